import { useEffect, useState } from "react";
import { takeProfileDraft, type ProfileDraft } from "./profile-draft.ts";
import type { ProfileResponse } from "./profile-errors.ts";
import type { OwnProfile } from "./profile-page.tsx";

/** The values of the fields at first: those of a refused form sent without JavaScript, or those of the profile. */
function initialDraft(profile: OwnProfile, response: ProfileResponse | undefined): ProfileDraft {
  const typed = response?.ok === false ? response.typed : undefined;
  return {
    nickname: typed?.nickname ?? profile.nickname,
    username: typed?.username ?? profile.username ?? "",
    // A form sends each line end as two characters (CRLF).
    bio: typed?.bio.replaceAll("\r\n", "\n") ?? profile.bio,
  };
}

/**
 * What is typed into the profile form, and the function to change a part of it. What was kept when the session ended is
 * taken back (docs/product.md §4).
 */
export function useProfileDraft(
  profile: OwnProfile,
  response: ProfileResponse | undefined,
): readonly [ProfileDraft, (more: Partial<ProfileDraft>) => void] {
  const [draft, setDraft] = useState(() => initialDraft(profile, response));
  useEffect(() => {
    const kept = takeProfileDraft(profile.username);
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser has it, after the server's page
    if (kept !== null) setDraft(kept);
  }, [profile.username]);
  return [draft, (more) => setDraft((current) => ({ ...current, ...more }))];
}
