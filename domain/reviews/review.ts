import { ok, refuse, type Result } from "../base/result.ts";
import { isShowable, readLines } from "../base/text.ts";

/** The ratings that a review can give (docs/product.md §5), the lowest first. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/**
 * The maximum length of a review (docs/product.md §5), in UTF-16 code units, in the browser and on the
 * server.
 */
export const longestReview = 500;

/** A review as its form sends it, texts as typed. */
export interface TypedReview {
  readonly rating: string;
  readonly reviewText: string;
}

export interface Review {
  readonly rating: Stars;
  readonly reviewText: string;
}

export type ReviewRefusal = "review-rating-missing" | "review-too-long" | "review-characters";

/**
 * Checks a review (docs/product.md §5, Review): a rating of 1 to 5 is required; the text is optional, at most 500
 * characters.
 */
export function readReview(typed: TypedReview): Result<Review, ReviewRefusal> {
  const rating = stars.find((star) => String(star) === typed.rating);
  if (rating === undefined) return refuse("review-rating-missing");
  const reviewText = readLines(typed.reviewText);
  if (reviewText.length > longestReview) return refuse("review-too-long");
  return isShowable(reviewText) ? ok({ rating, reviewText }) : refuse("review-characters");
}
