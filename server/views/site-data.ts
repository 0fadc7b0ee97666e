import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { pigmentOf } from "../../domain/account/pigment.ts";
import type { Site } from "../../domain/site/site-data.ts";
import type { App } from "../runtime/app.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** Reads the data that every page needs. `isSessionUnknown`: the browser has a session that cannot be looked up now. */
export async function viewSite(
  { config, documents, log }: Pick<App, "config" | "documents" | "log">,
  actor: UserDocument | null,
  isSessionUnknown = false,
): Promise<Site> {
  const simulatedMail = config.mail.kind === "simulated";
  const notice = config.mail.kind === "simulated" && config.mail.demo ? messages.demo.notice : null;
  const ways = { origin: config.baseUrl.origin, google: config.google !== null, simulatedMail, notice };
  if (actor === null) return { currentUser: null, isSessionUnknown, ...ways };
  const hasPassword = await documents.credentials.ofUser(actor.id).then(
    (credential) => credential !== undefined,
    (error: unknown) => {
      log.error({ err: error }, "account not read");
      return null;
    },
  );
  // The page is shown without the account, as when the session cannot be looked up.
  if (hasPassword === null) return { currentUser: null, isSessionUnknown: true, ...ways };
  const { nickname, username, savedGems } = actor;
  return {
    currentUser: {
      nickname,
      username,
      profileImage: addressOf(actor),
      pigment: pigmentOf(actor.id),
      hasPassword,
      savedGems,
    },
    isSessionUnknown,
    ...ways,
  };
}

/** The address of a user's profile image; null when there is none. */
export const addressOf = ({ profileImage }: Pick<UserDocument, "profileImage">): string | null =>
  profileImage === null ? null : paths.profileImage(profileImage);
