import { ok, refuse } from "../../../domain/base/result.ts";
import { record, type OperatorApp, type OperatorResult } from "./operator.ts";

interface ChangedMails {
  readonly mails: number;
}

/** Schedules one failed mail again, or all of them when no id is given. */
export const retryMails = (app: OperatorApp, id: string | null): OperatorResult<ChangedMails> =>
  change(app, "mail retry", id, (outbox) => outbox.retry({ id, now: app.now() }));

/** Deletes one mail, or all failed ones when no id is given. */
export const dropMails = (app: OperatorApp, id: string | null): OperatorResult<ChangedMails> =>
  change(app, "mail drop", id, (outbox) => outbox.drop(id));

async function change(
  app: OperatorApp,
  action: string,
  id: string | null,
  work: (outbox: OperatorApp["documents"]["outbox"]) => Promise<number>,
): OperatorResult<ChangedMails> {
  const mails = await app.documents.transaction(async (inside) => {
    const changed = await work(inside.outbox);
    if (changed > 0) await record(app, inside, { action, subject: id ?? "all", userId: null, reason: null });
    return changed;
  });
  return mails === 0 && id !== null ? refuse({ code: "mail-unknown" }) : ok({ mails });
}
