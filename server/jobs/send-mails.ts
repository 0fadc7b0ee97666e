import type { App } from "../runtime/app.ts";
import type { ClaimedMail } from "../documents/outbox.ts";

const minute = 60_000;
const mostTries = 10;
const batch = 10;
/** Mails in hand at once: a slow one holds up no other. */
const atOnce = 3;
/** A mail taken for sending and not heard of again was in the hands of a process that died. */
const timeInHand = 5 * minute;

/** After the first failure a minute, then twice as long each time, at most an hour. */
const pause = (tries: number) => Math.min(minute * 2 ** (tries - 1), 60 * minute);

/**
 * Sends the mails that are due, three at once. A failure waits for its next try, the tenth is the last; so is the first
 * where the mail server says that it will not take the mail (RFC 5321 §4.2.1, replies that begin with 5).
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
    const isLast = mail.tries >= mostTries || (reply !== undefined && reply >= 500);
    // The error's own words may hold the address; its codes do not.
    const about = { event: isLast ? "mail given up" : "mail delayed", mail: mail.id, tries: mail.tries };
    log[isLast ? "error" : "warn"]({ ...about, reason, reply }, "mail not sent");
    if (isLast) await outbox.giveUp({ id: mail.id, failedAt: now() });
    else await outbox.retryLater({ id: mail.id, nextTryAt: now() + pause(mail.tries) });
  }
}

/** What the mail server replied, such as 550; undefined where it did not. */
const replyOf = (error: unknown): number | undefined =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
    ? error.responseCode
    : undefined;
