import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** What is kept of a token that nobody can guess; enough to find it, not to use it. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Hashes of what can be guessed, such as a 6-digit code or an address: only this product's servers can check a guess.
 * While the secret is being changed there are two. What is kept is written under the first and looked for under both.
 */
export interface KeyedHashes {
  /** The hash to keep. */
  readonly keyedHash: (purpose: string, text: string) => string;
  /** What may have been kept, under each secret; the one of `keyedHash` comes first. */
  readonly keyedHashes: (purpose: string, text: string) => readonly string[];
}

/** Keyed hashes under the product's secrets, the one to write with first. */
export function createKeyedHashes([first, ...earlier]: Secrets): KeyedHashes {
  const under = (secret: string, purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
  return {
    keyedHash: (purpose, text) => under(first, purpose, text),
    keyedHashes: (purpose, text) => [first, ...earlier].map((secret) => under(secret, purpose, text)),
  };
}

/** Secrets in use, the present one first. */
export type Secrets = readonly [string, ...string[]];

/** Whether two hashes are the same, without telling by time how far they agree. Any text may be compared. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
