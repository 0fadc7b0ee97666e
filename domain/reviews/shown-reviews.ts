import type { Pigment } from "../account/pigment.ts";

/** A review as other people see it. */
export interface ShownReview {
  readonly id: string;
  /** Empty when the writer has none; pages then show "Anonymous User" (docs/product.md §3, Review document). */
  readonly nickname: string;
  /** The address of the writer's profile image; null when there is none. */
  readonly image: string | null;
  /** The colour of the writer's seal where they have none. */
  readonly pigment: Pigment;
  /** 1–5. */
  readonly rating: number;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly edited: boolean;
}

/** The reader's own review, for the dialog that edits it. */
export interface OwnReview {
  readonly id: string;
  /** 1–5. */
  readonly rating: number;
  readonly text: string;
}

/** The reader's own review that an operator has hidden. */
export interface HiddenOwnReview extends ShownReview {
  /** Why, in the operator's words. */
  readonly reason: string;
}

/** The reviews of a gem as its page shows them: the totals, and one page of reviews, newest first. */
export interface ShownReviews {
  readonly count: number;
  /** Unrounded; null without reviews. */
  readonly mean: number | null;
  /** The number of reviews with one star, two, … five. */
  readonly spread: readonly number[];
  readonly reviews: readonly ShownReview[];
  /** The cursor of the next, older page; null on the last page. */
  readonly older: string | null;
  /** Whether this is the first page. */
  readonly newest: boolean;
  /** The reader's own review, on whatever page it is; null for a visitor, and when there is none. */
  readonly own: OwnReview | null;
  /** It counts in no total, and only the first page has it. */
  readonly hidden?: HiddenOwnReview;
}
