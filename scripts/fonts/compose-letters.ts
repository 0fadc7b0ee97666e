import {
  readCharacters,
  readGlyphs,
  readTables,
  writeCharacters,
  writeGlyphs,
  writeTables,
  type Glyph,
} from "./font-tables.ts";

/** The rectangle around an outline, in units of the font. */
interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** How an accent is drawn: the character that has its outline, and how that is scaled. */
interface Accent {
  readonly character: string;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly place: Place;
}

/**
 * Where an accent is: above, as far as a circumflex or (with a flat lower edge) a diaeresis is; below; after the letter;
 * or with its centre at a point of the letter's rectangle, in fractions from the left and from the bottom.
 */
type Place = "above" | "above, flat" | "below" | "after" | readonly [x: number, y: number];

/** By the combining character of the canonical decomposition (Unicode, NFD). */
const accents = new Map<string, Accent>([
  ["\u0300", { character: "`", place: "above" }],
  ["\u0301", { character: "´", place: "above" }],
  ["\u0302", { character: "ˆ", place: "above" }],
  ["\u0303", { character: "˜", place: "above, flat" }],
  ["\u0304", { character: "¯", place: "above, flat", scaleX: 1.2 }],
  ["\u0306", { character: "ˆ", place: "above, flat", scaleX: 0.9, scaleY: -0.8 }],
  ["\u0307", { character: ".", place: "above, flat" }],
  ["\u0308", { character: "¨", place: "above, flat" }],
  ["\u030A", { character: "˚", place: "above" }],
  ["\u030B", { character: '"', place: "above", scaleY: 0.7 }],
  ["\u030C", { character: "ˆ", place: "above, flat", scaleY: -1 }],
  ["\u0327", { character: "¸", place: "below" }],
  ["\u0328", { character: "¸", place: "below", scaleX: -1 }],
]);

const apostrophe: Accent = { character: "’", place: "after", scaleX: 0.8, scaleY: 0.9 };
const comma: Accent = { character: ",", place: "below", scaleX: 0.8, scaleY: 0.8 };
const bar: Accent = { character: "-", place: [0.5, 0.5] };
const slash: Accent = { character: "/", place: [0.5, 0.5], scaleX: 0.65, scaleY: 0.4 };

/** Letters that are drawn otherwise than their decomposition says, or have none. */
const exceptions = new Map<string, readonly [base: string, accent?: Accent]>([
  ...["dď", "lľ", "tť", "LĽ"].map(([base = "", letter = ""]) => [letter, [base, apostrophe]] as const),
  ...["GĢ", "KĶ", "kķ", "LĻ", "lļ", "NŅ", "nņ", "RŖ", "rŗ"].map(
    ([base = "", letter = ""]) => [letter, [base, comma]] as const,
  ),
  ["ģ", ["g", { ...apostrophe, character: "‘", place: "above" }]],
  ["Đ", ["Ð"]],
  ["đ", ["d", { ...bar, place: [0.8, 0.84] }]],
  ["Ħ", ["H", { ...bar, place: [0.5, 0.74], scaleX: 1.9 }]],
  ["ħ", ["h", { ...bar, place: [0.15, 0.84] }]],
  ["Ŧ", ["T", bar]],
  ["ŧ", ["t", { ...bar, place: [0.45, 0.38] }]],
  ["Ł", ["L", { ...slash, place: [0.15, 0.5] }]],
  ["ł", ["l", slash]],
  ["Ŀ", ["L", { character: "·", place: [0.7, 0.5] }]],
  ["ŀ", ["l", { character: "·", place: "after" }]],
  ["Ĳ", ["I", { character: "J", place: "after" }]],
  ["ĳ", ["i", { character: "j", place: "after" }]],
  ["ŉ", ["n", { ...apostrophe, place: [0, 1.25] }]],
  ["ŋ", ["n", { character: "¸", place: [0.78, -0.16] }]],
  ["Ŋ", ["N", { character: "¸", place: [0.85, -0.1] }]],
  // Neither is in use today.
  ["ĸ", ["k"]],
  ["ſ", ["s"]],
]);

/** By which characters a letter is drawn; null for one that cannot be. */
function recipeOf(letter: string): readonly [base: string, accent?: Accent] | null {
  const exception = exceptions.get(letter);
  if (exception !== undefined) return exception;
  const [base = "", mark = ""] = letter.normalize("NFD");
  const accent = accents.get(mark);
  if (accent === undefined) return null;
  return [base === "i" && accent.place !== "below" ? "ı" : base, accent];
}

/** The characters that `composeLetters` needs of a font for the letters. */
export const partsOf = (letters: string): string =>
  Array.from(letters)
    .flatMap(
      (letter) =>
        recipeOf(letter)?.map((part) => (typeof part === "string" ? part : (part?.character ?? ""))) ?? [],
    )
    .join("") + "oôö";

/** Where a part of a composite glyph is: moved, and scaled around the origin. */
interface Component {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  readonly scaleX: number;
  readonly scaleY: number;
}

const boxOf = ({ outline }: Glyph): Box => {
  const [left = 0, bottom = 0, right = 0, top = 0] = [2, 4, 6, 8].map((at) => outline.readInt16BE(at));
  return { left, bottom, right, top };
};

const scaled = ({ left, bottom, right, top }: Box, x: number, y: number): Box => ({
  left: Math.min(left * x, right * x),
  right: Math.max(left * x, right * x),
  bottom: Math.min(bottom * y, top * y),
  top: Math.max(bottom * y, top * y),
});

const componentFlags = {
  words: 1,
  areOffsets: 2,
  more: 0x20,
  hasScales: 0x40,
  unscaledOffset: 0x1000,
} as const;

/** The outline of a composite glyph (OpenType, "glyf", "Composite Glyph Description"). */
function compositeOf(components: readonly Component[], box: Box): Buffer {
  const header = Buffer.alloc(10);
  [-1, box.left, box.bottom, box.right, box.top].forEach((value, index) =>
    header.writeInt16BE(Math.round(value), 2 * index),
  );
  const parts = components.map(({ glyph, x, y, scaleX, scaleY }, index) => {
    const { words, areOffsets, more, hasScales, unscaledOffset } = componentFlags;
    const part = Buffer.alloc(12);
    part.writeUInt16BE(
      words | areOffsets | hasScales | unscaledOffset | (index < components.length - 1 ? more : 0),
      0,
    );
    part.writeUInt16BE(glyph, 2);
    part.writeInt16BE(Math.round(x), 4);
    part.writeInt16BE(Math.round(y), 6);
    part.writeInt16BE(Math.round(scaleX * 0x4000), 8);
    part.writeInt16BE(Math.round(scaleY * 0x4000), 10);
    return part;
  });
  return Buffer.concat([header, ...parts]);
}

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  bottom: Math.min(a.bottom, b.bottom),
  right: Math.max(a.right, b.right),
  top: Math.max(a.top, b.top),
});

/**
 * Adds letters to a font whose parts it has, each drawn by reference to the base letter and the accent, and sets symbols
 * that are as wide as a kanji as close as Latin ones.
 *
 * @param letters Those that the font already has stay as they are.
 * @param wide Symbols whose space at both sides becomes that of a letter.
 */
export function composeLetters(font: Buffer, letters: string, wide = ""): Buffer {
  const tables = readTables(font);
  const characters = readCharacters(tables);
  const glyphs = readGlyphs(tables);
  const glyphOf = (character: string): Glyph & { readonly id: number; readonly box: Box } => {
    const id = characters.get(character);
    const glyph = id === undefined ? undefined : glyphs[id];
    if (id === undefined || glyph === undefined) throw new Error(`The font has no "${character}".`);
    return { ...glyph, id, box: boxOf(glyph) };
  };
  const height = ({ box }: { readonly box: Box }) => box.top - box.bottom;
  const distance = (letter: string, accent: string) =>
    glyphOf(letter).box.top - height(glyphOf(accent)) - glyphOf("o").box.top;
  const distances = { above: distance("ô", "ˆ"), "above, flat": distance("ö", "¨") } as const;
  const side = glyphOf("o").box.left;

  const add = (character: string, glyph: Glyph) => {
    characters.set(character, glyphs.push(glyph) - 1);
  };

  const compose = (letter: string) => {
    const recipe = recipeOf(letter);
    if (recipe === null) throw new Error(`Nothing says how "${letter}" is drawn.`);
    const [baseCharacter, accent] = recipe;
    const base = glyphOf(baseCharacter);
    if (accent === undefined) {
      characters.set(letter, base.id);
      return;
    }
    const { place, scaleX = 1, scaleY = 1 } = accent;
    const mark = glyphOf(accent.character);
    const box = scaled(mark.box, scaleX, scaleY);
    const [centre, middle] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
    let x = (base.box.left + base.box.right) / 2 - centre;
    let y = 0;
    let { advance } = base;
    if (place === "above" || place === "above, flat") y = base.box.top + distances[place] - box.bottom;
    else if (place === "below") {
      y = Math.min(base.box.bottom, 0) - box.top;
      if (accent === comma) y -= side;
      if (scaleX < 0) x = base.box.right - box.right;
    } else if (place === "after") {
      x = base.advance - box.left;
      advance = base.advance + box.right - box.left + side;
    } else {
      x = base.box.left + place[0] * (base.box.right - base.box.left) - centre;
      y = base.box.bottom + place[1] * height(base) - middle;
    }
    const moved = { left: box.left + x, right: box.right + x, bottom: box.bottom + y, top: box.top + y };
    const components = [
      { glyph: base.id, x: 0, y: 0, scaleX: 1, scaleY: 1 },
      { glyph: mark.id, x, y, scaleX, scaleY },
    ];
    add(letter, { outline: compositeOf(components, union(base.box, moved)), advance });
  };

  const tighten = (symbol: string) => {
    const { id, box } = glyphOf(symbol);
    const x = side - box.left;
    const moved = { ...box, left: side, right: box.right + x };
    const outline = compositeOf([{ glyph: id, x, y: 0, scaleX: 1, scaleY: 1 }], moved);
    add(symbol, { outline, advance: moved.right + side });
  };

  for (const letter of letters) if (!characters.has(letter)) compose(letter);
  for (const symbol of wide) tighten(symbol);
  writeGlyphs(tables, glyphs);
  writeCharacters(tables, characters);
  return writeTables(tables);
}
