import { ok, refuse, type Result } from "../../../domain/result.ts";
import type { HiddenReview } from "../../documents/hidden-reviews.ts";
import { conflictAsValue } from "../../documents/refused.ts";
import type { ReviewDocument } from "../../documents/review-document.ts";
import type { ReviewCursor } from "../../documents/reviews-page.ts";
import { reasonOf, record, type OperatorApp, type OperatorRefusal } from "./operator.ts";

type Answer<Value> = Promise<Result<Value, OperatorRefusal>>;

/** A review with whether it is shown. */
export type AnyReview = (ReviewDocument & { readonly hidden: null }) | HiddenAsAny;
type HiddenAsAny = Omit<HiddenReview, "hiddenAt" | "reason"> & {
  readonly hidden: { readonly at: number; readonly reason: string };
};

/** Which reviews to list; all that is left out is any. */
export interface ReviewsWish {
  readonly limit: number;
  readonly gemId?: number | undefined;
  readonly userId?: string | undefined;
  readonly after?: ReviewCursor | undefined;
  readonly hidden: boolean;
}

/** The newest reviews, or the last that were hidden. */
export async function listReviews(
  { documents }: OperatorApp,
  wish: ReviewsWish,
): Promise<readonly AnyReview[]> {
  if (wish.hidden) return (await documents.hiddenReviews.last(wish.limit)).map(asHidden);
  return (await documents.reviews.last(wish)).map(asShown);
}

/** One review, shown or hidden. */
export async function findReview({ documents }: OperatorApp, id: string): Answer<AnyReview> {
  const shown = await documents.reviews.byId(id);
  if (shown !== undefined) return ok(asShown(shown));
  const hidden = await documents.hiddenReviews.byId(id);
  return hidden === undefined ? refuse({ code: "review-unknown" }) : ok(asHidden(hidden));
}

/** What a change of a review was about. */
export interface ChangedReview {
  readonly id: string;
  readonly gemId: number;
  readonly userId: string;
}

/** Takes a review off the pages; its writer can neither change it nor write another until it is shown again or deleted. */
export async function hideReview(
  app: OperatorApp,
  id: string,
  typedReason: string | undefined,
): Answer<ChangedReview> {
  const reason = reasonOf(typedReason);
  if (!reason.ok) return reason;
  return change(app, id, "review hide", reason.value, ({ hiddenReviews }) =>
    hiddenReviews.hide({ id, hiddenAt: app.now(), reason: reason.value }),
  );
}

/** Shows a hidden review again. */
export const restoreReview = (
  app: OperatorApp,
  id: string,
  reason: string | undefined,
): Answer<ChangedReview> =>
  change(app, id, "review restore", reason ?? null, ({ hiddenReviews }) => hiddenReviews.restore(id));

/** Deletes a review, shown or hidden; its writer may write another. */
export async function deleteReview(
  app: OperatorApp,
  id: string,
  typedReason: string | undefined,
): Answer<ChangedReview> {
  const reason = reasonOf(typedReason);
  if (!reason.ok) return reason;
  return change(app, id, "review delete", reason.value, ({ hiddenReviews }) => hiddenReviews.remove(id));
}

async function change(
  app: OperatorApp,
  id: string,
  action: string,
  reason: string | null,
  work: (
    inside: OperatorApp["documents"],
  ) => Promise<{ readonly gemId: number; readonly userId: string } | undefined>,
): Answer<ChangedReview> {
  const changed = await conflictAsValue(
    app.documents.transaction(async (inside) => {
      const review = await work(inside);
      if (review !== undefined)
        await record(app, inside, { action, subject: id, userId: review.userId, reason });
      return review;
    }),
  );
  if (!changed.ok)
    return refuse({ code: changed.refusal.code === "taken" ? "review-written-again" : "review-unknown" });
  if (changed.value === undefined) return refuse({ code: "review-unknown" });
  const { gemId, userId } = changed.value;
  app.reviewEvents.publish([gemId]);
  return ok({ id, gemId, userId });
}

const asShown = (review: ReviewDocument): AnyReview => ({ ...review, hidden: null });

const asHidden = ({ hiddenAt, reason, ...review }: HiddenReview): AnyReview => ({
  ...review,
  hidden: { at: hiddenAt, reason },
});
