import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { didYouMean, editDistance } from "../../../domain/search/did-you-mean.ts";
import { gemNames } from "../../../domain/gems/all-names.ts";
import { categoryNames, locationNames } from "../../../domain/gems/names.ts";

const offer = (typed: string) => didYouMean(catalogue, typed);
const title = (id: number) => catalogue.find((gem) => gem.id === id)?.title;

test.each([
  ["", "", 0],
  ["kitten", "sitting", 3],
  ["oze", "ozé", 1],
  ["abc", "", 3],
  ["ramne", "ramen", 1],
  ["ab", "ba", 1],
  ["abcd", "badc", 2],
  ["🍣a", "🍜a", 1],
])("the edit distance from %s to %s is %i", (from, to, distance) => {
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
  ])("the misspelt search %s is answered with %s", (typed, meant) => {
    expect(offer(typed)).toBe(meant);
  });

  test.each([
    ["宇治", "Uji"],
    ["京都", "Kyoto"],
    ["愛宕", title(1)],
    ["まんぷくじ", title(11)],
    ["いちじょうじらーめんかいどう", title(12)],
    ["うかい", title(7)],
    ["Otagi Nenbutsuji", title(1)],
    ["Mukojima Hyakkaen", title(2)],
    ["mukōjima hyakkaen", title(2)],
  ])("the Japanese name %s is answered with %s", (typed, meant) => {
    expect(offer(typed)).toBe(meant);
  });

  test("every gem is found by all its names", () => {
    for (const [id, { kanji, kana, romaji }] of Object.entries(gemNames)) {
      for (const name of [...kanji, ...kana, ...romaji]) expect(offer(name), name).toBe(title(Number(id)));
    }
  });

  test.each(["", "   ", "xyzzyq", "q", "x".repeat(61), "\uD800", "​​"])(
    "the search %j gets no suggestion of another spelling",
    (typed) => {
      expect(offer(typed)).toBeNull();
    },
  );

  test.each([
    ["ramne", "ramen"],
    ["toyko", "Tokyo"],
    ["suhsi", "sushi"],
    ["loacl", "local"],
    ["nraa", "Nara"],
  ])("two swapped letters in the short word %s are answered with %s", (typed, meant) => {
    expect(offer(typed)).toBe(meant);
  });

  test("every place and category is found by all its Japanese names, and うじ is Uji rather than a part of Mukojima", () => {
    for (const names of [locationNames, categoryNames])
      for (const [meant, all] of Object.entries(names))
        for (const name of all) expect(offer(name), name).toBe(meant);
  });

  test.each([
    ["キョウト", "Kyoto"],
    ["ｷｮｳﾄ", "Kyoto"],
    ["キョウトシ", "Kyoto"],
    ["ハコネ", "Hakone"],
    ["オオサカ", "Osaka"],
    ["トウキョウ", "Tokyo"],
    ["Kyōto", "Kyoto"],
    ["KYŌTO", "Kyoto"],
    ["Ōsaka", "Osaka"],
    ["ｋｙｏｔｏ", "Kyoto"],
    ["Ｋｙｏｔｏ", "Kyoto"],
    ["ＴＥＭＰＬＥ", "temple"],
    ["マンプクジ", title(11)],
  ])("%s, in katakana, with macrons or in full-width letters, is answered with %s", (typed, meant) => {
    expect(offer(typed)).toBe(meant);
  });

  test("every name in hiragana gets the same answer in katakana", () => {
    const names = [
      ...Object.values(gemNames).flatMap(({ kana }) => kana),
      ...Object.values(locationNames).flat(),
    ];
    for (const name of names) {
      const katakana = name.replace(/[ぁ-ゖ]/gu, (letter) =>
        String.fromCharCode(letter.charCodeAt(0) + 0x60),
      );
      expect(offer(katakana), katakana).toBe(offer(name));
    }
  });

  test("the typed words themselves are never suggested as another spelling", () => {
    for (const typed of ["Kyoto", "KYOTO", " kyoto ", "temple", "Food & Dining"])
      expect(offer(typed)?.toLowerCase()).not.toBe(typed.trim().toLowerCase());
  });
});
