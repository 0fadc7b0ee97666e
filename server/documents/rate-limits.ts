import { sql, type QueryResult } from "kysely";
import { endsAhead, type Span } from "../../domain/base/stored-times.ts";
import { prepared } from "./prepared.ts";
import type { Database } from "./schema.ts";
import { isOver, isWithin } from "./stored-times.ts";

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
    const state = stateIn(await countOne(db, { key, end: now + windowMs, ...endsAhead(now, windowMs) }));
    if (state === undefined) throw new Error("an attempt was not counted");
    return state;
  },

  /** The state of a key without counting; undefined when it has no open window. */
  async peek({ key, now, windowMs }: Attempt): Promise<RateLimitState | undefined> {
    return stateIn(await openWindow(db, { key, ...endsAhead(now, windowMs) }));
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

interface Window extends Span {
  readonly key: string;
}

const openWindow = prepared((db, { key, after, upTo }: Window) =>
  db
    .selectFrom("rate_limits")
    .select(["count", "resets_at"])
    .where("key", "=", key)
    .where(isWithin("resets_at", { after, upTo })),
);

const countOne = prepared((db, { key, end, after, upTo }: Window & { readonly end: number }) => {
  const over = isOver("rate_limits.resets_at", { after, upTo });
  return db
    .insertInto("rate_limits")
    .values({ key, count: 1, resets_at: end })
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
