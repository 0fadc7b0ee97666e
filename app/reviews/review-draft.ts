import type { PhoneKey } from "../../domain/site/browser-storage.ts";
import {
  draftPrefix,
  forgetOnPhone,
  keepInWindow,
  keepOnPhone,
  readOnPhone,
} from "../shell/phone-storage.ts";

/** The draft of a review. */
export interface ReviewDraft {
  /** 1–5; 0 while no star is chosen. */
  readonly rating: number;
  readonly text: string;
}

/** The writer and the gem of a draft: the next person on this phone must not see it. */
export interface DraftPlace {
  readonly gemId: number;
  readonly owner: string;
}

const name = ({ gemId }: DraftPlace): PhoneKey => `${draftPrefix}review-${gemId}`;

const readKept = (place: DraftPlace) => readOnPhone(place.owner, name(place));

/** The draft from before, which survives the tab (docs/product.md §4); null when there is none. */
export function readReviewDraft(place: DraftPlace): ReviewDraft | null {
  const kept = readKept(place);
  if (typeof kept !== "object" || kept === null || !("rating" in kept && "text" in kept)) return null;
  const { rating, text } = kept;
  return typeof rating === "number" && typeof text === "string" ? { rating, text } : null;
}

/** Keeps the draft. Returns whether it is kept: the storage may be disabled or full. */
export const keepReviewDraft = (place: DraftPlace, draft: ReviewDraft): boolean =>
  keepOnPhone(place.owner, name(place), draft);

/** Keeps the draft of a dialog whose writer's session has ended: it opens again after the log-in. */
export const keepInterruptedDraft = (place: DraftPlace, draft: ReviewDraft): void =>
  keepInWindow(place.owner, name(place), { ...draft, isInterrupted: true });

/** Whether the draft was interrupted like that; only once. */
export function consumeInterruption(place: DraftPlace): boolean {
  const kept = readKept(place);
  const isInterrupted = typeof kept === "object" && kept !== null && "isInterrupted" in kept;
  const draft = isInterrupted ? readReviewDraft(place) : null;
  if (draft !== null) keepReviewDraft(place, draft);
  return draft !== null;
}

/** Removes the draft, once the review is sent or discarded. */
export const forgetReviewDraft = (place: DraftPlace): void => forgetOnPhone(place.owner, name(place));
