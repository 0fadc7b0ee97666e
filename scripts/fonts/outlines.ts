import { readFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { contoursOf, type Point } from "./contours.ts";
import { readCharacters, readGlyphs, readTables, tableOf } from "./font-tables.ts";

const file = path.join(
  import.meta.dirname,
  "../../app/document/styles/fonts/shippori-mincho-latin-600.woff2",
);
const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  "",
);
const tables = readTables(
  await subsetFont(readFileSync(file), printable, { targetFormat: "sfnt", keepFeatures: [] }),
);
const unitsPerEm = tableOf(tables, "head").readUInt16BE(18);
const characters = readCharacters(tables);
const glyphs = readGlyphs(tables);

type Place = Pick<Point, "x" | "y">;

/** Whether a curve with this control point is less than half a unit away from a straight line. */
function isBetween(start: Place, control: Place, end: Place): boolean {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  return Math.abs((control.x - start.x) * dy - (control.y - start.y) * dx) <= Math.hypot(dx, dy);
}

/** A contour as an SVG path in whole units, from the given point and relative to the last one, and where it begins. */
function pathOf(
  contour: readonly Point[],
  scale: number,
  after: Place,
): { readonly drawn: string; readonly start: Place } {
  const whole = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point;
    if (point.isOnCurve || next.isOnCurve) return [point];
    return [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, isOnCurve: true }];
  });
  const begin = whole.findIndex(({ isOnCurve }) => isOnCurve);
  const [first, ...rest] = [...whole.slice(begin), ...whole.slice(0, begin)].map(({ x, y, isOnCurve }) => ({
    x: Math.round(x * scale),
    y: Math.round(-y * scale),
    isOnCurve,
  }));
  if (first === undefined) return { drawn: "", start: after };
  let from = after;
  let control: Point | null = null;
  const to = ({ x, y }: Point) => `${x - from.x}${y < from.y ? "" : " "}${y - from.y}`;
  let drawn = `m${to(first)}`;
  from = first;
  for (const point of [...rest, first]) {
    if (!point.isOnCurve) {
      control = point;
      continue;
    }
    // In whole units many points fall together, and many curves are straight.
    if (point.x !== from.x || point.y !== from.y) {
      const isStraight = control === null || isBetween(from, control, point);
      if (!isStraight) drawn += `q${to(control ?? point)} ${to(point)}`;
      else if (point !== first) drawn += `l${to(point)}`;
    }
    control = null;
    from = point;
  }
  return { drawn: `${drawn}z`, start: first };
}

/** A letter as an SVG path relative to its place: the same wherever it is, so that a compressed picture has it once. */
function letterPath(outline: Buffer, scale: number): string {
  let after: Place = { x: 0, y: 0 };
  return contoursOf(outline)
    .map((contour) => {
      const { drawn, start } = pathOf(contour, scale, after);
      after = start;
      return drawn;
    })
    .join("");
}

/**
 * Draws a text in the font of the headings as the path of an SVG picture, which cannot use the page's fonts.
 *
 * @param size The size of the font, in the picture's units.
 * @param at Where the text begins, ends, or has its middle; `y` is its base line.
 */
export function textPath(
  text: string,
  size: number,
  at: { readonly x: number; readonly y: number; readonly anchor: "start" | "middle" | "end" },
): string {
  const scale = size / unitsPerEm;
  const letters = Array.from(text).map((character) => {
    const glyph = glyphs[characters.get(character) ?? -1];
    if (glyph === undefined) throw new Error(`The font of the headings has no "${character}".`);
    return glyph;
  });
  const width = letters.reduce((sum, { advance }) => sum + advance * scale, 0);
  let left = at.x - { start: 0, middle: width / 2, end: width }[at.anchor];
  const paths = letters.map(({ outline, advance }) => {
    const start = Math.round(left);
    left += advance * scale;
    return outline.length === 0 ? "" : `M${start} ${at.y}${letterPath(outline, scale)}`;
  });
  return paths.join("");
}
