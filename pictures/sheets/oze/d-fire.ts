/** The small fire between the logs: tongues of unequal height, a thin smoke that bends to the right, a few sparks. */
import { bokashi, type Col, lerp, type Pt, Rng, W } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { flame, sparks } from "../../kit/fire.ts";
import { clipBehind, type Scene } from "../../kit/scene.ts";
import { n, P } from "./d-stage.ts";

/** the flames stand behind the coals and the stones that are nearer than this */
const DEPTH = 1.035;
/** foot on the sheet, width, height, lean */
const tongues: readonly (readonly [
  x: number,
  y: number,
  wide: number,
  high: number,
  lean: number,
])[] = [
  [590, 898, 60, 124, -0.08],
  [708, 922, 84, 156, 0.06],
  [652, 932, 128, 244, -0.03],
  [612, 924, 70, 132, -0.1],
  [682, 926, 66, 128, 0.05],
];
export function flames(scene: Scene) {
  P.light((x) => {
    const g = x.createRadialGradient(664, 866, 10, 664, 866, 260);
    g.addColorStop(0, "rgba(255,140,60,.5)");
    g.addColorStop(0.4, "rgba(190,70,30,.2)");
    g.addColorStop(1, "rgba(120,40,20,0)");
    x.fillStyle = g;
    x.fillRect(380, 580, 560, 560);
  });
  tongues.forEach(([x, y, wide, high, lean], i) => {
    const tongue = flame(x, y, wide, high, 31 + i * 7, lean);
    // the coals in front hide its foot
    clipBehind(tongue, scene, DEPTH);
    // no scraps of fire above the tip
    tongue.x.clearRect(0, 0, W, y - 1.16 * high);
    P.put(tongue, { occlude: 1 });
  });
}
/** the smoke in flat, clear tones: it parts, and is lit from below only near the fire */
export function smoke() {
  const middle = (t: number): Pt => [
    668 + 24 * Math.sin(t * 5.4) - 10 * t + 320 * t ** 2.9,
    782 - 700 * t,
  ];
  const ribbon = (
    from: number,
    to: number,
    wide: number,
    off: number,
    seed: number,
    colour: Col,
    a: number,
  ) =>
    P.block(
      (x) => {
        const sides = [-1, 1].map((side) =>
          Array.from({ length: 60 }, (_, i): Pt => {
            const k = i / 59,
              t = lerp(from, to, k),
              [px, py] = middle(t);
            const w = (5 + 52 * t ** 1.3) * wide * Math.min(1, k * 5, (1 - k) * 3.4) ** 0.55;
            const torn = 1 + 0.55 * n.n2(t * 6 + seed, side * 2) + 0.15 * n.n2(t * 17, seed + side);
            return [px + off * (6 + 50 * t) + side * w * torn, py];
          }),
        );
        // it thins out as it rises
        const fill = bokashi(
          x,
          0,
          782,
          0,
          40,
          [
            [0, colour],
            [1, colour],
          ],
          [
            [0, 1],
            [0.55, 0.85],
            [1, 0],
          ],
        );
        fillPoly(x, [...sides[0], ...sides[1].toReversed()], fill);
      },
      { grain: 0.2, alpha: a, occlude: 0.3 },
    );
  ribbon(0.02, 1.02, 0.8, 0, 2, "#8298bb", 0.42);
  ribbon(0.3, 1.1, 0.34, 1.3, 8, "#8ba0c0", 0.32);
  ribbon(0, 0.62, 0.42, -0.5, 5, "#b9a8a8", 0.3);
  ribbon(0, 0.24, 0.5, 0.2, 9, "#d9a98c", 0.34);
}
export function fly() {
  P.block((x) => sparks(x, 662, 800, new Rng(5), { count: 42, rise: 260, spread: 70, drift: 40 }));
}
