import type { RefusedProfile } from "../../domain/account/profile.ts";
import { deleteAccount } from "../usecases/delete-account.ts";
import { endDevice, endOtherDevices } from "../usecases/devices.ts";
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
 * Signs out other devices of the signed-in user, or deletes the account. To delete one with a password, that password is
 * needed.
 */
export const accountSettings = {
  intents: {
    delete: intent({
      fields: { password: "optional" },
      failure: "deletion-failed",
      run: ({ app, client, actor }, { password = "" }) => deleteAccount(app, client, { actor, password }),
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
  },
} satisfies Action;
