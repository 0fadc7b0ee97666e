import type { Migration } from "kysely/migration";

/** What every server on a database must be set to. */
export const sharedSettings: Migration = {
  async up(db) {
    await db.schema
      .createTable("shared_settings")
      .addColumn("name", "text", (column) => column.notNull().primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};
