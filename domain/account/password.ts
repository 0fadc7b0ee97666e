import { isCommonPassword } from "./common-passwords.ts";
import { ok, refuse, type Result } from "../base/result.ts";

export type PasswordRefusal =
  | "fields-missing"
  | "password-too-short"
  | "password-without-uppercase"
  | "password-without-lowercase"
  | "password-without-number"
  | "password-too-long"
  | "password-too-common"
  | "passwords-differ";

/** Longer ones are refused before they are hashed. */
const longestPassword = 128;

/**
 * Checks a new password (docs/product.md §5): its length, the kinds of characters in the specification's order, the
 * common passwords; then the confirmation.
 */
export function checkPassword(password: string, confirmation: string): Result<string, PasswordRefusal> {
  if (password === "" || confirmation === "") return refuse("fields-missing");
  if (password.length < 8) return refuse("password-too-short");
  if (password.length > longestPassword) return refuse("password-too-long");
  if (!/[A-Z]/.test(password)) return refuse("password-without-uppercase");
  if (!/[a-z]/.test(password)) return refuse("password-without-lowercase");
  if (!/[0-9]/.test(password)) return refuse("password-without-number");
  if (isCommonPassword(password)) return refuse("password-too-common");
  return password === confirmation ? ok(password) : refuse("passwords-differ");
}

/** Whether a typed password can be right at all: not empty, and not too long. For checking, not for choosing. */
export const canBePassword = (password: string): boolean =>
  password !== "" && password.length <= longestPassword;
