import { describe, expect, it } from "vitest";
import * as messages from "../../../domain/site/messages.ts";
import { longestReview, readReview } from "../../../domain/reviews/review.ts";

const text = (length: number) => "a".repeat(length);

describe("a review (docs/product.md §5, §9)", () => {
  it.each(["1", "2", "3", "4", "5"])("a review with a rating of %s is accepted", (rating) => {
    expect(readReview({ rating, reviewText: "" })).toEqual({
      ok: true,
      value: { rating: Number(rating), reviewText: "" },
    });
  });

  it.each(["", "0", "6", "1.5", "-1", "NaN", "Infinity", "5 ", "05", "1e0", "null", "[5]", "５"])(
    "a review with the rating %j is refused",
    (rating) => {
      expect(readReview({ rating, reviewText: "" })).toEqual({ ok: false, refusal: "review-rating-missing" });
    },
  );

  it("a review of 500 characters is accepted, one of 501 refused", () => {
    expect(longestReview).toBe(500);
    expect(readReview({ rating: "5", reviewText: text(500) }).ok).toBe(true);
    expect(readReview({ rating: "5", reviewText: text(501) })).toEqual({
      ok: false,
      refusal: "review-too-long",
    });
  });

  it("a line end in a review counts as one character, however the form sends it", () => {
    expect(readReview({ rating: "5", reviewText: `${text(498)}\r\n${text(1)}` })).toEqual({
      ok: true,
      value: { rating: 5, reviewText: `${text(498)}\n${text(1)}` },
    });
  });

  it.each(["a\u0000b", "\ud800", "\u202eabc", `a${"\u0301".repeat(500)}`.slice(0, 400)])(
    "a review with characters that cannot be shown is refused",
    (reviewText) => {
      expect(readReview({ rating: "3", reviewText })).toEqual({ ok: false, refusal: "review-characters" });
    },
  );

  it("the ratings have the specification's labels", () => {
    expect(messages.reviewDialog.labels).toEqual([
      "No rating",
      "Poor",
      "Fair",
      "Good",
      "Very Good",
      "Excellent",
    ]);
  });
});
