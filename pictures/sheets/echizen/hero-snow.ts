/** What the open wall shows: a village deep in snow under a cold clear morning, the sun low beyond it. */
import {
  bokashi,
  css,
  type Ctx,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  Rng,
  type V3,
} from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { skyline } from "../../kit/horizon.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { HALF, HORIZON, meet, POSTS, project, RISE, scaleAt, WALL } from "./hero-plan.ts";
import { farmhouse } from "./hero-house.ts";

const n = new Noise(15);
/** the snow lies higher than the ground, lower than the floor */
const GROUND = -0.35;
const SHADOW = "#a3b5d6";
/** trees and houses: where on the sheet, how far away, how large; of a tree also its needles' size */
const TREES: readonly (readonly [number, number, number, number])[] = [
  [640, 95, 8, 0.9],
  [655, 88, 6, 0.9],
  [905, 110, 8, 0.9],
  [924, 105, 7, 0.9],
  [1046, 98, 8, 0.9],
  [502, 27, 8.6, 1.7],
  [1124, 34, 8.4, 1.5],
];
const HOUSES: readonly (readonly [number, number, number])[] = [
  [768, 70, 0.8],
  [1014, 74, 0.85],
  [330, 36, 0.9],
];
/** the place in the snow that is seen at px, `far` metres ahead */
function inSnow(px: number, far: number): V3 {
  const p = meet([px, HORIZON + 200], [0, 0, GROUND], [0, 0, 1]);
  const k = far / (p[0] * 0.454 + p[1] * 0.891);
  return [p[0] * k, p[1] * k, GROUND];
}
export function village(P: Print) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        90,
        0,
        HORIZON,
        stops("0 #3f78b6, 0.4 #86b4d6, 0.72 #d8dfcf, 0.88 #f8dfa4, 1 #f9c884"),
      );
      x.fillRect(0, 0, 1600, HORIZON + 4);
    },
    { grain: 0.16 },
  );
  const far = skyline((q) => 376 - 62 * (n.fbm(q * 0.0035 + 4, 2, 4) * 0.9 + 0.25));
  const hills = skyline(
    (q) => 396 - 30 * (n.fbm(q * 0.006, 9, 3) + 0.3) - 5 * Math.abs(n.n2(q * 0.16, 3)),
  );
  const L = layer(),
    x = L.x;
  const below = (line: Pt[], c: string) =>
    fillPoly(x, [...line, [1620, HORIZON + 8], [-20, HORIZON + 8]], c);
  below(far, "#a9b3cf");
  below(hills, "#7d91b8");
  x.fillStyle = bokashi(x, 0, HORIZON, 0, 760, stops("0 #e9e4dc, 0.3 #f6f1e6, 1 #fdfaf1"));
  x.fillRect(0, HORIZON, 1600, 420);
  drifts(x);
  const r = new Rng(8);
  for (const [px, d, h, s] of TREES.filter((t) => t[1] > 60)) cedar(x, r, inSnow(px, d), h, s);
  for (const [px, d, size] of HOUSES) farmhouse(x, inSnow(px, d), size);
  for (const [px, d, h, s] of TREES.filter((t) => t[1] <= 60)) cedar(x, r, inSnow(px, d), h, s);
  steps(x, r);
  icicles(x, r);
  P.put(L, { occlude: 1 });
}
/** long blue hollows and the shadows that come towards us from trees and houses */
function drifts(x: Ctx) {
  for (const [px, d, h, w] of [
    ...TREES.map(([q, e, tall]) => [q, e, tall, 0.17 * tall]),
    ...HOUSES.map(([q, e, size]) => [q, e, 5.6 * size, 4.4 * size]),
  ]) {
    const a = inSnow(px, d);
    const along = (t: number, side: number): Pt => {
      const wide = w * (1 - 0.85 * t) * (1 + 0.2 * n.n2(t * 9, side * 4 + px));
      return project([
        a[0] + 0.5 * t * h * 2.3 + side * wide * 0.9,
        a[1] - t * h * 2.3 + side * wide * 0.45,
        GROUND,
      ]);
    };
    const ts = Array.from({ length: 16 }, (_, i) => i / 15);
    fillPoly(
      x,
      [...ts.map((t) => along(t, -1)), ...ts.toReversed().map((t) => along(t, 1))],
      SHADOW,
    );
  }
  // the ground swells: a shaded lee under each long crest
  for (const [y, from, to, th] of [
    [470, 560, 1200, 7],
    [528, 60, 620, 12],
    [574, 760, 1240, 13],
    [640, 180, 900, 18],
  ]) {
    const line = Array.from({ length: 40 }, (_, i): Pt => {
      const px = lerp(from, to, i / 39);
      return [px, y + 9 * n.n2(px * 0.006, y) + 0.02 * (px - from)];
    });
    x.fillStyle = css("#c4d0e4");
    x.beginPath();
    brushPath(x, line, (t) => th * Math.sin(Math.PI * t) * (0.8 + 0.4 * n.n2(t * 8, y)));
    x.fill();
  }
}
function cedar(x: Ctx, r: Rng, foot: V3, tall: number, s: number) {
  const k = scaleAt(foot),
    [px, py] = project(foot);
  const h = tall * k;
  fillPoly(
    x,
    [
      [px - 0.16 * k, py],
      [px + 0.16 * k, py],
      [px + 0.1 * k, py - h * 0.4],
      [px - 0.1 * k, py - h * 0.4],
    ],
    "#23304a",
  );
  cedarCrown(x, px, py - h, py - 0.09 * h, 0.2 * h, r, {
    s,
    lightDir: -1,
    dens: 1.1,
    ragged: 0.4,
    col: (t) =>
      t > 0.66
        ? "#eef0ee"
        : t > 0.45
          ? mix("#4f6c98", "#24395c", 0.3)
          : t > 0.25
            ? "#2f476f"
            : "#1f2f50",
  });
}
/** under the lintel, in threes and fours, each with the sky in it */
function icicles(x: Ctx, r: Rng) {
  for (let at = POSTS[0] + 0.3; at < POSTS[3]; at += r.range(0.05, 0.13)) {
    if (n.n2(at * 1.3, 6) < 0.05) continue;
    const long = r.range(0.06, 0.16) + 0.2 * Math.max(0, n.n2(at * 2.6, 2)) * r.u();
    const y = WALL + 2 * HALF,
      z = RISE.lintel + 0.04,
      w = r.range(0.011, 0.02);
    fillPoly(
      x,
      [project([at - w, y, z]), project([at + w, y, z]), project([at, y, z - long - 0.04])],
      r.chance(0.5) ? "#f4f6f4" : "#c9dcec",
    );
  }
}
/** somebody's steps, from the house to the workshop */
function steps(x: Ctx, r: Rng) {
  const a = inSnow(330, 30),
    b = inSnow(226, 8.4);
  x.fillStyle = "#8ba1ca";
  x.beginPath();
  for (let i = 0; i < 25; i++) {
    const t = i / 24,
      bend = 0.7 * Math.sin(t * 3.4);
    const p: V3 = [
      lerp(a[0], b[0], t) + bend + (i % 2 ? 0.09 : -0.09) + r.range(-0.04, 0.04),
      lerp(a[1], b[1], t) + r.range(-0.12, 0.12),
      GROUND,
    ];
    const [px, py] = project(p),
      k = scaleAt(p);
    x.moveTo(px + 0.09 * k, py);
    x.ellipse(px, py, 0.09 * k, 0.04 * k, r.range(-0.4, 0.1), 0, 7);
  }
  x.fill();
}
