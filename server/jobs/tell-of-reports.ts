import * as messages from "../../domain/site/messages.ts";
import type { App } from "../app.ts";
import type { OpenReports } from "../documents/open-reports.ts";

const day = 24 * 60 * 60_000;

const count = ({ reviews, mistakes }: OpenReports) => reviews + mistakes;

/**
 * Writes a mail to the operator's address when there are new reports, at most one a day (decision 55). The lease is held for
 * a day and never renewed, so that all servers together write one.
 */
export async function tellOfReports({
  config: { contactEmail: recipient },
  documents,
  now,
  random,
}: Pick<App, "config" | "documents" | "now" | "random">): Promise<void> {
  if (recipient === null || count(await documents.openReports.unmailed()) === 0) return;
  await documents.transaction(async (inside) => {
    const unmailed = await inside.openReports.unmailed();
    if (count(unmailed) === 0) return;
    const createdAt = now();
    const lease = { name: "report mail", holder: random.id(), now: createdAt, expiresAt: createdAt + day };
    if (!(await inside.leases.acquire(lease))) return;
    const { reportsSubject: subject, reports } = messages.mails;
    const mail = { id: random.id(), recipient, subject, body: reports(unmailed), createdAt };
    await inside.outbox.enqueue(mail);
    await inside.openReports.setMailed();
  });
}
