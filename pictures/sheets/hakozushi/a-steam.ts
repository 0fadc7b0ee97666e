/** Hakozushi A: the steam: one white column from the steamer to the open roof, cut as four flat blocks of round lobes; it stands behind the second beam. */
import { lerp, Noise, PW, Rng, sstep, SS } from "../../kit/core.ts";
import { type Plate } from "../../kit/plate.ts";
import { type Print } from "../../kit/print.ts";

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
/** the middle and the half width of a rising body at heights of the sheet, from its foot up */
type Course = readonly (readonly [y: number, mid: number, half: number])[];
const whole: Course = [
  [1180, 714, 58],
  [1080, 710, 82],
  [960, 694, 96],
  [830, 690, 100],
  [730, 668, 130],
  [620, 636, 172],
  [500, 614, 206],
  [330, 606, 208],
];
/** what the vent and the open door light: the left of the column, then most of its head */
const bright: Course = [
  [1170, 676, 16],
  [1080, 664, 38],
  [960, 642, 46],
  [830, 640, 52],
  [730, 616, 84],
  [620, 602, 134],
  [500, 592, 176],
  [330, 590, 186],
];
const n = new Noise(315);
const at = (course: Course, y: number) => {
  let k = 0;
  while (k < course.length - 2 && y < course[k + 1][0]) k++;
  const [y0, m0, h0] = course[k],
    [y1, m1, h1] = course[k + 1];
  const t = (y0 - y) / (y0 - y1);
  return [lerp(m0, m1, t), lerp(h0, h1, t)] as const;
};
/** Puffs down the middle of a course and along each edge in its own rhythm, larger as they rise. */
function puffs(course: Course, seed: number): Puff[] {
  const r = new Rng(seed),
    out: Puff[] = [];
  for (const side of [-1, 0, 1]) {
    let y = course[0][0];
    while (y > 320) {
      const [mid, half] = at(course, y);
      const rad = side ? Math.max(half, 74) * r.range(0.36, 0.86) : half * 0.84;
      out.push({ x: mid + side * (half - rad + rad * r.range(0, 0.34)), y, r: rad });
      y -= side ? rad * r.range(1, 1.75) : half * 0.35;
    }
  }
  return out;
}
/** how far a place lies inside of the puffs, in design units; the edge trembles a little */
function body(course: Course, seed: number) {
  const all = puffs(course, seed);
  return (x: number, y: number) => {
    const px = x + 13 * n.n2(x * 0.007, y * 0.006) + 2.5 * n.n2(x * 0.05, y * 0.045),
      py = y + 10 * n.n2(x * 0.009 + 40, y * 0.008);
    let d = -200;
    for (const p of all) {
      if (Math.abs(p.y - py) > p.r + 120) continue;
      d = Math.max(d, p.r - Math.hypot(px - p.x, py - p.y));
    }
    return d;
  };
}
/** The vent's light in the air, a broad shaft down to the shelves at the left. */
function shaft(x: number, y: number) {
  const down = (y - 465) / 162,
    left = 606 + 162 * (-0.86 - 0.4 * down),
    right = 606 + 162 * (0.8 - 0.4 * down);
  return sstep(left - 14, left + 14, x) * sstep(right + 14, right - 14, x) * sstep(430, 640, y);
}
export function steam(P: Print, plate: Plate) {
  const shown = (x: number, y: number) => {
    const i = Math.min(plate.dep.length - 1, ((y * SS) | 0) * PW + ((x * SS) | 0));
    return sstep(7.5, 9.2, plate.dep[i]) * sstep(325, 420, y);
  };
  P.mist((x, y) => 0.14 * shaft(x, y) * shown(x, y), "#ffe3b4", { key: 0.3, grain: 0.1 });
  const full = body(whole, 21),
    half = body(bright, 34),
    light = body(bright, 47);
  for (const [tone, shape, from, most] of [
    ["#dcc3b4", full, -46, 0.5],
    ["#b3a7b0", full, 0, 0.93],
    ["#cbbfc4", full, 22, 0.9],
    ["#ecdccb", half, -8, 0.95],
    ["#fff6e0", light, 6, 0.99],
  ] as const)
    P.mist(
      (x, y) => {
        const a = shown(x, y) * sstep(1190, 1166, y);
        if (!a) return 0;
        // crisp in the column, softer under the roof
        const soft = from < -20 ? 44 : 1.5 + 26 * sstep(740, 430, y);
        return most * a * sstep(from - soft, from + soft, shape(x, y));
      },
      tone,
      { grain: 0.1, key: from < -20 ? 0.7 : 1 },
    );
}
