import { ok, refuse } from "../../../domain/base/result.ts";
import type { ReviewCursor } from "../../../domain/reviews/review-cursor.ts";
import type { HiddenReview } from "../../documents/hidden-reviews.ts";
import { conflictAsValue } from "../../base/refused.ts";
import type { ReviewDocument } from "../../documents/review-document.ts";
import { optionalReasonOf, reasonOf, record, type OperatorApp, type OperatorResult } from "./operator.ts";

/** A review, and whether it is hidden. */
export type AnyReview = (ReviewDocument & { readonly hidden: null }) | HiddenAsAny;
type HiddenAsAny = Omit<HiddenReview, "hiddenAt" | "reason"> & {
  readonly hidden: { readonly at: number; readonly reason: string };
};

/** Which reviews to list; a missing field matches all. */
export interface ReviewQuery {
  readonly limit: number;
  readonly gemId?: number | undefined;
  readonly userId?: string | undefined;
  readonly after?: ReviewCursor | undefined;
  readonly hidden: boolean;
}

/** Lists the newest reviews, or the most recently hidden ones. */
export async function listReviews(
  { documents }: OperatorApp,
  query: ReviewQuery,
): Promise<readonly AnyReview[]> {
  if (query.hidden) return (await documents.hiddenReviews.last(query.limit)).map(asHidden);
  return (await documents.reviews.last(query)).map(asShown);
}

/** Finds a review, visible or hidden. */
export async function findReview({ documents }: OperatorApp, id: string): OperatorResult<AnyReview> {
  const shown = await documents.reviews.byId(id);
  if (shown !== undefined) return ok(asShown(shown));
  const hidden = await documents.hiddenReviews.byId(id);
  return hidden === undefined ? refuse({ code: "review-unknown" }) : ok(asHidden(hidden));
}

/** The review that was changed. */
export interface ChangedReview {
  readonly id: string;
  readonly gemId: number;
  readonly userId: string;
}

/** Hides a review. Its writer can neither edit it nor write another one until it is restored or deleted. */
export async function hideReview(
  app: OperatorApp,
  id: string,
  typedReason: string | undefined,
): OperatorResult<ChangedReview> {
  const reason = reasonOf(typedReason);
  if (!reason.ok) return reason;
  return change(app, id, "review hide", reason.value, ({ hiddenReviews }) =>
    hiddenReviews.hide({ id, hiddenAt: app.now(), reason: reason.value }),
  );
}

/** Shows a hidden review again. A reason is not needed. */
export async function restoreReview(
  app: OperatorApp,
  id: string,
  typedReason: string | undefined,
): OperatorResult<ChangedReview> {
  const reason = optionalReasonOf(typedReason);
  if (!reason.ok) return reason;
  return change(app, id, "review restore", reason.value, ({ hiddenReviews }) => hiddenReviews.restore(id));
}

/** Deletes a review, visible or hidden. Its author may write another one. */
export async function deleteReview(
  app: OperatorApp,
  id: string,
  typedReason: string | undefined,
): OperatorResult<ChangedReview> {
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
): OperatorResult<ChangedReview> {
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
