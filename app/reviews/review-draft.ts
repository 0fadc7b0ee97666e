import { forgetDraft, keepDraft, readDraft } from "../shell/session-storage.ts";

/** The draft of a review. */
export interface ReviewDraft {
  /** 1–5; 0 while no star is chosen. */
  readonly rating: number;
  readonly text: string;
}

/** The writer and the gem of a draft: the next person in this window must not see it. */
export interface DraftPlace {
  readonly gemId: number;
  readonly username: string | null;
}

const name = ({ gemId, username }: DraftPlace) => `review-${gemId}-${username ?? ""}`;

/** The draft from before the page was loaded again (docs/product.md §4); null when there is none. */
export function readReviewDraft(place: DraftPlace): ReviewDraft | null {
  const kept = readDraft(name(place));
  if (typeof kept !== "object" || kept === null || !("rating" in kept && "text" in kept)) return null;
  const { rating, text } = kept;
  return typeof rating === "number" && typeof text === "string" ? { rating, text } : null;
}

export const keepReviewDraft = (place: DraftPlace, draft: ReviewDraft): void => keepDraft(name(place), draft);

/** Keeps the draft of a dialog whose writer's session has ended: it opens again after the log-in. */
export const keepInterrupted = (place: DraftPlace, draft: ReviewDraft): void =>
  keepDraft(name(place), { ...draft, isInterrupted: true });

/** Whether the draft was interrupted like that; only once. */
export function takeInterruption(place: DraftPlace): boolean {
  const kept = readDraft(name(place));
  const isInterrupted = typeof kept === "object" && kept !== null && "isInterrupted" in kept;
  const draft = isInterrupted ? readReviewDraft(place) : null;
  if (draft !== null) keepReviewDraft(place, draft);
  return draft !== null;
}

/** Removes the draft, once the review is sent or discarded. */
export const forgetReviewDraft = (place: DraftPlace): void => forgetDraft(name(place));
