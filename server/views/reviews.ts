import { paths } from "../../domain/site/paths.ts";
import { pigmentOf } from "../../domain/account/pigment.ts";
import { writeCursor, type ReviewCursor } from "../../domain/reviews/review-cursor.ts";
import type {
  HiddenOwnReview,
  OwnReview,
  ShownReview,
  ShownReviews,
} from "../../domain/reviews/shown-reviews.ts";
import type { App } from "../app.ts";
import type { HiddenReview } from "../documents/hidden-reviews.ts";
import type { ReviewOnPage } from "../documents/reviews-page.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** The user who reads reviews. */
export type ReviewReader = Pick<UserDocument, "id" | "nickname" | "profileImage">;

interface ReviewsRequest {
  readonly gemId: number;
  /** Null for the newest page. */
  readonly before: ReviewCursor | null;
  /** The reader; null for a visitor. */
  readonly actor: ReviewReader | null;
}

/**
 * Reads a page of 20 reviews of a gem, newest first and older than `before`, with the totals and the reader's own
 * review. The reader does not see what they have reported; the totals stay those of everybody. Null when the database does not answer: the error is logged and the gem's page is shown without reviews
 * (docs/product.md §8).
 */
export async function viewReviews(
  { documents, log }: Pick<App, "documents" | "log">,
  { gemId, before, actor }: ReviewsRequest,
): Promise<ShownReviews | null> {
  try {
    const reader = actor?.id;
    const [page, { count, mean, spread }, own, hidden] = await Promise.all([
      documents.reviews.page({ gemId, reader, after: before ?? undefined }),
      documents.reviews.totals(gemId),
      actor === null ? undefined : documents.reviews.find({ gemId, userId: actor.id }),
      actor === null ? undefined : documents.hiddenReviews.find({ gemId, userId: actor.id }),
    ]);
    return {
      count,
      mean,
      spread,
      reviews: page.reviews.map(shown),
      older: page.next === undefined ? null : writeCursor(page.next),
      newest: before === null,
      own: own === undefined ? null : ownReview(own),
      ...(actor !== null && hidden !== undefined && { hidden: hiddenReview(hidden, actor) }),
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

const hiddenReview = (
  { reason, ...review }: HiddenReview,
  { nickname, profileImage }: ReviewReader,
): HiddenOwnReview => ({
  ...shown({ ...review, userNickname: nickname, userImage: profileImage }),
  reason,
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
