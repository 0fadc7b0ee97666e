import type { App } from "../runtime/app.ts";
import type { ClaimedMail } from "../documents/outbox.ts";

const minute = 60_000;
const maxTries = 10;
const batch = 10;
/** After this time a claimed mail is due again: the process that claimed it has died. */
const timeInHand = 5 * minute;

/** The pause before the next try: one minute after the first failure, then doubled each time up to an hour. */
const pause = (tries: number) => Math.min(minute * 2 ** (tries - 1), 60 * minute);

/** Sends the due mails, one after the other. A failed mail is tried again later; the tenth try is the last. */
export async function sendDueMails(app: App): Promise<void> {
  const { outbox } = app.documents;
  const now = app.now();
  const due = await outbox.claimDue({ now, hiddenUntil: now + timeInHand, limit: batch });
  for (const mail of due) await sendOne(app, mail);
  if (due.length === batch) await sendDueMails(app);
}

async function sendOne({ documents: { outbox }, sendMail, log, now }: App, mail: ClaimedMail): Promise<void> {
  try {
    await sendMail(mail);
    await outbox.done(mail.id);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : undefined;
    const isLast = mail.tries >= maxTries;
    // The error's message may contain the address; its code does not.
    log[isLast ? "error" : "warn"]({ mail: mail.id, tries: mail.tries, reason }, "mail not sent");
    if (isLast) await outbox.giveUp({ id: mail.id, failedAt: now() });
    else await outbox.retryLater({ id: mail.id, nextTryAt: now() + pause(mail.tries) });
  }
}
