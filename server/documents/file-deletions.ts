import type { Database } from "./schema.ts";

/** A stored file to delete, not before `dueAt` (ms). */
export interface FileDeletion {
  readonly key: string;
  readonly createdAt: number;
  readonly dueAt: number;
}

/** Queues a file for deletion; one queued already keeps its turn, unless the new one comes sooner. */
export async function queueFileDeletion(
  db: Database,
  { key, createdAt, dueAt }: FileDeletion,
): Promise<void> {
  await db
    .insertInto("file_deletions")
    .values({ key, created_at: createdAt, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({ due_at: dueAt }).where("file_deletions.due_at", ">", dueAt),
    )
    .execute();
}

/** Takes a file off the queue: it is in use, or gone. */
export async function keepFile(db: Database, key: string): Promise<void> {
  await db.deleteFrom("file_deletions").where("key", "=", key).execute();
}

/**
 * The stored files to delete, a list that outlives the process. An upload queues its own file for later before it
 * writes it; the profile update that uses the file takes it off again, so that a kill in between leaves no orphan.
 */
export const fileDeletions = (db: Database) => ({
  /** Queues a file. */
  queue: (deletion: FileDeletion): Promise<void> => queueFileDeletion(db, deletion),

  /** Up to `limit` files that are due, the longest due first. */
  async due({ now, limit }: { now: number; limit: number }): Promise<FileDeletion[]> {
    const rows = await db
      .selectFrom("file_deletions")
      .selectAll()
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .limit(limit)
      .execute();
    return rows.map((row) => ({ key: row.key, createdAt: row.created_at, dueAt: row.due_at }));
  },

  /** The file is gone. */
  done: (key: string): Promise<void> => keepFile(db, key),

  /** The file could not be deleted: again at the given time. */
  async retryLater({ key, dueAt }: { key: string; dueAt: number }): Promise<void> {
    await db.updateTable("file_deletions").set("due_at", dueAt).where("key", "=", key).execute();
  },
});

export type FileDeletions = ReturnType<typeof fileDeletions>;
