import { gemById } from "../../domain/gems/gem-by-id.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import { ownerKey } from "../base/hashes.ts";
import { conflictAsValue } from "../base/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { consume, type Limited, type TooMany } from "./limits.ts";

/** A save or its removal, as the page sends it. */
export interface TypedSave {
  readonly gemId: string;
  /** The key of the user who pressed the heart, perhaps long before it is sent; a page of an earlier release sends none. */
  readonly pressedBy?: string | undefined;
  /** True to save, false to remove the save. */
  readonly saved: boolean;
}

/** The new state. */
export interface Saved {
  readonly gemId: number;
  readonly saved: boolean;
}

type Refusal = { readonly code: "save-logged-out" | "save-other-user" | "gem-unknown" } | TooMany;

/**
 * Saves a gem or removes the save (docs/product.md §4, Save toggle). The page sends the wanted state, not a toggle,
 * so that a repeated request, or a second tab, gives the same result.
 */
export async function setSave(
  app: Limited,
  actor: UserDocument | null,
  { gemId, pressedBy, saved }: TypedSave,
): Promise<Result<Saved, Refusal>> {
  if (actor === null) return refuse({ code: "save-logged-out" });
  if (pressedBy !== undefined && pressedBy !== ownerKey(actor.id)) return refuse({ code: "save-other-user" });
  const gem = gemById(gemId);
  if (gem === null) return refuse({ code: "gem-unknown" });
  const within = await consume(app, [["saves", actor.id]]);
  if (!within.ok) return within;
  const now = app.now();
  const save = { userId: actor.id, gemId: gem.id };
  const written = await conflictAsValue(
    saved
      ? app.documents.saves.add({ ...save, savedAt: now })
      : app.documents.saves.remove({ ...save, removedAt: now }),
  );
  // The account was deleted since the request came in.
  if (!written.ok) return refuse({ code: "save-logged-out" });
  return ok({ gemId: gem.id, saved });
}
