import * as messages from "../../domain/site/messages.ts";
import { LogInPrompt } from "../account/log-in-prompt.tsx";
import { AccountSettingsView } from "../account/settings/account-settings-page.tsx";
import type { PageProps } from "../page.ts";
import { PrivateMeta } from "../shell/page-meta.tsx";

export default function AccountSettingsPage({
  loaderData: { account },
  actionData,
}: PageProps<"accountSettings">) {
  return (
    <>
      <PrivateMeta title={messages.account.accountSettings} description={messages.settingsDescription} />
      {account === null ? (
        <LogInPrompt title={messages.account.logInToContinue} />
      ) : (
        <AccountSettingsView
          account={account}
          refused={actionData?.ok === false ? actionData.message : null}
        />
      )}
    </>
  );
}
