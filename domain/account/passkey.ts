import { ok, refuse, type Result } from "../base/result.ts";
import { isShowableLine, looksEmpty } from "../base/text.ts";

/** The most passkeys of an account: one for each device and some to spare. */
export const mostPasskeys = 20;

/** The longest name of a passkey, in UTF-16 code units. */
export const longestPasskeyName = 60;

/** Longer texts are refused at once. */
const longestTyped = 4096;

export type PasskeyNameRefusal = "passkey-name-missing" | "passkey-name-too-long" | "passkey-name-characters";

/** Whether a text can be the id of a passkey: base64url of at most 1,023 bytes (Web Authentication Level 3, 5.1). */
export const isPasskeyId = (id: string): boolean => /^[\w-]{1,1364}$/.test(id);

/** Checks the name that its owner gives to a passkey (docs/product.md §8). */
export function readPasskeyName(typed: string): Result<string, PasskeyNameRefusal> {
  if (typed.length > longestTyped) return refuse("passkey-name-too-long");
  const name = typed.trim();
  if (looksEmpty(name)) return refuse("passkey-name-missing");
  if (name.length > longestPasskeyName) return refuse("passkey-name-too-long");
  return isShowableLine(name) ? ok(name) : refuse("passkey-name-characters");
}
