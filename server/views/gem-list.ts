import { catalogue } from "../../domain/gems/catalogue.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import { readGemList } from "../../domain/travel/gem-list.ts";
import type { FactName, GemFacts } from "../../domain/gems/gem-facts.ts";
import { pictureText } from "../../domain/prints/picture-text.ts";
import type { Position } from "../../domain/gems/place.ts";

/** The facts that the list shows: opening hours, and the ways there and back. */
const listedFactNames: readonly FactName[] = ["hours", "closed", "season", "booking", "wayThere", "wayBack"];

/** A gem of a list. */
export interface ListedGem extends Pick<Gem, "id" | "title" | "location" | "image" | "season"> {
  readonly imageAlt: string;
  readonly japaneseName: string;
  readonly facts: GemFacts;
  readonly position: Position;
}

/** Reads the gems of an address such as `/list?g=4,9,2`; null when it names none. */
export function viewGemList({ searchParams }: URL): readonly [ListedGem, ...ListedGem[]] | null {
  const [first, ...others] = readGemList(searchParams, catalogue).map(listed);
  return first === undefined ? null : [first, ...others];
}

function listed({ id, title, location, image, season, names, facts, place }: Gem): ListedGem {
  return {
    id,
    title,
    location,
    image,
    imageAlt: pictureText(image).alt,
    season,
    japaneseName: names.kanji[0],
    facts: listedFacts(facts),
    position: place.position,
  };
}

const listedFacts = ({ facts, ...rest }: GemFacts): GemFacts => ({
  ...rest,
  facts: Object.fromEntries(
    listedFactNames.flatMap((name) => {
      const fact = facts[name];
      return fact === undefined ? [] : [[name, fact]];
    }),
  ),
});
