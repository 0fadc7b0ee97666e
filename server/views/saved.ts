import { catalogue } from "../../domain/gems/catalogue.ts";
import { toCard, type GemOnCard } from "../../domain/gems/gem.ts";
import type { Note } from "../../domain/saves/note.ts";
import type { App } from "../app.ts";
import type { UserDocument } from "../documents/user-document.ts";

/** A user's own note, with its gem. */
export interface NoteOnGem extends Note {
  readonly gemId: number;
}

/** The data of the page of saved gems. */
export interface SavedView {
  /** Ids, the newest save first; null for a visitor. */
  readonly savedGems: readonly number[] | null;
  /** The saved gems, in the order of the catalogue. */
  readonly gems: readonly GemOnCard[];
  /** Ids in the user's own order, of gems that need not be saved any more (`domain/saves/saved-order.ts`). */
  readonly order: readonly number[];
  /** The user's own notes, also on gems that are not saved any more. */
  readonly notes: readonly NoteOnGem[];
}

/** Reads a user's saved gems; empty for a visitor. */
export async function viewSaved(
  { documents }: Pick<App, "documents">,
  actor: Pick<UserDocument, "id" | "savedGems"> | null,
): Promise<SavedView> {
  if (actor === null) return { savedGems: null, gems: [], order: [], notes: [] };
  const { id, savedGems } = actor;
  const [order, notes] = await Promise.all([documents.savedOrders.read(id), documents.savedNotes.list(id)]);
  return {
    savedGems,
    gems: catalogue.filter((gem) => savedGems.includes(gem.id)).map(toCard),
    order,
    notes: [...notes].map(([gemId, { text, revision }]) => ({ gemId, text, revision })),
  };
}
