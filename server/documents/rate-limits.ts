import { sql, type QueryResult } from "kysely";
import { prepared } from "./prepared.ts";
import type { Database } from "./schema.ts";

/** The state of a limit. */
export interface RateLimitState {
  /** The attempts in the current window, including this one. */
  readonly count: number;
  /** When the window ends, in ms since 1970. */
  readonly resetsAt: number;
}

interface Attempt {
  readonly key: string;
  readonly now: number;
  readonly windowMs: number;
}

/** Fixed-window counters, one row per key, shared by all servers. */
export const rateLimits = (db: Database) => ({
  /** Counts one attempt, atomically. The first attempt of a key starts a window of `windowMs`. */
  async consume({ key, now, windowMs }: Attempt): Promise<RateLimitState> {
    const state = stateIn(await countOne(db, { key, now, latestEnd: now + windowMs }));
    if (state === undefined) throw new Error("an attempt was not counted");
    return state;
  },

  /** The state of a key without counting; undefined when it has no open window. */
  async peek({ key, now, windowMs }: Attempt): Promise<RateLimitState | undefined> {
    return stateIn(await openWindow(db, { key, now, latestEnd: now + windowMs }));
  },

  /** Refunds one attempt of the current window. */
  async refund(key: string): Promise<void> {
    await db
      .updateTable("rate_limits")
      .set((limit) => ({ count: limit("count", "-", 1) }))
      .where("key", "=", key)
      .where("count", ">", 0)
      .execute();
  },

  /** Deletes a key's count. */
  async clear(key: string): Promise<void> {
    await db.deleteFrom("rate_limits").where("key", "=", key).execute();
  },
});

/** A window that ends after `latestEnd` was begun before the clock was set back: it counts as over. */
interface Window {
  readonly key: string;
  readonly now: number;
  readonly latestEnd: number;
}

const openWindow = prepared((db, { key, now, latestEnd }: Window) =>
  db
    .selectFrom("rate_limits")
    .select(["count", "resets_at"])
    .where("key", "=", key)
    .where("resets_at", ">", now)
    .where("resets_at", "<=", latestEnd),
);

const countOne = prepared((db, { key, now, latestEnd }: Window) => {
  const over = sql`rate_limits.resets_at <= ${now} or rate_limits.resets_at > excluded.resets_at`;
  return db
    .insertInto("rate_limits")
    .values({ key, count: 1, resets_at: latestEnd })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql`case when ${over} then 1 else rate_limits.count + 1 end`,
        resets_at: sql`case when ${over} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(["count", "resets_at"]);
});

const stateIn = ({
  rows: [row],
}: QueryResult<{ count: number; resets_at: number }>): RateLimitState | undefined =>
  row && { count: row.count, resetsAt: row.resets_at };

export type RateLimits = ReturnType<typeof rateLimits>;
