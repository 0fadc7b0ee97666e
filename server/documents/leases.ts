import type { Database } from "./schema.ts";

interface Lease {
  /** What is leased: a job's name. */
  readonly name: string;
  /** Who asks: an id of the process. */
  readonly holder: string;
  /** In ms since 1970, like `expiresAt`. */
  readonly now: number;
  readonly expiresAt: number;
}

/** Leases of background work that only one server does at a time (decision 26). */
export const leases = (db: Database) => ({
  /** Takes a lease that is free, or renews one's own; false where another server holds it. */
  async take({ name, holder, now, expiresAt }: Lease): Promise<boolean> {
    const row = await db
      .insertInto("leases")
      .values({ name, holder, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ holder, expires_at: expiresAt })
          .where((lease) =>
            lease.or([lease("leases.holder", "=", holder), lease("leases.expires_at", "<=", now)]),
          ),
      )
      .returning("holder")
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Gives one's own lease back. */
  async release({ name, holder }: Pick<Lease, "name" | "holder">): Promise<void> {
    await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
  },
});

export type Leases = ReturnType<typeof leases>;
