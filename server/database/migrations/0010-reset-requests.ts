import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * Reset links that somebody asked for, until the account is looked up and the mail is written (decision 33). They are no
 * rows of `outbox`: a server of the release before would send those, without a text.
 */
export const resetRequests: Migration = {
  async up(db) {
    await db.schema
      .createTable("reset_requests")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("lower_email", "text", required)
      .addColumn("asked_at", "bigint", required)
      .addColumn("expires_at", "bigint", required)
      .execute();
    await db.schema
      .createIndex("reset_requests_by_expiry")
      .on("reset_requests")
      .column("expires_at")
      .execute();
  },
};
