import type { TypedProfile } from "../../../domain/account/profile.ts";
import { forgetDraft, keepDraft, readDraft } from "../../shell/session-storage.ts";

/** The typed values of the profile form. */
export type ProfileDraft = Pick<TypedProfile, "nickname" | "username" | "bio">;

/** The id of the writer: the next person in this window must not see it. */
const name = (username: string | null) => `profile-${username ?? ""}`;

/** Keeps what was typed when the session has ended, until the person has logged in again (docs/product.md §4). */
export const keepProfileDraft = (username: string | null, draft: ProfileDraft): void =>
  keepDraft(name(username), draft);

/** Returns the kept values and removes them; null when there are none. */
export function takeProfileDraft(username: string | null): ProfileDraft | null {
  const kept = readDraft(name(username));
  forgetDraft(name(username));
  if (typeof kept !== "object" || kept === null) return null;
  if (!("nickname" in kept && "username" in kept && "bio" in kept)) return null;
  const { nickname, username: typedName, bio } = kept;
  const isWhole = typeof nickname === "string" && typeof typedName === "string" && typeof bio === "string";
  return isWhole ? { nickname, username: typedName, bio } : null;
}
