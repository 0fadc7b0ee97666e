import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** What is kept of a token that nobody can guess; enough to find it, not to use it. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Hashes what can be guessed, such as a 6-digit code or an address, so that only this product's servers can check a guess. */
export type KeyedHash = (purpose: string, text: string) => string;

/** Keyed hashes under the product's secret. */
export const createKeyedHash =
  (secret: string): KeyedHash =>
  (purpose, text) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");

/** Whether two hashes are the same, without telling by time how far they agree. */
export const sameHash = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
