import type { Gem } from "../../domain/gems/gem.ts";
import { gemById } from "../../domain/gems/gem-by-id.ts";
import type { Place } from "../../domain/gems/place.ts";
import { phrasesFor } from "../../domain/travel/phrases/gem-phrases.ts";
import type { Phrase } from "../../domain/travel/phrases/phrase.ts";

/** The card to show to a driver. */
export interface DriverCardView {
  readonly gem: Pick<Gem, "id" | "title" | "location" | "image">;
  /** The name of the gem in Japanese, when the destination has another one; null otherwise. */
  readonly gemName: string | null;
  /** Where to be driven, in Japanese. */
  readonly name: string;
  /** The destination in kana and in Latin letters. */
  readonly readings: readonly string[];
  readonly directions: Omit<Place["directions"], "destination">;
  /** What else to say there. */
  readonly phrases: readonly Pick<Phrase, "id" | "english">[];
}

/** Reads the card of a gem; null when there is no such gem. */
export function viewDriverCard(gemId: number | null): DriverCardView | null {
  const gem = gemById(gemId);
  if (gem === null) return null;
  const {
    id,
    title,
    location,
    image,
    names: { kanji, kana, romaji },
    place: { directions },
  } = gem;
  const { destination, ...otherDirections } = directions;
  return {
    gem: { id, title, location, image },
    gemName: destination === undefined ? null : kanji[0],
    name: destination?.name ?? kanji[0],
    readings: [destination?.kana ?? kana[0], destination?.romaji ?? romaji[0]],
    directions: otherDirections,
    phrases: phrasesFor(gem).map(({ id: anchor, english }) => ({ id: anchor, english })),
  };
}
