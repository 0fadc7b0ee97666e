import { randomFillSync } from "node:crypto";

const bytes = 16;

/** Length of a nonce as text: 128 bits in base64. */
export const nonceLength = 24;

/** Random bytes for many nonces at once: asking the system for each costs more than all the rest of a cached page. */
const pool = Buffer.alloc(bytes * 256);
let used = pool.length;

/** 128 random bits that no other answer gets (hardening row 13). */
export function createNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString("base64", used - bytes, used);
}
