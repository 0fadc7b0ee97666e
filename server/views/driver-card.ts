import type { Gem } from "../../domain/gems/gem.ts";
import { gemNames } from "../../domain/gems/names.ts";
import { places, type Place } from "../../domain/gems/places.ts";
import { gemOf } from "./gem.ts";

/** The card to show to a driver. */
export interface DriverCardView {
  readonly gem: Pick<Gem, "id" | "title" | "location" | "image">;
  /** The name in Japanese. */
  readonly name: string;
  /** The name in kana and in Latin letters. */
  readonly readings: readonly string[];
  readonly directions: Place["directions"];
}

/** Reads the card of a gem; null when there is no such gem. */
export function viewDriverCard(gemId: number | null): DriverCardView | null {
  const gem = gemOf(gemId);
  const [names, directions] = [gemNames[gem?.id ?? 0], places[gem?.id ?? 0]?.directions];
  if (gem === null || names === undefined || directions === undefined) return null;
  const { id, title, location, image } = gem;
  return {
    gem: { id, title, location, image },
    name: names.kanji[0] ?? title,
    readings: [names.kana[0], names.romaji[0]].filter((reading) => reading !== undefined),
    directions,
  };
}
