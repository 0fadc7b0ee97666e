import { expect, test } from "vitest";
import { longestReview } from "../../../domain/reviews/review.ts";
import { shownReviewText } from "../../../domain/reviews/review-text.ts";

test.each([
  ["a\nb", "a\nb"],
  ["a\n\nb", "a\n\nb"],
  ["a\n\n\nb", "a\n\nb"],
  ["a\n \n\t\n\u3000\nb\n\n\n\nc", "a\n\nb\n\nc"],
  ["a  b", "a  b"],
  [`a${"\n".repeat(longestReview - 2)}b`, "a\n\nb"],
])("of the review %j at most one empty line at a time is shown", (text, shown) => {
  expect(shownReviewText(text)).toBe(shown);
});
