import { type Database, inTransaction } from "./schema.ts";

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

  /**
   * Takes a file off the queue if the profile of its owner uses it, and says so: of two uploads with the same name at
   * the same instant, the one broken off has queued the other's file.
   */
  keepIfUsed: ({ key, userId }: { key: string; userId: string }): Promise<boolean> =>
    inTransaction(db, async (inside) => {
      // Locked as by a profile's update, which may be about to queue the file because it replaces it.
      const owner = await inside
        .selectFrom("users")
        .select("profile_image")
        .where("id", "=", userId)
        .forUpdate()
        .executeTakeFirst();
      if (owner?.profile_image !== key) return false;
      await keepFile(inside, key);
      return true;
    }),

  /** The file is gone. */
  done: (key: string): Promise<void> => keepFile(db, key),

  /** The file could not be deleted: again at the given time. */
  async retryLater({ key, dueAt }: { key: string; dueAt: number }): Promise<void> {
    await db.updateTable("file_deletions").set("due_at", dueAt).where("key", "=", key).execute();
  },
});

export type FileDeletions = ReturnType<typeof fileDeletions>;
