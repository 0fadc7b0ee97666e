import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey();

/**
 * Suspensions, hidden reviews and the audit log. Hidden reviews have a table of their own: a server of the previous
 * release then neither shows nor counts them (decision 28).
 */
export const operator: Migration = {
  async up(db) {
    await db.schema.alterTable("users").addColumn("suspended_at", "bigint").execute();
    await db.schema.alterTable("users").addColumn("suspension_reason", "text").execute();
    await db.schema
      .createTable("hidden_reviews")
      .addColumn("id", "text", key)
      .addColumn("gem_id", "integer", required)
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("rating", "integer", required)
      .addColumn("review_text", "text", required)
      .addColumn("created_at", "bigint", required)
      .addColumn("updated_at", "bigint", required)
      .addColumn("hidden_at", "bigint", required)
      .addColumn("reason", "text", required)
      .addUniqueConstraint("hidden_reviews_user_id_gem_id_key", ["user_id", "gem_id"])
      .execute();
    await db.schema
      .createTable("audit_entries")
      .addColumn("id", "text", key)
      .addColumn("at", "bigint", required)
      .addColumn("operator", "text", required)
      .addColumn("action", "text", required)
      .addColumn("subject", "text", required)
      .addColumn("user_id", "text")
      .addColumn("reason", "text")
      .execute();
    await db.schema.createIndex("audit_entries_by_time").on("audit_entries").columns(["at", "id"]).execute();
    await db.schema.createIndex("audit_entries_by_user").on("audit_entries").column("user_id").execute();
  },
};
