import { randomBytes } from "node:crypto";

/** 128 random bits that no other answer gets (docs/security.md row 13). */
export const createNonce = (): string => randomBytes(16).toString("base64");
