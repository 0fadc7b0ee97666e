/** Computes password hashes. */
export interface Hasher {
  /** The salted hash; null when the work was lost (the process died) and must be repeated. */
  readonly hash: (password: string, memoryKiB: number) => Promise<string | null>;
  /** Whether the password matches the hash; null when the work was lost. */
  readonly verify: (password: string, hash: string) => Promise<boolean | null>;
  readonly close: () => Promise<void>;
}

/** Hashes in this process. The library is loaded with the first hash. */
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

/** A message to the hashing process: compute a hash, or verify one. */
export type HashTask = { readonly number: number; readonly password: string } & (
  | { readonly hash: string }
  | { readonly memoryKiB: number }
);

/** The reply to the task with this number. */
export type HashResult = { readonly number: number } & (
  | { readonly value: string | boolean | null }
  | { readonly fault: string }
);
