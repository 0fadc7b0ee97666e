import { availableParallelism } from "node:os";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { createQueue } from "../base/queue.ts";
import { hashHere } from "./hasher.ts";

/** Hashes and verifies passwords. Refuses with busy when the queue is full, and when the work was lost. */
export interface Passwords {
  readonly hash: (password: string) => Promise<Result<string, "busy">>;
  /**
   * Whether the password matches the hash. Without a hash the result is false, after the same work (docs/security.md
   * row 4).
   */
  readonly verify: (password: string, hash: string | undefined) => Promise<Result<boolean, "busy">>;
  /** Whether the queue is full: another password would be refused with busy. */
  readonly isFull: () => boolean;
  /** How many passwords are being hashed or verified, and how many wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Whether a hash has the current cost. An older one is replaced at the next sign-in. */
  readonly isCurrent: (hash: string) => boolean;
}

/** argon2id with 46 MiB and one pass (OWASP Password Storage Cheat Sheet). */
const owaspMemoryKiB = 47_104;

/** The largest number of passwords being hashed and waiting, together. */
const maxAtOnce = 22;

const base64 = (bytes: number) => Buffer.alloc(bytes).toString("base64").replaceAll("=", "");

/**
 * Hashes with argon2id, two at a time and 22 in the queue (docs/security.md row 33): each takes 46 MiB, and a small
 * machine works off about 22 in a second. With two cores only one at a time, so that pages keep the other core.
 */
export function createPasswords({ memoryKiB = owaspMemoryKiB, hasher = hashHere } = {}): Passwords {
  const running = Math.min(2, Math.max(1, availableParallelism() - 1));
  const { run, isFull, load } = createQueue({ running, waiting: maxAtOnce - running });
  const queued = async <Value>(work: () => Promise<Value | null>): Promise<Result<Value, "busy">> => {
    const done = await run(work);
    if (!done.ok) return done;
    const { value } = done;
    return value === null ? refuse("busy") : ok(value);
  };
  const cost = `$argon2id$v=19$m=${memoryKiB},t=1,p=1$`;
  const dummyHash = `${cost}${base64(16)}$${base64(32)}`;
  return {
    hash: (password) => queued(() => hasher.hash(password, memoryKiB)),
    verify: (password, hash) => queued(() => hasher.verify(password, hash ?? dummyHash)),
    isFull,
    load,
    isCurrent: (hash) => hash.startsWith(cost),
  };
}
