import type { Migration } from "kysely/migration";

/**
 * The time after which a mail is useless: an expired code is not sent. A server of the previous release leaves it
 * empty.
 */
export const mailExpiry: Migration = {
  async up(db) {
    await db.schema.alterTable("outbox").addColumn("expires_at", "bigint").execute();
  },
};
