import type { GemFacts, Hours, Weekday } from "./gem-facts.ts";
import { bearsAClock } from "./opening.ts";
import type { Place } from "./places.ts";

/** A position known no better than so many metres is not told to machines, which do not read how far to trust it. */
const goodPoint = 200;

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** `9:30` as ISO 8601 asks. */
const time = (clock: string) => clock.padStart(5, "0");

const specification = ({ open, close, closedWeekdays = [] }: Hours) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: weekdays.filter((day) => !closedWeekdays.includes(day)).map((day) => days[day]),
  opens: time(open),
  closes: time(close),
});

/** What schema.org markup of a gem may say (docs/product.md §11). */
export interface GemSchema {
  readonly geo?: Readonly<Record<string, unknown>>;
  readonly streetAddress?: string;
  readonly openingHoursSpecification?: Readonly<Record<string, unknown>>;
}

/**
 * The facts that stand without their doubts, as schema.org knows them: hours and closing days that two sources agree on
 * and that are of the gem as a whole, a position that is well known, and there an address that two sources tell: elsewhere
 * it is only the nearest one.
 */
export function gemSchema({ opening, ...facts }: GemFacts, place: Place): GemSchema {
  const { position, goodTo, directions } = place;
  const isKnown = goodTo <= goodPoint;
  const hasHours = opening.kind === "hours" && opening.of === undefined && bearsAClock({ opening, ...facts });
  return {
    ...(isKnown && { geo: { "@type": "GeoCoordinates", ...position } }),
    ...(isKnown &&
      directions.address !== null &&
      directions.sources.length > 1 && { streetAddress: directions.address }),
    ...(hasHours && { openingHoursSpecification: specification(opening) }),
  };
}
