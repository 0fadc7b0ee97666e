/** Ferns on the figures, the rain, a green maple in the corners. */
import { bokashi, clamp, css, H, layer, mix, Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { fern, mapleSpray } from "../../kit/flora.ts";
import { sasa } from "../../kit/grove.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, green } from "./b-stage.ts";

/** Ferns on shoulders and at the feet. */
export function printFerns() {
  const r = new Rng(31);
  const lit = (t: number) => green.at(clamp(t * 1.02));
  for (const [x, y, size] of [
    [305, 690, 120],
    [352, 676, 90],
    [1318, 690, 130],
    [1270, 668, 92],
    [1340, 740, 100],
    [812, 930, 110],
    [842, 960, 90],
  ] as const)
    fern(P.base.x, x, y, size, r, lit, 7);
  for (let i = 0; i < 70; i++) {
    const x = r.range(-40, W + 40),
      y = 1150 + r.range(-20, 90) - 60 * Math.abs(x / W - 0.5);
    const size = r.range(130, 240) * (0.6 + 0.8 * Math.abs(x / W - 0.5));
    if (r.chance(0.6)) fern(P.base.x, x, y + 40, size, r, (t) => green.at(t * 0.86), 7);
    else
      sasa(P.base.x, P.key.x, x, y + 40, size * 0.7, r, (t) => green.at(t), {
        light: 0.34,
        rim: "#8fa07a",
      });
  }
}

/** The rain, and the dark upper edge. */
export function printRain() {
  const r = new Rng(99),
    L = layer();
  const gust = new Noise(2);
  // rain in two directions: fine and steady, and heavy strokes in gusts
  for (const [count, lean, least, most, width, ebb] of [
    [330, 0.05, 60, 220, 1.3, -0.3],
    [210, 0.13, 140, 520, 2.6, 0.02],
  ] as const)
    for (let i = 0; i < count; i++) {
      const x = r.range(-20, W + 60),
        y = r.range(-200, H),
        long = r.range(least, most),
        slant = lean + 0.02 * r.g();
      if (gust.n2(x * 0.0042 + y * 0.0011, y * 0.0024) < ebb) continue;
      L.x.fillStyle = css("#f2f3e8", r.range(0.2, 0.6));
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
