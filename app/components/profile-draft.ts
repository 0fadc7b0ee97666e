import type { TypedProfile } from "../../domain/profile.ts";

/** What was typed into the profile's form. */
export type ProfileDraft = Pick<TypedProfile, "nickname" | "username" | "bio">;

/** Whose form it is: the next person at this window does not see it. */
const key = (username: string | null) => `anaba-profile-${username ?? ""}`;

/** Keeps what was typed when the session turned out to be over (product §4): it waits for the login. */
export function keepProfileDraft(username: string | null, draft: ProfileDraft): void {
  try {
    sessionStorage.setItem(key(username), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off.
  }
}

/** What was kept, once; null where there is nothing. */
export function takeProfileDraft(username: string | null): ProfileDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(username)) ?? "null");
    sessionStorage.removeItem(key(username));
    if (typeof kept !== "object" || kept === null) return null;
    if (!("nickname" in kept && "username" in kept && "bio" in kept)) return null;
    const { nickname, username: name, bio } = kept;
    const isWhole = typeof nickname === "string" && typeof name === "string" && typeof bio === "string";
    return isWhole ? { nickname, username: name, bio } : null;
  } catch {
    return null;
  }
}
