import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * Changes of review totals that are not yet added to `review_totals` (decision 29). A server of the previous release
 * reads and writes `review_totals` alone, so that table stays the same.
 */
export const reviewTotalChanges: Migration = {
  async up(db) {
    await db.schema
      .createTable("review_total_changes")
      .addColumn("id", "text", (column) => column.notNull().primaryKey())
      .addColumn("gem_id", "integer", required)
      .addColumn("ones", "integer", required)
      .addColumn("twos", "integer", required)
      .addColumn("threes", "integer", required)
      .addColumn("fours", "integer", required)
      .addColumn("fives", "integer", required)
      .execute();
    await db.schema
      .createIndex("review_total_changes_by_gem")
      .on("review_total_changes")
      .column("gem_id")
      .execute();
  },
};
