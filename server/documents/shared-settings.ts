import type { Database } from "./schema.ts";

/** What every server on this database must be set to (ADR 23), by name. */
export const sharedSettings = (db: Database) => ({
  /** Keeps a value where none is kept yet; the one that is kept then. */
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

  /** Puts a value in place of the one that is kept. */
  async replace({ name, value }: { name: string; value: string }): Promise<void> {
    await db.updateTable("shared_settings").set({ value }).where("name", "=", name).execute();
  },
});

export type SharedSettings = ReturnType<typeof sharedSettings>;
