/** The texts around the phrases (docs/product.md §11). Loaded by that page only. */

import type { Day } from "../../gems/evidence.ts";
import type { PhraseSection } from "../../travel/phrases/all-phrases.ts";
import { dayOfYear } from "../date-words.ts";

export const phraseBook = {
  title: "Phrases",
  documentTitle: "Japanese phrases and emergency numbers",
  description:
    "What to ask on the way, at the table, at a temple or workshop and in trouble, in natural Japanese, to show in large letters or to read aloud. With emergency numbers.",
  lede: "Hold out a sentence, or read it aloud: a bar over a vowel makes it long. Begin with “sumimasen”, excuse me.",
  parts: "On this page",
  sections: {
    "getting-there": "Getting there",
    "at-the-table": "At the table",
    "at-a-temple": "At a temple or workshop",
    help: "Help",
  } satisfies Record<PhraseSection, string>,
  show: "Show",
  print: "Print",
  close: "Close",
  words: "Words to point at",
  invitation: "Let them point:",
  emergency: "Emergency numbers",
  sources: (day: Day) => `seen ${dayOfYear(day)}`,
} as const;
