import { describe, expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { excerpt, splitSentence } from "../../../domain/base/excerpt.ts";

describe("an excerpt", () => {
  test("the excerpt of a short text is the text itself", () => {
    expect(excerpt("Two bells. One bus.", 19)).toBe("Two bells. One bus.");
  });

  test("an excerpt ends with the last whole sentence", () => {
    expect(excerpt("Two bells. One bus. Nobody in a hurry.", 22)).toBe("Two bells. One bus.");
    expect(excerpt("Two bells. One bus. Nobody in a hurry.", 19)).toBe("Two bells. One bus.");
    expect(excerpt("Is it far? Not at all, said everybody.", 12)).toBe("Is it far?");
  });

  test("an excerpt ends within a sentence when its whole sentences are too short", () => {
    expect(excerpt("Rain. The path was empty and so was the bus.", 30)).toBe("Rain. The path was empty and…");
  });

  test("an excerpt ends with the last whole word when no sentence fits", () => {
    expect(excerpt("Two bells and one bus.", 12)).toBe("Two bells…");
  });

  test("an excerpt cuts a word that is too long by itself", () => {
    expect(excerpt("Otaginenbutsuji", 6)).toBe("Otagi…");
  });

  test("an excerpt is one line", () => {
    expect(excerpt("Two bells.\n\nOne   bus.", 40)).toBe("Two bells. One bus.");
  });

  test("the excerpt of every gem is neither empty nor too long", () => {
    for (const { description } of catalogue) {
      const text = excerpt(description, 160);
      expect(text.length).toBeGreaterThanOrEqual(80);
      expect(text.length).toBeLessThanOrEqual(160);
    }
  });
});

describe("a text in two parts", () => {
  test.each([
    ["Two bells. One bus.", "Two bells.", " One bus."],
    ["Two bells.\n\nOne bus.", "Two bells.", "\n\nOne bus."],
    ["Is it far? Not at all.", "Is it far?", " Not at all."],
    ["In 1.5 hours one is there. Or not.", "In 1.5 hours one is there.", " Or not."],
    ["Two bells.", "Two bells.", ""],
    ["Two bells", "Two bells", ""],
    ["", "", ""],
  ])("the text %j is split after its first sentence", (text, first, rest) => {
    expect(splitSentence(text)).toEqual([first, rest]);
  });

  test("splitting every gem's description gives a first sentence of a few lines and loses nothing", () => {
    for (const { description } of catalogue) {
      const [first, rest] = splitSentence(description);
      expect(first).toMatch(/^\p{Lu}.{20,190}\.$/u);
      expect(first + rest).toBe(description);
    }
  });
});
