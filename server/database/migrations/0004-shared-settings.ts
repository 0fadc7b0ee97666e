import type { Migration } from "kysely/migration";

/** The settings that all servers on a database must share. */
export const sharedSettings: Migration = {
  async up(db) {
    await db.schema
      .createTable("shared_settings")
      .addColumn("name", "text", (column) => column.notNull().primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};
