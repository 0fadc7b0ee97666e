import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/catalogue.ts";
import { filters } from "../../domain/gem.ts";
import {
  everything,
  chooseCategory,
  findGems,
  matchesCategory,
  matchesSearch,
  readQuery,
  search,
  suggest,
} from "../../domain/search.ts";

/** A gem that holds a different word in each field. */
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
  ])("reads the %s", (_, q) => {
    expect(matchesSearch(gem, q)).toBe(true);
  });

  test.each(["hotel", "4.9", "🗿", "alpha bravo", "gardenalpha", "foxtrotgolf"])(
    "finds nothing for %s",
    (q) => {
      expect(matchesSearch(gem, q)).toBe(false);
    },
  );

  test("is a substring, not a word", () => {
    expect(matchesSearch(gem, "lph")).toBe(true);
    expect(ids("uji"), "Fuji holds uji").toEqual([8, 11]);
    expect(ids("art"), "only tags here, but party would count").toEqual([1, 5, 6, 10]);
    expect(matchesSearch({ ...gem, description: "a party" }, "art")).toBe(true);
  });

  test.each(["ALPHA", "AlPhA", "alpha"])("ignores case: %s", (q) => {
    expect(matchesSearch(gem, q)).toBe(true);
  });

  test("an empty term matches everything", () => {
    expect(ids("")).toEqual(catalogue.map(({ id }) => id));
  });

  test("keeps spaces: they are part of what was typed", () => {
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
  ])("takes %j as text, not as a pattern", (q) => {
    const expected = catalogue.filter((one) =>
      [one.title, one.description, one.location, one.categoryTitle, ...one.tags].some(
        (field) => field.toLowerCase().split(q.toLowerCase()).length > 1,
      ),
    );
    expect(ids(q)).toEqual(expected.map(({ id }) => id));
  });
});

describe("the filter of docs/product.md §9", () => {
  test("offers the category titles and the tags of the spec, in its order", () => {
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

  test("matches the category title or a tag, whole", () => {
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
  ])("%s shows %j", (category, expected) => {
    expect(ids("", category)).toEqual(expected);
  });

  test("every filter shows something", () => {
    for (const filter of filters) expect(ids("", filter), filter).not.toEqual([]);
  });

  test("and the search hold together", () => {
    expect(ids("fuji", "hiking")).toEqual([8]);
    expect(ids("ramen", "hiking")).toEqual([]);
  });
});

describe("the steps of docs/product.md §4, Filtering", () => {
  test("all is the start, and where reset leads", () => {
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
    ["q=a&q=b&category=c&category=d", { q: "a", category: "c" }],
    ["category=", { q: "", category: null }],
    ["q=%20moss", { q: " moss", category: null }],
    ["q=%E6%84%9B", { q: "愛", category: null }],
    ["Q=moss&__proto__=x", { q: "", category: null }],
  ])("%s is read as %j", (text, query) => {
    expect(readQuery(new URLSearchParams(text))).toEqual(query);
  });
});

describe("the suggestions of docs/product.md §9", () => {
  const texts = (typed: string) => suggest(catalogue, typed).map(({ kind, text }) => `${kind}: ${text}`);

  test("start with one character and stop at five", () => {
    expect(texts("")).toEqual([]);
    expect(texts("k")).toHaveLength(5);
    for (const typed of ["a", "e", "i", "o", "n", "s"]) expect(texts(typed).length).toBeLessThanOrEqual(5);
  });

  test("are categories, then locations, then gems", () => {
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

  test("match by substring, whatever the case, and name each place once", () => {
    expect(texts("UJI")).toEqual(["location: Uji", "gem: Satta Pass, Where Hiroshige Saw Fuji"]);
    expect(texts("kyoto")).toEqual(["location: Kyoto"]);
  });

  test("do not read tags and descriptions", () => {
    expect(texts("photography")).toEqual([]);
  });

  test("name the gem they open", () => {
    expect(suggest(catalogue, "ichijoji")).toEqual([{ kind: "gem", text: "Ichijoji Ramen Street", id: 12 }]);
  });

  test("leave out a category without a gem", () => {
    expect(
      suggest(
        catalogue.filter(({ category }) => category !== "food"),
        "dining",
      ),
    ).toEqual([]);
  });
});
