/** Ferns on the figures, the rain, a green maple in the corners. */
import { bokashi, clamp, css, H, layer, mix, Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { fern, mapleSpray } from "../../kit/flora.ts";
import { sasa } from "../../kit/grove.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, green, mist } from "./b-stage.ts";

const lit = (t: number) => green.at(clamp(t));
/** Ferns that look over the shoulders of the two; printed before them. */
export function printFernsBehind() {
  const r = new Rng(31);
  for (const [x, y, size] of [
    [262, 610, 150],
    [205, 668, 120],
    [1352, 668, 150],
    [1408, 722, 120],
    [80, 1010, 230],
    [1520, 1010, 230],
    [-20, 950, 200],
    [1620, 960, 220],
  ] as const)
    fern(P.base.x, x, y, size, r, (t) => mix(lit(t * 0.9), mist, 0.14), 7);
}
/** Ferns at their feet. */
export function printFerns() {
  const r = new Rng(33);
  for (let i = 0; i < 70; i++) {
    const x = r.range(-40, W + 40),
      y = 1150 + r.range(-20, 90) - 60 * Math.abs(x / W - 0.5);
    const size = r.range(130, 240) * (0.6 + 0.8 * Math.abs(x / W - 0.5));
    if (r.chance(0.6)) fern(P.base.x, x, y + 40, size, r, (t) => lit(t * (0.5 + 0.2 * (i % 3))), 7);
    else
      sasa(P.base.x, P.key.x, x, y + 40, size * 0.7, r, (t) => lit(t * 0.7), {
        light: 0.3,
        rim: "#6f8a5a",
      });
  }
}

/** The rain, and the dark upper edge. */
export function printRain() {
  const r = new Rng(99),
    L = layer();
  const gust = new Noise(2);
  // far rain is a fine mist of short strokes, near rain comes in curtains of long ones
  for (const [count, lean, least, most, width, ebb, a] of [
    [900, 0.07, 14, 70, 0.9, 0.1, 0.5],
    [300, 0.09, 60, 260, 1.5, -0.05, 0.55],
    [150, 0.12, 160, 620, 2.8, 0.2, 0.62],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = r.range(-20, W + 60),
        y = r.range(-260, H),
        long = least + (most - least) * r.u() ** 2,
        slant = lean + 0.012 * r.g();
      if (gust.n2((x + lean * y) * 0.0034, y * 0.0011 + lean * 30) < ebb) continue;
      L.x.fillStyle = css("#f2f3e8", a * r.range(0.4, 1));
      L.x.beginPath();
      brushPath(
        L.x,
        [0, 0.33, 0.66, 1].map((t): Pt => [x - slant * long * t, y + long * t]),
        (t) => width * Math.sin(Math.PI * (0.08 + 0.86 * t)),
      );
      L.x.fill();
    }
  P.put(L);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 0, 0, 280, stops("0 #12262a, 1 #12262a"), pts("0,0.8 1,0"));
      x.fillRect(0, 0, W, 280);
    },
    { occlude: 0, grain: 0.22 },
  );
}

/** A green maple in the corners. */
export function printMaple() {
  const L = layer(),
    r = new Rng(7);
  const leaves = (t: number) => mix(green.at(0.12 + 0.62 * t), "#27413f", 0.25);
  for (const [x, y, wide] of [
    [60, 60, 420],
    [260, 20, 420],
    [130, 150, 300],
    [1500, 40, 460],
    [1330, 0, 380],
    [1560, 130, 260],
    [470, -6, 300],
  ] as const)
    mapleSpray(L.x, x, y, wide, 100, r, { leaf: 15, ramp: leaves, dens: 0.8, droop: 0.25 });
  P.put(L, { occlude: 1 });
}
