/** Hakozushi A: the floor of trodden earth and a few worn stones; the light of the steam lies on it, and one streak of the fire. */
import { type Ctx, type Pt, Rng, css, layer, stamp } from "../../kit/core.ts";
import { brushPath, fillPoly, hand } from "../../kit/brush.ts";
import { at, BACK, carve, grade, HALF } from "./a-plan.ts";

export function floor(x: Ctx) {
  fillPoly(
    x,
    [at(-HALF, BACK, 0), at(HALF, BACK, 0), [1600, 1640], [-400, 1640]],
    grade(
      x,
      [606, 1270],
      [606, 1600],
      [
        [0, "#978573"],
        [0.2, "#7a6a60"],
        [0.45, "#574b4b"],
        [0.75, "#343039"],
        [1, "#1d1c26"],
      ],
    ),
  );
  // the corners fall back into the dark
  const dark = layer();
  for (const s of [-1, 1])
    carve(
      dark.x,
      [
        [606 + s * 250, 1262],
        [606 + s * 270, 1300],
        [606 + s * 330, 1400],
        [606 + s * 420, 1640],
        [606 + s * 900, 1640],
        [606 + s * 900, 1262],
      ],
      "#18151d",
    );
  stamp(x, dark, { alpha: 0.75, blur: 46 });
}
/** What falls from the vent and the steam lies as one pale pool between the range and the tub. */
export function pool(x: Ctx) {
  const L = layer();
  carve(
    L.x,
    [
      [400, 1330],
      [560, 1318],
      [760, 1336],
      [800, 1380],
      [870, 1440],
      [800, 1500],
      [620, 1530],
      [420, 1510],
      [300, 1470],
      [330, 1390],
    ],
    "#c9b496",
  );
  stamp(x, L, { alpha: 0.42, blur: 30 });
}
/** Joints of the large stones, broken, thick near and thin far. */
export function joints(x: Ctx) {
  const r = new Rng(61);
  x.fillStyle = css("#17141b", 0.62);
  x.beginPath();
  const run = (a: Pt, b: Pt, w: number) =>
    brushPath(x, hand(a, b, r, 1.6, 34), (t) => w * Math.max(0.12, Math.sin(Math.PI * t) ** 0.6));
  for (const [y, x0, x1, w] of [
    [4.12, -1.3, -0.15, 5],
    [4.12, 0.1, 1.1, 4.5],
    [4.62, -1.7, 0.35, 4.2],
    [4.62, 0.75, 1.5, 3.6],
    [5.3, -0.6, 1.5, 3],
    [7.0, 0.4, 1.6, 1.8],
  ])
    run(at(x0, y, 0), at(x1, y, 0), w);
  for (const [px, y0, y1, w] of [
    [-0.72, 3.7, 4.12, 5],
    [0.45, 3.7, 4.12, 5.2],
    [-0.1, 4.12, 4.62, 4],
    [0.98, 4.12, 4.62, 3.8],
    [0.3, 4.62, 5.3, 3.2],
    [1.25, 5.3, 6.1, 2.4],
  ])
    run(at(px, y0, 0), at(px + 0.02, y1, 0), w);
  x.fill();
}
/** The one reflection: the fire's mouth drawn down into the worn stone, in long calm pieces. */
export function ember(x: Ctx, cx: number, y: number) {
  const glow = layer();
  carve(
    glow.x,
    [
      [cx - 70, y - 4],
      [cx + 80, y - 4],
      [cx + 66, y + 70],
      [cx + 20, y + 150],
      [cx - 34, y + 120],
      [cx - 76, y + 50],
    ],
    "#c4653a",
  );
  stamp(x, glow, { alpha: 0.42, blur: 24 });
  // worn stone: the streak narrows, its edges waver, two bare places cross it
  const L = layer();
  carve(
    L.x,
    [
      [cx - 34, y],
      [cx + 34, y],
      [cx + 31, y + 22],
      [cx + 38, y + 34],
      [cx + 24, y + 52],
      [cx + 27, y + 74],
      [cx + 12, y + 100],
      [cx + 8, y + 134],
      [cx - 2, y + 156],
      [cx - 8, y + 124],
      [cx - 17, y + 98],
      [cx - 14, y + 76],
      [cx - 28, y + 58],
      [cx - 24, y + 36],
      [cx - 36, y + 22],
    ],
    grade(
      L.x,
      [cx, y],
      [cx, y + 156],
      [
        [0, "#ee9a4e"],
        [0.35, "#cf6a38"],
        [1, "#7a4238"],
      ],
    ),
  );
  L.x.globalCompositeOperation = "destination-out";
  L.x.fillStyle = "#000";
  for (const [dy, w] of [
    [31, 5],
    [86, 4],
  ]) {
    L.x.beginPath();
    brushPath(
      L.x,
      hand([cx - 44, y + dy + 2], [cx + 46, y + dy - 2], new Rng(dy), 1.5, 20),
      (t) => w * (0.3 + t * (1 - t) * 4),
    );
    L.x.fill();
  }
  stamp(x, L, { alpha: 0.72, blur: 2.4 });
}
