import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey();

/** Tables for jobs that survive the process, for rate limits, and for the tombstones of erased users. */
export const jobsAndLimits: Migration = {
  async up(db) {
    await db.schema
      .createTable("outbox")
      .addColumn("id", "text", key)
      .addColumn("recipient", "text", required)
      .addColumn("subject", "text", required)
      .addColumn("body", "text", required)
      .addColumn("created_at", "bigint", required)
      .addColumn("next_try_at", "bigint", required)
      .addColumn("tries", "integer", required)
      .addColumn("failed_at", "bigint")
      .execute();
    await db.schema.createIndex("outbox_by_next_try").on("outbox").column("next_try_at").execute();
    await db.schema
      .createTable("rate_limits")
      .addColumn("key", "text", key)
      .addColumn("count", "integer", required)
      .addColumn("resets_at", "bigint", required)
      .execute();
    await db.schema
      .createTable("file_deletions")
      .addColumn("key", "text", key)
      .addColumn("created_at", "bigint", required)
      .addColumn("due_at", "bigint", required)
      .execute();
    await db.schema
      .createTable("erasures")
      .addColumn("user_id", "text", key)
      .addColumn("erased_at", "bigint", required)
      .execute();
  },
};
