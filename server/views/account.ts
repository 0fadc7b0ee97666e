import type { App } from "../runtime/app.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { pigmentOf, type Pigment } from "../../domain/pigment.ts";
import { addressOf } from "./site-data.ts";

/** What the edit form starts with; null for a visitor. */
export interface EditView {
  readonly nickname: string;
  readonly username: string | null;
  readonly bio: string;
  /** Address of the present picture, or null. */
  readonly profileImage: string | null;
  readonly pigment: Pigment;
}

/** The profile to edit. */
export const viewEdit = (actor: UserDocument | null): EditView | null =>
  actor && {
    nickname: actor.nickname,
    username: actor.username,
    bio: actor.bio,
    profileImage: addressOf(actor),
    pigment: pigmentOf(actor.id),
  };

/** What the account settings show, and what deletion would take with it; null for a visitor. */
export interface AccountView {
  readonly email: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly username: string | null;
  readonly nickname: string;
  /** How one proves to be its owner before deleting it. */
  readonly proof: "password" | "google";
  readonly reviews: number;
  readonly saves: number;
}

/** The account settings. */
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
