import type { App } from "../runtime/app.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { pigmentOf, type Pigment } from "../../domain/pigment.ts";
import { addressOf } from "./site-data.ts";

/** The initial values of the edit form; null for a visitor. */
export interface EditView {
  readonly nickname: string;
  readonly username: string | null;
  readonly bio: string;
  /** The address of the current profile image; null when there is none. */
  readonly profileImage: string | null;
  readonly pigment: Pigment;
}

/** Reads the profile for the edit form. */
export const viewEdit = (actor: UserDocument | null): EditView | null =>
  actor && {
    nickname: actor.nickname,
    username: actor.username,
    bio: actor.bio,
    profileImage: addressOf(actor),
    pigment: pigmentOf(actor.id),
  };

/** The account settings, and what a deletion would remove; null for a visitor. */
export interface AccountView {
  readonly email: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly username: string | null;
  readonly nickname: string;
  /** How the owner proves their identity before a deletion. */
  readonly proof: "password" | "google";
  readonly reviews: number;
  readonly saves: number;
}

/** Reads the account settings. */
export async function viewAccount(
  { documents }: Pick<App, "documents">,
  actor: UserDocument | null,
): Promise<AccountView | null> {
  if (actor === null) return null;
  const { email, createdAt, username, nickname } = actor;
  const hasPassword = (await documents.credentials.ofUser(actor.id)) !== undefined;
  const footprint = await documents.users.footprint(actor.id);
  return { email, createdAt, username, nickname, proof: hasPassword ? "password" : "google", ...footprint };
}
