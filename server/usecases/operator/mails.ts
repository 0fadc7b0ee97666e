import { ok, refuse, type Result } from "../../../domain/result.ts";
import { record, type OperatorApp, type OperatorRefusal } from "./operator.ts";

type Answer = Promise<Result<{ readonly mails: number }, OperatorRefusal>>;

/** Tries a mail again, or, where none is named, all that were given up. */
export const retryMails = (app: OperatorApp, id: string | null): Answer =>
  change(app, "mail retry", id, (outbox) => outbox.retry({ id, now: app.now() }));

/** Drops a mail, or, where none is named, all that were given up. */
export const dropMails = (app: OperatorApp, id: string | null): Answer =>
  change(app, "mail drop", id, (outbox) => outbox.drop(id));

async function change(
  app: OperatorApp,
  action: string,
  id: string | null,
  work: (outbox: OperatorApp["documents"]["outbox"]) => Promise<number>,
): Answer {
  const mails = await app.documents.transaction(async (inside) => {
    const changed = await work(inside.outbox);
    if (changed > 0) await record(app, inside, { action, subject: id ?? "all", userId: null, reason: null });
    return changed;
  });
  return mails === 0 && id !== null ? refuse({ code: "mail-unknown" }) : ok({ mails });
}
