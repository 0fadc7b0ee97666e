import type { Migration } from "kysely/migration";

/** Until when a mail is of use: a code that is over is not sent. A server of the release before leaves it empty. */
export const mailExpiry: Migration = {
  async up(db) {
    await db.schema.alterTable("outbox").addColumn("expires_at", "bigint").execute();
  },
};
