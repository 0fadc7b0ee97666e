import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { emergencyNumbers } from "../../../domain/travel/emergency.ts";
import { allPhrases, phraseSections } from "../../../domain/travel/phrases/all-phrases.ts";
import { phrasesFor } from "../../../domain/travel/phrases/gem-phrases.ts";
import { telephoneAddress } from "../../../domain/travel/telephone.ts";
import { lettersOf, readingPattern } from "../../support/kana-reading.ts";

const words = new Map(
  allPhrases.flatMap((phrase) => phrase.words ?? []).map((word) => [word.japanese, word] as const),
);

test("there are about forty phrases", () => {
  expect(allPhrases.length).toBeGreaterThanOrEqual(40);
  expect(allPhrases.length).toBeLessThanOrEqual(50);
});

test("every anchor of the page is unique, and needs no encoding in an address", () => {
  const anchors = [...phraseSections, ...allPhrases.map(({ id }) => id), "emergency"];
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

test.each(allPhrases)(
  "$english: Japanese characters only, and whole sentences",
  ({ japanese, ...phrase }) => {
    expect(japanese.join("")).toMatch(/^[\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff、。]+。$/);
    expect(phrase.reading).toMatch(/^[A-Z].*\.$/);
    expect(phrase.english).toMatch(/^[A-Z].*[.?]$/);
  },
);

test.each([...words.values()])(
  "the word $japanese is in Japanese characters and digits, with a meaning",
  (word) => {
    expect(word.japanese).toMatch(/^[\u3041-\u3096\u30a1-\u30fc\u4e00-\u9fff\u3005、\d]+$/);
    expect(word.english === undefined).toBe(/^\d$/.test(word.japanese));
  },
);

test.each(allPhrases)("the reading of “$english” says its kana, in their order", ({ japanese, reading }) => {
  expect(lettersOf(reading)).toMatch(readingPattern(japanese.join("")));
});

test("a part of a sentence fits a phone's line in large letters: it has seven characters at most", () => {
  const parts = allPhrases.flatMap(({ japanese }) => japanese);
  expect(parts.filter((part) => part.replace(/。$/, "").length > 7)).toEqual([]);
});

/** The phrases of each gem's card. */
const offered: Readonly<Record<number, readonly string[]>> = {
  1: ["photographs", "seal", "last-one"],
  2: ["photographs", "open-until", "last-one"],
  3: ["open-now", "takeaway", "eat-by"],
  4: ["path", "last-one", "alcohol"],
  5: ["join-today", "how-long", "how-much"],
  6: ["photographs", "seal", "wrap"],
  7: ["boats", "taxi", "last-one"],
  8: ["path", "last-one", "weather"],
  9: ["path", "last-one", "bears"],
  10: ["join-today", "how-long", "how-much"],
  11: ["photographs", "seal", "shoes"],
  12: ["ticket-machine", "pork", "no-meat-or-fish"],
};

test.each(catalogue)("$title is offered the phrases of its kind", (gem) => {
  expect(phrasesFor(gem).map(({ id }) => id)).toEqual(offered[gem.id]);
});

test("a reading that leaves out a particle, or has a short vowel for a long one, does not say the kana", () => {
  const pattern = readingPattern("クマは出ていますか。");
  expect(lettersOf("Kuma wa dete imasu ka.")).toMatch(pattern);
  expect(lettersOf("Kuma dete imasu ka.")).not.toMatch(pattern);
  expect(lettersOf("Kado")).not.toMatch(readingPattern("カード"));
});

test("a gem of no known kind is offered the last way back", () => {
  expect(phrasesFor({ tags: ["unique"] }).map(({ id }) => id)).toEqual(["last-one"]);
});

test("the emergency numbers are called as they are written in Japan, or from abroad", () => {
  expect(emergencyNumbers.map(({ number }) => telephoneAddress(number))).toEqual([
    "tel:119",
    "tel:110",
    "tel:118",
    "tel:+81-50-3816-2787",
  ]);
  for (const { sources } of emergencyNumbers)
    for (const { address } of sources) expect(URL.canParse(address)).toBe(true);
});
