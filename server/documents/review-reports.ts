import type { Selectable } from "kysely";
import type { Report, ReportOutcome } from "../../domain/reviews/report.ts";
import { type Database, inTransaction, type Schema } from "../database/schema.ts";
import { lockUser } from "./user-document.ts";

/** A report of a review. Times in ms. */
export interface ReviewReport extends Report {
  readonly id: string;
  readonly reviewId: string;
  readonly gemId: number;
  /** Who reported. */
  readonly userId: string;
  /** Who wrote the review. */
  readonly writerId: string;
  readonly reportedAt: number;
  /** Null while nobody has looked at it. */
  readonly outcome: ReportOutcome | null;
  /** What the operator answered. */
  readonly answer: string | null;
  readonly resolvedAt: number | null;
}

type NewReport = Pick<
  ReviewReport,
  "id" | "reviewId" | "gemId" | "userId" | "reason" | "note" | "reportedAt"
>;

/** What an operator has decided. */
interface Resolution {
  readonly reviewId: string;
  readonly outcome: ReportOutcome;
  readonly answer: string | null;
  readonly resolvedAt: number;
}

/**
 * The reports of reviews, one row per user and review. A report ends with the review, with its reporter's account, and
 * with the writer's.
 */
export const reviewReports = (db: Database) => ({
  /**
   * Adds a report, if this user has not reported the review yet. Returns whether the review is the user's own, which
   * nobody can report; undefined when the gem shows no such review. Refuses with missing when there is no such user.
   */
  add: ({
    reviewId,
    gemId,
    userId,
    reportedAt,
    ...report
  }: NewReport): Promise<"own" | "added" | undefined> =>
    inTransaction(db, async (inside) => {
      const find = () =>
        inside
          .selectFrom("reviews")
          .select("user_id")
          .where("id", "=", reviewId)
          .where("gem_id", "=", gemId)
          .executeTakeFirst();
      const found = await find();
      if (found === undefined) return undefined;
      if (found.user_id === userId) return "own";
      // As every writer of the review does, so that no report outlives it.
      await lockUser(inside, found.user_id);
      if ((await find()) === undefined) return undefined;
      await inside
        .insertInto("review_reports")
        .values({
          ...report,
          review_id: reviewId,
          gem_id: gemId,
          user_id: userId,
          writer_id: found.user_id,
          reported_at: reportedAt,
          is_mailed: 0,
        })
        .onConflict((conflict) => conflict.columns(["user_id", "review_id"]).doNothing())
        .execute();
      return "added";
    }),

  /** The report with this id. */
  async byId(id: string): Promise<ReviewReport | undefined> {
    const row = await db.selectFrom("review_reports").selectAll().where("id", "=", id).executeTakeFirst();
    return row && reviewReport(row);
  },

  /** The reports of a user, the newest first. */
  async ofUser(userId: string, limit: number): Promise<readonly ReviewReport[]> {
    const rows = await db
      .selectFrom("review_reports")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("reported_at", "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(reviewReport);
  },

  /** The reports at which nobody has looked, the oldest first; or all, the newest first. */
  async list({ isOpen, limit }: { isOpen: boolean; limit: number }): Promise<readonly ReviewReport[]> {
    const rows = await db
      .selectFrom("review_reports")
      .selectAll()
      .$if(isOpen, (query) => query.where("outcome", "is", null))
      .orderBy("reported_at", isOpen ? "asc" : "desc")
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(reviewReport);
  },

  /** Resolves all open reports of a review. Returns how many. */
  async resolve({ reviewId, outcome, answer, resolvedAt }: Resolution): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable("review_reports")
      .set({ outcome, answer, resolved_at: resolvedAt })
      .where("review_id", "=", reviewId)
      .where("outcome", "is", null)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
});

export type ReviewReports = ReturnType<typeof reviewReports>;

/** Deletes the reports of a review that is deleted. */
export async function forgetReportsOf(db: Database, reviewId: string): Promise<void> {
  await db.deleteFrom("review_reports").where("review_id", "=", reviewId).execute();
}

/** Changes what became of the reports of a review that is hidden now, those from before too. */
export async function hideReportsOf(db: Database, reviewId: string, hiddenAt: number): Promise<void> {
  await db
    .updateTable("review_reports")
    .set({ outcome: "hidden", answer: null, resolved_at: hiddenAt })
    .where("review_id", "=", reviewId)
    .execute();
}

/** The same for a review that is shown again. */
export async function keepReportsOf(db: Database, reviewId: string): Promise<void> {
  await db
    .updateTable("review_reports")
    .set({ outcome: "kept" })
    .where("review_id", "=", reviewId)
    .where("outcome", "=", "hidden")
    .execute();
}

const reviewReport = (row: Selectable<Schema["review_reports"]>): ReviewReport => ({
  id: row.id,
  reviewId: row.review_id,
  gemId: row.gem_id,
  userId: row.user_id,
  writerId: row.writer_id,
  reason: row.reason,
  note: row.note,
  reportedAt: row.reported_at,
  outcome: row.outcome,
  answer: row.answer,
  resolvedAt: row.resolved_at,
});
