import type { TypedProfile } from "../../../domain/profile.ts";
import { forgetDraft, keepDraft, readDraft } from "../../shell/session-storage.ts";

/** What was typed into the profile's form. */
export type ProfileDraft = Pick<TypedProfile, "nickname" | "username" | "bio">;

/** Whose form it is: the next person at this window does not see it. */
const name = (username: string | null) => `profile-${username ?? ""}`;

/** Keeps what was typed when the session turned out to be over (docs/product.md §4): it waits for the login. */
export const keepProfileDraft = (username: string | null, draft: ProfileDraft): void =>
  keepDraft(name(username), draft);

/** What was kept, once; null where there is nothing. */
export function takeProfileDraft(username: string | null): ProfileDraft | null {
  const kept = readDraft(name(username));
  forgetDraft(name(username));
  if (typeof kept !== "object" || kept === null) return null;
  if (!("nickname" in kept && "username" in kept && "bio" in kept)) return null;
  const { nickname, username: typedName, bio } = kept;
  const isWhole = typeof nickname === "string" && typeof typedName === "string" && typeof bio === "string";
  return isWhole ? { nickname, username: typedName, bio } : null;
}
