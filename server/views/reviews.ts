import { paths } from "../../domain/site/paths.ts";
import { pigmentOf } from "../../domain/account/pigment.ts";
import { writeCursor, type ReviewCursor } from "../../domain/reviews/review-cursor.ts";
import type { OwnReview, ShownReview, ShownReviews } from "../../domain/reviews/shown-reviews.ts";
import type { App } from "../app.ts";
import type { ReviewOnPage } from "../documents/reviews-page.ts";
import type { UserDocument } from "../documents/user-document.ts";

interface ReviewsRequest {
  readonly gemId: number;
  /** Null for the newest page. */
  readonly before: ReviewCursor | null;
  /** The reader; null for a visitor. */
  readonly actor: Pick<UserDocument, "id"> | null;
}

/**
 * Reads a page of 20 reviews of a gem, newest first and older than `before`, with the totals and the reader's own
 * review. Null when the database does not answer: the error is logged and the gem's page is shown without reviews
 * (docs/product.md §8).
 */
export async function viewReviews(
  { documents, log }: Pick<App, "documents" | "log">,
  { gemId, before, actor }: ReviewsRequest,
): Promise<ShownReviews | null> {
  try {
    const [page, { count, mean, spread }, own] = await Promise.all([
      documents.reviews.page({ gemId, after: before ?? undefined }),
      documents.reviews.totals(gemId),
      actor === null ? undefined : documents.reviews.find({ gemId, userId: actor.id }),
    ]);
    return {
      count,
      mean,
      spread,
      reviews: page.reviews.map(shown),
      older: page.next === undefined ? null : writeCursor(page.next),
      newest: before === null,
      own: own === undefined ? null : ownReview(own),
    };
  } catch (error) {
    log.error({ err: error, gemId }, "reviews not read");
    return null;
  }
}

const shown = (review: ReviewOnPage): ShownReview => ({
  id: review.id,
  nickname: review.userNickname,
  image: review.userImage === null ? null : paths.profileImage(review.userImage),
  pigment: pigmentOf(review.userId),
  rating: review.rating,
  text: review.reviewText,
  createdAt: review.createdAt,
  edited: review.updatedAt > review.createdAt,
});

const ownReview = ({
  id,
  rating,
  reviewText,
}: Pick<ReviewOnPage, "id" | "rating" | "reviewText">): OwnReview => ({
  id,
  rating,
  text: reviewText,
});
