import type { Database } from "./schema.ts";

/** Work that waits. Times in ms. */
export interface Backlog {
  readonly mails: {
    readonly waiting: number;
    /** When the one that waits for longest was written; null where none waits. */
    readonly oldest: number | null;
    readonly givenUp: number;
  };
  readonly files: {
    /** Queued for deletion, those included that an upload may still come to use. */
    readonly waiting: number;
    /** Of these, those whose time has come. */
    readonly due: number;
  };
}

/** Counts the work that waits for the jobs. */
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
    .where("due_at", "<=", now)
    .executeTakeFirstOrThrow();
  return {
    mails: { waiting: mails.count, oldest: mails.oldest, givenUp: givenUp.count },
    files: { waiting: files.count, due: due.count },
  };
}
