import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey();
const ofUser = (column: ColumnDefinitionBuilder) => column.references("users.id").onDelete("cascade");

/** Users, their credentials and sessions, and the attempts to sign up or in. */
export const accounts: Migration = {
  async up(db) {
    await users(db);
    await waysIn(db);
    await attempts(db);
  },
};

async function users(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("users")
    .addColumn("id", "text", key)
    .addColumn("email", "text", required)
    .addColumn("lower_email", "text", (column) => column.notNull().unique())
    .addColumn("email_verified", "integer", required)
    .addColumn("name", "text", required)
    .addColumn("username", "text", (column) => column.unique())
    .addColumn("nickname", "text", required)
    .addColumn("bio", "text", required)
    .addColumn("profile_image", "text")
    .addColumn("age", "double precision")
    .addColumn("created_at", "bigint", required)
    .addColumn("updated_at", "bigint", required)
    .addColumn("last_updated", "bigint")
    .execute();
  await db.schema
    .createTable("freed_usernames")
    .addColumn("username", "text", key)
    .addColumn("until", "bigint", required)
    .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("set null"))
    .execute();
  await db.schema.createIndex("freed_usernames_by_user").on("freed_usernames").column("user_id").execute();
}

async function waysIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("credentials")
    .addColumn("user_id", "text", (column) => ofUser(key(column)))
    .addColumn("password_hash", "text", required)
    .execute();
  await db.schema
    .createTable("google_identities")
    .addColumn("subject", "text", key)
    .addColumn("user_id", "text", (column) => ofUser(column.notNull().unique()))
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("token_hash", "text", key)
    .addColumn("user_id", "text", (column) => ofUser(column.notNull()))
    .addColumn("created_at", "bigint", required)
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema.createIndex("sessions_by_user").on("sessions").column("user_id").execute();
  await db.schema.createIndex("sessions_by_expiry").on("sessions").column("expires_at").execute();
}

async function attempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("signup_attempts")
    .addColumn("id_hash", "text", key)
    .addColumn("email", "text", required)
    .addColumn("code_hash", "text", required)
    .addColumn("code_expires_at", "bigint", required)
    .addColumn("tries", "integer", required)
    .addColumn("sent_at", "bigint", required)
    .addColumn("token_hash", "text")
    .addColumn("verified_at", "bigint")
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema
    .createTable("reset_tokens")
    .addColumn("token_hash", "text", key)
    .addColumn("user_id", "text", (column) => ofUser(column.notNull()))
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema.createIndex("reset_tokens_by_user").on("reset_tokens").column("user_id").execute();
  await db.schema
    .createTable("openid_attempts")
    .addColumn("state_hash", "text", key)
    .addColumn("code_verifier", "text", required)
    .addColumn("nonce", "text", required)
    .addColumn("purpose", "text", required)
    .addColumn("user_id", "text", ofUser)
    .addColumn("expires_at", "bigint", required)
    .execute();
  await db.schema.createIndex("openid_attempts_by_user").on("openid_attempts").column("user_id").execute();
}
