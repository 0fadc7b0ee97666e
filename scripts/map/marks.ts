import { unitsPerKilometre } from "../../domain/map/projection.ts";
import { characters } from "./characters.ts";

/** The mist bands of a woodblock print: bars with round ends, by left end, top and length. */
const bars = (half: number, ...rows: readonly (readonly [x: number, y: number, length: number])[]) =>
  rows
    .map(
      ([x, y, length]) =>
        `M${x} ${y}h${length}a${half} ${half} 0 0 1 0 ${2 * half}h-${length}a${half} ${half} 0 0 1 0-${2 * half}z`,
    )
    .join("");

/** Mist bands that cover the areas outside of the map. */
export const mists = [
  // Over the mainland in the north-west
  bars(130, [-300, 120, 2300], [-300, 380, 3150], [-300, 640, 1700]),
  bars(105, [-300, 4980, 720], [-300, 5190, 1250], [-300, 5400, 560]),
  // Over the islands in the north-east, and before the sun
  bars(110, [7050, 330, 1400], [6750, 550, 1700], [7250, 770, 1200]),
  bars(90, [6900, 4890, 1400], [6560, 5070, 1800], [7100, 5250, 1400]),
  // In the south
  bars(110, [2450, 9400, 1500], [1900, 9620, 2900], [-300, 9640, 900], [-300, 9420, 500]),
];

/** A small cargo ship with one sail. */
export const boat = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y})scale(${size})"><path class="sail" d="m-70-210h130q24 90 0 170h-130q20-80 0-170z"/><path class="cut" d="m-28-208q16 80 0 166m42-166q18 80 0 166m-84-110h140"/><path class="hull" d="m-150-20q20 60 60 70h160q60-10 90-90l-26-4q-20 30-60 36h-190q-20-2-34-12z"/></g>`;

/** A bird far away. */
export const bird = (x: number, y: number, size: number) =>
  `<use href="#bird" transform="translate(${x} ${y})scale(${size})"/>`;

/** The title in the upper left corner: "a map of twelve hidden places of Japan". */
export function slip(): string {
  const letters = (["日", "本", "十", "二", "穴", "場", "之", "図"] as const).map(
    (one, index) => `<path d="${characters[one]}" transform="translate(0 ${index * 272 - 960})scale(.56)"/>`,
  );
  return `<g transform="translate(690 1560)"><path class="slip" d="m-230-1180h460v2300h-460z"/><path class="cut" d="m-196-1146h392v2232h-392z"/><g class="brush">${letters.join("")}</g></g>`;
}

/** A compass; its needle points to 北, north. */
export function compass(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><circle class="fine" r="250"/><circle class="fine" r="215"/><path class="needle" d="m0-330 62 330h-124z"/><path class="tail" d="m0 330 62-330h-124z"/><path class="fine" d="m-330 0h660"/><path class="north" d="${characters.北}" transform="translate(0-500)scale(.42)"/></g>`;
}

/** A scale bar of a hundred kilometres in five parts. */
export function scale(x: number, y: number): string {
  const part = Math.round(20 * unitsPerKilometre);
  return `<g transform="translate(${x} ${y})"><path class="rule" d="m0 0h${5 * part}v34h-${5 * part}z"/><path class="ruled" d="m0 0h${part}v34h-${part}zm${2 * part} 0h${part}v34h-${part}zm${2 * part} 0h${part}v34h-${part}z"/></g>`;
}

/** The shape that `bird` repeats, for the `defs` of the drawing. */
export const birdForm = '<path id="bird" class="fine" d="m-90-20q50-30 90 20q30-56 90-40"/>';
