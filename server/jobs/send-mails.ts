import { lifetimes } from "../../domain/account/account.ts";
import type { App } from "../app.ts";
import type { ClaimedMail } from "../documents/outbox.ts";
import { writeResetLinks } from "../usecases/reset-links.ts";

const minute = 60_000;
const maxTries = 10;
const batch = 10;
/** The number of mails that are sent at the same time: a slow one delays no other. */
const concurrency = 3;
/** After this time a claimed mail is due again: the process that claimed it has died. */
const timeInHand = 5 * minute;

/** The pause before the next try: one minute after the first failure, then doubled each time up to an hour. */
const pause = (tries: number) => Math.min(minute * 2 ** (tries - 1), lifetimes.mailPause);

type Sending = Pick<App, "documents" | "log" | "now" | "sendMail">;

/**
 * Writes the reset links that were asked for and sends the due mails, in turn, until none is left or the signal is
 * aborted. Where links cannot be written, the mails are sent all the same, and the failure is thrown at the end.
 */
export async function sendDueMails(
  app: Sending & Pick<App, "config" | "random">,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const failures: unknown[] = [];
  const writeLinks = async () => {
    if (failures.length > 0) return 0;
    return writeResetLinks(app, batch).catch((error: unknown) => {
      failures.push(error);
      return 0;
    });
  };
  for (let isMore = true; isMore && !signal.aborted;) {
    const links = await writeLinks();
    const mails = await sendBatch(app);
    isMore = links === batch || mails === batch;
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Sends due mails, three at once; how many were due. A failed mail is tried again later; the tenth try is the last, and so
 * is one after which the mail server refuses the mail for good (RFC 5321 §4.2.1, replies that begin with 5).
 */
async function sendBatch(app: Sending): Promise<number> {
  const now = app.now();
  const claim = { now, hiddenUntil: now + timeInHand, limit: batch };
  const due = await app.documents.outbox.claimDue(claim);
  const left = due.values();
  const sendOn = async () => {
    for (const mail of left) await sendOne(app, mail);
  };
  // All of them end before a failure is thrown: after it the database may be closed.
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, sendOn));
  for (const each of ended) if (each.status === "rejected") throw each.reason;
  return due.length;
}

async function sendOne(app: Sending, mail: ClaimedMail): Promise<void> {
  try {
    await app.sendMail(mail);
  } catch (error) {
    return notSent(app, mail, error);
  }
  // When this fails, the mail was sent all the same. It is sent once more when its time in hand is over.
  await app.documents.outbox.done(mail.id);
}

/** Tries a mail again later, or gives it up. */
async function notSent(
  { documents: { outbox }, log, now }: Sending,
  { id, tries }: ClaimedMail,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Error && "code" in error ? error.code : undefined;
  const reply = replyOf(error);
  const isLast = tries >= maxTries || (reply !== undefined && reply >= 500);
  // The error's message may contain the address; its codes do not.
  const about = { event: isLast ? "mail given up" : "mail delayed", mail: id, tries };
  log[isLast ? "error" : "warn"]({ ...about, reason, reply }, "mail not sent");
  if (isLast) await outbox.giveUp({ id, failedAt: now() });
  else await outbox.retryLater({ id, nextTryAt: now() + pause(tries) });
}

/** The reply code of the mail server, such as 550; undefined when it did not reply. */
const replyOf = (error: unknown): number | undefined =>
  error instanceof Error && "responseCode" in error && typeof error.responseCode === "number"
    ? error.responseCode
    : undefined;
