import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import type { Fact } from "../../../domain/gems/evidence.ts";
import { openInShort } from "../../../domain/site/messages.ts";
import { shortFacts } from "../../../domain/travel/at-a-glance.ts";
import { telephoneAddress } from "../../../domain/travel/telephone.ts";

describe.each(catalogue)("$title at a glance", ({ facts }) => {
  test("each answer has only a few words", () => {
    for (const answer of [openInShort(facts.opening) ?? "", ...shortFacts(facts)])
      expect(answer.length, answer).toBeLessThanOrEqual(30);
  });
});

test("the answers are in the order of the questions, and what is not known is left out", () => {
  const [otagi, , , , , , , satta] = catalogue;
  expect(shortFacts(otagi?.facts ?? never())).toEqual([
    "¥300–500",
    "Bus from Arashiyama, hourly",
    "Allow 90 min",
    "Late November",
  ]);
  expect(shortFacts(satta?.facts ?? never())).toEqual([
    "Free",
    "On foot from Yui or Okitsu",
    "2–3 hours on foot",
  ]);
});

/** A fact that one source states. */
const stated = (value: string, date: string): Fact => ({
  value,
  statements: [{ text: value, sources: [{ name: "A guide", address: "https://guide.example/", date }] }],
});

test("an old answer is left out, as it has no mark there, and a new one is not", () => {
  const opening = { kind: "always", note: "a path" } as const;
  const facts = { cost: stated("¥400", "2014"), timeNeeded: stated("an hour", "2014") };
  expect(shortFacts({ checkedOn: "2026-11-22", opening, facts })).toEqual(["An hour"]);
  expect(shortFacts({ checkedOn: "2016-11-22", opening, facts })).toEqual(["¥400", "An hour"]);
});

test.each([
  [{ kind: "hours", open: "9:00", close: "16:30" }, "9:00–16:30"],
  [{ kind: "hours", of: "the teahouse", open: "7:00", close: "17:00" }, "Teahouse 7:00–17:00"],
  [{ kind: "booking" }, "By booking"],
  [{ kind: "always", note: "a path" }, "Always open"],
  [{ kind: "varies", note: "many houses" }, "Hours vary"],
  [{ kind: "ask", note: "ring" }, null],
] as const)("the hours of %j are %j in short", (opening, short) => {
  expect(openInShort(opening)).toBe(short);
});

test("a telephone number is called from anywhere", () => {
  expect(telephoneAddress("075-285-1549")).toBe("tel:+81-75-285-1549");
});

function never(): never {
  throw new Error("the catalogue has twelve gems");
}
