import type { TypedProfile } from "../../../domain/account/profile.ts";
import type { WindowKey } from "../../../domain/site/browser-storage.ts";
import { forgetDraft, keepDraft, readDraft } from "../../shell/session-storage.ts";

/** The typed values of the profile form. */
export type ProfileDraft = Pick<TypedProfile, "nickname" | "username" | "bio">;

/** A draft as it is kept. A chosen picture is not, only that there was one. */
export interface KeptProfileDraft extends ProfileDraft {
  readonly withImage: boolean;
}

/** @param userId the writer: the next person in this window must not see the draft. */
const name = (userId: string): WindowKey => `profile-${userId}`;

/** Keeps what is typed until it is saved or given up (docs/product.md §4). */
export const keepProfileDraft = (userId: string, draft: KeptProfileDraft): void =>
  keepDraft(name(userId), draft);

/** The kept draft; null when there is none. */
export function readProfileDraft(userId: string): KeptProfileDraft | null {
  const kept = readDraft(name(userId));
  if (typeof kept !== "object" || kept === null) return null;
  if (!("nickname" in kept && "username" in kept && "bio" in kept && "withImage" in kept)) return null;
  const { nickname, username, bio, withImage } = kept;
  const isText = typeof nickname === "string" && typeof username === "string" && typeof bio === "string";
  return isText && typeof withImage === "boolean" ? { nickname, username, bio, withImage } : null;
}

/** Removes the draft, once it is saved or given up. */
export const forgetProfileDraft = (userId: string): void => forgetDraft(name(userId));
