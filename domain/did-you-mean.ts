import type { Gem } from "./gem.ts";
import type { GemNames } from "./names.ts";

/** One way to call something: what may be typed for it, and what would then be searched. */
interface Spelling {
  readonly typed: string;
  readonly meant: string;
}

/** Number of single-character insertions, deletions and substitutions between two strings (Levenshtein distance). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: Array.from(to).length + 1 }, (_, index) => index);
  for (const [i, a] of Array.from(from).entries()) {
    const next = [i + 1];
    for (const [j, b] of Array.from(to).entries()) {
      const substituted = (row[j] ?? 0) + (a === b ? 0 : 1);
      next.push(Math.min(substituted, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Whole titles and their words of four letters and more; locations; tags; and the Japanese names. */
function spellings(
  gems: readonly Pick<Gem, "id" | "title" | "location" | "tags">[],
  names: Readonly<Record<number, GemNames>>,
  locationNames: Readonly<Record<string, string>>,
): readonly Spelling[] {
  return gems.flatMap((gem) => {
    const { kanji = [], kana = [], romaji = [] } = names[gem.id] ?? {};
    const words = gem.title.split(/[\s,]+/).filter((word) => word.length >= 4);
    return [
      { typed: gem.location, meant: gem.location },
      { typed: locationNames[gem.location] ?? gem.location, meant: gem.location },
      ...gem.tags.map((tag) => ({ typed: tag, meant: tag })),
      ...[gem.title, ...words, ...kanji, ...kana, ...romaji].map((typed) => ({ typed, meant: gem.title })),
    ];
  });
}

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();
const longestWorthComparing = 60;
/** Longer than any name: what a contained name lacks or has too much weighs less than one slip. */
const longestName = 100;

/**
 * The title, location or tag closest to what was typed (product §3), or null when nothing is close: one slip is
 * forgiven per three letters. A Japanese name that contains, or is contained in, what was typed is closer
 * than any slip; of several such names the one of the most similar length is meant.
 */
export function didYouMean(
  gems: readonly Pick<Gem, "id" | "title" | "location" | "tags">[],
  names: Readonly<Record<number, GemNames>>,
  locationNames: Readonly<Record<string, string>>,
  typed: string,
): string | null {
  const wanted = plain(typed);
  if (wanted === "" || wanted.length > longestWorthComparing) return null;
  let best: { readonly meant: string; readonly distance: number } | null = null;
  for (const spelling of spellings(gems, names, locationNames)) {
    const candidate = plain(spelling.typed);
    const japanese = /[^\p{ASCII}]/u.test(candidate);
    const contained = japanese && (candidate.includes(wanted) || wanted.includes(candidate));
    const distance = contained
      ? Math.abs(candidate.length - wanted.length) / longestName
      : editDistance(wanted, candidate);
    if (Math.floor(distance) <= Math.floor(wanted.length / 3) && distance < (best?.distance ?? Infinity)) {
      best = { meant: spelling.meant, distance };
    }
  }
  return best?.meant ?? null;
}
