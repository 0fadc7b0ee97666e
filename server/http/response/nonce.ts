import { randomBytes } from "node:crypto";

/** A new nonce of 128 random bits; every response gets its own (docs/security.md row 13). */
export const createNonce = (): string => randomBytes(16).toString("base64");
