import type { Mountain, Shape } from "./mountains.ts";
import type { OnSheet } from "./on-sheet.ts";

/** The outline of a mountain from its left foot to its right one; filled, the foot fades out. */
const shapes: Readonly<Record<Shape, string>> = {
  peak: "m-130 60q70-50 100-120q18-50 30-50t34 52q34 70 96 118",
  broad: "m-150 55q50-20 80-75q40-45 75-45t75 50q30 50 80 70",
  ridge: "m-190 60q50-30 75-85q20-45 40-45t35 40q25-65 45-65t45 60q40 70 120 95",
  snow: "m-160 70q80-60 115-150q22-60 45-60t48 60q34 92 112 150",
};
/** The white of a mountain in snow. */
const snowCap = "m-62-32q22-48 40-90q10-18 22-18t24 20q14 40 38 88l-30-20-22 26-20-28-24 28z";
/** Strokes down the shaded side. */
const hatching: Readonly<Record<Shape, string>> = {
  peak: "m0-60q14 40 40 80m-4-96q12 40 40 84",
  broad: "m20-50q20 30 50 60",
  ridge: "m-60-30q10 30 30 54m60-74q16 44 46 80",
  snow: "m14-40q14 50 44 90m0-80q10 36 40 76",
};

/** Mountains from the far ones to the near ones, so that these stand before those. */
export const hillsOf = (all: readonly Mountain[], place: OnSheet, size = 1.2) =>
  all
    .map(([latitude, longitude, shape]) => ({ ...place(latitude, longitude), shape }))
    .toSorted((a, b) => a.y - b.y)
    .map(
      ({ x, y, shape }) => `<use href="#${shape}" x="${Math.round(x / size)}" y="${Math.round(y / size)}"/>`,
    )
    .join("")
    .replace(/^.*$/, (uses) => `<g transform="scale(${size})">${uses}</g>`);

/** Mount Fuji, in its own form. */
export const fuji = (x: number, y: number, size: number) =>
  `<use href="#fuji" transform="translate(${x} ${y})scale(${size})"/>`;

const drawn: readonly Shape[] = ["peak", "broad", "ridge", "snow"];

/** The forms that `hillsOf` and `fuji` repeat, for the `defs` of the drawing. */
export const hillForms: string = [
  ...drawn.map((shape) => {
    const snow = shape === "snow" ? `<path class="snow" d="${snowCap}"/>` : "";
    return `<g id="${shape}"><path class="hill" d="${shapes[shape]}"/>${snow}<path class="cut" d="${hatching[shape]}"/></g>`;
  }),
  '<g id="fuji"><path class="mount" d="m-330 130q170-90 265-290q8-16 24-12l41 6 41-6q16-4 24 12q95 200 265 290q-330 70-660 0z"/><path class="snow" d="m-112-78q28-46 47-82q8-16 24-12l41 6 41-6q16-4 24 12q20 38 48 84l-36-18-20 52-32-46-28 66-30-66-26 40-20-52z"/></g>',
].join("");
