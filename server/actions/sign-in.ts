import { ok } from "../../domain/base/result.ts";
import { signOut as endSession } from "../usecases/sessions.ts";
import { beginPasskeySignIn, signInByPasskey } from "../usecases/passkey-sign-in.ts";
import { signIn as signInByPassword } from "../usecases/sign-in.ts";
import { fieldless, intent, type Action } from "./action.ts";

/** Signs in by password or by a passkey. The response sets the session cookie. */
export const signIn = {
  unnamed: () => "signIn",
  intents: {
    signIn: intent({
      fields: { email: "text", password: "text" },
      failure: "unexpected",
      run: ({ app, client }, typed) => signInByPassword(app, client, typed),
    }),
    "begin-passkey": intent({
      fields: {},
      failure: "unexpected",
      run: ({ app, client }) => beginPasskeySignIn(app, client),
    }),
    passkey: intent({
      fields: { passkey: "text" },
      failure: "unexpected",
      run: ({ app, client }, { passkey }) => signInByPasskey(app, client, passkey),
    }),
  },
} satisfies Action;

/** Ends the browser's session. Without a session it succeeds too. */
export const signOut = {
  unnamed: () => "signOut",
  intents: {
    signOut: fieldless({
      failure: "unexpected",
      run: async ({ app, client, actor }) => {
        await endSession(app, client, actor);
        return ok({});
      },
    }),
  },
} satisfies Action;
