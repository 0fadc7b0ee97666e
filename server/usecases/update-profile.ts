import { lifetimes } from "../../domain/account/account.ts";
import { gemIds } from "../../domain/gems/catalogue.ts";
import * as messages from "../../domain/site/messages.ts";
import {
  imageSizeLimit,
  profileImageKey,
  readProfile,
  type ImageRefusal,
  type Profile,
  type ProfileRefusal,
  type TypedProfile,
} from "../../domain/account/profile.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../app.ts";
import { conflictAsValue } from "../base/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { storeImage, type Storing } from "./store-image.ts";
import type { UploadedFile } from "./uploaded-file.ts";
import { consume, refund, type Counted, type Limited, type TooMany } from "./limits.ts";
import { availabilityFor } from "./username.ts";

type Refusal =
  | {
      readonly code:
        | ProfileRefusal
        | ImageRefusal
        | "profile-username-taken"
        | "profile-username-unavailable"
        | "not-signed-in";
    }
  | { readonly code: "image-not-stored"; readonly reason: "storage" | "busy" }
  | TooMany;

/** The form as read: texts as typed, and the chosen picture or null. */
export interface ProfileForm {
  readonly typed: TypedProfile;
  readonly image: UploadedFile | null;
}

/** Counts an upload before it is read: one that is broken off takes memory and time as well. */
export const countUpload = (app: Limited, { id }: UserDocument): Promise<Result<null, TooMany>> =>
  consume(app, [["upload", id]]);

/** Refunds an upload that had no picture. */
export const refundUpload = (app: Limited, { id }: UserDocument): Promise<void> =>
  refund(app, [["upload", id]]);

/**
 * Saves the profile (docs/product.md §5, §7). A refused picture stops everything. When a picture cannot be stored, the
 * rest is saved and the user is told (docs/security.md, outages).
 */
export async function updateProfile(
  app: Limited & Storing & Pick<App, "random" | "reviewEvents">,
  actor: UserDocument | null,
  { typed, image }: ProfileForm,
): Promise<Result<{ readonly message: string }, Refusal>> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const profile = readProfile(typed);
  if (!profile.ok) return refuse({ code: profile.refusal });
  if (image !== null && image.size >= imageSizeLimit) return refuse({ code: "image-too-large" });
  const within = await consume(app, [["profile", actor.id]]);
  if (!within.ok) return within;
  const availability = await availabilityFor(app, actor, profile.value.username);
  if (availability !== "available") return refuse({ code: `profile-username-${availability}` });
  const renames = renamesOf(actor, profile.value);
  const mayRename = await consume(app, renames);
  if (!mayRename.ok) return mayRename;

  const stored =
    image === null
      ? ok(undefined)
      : await storeImage(app, profileImageKey(actor.id, app.now(), app.random.id()), image.bytes);
  if (!stored.ok && stored.refusal.code === "image-invalid") {
    await refund(app, renames);
    return stored;
  }
  const written = await write(app, actor, profile.value, stored.ok ? stored.value : undefined);
  if (!written.ok) {
    await refund(app, renames);
    return written;
  }
  return stored.ok ? ok({ message: messages.profile.updated }) : stored;
}

/**
 * Counts a change of the username, because the old name stays blocked for others. Choosing the first name blocks none.
 */
const renamesOf = (actor: UserDocument, { username }: Profile): readonly Counted[] =>
  actor.username === null || actor.username === username ? [] : [["rename", actor.id]];

async function write(
  app: Pick<App, "documents" | "now" | "reviewEvents">,
  actor: UserDocument,
  profile: Profile,
  profileImage: string | undefined,
): Promise<Result<null, Refusal>> {
  const updatedAt = app.now();
  const update = {
    id: actor.id,
    updatedAt,
    usernameFreedUntil: updatedAt + lifetimes.freedUsername,
    ...profile,
  };
  const name = profile.nickname;
  const written = await conflictAsValue(
    app.documents.users.update({ ...update, name, ...(profileImage !== undefined && { profileImage }) }),
  );
  if (written.ok) {
    if (isShownOtherwise(actor, written.value)) app.reviewEvents.publish(gemIds);
    return ok(null);
  }
  return refuse({ code: written.refusal.code === "missing" ? "not-signed-in" : "profile-username-taken" });
}

/** Whether the user's reviews look different now: they show nickname and picture. */
const isShownOtherwise = (before: UserDocument, after: UserDocument) =>
  before.nickname !== after.nickname || before.profileImage !== after.profileImage;
