/** What the hero's window shows: a slope of snow, bamboo bowed under its load, large flakes. */
import { type Col, type Ctx, type Pt, type Rng, bokashi, css, lerp } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, poly } from "../../kit/brush.ts";
import { snowfall } from "../../kit/weather.ts";
import { at, ROOM, WINDOW } from "./hero-plan.ts";

const { front } = ROOM;
const pane = (u: number, v: number): Pt =>
  at(lerp(WINDOW.x0, WINDOW.x1, u), front, lerp(WINDOW.z1, WINDOW.z0, v));

export function outside(x: Ctx, r: Rng) {
  x.save();
  poly(x, [pane(0, 0), pane(1, 0), pane(1, 1), pane(0, 1)]);
  x.clip();
  const [L] = pane(0, 0),
    [R, B] = pane(1, 1);
  x.fillStyle = bokashi(x, 0, 0, 0, B, [
    [0, "#5f87a4"],
    [0.55, "#a9c2cc"],
    [1, "#dfe6e2"],
  ]);
  x.fillRect(L, -200, R - L, B + 220);
  const bank = (y: (u: number) => number, c: Col) =>
    fillPoly(
      x,
      [
        ...Array.from({ length: 21 }, (_, i) => pane(i / 20, y(i / 20))),
        pane(1, 1.2),
        pane(0, 1.2),
      ],
      c,
    );
  bank((u) => 0.86 - 0.2 * u + 0.02 * Math.sin(u * 11), "#c3d3d9");
  bank((u) => 0.82 + 0.16 * u * u, "#fdfaf0");
  for (const [foot, bow, reach] of [
    [0.92, 0.5, 0.58],
    [0.98, 0.3, 0.4],
    [0.8, 0.66, 0.34],
  ])
    bamboo(x, r, foot, bow, reach);
  snowfall(x, 8, 34, [L, 0, R, B], { r0: 2.4, r1: 6 });
  x.restore();
}
/** one culm: up from the slope, over, and down again under the snow on its leaves */
function bamboo(x: Ctx, r: Rng, foot: number, top: number, reach: number) {
  const stem = catmull(
    [
      pane(foot, 0.95),
      pane(foot - 0.03, 0.7),
      pane(foot - 0.3 * reach, top),
      pane(foot - 0.68 * reach, top - 0.01),
      pane(foot - reach, top + 0.24),
    ],
    14,
  );
  x.fillStyle = "#24483f";
  x.beginPath();
  brushPath(x, stem, (t) => 11 - 8 * t);
  x.fill();
  for (let i = 18; i < stem.length; i += 3) {
    const [px, py] = stem[i];
    for (let k = 0; k < 5; k++) {
      x.fillStyle = css(r.pick(["#1d3f3a", "#35604f", "#5d8667"]));
      x.beginPath();
      dab(x, px + r.range(-6, 6), py, r.range(26, 44), 9, 1.9 + r.g() * 0.45, 0.1);
      x.fill();
    }
  }
  // the load: a torn white line along the top of the bow, broken where some has slid off
  for (let i = 15; i < stem.length - 6; i += r.int(9, 15)) {
    const load = stem
      .slice(i, i + r.int(9, 14))
      .map(([px, py]): Pt => [px + r.range(-1, 1), py - 6 + r.range(-2, 2)]);
    x.fillStyle = "#fffdf6";
    x.beginPath();
    brushPath(x, load, (t) => 3 + 12 * Math.sin(Math.PI * t) + 4 * Math.sin(t * 17 + i));
    x.fill();
  }
}
