/** Echizen D: one person bent over the stream and the long white bark that it combs; far up the river another, upright. */
import { bokashi, css, type Ctx, lerp, mix, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { pts } from "../../kit/points.ts";
import { scaleAt } from "./d-plan.ts";

const n = new Noise(7);
const WASHER: Pt = [800, 806];
const HELPER: Pt = [884, 490];
/** Turns metres from where the legs meet the water into the sheet; `mirrored` hangs them in the water. */
type Place = (outline: string) => Pt[];
const placed =
  ([cx, cy]: Pt, mirrored: boolean): Place =>
  (outline) => {
    const s = scaleAt(cy);
    return cut(outline).map(([x, y]): Pt => [cx + x * s, cy + (mirrored ? 0.9 : -1) * y * s]);
  };
const INDIGO = "#1c2b50",
  DARK = "#15213f",
  LIT = "#375086";
/** The long folds of the coat, cut with the knife. */
const FOLDS: readonly [run: string, wide: number][] = [
  ["0.19 0.72, 0.3 0.68, 0.41 0.58, 0.46 0.44", 3.4],
  ["0.2 0.8, 0.34 0.76, 0.45 0.66", 2.6],
  ["0.1 0.6, 0.03 0.52, -0.03 0.41", 3],
  ["0.22 0.62, 0.29 0.53, 0.33 0.41", 2.6],
  ["0.08 0.7, -0.04 0.68, -0.11 0.64", 2.6],
  ["-0.2 0.63, -0.24 0.52, -0.31 0.4", 3],
];
export function washer(x: Ctx, mirrored = false) {
  const p = placed(WASHER, mirrored);
  const shape = (outline: string, tone: string, smooth = true) =>
    fillPoly(x, smooth ? catmull(p(outline), 6, true) : p(outline), mirrored ? "#1b3360" : tone);
  // the far arm
  shape("-0.3 0.64, -0.44 0.58, -0.56 0.42, -0.62 0.32, -0.52 0.26, -0.4 0.4", DARK);
  shape("-0.6 0.34, -0.53 0.3, -0.595 0.16, -0.62 0.09, -0.665 0.1, -0.65 0.2", "#5a5163");
  // the legs: the weight is on the bent front one
  shape(
    "0.3 0.46, 0.31 0.26, 0.34 0.12, 0.35 -0.03, 0.435 -0.03, 0.44 0.12, 0.465 0.28, 0.49 0.46",
    DARK,
  );
  shape(
    "-0.1 0.46, -0.115 0.32, -0.075 0.16, -0.03 -0.03, 0.06 -0.03, 0.055 0.12, 0.055 0.26, 0.13 0.44",
    DARK,
  );
  // the coat, tucked up, and the back, bent down from high hips
  shape(
    "0.05 0.72, -0.04 0.58, -0.105 0.45, -0.125 0.38, -0.11 0.32, 0.05 0.33, 0.12 0.38, 0.2 0.5, 0.25 0.42, 0.285 0.34, 0.38 0.31, 0.485 0.33, 0.525 0.48, 0.54 0.66, 0.47 0.82, 0.25 0.84",
    INDIGO,
  );
  shape(
    "0.51 0.64, 0.5 0.78, 0.42 0.885, 0.28 0.93, 0.1 0.9, -0.1 0.83, -0.26 0.75, -0.35 0.67, -0.34 0.59, -0.25 0.55, -0.1 0.57, 0.02 0.6, 0.12 0.62, 0.22 0.6",
    INDIGO,
  );
  if (!mirrored) {
    // the sky on the back, the dawn along its upper edge
    shape(
      "0.47 0.78, 0.4 0.87, 0.28 0.92, 0.1 0.89, -0.1 0.82, -0.26 0.74, -0.31 0.7, -0.18 0.72, 0 0.785, 0.16 0.83, 0.32 0.84",
      LIT,
    );
    shape(
      "0.53 0.6, 0.51 0.78, 0.42 0.89, 0.28 0.936, 0.12 0.908, 0.28 0.924, 0.405 0.876, 0.488 0.77",
      "#c4ab9a",
    );
    // the sash
    shape(
      "0.075 0.645, 0.1 0.74, 0.15 0.85, 0.185 0.908, 0.235 0.918, 0.19 0.84, 0.145 0.73, 0.125 0.64",
      "#8a4f57",
    );
  }
  // the neck; the head, bowed, in its cloth
  shape("-0.26 0.73, -0.36 0.71, -0.42 0.64, -0.36 0.58, -0.28 0.6", mirrored ? DARK : "#6a5c68");
  shape(
    "-0.33 0.71, -0.41 0.755, -0.5 0.73, -0.565 0.65, -0.56 0.56, -0.5 0.51, -0.41 0.53, -0.34 0.61",
    "#8797b6",
  );
  if (!mirrored) {
    shape("-0.33 0.71, -0.41 0.755, -0.5 0.73, -0.53 0.69, -0.44 0.685, -0.36 0.63", "#d9d8d6");
    shape("-0.35 0.69, -0.28 0.75, -0.2 0.74, -0.27 0.69", "#b9bfca");
    shape("-0.56 0.58, -0.54 0.525, -0.48 0.505, -0.49 0.545", "#564c60");
  }
  // the near arm
  shape(
    "-0.3 0.745, -0.2 0.76, -0.13 0.7, -0.12 0.6, -0.16 0.49, -0.24 0.37, -0.3 0.3, -0.36 0.29, -0.43 0.335, -0.425 0.42, -0.39 0.52, -0.375 0.64",
    INDIGO,
  );
  if (!mirrored) {
    shape("-0.43 0.35, -0.36 0.32, -0.42 0.21, -0.485 0.115, -0.54 0.12, -0.51 0.2", "#8e7a7a");
    shape("-0.435 0.36, -0.425 0.385, -0.35 0.35, -0.29 0.305, -0.32 0.285, -0.42 0.325", DARK);
    for (const [run, wide] of FOLDS) {
      x.fillStyle = "#344a7c";
      x.beginPath();
      brushPath(x, catmull(p(run), 8), (t) => wide * Math.sin(Math.PI * (0.02 + 0.96 * t)));
      x.fill();
    }
    // the cord that binds the sleeves up, and the fold of the head cloth
    for (const [run, wide, tone] of [
      ["-0.33 0.7, -0.27 0.67, -0.19 0.71, -0.14 0.8", 3.6, "#7f8ba8"],
      ["-0.35 0.69, -0.43 0.665, -0.52 0.69", 2.4, "#6f80a2"],
      ["-0.37 0.6, -0.44 0.6, -0.51 0.63", 2, "#6f80a2"],
    ] as const) {
      x.fillStyle = tone;
      x.beginPath();
      brushPath(x, catmull(p(run), 8), (t) => wide * (0.4 + 0.6 * Math.sin(Math.PI * t)));
      x.fill();
    }
  }
}

/** The water closes round the legs: dark in their lee, a pale lip against the stream. */
export function closing(x: Ctx) {
  const s = scaleAt(WASHER[1]);
  for (const [dx, w] of [
    [0.015, 0.1],
    [0.392, 0.095],
  ]) {
    const [cx, cy] = [WASHER[0] + dx * s, WASHER[1] + 0.01 * s];
    const ring = (
      k: number,
      off: number,
      thick: number,
      tone: string,
      a: number,
      from = 0.15,
      to = 2.6,
    ) => {
      const run = Array.from({ length: 17 }, (_, i): Pt => {
        const t = lerp(from, to, i / 16);
        return [cx + off * s + k * w * s * Math.cos(t), cy + k * w * s * 0.34 * Math.sin(t)];
      });
      x.fillStyle = css(tone, a);
      x.beginPath();
      brushPath(x, run, (t) => thick * Math.sin(Math.PI * (0.04 + 0.92 * t)));
      x.fill();
    };
    ring(0.8, 0, 6, "#12254a", 0.75, 0, 3.14);
    ring(1.05, -0.01, 3.4, "#c9d3da", 0.85, -0.5, 2.7);
    ring(1.9, -0.06, 3, "#8fa9c4", 0.6, 0.3, 2.9);
    ring(3.1, -0.14, 2.6, "#6f90b5", 0.5, 0.7, 2.8);
  }
}
const COURSE = catmull(
  pts("681,778 671,795 648,822 602,854 534,880 462,908 402,950 356,1000 290,1044 196,1068 84,1074"),
  10,
);
/** The strip at `side` of the bundle, -1 to 1, as far as `reach` of its length. */
function strip(side: number, reach: number, seed: number): Pt[] {
  const last = Math.round((COURSE.length - 1) * Math.min(1, reach));
  return COURSE.slice(0, last + 1).map(([px, py], i): Pt => {
    const t = i / (COURSE.length - 1);
    const spread = 5 + 76 * t ** 0.95;
    const sway = 16 * t * n.n2(t * 2.1 + seed * 0.1, side * 0.7 + 4);
    return [px + side * spread * 0.42, py + side * spread * 0.7 + sway];
  });
}
export function bark(x: Ctx) {
  const r = new Rng(19);
  const brush = (run: Pt[], w: (t: number) => number, tone: string | CanvasGradient) => {
    x.fillStyle = tone;
    x.beginPath();
    brushPath(x, run, w);
    x.fill();
  };
  // its depth in the water
  brush(
    strip(0.15, 0.86, 3).map(([px, py]): Pt => [px + 6, py + 18]),
    (t) => 12 + 96 * t * (1 - t ** 3),
    css("#0b1d3d", 0.4),
  );
  const count = 24;
  const fade = (light: string) =>
    bokashi(x, 676, 774, 150, 1090, [
      [0, light],
      [0.66, light],
      [1, mix(light, "#3b679a", 0.6)],
    ]);
  for (let i = 0; i < count; i++) {
    // the long ones lie in the middle
    const side = -1 + (2 * ((i * 7) % count)) / (count - 1);
    const reach = 1 - 0.24 * Math.abs(side) ** 1.6 - r.range(0, 0.22);
    const w = r.range(7, 12);
    brush(
      strip(side, reach, i),
      (t) =>
        (5 + w * Math.min(1, t * 2.2)) *
        (t > 0.4 ? Math.max(0.03, 1 - ((t - 0.4) / 0.6) ** 1.5) : 1),
      fade(side < -0.72 ? "#ccd4e0" : i % 6 === 2 ? "#e3e5e6" : "#fdf8ea"),
    );
  }
  // a few long cuts between the strips
  for (const [side, reach, from, w] of [
    [-0.58, 0.62, 0.04, 3.2],
    [-0.3, 0.84, 0.36, 3.4],
    [0.02, 0.56, 0.1, 2.8],
    [0.3, 0.9, 0.3, 3.8],
    [0.64, 0.66, 0.14, 2.8],
  ] as const) {
    const run = strip(side, reach, side * 5);
    brush(
      run.slice(Math.round(run.length * from)),
      (t) => w * Math.sin(Math.PI * (0.03 + 0.94 * t)),
      css("#7f95b6", 0.85),
    );
  }
}
/** The hands close over the bundle. */
export function hands(x: Ctx) {
  const p = placed(WASHER, false);
  fillPoly(
    x,
    catmull(
      p("-0.482 0.125, -0.52 0.165, -0.575 0.165, -0.6 0.125, -0.58 0.085, -0.535 0.09, -0.5 0.1"),
      5,
      true,
    ),
    "#8e7a7a",
  );
  fillPoly(
    x,
    catmull(p("-0.58 0.165, -0.62 0.18, -0.655 0.15, -0.645 0.1, -0.6 0.1"), 5, true),
    "#5f5360",
  );
}
/** Someone farther up, who lifts a bundle high and lets it drip. */
export function helper(x: Ctx, mirrored = false) {
  const p = placed(HELPER, mirrored);
  const tone = mirrored ? "#66738c" : "#2f4169";
  const shape = (outline: string, c = tone) => fillPoly(x, catmull(p(outline), 5, true), c);
  if (mirrored) shape("-0.52 1.2, -0.42 1.2, -0.39 0.6, -0.42 0, -0.54 0, -0.56 0.6", "#f6e6c8");
  // legs apart, the coat tucked up, the back leaning against the weight
  shape("-0.08 -0.02, 0 -0.02, 0.06 0.4, 0.1 0.4, 0.21 -0.02, 0.29 -0.02, 0.27 0.5, -0.02 0.5");
  shape(
    "-0.13 0.34, -0.06 0.6, 0 0.9, 0.05 1.04, 0.2 1.06, 0.29 0.96, 0.31 0.7, 0.38 0.36, 0.24 0.3, 0.1 0.34, -0.02 0.29",
  );
  shape("0.04 1.06, -0.16 1.1, -0.4 1.22, -0.47 1.2, -0.44 1.13, -0.2 0.97, 0.02 0.88");
  shape(
    "0.06 1.05, 0.01 1.16, 0.05 1.27, 0.15 1.29, 0.22 1.2, 0.19 1.07",
    mirrored ? tone : "#b9b3b2",
  );
  if (!mirrored) {
    shape("0.1 1.24, 0.16 1.29, 0.22 1.2, 0.19 1.07, 0.15 1.14", "#dccdb8");
    shape(
      "-0.5 1.24, -0.42 1.23, -0.38 0.7, -0.37 0.3, -0.42 0.02, -0.5 -0.02, -0.56 0.28, -0.54 0.7",
      "#fdf6e6",
    );
    shape("-0.48 0.9, -0.47 0.5, -0.46 0.16, -0.49 0.5", "#b9b6b2");
  }
}
