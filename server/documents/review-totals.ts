import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** The totals of a gem's reviews. */
export interface ReviewTotals {
  readonly count: number;
  /** Unrounded; null without reviews. */
  readonly mean: number | null;
  /** The number of reviews with one star, two, … five. */
  readonly spread: readonly [number, number, number, number, number];
  /** Changes whenever what the gem's reviews show has changed. */
  readonly revision: number;
}

const columns = ["ones", "twos", "threes", "fours", "fives"] as const;

/**
 * Reads and locks the user's row until the transaction ends. Every writer of reviews locks the user first and then
 * the totals of gems in the order of their ids, which excludes deadlocks.
 */
export const lockUser = (db: Database, id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Adds a review to a gem's totals (`with`), removes one (`without`), or both when a rating (1–5) changes. */
export async function countReview(
  db: Database,
  gemId: number,
  change: { with?: number; without?: number },
): Promise<void> {
  const by = columns.map(
    (_, index) => Number(change.with === index + 1) - Number(change.without === index + 1),
  );
  const [ones = 0, twos = 0, threes = 0, fours = 0, fives = 0] = by;
  await db
    .insertInto("review_totals")
    .values({ gem_id: gemId, ones, twos, threes, fours, fives, revision: 1 })
    .onConflict((conflict) =>
      conflict.column("gem_id").doUpdateSet({
        ones: sql`review_totals.ones + excluded.ones`,
        twos: sql`review_totals.twos + excluded.twos`,
        threes: sql`review_totals.threes + excluded.threes`,
        fours: sql`review_totals.fours + excluded.fours`,
        fives: sql`review_totals.fives + excluded.fives`,
        revision: sql`review_totals.revision + 1`,
      }),
    )
    .execute();
}

/** Increments the revision of every gem that the user has reviewed. */
export async function touchReviewsOf(db: Database, userId: string): Promise<void> {
  const reviewed = await db
    .selectFrom("reviews")
    .select("gem_id")
    .where("user_id", "=", userId)
    .orderBy("gem_id")
    .execute();
  for (const { gem_id } of reviewed) await countReview(db, gem_id, {});
}

/** Reads a gem's totals from their own row, without counting reviews. */
export async function readTotals(db: Database, gemId: number): Promise<ReviewTotals> {
  const row = await db.selectFrom("review_totals").selectAll().where("gem_id", "=", gemId).executeTakeFirst();
  if (!row) return { count: 0, mean: null, spread: [0, 0, 0, 0, 0], revision: 0 };
  const count = row.ones + row.twos + row.threes + row.fours + row.fives;
  const stars = row.ones + 2 * row.twos + 3 * row.threes + 4 * row.fours + 5 * row.fives;
  return {
    count,
    mean: count === 0 ? null : stars / count,
    spread: [row.ones, row.twos, row.threes, row.fours, row.fives],
    revision: row.revision,
  };
}
