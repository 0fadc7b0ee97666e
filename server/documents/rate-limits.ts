import { sql } from "kysely";
import { endsAhead } from "../../domain/base/stored-times.ts";
import type { Database } from "../database/schema.ts";
import { isOver, isWithin } from "../database/stored-times.ts";

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
    const over = isOver("rate_limits.resets_at", endsAhead(now, windowMs));
    const row = await db
      .insertInto("rate_limits")
      .values({ key, count: 1, resets_at: now + windowMs })
      .onConflict((conflict) =>
        conflict.column("key").doUpdateSet({
          count: sql`case when ${over} then 1 else rate_limits.count + 1 end`,
          resets_at: sql`case when ${over} then excluded.resets_at else rate_limits.resets_at end`,
        }),
      )
      .returning(["count", "resets_at"])
      .executeTakeFirstOrThrow();
    return { count: row.count, resetsAt: row.resets_at };
  },

  /** The state of a key without counting; undefined when it has no open window. */
  async peek({ key, now, windowMs }: Attempt): Promise<RateLimitState | undefined> {
    const row = await db
      .selectFrom("rate_limits")
      .select(["count", "resets_at"])
      .where("key", "=", key)
      .where(isWithin("resets_at", endsAhead(now, windowMs)))
      .executeTakeFirst();
    return row && { count: row.count, resetsAt: row.resets_at };
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

export type RateLimits = ReturnType<typeof rateLimits>;
