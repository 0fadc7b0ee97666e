import type { Device } from "../../domain/account/device.ts";
import { catalogue } from "../../domain/gems/catalogue.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import { pictureSet } from "../../domain/prints/picture-set.ts";
import { shortTitle } from "../../domain/gems/short-title.ts";
import { mostSavedPrints } from "../../domain/saves/saved-prints.ts";
import type { Client } from "../usecases/client.ts";
import type { App } from "../app.ts";
import type { OwnPasskey } from "../documents/sign-in/passkeys.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { pigmentOf, type Pigment } from "../../domain/account/pigment.ts";
import { viewDevices } from "./devices.ts";
import { viewOwnReports } from "./own-reports.ts";
import { addressOf } from "./site-data.ts";

/** A profile as its owner sees it. */
interface OwnProfile {
  readonly nickname: string;
  readonly username: string | null;
  readonly bio: string;
  /** The address of the current profile image; null when there is none. */
  readonly profileImage: string | null;
  readonly pigment: Pigment;
}

const ownProfile = (actor: UserDocument): OwnProfile => ({
  nickname: actor.nickname,
  username: actor.username,
  bio: actor.bio,
  profileImage: addressOf(actor),
  pigment: pigmentOf(actor.id),
});

/** The initial values of the edit form, and the id under which the browser keeps its draft. */
export interface EditView extends OwnProfile {
  readonly id: string;
}

/** Reads the profile for the edit form; null for a visitor. */
export const viewEdit = (actor: UserDocument | null): EditView | null =>
  actor && { id: actor.id, ...ownProfile(actor) };

/** A saved gem as the profile shows it. */
export interface SavedPrint {
  readonly id: number;
  readonly title: string;
  readonly shortTitle: string;
  readonly image: string;
}

/** The page of the own profile. */
export interface ProfileView extends OwnProfile {
  /** Another print of the gem saved last; null when nothing is saved. */
  readonly cover: string | null;
  /** The newest saves first, `mostSavedPrints` at most. */
  readonly savedPrints: readonly SavedPrint[];
}

/** The first of a gem's further prints that is as wide as the page's frame; its main one is among the saved prints. */
const coverOf = ({ image, additionalImages }: Gem): string =>
  additionalImages.find((further) => !pictureSet(further).upright) ?? image;

/** Reads the profile; null for a visitor. */
export function viewProfile(actor: UserDocument | null): ProfileView | null {
  if (actor === null) return null;
  const gems = actor.savedGems.flatMap((id) => catalogue.filter((gem) => gem.id === id));
  const savedPrints = gems.slice(0, mostSavedPrints).map(({ id, title, image }) => ({
    id,
    title,
    shortTitle: shortTitle(title),
    image,
  }));
  return { ...ownProfile(actor), cover: gems[0] === undefined ? null : coverOf(gems[0]), savedPrints };
}

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
  /** This one first. */
  readonly devices: readonly Device[];
  /** The oldest first. */
  readonly passkeys: readonly OwnPasskey[];
  /** The newest first. */
  readonly reports: Awaited<ReturnType<typeof viewOwnReports>>;
}

/** Reads the account settings. */
export async function viewAccount(
  app: Pick<App, "documents" | "now">,
  client: Client,
  actor: UserDocument | null,
): Promise<AccountView | null> {
  if (actor === null) return null;
  const { documents } = app;
  const { email, createdAt, username, nickname } = actor;
  const hasPassword = (await documents.credentials.find(actor.id)) !== undefined;
  const footprint = await documents.users.footprint(actor.id);
  const proof = hasPassword ? "password" : "google";
  const devices = await viewDevices(app, client, actor);
  const passkeys = await documents.passkeys.ofUser(actor.id);
  const reports = await viewOwnReports(app, actor);
  return { email, createdAt, username, nickname, proof, ...footprint, devices, passkeys, reports };
}
