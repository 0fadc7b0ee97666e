import { useState } from "react";
import { paths } from "../../domain/paths.ts";
import type { OwnReview } from "../../domain/shown-reviews.ts";
import { ask } from "./ask.ts";
import { forgetDraft, keepDraft, readDraft, type DraftPlace, type ReviewDraft } from "./review-draft.ts";

/** What a person can do with their review. */
export type ReviewIntent = "write" | "delete";

/** How the writing of a review stands. */
export interface ReviewForm {
  readonly draft: ReviewDraft;
  readonly change: (change: Partial<ReviewDraft>) => void;
  readonly busy: boolean;
  /** What came to nothing at the last try, for no reason that lies in what was typed. */
  readonly failed: ReviewIntent | null;
  /** What the server has against what was typed. */
  readonly refusal: string | null;
  readonly submit: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Gives up what was typed. */
  readonly discard: () => void;
}

interface Options {
  readonly place: DraftPlace;
  readonly own: OwnReview | null;
  /** The server has carried it out. */
  readonly onDone: (intent: ReviewIntent) => void;
  /** The session is over; what was typed is kept. */
  readonly onLoggedOut: () => void;
}

/** Refusals that the writer can mend, or should know of; everything else is logged by the server only (spec §8). */
const mendable: ReadonlySet<string> = new Set([
  "review-rating-missing",
  "review-too-long",
  "review-characters",
  "too-many",
]);

/** Writing, changing and deleting one's review of a gem; what is typed outlives a reload. */
export function useReviewForm({ place, own, onDone, onLoggedOut }: Options): ReviewForm {
  const [draft, setDraft] = useState<ReviewDraft>(
    () => readDraft(place) ?? { rating: own?.rating ?? 0, text: own?.text ?? "" },
  );
  const [state, setState] = useState<{ readonly busy: boolean; readonly failed: ReviewIntent | null }>({
    busy: false,
    failed: null,
  });
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(intent: ReviewIntent, fields: Readonly<Record<string, string>>) {
    if (state.busy) return;
    setState({ busy: true, failed: null });
    setRefusal(null);
    const answer = await ask(paths.ownReviews(), { gemId: String(place.gemId), intent, ...fields });
    setState({ busy: false, failed: null });
    // Gone already is what a deletion is after.
    const code = answer.ok ? null : (answer.refusal?.code ?? "unanswered");
    if (answer.ok || (intent === "delete" && code === "review-missing")) {
      forgetDraft(place);
      onDone(intent);
    } else if (code === "review-logged-out") onLoggedOut();
    else if (code !== null && mendable.has(code)) setRefusal(answer.message);
    else setState({ busy: false, failed: intent });
  }

  return {
    draft,
    change(change) {
      const changed = { ...draft, ...change };
      setDraft(changed);
      setRefusal(null);
      keepDraft(place, changed);
    },
    ...state,
    refusal,
    submit: () => send("write", { rating: String(draft.rating), reviewText: draft.text }),
    remove: () => send("delete", { reviewId: own?.id ?? "" }),
    discard: () => forgetDraft(place),
  };
}
