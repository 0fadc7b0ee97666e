import { gemById } from "../../domain/gems/gem-by-id.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { readReview, type ReviewRefusal, type TypedReview } from "../../domain/reviews/review.ts";
import type { App } from "../app.ts";
import { isId } from "../base/ids.ts";
import { conflictAsValue } from "../base/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";

type Refusal = { readonly code: "review-logged-out" | "gem-unknown" } | TooMany;
type WriteRefusal = { readonly code: ReviewRefusal | "review-hidden" } | Refusal;

/**
 * Writes the user's review of a gem, or replaces the existing one (docs/product.md §4, Reviews). Sending it twice
 * gives one review, because there is one per user and gem.
 */
export async function writeReview(
  app: Limited & Pick<App, "random" | "reviewEvents">,
  actor: UserDocument | null,
  typed: TypedReview & { readonly gemId: string },
): Promise<Result<object, WriteRefusal>> {
  if (actor === null) return refuse({ code: "review-logged-out" });
  const gem = gemById(typed.gemId);
  if (gem === null) return refuse({ code: "gem-unknown" });
  const review = readReview(typed);
  if (!review.ok) return refuse({ code: review.refusal });
  const within = await consume(app, [["reviews", actor.id]]);
  if (!within.ok) return within;
  const written = await conflictAsValue(
    app.documents.reviews.write({
      ...review.value,
      id: app.random.id(),
      gemId: gem.id,
      userId: actor.id,
      writtenAt: app.now(),
    }),
  );
  if (written.ok) {
    app.reviewEvents.publish([gem.id]);
    return ok({});
  }
  // The account was deleted since the request came in.
  if (written.refusal.code === "missing") return refuse({ code: "review-logged-out" });
  if (written.refusal.what === "review") return refuse({ code: "review-hidden" });
  throw new Error(`review not written: ${written.refusal.what} is taken`);
}

/**
 * Deletes a review of the user. Another user's review, or one of another gem, is treated as missing (docs/product.md
 * §6).
 */
export async function deleteReview(
  app: Limited & Pick<App, "reviewEvents">,
  actor: UserDocument | null,
  typed: { readonly gemId: string; readonly reviewId: string },
): Promise<Result<object, { readonly code: "review-missing" } | Refusal>> {
  if (actor === null) return refuse({ code: "review-logged-out" });
  const gem = gemById(typed.gemId);
  if (gem === null) return refuse({ code: "gem-unknown" });
  if (!isId(typed.reviewId)) return refuse({ code: "review-missing" });
  const within = await consume(app, [["reviews", actor.id]]);
  if (!within.ok) return within;
  const which = { id: typed.reviewId, gemId: gem.id, userId: actor.id };
  const removed = await app.documents.reviews.remove(which);
  if (removed === undefined) return refuse({ code: "review-missing" });
  app.reviewEvents.publish([gem.id]);
  return ok({});
}
