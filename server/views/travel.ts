import { nearestGems } from "../../domain/map/distance.ts";
import { gemFacts } from "../../domain/gems/facts.ts";
import type { Gem } from "../../domain/gems/gem.ts";
import type { GemFacts } from "../../domain/gems/gem-facts.ts";
import { gemSchema, type GemSchema } from "../../domain/travel/gem-schema.ts";
import { mapLinks, type MapLinks } from "../../domain/map/map-links.ts";
import { japaneseNameOf } from "../../domain/gems/names.ts";
import { places, type Place } from "../../domain/gems/places.ts";

/** A nearby gem. */
export interface NearbyGem extends Pick<Gem, "id" | "title" | "location"> {
  /** The distance in a straight line. */
  readonly kilometres: number;
}

/** The facts for travellers on one gem's page. Only this gem's, because the facts of all gems are large. */
export interface TravelView {
  readonly facts: GemFacts;
  readonly maps: MapLinks;
  readonly place: Pick<Place, "goodTo" | "point">;
  /** The nearest first. */
  readonly nearby: readonly NearbyGem[];
  readonly schema: GemSchema;
}

/** Reads the facts about a gem; null when there are none. */
export function viewTravel(id: number): TravelView | null {
  const facts = gemFacts[id];
  const place = places[id];
  if (facts === undefined || place === undefined) return null;
  const { position, goodTo, point, directions } = place;
  const name = `${directions.shop ?? japaneseNameOf(id) ?? ""} ${directions.town}`;
  return {
    facts,
    maps: mapLinks({ position, goodTo, name }),
    place: { goodTo, point },
    nearby: nearestGems(id).map(({ gem, kilometres }) => ({
      id: gem.id,
      title: gem.title,
      location: gem.location,
      // Positions are not more precise than this.
      kilometres: Math.round(kilometres * 10) / 10,
    })),
    schema: gemSchema(facts, place),
  };
}
