import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { filters } from "../../../domain/gems/gem.ts";
import {
  everything,
  chooseCategory,
  findGems,
  matchesCategory,
  matchesSearch,
  readQuery,
  search,
  suggest,
} from "../../../domain/search/search.ts";

/** A gem with a different word in each field. */
const gem = {
  title: "Alpha Garden",
  description: "A quiet bravo of moss.",
  location: "Charlie",
  categoryTitle: "Delta & Echo",
  tags: ["foxtrot", "golf course"],
  image: "hotel",
  rating: 4.9,
  icon: "🗿",
};

const ids = (q: string, category: string | null = null) =>
  findGems(catalogue, { q, category }).map(({ id }) => id);

describe("the search rule of docs/product.md §9", () => {
  test.each([
    ["title", "alpha"],
    ["description", "bravo"],
    ["location", "charlie"],
    ["category title", "delta & echo"],
    ["first tag", "foxtrot"],
    ["a tag with a space", "golf course"],
  ])("a search reads the %s", (_, q) => {
    expect(matchesSearch(gem, q)).toBe(true);
  });

  test.each(["hotel", "4.9", "🗿", "alpha bravo", "gardenalpha", "foxtrotgolf"])(
    "a search for %s finds nothing",
    (q) => {
      expect(matchesSearch(gem, q)).toBe(false);
    },
  );

  test.each(["Mukojima", "mukojima-hyakkaen", "向島百花園"])("the garden is found by its name: %s", (q) => {
    expect(ids(q)).toEqual([2]);
  });

  test("a search finds substrings, not only words", () => {
    expect(matchesSearch(gem, "lph")).toBe(true);
    expect(ids("uji"), "Fuji holds uji").toEqual([8, 11]);
    expect(ids("art"), "only tags here, but party would count").toEqual([1, 5, 6, 10]);
    expect(matchesSearch({ ...gem, description: "a party" }, "art")).toBe(true);
  });

  test.each(["ALPHA", "AlPhA", "alpha"])("a search for %s ignores case", (q) => {
    expect(matchesSearch(gem, q)).toBe(true);
  });

  test("an empty search matches everything", () => {
    expect(ids("")).toEqual(catalogue.map(({ id }) => id));
  });

  test("a search keeps the spaces that were typed", () => {
    expect(matchesSearch(gem, "a g")).toBe(true);
    expect(matchesSearch(gem, " alpha")).toBe(false);
  });

  test.each([
    ".",
    ".*",
    "[a-z]",
    "(",
    "\\",
    "^",
    "$",
    "a|b",
    "%",
    "_",
    "\uD800",
    "ß",
    "İ",
    "🗿",
    "x".repeat(7000),
  ])("a search for %j is read as text, not as a pattern", (q) => {
    const expected = catalogue.filter((one) =>
      [one.title, one.description, one.location, one.categoryTitle, ...one.tags].some(
        (field) => field.toLowerCase().split(q.toLowerCase()).length > 1,
      ),
    );
    expect(ids(q)).toEqual(expected.map(({ id }) => id));
  });
});

describe("the filter of docs/product.md §9", () => {
  test("the filters are the category titles and tags of the specification, in its order", () => {
    expect(filters).toEqual([
      "Nature & Gardens",
      "Food & Dining",
      "Culture & Heritage",
      "Activities & Workshops",
      "History & Heritage",
      "temple",
      "hiking",
      "traditional",
      "authentic",
      "local",
      "nature",
      "photography",
      "sushi",
      "ramen",
      "art",
      "unique",
    ]);
  });

  test("a filter matches a whole category title or a whole tag", () => {
    expect(matchesCategory(gem, "Delta & Echo")).toBe(true);
    expect(matchesCategory(gem, "foxtrot")).toBe(true);
    expect(matchesCategory(gem, "fox")).toBe(false);
    expect(matchesCategory(gem, "Charlie")).toBe(false);
    expect(matchesCategory(gem, null)).toBe(true);
  });

  test.each([
    ["Nature & Gardens", [2, 9]],
    ["nature", [2, 4, 8, 9]],
    ["History & Heritage", [4, 6, 8]],
    ["ramen", [12]],
    ["no such filter", []],
  ])("the filter %s shows the gems %j", (category, expected) => {
    expect(ids("", category)).toEqual(expected);
  });

  test("every filter shows a gem", () => {
    for (const filter of filters) expect(ids("", filter), filter).not.toEqual([]);
  });

  test("a gem must pass both the filter and the search", () => {
    expect(ids("fuji", "hiking")).toEqual([8]);
    expect(ids("ramen", "hiking")).toEqual([]);
  });
});

describe("the steps of docs/product.md §4, Filtering", () => {
  test("the start and a reset show all gems", () => {
    expect(everything).toEqual({ q: "", category: null });
    expect(readQuery(new URLSearchParams(""))).toEqual(everything);
  });

  test("choosing a category clears the search term", () => {
    expect(chooseCategory("temple")).toEqual({ q: "", category: "temple" });
  });

  test("searching keeps the category", () => {
    expect(search({ q: "old", category: "temple" }, "new")).toEqual({ q: "new", category: "temple" });
  });
});

describe("a query in an address", () => {
  test.each([
    ["q=moss&category=nature", { q: "moss", category: "nature" }],
    ["q=moss&category=all", { q: "moss", category: null }],
    ["category=All", everything],
    ["category=Alliance", { q: "", category: "Alliance" }],
    ["q=a&q=b&category=c&category=d", { q: "a", category: "c" }],
    ["category=", { q: "", category: null }],
    ["q=%20moss", { q: " moss", category: null }],
    ["q=%E6%84%9B", { q: "愛", category: null }],
    ["Q=moss&__proto__=x", { q: "", category: null }],
  ])("the query %s is read as %j", (text, query) => {
    expect(readQuery(new URLSearchParams(text))).toEqual(query);
  });
});

describe("the suggestions of docs/product.md §9", () => {
  const texts = (typed: string) => suggest(catalogue, typed).map(({ kind, text }) => `${kind}: ${text}`);

  test("suggestions start with one character and stop at five entries", () => {
    expect(texts("")).toEqual([]);
    expect(texts("k")).toHaveLength(5);
    for (const typed of ["a", "e", "i", "o", "n", "s"]) expect(texts(typed).length).toBeLessThanOrEqual(5);
  });

  test("suggestions are categories, then locations, then gems", () => {
    expect(texts("na")).toEqual([
      "category: Nature & Gardens",
      "location: Nara",
      "gem: Hand-Pressed Ink of Nara",
      "gem: Manpuku-ji, a Ming Monastery in Tea Country",
    ]);
    expect(texts("a")).toEqual([
      "category: Nature & Gardens",
      "category: Culture & Heritage",
      "category: Activities & Workshops",
      "category: History & Heritage",
      "location: Osaka",
    ]);
  });

  test("suggestions match substrings, ignore case and name each place once", () => {
    expect(texts("UJI")).toEqual(["location: Uji", "gem: Satta Pass, Where Hiroshige Saw Fuji"]);
    expect(texts("kyoto")).toEqual(["location: Kyoto"]);
  });

  test("suggestions do not read tags and descriptions", () => {
    expect(texts("photography")).toEqual([]);
  });

  test("a gem suggestion has the id of its gem", () => {
    expect(suggest(catalogue, "ichijoji")).toEqual([{ kind: "gem", text: "Ichijoji Ramen Street", id: 12 }]);
  });

  test("suggestions leave out a category without a gem", () => {
    expect(
      suggest(
        catalogue.filter(({ category }) => category !== "food"),
        "dining",
      ),
    ).toEqual([]);
  });
});
