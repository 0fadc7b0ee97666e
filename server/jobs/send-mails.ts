import type { App } from "../runtime/app.ts";
import type { ClaimedMail } from "../documents/outbox.ts";

const minute = 60_000;
const maxTries = 10;
const batch = 10;
/** The number of mails that are sent at the same time: a slow one delays no other. */
const atOnce = 3;
/** After this time a claimed mail is due again: the process that claimed it has died. */
const timeInHand = 5 * minute;

/** The pause before the next try: one minute after the first failure, then doubled each time up to an hour. */
const pause = (tries: number) => Math.min(minute * 2 ** (tries - 1), 60 * minute);

/**
 * Sends the due mails, three at once. A failed mail is tried again later; the tenth try is the last, and so is one after
 * which the mail server refuses the mail for good (RFC 5321 §4.2.1, replies that begin with 5).
 */
export async function sendDueMails(app: App): Promise<void> {
  const { outbox } = app.documents;
  const now = app.now();
  const due = await outbox.claimDue({ now, hiddenUntil: now + timeInHand, limit: batch });
  const left = due.values();
  const sendOn = async () => {
    for (const mail of left) await sendOne(app, mail);
  };
  await Promise.all(Array.from({ length: atOnce }, sendOn));
  if (due.length === batch) await sendDueMails(app);
}

async function sendOne({ documents: { outbox }, sendMail, log, now }: App, mail: ClaimedMail): Promise<void> {
  try {
    await sendMail(mail);
    await outbox.done(mail.id);
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : undefined;
    const reply = replyOf(error);
    const isLast = mail.tries >= maxTries || (reply !== undefined && reply >= 500);
    // The error's message may contain the address; its codes do not.
    const about = { event: isLast ? "mail given up" : "mail delayed", mail: mail.id, tries: mail.tries };
    log[isLast ? "error" : "warn"]({ ...about, reason, reply }, "mail not sent");
    if (isLast) await outbox.giveUp({ id: mail.id, failedAt: now() });
    else await outbox.retryLater({ id: mail.id, nextTryAt: now() + pause(mail.tries) });
  }
}

/** The reply code of the mail server, such as 550; undefined when it did not reply. */
const replyOf = (error: unknown): number | undefined =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
    ? error.responseCode
    : undefined;
