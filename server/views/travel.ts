import { nearbyGems } from "../../domain/map/distance.ts";
import type { Day } from "../../domain/gems/evidence.ts";
import type { Gem, Highlight } from "../../domain/gems/gem.ts";
import type { GemFacts } from "../../domain/gems/gem-facts.ts";
import { gemSchema, type GemSchema } from "../../domain/travel/gem-schema.ts";
import { addDays } from "../../domain/travel/japan-time.ts";
import { mapLinks, type MapLinks } from "../../domain/map/map-links.ts";
import { pictureText } from "../../domain/prints/picture-text.ts";
import type { Place } from "../../domain/gems/place.ts";
import {
  openSpans,
  shownDays,
  whenToGo,
  yearOfDays,
  type DayMark,
  type DaySpan,
} from "../../domain/travel/when-to-go.ts";

/** In days. */
const longestMonth = 31;

/** A nearby gem. Its page begins with the season before its data has arrived (`app/shell/known-gems.ts`). */
export interface NearbyGem extends Pick<Gem, "id" | "title" | "location" | "image" | "season"> {
  readonly imageAlt: string;
  /** The distance in a straight line. */
  readonly kilometres: number;
}

/** When to go to a gem. */
export interface WhenToGoView {
  readonly highlights: readonly Pick<Highlight, "when" | "what">[];
  /** The day in Japan on which the page was made: the first of the eight weeks. */
  readonly today: Day;
  /** The mark of each day from today on; null for a day without one. A copy for phones has a year more of them. */
  readonly marks: readonly (DayMark | null)[];
  /**
   * When something is open, from before this month to more than a year after it; in a copy a year longer. Empty where a
   * day of the eight weeks is open, except in a copy, which is also read later.
   */
  readonly open: readonly DaySpan[];
  /** Whether only old or few sources say when it is closed. */
  readonly isUnsure: boolean;
}

/** The facts for travellers on one gem's page. Only this gem's, because the facts of all gems are large. */
export interface TravelView {
  readonly facts: GemFacts;
  readonly maps: MapLinks;
  readonly place: Pick<Place, "goodTo" | "point" | "advice">;
  /** The nearest first; often none. */
  readonly nearby: readonly NearbyGem[];
  readonly whenToGo: WhenToGoView;
  readonly schema: GemSchema;
}

/**
 * Reads the facts about a gem.
 * @param today the day in Japan.
 * @param isCopy whether a phone keeps the page, and shows it on other days.
 */
export function viewTravel(asked: Gem, today: Day, isCopy: boolean): TravelView {
  const { facts, place, names } = asked;
  const { position, goodTo, point, advice, directions } = place;
  const { destination, town } = directions;
  const isThere = destination !== undefined && destination.isOnTheWay !== true;
  const name = `${isThere ? destination.name : names.kanji[0]} ${town}`;
  const marks = whenToGo(asked, today, isCopy ? yearOfDays + shownDays : shownDays);
  return {
    facts,
    maps: mapLinks({ position, goodTo, name }),
    place: { goodTo, point, ...(advice !== undefined && { advice }) },
    nearby: nearbyGems(asked).map(({ gem, kilometres }) => ({
      id: gem.id,
      title: gem.title,
      location: gem.location,
      image: gem.image,
      imageAlt: pictureText(gem.image).alt,
      season: gem.season,
      // Positions are not more precise than this.
      kilometres: Math.round(kilometres * 10) / 10,
    })),
    whenToGo: {
      highlights: asked.highlights.map(({ when, what }) => ({ when, what })),
      today,
      marks,
      // From before the first shown month, so that what began earlier has no date in the strip.
      open:
        isCopy || marks.every((mark) => mark === "closed")
          ? openSpans(asked, addDays(today, -longestMonth), (isCopy ? 3 : 2) * yearOfDays)
          : [],
      isUnsure: "isClosedOnDaysOff" in facts.opening,
    },
    schema: gemSchema(facts, place),
  };
}
