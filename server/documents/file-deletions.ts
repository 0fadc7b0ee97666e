import { lifetimes } from "../../domain/account/account.ts";
import { endsAhead } from "../../domain/base/stored-times.ts";
import { type Database, inTransaction } from "../database/schema.ts";
import { isOver } from "../database/stored-times.ts";

/** A stored file to delete at `dueAt` (ms) or later. */
export interface FileDeletion {
  readonly key: string;
  readonly createdAt: number;
  readonly dueAt: number;
}

/** The condition that a queued file is due at `now`. */
export const isDue = (now: number) => isOver("due_at", endsAhead(now, lifetimes.unusedImage));

/** Queues a file for deletion. A file that is already queued keeps the earlier of the two times. */
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

/** Takes a file off the queue, because it is in use or already deleted. */
export async function keepFile(db: Database, key: string): Promise<void> {
  await db.deleteFrom("file_deletions").where("key", "=", key).execute();
}

/**
 * The queue of files to delete. It survives the process. An upload queues its own file before writing it, and the
 * profile update that uses the file takes it off the queue; so a process killed in between leaves no orphaned file.
 */
export const fileDeletions = (db: Database) => ({
  /** Queues a file. */
  queue: (deletion: FileDeletion): Promise<void> => queueFileDeletion(db, deletion),

  /** Up to `limit` files that are due, the earliest first. */
  async due({ now, limit }: { now: number; limit: number }): Promise<FileDeletion[]> {
    const rows = await db
      .selectFrom("file_deletions")
      .selectAll()
      .where(isDue(now))
      .orderBy("due_at")
      .limit(limit)
      .execute();
    return rows.map((row) => ({ key: row.key, createdAt: row.created_at, dueAt: row.due_at }));
  },

  /**
   * Takes a file off the queue if its owner's profile uses it, and returns whether it does. A profile may
   * have come to use it after it was queued.
   */
  keepIfUsed: ({ key, userId }: { key: string; userId: string }): Promise<boolean> =>
    inTransaction(db, async (inside) => {
      // Takes the same lock as a profile update, which may be about to replace the file and queue it.
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

  /** Removes a deleted file from the queue. */
  done: (key: string): Promise<void> => keepFile(db, key),

  /** Postpones a file that could not be deleted. */
  async retryLater({ key, dueAt }: { key: string; dueAt: number }): Promise<void> {
    await db.updateTable("file_deletions").set("due_at", dueAt).where("key", "=", key).execute();
  },
});

export type FileDeletions = ReturnType<typeof fileDeletions>;
