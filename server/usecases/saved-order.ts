import { gemById } from "../../domain/gems/gem-by-id.ts";
import { inSavedOrder, putBefore } from "../../domain/saves/saved-order.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { conflictAsValue } from "../base/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";

/** A move as the page sends it: a gem, and the one before which it shall be. */
export interface TypedMove {
  readonly gemId: string;
  readonly before: string;
}

type Refusal = { readonly code: "not-signed-in" | "gem-unknown" } | TooMany;

/**
 * Puts a saved gem directly before another in the user's own order (docs/product.md §4, Save). It names both gems instead
 * of a direction, so that a repeated request does no harm. A gem that is not saved any more moves nothing.
 */
export async function moveSaved(
  app: Limited,
  actor: UserDocument | null,
  typed: TypedMove,
): Promise<Result<{ readonly order: readonly number[] }, Refusal>> {
  if (actor === null) return refuse({ code: "not-signed-in" });
  const [gem, before] = [gemById(typed.gemId), gemById(typed.before)];
  if (gem === null || before === null) return refuse({ code: "gem-unknown" });
  const within = await consume(app, [["notes", actor.id]]);
  if (!within.ok) return within;
  const userId = actor.id;
  const moved = await conflictAsValue(
    app.documents.transaction(async (inside) => {
      if (!(await inside.users.lock(userId))) return null;
      const order = inSavedOrder(await inside.saves.list(userId), await inside.savedOrders.read(userId));
      const gemIds = putBefore(order, gem.id, before.id);
      await inside.savedOrders.write({ userId, gemIds, updatedAt: app.now() });
      return gemIds;
    }),
  );
  if (!moved.ok || moved.value === null) return refuse({ code: "not-signed-in" });
  return ok({ order: moved.value });
}
