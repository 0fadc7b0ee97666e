import { Refused } from "./refused.ts";
import { type Database, inTransaction } from "./schema.ts";

/** The saved gems, a row per user and gem, so that two tabs or two servers never lose one. */
export const saves = (db: Database) => ({
  /** Saves a gem; saved already, it keeps its place. Refuses with missing without the user. */
  add: ({ userId, gemId, savedAt }: { userId: string; gemId: number; savedAt: number }): Promise<void> =>
    inTransaction(db, async (inside) => {
      await touchUser(inside, userId, savedAt);
      await inside
        .insertInto("saves")
        .values({ user_id: userId, gem_id: gemId, saved_at: savedAt })
        .onConflict((conflict) => conflict.columns(["user_id", "gem_id"]).doNothing())
        .execute();
    }),

  /** Removes a save; one that is not there is no fault. Refuses with missing without the user. */
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

/** Sets `lastUpdated` (docs/product.md §7), and so takes the user's row before the save's, as every writer does. */
async function touchUser(db: Database, id: string, at: number): Promise<void> {
  const touched = await db
    .updateTable("users")
    .set("last_updated", at)
    .where("id", "=", id)
    .executeTakeFirst();
  if (touched.numUpdatedRows === 0n) throw new Refused({ code: "missing" });
}
