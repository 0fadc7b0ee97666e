import { isDue } from "./file-deletions.ts";
import { countOpenReports, type OpenReports } from "./open-reports.ts";
import type { Database } from "../database/schema.ts";

/** The waiting work of the background jobs. Times in milliseconds. */
export interface Backlog {
  readonly mails: {
    readonly waiting: number;
    /** When the oldest waiting mail was written; null when none waits. */
    readonly oldest: number | null;
    readonly givenUp: number;
  };
  readonly files: {
    /** All files queued for deletion. An upload may still come to use some of them. */
    readonly waiting: number;
    /** Files whose deletion is due. */
    readonly due: number;
  };
  /** The reports at which nobody has looked. */
  readonly reports: OpenReports;
}

/** Counts the waiting work. */
export async function readBacklog(db: Database, now: number): Promise<Backlog> {
  const mails = await db
    .selectFrom("outbox")
    .select((select) => [select.fn.countAll<number>().as("count"), select.fn.min("created_at").as("oldest")])
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  const givenUp = await db
    .selectFrom("outbox")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("failed_at", "is not", null)
    .executeTakeFirstOrThrow();
  const files = await db
    .selectFrom("file_deletions")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const due = await db
    .selectFrom("file_deletions")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where(isDue(now))
    .executeTakeFirstOrThrow();
  return {
    mails: { waiting: mails.count, oldest: mails.oldest, givenUp: givenUp.count },
    files: { waiting: files.count, due: due.count },
    reports: await countOpenReports(db),
  };
}
