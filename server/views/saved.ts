import { catalogue } from "../../domain/gems/catalogue.ts";
import { toCard, type GemOnCard } from "../../domain/gems/gem.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** The data of the page of saved gems. */
export interface SavedView {
  /** Ids, the newest save first; null for a visitor. */
  readonly savedGems: readonly number[] | null;
  /** The saved gems, in the order of the catalogue. */
  readonly gems: readonly GemOnCard[];
}

/** Reads a user's saved gems; empty for a visitor. */
export function viewSaved(actor: Pick<UserDocument, "savedGems"> | null): SavedView {
  const savedGems = actor?.savedGems ?? null;
  return { savedGems, gems: catalogue.filter(({ id }) => savedGems?.includes(id)).map(toCard) };
}
