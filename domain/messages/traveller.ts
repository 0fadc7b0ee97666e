/** The texts of the pages for travellers (docs/product.md §11). Only those pages load them. */

import type { Day, SourceDate, Sureness } from "../evidence.ts";
import type { ExportFormat } from "../exports/formats.ts";
import type { FactName, MonthDay } from "../gem-facts.ts";
import type { MapLinks } from "../map-links.ts";
import type { JapanTime } from "../japan-time.ts";
import { clockOf } from "../japan-time.ts";
import type { NextOpening, OpenState } from "../opening.ts";

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

/** A straight-line distance, no more precise than it is known: whole kilometres, and in words below one kilometre. */
export const aboutKilometres = (kilometres: number): string =>
  kilometres < 1 ? "less than 1 km" : `about ${Math.round(kilometres).toLocaleString("en-US")} km`;

/** docs/product.md §11: the map. */
export const map = {
  title: "Map",
  documentTitle: "Map of Japan",
  description:
    "A woodblock-style map of Japan with twelve hidden places, and how far each is from where you are, from Tokyo or from Kyoto.",
  lede: "Twelve seals on one sheet. Each leads to its gem.",
  figure: "Map of Japan with the twelve gems",
  figureOf: (gems: number) => `Map of Japan with ${gems === 1 ? "this gem" : `these ${gems} gems`}`,
  seal: (id: number, title: string, location: string) => `No. ${id}: ${title}, ${location}`,
  /** In a list of gems, the seals show the position in the list. */
  stop: (stop: number, title: string, location: string) => `Stop ${stop}: ${title}, ${location}`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  wholeMap: "Whole map",
  mouseHint: "Drag the map with the mouse. Ctrl and the wheel zoom.",
  touchHint: "Two fingers move and zoom the map.",
  /** The source of the coast, and the accuracy of the seals. */
  credit: "Seals show the neighbourhood, not the door. Coast: Natural Earth, public domain.",
  scale: "100 km",
  okinawa: "Okinawa",
  list: "Gems by place",
  sheetNumber: (id: number) => `No. ${id}`,
  from: "From",
  fromNowhere: "No city",
  sort: "Sort",
  nearMe: "Near me",
  privacy: "Your position stays in your browser. It is neither sent nor kept.",
  ordered: {
    byNumber: "In the order of their numbers.",
    fromCity: (city: string) => `In the order of their distance from ${city}, as straight lines.`,
    fromHere: "In the order of their distance from where you are, as straight lines.",
    fromOutsideJapan: (kilometres: number, city: string) =>
      `You are outside Japan, ${aboutKilometres(Math.round(kilometres / 100) * 100)} from the nearest of these cities. The list goes by the distance from ${city}.`,
    asking: "Asking your browser where you are…",
    refused: "Your browser keeps your position to itself. Choose a city under “From” instead.",
    timedOut: "Your position did not come in time. Try again, or choose a city under “From”.",
    unavailable: "Your position could not be found. Try again, or choose a city under “From”.",
  },
  onTheMap: "On the map",
} as const;

/** docs/product.md §11: the downloads of a list of gems. */
export const downloads = {
  label: "Download",
  formats: { gpx: "GPX", kml: "KML", geojson: "GeoJSON", csv: "CSV" } satisfies Record<ExportFormat, string>,
} as const;

/** The column names of a downloaded table, and the description of a point. */
export const exported = {
  /** The beginning of a file's name, in letters that every system accepts. */
  file: "anaba",
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
