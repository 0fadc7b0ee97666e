/** The bowl, large and close: white porcelain with painted waves, dark glossy broth with circles of fat. */
import { lerp, type Pt } from "../../kit/core.ts";
import { poly, roughen } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { arc, n, print, r } from "./d-stage.ts";

const C: Pt = [600, 1172],
  RX = 424,
  RY = 208;
/** how much a circle on the broth is flattened */
const TILT = 0.49;
const SOUP: Pt = [C[0], C[1] + 24];
const WIDE = RX - 46;
/** A point on the broth, in units of its radius. */
export const pool = (u: number, v: number): Pt => [SOUP[0] + u * WIDE, SOUP[1] + v * (RY - 26)];
const flat = { smooth: false, line: 0 };

export function printBowl() {
  print((p) => {
    shape(p, arc([C[0] + 30, 1546], 330, 62), "#160d14", flat);
    porcelain(p);
    broth(p);
  }, 3.6);
}

/** The near rim is in front of everything in the bowl. */
export function printRim() {
  print((p) => {
    shape(p, [...arc(C, RX, RY, 0, Math.PI), ...arc(C, RX - 1, RY - 19, Math.PI, 0)], "#fbf3e0", {
      smooth: false,
      line: 0.9,
    });
    shape(p, [...arc(C, RX, RY, 0, 0.9), ...arc(C, RX - 1, RY - 19, 0.9, 0)], "#f0b48e", flat);
    line(p, arc(C, RX - 3, RY - 8, 0.14, Math.PI - 0.14), 1.5, "#b93226");
  }, 3.6);
}

/** Radius of the outside at a depth below the rim. */
const PROFILE: readonly Pt[] = [
  [0, 1],
  [60, 0.985],
  [120, 0.925],
  [170, 0.835],
  [216, 0.715],
  [254, 0.57],
  [280, 0.43],
  [292, 0.395],
  [326, 0.375],
];
const radius = (depth: number) => {
  const i = Math.max(
    1,
    PROFILE.findIndex(([d]) => d >= depth),
  );
  const [[d0, r0], [d1, r1]] = [PROFILE[i - 1], PROFILE[i]];
  return RX * lerp(r0, r1, (depth - d0) / (d1 - d0));
};
/** A point of the outside: its angle as on the rim, and its depth. */
const outside = (a: number, depth: number): Pt => [
  C[0] + radius(depth) * Math.cos(a),
  C[1] + depth + radius(depth) * TILT * 0.82 * Math.sin(a) * (1 - depth / 2400),
];

/** Half the width of the bowl as seen, at a height of the sheet: the widest of its circles there. */
function girth(y: number) {
  let most = 0;
  for (let depth = 0; depth <= 326; depth += 2) {
    const [, low] = outside(Math.PI / 2, depth),
      middle = C[1] + depth,
      v = (y - middle) / (low - middle);
    if (Math.abs(v) < 1) most = Math.max(most, radius(depth) * Math.sqrt(1 - v * v));
  }
  return most;
}
const BOTTOM = outside(Math.PI / 2, 326)[1];
/** Part of the outside from the rim to the foot, between two shares of its half width. */
function band(a: number, b: number): Pt[] {
  const heights = Array.from({ length: 90 }, (_, i) => lerp(C[1], BOTTOM - 0.5, (i / 89) ** 0.9));
  const flank = (k: number) => heights.map((y): Pt => [C[0] + k * girth(y), y]);
  return [...flank(a), ...flank(b).toReversed()];
}

function porcelain(p: Pen) {
  shape(p, band(-1, 1), "#efe2ca", { smooth: false });
  p.x.save();
  poly(p.x, band(-1, 1));
  p.x.clip();
  for (const [a, b, c] of [
    [0.3, 1, "#d6c9bd"],
    [0.58, 1, "#aca1aa"],
    [0.82, 1, "#7f7894"],
    // the lantern's light along its right edge, the night's along its left
    [0.945, 1, "#d9764e"],
    [-1, -0.86, "#cbbfb2"],
    [-1, -0.95, "#8d90ac"],
  ] as const)
    shape(p, band(a, b), c, flat);
  // the painter's bands, and waves between them, kept to the porcelain
  const round = (depth: number, w: number) =>
    line(
      p,
      Array.from({ length: 31 }, (_, i) => outside(lerp(Math.PI - 0.04, 0.04, i / 30), depth)),
      w,
      "#2a4a94",
    );
  round(30, 2.4);
  round(48, 0.9);
  round(214, 1.5);
  const waves = 9;
  for (let i = 0; i < waves; i++) {
    const a = lerp(2.54, 0.6, i / (waves - 1)),
      thin = Math.sin(a) ** 0.7;
    for (const k of [1, 0.66, 0.32])
      line(
        p,
        [-0.108, -0.08, 0, 0.08, 0.108].map((da, j) =>
          outside(a + da * k, 196 - [0, 52, 96, 52, 0][j] * k),
        ),
        1.6 * thin * (0.5 + 0.5 * k),
        "#3156a6",
      );
  }
  p.x.restore();
  shape(p, arc(C, RX, RY), "#f8efda", { smooth: false });
  shape(
    p,
    [
      ...arc(C, RX - 16, RY - 11, Math.PI * 0.9, Math.PI * 1.7),
      ...arc([C[0] + 8, C[1] + 20], RX - 46, RY - 28, Math.PI * 1.7, Math.PI * 0.9),
    ],
    "#d3c5b0",
    flat,
  );
  shape(
    p,
    [
      ...arc(C, RX - 14, RY - 10, -0.7, 0.2),
      ...arc([C[0] - 6, C[1] + 14], RX - 40, RY - 24, 0.2, -0.7),
    ],
    "#f3c29a",
    flat,
  );
}

function broth(p: Pen) {
  const wet = RY - 26;
  shape(p, arc(SOUP, WIDE, wet), "#b3672c", { smooth: false, line: 0.8 });
  shape(p, arc([SOUP[0] + 3, SOUP[1] + 5], WIDE - 16, wet - 9), "#7d3d1a", flat);
  shape(p, roughen(arc([SOUP[0], SOUP[1] + 8], WIDE - 44, wet - 24), n, 8, 0.02), "#552613", flat);
  shape(
    p,
    roughen(arc([SOUP[0], SOUP[1] + 10], WIDE - 110, wet - 60), n, 10, 0.02),
    "#3b190f",
    flat,
  );
  // the lantern glows on it
  shape(p, roughen(arc(pool(0.62, -0.42), 120, 26), n, 8, 0.04), "#a8482a", flat);
  for (let i = 0; i < 120; i++) {
    const group = Math.floor(i / 7),
      a = group * 0.37 + 0.2 * r.g(),
      q = Math.min(0.95, lerp(0.97, 0.6, r.u() ** 1.7));
    const at = pool(q * Math.cos(a), q * Math.sin(a)),
      R = 4 + 15 * r.u() ** 2.6;
    shape(p, arc(at, R, R * TILT), r.pick(["#d9974a", "#f0c67c", "#b9702f"]), {
      smooth: false,
      line: R > 9 ? 0.3 : 0,
    });
    if (R > 7)
      line(p, arc([at[0], at[1] - 1], R * 0.66, R * 0.66 * TILT, 3.4, 5.4), 0.5, "#fdeec4");
  }
}
