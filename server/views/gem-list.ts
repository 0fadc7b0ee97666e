import { distance } from "../../domain/map/distance.ts";
import { gemFacts } from "../../domain/gems/facts.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import { readGemList } from "../../domain/travel/gem-list.ts";
import type { FactName, GemFacts } from "../../domain/gems/gem-facts.ts";
import { japaneseNameOf } from "../../domain/gems/names.ts";
import { places, type Position } from "../../domain/gems/places.ts";

/** The facts that the list shows: opening hours, and the ways there and back. */
const listedFactNames: readonly FactName[] = ["hours", "closed", "season", "booking", "wayThere", "wayBack"];

/** A gem of a list. */
export interface ListedGem extends Pick<Gem, "id" | "title" | "location" | "image"> {
  readonly japaneseName: string | null;
  readonly facts: GemFacts | null;
  /** Null where none is known. */
  readonly position: Position | null;
  /** The distance to the next gem in a straight line; null for the last one. */
  readonly kilometresToNext: number | null;
}

/** Reads the gems of an address such as `/list?g=4,9,2`; null when it names none. */
export function viewGemList({ searchParams }: URL): readonly [ListedGem, ...ListedGem[]] | null {
  const [first, ...others] = readGemList(searchParams).map(listed);
  return first === undefined ? null : [first, ...others];
}

function listed(
  { id, title, location, image }: Gem,
  index: number,
  gems: readonly Pick<Gem, "id">[],
): ListedGem {
  const [here, next] = [places[id]?.position, places[gems[index + 1]?.id ?? 0]?.position];
  return {
    id,
    title,
    location,
    image,
    japaneseName: japaneseNameOf(id),
    facts: listedFacts(gemFacts[id]),
    position: here ?? null,
    kilometresToNext: here === undefined || next === undefined ? null : Math.round(distance(here, next)),
  };
}

const listedFacts = (known: GemFacts | undefined): GemFacts | null =>
  known === undefined
    ? null
    : {
        ...known,
        facts: Object.fromEntries(
          listedFactNames.flatMap((name) => {
            const fact = known.facts[name];
            return fact === undefined ? [] : [[name, fact]];
          }),
        ),
      };
