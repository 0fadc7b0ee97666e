import { refuseWhereHidden } from "./hidden-reviews.ts";
import { Refused } from "../base/refused.ts";
import { type ReviewDocument, reviewDocument } from "./review-document.ts";
import { type ReviewTotals, addStoredChanges, countReview, readTotals } from "./review-totals.ts";
import { forgetReportsOf } from "./review-reports.ts";
import {
  type LatestReviews,
  type PageQuery,
  type ReviewsPage,
  readLatest,
  readPage,
} from "./reviews-page.ts";
import { type Database, inTransaction } from "../database/schema.ts";
import { lockUser } from "./user-document.ts";

/** A review to write. */
interface WrittenReview {
  /** The id of the review if it is the user's first of this gem; otherwise the existing id stays. */
  readonly id: string;
  readonly gemId: number;
  readonly userId: string;
  /** 1–5, whole. */
  readonly rating: number;
  readonly reviewText: string;
  readonly writtenAt: number;
}

interface EditedReview {
  readonly id: string;
  /** The owner; nobody else may change the review. */
  readonly userId: string;
  readonly rating: number;
  readonly reviewText: string;
  readonly updatedAt: number;
}

/**
 * The collection `reviews` (docs/product.md §3): one review per user and gem. Each change updates the gem's
 * totals in the same transaction.
 */
export const reviews = (db: Database) => ({
  /** A page of a gem's reviews, newest first, 20 by default. */
  page: (query: PageQuery): Promise<ReviewsPage> => readPage(db, query),

  /** A gem's totals. */
  totals: (gemId: number): Promise<ReviewTotals> => readTotals(db, gemId),

  /** Adds to the totals what servers of the previous release have left in another table. */
  addStoredChanges: (): Promise<void> => addStoredChanges(db),

  /** The user's review of the gem. */
  async find({ gemId, userId }: { gemId: number; userId: string }): Promise<ReviewDocument | undefined> {
    const row = await findRow(db, gemId, userId).executeTakeFirst();
    return row && reviewDocument(row);
  },

  /** The review with this id. */
  async byId(id: string): Promise<ReviewDocument | undefined> {
    const row = await db.selectFrom("reviews").selectAll().where("id", "=", id).executeTakeFirst();
    return row && reviewDocument(row);
  },

  /** The newest reviews, of one gem, of one user, or before another review when those are given. */
  last: (query: LatestReviews): Promise<readonly ReviewDocument[]> => readLatest(db, query),

  /**
   * Writes the user's review of the gem, or replaces it. Refuses with missing when there is no such user, and with
   * taken "review" when theirs is hidden.
   */
  write: (review: WrittenReview): Promise<ReviewDocument> =>
    inTransaction(db, async (inside) => {
      const user = await lockUser(inside, review.userId);
      if (!user) throw new Refused({ code: "missing" });
      const before = await findRow(inside, review.gemId, review.userId).executeTakeFirst();
      if (before) return change(inside, before, { ...review, id: before.id, updatedAt: review.writtenAt });
      await refuseWhereHidden(inside, review.userId, review.gemId);
      const row = await inside
        .insertInto("reviews")
        .values({
          id: review.id,
          gem_id: review.gemId,
          user_id: review.userId,
          user_nickname: user.nickname,
          rating: review.rating,
          review_text: review.reviewText,
          created_at: review.writtenAt,
          updated_at: review.writtenAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      await countReview(inside, review.gemId, { with: review.rating });
      return reviewDocument(row);
    }),

  /** Changes a review; undefined when this owner has no such review. */
  update: (edit: EditedReview): Promise<ReviewDocument | undefined> =>
    inTransaction(db, async (inside) => {
      const before = await own(inside, edit);
      return before && change(inside, before, edit);
    }),

  /** Deletes a review and returns it; undefined when this owner has no such review of this gem. */
  remove: (which: { id: string; gemId: number; userId: string }): Promise<ReviewDocument | undefined> =>
    inTransaction(db, async (inside) => {
      const row = await own(inside, which);
      if (row?.gem_id !== which.gemId) return undefined;
      await inside.deleteFrom("reviews").where("id", "=", row.id).execute();
      await forgetReportsOf(inside, row.id);
      await countReview(inside, row.gem_id, { without: row.rating });
      return reviewDocument(row);
    }),
});

export type Reviews = ReturnType<typeof reviews>;

const findRow = (db: Database, gemId: number, userId: string) =>
  db.selectFrom("reviews").selectAll().where("user_id", "=", userId).where("gem_id", "=", gemId);

/** Reads a review by id and owner, and locks the owner. */
async function own(db: Database, { id, userId }: { id: string; userId: string }) {
  await lockUser(db, userId);
  return db
    .selectFrom("reviews")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

async function change(
  db: Database,
  before: { gem_id: number; rating: number },
  edit: EditedReview,
): Promise<ReviewDocument> {
  const row = await db
    .updateTable("reviews")
    .set({ rating: edit.rating, review_text: edit.reviewText, updated_at: edit.updatedAt })
    .where("id", "=", edit.id)
    .where("user_id", "=", edit.userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await countReview(db, before.gem_id, { with: edit.rating, without: before.rating });
  return reviewDocument(row);
}
