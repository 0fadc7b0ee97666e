import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Database, inTransaction } from "./schema.ts";

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

const stars = ["ones", "twos", "threes", "fours", "fives"] as const;
type Counts = Readonly<Record<(typeof stars)[number], number>>;

/**
 * Adds a review to a gem's totals (`with`), removes one (`without`), or both when a rating (1–5) changes. Each change is
 * a row of its own, so that writers of one gem do not wait for each other (decision 29).
 */
export async function countReview(
  db: Database,
  gemId: number,
  change: { with?: number; without?: number },
): Promise<void> {
  const by = (rating: number) => Number(change.with === rating) - Number(change.without === rating);
  await db
    .insertInto("review_total_changes")
    .values({
      id: randomUUID(),
      gem_id: gemId,
      ones: by(1),
      twos: by(2),
      threes: by(3),
      fours: by(4),
      fives: by(5),
    })
    .execute();
}

/** Changes the revision of every gem that the user has reviewed. */
export async function touchReviewsOf(db: Database, userId: string): Promise<void> {
  const reviewed = await db.selectFrom("reviews").select("gem_id").where("user_id", "=", userId).execute();
  for (const { gem_id } of reviewed) await countReview(db, gem_id, {});
}

/**
 * Adds at most `limit` changes to the totals and deletes them; returns how many there were. Several servers may do this
 * at the same time: no two get the same change.
 */
export const addUpTotals = (db: Database, limit: number): Promise<number> =>
  inTransaction(db, async (inside) => {
    const some = inside.selectFrom("review_total_changes").select("id").limit(limit).forUpdate().skipLocked();
    const changes = await inside
      .deleteFrom("review_total_changes")
      .where("id", "in", some)
      .returningAll()
      .execute();
    // In the order of the gems, which excludes deadlocks between servers.
    const byGem = [...Map.groupBy(changes, ({ gem_id }) => gem_id)].toSorted(([a], [b]) => a - b);
    for (const [gemId, ofGem] of byGem) await addToTotals(inside, gemId, ofGem);
    return changes.length;
  });

async function addToTotals(db: Database, gemId: number, changes: readonly Counts[]): Promise<void> {
  const sum = (name: (typeof stars)[number]) => changes.reduce((total, each) => total + each[name], 0);
  await db
    .insertInto("review_totals")
    .values({
      gem_id: gemId,
      ones: sum("ones"),
      twos: sum("twos"),
      threes: sum("threes"),
      fours: sum("fours"),
      fives: sum("fives"),
      revision: changes.length,
    })
    .onConflict((conflict) =>
      conflict.column("gem_id").doUpdateSet({
        ones: sql`review_totals.ones + excluded.ones`,
        twos: sql`review_totals.twos + excluded.twos`,
        threes: sql`review_totals.threes + excluded.threes`,
        fours: sql`review_totals.fours + excluded.fours`,
        fives: sql`review_totals.fives + excluded.fives`,
        revision: sql`review_totals.revision + excluded.revision`,
      }),
    )
    .execute();
}

/**
 * Reads a gem's totals without counting reviews: its row, and the changes not yet added to it. A single statement, so
 * that no change is missed or counted twice. Each change counts as one revision, added or not.
 */
export async function readTotals(db: Database, gemId: number): Promise<ReviewTotals> {
  const added = db
    .selectFrom("review_totals")
    .select([...stars, "revision"])
    .where("gem_id", "=", gemId);
  const changes = db
    .selectFrom("review_total_changes")
    .select([...stars, sql<number>`1`.as("revision")])
    .where("gem_id", "=", gemId);
  const row = await db
    .selectFrom(added.unionAll(changes).as("parts"))
    .select([...stars.map(sumOf), sql<number>`cast(coalesce(sum(revision), 0) as bigint)`.as("revision")])
    .executeTakeFirstOrThrow();
  const spread = [row.ones, row.twos, row.threes, row.fours, row.fives] as const;
  const count = spread.reduce((total, each) => total + each, 0);
  const sum = spread.reduce((total, each, index) => total + each * (index + 1), 0);
  return { count, mean: count === 0 ? null : sum / count, spread, revision: row.revision };
}

const sumOf = (name: (typeof stars)[number]) => sql<number>`coalesce(sum(${sql.ref(name)}), 0)`.as(name);
