import type { Database } from "../database/schema.ts";

/** How many reviews there are of all gems together (docs/product.md §13). */
export interface ReviewFigures {
  /** On the pages now. */
  readonly shown: number;
  /** Hidden by the operator now. */
  readonly hidden: number;
  /** Deleted by the operator so far, by the audit log. */
  readonly deleted: number;
}

/** Counts the reviews. It reads the totals and two small tables, no review. */
export async function readReviewFigures(db: Database): Promise<ReviewFigures> {
  const totals = await db
    .selectFrom("review_totals")
    .select(["ones", "twos", "threes", "fours", "fives"])
    .execute();
  const hidden = await db
    .selectFrom("hidden_reviews")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const deleted = await db
    .selectFrom("audit_entries")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("action", "=", "review delete")
    .executeTakeFirstOrThrow();
  const shown = totals.flatMap(Object.values<number>).reduce((sum, each) => sum + each, 0);
  return { shown, hidden: hidden.count, deleted: deleted.count };
}
