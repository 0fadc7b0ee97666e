/**
 * Makes the site's font files: subsets of the packages of Fontsource (app/styles/fonts/README.md).
 * Run: node scripts/cut-fonts.ts <@fontsource/shippori-mincho, unpacked> <@fontsource/zen-kaku-gothic-new, unpacked>
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { catalogue } from "../domain/gems/catalogue.ts";
import * as messages from "../domain/site/messages.ts";

const [serif = "", sans = ""] = process.argv.slice(2);
const fonts = path.join(import.meta.dirname, "..", "app", "styles", "fonts");

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
const latin = `${ascii}’‘“”–—…·©×é→←¥°½№`;
/**
 * The characters of headings. This font is inlined in every document, so symbols that headings do not use are left
 * out.
 */
const headings = latin.replace(/[#$%*+<=>@[\\\]^_`{|}~→←¥°½№]/g, "");
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

/** Finds a table of a font file (OpenType, "Table Directory"): the offset of its entry, and its own offset. */
function tableOf(font: Buffer, tag: string): { readonly entry: number; readonly start: number } {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
    if (font.toString("latin1", entry, entry + 4) === tag)
      return { entry, start: font.readUInt32BE(entry + 8) };
  throw new Error(`The font has no table ${tag}.`);
}

/** Reads which glyph a font uses for each character of the basic plane (OpenType, "cmap", format 4). */
function glyphsOf(font: Buffer): ReadonlyMap<number, number> {
  const { start } = tableOf(font, "cmap");
  const subtables = Array.from(
    { length: font.readUInt16BE(start + 2) },
    (_, index) => start + font.readUInt32BE(start + 4 + 8 * index + 4),
  );
  const at = subtables.find((subtable) => font.readUInt16BE(subtable) === 4);
  if (at === undefined) throw new Error("The font has no character map of format 4.");
  const segments = font.readUInt16BE(at + 6) / 2;
  const column = (index: number) => at + 14 + 2 * segments * index + (index > 0 ? 2 : 0);
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < segments; segment++) {
    const [last = 0, first = 0, delta = 0, offset = 0] = [0, 1, 2, 3].map((index) =>
      font.readUInt16BE(column(index) + 2 * segment),
    );
    for (let character = first; character <= last && character < 0xffff; character++) {
      const place = column(3) + 2 * segment + offset + 2 * (character - first);
      const glyph = offset === 0 ? character : font.readUInt16BE(place);
      if (glyph !== 0) glyphs.set(character, (glyph + delta) & 0xffff);
    }
  }
  return glyphs;
}

/** Returns the font with one character drawn like another (OpenType, "cmap", format 12). */
function drawnAs(font: Buffer, character: string, like: string): Buffer {
  const glyphs = new Map(glyphsOf(font));
  glyphs.set(character.codePointAt(0) ?? 0, glyphs.get(like.codePointAt(0) ?? 0) ?? 0);
  const map = Buffer.alloc(28 + 12 * glyphs.size);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(16 + 12 * glyphs.size, 16);
  map.writeUInt32BE(glyphs.size, 24);
  [...glyphs]
    .toSorted(([a], [b]) => a - b)
    .forEach(([code, glyph], index) => {
      for (const [place, value] of [code, code, glyph].entries())
        map.writeUInt32BE(value, 28 + 12 * index + 4 * place);
    });
  const padding = Buffer.alloc((4 - (font.length % 4)) % 4);
  const changed = Buffer.concat([font, padding, map]);
  const { entry } = tableOf(changed, "cmap");
  changed.writeUInt32BE(font.length + padding.length, entry + 8);
  changed.writeUInt32BE(map.length, entry + 12);
  return changed;
}

/** Drops alternative letter forms, which the site does not use and which would be half of the file. */
async function cut(file: string, text: string, keepFeatures: string[], edit = (font: Buffer) => font) {
  const whole = await subsetFont(readFileSync(file), text, { targetFormat: "sfnt", keepFeatures });
  return subsetFont(edit(whole), text, { targetFormat: "woff2", keepFeatures });
}

const write = (name: string, font: Buffer) => {
  writeFileSync(path.join(fonts, `${name}.woff2`), font);
  console.log(`${name}: ${font.length} bytes`);
};

const mincho = (part: string) => path.join(serif, "files", `shippori-mincho-${part}-600-normal.woff2`);
const gothic = (weight: number) =>
  path.join(sans, "files", `zen-kaku-gothic-new-japanese-${weight}-normal.woff2`);

// The specification writes "Japan's" with a straight apostrophe; it is drawn as a typographic one.
write(
  "shippori-mincho-latin-600",
  await cut(mincho("japanese"), headings + messages.site.kanji, [], (font) => drawnAs(font, "'", "’")),
);
// In vertical names the long vowel mark has another form.
write("shippori-mincho-kanji-600", await cut(mincho("japanese"), kanji, ["vert"]));
write("shippori-mincho-rare-kanji-600", await cut(mincho("44"), rareKanji, []));
for (const weight of [500, 700])
  write(`zen-kaku-gothic-latin-${weight}`, await cut(gothic(weight), latin, ["kern"]));
