import type { Selectable } from "kysely";
import { Refused } from "../base/refused.ts";
import { forgetReportsOf, hideReportsOf, keepReportsOf } from "./review-reports.ts";
import { countReview } from "./review-totals.ts";
import { type Database, inTransaction, type Schema } from "../database/schema.ts";
import { lockUser } from "./user-document.ts";

/** A review that an operator took off the pages. Times in ms. */
export interface HiddenReview {
  readonly id: string;
  readonly gemId: number;
  readonly userId: string;
  readonly rating: number;
  readonly reviewText: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly hiddenAt: number;
  readonly reason: string;
}

/**
 * The reviews that are not shown. Each is kept here instead of among the reviews, so that no list, total or page can count
 * it by mistake; its writer keeps the one place they have at the gem.
 */
export const hiddenReviews = (db: Database) => ({
  /** The hidden review of this id. */
  async byId(id: string): Promise<HiddenReview | undefined> {
    const row = await db.selectFrom("hidden_reviews").selectAll().where("id", "=", id).executeTakeFirst();
    return row && hiddenReview(row);
  },

  /** The newest hidden ones, the last hidden first. */
  async last(limit: number): Promise<readonly HiddenReview[]> {
    const rows = await db
      .selectFrom("hidden_reviews")
      .selectAll()
      .orderBy("hidden_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return rows.map(hiddenReview);
  },

  /** The user's hidden review of the gem. */
  async find({ gemId, userId }: { gemId: number; userId: string }): Promise<HiddenReview | undefined> {
    const row = await findRow(db, userId, gemId).selectAll().executeTakeFirst();
    return row && hiddenReview(row);
  },

  /** Removes a review from the pages and from its gem's totals, and resolves its reports; undefined where none of this id is shown. */
  hide: ({ id, hiddenAt, reason }: { id: string; hiddenAt: number; reason: string }) =>
    inTransaction(db, async (inside) => {
      const review = await deleteShown(inside, id);
      if (review === undefined) return undefined;
      const { user_nickname: _, ...kept } = review;
      const row = { ...kept, hidden_at: hiddenAt, reason };
      await inside.insertInto("hidden_reviews").values(row).execute();
      await hideReportsOf(inside, id, hiddenAt);
      return hiddenReview(row);
    }),

  /**
   * Shows a hidden review again, under the name that its writer has now; undefined where none of this id is hidden.
   * Refuses with taken "review" where its writer has another one at the gem by now.
   */
  restore: (id: string): Promise<HiddenReview | undefined> =>
    inTransaction(db, async (inside) => {
      const writer = await writerOf(inside, "hidden_reviews", id);
      const row = await inside
        .deleteFrom("hidden_reviews")
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst();
      if (row === undefined || writer === undefined) return undefined;
      const { hidden_at: _, reason: __, ...review } = row;
      await inside
        .insertInto("reviews")
        .values({ ...review, user_nickname: writer.nickname })
        .execute();
      await keepReportsOf(inside, id);
      await countReview(inside, row.gem_id, { with: row.rating });
      return hiddenReview(row);
    }),

  /** Deletes a review, shown or hidden; undefined where there is none of this id. */
  remove: (id: string): Promise<{ readonly gemId: number; readonly userId: string } | undefined> =>
    inTransaction(db, async (inside) => {
      const shown = await deleteShown(inside, id);
      const row =
        shown ??
        (await inside.deleteFrom("hidden_reviews").where("id", "=", id).returningAll().executeTakeFirst());
      await forgetReportsOf(inside, id);
      return row && { gemId: row.gem_id, userId: row.user_id };
    }),
});

export type HiddenReviews = ReturnType<typeof hiddenReviews>;

/** Refuses with taken "review" where the user's review of the gem is hidden. */
export async function refuseWhereHidden(db: Database, userId: string, gemId: number): Promise<void> {
  const hidden = await findRow(db, userId, gemId).select("id").executeTakeFirst();
  if (hidden !== undefined) throw new Refused({ code: "taken", what: "review" });
}

const findRow = (db: Database, userId: string, gemId: number) =>
  db.selectFrom("hidden_reviews").where("user_id", "=", userId).where("gem_id", "=", gemId);

/** The writer of a review, locked as by every writer of reviews. */
async function writerOf(db: Database, table: "reviews" | "hidden_reviews", id: string) {
  const review = await db.selectFrom(table).select("user_id").where("id", "=", id).executeTakeFirst();
  return review === undefined ? undefined : lockUser(db, review.user_id);
}

/** Deletes a shown review and subtracts its rating from the totals. */
async function deleteShown(db: Database, id: string) {
  await writerOf(db, "reviews", id);
  const row = await db.deleteFrom("reviews").where("id", "=", id).returningAll().executeTakeFirst();
  if (row !== undefined) await countReview(db, row.gem_id, { without: row.rating });
  return row;
}

const hiddenReview = (row: Selectable<Schema["hidden_reviews"]>): HiddenReview => ({
  id: row.id,
  gemId: row.gem_id,
  userId: row.user_id,
  rating: row.rating,
  reviewText: row.review_text,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  hiddenAt: row.hidden_at,
  reason: row.reason,
});
