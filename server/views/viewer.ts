import { paths } from "../../domain/paths.ts";
import type { App } from "../app.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** What every page knows of the person signed in. */
export interface Viewer {
  readonly nickname: string;
  /** Null after a first Google sign-in, until one is chosen. */
  readonly username: string | null;
  /** Address of their picture, or null. */
  readonly profileImage: string | null;
  readonly hasPassword: boolean;
}

/** What every page knows: who is signed in, and which ways in there are. */
export interface SiteView {
  readonly viewer: Viewer | null;
  /** Whether "Continue with Google" has anything behind it. */
  readonly google: boolean;
  /** Whether mails are simulated, so that codes come with the answer. */
  readonly simulatedMail: boolean;
}

/** The site as this person sees it. */
export async function viewSite(
  { config, documents }: Pick<App, "config" | "documents">,
  actor: UserDocument | null,
): Promise<SiteView> {
  const ways = { google: config.google !== null, simulatedMail: config.mail.kind === "simulated" };
  if (actor === null) return { viewer: null, ...ways };
  const hasPassword = (await documents.credentials.ofUser(actor.id)) !== undefined;
  const { nickname, username } = actor;
  return { viewer: { nickname, username, profileImage: addressOf(actor), hasPassword }, ...ways };
}

/** Where a user's picture is. */
export const addressOf = ({ profileImage }: Pick<UserDocument, "profileImage">): string | null =>
  profileImage === null ? null : paths.profileImage(profileImage);
