import { redirect } from "react-router";
import * as messages from "../../domain/messages.ts";
import { paths } from "../../domain/paths.ts";
import type { AccountRefusal } from "../../domain/refusals.ts";
import { ok, type Result } from "../../domain/result.ts";
import {
  askForReset,
  isFollowedLinkUsable,
  keepResetToken,
  resetPassword,
} from "../../server/usecases/password-reset.ts";
import { answering } from "../actions/action-response.ts";
import { personalMeta } from "../shell/page-meta.ts";
import { ResetPasswordView } from "../account/password-reset/reset-password-page.tsx";
import { appContext, clientContext } from "../contexts.ts";
import { readForm, readTexts } from "../actions/form-data.ts";
import type { Route } from "./+types/reset-password";

export const meta = () => personalMeta(messages.passwordReset.title);

/** Stricter still, and browsers would no longer say where the form comes from. The address is no secret any more. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("Referrer-Policy", "same-origin");
  return all;
};

/** The link of a reset mail leads here; its token is taken out of the address, and the page is the one without. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext);
  const token = new URL(request.url).searchParams.get("token");
  if (token === null) return { usable: await isFollowedLinkUsable(context.get(appContext), client) };
  keepResetToken(client, token);
  throw redirect(paths.resetPassword(), { headers: { "Referrer-Policy": "no-referrer" } });
}

/**
 * Sets a new password: takes `password` and `confirmPassword`, and a `token` that goes before the link followed; ends every session of the account. Or sends
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
  loaderData: { usable },
  actionData: answer,
}: Route.ComponentProps) {
  return <ResetPasswordView usable={usable} answer={answer} />;
}
