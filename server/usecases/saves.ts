import { catalogue } from "../../domain/gems/catalogue.ts";
import { ok, refuse, type Result } from "../../domain/base/result.ts";
import type { App } from "../runtime/app.ts";
import { conflictAsValue } from "../documents/refused.ts";
import type { UserDocument } from "../documents/user-document.ts";
import { consume, type TooMany } from "./limits.ts";

/** A save or its removal, as the page sends it. */
export interface TypedSave {
  readonly gemId: string;
  /** True to save, false to remove the save. */
  readonly saved: boolean;
}

/** The new state. */
export interface Saved {
  readonly gemId: number;
  readonly saved: boolean;
}

type Refusal = { readonly code: "save-logged-out" | "gem-unknown" } | TooMany;

/**
 * Saves a gem or removes the save (docs/product.md §4, Save toggle). The page sends the wanted state, not a toggle,
 * so that a repeated request, or a second tab, gives the same result.
 */
export async function setSave(
  app: App,
  actor: UserDocument | null,
  { gemId, saved }: TypedSave,
): Promise<Result<Saved, Refusal>> {
  if (actor === null) return refuse({ code: "save-logged-out" });
  const gem = catalogue.find(({ id }) => String(id) === gemId);
  if (gem === undefined) return refuse({ code: "gem-unknown" });
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
