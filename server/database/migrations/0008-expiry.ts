import type { Migration } from "kysely/migration";

const indexes = [
  ["signup_attempts", "expires_at"],
  ["reset_tokens", "expires_at"],
  ["openid_attempts", "expires_at"],
  ["password_checks", "expires_at"],
  ["rate_limits", "resets_at"],
  ["freed_usernames", "until"],
  ["erasures", "erased_at"],
] as const;

/** Indexes for expiry times, and leases: one server at a time runs a job (decision 26). */
export const expiry: Migration = {
  async up(db) {
    for (const [table, column] of indexes)
      await db.schema.createIndex(`${table}_by_expiry`).on(table).column(column).execute();
    await db.schema
      .createTable("leases")
      .addColumn("name", "text", (column) => column.notNull().primaryKey())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("expires_at", "bigint", (column) => column.notNull())
      .execute();
  },
};
