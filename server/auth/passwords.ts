import { availableParallelism } from "node:os";
import { ok, refuse, type Result } from "../../domain/result.ts";
import { createQueue } from "../runtime/queue.ts";
import { hashHere } from "./hasher.ts";

/** Hashes and checks passwords; refuses with busy when too many wait already, and when the work was lost. */
export interface Passwords {
  readonly hash: (password: string) => Promise<Result<string, "busy">>;
  /** Whether the password has this hash. Without a hash it takes as long and says no. */
  readonly verify: (password: string, hash: string | undefined) => Promise<Result<boolean, "busy">>;
  /** Whether another password would be refused with busy at this moment. */
  readonly isFull: () => boolean;
  /** Whether a hash was made with today's cost; one that was not is made again at the next sign-in. */
  readonly isCurrent: (hash: string) => boolean;
}

/** OWASP's argon2id, 46 MiB, one pass (OWASP Password Storage Cheat Sheet). */
const owaspMemoryKiB = 47_104;

/** Looked at or waiting. */
const maxAtOnce = 22;

const base64 = (bytes: number) => Buffer.alloc(bytes).toString("base64").replaceAll("=", "");

/**
 * argon2id, two at a time and 22 in all (docs/security.md row 33): 46 MiB each bounds the memory, and what a small machine
 * cannot check within about a second is better refused. On two cores one at a time, so that browsing keeps the other.
 */
export function createPasswords({ memoryKiB = owaspMemoryKiB, hasher = hashHere } = {}): Passwords {
  const running = Math.min(2, Math.max(1, availableParallelism() - 1));
  const { run, isFull } = createQueue({ running, waiting: maxAtOnce - running });
  const queued = async <Value>(work: () => Promise<Value | null>): Promise<Result<Value, "busy">> => {
    const done = await run(work);
    if (!done.ok) return done;
    const { value } = done;
    return value === null ? refuse("busy") : ok(value);
  };
  const cost = `$argon2id$v=19$m=${memoryKiB},t=1,p=1$`;
  const nobodys = `${cost}${base64(16)}$${base64(32)}`;
  return {
    hash: (password) => queued(() => hasher.hash(password, memoryKiB)),
    verify: (password, hash) => queued(() => hasher.verify(password, hash ?? nobodys)),
    isFull,
    isCurrent: (hash) => hash.startsWith(cost),
  };
}
