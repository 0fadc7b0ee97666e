import { useEffect, useState } from "react";
import type { ActionResponse } from "../../domain/site/action-response.ts";
import * as messages from "../../domain/site/messages.ts";
import { refusalField, type ActionRefusal } from "../../domain/site/refusals.ts";
import type { OwnReview } from "../../domain/reviews/shown-reviews.ts";
import { post } from "../client/post.ts";
import {
  forgetReviewDraft,
  keepInterruptedDraft,
  keepReviewDraft,
  readReviewDraft,
  type DraftPlace,
  type ReviewDraft,
} from "./review-draft.ts";

/** The operations on a person's review. */
export type ReviewIntent = "write" | "delete";

/** Writes a deleted review again and returns whether that succeeded. If not, it is kept as a draft. */
export type Restore = () => Promise<boolean>;

/** The state of the review form. */
export interface ReviewForm {
  readonly draft: ReviewDraft;
  readonly change: (change: Partial<ReviewDraft>) => void;
  /** The operation in progress; null when there is none. */
  readonly busy: ReviewIntent | null;
  /** The operation that failed last, for a reason other than its input; null when none did. */
  readonly failed: ReviewIntent | null;
  /** Whether the draft of a review that the connection has lost is kept on this phone. It is sent by a press only. */
  readonly isKept: boolean;
  /** The server's refusal of the input. */
  readonly refusal: string | null;
  readonly submit: () => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Discards the draft. */
  readonly discard: () => void;
}

interface Options {
  readonly place: DraftPlace;
  readonly own: OwnReview | null;
  /** Whether the session has ended since the dialog was opened. */
  readonly isLoggedOut: boolean;
  /** Called when the operation succeeded. A deleted review can be written again. */
  readonly onDone: (intent: ReviewIntent, restore: Restore | null) => void;
}

/** Whether a refusal is shown to the writer. All others are only logged by the server (docs/product.md §8). */
const isShown = (code: ActionRefusal["code"] | null) =>
  refusalField(code) === "review" || code === "too-many";

const idle = { busy: null, failed: null, isKept: false } as const;

/** Writes, edits and deletes the person's review of a gem. The draft survives the tab. */
export function useReviewForm({ place, own, isLoggedOut, onDone }: Options): ReviewForm {
  const [draft, setDraft] = useState<ReviewDraft>(
    () => readReviewDraft(place) ?? { rating: own?.rating ?? 0, text: own?.text ?? "" },
  );
  const [state, setState] = useState<Pick<ReviewForm, "busy" | "failed" | "isKept">>(idle);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { gemId: id, owner } = place;
  const gemId = String(id);
  useEffect(() => {
    if (isLoggedOut) keepInterruptedDraft({ gemId: id, owner }, draft);
  }, [isLoggedOut, id, owner, draft]);

  async function send(intent: ReviewIntent, posting: () => Promise<ActionResponse>) {
    if (state.busy !== null) return;
    setState({ ...idle, busy: intent });
    setRefusal(null);
    const response = await posting();
    setState(idle);
    const code = response.ok ? null : (response.refusal?.code ?? null);
    // When the review is already gone, the deletion has succeeded.
    if (response.ok || (intent === "delete" && code === "review-missing")) {
      forgetReviewDraft(place);
      onDone(intent, intent === "delete" && response.ok && own !== null ? () => restore(place, own) : null);
    } else if (isShown(code)) setRefusal(response.message);
    else if (code !== "review-logged-out") {
      const isLost = intent === "write" && response.message === messages.failures.network;
      setState({ ...idle, failed: intent, isKept: isLost && keepReviewDraft(place, draft) });
    }
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
