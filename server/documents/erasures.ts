import { latestTime } from "../../domain/base/stored-times.ts";
import type { Database } from "../database/schema.ts";

/** An erased user, and the time in ms. */
interface Erasure {
  readonly userId: string;
  readonly erasedAt: number;
}

/** A period of time without its end. Without `until` it has no end. */
interface Span {
  readonly since: number;
  readonly until?: number | undefined;
}

/** Rows read or deleted at once. */
const limit = 500;

/** The row of the shared settings that holds `settledUntil`. */
const name = "erasures settled until";

/**
 * The tombstones of erased users: ids and times. With them, users who come back with a restored backup are erased
 * again.
 */
export const erasures = (db: Database) => ({
  /** The erasures of a period, oldest first, in pages. */
  async *pages({ since, until }: Span): AsyncGenerator<readonly Erasure[]> {
    let after: Erasure | undefined;
    do {
      const page = await readPage(db, { since, until, after });
      if (page.length > 0) yield page;
      after = page.length === limit ? page.at(-1) : undefined;
    } while (after !== undefined);
  },

  /** Which of these users are recorded as erased. */
  async recorded(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (userIds.length === 0) return new Set();
    const rows = await db.selectFrom("erasures").select("user_id").where("user_id", "in", userIds).execute();
    return new Set(rows.map((row) => row.user_id));
  },

  /** Records an erasure; one that is already recorded stays unchanged. */
  async record({ userId, erasedAt }: Erasure): Promise<void> {
    await db
      .insertInto("erasures")
      .values({ user_id: userId, erased_at: erasedAt })
      .onConflict((conflict) => conflict.column("user_id").doNothing())
      .execute();
  },

  /**
   * The time until which this database and the list in the file store have been compared; 0 when they never were. It is
   * stored in the database, so that a restored copy has the time of the copy.
   */
  async settledUntil(): Promise<number> {
    const row = await db
      .selectFrom("shared_settings")
      .select("value")
      .where("name", "=", name)
      .executeTakeFirst();
    return Number(row?.value ?? 0);
  },

  /** Stores that time. */
  async keepSettledUntil(time: number): Promise<void> {
    const value = String(time);
    await db
      .insertInto("shared_settings")
      .values({ name, value })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
      .execute();
  },

  /**
   * Deletes the tombstones at or before the given time: backups that old no longer exist. Also those with no time of a
   * clock, which earlier releases took over from names in the file store and could not read again.
   */
  async forget(erasedUpTo: number): Promise<void> {
    for (let deleted = limit; deleted === limit;) {
      const some = db
        .selectFrom("erasures")
        .select("user_id")
        .where((row) => row.or([row("erased_at", "<=", erasedUpTo), row("erased_at", ">", latestTime)]))
        .limit(limit);
      const { numDeletedRows } = await db
        .deleteFrom("erasures")
        .where("user_id", "in", some)
        .executeTakeFirstOrThrow();
      deleted = Number(numDeletedRows);
    }
  },
});

export type Erasures = ReturnType<typeof erasures>;

async function readPage(
  db: Database,
  { since, until, after }: Span & { readonly after: Erasure | undefined },
): Promise<readonly Erasure[]> {
  const rows = await db
    .selectFrom("erasures")
    .selectAll()
    .where("erased_at", ">=", since)
    .where("erased_at", "<=", latestTime)
    .$if(until !== undefined, (query) => query.where("erased_at", "<", until ?? 0))
    .$if(after !== undefined, (query) =>
      query.where((row) =>
        row(row.refTuple("erased_at", "user_id"), ">", row.tuple(after?.erasedAt ?? 0, after?.userId ?? "")),
      ),
    )
    .orderBy("erased_at")
    .orderBy("user_id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, erasedAt: row.erased_at }));
}
