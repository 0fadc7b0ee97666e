import { ok } from "../../domain/result.ts";
import { signOut as endSession } from "../usecases/sessions.ts";
import { signIn as signInByPassword } from "../usecases/sign-in.ts";
import { fieldless, intent, type Action } from "./action.ts";

/** Signs in by password; a session cookie comes with the response. */
export const signIn = {
  unnamed: () => "signIn",
  intents: {
    signIn: intent({
      fields: { email: "text", password: "text" },
      failure: "unexpected",
      run: ({ app, client }, typed) => signInByPassword(app, client, typed),
    }),
  },
} satisfies Action;

/** Ends the browser's session; signed out already is no fault. */
export const signOut = {
  unnamed: () => "signOut",
  intents: {
    signOut: fieldless({
      failure: "unexpected",
      run: async ({ app, client }) => {
        await endSession(app, client);
        return ok({});
      },
    }),
  },
} satisfies Action;
