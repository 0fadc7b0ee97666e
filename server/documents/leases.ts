import { endsAhead } from "../../domain/base/stored-times.ts";
import type { Database } from "../database/schema.ts";
import { isOver } from "../database/stored-times.ts";

interface Lease {
  /** The name of the job. */
  readonly name: string;
  /** The id of the process that requests the lease. */
  readonly holder: string;
  /** In ms since the epoch, like `expiresAt`. */
  readonly now: number;
  readonly expiresAt: number;
}

/** Leases of background work that only one server does at a time (decision 26). */
export const leases = (db: Database) => ({
  /** Acquires a free lease, or renews the holder's own; false when another server holds it. */
  async acquire({ name, holder, now, expiresAt }: Lease): Promise<boolean> {
    const row = await db
      .insertInto("leases")
      .values({ name, holder, expires_at: expiresAt })
      .onConflict((conflict) =>
        conflict
          .column("name")
          .doUpdateSet({ holder, expires_at: expiresAt })
          .where((lease) =>
            lease.or([
              lease("leases.holder", "=", holder),
              isOver("leases.expires_at", endsAhead(now, expiresAt - now)),
            ]),
          ),
      )
      .returning("holder")
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Releases the holder's own lease. */
  async release({ name, holder }: Pick<Lease, "name" | "holder">): Promise<void> {
    await db.deleteFrom("leases").where("name", "=", name).where("holder", "=", holder).execute();
  },
});

export type Leases = ReturnType<typeof leases>;
