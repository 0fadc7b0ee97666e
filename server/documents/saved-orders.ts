import type { Database } from "../database/schema.ts";

/** The users' own orders of their saved gems, one row per user. */
export const savedOrders = (db: Database) => ({
  /** The ids in the user's order; empty where there is none. */
  async read(userId: string): Promise<readonly number[]> {
    const row = await db
      .selectFrom("saved_orders")
      .select("gem_ids")
      .where("user_id", "=", userId)
      .executeTakeFirst();
    return row === undefined || row.gem_ids === "" ? [] : row.gem_ids.split(",").map(Number);
  },

  /** Replaces the user's order. Refuses with conflict when there is no such user. */
  async write({
    userId,
    gemIds,
    updatedAt,
  }: {
    userId: string;
    gemIds: readonly number[];
    updatedAt: number;
  }): Promise<void> {
    const order = { gem_ids: gemIds.join(","), updated_at: updatedAt };
    await db
      .insertInto("saved_orders")
      .values({ user_id: userId, ...order })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(order))
      .execute();
  },
});

export type SavedOrders = ReturnType<typeof savedOrders>;
