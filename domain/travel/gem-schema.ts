import type { GemFacts, Hours, Weekday } from "../gems/gem-facts.ts";
import { hasConfirmedHours } from "./opening.ts";
import { isGoodPosition, type Place } from "../gems/place.ts";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Converts `9:30` to ISO 8601. */
const time = (clock: string) => clock.padStart(5, "0");

const specification = ({ open, close, closedWeekdays = [] }: Hours) => ({
  "@type": "OpeningHoursSpecification",
  dayOfWeek: weekdays.filter((day) => !closedWeekdays.includes(day)).map((day) => days[day]),
  opens: time(open),
  closes: time(close),
});

/** The facts of a gem in schema.org markup (docs/product.md §11). */
export interface GemSchema {
  readonly geo?: Readonly<Record<string, unknown>>;
  readonly streetAddress?: string;
  readonly openingHoursSpecification?: Readonly<Record<string, unknown>>;
}

/**
 * Selects the certain facts for schema.org markup, which cannot express doubt: hours and closing days, if two sources
 * agree on them and they apply to the whole gem; the position, if it is accurate; and with it the address, if two
 * sources state it. Without an accurate position the address is only the nearest one.
 */
export function gemSchema({ opening, ...facts }: GemFacts, place: Place): GemSchema {
  const { position, goodTo, directions } = place;
  // schema.org has no field for the accuracy.
  const isKnown = isGoodPosition(goodTo);
  const hasHours =
    opening.kind === "hours" && opening.of === undefined && hasConfirmedHours({ opening, ...facts });
  return {
    ...(isKnown && { geo: { "@type": "GeoCoordinates", ...position } }),
    ...(isKnown &&
      directions.address !== null &&
      directions.sources.length > 1 && { streetAddress: directions.address }),
    ...(hasHours && { openingHoursSpecification: specification(opening) }),
  };
}
