import { sql, type ColumnDefinitionBuilder, type SqlBool } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey();
const ofUser = (column: ColumnDefinitionBuilder) => column.references("users.id").onDelete("cascade");

/** Reports of reviews, and reports of mistakes in the facts about a gem (decision 55). */
export const reports: Migration = {
  async up(db) {
    await db.schema
      .createTable("review_reports")
      .addColumn("id", "text", key)
      .addColumn("review_id", "text", required)
      .addColumn("gem_id", "integer", required)
      .addColumn("user_id", "text", (column) => ofUser(column).notNull())
      .addColumn("writer_id", "text", (column) => ofUser(column).notNull())
      .addColumn("reason", "text", required)
      .addColumn("note", "text", required)
      .addColumn("reported_at", "bigint", required)
      .addColumn("is_mailed", "integer", required)
      .addColumn("outcome", "text")
      .addColumn("answer", "text")
      .addColumn("resolved_at", "bigint")
      .addUniqueConstraint("review_reports_user_id_review_id_key", ["user_id", "review_id"])
      .execute();
    await db.schema
      .createIndex("review_reports_by_review")
      .on("review_reports")
      .column("review_id")
      .execute();
    await db.schema
      .createIndex("review_reports_by_writer")
      .on("review_reports")
      .column("writer_id")
      .execute();
    await db.schema
      .createTable("mistake_reports")
      .addColumn("id", "text", key)
      .addColumn("gem_id", "integer", required)
      .addColumn("user_id", "text", ofUser)
      .addColumn("mistake", "text", required)
      .addColumn("reported_at", "bigint", required)
      .addColumn("is_mailed", "integer", required)
      .addColumn("outcome", "text")
      .addColumn("answer", "text")
      .addColumn("resolved_at", "bigint")
      .execute();
    // One open report of a user and gem; those of visitors have no user.
    await db.schema
      .createIndex("mistake_reports_open")
      .unique()
      .on("mistake_reports")
      .columns(["user_id", "gem_id"])
      .where(sql<SqlBool>`outcome is null`)
      .execute();
    await db.schema.createIndex("mistake_reports_by_user").on("mistake_reports").column("user_id").execute();
  },
};
