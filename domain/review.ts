import { ok, refuse, type Result } from "./result.ts";
import { isShowable } from "./text.ts";

/** The marks a review can give (docs/product.md §9, Stars), the lowest first. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/** docs/product.md §9, Review text: characters as JavaScript counts them, on both sides. */
export const longestReview = 500;

/** A review as its form sends it. */
export interface TypedReview {
  readonly rating: string;
  readonly reviewText: string;
}

export interface Review {
  readonly rating: Stars;
  readonly reviewText: string;
}

export type ReviewRefusal = "review-rating-missing" | "review-too-long" | "review-characters";

/** A form sends line ends as two characters; the field it was typed into counts one. */
export const readLines = (text: string): string => text.replaceAll("\r\n", "\n");

/** docs/product.md §5, Review: a rating of 1–5 is required; the text is optional, at most 500 characters. */
export function readReview(typed: TypedReview): Result<Review, ReviewRefusal> {
  const rating = stars.find((star) => String(star) === typed.rating);
  if (rating === undefined) return refuse("review-rating-missing");
  const reviewText = readLines(typed.reviewText);
  if (reviewText.length > longestReview) return refuse("review-too-long");
  return isShowable(reviewText) ? ok({ rating, reviewText }) : refuse("review-characters");
}
