import { forgetDraft, keepDraft, readDraft } from "../shell/session-storage.ts";

/** A review as it is being written. */
export interface ReviewDraft {
  /** 0 as long as no star is chosen, then 1–5. */
  readonly rating: number;
  readonly text: string;
}

/** Whose draft, of which gem; the next person at this window does not see it. */
export interface DraftPlace {
  readonly gemId: number;
  readonly username: string | null;
}

const name = ({ gemId, username }: DraftPlace) => `review-${gemId}-${username ?? ""}`;

/** What was being written when the page was loaded anew (docs/product.md §4), or null. */
export function readReviewDraft(place: DraftPlace): ReviewDraft | null {
  const kept = readDraft(name(place));
  if (typeof kept !== "object" || kept === null || !("rating" in kept && "text" in kept)) return null;
  const { rating, text } = kept;
  return typeof rating === "number" && typeof text === "string" ? { rating, text } : null;
}

export const keepReviewDraft = (place: DraftPlace, draft: ReviewDraft): void => keepDraft(name(place), draft);

/** The review was sent or given up. */
export const forgetReviewDraft = (place: DraftPlace): void => forgetDraft(name(place));
