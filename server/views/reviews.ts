import { writeCursor, type ReviewCursor } from "../../domain/review-cursor.ts";
import type { ShownReviews } from "../../domain/shown-reviews.ts";
import type { App } from "../app.ts";

/**
 * One page of a gem's reviews, 20 of them, newest first and older than `before`, with the totals of all. Null when the
 * database does not answer: that is logged, and the gem's page stands without them (spec §8).
 */
export async function viewReviews(
  { documents, log }: Pick<App, "documents" | "log">,
  gemId: number,
  before: ReviewCursor | null,
): Promise<ShownReviews | null> {
  try {
    const [page, { count, mean, spread }] = await Promise.all([
      documents.reviews.page({ gemId, after: before ?? undefined }),
      documents.reviews.totals(gemId),
    ]);
    return {
      count,
      mean,
      spread,
      reviews: page.reviews.map((review) => ({
        id: review.id,
        nickname: review.userNickname,
        rating: review.rating,
        text: review.reviewText,
        createdAt: review.createdAt,
        edited: review.updatedAt > review.createdAt,
      })),
      older: page.next === undefined ? null : writeCursor(page.next),
      newest: before === null,
    };
  } catch (error) {
    log.error({ err: error, gemId }, "reviews not read");
    return null;
  }
}
