import { data } from "react-router";
import * as messages from "../../domain/messages.ts";
import { isResetUsable, resetPassword } from "../../server/usecases/password-reset.ts";
import { answering } from "../answer.ts";
import { personalMeta } from "../components/page-meta.ts";
import { ResetPasswordView } from "../components/reset-password-page.tsx";
import { appContext, clientContext } from "../contexts.ts";
import { readForm, readTexts } from "../form.ts";
import type { Route } from "./+types/reset-password";

export const meta = () => personalMeta(messages.passwordReset.title);

/** The link of a reset mail is followed here; its token must not travel on to anywhere else. */
export const headers = () => ({ "Referrer-Policy": "no-referrer" });

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return data({ token, usable: await isResetUsable(context.get(appContext), token) });
}

/** Sets a new password. Takes `token`, `password` and `confirmPassword`; ends every session of the account. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answering(context, "unexpected", async () => {
    const form = await readForm(request);
    if (!form.ok) return form;
    const texts = readTexts(form.value, ["token", "password", "confirmPassword"]);
    return texts.ok ? resetPassword(context.get(appContext), context.get(clientContext), texts.value) : texts;
  });

export default function ResetPasswordPage({
  loaderData: { token, usable },
  actionData: answer,
}: Route.ComponentProps) {
  return <ResetPasswordView token={token} usable={usable} answer={answer} />;
}
