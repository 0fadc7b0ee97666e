import { Refused } from "../base/refused.ts";
import { type Database, inTransaction } from "../database/schema.ts";

/** The saved gems, one row per user and gem, so that concurrent changes in two tabs or on two servers lose nothing. */
export const saves = (db: Database) => ({
  /**
   * Saves a gem. A gem that is already saved keeps its place in the list. Refuses with missing when there is no such
   * user.
   */
  add: ({ userId, gemId, savedAt }: { userId: string; gemId: number; savedAt: number }): Promise<void> =>
    inTransaction(db, async (inside) => {
      await touchUser(inside, userId, savedAt);
      await inside
        .insertInto("saves")
        .values({ user_id: userId, gem_id: gemId, saved_at: savedAt })
        .onConflict((conflict) => conflict.columns(["user_id", "gem_id"]).doNothing())
        .execute();
    }),

  /** Removes a save, if there is one. Refuses with missing when there is no such user. */
  remove: ({
    userId,
    gemId,
    removedAt,
  }: {
    userId: string;
    gemId: number;
    removedAt: number;
  }): Promise<void> =>
    inTransaction(db, async (inside) => {
      await touchUser(inside, userId, removedAt);
      await inside.deleteFrom("saves").where("user_id", "=", userId).where("gem_id", "=", gemId).execute();
    }),

  /** The ids of the user's saved gems, the newest save first. */
  async list(userId: string): Promise<number[]> {
    const rows = await db
      .selectFrom("saves")
      .select("gem_id")
      .where("user_id", "=", userId)
      .orderBy("saved_at", "desc")
      .orderBy("gem_id")
      .execute();
    return rows.map((row) => row.gem_id);
  },
});

export type Saves = ReturnType<typeof saves>;

/**
 * Sets `lastUpdated` (docs/product.md §3). This locks the user's row before the save's, in the same order as every
 * other writer.
 */
async function touchUser(db: Database, id: string, at: number): Promise<void> {
  const touched = await db
    .updateTable("users")
    .set("last_updated", at)
    .where("id", "=", id)
    .executeTakeFirst();
  if (touched.numUpdatedRows === 0n) throw new Refused({ code: "missing" });
}
