/** Hakozushi C: the red cloth the box was wrapped in, spread on the step. */
import { lerp, Noise, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { onSheet } from "../../kit/terrain.ts";
import { linear } from "../../kit/tone.ts";
import { cam, CLOTH, KEY } from "./c-plan.ts";

const n = new Noise(9);
const tones: readonly V3[] = [linear("#7e1f22"), linear("#b5342a"), linear("#cf4a34")];
const dot = linear("#f0dcae");
const [c, s] = [Math.cos(CLOTH.yaw), Math.sin(CLOTH.yaw)];
/** How far the hem is from a straight line, by the position along it. */
const hem = (along: number, side: number) =>
  0.005 * Math.sin(along * 8 + side * 2) + 0.003 * n.n2(along * 5, side * 7);

/** Its colour at a point of the step, or null where there is no cloth. */
export function clothAt(x: number, y: number): V3 | null {
  const p = (x - CLOTH.at[0]) * c + (y - CLOTH.at[1]) * s,
    q = -(x - CLOTH.at[0]) * s + (y - CLOTH.at[1]) * c;
  const half = CLOTH.half;
  const inside = half + Math.min(hem(q, 1) - Math.abs(p), hem(p, 2) - Math.abs(q));
  if (inside < 0) return null;
  // one fold before the box; the stripe moves with it
  const fold = p + 0.62 * q + 0.03 * n.n2(q * 6, 3);
  const lift = Math.abs(fold + 0.5);
  const shade = fold > -0.5 && fold < -0.47 ? 0 : 1;
  const lit = lift < 0.022 && shade ? 2 : shade;
  // the rolled hem
  if (inside < 0.013) return inside > 0.003 ? tones[0] : tones[1];
  // one undyed stripe along each side, broken where a fold hides it
  const hidden = fold > -0.5 ? 0 : 0.03;
  const from = inside - hidden;
  return shade && ((from > 0.05 && from < 0.066) || (from > 0.078 && from < 0.084))
    ? dot
    : tones[lit];
}
const onStep = (x: number, y: number): Pt => onSheet(cam, x, y, 0.002);

/** Its key line; `hidden` says where something else covers it. */
export function clothLines(P: Print, hidden: (at: Pt) => boolean) {
  const half = CLOTH.half;
  const corner = (p: number, q: number): Pt => [
    CLOTH.at[0] + p * c - q * s,
    CLOTH.at[1] + p * s + q * c,
  ];
  const side = (k: number): Pt[] =>
    Array.from({ length: 41 }, (_, i) => {
      const t = lerp(-half, half, i / 40);
      const [p, q] = [
        [t, -half - hem(t, 2)],
        [half + hem(t, 1), t],
        [-t, half + hem(-t, 2)],
        [-half - hem(-t, 1), -t],
      ][k];
      return onStep(...corner(p, q));
    });
  P.lines((x) => {
    x.fillStyle = KEY;
    for (const k of [0, 1, 2, 3]) {
      const run = side(k);
      for (let i = 1; i < run.length; i++) {
        if (hidden(run[i])) continue;
        const w = 2.6 * (0.75 + 0.5 * Math.sin(i * 0.31 + k * 2));
        x.beginPath();
        brushPath(x, [run[i - 1], run[i]], () => w);
        x.fill();
      }
    }
  });
}
