import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** The hash under which a random token is stored: enough to look the token up, not enough to use it. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/**
 * Keyed hashes (HMAC) of values that could be guessed, such as a 6-digit code or an email address: without the secret
 * nobody can test a guess. While the secret is being rotated there are two: values are written under the first and
 * looked up under both.
 */
export interface KeyedHashes {
  /** The hash to store. */
  readonly keyedHash: (purpose: string, text: string) => string;
  /** The hashes that may be stored, one for each secret; the hash of `keyedHash` comes first. */
  readonly keyedHashes: (purpose: string, text: string) => readonly string[];
}

/** Creates keyed hashes; the first secret is the one to write with. */
export function createKeyedHashes([first, ...earlier]: Secrets): KeyedHashes {
  const under = (secret: string, purpose: string, text: string) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");
  return {
    keyedHash: (purpose, text) => under(first, purpose, text),
    keyedHashes: (purpose, text) => [first, ...earlier].map((secret) => under(secret, purpose, text)),
  };
}

/** The secrets in use, the current one first. */
export type Secrets = readonly [string, ...string[]];

/**
 * The key by which a browser marks what it keeps for a user until the server can be reached. The same for ever, also under
 * another `AUTH_SECRET`, otherwise what waits would be lost; and of no use without a session of that user.
 */
export const ownerKey = (userId: string): string => hashToken(`owner\0${userId}`).slice(0, 22);

/**
 * The name of a user in their passkeys (WebAuthn calls it the user handle). The same for ever, and it says nothing about the
 * user to whoever reads it on a device.
 */
export const passkeyUser = (userId: string): string => hashToken(`passkey\0${userId}`);

/** Compares two texts in constant time. They may differ in length. */
export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
