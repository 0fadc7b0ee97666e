import { paths } from "../../domain/site/paths.ts";
import type { ActionResponse } from "../../domain/site/action-response.ts";
import type { Action, Intent } from "./action.ts";
import type { FieldKinds, SentFields } from "./form.ts";
import { forgotPassword, resetPassword } from "./password-reset.ts";
import { accountSettings, editProfile } from "./profile.ts";
import { mistake } from "./mistake.ts";
import { ownReviews } from "./reviews.ts";
import { saved } from "./saved.ts";
import { saves } from "./saves.ts";
import { signIn, signOut } from "./sign-in.ts";
import { signup } from "./signup.ts";
import { stamps } from "./stamps.ts";

/** Every action of the site. The key is the name of its address in `domain/site/paths.ts`. */
export const actions = {
  signIn,
  signOut,
  signup,
  forgotPassword,
  resetPassword,
  editProfile,
  accountSettings,
  saved,
  saves,
  stamps,
  ownReviews,
  mistake,
} satisfies { readonly [Name in keyof typeof paths]?: Action };

type Actions = typeof actions;
export type ActionName = keyof Actions;

type Intents<Name extends ActionName> = Actions[Name]["intents"];
export type IntentName<Name extends ActionName> = keyof Intents<Name> & string;

/** The fields that an intent takes. */
export type FieldsOf<Name extends ActionName, Of extends IntentName<Name>> =
  Intents<Name>[Of] extends Intent<infer Kinds> ? SentFields<Kinds> : never;

/** The response to an intent. */
export type ResponseOf<Name extends ActionName, Of extends IntentName<Name>> = ActionResponse<
  Intents<Name>[Of] extends Intent<FieldKinds, infer Value> ? Value : never
>;

const isName = (name: string): name is ActionName => Object.hasOwn(actions, name);

const byPath: ReadonlyMap<string, Action> = new Map(
  Object.keys(actions)
    .filter(isName)
    .map((name) => [paths[name](), actions[name]]),
);

/** The action at an address; undefined when the address takes no forms. */
export const actionAt = (pathname: string): Action | undefined => byPath.get(pathname);
