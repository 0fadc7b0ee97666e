import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { helpWithSearch } from "../../../domain/search/search-help.ts";
import { findGems, knownCategory, resolveQuery } from "../../../domain/search/search.ts";

const help = (q: string, category: string | null = null) => helpWithSearch(catalogue, { q, category });

describe("the help for a search that finds nothing", () => {
  test.each([
    ["kyoto temple", 1],
    ["ramen kyoto", 12],
    ["mt fuji", 8],
    ["Kyoto, Japan", 1],
    ["temple   KYOTO", 1],
  ])("a search for %s without result offers a gem with all the words", (q, id) => {
    expect(help(q)?.withAllWords).toContain(id);
    expect(help(q)?.withAllWords.length).toBeLessThanOrEqual(3);
    expect(help(q)?.didYouMean).toBeNull();
  });

  test("a search without result offers another spelling when no gem has all the words", () => {
    expect(help("Kioto")).toEqual({ for: "Kioto", didYouMean: "Kyoto", withAllWords: [], examples: [] });
  });

  test.each(["Kyōto", "ｋｙｏｔｏ", "キョウト"])("the search %s is answered with Kyoto only", (q) => {
    expect(help(q)).toEqual({ for: q, didYouMean: "Kyoto", withAllWords: [], examples: [] });
  });

  test("a name with macrons is answered with its spelling here, or with its gem", () => {
    expect(help("Mukōjima")?.didYouMean).toBe("mukojima");
    expect(help("Mukōjima Hyakkaen")?.withAllWords).toEqual([2]);
  });

  test("a word of a description in full-width letters is answered with itself rather than with a similar name", () => {
    expect(help("ｆｕｊｉ")).toEqual({ for: "ｆｕｊｉ", didYouMean: "fuji", withAllWords: [], examples: [] });
  });

  test.each(["Kyōto temple", "ｋｙｏｔｏ　ｔｅｍｐｌｅ"])(
    "a search for %s offers the same gems as one for kyoto temple",
    (q) => {
      expect(help(q)).toEqual({ ...help("kyoto temple"), for: q });
    },
  );

  test("a search without result in a category offers gems outside of it", () => {
    expect(help("fuji", "ramen")?.withAllWords).toContain(8);
  });

  test.each(["", "  ", "、。", "japan ".repeat(3), Array.from({ length: 40 }, (_, n) => `w${n}`).join(" ")])(
    "the search %j gets no offer of gems",
    (q) => {
      expect(help(q)?.withAllWords ?? []).toEqual([]);
    },
  );

  test("a search with a result gets no help", () => {
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

describe("a search without better help", () => {
  test("is offered a place, a craft and a taste, each of which finds something", () => {
    const examples = help("zzz")?.examples ?? [];
    expect(examples).toHaveLength(3);
    for (const q of examples) expect(findGems(catalogue, { q, category: null }), q).not.toEqual([]);
  });

  test.each(["Kioto", "kyoto temple"])("with better help, as for %s, has no examples", (q) => {
    expect(help(q)?.examples).toEqual([]);
  });
});

describe("a category in an address", () => {
  test("a category in an address is found ignoring case, an exact match first", () => {
    expect(knownCategory(catalogue, "TEMPLE")).toBe("temple");
    expect(knownCategory(catalogue, "food & dining")).toBe("Food & Dining");
    expect(knownCategory(catalogue, "nature")).toBe("nature");
    expect(resolveQuery(catalogue, { q: "a", category: "Ramen" })).toEqual({ q: "a", category: "ramen" });
  });

  test("a category in an address may be a tag without a button", () => {
    expect(knownCategory(catalogue, "autumn leaves")).toBe("autumn leaves");
  });

  test("a category in an address that no gem has stays as it was typed", () => {
    expect(knownCategory(catalogue, "nope")).toBeNull();
    expect(resolveQuery(catalogue, { q: "", category: "Nope" })).toEqual({ q: "", category: "Nope" });
  });
});
