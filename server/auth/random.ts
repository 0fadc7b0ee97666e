import { randomBytes, randomInt } from "node:crypto";
import { verification } from "../../domain/signup.ts";

/** Where chance comes in; tests bring their own. */
export interface Random {
  /** 256 bits that nobody guesses, fit for cookies and links. */
  readonly token: () => string;
  /** 128 bits that name a thing. */
  readonly id: () => string;
  /** A verification code, 6 digits (docs/product.md §9). */
  readonly code: () => string;
}

/** The system's cryptographic randomness. */
export const systemRandom: Random = {
  token: () => randomBytes(32).toString("base64url"),
  id: () => randomBytes(16).toString("hex"),
  code: () => String(randomInt(verification.smallestCode, verification.largestCode + 1)),
};
