/** Sentences of the page "Offline". */

import type { ChangedGem } from "../offline.ts";
import { dayOfYear } from "../date-words.ts";
import type { Day } from "../../gems/evidence.ts";
import { factTerms } from "./traveller.ts";

/** Bytes in megabytes; a little is not nothing. */
const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;

/** The changed facts of a gem: "No. 4: Hours, Cost". */
const changed = ({ id, facts }: ChangedGem): string =>
  `No. ${id}: ${facts.map((name) => factTerms[name]).join(", ")}`;

export const offline = {
  title: "Offline",
  description: "Keep the twelve places, their facts and the map, and read them where there is no signal.",
  lede: "Few bars in the mountains, none in the tunnel. Keep Anaba here, and it opens all the same.",
  keep: "Keep",
  words: "Words and map",
  wordsHint: "The twelve places, what to know before you go, the cards for drivers, the map and the search.",
  prints: "With prints",
  printsHint: (count: number) => `All of that, and ${count} small prints, including the home page’s.`,
  size: (bytes: number) => `${megabytes(bytes)} to download`,
  update: "Update",
  remove: "Remove",
  progress: "Keeping for offline",
  share: (share: number) => `Keeping for offline: ${Math.floor(share * 100)} %`,
  kept: (bytes: number, day: Day) => `Kept on this phone: ${megabytes(bytes)}, copy of ${dayOfYear(day)}`,
  isCurrent: "There is nothing newer.",
  isOld: "There is a newer edition. Update fetches only what has changed.",
  noLine: "You have no connection now. Everything below opens from the copy.",
  nothingWithoutLine: "You have no connection now, and nothing is kept here yet.",
  isBroken: "Your browser has removed a part of the copy. Update fetches what is missing.",
  failures: {
    lost: "Our server could not be reached, so nothing has changed here. Please check your connection and try again.",
    full: "There is not enough space for it, so nothing has changed here. Free some up, or keep the words and the map only.",
    unexpected: "Something unexpected happened, so nothing has changed here. Please try again.",
  },
  impossible: "This browser can’t keep pages here. Safari, Chrome and Firefox can, outside private windows.",
  off: "Keeping pages is switched off on this site for now. What was kept has been removed.",
  withoutScript: "Keeping pages needs JavaScript.",
  privacy:
    "The copy is the same for everybody: no name, no reviews. Unpacked, it takes up more space than the download. Your browser may remove it when space runs low; Safari does after a week without a visit, unless Anaba is on your Home Screen.",
  changes: (day: Day) => `Changed since your copy of ${dayOfYear(day)}`,
  unchanged: (day: Day) => `No fact has changed since your copy of ${dayOfYear(day)}.`,
  changed,
  contents: "What is kept",
  list: "All twelve as a list",
  phrases: "Phrases and emergency numbers",
  saved: "Your saved gems on this phone",
} as const;

/** The notice after an update in the background. */
export const offlineNews = (gems: readonly ChangedGem[]): string =>
  `Your offline copy is up to date. Changed: ${gems.map(changed).join("; ")}.`;
