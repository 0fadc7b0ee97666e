import { data } from "react-router";
import * as messages from "../../domain/messages.ts";
import type { AccountRefusal } from "../../domain/refusals.ts";
import { ok, type Result } from "../../domain/result.ts";
import { askForReset, isResetUsable, resetPassword } from "../../server/usecases/password-reset.ts";
import { answering } from "../actions/action-response.ts";
import { personalMeta } from "../shell/page-meta.ts";
import { ResetPasswordView } from "../account/password-reset/reset-password-page.tsx";
import { appContext, clientContext } from "../contexts.ts";
import { readForm, readTexts } from "../actions/form-data.ts";
import type { Route } from "./+types/reset-password";

export const meta = () => personalMeta(messages.passwordReset.title);

/**
 * The link of a reset mail is followed here; its token must not travel on to anywhere else. Stricter still, and browsers
 * would no longer say where its form comes from.
 */
export const headers = () => ({ "Referrer-Policy": "same-origin" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return data({ token, usable: await isResetUsable(context.get(appContext), token) });
}

/**
 * Sets a new password: takes `token`, `password` and `confirmPassword`, and ends every session of the account. Or sends
 * another link: takes `email`.
 */
export const action = ({ request, context }: Route.ActionArgs) =>
  answering(context, "unexpected", async () => {
    const form = await readForm(request);
    return form.ok ? run(form.value, context) : form;
  });

/** What is done, with the sentence that says so. */
interface Told {
  readonly message: string;
  readonly done: "asked" | "changed";
}

async function run(
  form: FormData,
  context: Route.ActionArgs["context"],
): Promise<Result<Told, AccountRefusal>> {
  const app = context.get(appContext);
  const client = context.get(clientContext);
  if (form.has("email")) {
    const texts = readTexts(form, ["email"]);
    if (!texts.ok) return texts;
    const asked = await askForReset(app, client, texts.value.email);
    return asked.ok ? ok({ ...asked.value, done: "asked" }) : asked;
  }
  const texts = readTexts(form, ["token", "password", "confirmPassword"]);
  if (!texts.ok) return texts;
  const changed = await resetPassword(app, client, texts.value);
  return changed.ok ? ok({ ...changed.value, done: "changed" }) : changed;
}

export default function ResetPasswordPage({
  loaderData: { token, usable },
  actionData: answer,
}: Route.ComponentProps) {
  return <ResetPasswordView token={token} usable={usable} answer={answer} />;
}
