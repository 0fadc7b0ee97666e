import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import type { Site } from "../../domain/site-data.ts";
import type { App } from "../runtime/app.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** The site as this person sees it. */
export async function viewSite(
  { config, documents }: Pick<App, "config" | "documents">,
  actor: UserDocument | null,
): Promise<Site> {
  const simulatedMail = config.mail.kind === "simulated";
  const notice = config.mail.kind === "simulated" && config.mail.demo ? messages.demo.notice : null;
  const ways = { google: config.google !== null, simulatedMail, notice };
  if (actor === null) return { currentUser: null, ...ways };
  const hasPassword = (await documents.credentials.ofUser(actor.id)) !== undefined;
  const { nickname, username, savedGems } = actor;
  return {
    currentUser: { nickname, username, profileImage: addressOf(actor), hasPassword, savedGems },
    ...ways,
  };
}

/** Where a user's picture is. */
export const addressOf = ({ profileImage }: Pick<UserDocument, "profileImage">): string | null =>
  profileImage === null ? null : paths.profileImage(profileImage);
