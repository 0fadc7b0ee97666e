import type { PhraseSection } from "./phrases/all-phrases.ts";
import type { Phrase } from "./phrases/phrase.ts";

/** The pocket book is a sheet of A4 that folds to this many pages. */
export const bookLength = 8;

/** The gems that it has room for, between its cover and its back. */
export const mostGemsInBook = 6;

/** Phrases that a page has room for: two of them may be as long as the longest one. */
const phrasesOnPage = 5;

/** What a page of the book shows. */
export type BookPage<Gem> =
  | { readonly kind: "cover" | "help" | "notes" }
  | { readonly kind: "gem"; readonly gem: Gem }
  /** `section` is null where the phrases are those of the gems. */
  | {
      readonly kind: "phrases";
      readonly section: PhraseSection | null;
      readonly phrases: readonly Phrase[];
    };

/** The parts of the phrases that fill free pages, the most useful one first. The last one, "help", is on the back anyway. */
const furtherSections = [
  "at-the-table",
  "getting-there",
  "at-a-temple",
] as const satisfies readonly PhraseSection[];

/**
 * The eight pages, in the order in which they are read: the cover, the gems, and the back with what helps in trouble. Pages
 * that the gems leave free have phrases, those for the gems first, and then lines for notes (docs/product.md §11).
 * @param gems in the order of the list; those after the sixth are left out.
 * @param sections all phrases by part.
 */
export function bookPages<Gem extends { readonly phrases: readonly Phrase[] }>(
  gems: readonly Gem[],
  sections: Readonly<Record<PhraseSection, readonly Phrase[]>>,
): readonly BookPage<Gem>[] {
  const shown = gems.slice(0, mostGemsInBook);
  const ofGems = new Map(shown.flatMap(({ phrases }) => phrases).map((phrase) => [phrase.id, phrase]));
  const first = [...ofGems.values()].slice(0, phrasesOnPage);
  // No phrase stands in the book twice.
  const others = (section: PhraseSection) =>
    sections[section].filter(({ id }) => !first.some((phrase) => phrase.id === id)).slice(0, phrasesOnPage);
  const further: readonly BookPage<Gem>[] = [
    { kind: "phrases", section: null, phrases: first },
    ...furtherSections.map((section) => ({ kind: "phrases", section, phrases: others(section) }) as const),
    { kind: "notes" },
  ];
  return [
    { kind: "cover" },
    ...shown.map((gem) => ({ kind: "gem", gem }) as const),
    ...further.slice(0, mostGemsInBook - shown.length),
    { kind: "help" },
  ];
}

/** Where a page is on the sheet, seen upright in landscape. Rows and columns count from 1. */
export interface PlaceOnSheet {
  readonly row: 1 | 2;
  readonly column: 1 | 2 | 3 | 4;
  /** The upper row is read from the other side. */
  readonly isUpsideDown: boolean;
}

/** The pages of the two rows. Folded, page 1 is beside page 8, and the pages of the upper row are behind those of the lower. */
const rows = [
  [7, 6, 5, 4],
  [8, 1, 2, 3],
] as const;

/** The place of a page, by its number from 1 to 8. */
export function placeOnSheet(page: number): PlaceOnSheet {
  const [upper, lower] = rows;
  const isUpper = upper.some((number) => number === page);
  const index = (isUpper ? upper : lower).findIndex((number) => number === page);
  const column = ([1, 2, 3, 4] as const)[index];
  if (column === undefined) throw new RangeError(`there is no page ${page}`);
  return { row: isUpper ? 1 : 2, column, isUpsideDown: isUpper };
}
