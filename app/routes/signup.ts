import { redirect } from "react-router";
import { paths } from "../../domain/paths.ts";
import type { AccountRefusal, RefusalCode } from "../../domain/refusals.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import { readUsername } from "../../domain/username.ts";
import { createAccount } from "../../server/usecases/create-account.ts";
import { abandonSignup, sendCode, verifyCode } from "../../server/usecases/signup-attempt.ts";
import { checkUsername } from "../../server/usecases/username.ts";
import { answering } from "../actions/action-response.ts";
import { appContext, clientContext } from "../contexts.ts";
import { readForm, readTexts } from "../actions/form-data.ts";
import type { Route } from "./+types/signup";

/** What a person reads when a step fails for no fault of theirs (spec §8). */
const failures: Readonly<Record<string, RefusalCode | undefined>> = {
  "send-code": "code-not-sent",
  "check-username": "username-not-checked",
  finish: "signup-failed",
};

/**
 * The sign-up's steps (spec §4), by `intent`; `docs/accounts.md` has the table. Between the steps the server knows the
 * browser by an HttpOnly cookie, so that no step can be left out.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const given = form.ok ? form.value.get("intent") : null;
  const intent = typeof given === "string" ? given : "";
  return answering(context, failures[intent] ?? "unexpected", async () =>
    form.ok ? run(intent, form.value, context) : form,
  );
}

/** What an intent may tell beside that it is done. */
interface Told {
  readonly message?: string;
  readonly simulatedCode?: string;
  readonly availability?: "available" | "taken";
}

async function run(
  intent: string,
  form: FormData,
  context: Route.ActionArgs["context"],
): Promise<Result<Told, AccountRefusal>> {
  const app = context.get(appContext);
  const client = context.get(clientContext);
  switch (intent) {
    case "send-code": {
      const texts = readTexts(form, ["intent", "email"]);
      return texts.ok ? sendCode(app, client, texts.value.email) : texts;
    }
    case "verify": {
      const texts = readTexts(form, ["intent", "email", "code"]);
      return texts.ok ? verifyCode(app, client, texts.value) : texts;
    }
    case "check-username": {
      const texts = readTexts(form, ["intent", "username"]);
      if (!texts.ok) return texts;
      const username = readUsername(texts.value.username);
      if (!username.ok) return refuse({ code: username.refusal });
      return checkUsername(app, client, { username: username.value });
    }
    case "finish": {
      const names = ["intent", "password", "confirmPassword", "username", "nickname", "bio"] as const;
      const texts = readTexts(form, names);
      return texts.ok ? createAccount(app, client, texts.value) : texts;
    }
    case "abandon":
      await abandonSignup(app, client);
      return ok({});
    default:
      return refuse({ code: "request-invalid" });
  }
}

export const loader = () => redirect(paths.home());
