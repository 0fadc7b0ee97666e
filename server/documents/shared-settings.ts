import { readMove } from "./move-progress.ts";
import type { Database } from "../database/schema.ts";

/** The settings that all servers on this database must share (decision 23), by name. */
export const sharedSettings = (db: Database) => ({
  /** Whether a move into this database is under way (`move-progress.ts`). */
  isMoving: async (): Promise<boolean> => (await readMove(db)) !== null,

  /** Stores a value if there is none yet, and returns the stored one. */
  async keep({ name, value }: { name: string; value: string }): Promise<string> {
    await db
      .insertInto("shared_settings")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const row = await db
      .selectFrom("shared_settings")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirstOrThrow();
    return row.value;
  },

  /** Replaces the stored value. */
  async replace({ name, value }: { name: string; value: string }): Promise<void> {
    await db.updateTable("shared_settings").set({ value }).where("name", "=", name).execute();
  },
});

export type SharedSettings = ReturnType<typeof sharedSettings>;
