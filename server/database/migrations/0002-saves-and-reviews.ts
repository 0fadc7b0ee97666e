import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("users.id").onDelete("cascade");
const countOf = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** One save and one review per user and gem, and the totals of each gem's reviews. */
export const savesAndReviews: Migration = {
  async up(db) {
    await saves(db);
    await reviews(db);
  },
};

async function saves(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("saves")
    .addColumn("user_id", "text", ofUser)
    .addColumn("gem_id", "integer", required)
    .addColumn("saved_at", "bigint", required)
    .addPrimaryKeyConstraint("saves_pkey", ["user_id", "gem_id"])
    .execute();
  await db.schema
    .createIndex("saves_newest_first")
    .on("saves")
    .columns(["user_id", "saved_at desc", "gem_id"])
    .execute();
}

async function reviews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reviews")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("gem_id", "integer", required)
    .addColumn("user_id", "text", ofUser)
    .addColumn("user_nickname", "text", required)
    .addColumn("rating", "integer", (column) => column.notNull().check(sql`rating in (1, 2, 3, 4, 5)`))
    .addColumn("review_text", "text", required)
    .addColumn("created_at", "bigint", required)
    .addColumn("updated_at", "bigint", required)
    .addUniqueConstraint("reviews_user_id_gem_id_key", ["user_id", "gem_id"])
    .execute();
  await db.schema
    .createIndex("reviews_newest_first")
    .on("reviews")
    .columns(["gem_id", "created_at desc", "id desc"])
    .execute();
  await db.schema
    .createTable("review_totals")
    .addColumn("gem_id", "integer", (column) => column.notNull().primaryKey())
    .addColumn("ones", "integer", countOf)
    .addColumn("twos", "integer", countOf)
    .addColumn("threes", "integer", countOf)
    .addColumn("fours", "integer", countOf)
    .addColumn("fives", "integer", countOf)
    .addColumn("revision", "bigint", countOf)
    .execute();
}
