import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("users.id").onDelete("cascade");

/** The user's own order of the saved gems, and a note for each gem. */
export const savedNotes: Migration = {
  async up(db) {
    await db.schema
      .createTable("saved_orders")
      .addColumn("user_id", "text", (column) => ofUser(column).primaryKey())
      .addColumn("gem_ids", "text", required)
      .addColumn("updated_at", "bigint", required)
      .execute();
    await db.schema
      .createTable("saved_notes")
      .addColumn("user_id", "text", ofUser)
      .addColumn("gem_id", "integer", required)
      .addColumn("note", "text", required)
      .addColumn("revision", "integer", required)
      .addColumn("updated_at", "bigint", required)
      .addPrimaryKeyConstraint("saved_notes_pkey", ["user_id", "gem_id"])
      .execute();
  },
};
