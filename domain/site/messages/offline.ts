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
  description:
    "Keep the twelve places, their facts and the map on this phone, and read them where there is no signal.",
  lede: "Few bars in the mountains, none in the tunnel. Keep Anaba on this phone, and it opens all the same.",
  keep: "Keep",
  words: "Words and map",
  wordsHint: "The twelve places, what to know before you go, the cards for drivers, the map and the search.",
  prints: "With prints",
  printsHint: (count: number) => `All of that, and all ${count} prints in the size of a phone.`,
  size: (bytes: number) => `${megabytes(bytes)} to download`,
  update: "Update",
  remove: "Remove",
  progress: "Keeping on this phone",
  share: (share: number) => `Keeping on this phone: ${Math.floor(share * 100)} %`,
  kept: (bytes: number, day: Day) => `Kept on this phone: ${megabytes(bytes)}, copy of ${dayOfYear(day)}`,
  isCurrent: "There is nothing newer.",
  isOld: "There is a newer edition. Update fetches only what has changed.",
  noLine: "You have no connection now. Everything below opens from the copy.",
  nothingWithoutLine: "You have no connection now, and nothing is kept on this phone yet.",
  isBroken: "Your browser has removed a part of the copy. Update fetches what is missing.",
  failures: {
    lost: "Our server could not be reached, so nothing has changed here. Please check your connection and try again.",
    full: "There is no room for it on this phone, so nothing has changed here. Free some, or keep the words and the map only.",
    unexpected: "Something unexpected happened, so nothing has changed here. Please try again.",
  },
  impossible:
    "This browser cannot keep pages. Some do so only outside of private windows; Safari, Chrome and Firefox in an ordinary window can.",
  off: "Keeping pages is switched off on this site for now. What was kept on this phone has been removed.",
  withoutScript: "Keeping pages needs JavaScript.",
  privacy:
    "The copy is the same for everybody: no name, no reviews. Unpacked on the phone it is larger than on the way there. Your browser may remove it when the phone is full, and Safari does after a week without a visit, unless Anaba is on your Home Screen.",
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
