import { expect, test } from "vitest";
import { longestReview } from "../../../domain/reviews/review.ts";
import { isFolded, shownReviewText } from "../../../domain/reviews/review-text.ts";

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

test.each([
  ["Bring cash, good shoes and no plans.", false],
  ["a".repeat(300), false],
  ["a".repeat(301), true],
  ["a\nb\nc\nd\ne\nf", false],
  ["a\nb\nc\nd\ne\nf\ng", true],
])("the review %j is folded in a list: %j", (text, folded) => {
  expect(isFolded(text)).toBe(folded);
});
