import type { Pigment } from "./pigment.ts";

/** A review as other people see it. */
export interface ShownReview {
  readonly id: string;
  /** Empty where the writer has none; pages then say "Anonymous User" (docs/product.md §3, Review document). */
  readonly nickname: string;
  /** Address of the writer's picture, or null. */
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

/** The reviews of a gem as its page shows them: their totals and one page of them, newest first. */
export interface ShownReviews {
  readonly count: number;
  /** Unrounded; null without reviews. */
  readonly mean: number | null;
  /** How many reviews gave one star, two, … five. */
  readonly spread: readonly number[];
  readonly reviews: readonly ShownReview[];
  /** The cursor of the next, older page; null on the last one. */
  readonly older: string | null;
  /** False where the page begins after a cursor. */
  readonly newest: boolean;
  /** The reader's own, wherever it stands; null for a visitor, and before the first. */
  readonly own: OwnReview | null;
}
