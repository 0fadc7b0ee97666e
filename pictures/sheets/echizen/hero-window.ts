/** The view through the hero's window: cedars under snow on a near slope, a house, falling flakes. */
import { type Col, type Ctx, type Pt, type Rng, bokashi, lerp, mix } from "../../kit/core.ts";
import { fillPoly, poly } from "../../kit/brush.ts";
import { snowHouse } from "../../kit/snow.ts";
import { snowfall } from "../../kit/weather.ts";
import { at, KEY, ROOM, WINDOW } from "./hero-plan.ts";

const { front } = ROOM;
export function outside(x: Ctx, k: Ctx, r: Rng) {
  const { x0, x1, z0, z1 } = WINDOW;
  x.save();
  poly(x, [at(x0, front, z0), at(x1, front, z0), at(x1, front, z1), at(x0, front, z1)]);
  x.clip();
  const L = at(x0, front, z1)[0],
    R = at(x1, front, z1)[0],
    T = at(x1, front, z1)[1] - 10,
    B = at(x1, front, z0)[1] + 10;
  x.fillStyle = bokashi(x, 0, T, 0, B, [
    [0, "#7d9db4"],
    [0.5, "#c3d2d6"],
    [1, "#eee9dc"],
  ]);
  x.fillRect(L, T, R - L, B - T);
  /** a bank of snow that begins below the window sill */
  const bankOf = (y: (t: number) => number, c: Col) => {
    const line: Pt[] = [];
    for (let i = 0; i <= 40; i++) line.push([lerp(L, R, i / 40), y(i / 40)]);
    fillPoly(x, [...line, [R, B], [L, B]], c);
  };
  const tree = (cx: number, foot: number, h: number, dark: Col, snow: Col) => {
    for (let k = 8; k >= 0; k--) {
      const t = (k + 1) / 9,
        y = foot - h * (1 - t),
        w = h * 0.24 * (0.15 + t) * r.range(0.85, 1.15);
      fillPoly(
        x,
        [
          [cx, y - h * 0.2],
          [cx + w, y + 4],
          [cx + w * 0.3, y - 1],
          [cx - w * 0.4, y + 3],
          [cx - w, y + 5],
        ],
        dark,
      );
      if (k % 2 === 0 || r.chance(0.5))
        fillPoly(
          x,
          [
            [cx - w * 0.1, y - h * 0.15],
            [cx + w * 0.2, y - h * 0.05],
            [cx - w * 0.3, y - 2],
            [cx - w * 0.95, y + 3],
          ],
          snow,
        );
    }
  };
  bankOf((t) => lerp(T, B, 0.5 - 0.34 * t + 0.06 * Math.sin(t * 7)), "#a9bfc8");
  for (let i = 0; i < 16; i++) {
    const t = (i + r.u()) / 16;
    tree(
      lerp(L, R, t),
      lerp(T, B, 0.62 - 0.3 * t + 0.06 * Math.sin(t * 7)),
      r.range(64, 104),
      mix("#50778a", "#8eabb5", r.u() * 0.5),
      "#dbe4e6",
    );
  }
  bankOf((t) => lerp(T, B, 0.8 - 0.16 * t), "#f5f1e6");
  for (const [t, v, h] of [
    [0.95, 0.8, 220],
    [0.8, 0.78, 150],
    [0.1, 0.86, 130],
  ])
    tree(lerp(L, R, t), lerp(T, B, v), h, "#16394a", "#f5f3ea");
  // a house under deep snow, with one warm light in it
  snowHouse(x, k, lerp(L, R, 0.34), lerp(T, B, 0.86), 116, 44, {
    wall: "#6d5a52",
    timber: "#33272a",
    snow: "#fbf8f0",
    shade: "#b7cad6",
    key: KEY,
    rise: 74,
    lit: "#f0b04e",
  });
  bankOf((t) => lerp(T, B, 0.9 + 0.05 * Math.sin(t * 5 + 1)), "#fffdf6");
  snowfall(x, 8, 90, [L, T, R, B], { r0: 1.4, r1: 4.4 });
  x.restore();
}
