/** The fire under the kettle: flat tongues in four tones, one inside the other, behind nearer objects. */
import { css, type Ctx, getPx, layer, PH, type Pt, PW, putPx, SS } from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { type Plate } from "../../kit/plate.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, fire, P } from "./c-stage.ts";

/** Each tongue: its place beside the middle, breadth, height, and how its tip leans. */
const TONGUES = [
  [-78, 44, 50, 0.1],
  [86, 46, 58, 0.75],
  [-48, 60, 84, -0.5],
  [44, 56, 112, 0.6],
  [-8, 92, 164, 0.34],
] as const;
/** From the outside in: tone, and how much of the tongue it fills. */
const TONES = [
  ["#a82a16", 1.1, 1.1],
  ["#e2571d", 0.94, 0.92],
  ["#f8a43a", 0.68, 0.66],
  ["#ffe7a0", 0.38, 0.4],
] as const;
const tongue = (wide: number, high: number, lean: number): Pt[] =>
  (
    [
      [-0.36, 0.04],
      [-0.52, -0.16],
      [-0.46, -0.36],
      [-0.22, -0.56],
      [-0.16 - lean * 0.25, -0.78],
      [lean, -1],
      [0.06 + lean * 0.1, -0.78],
      [0.2, -0.58],
      [0.46, -0.36],
      [0.52, -0.14],
      [0.34, 0.04],
    ] as const
  ).map(([a, b]) => [a * wide, b * high]);

function body(x: Ctx, u: number, v: number) {
  for (const [tone, w, h] of TONES) {
    x.fillStyle = tone;
    for (const [du, wide, high, lean] of TONGUES) {
      if (w < 0.5 && high < 80) continue;
      const outline = tongue(wide * w, high * h, lean);
      poly(
        x,
        catmull(
          outline.map(([a, b]): Pt => [u + du + a, v + b + 3 * (1 - h)]),
          8,
          true,
        ),
      );
      x.fill();
    }
  }
  // sparks
  x.fillStyle = css("#ffb45a");
  for (const [du, dv, s] of [
    [-22, -176, 3],
    [30, -196, 2.4],
    [44, -140, 3.2],
    [-60, -128, 2.4],
  ]) {
    x.beginPath();
    x.ellipse(u + du, v + dv, s, s * 1.8, 0.3, 0, 7);
    x.fill();
  }
}
export function flames(plate: Plate) {
  const [u, v, hot] = proj(cam, fire[0], fire[1], 0.1);
  const L = layer();
  body(L.x, u, v + 6);
  const im = getPx(L.c);
  for (let i = 0; i < PW * PH; i++)
    if (plate.dep[i] < hot - 0.12 || (plate.dep[i] < hot + 0.4 && i / PW < (v - 170) * SS))
      im.data[i * 4 + 3] = 0;
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}
