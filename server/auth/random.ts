import { randomBytes, randomInt } from "node:crypto";
import { verification } from "../../domain/account/signup.ts";

/** The source of randomness; tests replace it. */
export interface Random {
  /** 256 random bits in base64url, for cookies and links. */
  readonly token: () => string;
  /** A unique id: 128 random bits in hexadecimal. */
  readonly id: () => string;
  /** A verification code, 6 digits (docs/product.md §5). */
  readonly code: () => string;
}

/** The system's cryptographic random number generator. */
export const systemRandom: Random = {
  token: () => randomBytes(32).toString("base64url"),
  id: () => randomBytes(16).toString("hex"),
  code: () => String(randomInt(verification.smallestCode, verification.largestCode + 1)),
};
