import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The users' stamps, and how each was pressed. */
export const stamps: Migration = {
  async up(db) {
    await db.schema
      .createTable("stamps")
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("gem_id", "integer", required)
      .addColumn("month", "text", required)
      .addColumn("ink", "integer", required)
      .addColumn("tilt_x", "integer", required)
      .addColumn("tilt_y", "integer", required)
      .addColumn("turn", "integer", required)
      .addColumn("grain", "integer", required)
      .addColumn("updated_at", "bigint", required)
      .addPrimaryKeyConstraint("stamps_pkey", ["user_id", "gem_id"])
      .execute();
  },
};
