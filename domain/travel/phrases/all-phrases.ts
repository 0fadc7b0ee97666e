import { atATemple } from "./at-a-temple.ts";
import { atTheTable } from "./at-the-table.ts";
import { gettingThere } from "./getting-there.ts";
import { help } from "./help.ts";
import type { Phrase } from "./phrase.ts";

/** The parts of the page, in its order; each is the anchor of its heading, too. */
export const phraseSections = ["getting-there", "at-the-table", "at-a-temple", "help"] as const;
export type PhraseSection = (typeof phraseSections)[number];

/**
 * What a traveller asks at the twelve gems and on the way, as somebody from Japan says it to a stranger: polite, short,
 * and without words that only one gender or a clerk uses.
 */
export const phrases = {
  "getting-there": gettingThere,
  "at-the-table": atTheTable,
  "at-a-temple": atATemple,
  help,
} as const satisfies Readonly<Record<PhraseSection, readonly Phrase[]>>;

/** Every phrase, in the order of the page. */
export const allPhrases: readonly Phrase[] = phraseSections.flatMap<Phrase>((section) => phrases[section]);

/** Every character of the phrases and of their words, once. */
export const phraseCharacters = (): string => {
  const sentences = allPhrases.flatMap(({ japanese }) => japanese);
  const words = allPhrases.flatMap((phrase) => phrase.words ?? []).map(({ japanese }) => japanese);
  return [...new Set([...sentences, ...words].join(""))].join("");
};
