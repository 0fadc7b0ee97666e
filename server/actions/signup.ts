import { ok } from "../../domain/base/result.ts";
import { createAccount } from "../usecases/create-account.ts";
import { abandonSignup, sendCode, verifyCode } from "../usecases/signup-attempt.ts";
import { checkUsername } from "../usecases/username.ts";
import { fieldless, intent, type Action } from "./action.ts";

/** The steps of the sign-up (docs/product.md §4). An HttpOnly cookie connects them, so that no step can be skipped. */
export const signup = {
  intents: {
    "send-code": intent({
      fields: { email: "text" },
      failure: "code-not-sent",
      run: ({ app, client }, { email }) => sendCode(app, client, email),
    }),
    verify: intent({
      fields: { email: "text", code: "text" },
      failure: "unexpected",
      run: ({ app, client }, typed) => verifyCode(app, client, typed),
    }),
    "check-username": intent({
      fields: { username: "text" },
      failure: "username-not-checked",
      run: ({ app, client }, { username }) => checkUsername(app, client, username),
    }),
    finish: intent({
      fields: {
        password: "text",
        confirmPassword: "text",
        username: "text",
        nickname: "text",
        bio: "text",
      },
      failure: "signup-failed",
      run: ({ app, client }, typed) => createAccount(app, client, typed),
    }),
    abandon: fieldless({
      failure: "unexpected",
      run: async ({ app, client }) => {
        await abandonSignup(app, client);
        return ok({});
      },
    }),
  },
} satisfies Action;
