import { useState } from "react";
import type { ActionResponse } from "../../domain/action-response.ts";
import { fieldOfRefusal } from "../../domain/refusal-fields.ts";
import type { ActionRefusal } from "../../domain/refusals.ts";
import type { OwnReview } from "../../domain/shown-reviews.ts";
import { post } from "../actions/post.ts";
import {
  forgetReviewDraft,
  keepReviewDraft,
  readReviewDraft,
  type DraftPlace,
  type ReviewDraft,
} from "./review-draft.ts";

/** What a person can do with their review. */
export type ReviewIntent = "write" | "delete";

/** Writes a deleted review again; answers whether it came to pass. What could not be sent waits as a draft. */
export type Restore = () => Promise<boolean>;

/** How the writing of a review stands. */
export interface ReviewForm {
  readonly draft: ReviewDraft;
  readonly change: (change: Partial<ReviewDraft>) => void;
  /** What is being carried out. */
  readonly busy: ReviewIntent | null;
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
  /** The server has carried it out; what it deleted just now can be written again. */
  readonly onDone: (intent: ReviewIntent, restore: Restore | null) => void;
  /** The session is over; what was typed is kept. */
  readonly onLoggedOut: () => void;
}

/** Whether the writer can mend a refusal, or should know of it; every other is logged by the server only (docs/product.md §8). */
const isShown = (code: ActionRefusal["code"] | null) =>
  fieldOfRefusal(code) === "review" || code === "too-many";

/** Writing, changing and deleting one's review of a gem; what is typed outlives a reload. */
export function useReviewForm({ place, own, onDone, onLoggedOut }: Options): ReviewForm {
  const [draft, setDraft] = useState<ReviewDraft>(
    () => readReviewDraft(place) ?? { rating: own?.rating ?? 0, text: own?.text ?? "" },
  );
  const [state, setState] = useState<Pick<ReviewForm, "busy" | "failed">>({ busy: null, failed: null });
  const [refusal, setRefusal] = useState<string | null>(null);
  const gemId = String(place.gemId);

  async function send(intent: ReviewIntent, posting: () => Promise<ActionResponse>) {
    if (state.busy !== null) return;
    setState({ busy: intent, failed: null });
    setRefusal(null);
    const response = await posting();
    setState({ busy: null, failed: null });
    const code = response.ok ? null : (response.refusal?.code ?? null);
    // Gone already is what a deletion is after.
    if (response.ok || (intent === "delete" && code === "review-missing")) {
      forgetReviewDraft(place);
      onDone(intent, intent === "delete" && response.ok && own !== null ? () => restore(place, own) : null);
    } else if (code === "review-logged-out") onLoggedOut();
    else if (isShown(code)) setRefusal(response.message);
    else setState({ busy: null, failed: intent });
  }

  return {
    draft,
    change(change) {
      const changed = { ...draft, ...change };
      setDraft(changed);
      setRefusal(null);
      keepReviewDraft(place, changed);
    },
    ...state,
    refusal,
    submit: () => send("write", () => write(place, draft)),
    remove: () => send("delete", () => post("ownReviews", "delete", { gemId, reviewId: own?.id ?? "" })),
    discard: () => forgetReviewDraft(place),
  };
}

const write = ({ gemId }: DraftPlace, { rating, text }: ReviewDraft) =>
  post("ownReviews", "write", { gemId: String(gemId), rating: String(rating), reviewText: text });

async function restore(place: DraftPlace, review: ReviewDraft): Promise<boolean> {
  keepReviewDraft(place, { rating: review.rating, text: review.text });
  const { ok } = await write(place, review);
  if (ok) forgetReviewDraft(place);
  return ok;
}
