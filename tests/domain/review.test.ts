import { describe, expect, it } from "vitest";
import * as messages from "../../domain/messages.ts";
import { longestReview, readReview } from "../../domain/review.ts";

const text = (length: number) => "a".repeat(length);

describe("a review (docs/product.md §5, §9)", () => {
  it.each(["1", "2", "3", "4", "5"])("takes a rating of %s", (rating) => {
    expect(readReview({ rating, reviewText: "" })).toEqual({
      ok: true,
      value: { rating: Number(rating), reviewText: "" },
    });
  });

  it.each(["", "0", "6", "1.5", "-1", "NaN", "Infinity", "5 ", "05", "1e0", "null", "[5]", "５"])(
    "asks for a rating where %j is sent",
    (rating) => {
      expect(readReview({ rating, reviewText: "" })).toEqual({ ok: false, refusal: "review-rating-missing" });
    },
  );

  it("takes 500 characters and refuses 501", () => {
    expect(longestReview).toBe(500);
    expect(readReview({ rating: "5", reviewText: text(500) }).ok).toBe(true);
    expect(readReview({ rating: "5", reviewText: text(501) })).toEqual({
      ok: false,
      refusal: "review-too-long",
    });
  });

  it("counts a line end as one character, however the form sends it", () => {
    expect(readReview({ rating: "5", reviewText: `${text(498)}\r\n${text(1)}` })).toEqual({
      ok: true,
      value: { rating: 5, reviewText: `${text(498)}\n${text(1)}` },
    });
  });

  it.each(["a\u0000b", "\ud800", "\u202eabc", `a${"\u0301".repeat(500)}`.slice(0, 400)])(
    "refuses what cannot be shown",
    (reviewText) => {
      expect(readReview({ rating: "3", reviewText })).toEqual({ ok: false, refusal: "review-characters" });
    },
  );

  it("has the spec's labels", () => {
    expect(messages.reviews.labels).toEqual(["No rating", "Poor", "Fair", "Good", "Very Good", "Excellent"]);
  });
});
