import * as messages from "../../domain/messages.ts";
import { accountSettings } from "../../server/actions/profile.ts";
import { viewAccount } from "../../server/views/account.ts";
import { routeAction } from "../route-action.ts";
import { AccountSettingsView } from "../account/settings/account-settings-page.tsx";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { requireKnownSession } from "../actions/known-session.ts";
import { privateMeta } from "../shell/page-meta.ts";
import { actorContext, appContext } from "../contexts.ts";
import type { Route } from "./+types/account-settings";

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  privateMeta({
    title: messages.account.accountSettings,
    description: messages.descriptions.accountSettings,
    origin: root.loaderData?.origin,
  });

export async function loader({ context }: Route.LoaderArgs) {
  requireKnownSession(context);
  return { account: await viewAccount(context.get(appContext), context.get(actorContext)) };
}

export const action = routeAction(accountSettings);
export { actionHeaders as headers } from "../route-action.ts";

export default function AccountSettingsPage({ loaderData: { account } }: Route.ComponentProps) {
  return account === null ? (
    <LogInPrompt title={messages.account.logInToContinue} />
  ) : (
    <AccountSettingsView account={account} />
  );
}
