import { describe, expect, test } from "vitest";
import * as messages from "../../../domain/site/messages.ts";
import { refusals } from "../../../domain/site/refusals.ts";
import { specSentences } from "../../support/spec-sentences.ts";

/** Every sentence of messages.ts and refusals.ts. Sentences with inserted values get the values of the specification's examples. */
function sentences(node: unknown): readonly string[] {
  if (typeof node === "string") return [node];
  if (typeof node === "object" && node !== null) return Object.values(node).flatMap(sentences);
  return [];
}
const said = new Set(sentences([messages, refusals]));

describe.each(Object.entries(specSentences))("spec %s", (_, lines) => {
  test.each(lines)("the site has the specification's sentence “%s”", (line) => {
    expect(said).toContain(line);
  });
});

describe("sentences with a gap", () => {
  test.each([
    [messages.home.found(0), "0 gems found"],
    [messages.home.found(1), "1 gem found"],
    [messages.home.found(12), "12 gems found"],
    [messages.photos.counter(2, 5), "2 / 5"],
    [messages.gemPage.photoOf(1, 5), "Photo 1 of 5"],
    [messages.gem.save("Oze"), "Save Oze"],
    [messages.photos.open(3, "a bridge"), "Open photo 3: a bridge"],
    [
      refusals["signup-bio-too-many-words"].message(101),
      "Bio must be 100 words or less (currently 101 words)",
    ],
    [
      refusals["image-not-stored"].message("unreadable"),
      "Failed to upload image: the picture could not be read",
    ],
  ])("a sentence with inserted values reads “%s”", (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});
