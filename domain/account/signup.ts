import { ok, refuse, type Result } from "../base/result.ts";
import { isShowable, isShowableLine, looksEmpty } from "../base/text.ts";

/** The steps of the sign-up, in order (docs/product.md §4). The last one creates the account. */
const signupSteps = ["email", "code", "password", "username", "nickname", "bio"] as const;
export type SignupStep = (typeof signupSteps)[number];

const minute = 60_000;

/** Limits of the verification (docs/product.md §5), times in milliseconds. */
export const verification = {
  smallestCode: 100_000,
  largestCode: 999_999,
  codeLifetime: 10 * minute,
  triesPerCode: 5,
  resendAfter: 30_000,
  /** From the first code to the last step. */
  attemptLifetime: 60 * minute,
} as const;

export type CodeRefusal = "email-required" | "code-missing";

/** A longer text is no code, whatever is taken out of it. */
const longestTypedCode = 100;

/**
 * Checks a code before it is compared (docs/product.md §5, Email verification code). Mail programs and people group the
 * digits, so spaces and hyphens do not count.
 */
export function checkCode(email: string, code: string): Result<string, CodeRefusal> {
  if (email.trim() === "") return refuse("email-required");
  const given = code.length > longestTypedCode ? code : code.replaceAll(/[\s\p{Dash_Punctuation}]/gu, "");
  return given === "" ? refuse("code-missing") : ok(given);
}

export type NicknameRefusal =
  | "nickname-missing"
  | "nickname-too-short"
  | "nickname-too-long"
  | "nickname-characters";

export const shortestNickname = 2;
export const longestNickname = 30;
/** Longer texts are refused at once. */
const longestTyped = 4096;

/** Checks a nickname (docs/product.md §5, Signup nickname): trimmed, 2 to 30 characters (UTF-16 code units). */
export function readNickname(typed: string): Result<string, NicknameRefusal> {
  if (typed.length > longestTyped) return refuse("nickname-too-long");
  const nickname = typed.trim();
  if (looksEmpty(nickname)) return refuse("nickname-missing");
  if (nickname.length < shortestNickname) return refuse("nickname-too-short");
  if (nickname.length > longestNickname) return refuse("nickname-too-long");
  return isShowableLine(nickname) ? ok(nickname) : refuse("nickname-characters");
}

export type SignupBioRefusal =
  | { readonly code: "signup-bio-too-many-words"; readonly words: number }
  | { readonly code: "signup-bio-too-long" }
  | { readonly code: "bio-characters" };

export const maxBioWords = 100;
const longestSignupBio = 4096;

/** Counts words as the specification does: separated by white space. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/**
 * Checks a bio (docs/product.md §5): optional, at most 100 words and at most 4,096 characters.
 */
export function readSignupBio(typed: string): Result<string, SignupBioRefusal> {
  if (typed.length > 4 * longestSignupBio) return refuse({ code: "signup-bio-too-long" });
  const bio = typed.trim();
  const words = countWords(bio);
  if (words > maxBioWords) return refuse({ code: "signup-bio-too-many-words", words });
  if (bio.length > longestSignupBio) return refuse({ code: "signup-bio-too-long" });
  return isShowable(bio) ? ok(bio) : refuse({ code: "bio-characters" });
}
