import { sql } from "kysely";
import { type Database, inTransaction, type Schema } from "../database/schema.ts";

/** The totals of a gem's reviews. */
export interface ReviewTotals {
  readonly count: number;
  /** Unrounded; null without reviews. */
  readonly mean: number | null;
  /** The number of reviews with one star, two, … five. */
  readonly spread: readonly [number, number, number, number, number];
  /** Changes with every visible change of the gem's reviews. */
  readonly revision: number;
}

const noReviews = { ones: 0, twos: 0, threes: 0, fours: 0, fives: 0, revision: 0 };

/**
 * Adds a review to a gem's totals (`with`), removes one (`without`), or both when a rating (1–5) changes. The totals stay
 * locked until the transaction ends, so writers of one gem wait for each other (decision 41). Several gems are counted
 * in the order of their ids, which excludes deadlocks.
 */
export async function countReview(
  db: Database,
  gemId: number,
  change: { with?: number; without?: number },
): Promise<void> {
  const by = (rating: number) => Number(change.with === rating) - Number(change.without === rating);
  await add(db, { gem_id: gemId, ones: by(1), twos: by(2), threes: by(3), fours: by(4), fives: by(5) });
}

/** Changes the revision of every gem that the user has reviewed. */
export async function touchReviewsOf(db: Database, userId: string): Promise<void> {
  const reviewed = await db
    .selectFrom("reviews")
    .select("gem_id")
    .where("user_id", "=", userId)
    .orderBy("gem_id")
    .execute();
  for (const { gem_id } of reviewed) await countReview(db, gem_id, {});
}

/**
 * Adds the changes that servers of the previous release have stored and not yet added themselves: one was killed, or a
 * backup has them. The release after this one deletes their table.
 */
export const addStoredChanges = (db: Database): Promise<void> =>
  inTransaction(db, async (inside) => {
    const stored = await inside.deleteFrom("review_total_changes").returningAll().execute();
    for (const { id: _, ...change } of stored.toSorted((a, b) => a.gem_id - b.gem_id))
      await add(inside, change);
  });

async function add(db: Database, change: Omit<Schema["review_total_changes"], "id">): Promise<void> {
  await db
    .insertInto("review_totals")
    .values({ ...change, revision: 1 })
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

/** Reads a gem's totals, without counting reviews. */
export async function readTotals(db: Database, gemId: number): Promise<ReviewTotals> {
  const row =
    (await db.selectFrom("review_totals").selectAll().where("gem_id", "=", gemId).executeTakeFirst()) ??
    noReviews;
  const spread = [row.ones, row.twos, row.threes, row.fours, row.fives] as const;
  const count = spread.reduce((total, each) => total + each, 0);
  const sum = spread.reduce((total, each, index) => total + each * (index + 1), 0);
  return { count, mean: count === 0 ? null : sum / count, spread, revision: row.revision };
}
