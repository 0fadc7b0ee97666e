/** Echizen D: the river: gold where the dawn lies in it, blue here; what stands over it hangs in it, loosened by long waves. */
import {
  bokashi,
  clamp,
  css,
  getPx,
  H,
  type Layer,
  lerp,
  Noise,
  PH,
  type Pt,
  PW,
  rgb,
  shade,
  SS,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { HORIZON, leftShore, rightShore, scaleAt, shore } from "./d-plan.ts";

const n = new Noise(23);
/** What the water shows before its waves: the sky upside down, and the banks. */
export function hanging(L: Layer) {
  const { x } = L;
  x.fillStyle = bokashi(
    x,
    0,
    HORIZON,
    0,
    H,
    stops(
      "0 #f3cd94, 0.06 #eecb98, 0.14 #d6c4ac, 0.26 #9fafbb, 0.4 #6b89aa, 0.56 #3f6490, 0.76 #24497a, 1 #163764",
    ),
  );
  x.fillRect(0, HORIZON, W, H);
  for (const side of [-1, 1] as const) {
    const foot = shore(side);
    const drop = foot.map(([px, py], i): Pt => [
      px - side * 0.06 * scaleAt(py),
      py + scaleAt(py) * (0.42 + 0.1 * Math.sin(i * 0.3)),
    ]);
    fillPoly(
      x,
      [...foot.map(([px, py]): Pt => [px + side * (30 + scaleAt(py)), py]), ...drop.toReversed()],
      bokashi(x, 0, 424, 0, 1100, stops("0 #c2aF98, 0.12 #76839a, 0.35 #34517f, 1 #15305a")),
      1,
    );
  }
}
const wave = (x: number, y: number) => {
  const d = Math.sqrt(Math.max(4, y - HORIZON));
  const u = (x - 800) * (0.0014 + 0.03 / d) + y * 0.0016,
    v = d * 0.6 + x * 0.0009;
  return 0.9 * n.n2(u, v) + 0.1 * n.n2(u * 1.9 + 30, v * 2.4);
};
export function river(P: Print, mirror: Layer) {
  const src = getPx(mirror.c).data;
  P.put(
    shade((x, y, o) => {
      o[3] = 0;
      if (y < 422 || x < leftShore(y) - 8 || x > rightShore(y) + 8) return;
      const k = (y - HORIZON) / (H - HORIZON),
        w = wave(x, y);
      const sx = clamp(x + w * 26 * k * sstep(0, 0.3, k), 0, W - 1),
        sy = clamp(y + w * 34 * k * sstep(0, 0.3, k), 424, H - 1);
      const i = (Math.min(PH - 1, (sy * SS) | 0) * PW + Math.min(PW - 1, (sx * SS) | 0)) * 4;
      const deep = rgb("#123058"),
        sink = 0.5 * sstep(0.4, 1, k);
      for (let c = 0; c < 3; c++) o[c] = lerp(src[i + c], deep[c], sink);
      o[3] = 255;
    }),
    { occlude: 1 },
  );
}
/** A few long lines of the current, along the way it runs. */
export function current(P: Print) {
  for (const [x, y, long, thick, tone, a] of [
    [1000, 716, 150, 3, "#a9bccb", 0.5],
    [960, 905, 330, 4, "#5f83ad", 0.45],
    [620, 700, 120, 2.6, "#b9c6cf", 0.45],
    [800, 1080, 420, 5, "#3a6093", 0.5],
    [860, 610, 170, 2.4, "#e6d6bb", 0.55],
    [780, 562, 110, 2, "#f2dcb6", 0.55],
    [900, 478, 70, 1.6, "#fbe7c0", 0.6],
  ] as const) {
    const run = Array.from({ length: 15 }, (_, i): Pt => {
      const t = i / 14 - 0.5;
      return [x + t * long, y - t * long * 0.05 + 3 * n.n2(i * 0.17 + x, y)];
    });
    P.base.x.fillStyle = css(tone, a);
    P.base.x.beginPath();
    brushPath(P.base.x, run, (t) => thick * Math.sin(Math.PI * (0.02 + 0.96 * t)) ** 0.8);
    P.base.x.fill();
  }
}
