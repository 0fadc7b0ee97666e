import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { phrases } from "../../../domain/travel/phrases/all-phrases.ts";
import { phrasesFor } from "../../../domain/travel/phrases/gem-phrases.ts";
import { bookLength, bookPages, mostGemsInBook, placeOnSheet } from "../../../domain/travel/pocket-book.ts";

const gems = catalogue.map((gem) => ({ id: gem.id, phrases: phrasesFor(gem) }));
const kindsOf = (count: number) => bookPages(gems.slice(0, count), phrases).map(({ kind }) => kind);

test.each([1, 2, 3, 4, 5, 6, 7, 12])("a list of %i gems gives eight pages, none of them empty", (count) => {
  const kinds = kindsOf(count);
  expect(kinds).toHaveLength(bookLength);
  expect(kinds[0]).toBe("cover");
  expect(kinds.at(-1)).toBe("help");
  expect(kinds.filter((kind) => kind === "gem")).toHaveLength(Math.min(count, mostGemsInBook));
});

test("free pages have the phrases of the gems first", () => {
  const [, , , free] = bookPages(gems.slice(0, 2), phrases);
  expect(free).toMatchObject({ kind: "phrases", section: null });
  const shown = free?.kind === "phrases" ? free.phrases.map(({ id }) => id) : [];
  expect(shown.slice(0, 3)).toEqual(gems[0]?.phrases.map(({ id }) => id));
});

test.each(gems.map(({ id }) => id))(
  "the book of gem %i has no phrase twice, and five on each page but its own",
  (id) => {
    const pages = bookPages(
      gems.filter((gem) => gem.id === id),
      phrases,
    ).flatMap((page) => (page.kind === "phrases" ? [page.phrases.map((phrase) => phrase.id)] : []));
    expect(new Set(pages.flat()).size).toBe(pages.flat().length);
    expect(pages.slice(1).map(({ length }) => length)).toEqual([5, 5, 5]);
  },
);

/** The page beside a place in the same row, and the one above or below it. */
const at = new Map(
  Array.from({ length: bookLength }, (_, index) => index + 1).map((page) => {
    const { row, column } = placeOnSheet(page);
    return [`${row} ${column}`, page];
  }),
);

test("each place of the sheet has one page, and the upper row is upside down", () => {
  expect(at.size).toBe(bookLength);
  for (let page = 1; page <= bookLength; page++) {
    const { row, isUpsideDown } = placeOnSheet(page);
    expect(isUpsideDown).toBe(row === 1);
  }
  expect(() => placeOnSheet(9)).toThrow("there is no page 9");
});

test("folded, the pages follow each other", () => {
  // Each leaf is two fields that share a crease: the two in the middle of a row, or the two at an end of the sheet.
  const leaves = [
    [at.get("2 2"), at.get("2 3")],
    [at.get("2 4"), at.get("1 4")],
    [at.get("1 3"), at.get("1 2")],
    [at.get("1 1"), at.get("2 1")],
  ];
  expect(leaves).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ]);
});
