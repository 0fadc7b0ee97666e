import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey();

/** The passkeys of users, and the challenges that wait for one. */
export const passkeys: Migration = {
  async up(db) {
    await db.schema
      .createTable("passkeys")
      .addColumn("id", "text", key)
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id").onDelete("cascade"))
      .addColumn("public_key", "text", required)
      .addColumn("sign_count", "bigint", required)
      .addColumn("name", "text", required)
      .addColumn("created_at", "bigint", required)
      .addColumn("last_used_at", "bigint")
      .addColumn("refused_at", "bigint")
      .execute();
    await db.schema.createIndex("passkeys_by_user").on("passkeys").column("user_id").execute();
    await db.schema
      .createTable("passkey_challenges")
      .addColumn("challenge_hash", "text", key)
      .addColumn("browser_hash", "text", required)
      .addColumn("purpose", "text", required)
      .addColumn("user_id", "text", (column) => column.references("users.id").onDelete("cascade"))
      .addColumn("expires_at", "bigint", required)
      .execute();
    for (const [name, column] of [
      ["user", "user_id"],
      ["expiry", "expires_at"],
    ] as const)
      await db.schema
        .createIndex(`passkey_challenges_by_${name}`)
        .on("passkey_challenges")
        .column(column)
        .execute();
  },
};
