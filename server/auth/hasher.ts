/** Whatever does the work of a password's hash. */
export interface Hasher {
  /** The hash, salted; null where the work was lost, so that it must be asked for again. */
  readonly hash: (password: string, memoryKiB: number) => Promise<string | null>;
  /** Whether the password has this hash; null where the work was lost. */
  readonly verify: (password: string, hash: string) => Promise<boolean | null>;
  readonly close: () => Promise<void>;
}

/** Hashes in this process, beside everything else it does; the library is loaded by the first. */
export const hashHere: Hasher = {
  async hash(password, memoryKiB) {
    const argon2 = await import("@node-rs/argon2");
    return argon2.hash(password, { memoryCost: memoryKiB, timeCost: 1, parallelism: 1 });
  },
  async verify(password, hash) {
    const argon2 = await import("@node-rs/argon2");
    return argon2.verify(hash, password);
  },
  close: async () => undefined,
};

/** A hash to make or to check, as the process that does it is asked. */
export type HashTask = { readonly number: number; readonly password: string } & (
  | { readonly hash: string }
  | { readonly memoryKiB: number }
);

/** What that process answers to the task of this number. */
export type HashResult = { readonly number: number } & (
  | { readonly value: string | boolean | null }
  | { readonly fault: string }
);
