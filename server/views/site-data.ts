import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { pigmentOf } from "../../domain/account/pigment.ts";
import type { Site } from "../../domain/site/site-data.ts";
import type { App } from "../app.ts";
import { ownerKey } from "../base/hashes.ts";
import type { UserDocument } from "../documents/user-document.ts";
import type { ViewContext } from "./view.ts";

/** Reads the data that every page needs. */
export function viewSite(
  { config }: Pick<App, "config">,
  { actor, isSessionUnknown, isCopy }: Pick<ViewContext, "actor" | "isSessionUnknown" | "isCopy">,
): Site {
  return {
    origin: config.baseUrl.origin,
    currentUser: actor && {
      key: ownerKey(actor.id),
      nickname: actor.nickname,
      username: actor.username,
      profileImage: addressOf(actor),
      pigment: pigmentOf(actor.id),
      savedGems: actor.savedGems,
    },
    isSessionUnknown,
    google: config.google !== null,
    simulatedMail: config.mail.kind === "simulated",
    notice: config.mail.kind === "simulated" && config.mail.demo ? messages.demo.notice : null,
    ...(isCopy && { isCopy }),
    ...(!config.offline && { isOfflineOff: true }),
    ...(config.contactEmail !== null && { hasContact: true }),
  };
}

/** The address of a user's profile image; null when there is none. */
export const addressOf = ({ profileImage }: Pick<UserDocument, "profileImage">): string | null =>
  profileImage === null ? null : paths.profileImage(profileImage);
