/**
 * Makes the site's font files: subsets of the packages of Fontsource (app/document/styles/fonts/README.md).
 * Run: npx node scripts/cut-fonts.ts <@fontsource/shippori-mincho, unpacked> <@fontsource/zen-kaku-gothic-new, unpacked>
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { catalogue } from "../domain/gems/catalogue.ts";
import * as messages from "../domain/site/messages.ts";
import { phraseCharacters } from "../domain/travel/phrases/all-phrases.ts";
import { composeLetters, partsOf } from "./fonts/compose-letters.ts";
import { readCharacters, readTables, writeCharacters, writeTables } from "./fonts/font-tables.ts";
import { halveUnits } from "./fonts/halve-units.ts";

const [serif = "", sans = ""] = process.argv.slice(2);
const fonts = path.join(import.meta.dirname, "..", "app", "document", "styles", "fonts");

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join("");
/** The letters of all European languages in Latin script: ASCII, Latin-1 and Latin Extended-A. */
const latin = `${between(0x20, 0x7e)}${between(0xa0, 0x17f)}’‘“”–—…`;
/**
 * The characters that headings use on every page. This font is inlined in every document, so all others are in a file
 * that is loaded when one of them is shown.
 */
const headings = `${between(0x20, 0x7e).replace(/[#$%*+<=>@[\\\]^_`{|}~]/g, "")}’‘“”–—…·©×é\u00a0`;
const others = Array.from(latin)
  .filter((character) => !headings.includes(character))
  .join("");
const signs = others.replace(/[À-ſ]/g, "");
const otherLetters = others.replace(/[^À-ſ]/g, "");
/** Symbols of the text's font that are as wide as a kanji. */
const wide = "¥×°";
/** The Japanese words of the descriptions; the gems' names are among them. */
const kanji =
  catalogue
    .map(({ description }) => (description.match(/[\u3000-\u30ff\u3400-\u9fff]+/g) ?? []).join(""))
    .join("") +
  Object.values(messages.seasons)
    .map(({ sign }) => sign)
    .join("");
/** The package has this character in another file, the 44th. */
const rareKanji = "埵";

interface Cut {
  /** OpenType features that are kept. Without alternative letter forms the file is half as large. */
  readonly features?: readonly string[];
  /** Characters that only the edit needs. */
  readonly parts?: string;
  readonly edit?: (font: Buffer) => Buffer;
}

/** Cuts a file of a package to the characters of a text. */
async function cut(file: string, text: string, { features = [], parts = "", edit }: Cut = {}) {
  const keepFeatures = [...features];
  const font = await subsetFont(readFileSync(file), text + parts, { targetFormat: "sfnt", keepFeatures });
  const edited = edit?.(font) ?? font;
  const lean = features.length > 0 ? edited : withoutLayout(edited);
  return subsetFont(lean, text, { targetFormat: "woff2", keepFeatures });
}

/** Leaves out the tables for features and for vertical text: they are empty. */
function withoutLayout(font: Buffer): Buffer {
  const tables = readTables(font);
  for (const tag of ["GDEF", "GPOS", "GSUB", "vhea", "vmtx"]) tables.delete(tag);
  return writeTables(tables);
}

/** Draws the straight apostrophe like the typographic one: the specification writes "Japan's" with the straight one. */
function withApostrophe(font: Buffer): Buffer {
  const tables = readTables(font);
  const characters = readCharacters(tables);
  characters.set("'", characters.get("’") ?? 0);
  writeCharacters(tables, characters);
  return writeTables(tables);
}

const write = (name: string, font: Buffer) => {
  writeFileSync(path.join(fonts, `${name}.woff2`), font);
  console.log(`${name}: ${font.length} bytes`);
};

const mincho = (part: string) => path.join(serif, "files", `shippori-mincho-${part}-600-normal.woff2`);
const gothic = (weight: number) =>
  path.join(sans, "files", `zen-kaku-gothic-new-japanese-${weight}-normal.woff2`);

/** Latin Extended-A, which neither package has. */
const composed = between(0x100, 0x17f);

write(
  "shippori-mincho-latin-600",
  await cut(mincho("japanese"), headings + messages.site.kanji, {
    edit: (font) => halveUnits(withApostrophe(font)),
  }),
);
write("shippori-mincho-signs-600", await cut(mincho("japanese"), signs));
write(
  "shippori-mincho-other-letters-600",
  await cut(mincho("japanese"), otherLetters, {
    parts: partsOf(composed),
    edit: (font) => composeLetters(font, composed),
  }),
);
// In vertical names the long vowel mark has another form.
write("shippori-mincho-kanji-600", await cut(mincho("japanese"), kanji, { features: ["vert"] }));
write("shippori-mincho-rare-kanji-600", await cut(mincho("44"), rareKanji, { features: ["vert"] }));
for (const weight of [500, 700])
  write(
    `zen-kaku-gothic-latin-${weight}`,
    await cut(gothic(weight), latin, {
      features: ["kern"],
      parts: partsOf(composed),
      edit: (font) => composeLetters(font, composed, wide),
    }),
  );
write("zen-kaku-gothic-phrases-700", await cut(gothic(700), phraseCharacters()));
