import type { RefusedProfile } from "../../domain/account/profile.ts";
import { deleteAccount } from "../usecases/delete-account.ts";
import { endDevice, endOtherDevices } from "../usecases/devices.ts";
import { addPasskey, beginPasskey, beginPasskeyProof, removePasskey } from "../usecases/own-passkeys.ts";
import { updateProfile } from "../usecases/update-profile.ts";
import { checkOwnUsername } from "../usecases/username.ts";
import { intent, type Action } from "./action.ts";
import { isChosenFile, longestTypedBack, textOf, type Form } from "./form.ts";

/** The contents of a refused profile form. Without JavaScript the person would have to type them again. */
function readTypedBack(form: Form): RefusedProfile {
  const text = (name: string) => textOf(form, name).slice(0, longestTypedBack);
  const [image] = form.get("image") ?? [];
  return {
    nickname: text("nickname"),
    username: text("username"),
    bio: text("bio"),
    withImage: isChosenFile(image),
  };
}

/** Saves the signed-in user's profile, or checks whether a username is available. */
export const editProfile = {
  visitor: "not-signed-in",
  typedBack: (form) => (textOf(form, "intent") === "save" ? readTypedBack(form) : undefined),
  intents: {
    save: intent({
      fields: { nickname: "text", username: "text", bio: "text", age: "optional", image: "file" },
      failure: "profile-failed",
      run({ app, actor }, { image, age, ...texts }) {
        const typed = { ...texts, ...(age !== undefined && { age }) };
        return updateProfile(app, actor, { typed, image });
      },
    }),
    "check-username": intent({
      fields: { username: "text" },
      failure: "username-not-checked",
      run: ({ app, client, actor }, { username }) => checkOwnUsername(app, client, actor, username),
    }),
  },
} satisfies Action;

/**
 * Signs out other devices of the signed-in user, adds and removes passkeys, or deletes the account. What a stolen session must
 * not do needs a proof: `server/usecases/prove-identity.ts`.
 */
export const accountSettings = {
  intents: {
    delete: intent({
      fields: { password: "optional", passkey: "optional" },
      failure: "deletion-failed",
      run: ({ app, client, actor }, { password = "", passkey = "" }) =>
        deleteAccount(app, client, { actor, password, passkey }),
    }),
    "end-device": intent({
      fields: { device: "text" },
      failure: "devices-failed",
      run: ({ app, client, actor }, { device }) => endDevice(app, client, { actor, device }),
    }),
    "end-other-devices": intent({
      fields: {},
      failure: "devices-failed",
      run: ({ app, client, actor }) => endOtherDevices(app, client, actor),
    }),
    "begin-passkey": intent({
      fields: { password: "optional", passkey: "optional" },
      failure: "passkeys-failed",
      run: ({ app, client, actor }, { password = "", passkey = "" }) =>
        beginPasskey(app, client, { actor, password, passkey }),
    }),
    "add-passkey": intent({
      fields: { name: "text", passkey: "text" },
      failure: "passkeys-failed",
      run: ({ app, client, actor }, { name, passkey: text }) =>
        addPasskey(app, client, { actor, name, text }),
    }),
    "remove-passkey": intent({
      fields: { passkey: "text" },
      failure: "passkeys-failed",
      run: ({ app, client, actor }, { passkey: id }) => removePasskey(app, client, { actor, id }),
    }),
    "begin-passkey-proof": intent({
      fields: {},
      failure: "passkeys-failed",
      run: ({ app, client, actor }) => beginPasskeyProof(app, client, actor),
    }),
  },
} satisfies Action;
