import type { Database } from "./schema.ts";

/** The tombstones of erased users: ids and times. They serve to erase again what a restored backup brings back. */
export const erasures = (db: Database) => ({
  /** The users erased at or after the given time, oldest first. */
  async since(time: number): Promise<{ userId: string; erasedAt: number }[]> {
    const rows = await db
      .selectFrom("erasures")
      .selectAll()
      .where("erased_at", ">=", time)
      .orderBy("erased_at")
      .execute();
    return rows.map((row) => ({ userId: row.user_id, erasedAt: row.erased_at }));
  },

  /** Records an erasure; one that is already recorded stays unchanged. */
  async record({ userId, erasedAt }: { userId: string; erasedAt: number }): Promise<void> {
    await db
      .insertInto("erasures")
      .values({ user_id: userId, erased_at: erasedAt })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .execute();
  },

  /** Deletes the tombstones from at or before the given time: no backup that old is kept any more. */
  async forget(erasedUpTo: number): Promise<void> {
    await db.deleteFrom("erasures").where("erased_at", "<=", erasedUpTo).execute();
  },
});

export type Erasures = ReturnType<typeof erasures>;
