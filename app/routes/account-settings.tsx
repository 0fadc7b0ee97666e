import * as messages from "../../domain/messages.ts";
import { refuse } from "../../domain/result.ts";
import { deleteAccount } from "../../server/usecases/delete-account.ts";
import { viewAccount } from "../../server/views/account.ts";
import { answering } from "../actions/action-response.ts";
import { AccountSettingsView } from "../account/settings/account-settings-page.tsx";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { requireKnownSession } from "../actions/known-session.ts";
import { personalMeta } from "../shell/page-meta.ts";
import { actorContext, appContext, clientContext } from "../contexts.ts";
import { readForm, readTexts } from "../actions/form-data.ts";
import type { Route } from "./+types/account-settings";

export const meta: Route.MetaFunction = () => personalMeta(messages.account.accountSettings);

/** Such as when a refused form may be sent again. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  requireKnownSession(context);
  return { account: await viewAccount(context.get(appContext), context.get(actorContext)) };
}

/** Deletes the account: `intent=delete`, and `password` for an account that has one. */
export const action = ({ request, context }: Route.ActionArgs) =>
  answering(context, "deletion-failed", async () => {
    const form = await readForm(request);
    if (!form.ok) return form;
    const texts = readTexts(form.value, ["intent", "password"]);
    if (!texts.ok || texts.value.intent !== "delete") return refuse({ code: "request-invalid" });
    const actor = context.get(actorContext);
    const { password } = texts.value;
    return deleteAccount(context.get(appContext), context.get(clientContext), { actor, password });
  });

export default function AccountSettingsPage({ loaderData: { account } }: Route.ComponentProps) {
  return account === null ? (
    <LogInPrompt title={messages.account.logInToContinue} />
  ) : (
    <AccountSettingsView account={account} />
  );
}
