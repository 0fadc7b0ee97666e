import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { App } from "../app.ts";
import type { NewMail } from "../documents/outbox.ts";
import type { Client } from "./client.ts";
import { consume, type Limited } from "./limits.ts";

/** What writing a mail needs. */
type Writing = Pick<App, "config" | "now" | "random">;

/** Whether mails are really sent. What only tells an owner of something is not written where they are simulated. */
export const isMailReal = ({ config }: Pick<App, "config">): boolean => config.mail.kind === "smtp";

/** Whether the owner of an account may be told of a sign-in that did not come as usual: their mailbox must not be filled. */
export const mayWarn = async (app: Limited, userId: string): Promise<boolean> =>
  (await consume(app, [["device-mail", userId]])).ok;

/** The mail about a sign-in from a browser that the account does not know. */
export const deviceMail = (app: Writing, client: Client, recipient: string): NewMail =>
  mailTo(app, recipient, messages.mails.deviceSubject, (links) =>
    messages.mails.device({ browser: client.browser(), at: app.now(), ...links }),
  );

/** The mail about a passkey that was added. */
export const passkeyMail = (app: Writing, name: string, recipient: string): NewMail =>
  mailTo(app, recipient, messages.mails.passkeySubject, (links) =>
    messages.mails.passkey({ name, at: app.now(), ...links }),
  );

/** The mail about a passkey that was refused because there may be a copy of it. */
export const copiedPasskeyMail = (app: Writing, name: string, recipient: string): NewMail =>
  mailTo(app, recipient, messages.mails.copiedPasskeySubject, (links) =>
    messages.mails.copiedPasskey({ name, at: app.now(), ...links }),
  );

function mailTo(
  { config, now, random }: Writing,
  recipient: string,
  subject: string,
  write: (links: { readonly settings: string; readonly reset: string }) => string,
): NewMail {
  const link = (path: string) => new URL(path, config.baseUrl).href;
  const body = write({ settings: link(paths.accountSettings()), reset: link(paths.resetPassword()) });
  return { id: random.id(), recipient, subject, body, createdAt: now() };
}
