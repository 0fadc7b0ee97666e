import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { describe, expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import * as messages from "../../domain/site/messages.ts";
import { phraseCharacters } from "../../domain/travel/phrases/all-phrases.ts";
import { readCharacters, readGlyphs, readTables } from "../../scripts/fonts/font-tables.ts";
import { halveUnits } from "../../scripts/fonts/halve-units.ts";

const folder = path.join(import.meta.dirname, "..", "..", "app", "document", "styles", "fonts");
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));
/** Unicode's blocks Basic Latin, Latin-1 Supplement and Latin Extended-A, without control characters. */
const latin = [...between(0x20, 0x7e), ...between(0xa0, 0x17f)];

/** Every sentence of the site and of the catalogue. */
const texts = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(texts)
      : [];

const fontFile = (name: string) =>
  subsetFont(readFileSync(path.join(folder, `${name}.woff2`)), `${latin.join("")}‘’“”–—…`, {
    targetFormat: "sfnt",
    keepFeatures: [],
  });

async function readFont(name: string) {
  const font = await fontFile(name);
  const tables = readTables(font);
  const glyphs = readGlyphs(tables);
  const characters = readCharacters(tables);
  return { characters, widthOf: (character: string) => glyphs[characters.get(character) ?? 0]?.advance ?? 0 };
}

const faces = {
  headings: ["shippori-mincho-latin-600", "shippori-mincho-signs-600", "shippori-mincho-other-letters-600"],
  text: ["zen-kaku-gothic-latin-500"],
  "bold text": ["zen-kaku-gothic-latin-700"],
};

describe.each(Object.entries(faces))("the font of %s", (_, names) => {
  test("has every Latin letter, so that no word is set in two fonts", async () => {
    const fonts = await Promise.all(names.map(readFont));
    const missing = latin.filter((character) => !fonts.some(({ characters }) => characters.has(character)));
    expect(missing).toEqual([]);
  });

  test("has the site's letters, digits and punctuation", async () => {
    const fonts = await Promise.all(names.map(readFont));
    const used = new Set(
      texts({ catalogue, messages: { ...messages } })
        .join("")
        .match(/[ -–—‘-…]/g),
    );
    const missing = [...used].filter(
      (character) => !fonts.some(({ characters }) => characters.has(character)),
    );
    expect(missing).toEqual([]);
  });
});

test.each(["zen-kaku-gothic-latin-500", "zen-kaku-gothic-latin-700"])(
  "in %s the yen sign is as narrow as a Latin letter",
  async (name) => {
    const { widthOf } = await readFont(name);
    expect(widthOf("¥")).toBeLessThan(widthOf("O"));
  },
);

test("a font in half as many units has every glyph half as wide, in half the rectangle", async () => {
  const font = await fontFile("shippori-mincho-signs-600");
  const measures = (file: Buffer) =>
    readGlyphs(readTables(file)).flatMap(({ outline, advance }) => {
      const edges = outline.length === 0 ? [] : [2, 4, 6, 8].map((at) => outline.readInt16BE(at));
      return [advance].concat(edges);
    });
  const halves = measures(font).map((value) => Math.floor(value / 2));
  expect(halves.length).toBeGreaterThan(100);
  expect(measures(halveUnits(font))).toEqual(halves);
});

test("the font of the phrases has every character of theirs, so that no sentence is set in two fonts", async () => {
  const file = readFileSync(path.join(folder, "zen-kaku-gothic-phrases-700.woff2"));
  const font = await subsetFont(file, phraseCharacters(), { targetFormat: "sfnt", keepFeatures: [] });
  const characters = readCharacters(readTables(font));
  expect(Array.from(phraseCharacters()).filter((character) => !characters.has(character))).toEqual([]);
});
