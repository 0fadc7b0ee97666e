import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/catalogue.ts";
import { didYouMean, editDistance } from "../../domain/did-you-mean.ts";
import { gemNames, locationNames } from "../../domain/names.ts";
import { offerFor } from "../../server/views/home.ts";

const offer = (typed: string) => didYouMean(catalogue, gemNames, locationNames, typed);
const title = (id: number) => catalogue.find((gem) => gem.id === id)?.title;

test.each([
  ["", "", 0],
  ["kitten", "sitting", 3],
  ["oze", "ozé", 1],
  ["abc", "", 3],
  ["🍣a", "🍜a", 1],
])("from %s to %s are %i steps", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

describe("did you mean", () => {
  test.each([
    ["Kioto", "Kyoto"],
    ["hakonee", "Hakone"],
    ["tempel", "temple"],
    ["ramem", "ramen"],
    ["porcelan", "porcelain"],
    ["SUSI", "sushi"],
  ])("for the misspelt %s: %s", (typed, meant) => {
    expect(offer(typed)).toBe(meant);
  });

  test.each([
    ["宇治", "Uji"],
    ["京都", "Kyoto"],
    ["愛宕", title(1)],
    ["まんぷくじ", title(11)],
    ["うかい", title(7)],
    ["Otagi Nenbutsuji", title(1)],
    ["Mukojima Hyakkaen", title(2)],
    ["mukōjima hyakkaen", title(2)],
  ])("for the Japanese name %s: %s", (typed, meant) => {
    expect(offer(typed)).toBe(meant);
  });

  test("knows every gem by all its names", () => {
    for (const [id, { kanji, kana, romaji }] of Object.entries(gemNames)) {
      for (const name of [...kanji, ...kana, ...romaji]) expect(offer(name), name).toBe(title(Number(id)));
    }
  });

  test.each(["", "   ", "xyzzyq", "q", "x".repeat(61), "\uD800", "​​"])("is silent for %j", (typed) => {
    expect(offer(typed)).toBeNull();
  });

  test("is asked only where the rule finds nothing", () => {
    expect(offerFor({ q: "Kyoto", category: null })).toBeNull();
    expect(offerFor({ q: "Kioto", category: null })).toEqual({ for: "Kioto", text: "Kyoto" });
    expect(offerFor({ q: "", category: "no such filter" })).toBeNull();
  });
});
