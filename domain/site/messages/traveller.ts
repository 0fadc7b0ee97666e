/** The texts about the facts of a gem (docs/product.md §11). Only the pages that show facts load them. */

import type { Day, SourceDate, Sureness } from "../../gems/evidence.ts";
import type { FactName, MonthDay } from "../../gems/gem-facts.ts";
import type { MapLinks } from "../../map/map-links.ts";
import type { JapanTime } from "../../travel/japan-time.ts";
import { clockOf } from "../../travel/japan-time.ts";
import type { NextOpening, OpenState } from "../../travel/opening.ts";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** A month such as `2025-10` as `Oct 2025`. */
const month = (date: SourceDate): string => {
  const [year = "", number] = date.split("-");
  return `${months[Number(number) - 1] ?? ""} ${year}`;
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

/** The open state on its own, with a full stop. */
export function openWords(open: OpenState): string {
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

type Moment = Pick<JapanTime, "weekday" | "minute">;

/** When the state applies: now, or at any time when the reader's time is unknown (null). */
const clockWords = (now: Moment | null): string =>
  now === null
    ? "All times are those in Japan."
    : `It is ${clockOf(now.minute)} on ${weekdays[now.weekday]} in Japan.`;

/** docs/product.md §11: the open state as a sentence that says "in Japan". */
export const openSentence = (open: OpenState, now: Moment | null): string =>
  `${openWords(open)} ${clockWords(now)}`;

/** docs/product.md §11: the sections of a gem's page that help on the way. */
export const beforeYouGo = {
  title: "Before you go",
  onTheMap: "On the map",
  openInMaps: "Open in maps",
  maps: { google: "Google Maps", apple: "Apple Maps", openStreetMap: "OpenStreetMap" } satisfies Record<
    keyof MapLinks,
    string
  >,
  showTheDriver: "Show the driver",
  position: (metres: number, point: string) => `On maps, good to about ${metres} m: ${point}.`,
  notKnown: (names: readonly FactName[]) =>
    `Nobody was found to tell: ${names.map((name) => factTerms[name].toLowerCase()).join(", ")}.`,
  nearby: "Nearby gems",
  straightLines: "Straight lines, not the way there.",
} as const;

/** docs/product.md §11: the terms in "Before you go". */
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

const sureness: Readonly<Record<Sureness, string>> = {
  checked: "Sources agree",
  "one source": "One source",
  conflicting: "Sources differ",
  old: "Old",
};

/**
 * docs/product.md §11: when a fact was seen. `date` is the source's own date. `readOn` is the day on which the source
 * was read; it is shown when the source has no date, or only a year.
 */
export function seen(date: SourceDate | null, readOn: Day): string {
  if (date?.includes("-") === true) return `seen ${month(date)}`;
  return `${date === null ? "undated" : `from ${date}`}, seen ${month(readOn.slice(0, 7))}`;
}

/** How reliable a fact is, and when it was seen (`seen`). */
export const evidence = (sure: Sureness, date: SourceDate | null, readOn: Day): string =>
  `${sureness[sure]}, ${seen(date, readOn)}${sure === "old" ? ": check before you go" : ""}`;
