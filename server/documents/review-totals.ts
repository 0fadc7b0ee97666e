import { sql } from "kysely";
import type { Database } from "./schema.ts";

/** A gem's reviews in numbers. */
export interface ReviewTotals {
  readonly count: number;
  /** Unrounded; null without reviews. */
  readonly mean: number | null;
  /** How many reviews gave one star, two, … five. */
  readonly spread: readonly [number, number, number, number, number];
  /** Another number than before means that what the gem's reviews show has changed. */
  readonly revision: number;
}

const columns = ["ones", "twos", "threes", "fours", "fives"] as const;

/**
 * The user's row, locked until the transaction ends. Every writer of reviews takes it first and the totals of gems
 * after it, in the order of their ids, so that two writers never wait for each other in a circle.
 */
export const lockUser = (db: Database, id: string) =>
  db.selectFrom("users").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

/** Counts one review in or out of a gem's totals, or both when its rating changes (1–5). */
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

/** Marks as changed every gem the user has reviewed. */
export async function touchReviewsOf(db: Database, userId: string): Promise<void> {
  const reviewed = await db
    .selectFrom("reviews")
    .select("gem_id")
    .where("user_id", "=", userId)
    .orderBy("gem_id")
    .execute();
  for (const { gem_id } of reviewed) await countReview(db, gem_id, {});
}

/** Reads a gem's totals without counting its reviews. */
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
