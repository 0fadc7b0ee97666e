import type { Migration } from "kysely/migration";

/** The recent checks of wrong passwords, one row for each account (decision 21). */
export const passwordChecks: Migration = {
  async up(db) {
    await db.schema
      .createTable("password_checks")
      .addColumn("account_key", "text", (column) => column.notNull().primaryKey())
      .addColumn("checks", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
