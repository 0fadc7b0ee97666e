import { ok, refuse, type Result } from "../base/result.ts";

export type UsernameRefusal =
  | "username-missing"
  | "username-too-short"
  | "username-too-long"
  | "username-characters";

export const shortestUsername = 3;
export const longestUsername = 20;

/**
 * Reads a username (docs/product.md §5): 3 to 20 ASCII letters, digits and underscores, in lower case. Characters are
 * checked before lower-casing, which would turn the Kelvin sign into a k.
 */
export function readUsername(typed: string): Result<string, UsernameRefusal> {
  if (typed === "") return refuse("username-missing");
  if (typed.length < shortestUsername) return refuse("username-too-short");
  if (typed.length > longestUsername) return refuse("username-too-long");
  return /^[A-Za-z0-9_]+$/.test(typed) ? ok(typed.toLowerCase()) : refuse("username-characters");
}

/** Reserved names: those that seem to speak for the site, and those with a special meaning in programs. */
const reserved: ReadonlySet<string> = new Set(
  `about abuse account accounts admin administrator anaba anonymous api app assets auth billing blog contact
  everyone false gem gems guest healthz help home hostmaster info login logout mail me moderator null nobody none
  official operator owner photos postmaster privacy profile readyz register reviews robots root saved search
  security settings sign_in sign_out sign_up signin signout signup site staff status support sysadmin system team
  terms test true undefined user username users webmaster www __proto__ constructor prototype tostring valueof
  hasownproperty`.split(/\s+/),
);

/** Whether a username (lower case) is reserved. */
export const isReservedUsername = (username: string): boolean => reserved.has(username);
