import type { Gem } from "../gems/gem.ts";
import { gemNames } from "../gems/all-names.ts";
import { categoryNames, locationNames } from "../gems/names.ts";

/** A name that people may type, and the search term it stands for. */
interface Spelling {
  readonly typed: string;
  readonly meant: string;
}

type Named = Pick<Gem, "id" | "title" | "location" | "categoryTitle" | "tags">;

/**
 * The optimal string alignment distance: the number of insertions, deletions and substitutions of one character, and
 * of swaps of two neighbouring characters.
 */
export function editDistance(from: string, to: string): number {
  const [a, b] = [Array.from(from), Array.from(to)];
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, other] of b.entries()) {
      const isSwapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === other;
      next.push(
        Math.min(
          (last[column] ?? 0) + (letter === other ? 0 : 1),
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    beforeLast = last;
    last = next;
  }
  return last.at(-1) ?? 0;
}

/**
 * All known names: titles, words of titles with four letters or more, places, categories, tags, and the Japanese
 * names of all of these.
 */
function spellings(gems: readonly Named[]): readonly Spelling[] {
  return gems.flatMap(({ id, title, location, categoryTitle, tags }) => {
    const { kanji = [], kana = [], romaji = [] } = gemNames[id] ?? {};
    const words = title.split(/[\s,]+/).filter((word) => word.length >= 4);
    const calling = (meant: string, names: readonly string[]) => names.map((typed) => ({ typed, meant }));
    return [
      ...calling(location, [location, ...locationNames[location]]),
      ...calling(categoryTitle, [categoryTitle, ...categoryNames[categoryTitle]]),
      ...tags.map((tag) => ({ typed: tag, meant: tag })),
      ...calling(title, [title, ...words, ...kanji, ...kana, ...romaji]),
    ];
  });
}

/** The katakana that have a hiragana, and how far before them in Unicode the hiragana is. */
const katakana = /[ァ-ヶ]/gu;
const kanaOffset = 0x60;

/** A text as names are compared: without case, accents, widths of letters, and the difference between the two kana. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - kanaOffset))
    .toLowerCase()
    .trim();
const longestWorthComparing = 60;
/** Longer than any name. It scales a difference in length to less than one edit. */
const longestName = 100;

/**
 * The title, place, category or tag closest to what was typed (docs/product.md §10); null when nothing is close. One
 * edit is allowed per three letters. A Japanese name that contains the typed text, or is contained in it, counts as
 * closer than any edit; among those, the name of the most similar length wins. The typed words themselves are never
 * offered.
 */
export function didYouMean(gems: readonly Named[], typed: string): string | null {
  const wanted = fold(typed);
  if (wanted === "" || wanted.length > longestWorthComparing) return null;
  let best: { readonly meant: string; readonly distance: number } | null = null;
  for (const spelling of spellings(gems)) {
    if (spelling.meant.toLowerCase() === typed.trim().toLowerCase()) continue;
    const candidate = fold(spelling.typed);
    const isJapanese = /[^\p{ASCII}]/u.test(candidate);
    const isContained = isJapanese && (candidate.includes(wanted) || wanted.includes(candidate));
    const distance = isContained
      ? Math.abs(candidate.length - wanted.length) / longestName
      : editDistance(wanted, candidate);
    if (Math.floor(distance) <= Math.floor(wanted.length / 3) && distance < (best?.distance ?? Infinity))
      best = { meant: spelling.meant, distance };
  }
  return best?.meant ?? null;
}
