import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/catalogue.ts";
import { helpWithSearch } from "../../domain/search-help.ts";
import { findGems, knownCategory, resolveQuery } from "../../domain/search.ts";

const help = (q: string, category: string | null = null) => helpWithSearch(catalogue, { q, category });

describe("the help for a search that finds nothing", () => {
  test.each([
    ["kyoto temple", 1],
    ["ramen kyoto", 12],
    ["mt fuji", 8],
    ["Kyoto, Japan", 1],
    ["temple   KYOTO", 1],
  ])("for %s leads to a gem that has all the words", (q, id) => {
    expect(help(q)?.withAllWords).toContain(id);
    expect(help(q)?.withAllWords.length).toBeLessThanOrEqual(3);
    expect(help(q)?.didYouMean).toBeNull();
  });

  test("offers another spelling where no gem has all the words", () => {
    expect(help("Kioto")).toEqual({ for: "Kioto", didYouMean: "Kyoto", withAllWords: [] });
  });

  test("leads out of a filter in which the words are not found", () => {
    expect(help("fuji", "ramen")?.withAllWords).toContain(8);
  });

  test.each(["", "  ", "、。", "japan ".repeat(3), Array.from({ length: 40 }, (_, n) => `w${n}`).join(" ")])(
    "names no gem for %j",
    (q) => {
      expect(help(q)?.withAllWords ?? []).toEqual([]);
    },
  );

  test("is silent wherever the search rule finds something", () => {
    const pieces = catalogue.flatMap(({ title, description, location, tags }) => [
      title,
      location,
      ...tags,
      ...description.split(/\s+/),
    ]);
    for (const piece of pieces) {
      expect(findGems(catalogue, { q: piece, category: null }).length, piece).toBeGreaterThan(0);
      expect(help(piece), piece).toBeNull();
    }
  });
});

describe("a category in an address", () => {
  test("is the catalogue's own whatever its case, the exact letters first", () => {
    expect(knownCategory(catalogue, "TEMPLE")).toBe("temple");
    expect(knownCategory(catalogue, "food & dining")).toBe("Food & Dining");
    expect(knownCategory(catalogue, "nature")).toBe("nature");
    expect(resolveQuery(catalogue, { q: "a", category: "Ramen" })).toEqual({ q: "a", category: "ramen" });
  });

  test("may be a tag that has no button", () => {
    expect(knownCategory(catalogue, "autumn leaves")).toBe("autumn leaves");
  });

  test("that belongs to no gem stays as it was typed", () => {
    expect(knownCategory(catalogue, "nope")).toBeNull();
    expect(resolveQuery(catalogue, { q: "", category: "Nope" })).toEqual({ q: "", category: "Nope" });
  });
});
