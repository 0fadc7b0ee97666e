/** What the traveller's field kit says (docs/product.md §11); loaded by the pages that say it. */

import type { SourceDate, Sureness } from "../evidence.ts";
import type { ExportFormat } from "../exports/formats.ts";
import type { FactName, MonthDay } from "../gem-facts.ts";
import type { JapanTime } from "../japan-time.ts";
import { clockOf } from "../japan-time.ts";
import type { NextOpening, OpenState } from "../opening.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** A source's date as `Oct 2025`, or the year alone. */
const month = (date: SourceDate): string => {
  const [year = "", number] = date.split("-");
  return number === undefined ? year : `${months[Number(number) - 1] ?? ""} ${year}`;
};

/** A day of any year as `11 May`. */
const monthDay = (day: MonthDay): string => {
  const [number, date] = day.split("-").map(Number);
  return `${date} ${months[(number ?? 1) - 1] ?? ""}`;
};

const next = ({ day, inDays, at }: NextOpening): string => {
  const when = inDays === 1 ? "tomorrow" : `on ${monthDay(day.slice(5))}`;
  return at === null ? when : `${when} at ${at}`;
};

const named = (of: string | null): string => (of === null ? "" : ` (${of})`);

/** The state alone, with its full stop. */
function state(open: OpenState): string {
  switch (open.kind) {
    case "open": {
      const entry = open.entryOver ? "nobody is let in any more, " : "";
      const until = open.lastEntry === null ? "" : `last entry ${open.lastEntry}, `;
      return `Open now${named(open.of)}: ${entry}${until}closes ${open.closes}.`;
    }
    case "opens":
      return `Opens${named(open.of)} today at ${open.at}.`;
    case "closed": {
      const opens = open.next === null ? "" : `; opens ${next(open.next)}`;
      const why = { hour: "now", day: "today", season: "out of season" }[open.why];
      return `Closed ${why}${named(open.of)}${opens}.`;
    }
    case "usually":
      return `Usually open ${open.open}–${open.close}${named(open.of)}.`;
    case "booking":
      return open.season === null
        ? "By booking."
        : `By booking, ${monthDay(open.season[0])} to ${monthDay(open.season[1])}.`;
    case "always":
      return "Always open.";
    case "ask":
      return "Ask first: no hours are known.";
    case "varies":
      return "Varies: each house keeps its own hours.";
  }
}

/** docs/product.md §11: the open state as a sentence that says "in Japan"; `now` is null where the reader's moment is unknown. */
export const openSentence = (open: OpenState, now: Pick<JapanTime, "weekday" | "minute"> | null): string =>
  now === null
    ? `${state(open)} All times are those in Japan.`
    : `${state(open)} It is ${clockOf(now.minute)} on ${weekdays[now.weekday]} in Japan.`;

/** docs/product.md §11: the terms of "Before you go". */
export const factTerms: Readonly<Record<FactName, string>> = {
  hours: "Hours",
  closed: "Closed",
  cost: "Cost",
  wayThere: "Way there",
  wayBack: "Way back",
  season: "Season",
  timeNeeded: "Time needed",
  booking: "Booking",
  manners: "Manners",
};

/** How sure a fact is, for the reader. */
export const sureness: Readonly<Record<Sureness, string>> = {
  checked: "sources agree",
  "one source": "one source",
  conflicting: "sources differ",
  old: "old: check before you go",
};

/** docs/product.md §11: when a fact was seen; `date` is the source's own, `readOn` the day it was read where it bears none. */
export const seen = (date: SourceDate | null, readOn: string): string =>
  date === null ? `undated, seen ${month(readOn.slice(0, 7))}` : `seen ${month(date)}`;

/** A straight line, never finer than it is known: whole kilometres, below one kilometre in words. */
export const aboutKilometres = (kilometres: number): string =>
  kilometres < 1 ? "less than 1 km" : `about ${Math.round(kilometres)} km`;

/** docs/product.md §11: the files of a list of gems. */
export const downloads = {
  label: "Download",
  formats: { gpx: "GPX", kml: "KML", geojson: "GeoJSON", csv: "CSV" } satisfies Record<ExportFormat, string>,
} as const;

/** What the columns of a downloaded table are called, and what a point says of itself. */
export const exported = {
  title: "Anaba: hidden places in Japan",
  columns: [
    "id",
    "title",
    "Japanese name",
    "place",
    "category",
    "latitude",
    "longitude",
    "good to (m)",
    "link",
  ],
  goodTo: (metres: number) => `Position good to about ${metres} m.`,
} as const;
