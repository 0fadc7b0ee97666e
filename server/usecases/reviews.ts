import { can } from "../../domain/access.ts";
import { ok, refuse, type Result } from "../../domain/result.ts";
import { readReview, type ReviewRefusal, type TypedReview } from "../../domain/review.ts";
import type { App } from "../runtime/app.ts";
import { settled } from "../documents/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { consume, type TooMany } from "./limits.ts";

type LoggedOut = { readonly code: "review-logged-out" };

/**
 * Writes somebody's review of a gem: the first, or over the one there is (spec §4, Reviews). Sent twice it is one
 * review, for there is one per person and gem.
 */
export async function writeReview(
  app: App,
  actor: UserDocument | null,
  gemId: number,
  typed: TypedReview,
): Promise<Result<object, LoggedOut | { readonly code: ReviewRefusal } | TooMany>> {
  if (actor === null || !can(actor, "create", { kind: "reviews" }))
    return refuse({ code: "review-logged-out" });
  const review = readReview(typed);
  if (!review.ok) return refuse({ code: review.refusal });
  const within = await consume(app, [["reviews", actor.id]]);
  if (!within.ok) return within;
  const written = await settled(
    app.documents.reviews.write({
      ...review.value,
      id: app.random.id(),
      gemId,
      userId: actor.id,
      writtenAt: app.now(),
    }),
  );
  if (written.ok) {
    app.reviewEvents.publish([gemId]);
    return ok({});
  }
  // "missing": the account was deleted since the request came in. "taken" is a fault of ours.
  if (written.refusal.code === "missing") return refuse({ code: "review-logged-out" });
  throw new Error(`review not written: ${written.refusal.what} is taken`);
}

/** Deletes a review; one that is somebody else's, or of another gem, is as if it were not there (spec §6). */
export async function deleteReview(
  app: App,
  actor: UserDocument | null,
  gemId: number,
  reviewId: string,
): Promise<Result<object, LoggedOut | { readonly code: "review-missing" } | TooMany>> {
  if (actor === null) return refuse({ code: "review-logged-out" });
  const within = await consume(app, [["reviews", actor.id]]);
  if (!within.ok) return within;
  const own = await app.documents.reviews.ofUser({ gemId, userId: actor.id });
  if (own?.id !== reviewId || !can(actor, "delete", { kind: "review", userId: own.userId }))
    return refuse({ code: "review-missing" });
  const removed = await app.documents.reviews.remove({ id: reviewId, userId: actor.id });
  if (removed === undefined) return refuse({ code: "review-missing" });
  app.reviewEvents.publish([gemId]);
  return ok({});
}
