/** The garden in autumn, against the sun: maples in mist, moss, stepping stones. */
import {
  bokashi,
  type Ctx,
  type Layer,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  Rng,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { mapleSpray } from "../../kit/flora.ts";
import { pts, stops } from "../../kit/points.ts";
import { MIST, maples, REDS, TRUNKS } from "./c-maples.ts";
import { FAR, KEY, SILL, SUN } from "./c-plan.ts";
import { stones } from "./c-stones.ts";

const n = new Noise(64);

export function garden(): { blocks: Layer; lines: Layer } {
  const L = layer(),
    K = layer(),
    x = L.x,
    r = new Rng(5);
  x.fillStyle = bokashi(
    x,
    0,
    0,
    0,
    SILL,
    stops("0 #96592f, 0.2 #cf8f49, 0.42 #efc67a, 0.58 #f6dfa4, 0.62 #d3c070"),
  );
  x.fillRect(0, 0, W, SILL + 40);
  farTrees(x, r);
  ground(x, r);
  fallen(x, r);
  stones(x, K.x, r);
  lantern(x, K.x);
  maples(x, K.x, r);
  return { blocks: L, lines: K };
}
/** wood beyond the garden, two pale ranks */
function farTrees(x: Ctx, r: Rng) {
  for (const [rank, top, c] of [
    [0, 330, mix("#7c8450", MIST, 0.62)],
    [1, 420, mix("#5a6a3e", MIST, 0.4)],
  ] as const) {
    const line: Pt[] = [];
    for (let px = -10; px <= W + 10; px += 5)
      line.push([
        px,
        top +
          70 * n.fbm(px * 0.005, rank * 7, 3) +
          24 * Math.abs(n.n2(px * 0.03, rank)) +
          10 * n.n2(px * 0.13, rank + 4),
      ]);
    fillPoly(
      x,
      [...line, [W + 10, FAR + 20], [-10, FAR + 20]],
      bokashi(x, 0, top - 30, 0, FAR, [
        [0, c],
        [0.7, mix(c, MIST, 0.55)],
        [1, MIST],
      ]),
    );
    for (let i = 0; i < 16; i++) {
      const px = r.range(0, W),
        w = r.range(5, 10) * (1 + rank);
      fillPoly(
        x,
        [
          [px - w * 0.4, top],
          [px + w * 0.4, top],
          [px + w * 0.6, FAR + 8],
          [px - w * 0.6, FAR + 8],
        ],
        bokashi(
          x,
          0,
          top,
          0,
          FAR,
          [
            [0, mix("#5c4634", MIST, 0.5 - 0.2 * rank)],
            [0.6, mix("#5c4634", MIST, 0.66 - 0.2 * rank)],
            [1, MIST],
          ],
          [
            [0, 0],
            [0.3, 1],
            [1, 1],
          ],
        ),
      );
    }
    for (let i = 0; i < 9; i++)
      mapleSpray(x, r.range(60, W), top - r.range(-70, 60), r.range(120, 260), 50, r, {
        leaf: 5 + 2 * rank,
        ramp: (t) => mix(REDS.at(0.2 + 0.7 * t), MIST, 0.56 - 0.24 * rank),
        dens: 0.5,
        under: 0.3,
      });
  }
}
/** moss, bright where the sun comes under the trees, and the trees' long shadows towards us */
function ground(x: Ctx, r: Rng) {
  // moss in four flat planes, each with the scalloped edge of its mounds
  for (const [y, swell, c] of [
    [FAR, 0, "#d6c472"],
    [604, 12, "#a9ab52"],
    [690, 22, "#76873f"],
    [806, 34, "#4a6a36"],
    [892, 30, "#28462c"],
  ] as const) {
    const edge = Array.from({ length: 82 }, (_, i): Pt => {
      const px = i * 20;
      return [
        px,
        y -
          swell * Math.abs(Math.sin(px * 0.006 + y + 1.4 * n.n2(px * 0.004, y))) +
          4 * n.n2(px * 0.05, y),
      ];
    });
    fillPoly(x, [...edge, [W + 20, SILL + 40], [0, SILL + 40]], c);
  }
  path(x);
  const shadow = ([fx, fy]: Pt, w: number) => {
    const away = (fx - SUN[0]) / 260;
    const side = (s: number) =>
      Array.from({ length: 14 }, (_, i): Pt => {
        const t = i / 13,
          y = lerp(fy, SILL + 40, t);
        return [
          fx + away * (y - fy) + s * w * (0.5 + 1.3 * t) * (1 + 0.35 * n.n2(t * 9, fx + s)),
          y,
        ];
      });
    fillPoly(x, [...side(-1), ...side(1).toReversed()], "#1f3a2c", 0.5);
  };
  for (const [foot, w] of TRUNKS) shadow(foot, w * 0.7);
  const T = new Tones();
  for (let i = 0; i < 5200; i++) {
    const t = r.u() ** 0.75,
      py = FAR + 6 + (SILL + 20 - FAR) * t,
      px = r.range(0, W),
      lit = 0.5 + 0.6 * n.fbm(px * 0.006, py * 0.02, 3) - 0.25 * t + 0.12 * r.g();
    const c = lit > 0.66 ? "#d8c968" : lit > 0.42 ? "#8f9a46" : lit > 0.2 ? "#4d6a36" : "#1d3a2a";
    if (i % 3 && Math.abs(px - pathAt(py)[0]) > pathAt(py)[1])
      T.add(c, (q) => dab(q, px, py, 3 + 10 * t, 1.4 + 3.6 * t, r.g() * 0.4), 0.6);
  }
  T.flush(x);
}
/** The path at a height of the sheet: its middle, and half its breadth. */
const pathAt = (y: number): [number, number] => {
  const t = (y - FAR) / (SILL - FAR);
  return [1206 + 34 * Math.sin(5.2 * t + 0.3) - 40 * t, 12 + 150 * t ** 1.25];
};
/** trodden sand, paler in its middle, that the stones lie in */
function path(x: Ctx) {
  for (const [grow, c] of [
    [1.1, "#5d5a34"],
    [1, "#b99f62"],
    [0.72, "#d3bb7c"],
  ] as const) {
    const side = (s: number) =>
      Array.from({ length: 26 }, (_, i): Pt => {
        const y = lerp(FAR + 4, SILL + 40, i / 25);
        const [m, h] = pathAt(y);
        return [m + s * h * grow * (1 + 0.16 * n.n2(y * 0.03, s + grow)), y];
      });
    fillPoly(x, [...side(-1), ...side(1).toReversed()], c);
  }
}
/** a stone lantern between the trees, lit from behind: it tells how far the moss reaches */
function lantern(x: Ctx, k: Ctx) {
  const part = (text: string, c: string) => {
    const p = pts(text).map(([a, b]): Pt => [262 + a * 1.15, 664 + b * 1.15]);
    fillPoly(x, p, c);
    if (!c.startsWith("#6")) return;
    k.fillStyle = KEY;
    k.beginPath();
    brushPath(k, [...p, p[0]], () => 1.5);
    k.fill();
  };
  part("-60,40 -26,2 26,2 4,14", "#35502f");
  part("-26,4 -22,-6 22,-6 26,4", "#655f50");
  part("-10,-6 -8,-62 8,-62 10,-6", "#6b6453");
  part("-22,-62 -17,-72 17,-72 22,-62", "#655f50");
  part("-15,-72 -15,-98 15,-98 15,-72", "#6b6453");
  part("-7,-76 -7,-94 7,-94 7,-76", "#f2b64e");
  part("-32,-96 -14,-116 14,-116 32,-96 16,-99 -16,-99", "#605a4c");
  part("-6,-116 -7,-124 0,-134 7,-124 6,-116", "#655f50");
  for (const lit of [
    "6,-6 5,-62 8,-62 10,-6",
    "10,-72 10,-98 15,-98 15,-72",
    "10,-114 14,-116 32,-96 24,-98",
    "18,-6 22,-6 26,4 21,4",
  ])
    part(lit, "#d9bf84");
}
/** fallen leaves: a carpet under each tree, thin between */
function fallen(x: Ctx, r: Rng) {
  const T = new Tones();
  for (let i = 0; i < 5200; i++) {
    const t = r.u() ** 0.8,
      py = FAR + 8 + (SILL + 14 - FAR) * t,
      px = r.range(0, W);
    const near = Math.max(
      ...TRUNKS.map(
        ([[fx, fy], w]) => 1 - Math.hypot((px - fx) / (w * 4.4 + 60), (py - fy - 30) / (w + 40)),
      ),
    );
    const drift = n.fbm(px * 0.008, py * 0.026, 3);
    if (r.u() > 0.1 + 0.85 * Math.max(0, near) + 0.5 * Math.max(0, drift)) continue;
    const l = 3 + 12 * t;
    T.add(REDS.at(Math.round(r.range(0.15, 1.1 - 0.45 * t) * 6) / 6), (q) =>
      dab(q, px, py, l, l * 0.5, r.range(-0.5, 0.5) + (r.chance(0.5) ? 3.1 : 0)),
    );
  }
  T.flush(x);
}
