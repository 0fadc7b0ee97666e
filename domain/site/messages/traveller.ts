/** The texts about the facts of a gem (docs/product.md §11). Only the pages that show facts load them. */

import { capitalized } from "../../base/capitalized.ts";
import type { Day, SourceDate } from "../../gems/evidence.ts";
import type { FactName, Mark, Opening, UnconfirmedName } from "../../gems/gem-facts.ts";
import { isGoodPosition, type Place } from "../../gems/place.ts";
import type { MapLinks } from "../../map/map-links.ts";
import type { JapanTime } from "../../travel/japan-time.ts";
import { clockOf } from "../../travel/japan-time.ts";
import type { NextOpening, OpenState } from "../../travel/opening.ts";
import { dayOfYear, monthDay, monthName, weekdays } from "../date-words.ts";

/** A month such as `2025-10` as `October 2025`; a year alone stays as it is. */
const month = (date: SourceDate): string => {
  const [year = "", number] = date.split("-");
  return number === undefined ? year : `${monthName(Number(number))} ${year}`;
};

const metres = (count: number): string => (count < 1000 ? `${count} m` : `${count / 1000} km`);

const next = ({ day, inDays, at }: NextOpening): string => {
  const when = inDays === 1 ? "tomorrow" : `on ${monthDay(day.slice(5))}`;
  return at === null ? when : `${when} at ${at}`;
};

const named = (of: string | null): string => (of === null ? "" : ` (${of})`);

/** The open state on its own, with a full stop. */
export function openWords(open: OpenState): string {
  switch (open.kind) {
    case "open": {
      const entry = open.isEntryOver ? "last entry was at" : "last entry";
      const until = open.lastEntry === null ? "" : `${entry} ${open.lastEntry}, `;
      return `Open now${named(open.of)}: ${until}closes ${open.closes}.`;
    }
    case "opens":
      return `Opens today at ${open.at}${named(open.of)}.`;
    case "closed": {
      const again = open.why === "season" ? "back" : "opens";
      const opens = open.next === null ? "" : `; ${again} ${next(open.next)}`;
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
      return `Always open: ${open.note}.`;
    case "ask":
      return `Ask first: ${open.note}.`;
    case "varies":
      return `Varies: ${open.note}.`;
  }
}

/** The part of a gem that has hours, as a heading: "the teahouse" as "Teahouse". */
const asHeading = (of: string): string => capitalized(of.replace(/^the /, ""));

/** When a gem is open, in a few words; null when it is not known. */
export function openInShort(opening: Opening): string | null {
  switch (opening.kind) {
    case "hours": {
      const hours = `${opening.open}–${opening.close}`;
      return opening.of === undefined ? hours : `${asHeading(opening.of)} ${hours}`;
    }
    case "booking":
      return "By booking";
    case "always":
      return "Always open";
    case "ask":
      return null;
    case "varies":
      return "Hours vary";
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
  officialSite: "Official site",
  call: "Call",
  position: ({ goodTo, point, advice }: Pick<Place, "goodTo" | "point" | "advice">) => {
    const pin = isGoodPosition(goodTo) ? "The pin is" : "The pin is only rough:";
    return `${pin} within ${metres(goodTo)} of ${point}.${advice === undefined ? "" : ` ${advice}.`}`;
  },
  unconfirmed: (names: readonly UnconfirmedName[]) =>
    `We couldn't confirm: ${names.map((name) => unconfirmedThings[name]).join(", ")}.`,
  checked: (day: Day) => `Checked ${dayOfYear(day)}. Hours and prices change.`,
  nearby: "Nearby gems",
  straightLines: "As the crow flies; the way there is longer.",
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
  toilets: "Toilets",
  bins: "Bins",
  cash: "Cash",
  icCard: "IC card",
  steps: "Steps",
  children: "Children",
};

/** docs/product.md §11: what a closing sentence calls a fact that no source has. */
const unconfirmedThings: Readonly<Record<UnconfirmedName, string>> = {
  hours: "the opening hours",
  closed: "the closing days",
  cost: "the cost",
  wayThere: "the way there",
  wayBack: "the way back",
  timeNeeded: "how long to allow",
  booking: "whether to book",
  manners: "local manners",
};

/** docs/product.md §11: how reliable a fact is. */
export const marks: Readonly<Record<Mark, string>> = {
  confirmed: "Confirmed",
  "one source": "One source",
  "sources differ": "Sources differ",
  old: "Old",
};

/** docs/product.md §11: the sources of a fact. */
export const sources = {
  count: (n: number) => (n === 1 ? "1 source" : `${n} sources`),
  /** When the sources were read. */
  seen: (day: Day) => `seen ${month(day.slice(0, 7))}`,
  /** The source's own date. */
  date: (date: SourceDate | null) => (date === null ? "undated" : month(date)),
} as const;

/** docs/product.md §11: the answers under a gem's title. */
export const atAGlance = "At a glance";
