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

const key = ({ gemId, username }: DraftPlace) => `anaba-review-${gemId}-${username ?? ""}`;

/** What was being written when the page was loaded anew (product §5), or null. */
export function readDraft(place: DraftPlace): ReviewDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(place)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("rating" in kept && "text" in kept)) return null;
    const { rating, text } = kept;
    return typeof rating === "number" && typeof text === "string" ? { rating, text } : null;
  } catch {
    return null;
  }
}

/** Keeps a draft, as far as the browser lets us: writing goes on without. */
export function keepDraft(place: DraftPlace, draft: ReviewDraft): void {
  try {
    sessionStorage.setItem(key(place), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off.
  }
}

/** The review was sent or given up. */
export function forgetDraft(place: DraftPlace): void {
  try {
    sessionStorage.removeItem(key(place));
  } catch {
    // Storage is switched off; there is nothing in it either.
  }
}
