import { useState } from "react";
import { Link } from "react-router";
import type { Device } from "../../../domain/account/device.ts";
import * as messages from "../../../domain/site/messages.ts";
import { paths } from "../../../domain/site/paths.ts";
import { hakoneA } from "../../../domain/prints/pictures.ts";
import { prefetchOnIntent } from "../../shell/use-prefetch-on-intent.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useIsLoggedOut } from "../use-is-logged-out.ts";
import { AccountPage } from "../account-page.tsx";
import { LogInPrompt } from "../log-in-prompt.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { AddPasskeyDialog } from "./add-passkey-dialog.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { usePasskeys, type OwnPasskey, type Passkeys } from "./use-passkeys.ts";
import { DeleteAccountDialog, type AccountAtStake } from "./delete-account-dialog.tsx";
import { ReportsSection, type Report } from "./reports-section.tsx";
import { longDate } from "./dates.ts";
import css from "./account-settings-page.module.css";

/** The owner's view of the account, with what a deletion would remove. */
export interface OwnAccount extends AccountAtStake {
  readonly email: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly username: string | null;
  readonly nickname: string;
  readonly devices: readonly Device[];
  readonly passkeys: readonly OwnPasskey[];
  readonly reports: readonly Report[];
}

/** An avenue of cedars in snow, the print of this page. */
const print = hakoneA;

/**
 * The page of the account. When the session ends, it asks to log in instead; the open dialog stays, with what was typed.
 */
export function AccountSettingsView({
  account,
  refused,
}: {
  readonly account: OwnAccount;
  /** Why a form that was sent without JavaScript was refused; null when none was. */
  readonly refused: string | null;
}) {
  const [isDeleting, setDeleting] = useState(false);
  const passkeys = usePasskeys(account.passkeys);
  const present = { ...account, passkeys: passkeys.passkeys };
  return (
    <>
      {useIsLoggedOut() ? (
        <LogInPrompt title={messages.account.logInToContinue} />
      ) : (
        <Settings
          account={account}
          passkeys={passkeys}
          refused={refused}
          onDelete={() => setDeleting(true)}
        />
      )}
      {passkeys.isAdding && (
        <AddPasskeyDialog account={present} onAdded={passkeys.added} onClose={passkeys.close} />
      )}
      {isDeleting && <DeleteAccountDialog account={present} onClose={() => setDeleting(false)} />}
    </>
  );
}

/** The details of the account, its data as a file, and its deletion (docs/product.md §2, Account settings). */
function Settings({
  account,
  passkeys,
  refused,
  onDelete,
}: {
  readonly account: OwnAccount;
  readonly passkeys: Passkeys;
  readonly refused: string | null;
  readonly onDelete: () => void;
}) {
  const settings = messages.settings;
  const deletion = messages.deletion;
  return (
    <AccountPage print={print} title={messages.account.accountSettings}>
      <section aria-label={settings.details}>
        <dl className={css["details"]}>
          <dt>{settings.email}</dt>
          <dd>{account.email}</dd>
          <dt>{settings.since}</dt>
          <dd>
            <time dateTime={new Date(account.createdAt).toISOString()}>
              {longDate.format(account.createdAt)}
            </time>
          </dd>
          <dt>{settings.username}</dt>
          <dd>{account.username === null ? settings.noUsername : messages.account.at(account.username)}</dd>
          <dt>{settings.nickname}</dt>
          <dd className={css["changeable"]}>
            <bdi>{account.nickname}</bdi>
            <Link className={css["edit"]} to={paths.editProfile()} {...prefetchOnIntent}>
              {messages.account.editProfile}
            </Link>
          </dd>
        </dl>
      </section>
      <PasskeysSection {...passkeys} />
      <DevicesSection loaded={account.devices} refused={refused} />
      <ReportsSection reports={account.reports} />
      <section className={css["section"]} aria-labelledby="data">
        <h2 id="data" className={css["heading"]}>
          {settings.data}
        </h2>
        <p>{settings.dataHint}</p>
        {/* Without `download`, which would save the page that asks to log in, when the session has ended. */}
        <a className={`${buttonClass("outline")} ${css["action"]}`} href={paths.ownData()}>
          {settings.download}
        </a>
      </section>
      <section className={`${css["section"]} ${css["logOut"]}`} aria-labelledby="log-out">
        <h2 id="log-out" className={css["heading"]}>
          {messages.menu.logOut}
        </h2>
        <p>{settings.logOutHint}</p>
        <form className={css["action"]} method="post" action={paths.signOut()}>
          <Button type="submit">{messages.menu.logOut}</Button>
        </form>
      </section>
      <section className={`${css["section"]} ${css["danger"]}`} aria-labelledby="deletion">
        <h2 id="deletion" className={css["heading"]}>
          {settings.deletion}
        </h2>
        <p>{deletion.consequences(account.reviews, account.saves)}</p>
        <Button look="danger" className={css["action"]} onClick={onDelete}>
          {deletion.open}
        </Button>
      </section>
    </AccountPage>
  );
}
