import { useEffect, useLayoutEffect, useState } from "react";
import { readLines } from "../../../domain/base/text.ts";
import {
  forgetProfileDraft,
  keepProfileDraft,
  readProfileDraft,
  type KeptProfileDraft,
  type ProfileDraft,
} from "./profile-draft.ts";
import type { ProfileResponse } from "./profile-errors.ts";
import type { OwnProfile } from "./profile-page.tsx";

/** The values of the fields at first: those of a refused form sent without JavaScript, or those of the profile. */
function initialDraft(profile: OwnProfile, response: ProfileResponse | undefined): KeptProfileDraft {
  const refused = response?.ok === false ? response.typed : undefined;
  const typed = refused !== undefined && "nickname" in refused ? refused : undefined;
  return {
    nickname: typed?.nickname ?? profile.nickname,
    username: typed?.username ?? profile.username ?? "",
    bio: (typed && readLines(typed.bio)) ?? profile.bio,
    withImage: typed?.withImage === true,
  };
}

/** The profile that is edited, with the id of its owner. */
export type EditedProfile = OwnProfile & { readonly id: string };

/** What is typed into the profile form. */
interface TypedDraft {
  /** The fields, and whether a picture was chosen before the page was loaded. */
  readonly draft: KeptProfileDraft;
  readonly change: (more: Partial<ProfileDraft>) => void;
  /** Removes what is kept: it is saved, or given up. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed into the profile form: for Back, for a reload, and until the log-in after the session has ended
 * (docs/product.md §4).
 * @param hasImage whether a picture is chosen now.
 */
export function useProfileDraft(
  profile: EditedProfile,
  response: ProfileResponse | undefined,
  hasImage: boolean,
): TypedDraft {
  const { id } = profile;
  const [first] = useState(() => initialDraft(profile, response));
  const [draft, setDraft] = useState(first);
  // Only the browser has it, after the server's page; and before what was typed during hydration is repeated.
  useLayoutEffect(() => {
    const kept = readProfileDraft(id);
    // oxlint-disable-next-line react/set-state-in-effect -- see above
    if (kept !== null) setDraft(kept);
  }, [id]);
  useEffect(() => {
    if (draft === first && !hasImage) forgetProfileDraft(id);
    else keepProfileDraft(id, { ...draft, withImage: hasImage || draft.withImage });
  }, [id, draft, first, hasImage]);
  return {
    draft,
    change: (more) => setDraft((current) => ({ ...current, ...more })),
    forget: () => forgetProfileDraft(id),
  };
}
