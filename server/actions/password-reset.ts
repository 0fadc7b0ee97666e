import { ok } from "../../domain/base/result.ts";
import { askForReset, resetPassword as changePassword } from "../usecases/password-reset.ts";
import { intent, type Action } from "./action.ts";

/** Sends a reset link. The response is the same whether or not the address has an account (docs/security.md row 4). */
export const forgotPassword = {
  unnamed: () => "sendLink",
  intents: {
    sendLink: intent({
      fields: { email: "text" },
      failure: "unexpected",
      run: ({ app, client }, { email }) => askForReset(app, client, email),
    }),
  },
} satisfies Action;

/**
 * Sets a new password and ends every session of the account, or sends another link. The token comes from the
 * browser's cookie, or from the form's field `token`.
 */
export const resetPassword = {
  unnamed: (form) => (form?.has("email") === true ? "sendLink" : "change"),
  intents: {
    change: intent({
      fields: { token: "optional", password: "text", confirmPassword: "text" },
      failure: "unexpected",
      run: async ({ app, client }, { token = "", ...typed }) => {
        const changed = await changePassword(app, client, { token, ...typed });
        return changed.ok ? ok({ ...changed.value, done: "changed" as const }) : changed;
      },
    }),
    sendLink: intent({
      fields: { email: "text" },
      failure: "unexpected",
      run: async ({ app, client }, { email }) => {
        const sent = await askForReset(app, client, email);
        return sent.ok ? ok({ ...sent.value, done: "asked" as const }) : sent;
      },
    }),
  },
} satisfies Action;
