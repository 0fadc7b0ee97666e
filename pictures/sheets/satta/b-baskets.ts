/** Two back-baskets full of mandarins, set down at the foot of the wall in a patch of sun; a few fruits have rolled on. */
import { css, layer, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { fruit, winterMandarin } from "../../kit/citrus.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import type { Print } from "../../kit/print.ts";
import { F, groundZ, toSheet } from "./b-ground.ts";

const KEY = "#181a2a";
const oval = (cx: number, cy: number, a: number, b: number, from = 0, to = 6.2832): Pt[] =>
  Array.from({ length: 25 }, (_, i) => {
    const t = from + ((to - from) * i) / 24;
    return [cx + Math.cos(t) * a, cy + Math.sin(t) * b];
  });

function basket(p: Pen, [cx, cy]: Pt, m: number, r: Rng) {
  const wide = 0.25 * m,
    foot = 0.18 * m,
    tall = 0.44 * m,
    flat = 0.34;
  const top = cy - tall;
  const side = [
    ...oval(cx, cy, foot, foot * flat, Math.PI, 0),
    ...oval(cx, top, wide, wide * flat, 0, Math.PI),
  ];
  shape(p, side, "#6a4a2c", { smooth: false });
  fillPoly(
    p.x,
    [...oval(cx, cy, foot, foot * flat, 0.1, 1.25), ...oval(cx, top, wide, wide * flat, 1.25, 0.1)],
    "#c79a5a",
  );
  // splints go over and under, each row moved by half
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 11; i++) {
      const t = (row + 0.5) / 9,
        a = wide + (foot - wide) * t,
        y = top + tall * t,
        u0 = 0.06 + 2.9 * ((i + (row % 2) / 2) / 11),
        u1 = Math.min(u0 + 0.235, Math.PI - 0.08);
      const lit = Math.cos(u0) > 0.25;
      p.x.fillStyle = css(mix(lit ? "#e2bd7c" : "#8d6a40", "#3b2a24", r.range(0, 0.25)));
      p.x.beginPath();
      brushPath(
        p.x,
        [u0, (u0 + u1) / 2, u1].map((u): Pt => [cx + Math.cos(u) * a, y + Math.sin(u) * a * flat]),
        () => tall * 0.075,
      );
      p.x.fill();
    }
  shape(p, oval(cx, top, wide * 1.06, wide * flat * 1.08), "#caa163", { smooth: false });
  shape(p, oval(cx, top, wide * 0.93, wide * flat * 0.9), "#4a2a1c", { smooth: false });
  const R = 0.075 * m;
  for (const [ring, count, up] of [
    [0.8, 12, 0],
    [0.5, 8, 0.07],
    [0.16, 4, 0.13],
  ]) {
    const heap = Array.from({ length: count }, (_, i) => (i / count) * 6.2832 + ring * 9);
    heap.sort((a, b) => Math.sin(a) - Math.sin(b));
    for (const a of heap)
      fruit(
        p.x,
        p.k,
        cx + Math.cos(a) * wide * ring + r.g() * 1.2,
        top - up * m + Math.sin(a) * wide * flat * ring - R * 0.35,
        R * r.range(0.92, 1.06),
        r,
        winterMandarin,
        r.range(-0.4, 0.4),
        r.chance(0.3),
      );
  }
}

export function gleaned(P: Print) {
  const c = layer(),
    k = layer(),
    r = new Rng(48),
    p: Pen = { x: c.x, k: k.x, key: KEY, lw: 2 };
  const places: readonly Pt[] = [
    [-0.86, 7.4],
    [-0.62, 6.5],
  ];
  P.light(
    (x) => {
      for (const [off, d] of places) {
        const [a, b] = toSheet(off, d, groundZ(d)),
          m = F / d;
        fillPoly(x, oval(a - 0.08 * m, b + 0.09 * m, 0.26 * m, 0.13 * m), "#77749a");
      }
    },
    { op: "multiply", blur: 0.8 },
  );
  for (const [off, d] of places) basket(p, toSheet(off, d, groundZ(d)), F / d, r);
  for (const [off, d] of [
    [-0.2, 6.3],
    [-0.05, 5.9],
    [-0.36, 5.75],
  ]) {
    const [a, b] = toSheet(off, d, groundZ(d)),
      R = (0.075 * F) / d;
    fillPoly(c.x, oval(a - R * 0.3, b + R * 0.5, R * 1.2, R * 0.5), "#5a5274");
    fruit(c.x, k.x, a, b - R * 0.3, R, r, winterMandarin, r.range(-0.4, 0.4), r.chance(0.5));
  }
  P.put(c, { occlude: 1 });
  stamp(P.key.x, k);
}
