import { catalogue } from "../../domain/catalogue.ts";
import type { Gem } from "../../domain/gem.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** What the page of saved gems shows. */
export interface SavedView {
  /** Ids, the newest save first. */
  readonly savedGems: readonly number[];
  /** The gems that these are, in the order of the catalogue. */
  readonly gems: readonly Gem[];
}

/** A person's saved gems; none for a visitor. */
export function viewSaved(actor: Pick<UserDocument, "savedGems"> | null): SavedView {
  const savedGems = actor?.savedGems ?? [];
  return { savedGems, gems: catalogue.filter(({ id }) => savedGems.includes(id)) };
}
