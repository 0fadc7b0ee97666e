import type { Migration } from "kysely/migration";

/** For the list of devices: the browser of a session, and the last day on which it was used. Null in earlier sessions. */
export const devices: Migration = {
  async up(db) {
    await db.schema.alterTable("sessions").addColumn("browser", "text").execute();
    await db.schema.alterTable("sessions").addColumn("last_active_at", "bigint").execute();
  },
};
