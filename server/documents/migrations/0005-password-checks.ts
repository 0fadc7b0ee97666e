import type { Migration } from "kysely/migration";

/** Wrong passwords that were looked at, a row for each account: who, when (decision 21). */
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
