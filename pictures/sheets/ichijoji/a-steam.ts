/** The steam: one shape of bare paper that leaves the bowl, leans to the right and opens in great billows under the ceiling. */
import { clamp, lerp, type Pt, rgb, mix, shade, sstep } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { P, PAPER } from "./a-plan.ts";

/** A curve that has one x for each y, as a function. */
function edge(points: Pt[]) {
  const p = catmull(points, 16);
  const table = new Float32Array(1201);
  let k = 0;
  for (let y = 1200; y >= 0; y--) {
    while (k < p.length - 2 && p[k + 1][1] > y) k++;
    const [a, b] = [p[k], p[k + 1]];
    table[y] = lerp(a[0], b[0], clamp((a[1] - y) / Math.max(0.01, a[1] - b[1])));
  }
  return (y: number) => {
    const c = clamp(y, 0, 1199.99),
      i = Math.floor(c);
    return lerp(table[i], table[i + 1], c - i);
  };
}
const LEFT = edge([
  [352, 870],
  [352, 805],
  [366, 750],
  [404, 694],
  [468, 640],
  [540, 582],
  [604, 512],
  [636, 430],
  [626, 340],
  [604, 252],
  [628, 160],
  [700, 84],
  [800, -10],
]);
/** the right side of what rises from the bowl itself */
const RIGHT = edge([
  [852, 870],
  [866, 800],
  [872, 745],
  [868, 700],
  [884, 650],
  [940, 592],
  [1030, 524],
  [1100, 440],
  [1160, 340],
  [1240, 240],
]);

/** Billows from the farthest to the nearest: middle, radius, and how deep the shade on their lower right is. */
const BILLOWS = [
  [1270, 70, 230, 0.5],
  [1330, 330, 220, 0.6],
  [1010, 90, 220, 0.48],
  [1160, 330, 270, 0.46],
  [830, 190, 262, 0.42],
  [960, 400, 290, 0.36],
  [726, 446, 215, 0.3],
] as const;

function billowTone(x: number, y: number) {
  const n = P.noise;
  const wx = x + 40 * n.n2(x * 0.0034, y * 0.0034),
    wy = y + 34 * n.n2(x * 0.0034 + 40, y * 0.0034);
  let tone = 0.82;
  for (const [cx, cy, r, deep] of BILLOWS) {
    const dx = (wx - cx) / r,
      dy = (wy - cy) / r,
      d = Math.hypot(dx, dy);
    if (d > 1.35) continue;
    // the side to the lamp is cut, the other side fades
    const away = sstep(-0.5, 0.5, (dx * 0.8 + dy * 0.6) / Math.max(0.01, d));
    const c = 1 - sstep(lerp(0.955, 0.3, away), lerp(1, 1.3, away), d);
    tone = lerp(tone, 1 - deep * sstep(-0.75, 1, dx * 0.75 + dy * 0.66), c);
  }
  return tone;
}
function leftSide(x: number, y: number) {
  const l = LEFT(y) + 4 * P.noise.n2(y * 0.011, 4),
    soft = lerp(6, 46, sstep(600, 800, y)) + 50 * sstep(210, 30, y);
  return sstep(l - soft, l + soft, x);
}
function column(x: number, y: number): [cover: number, tone: number] {
  const l = LEFT(y),
    r = RIGHT(y);
  const side = leftSide(x, y) * (1 - sstep(r - (r - l) * 0.46, r + 10, x));
  return [side * sstep(868, 640, y) * 0.92, lerp(0.97, billowTone(x, y), sstep(640, 540, y))];
}
const TONES = Array.from({ length: 65 }, (_, i) => rgb(mix("#6d5b50", PAPER, i / 64)));
const paint = (o: Float64Array, cover: number, tone: number) => {
  [o[0], o[1], o[2]] = TONES[Math.round(clamp(tone) * 64)];
  o[3] = 255 * clamp(cover);
};

/** The billows, behind the cook. */
export function printSteam() {
  P.put(
    shade((x, y, o) => {
      if (y > 620) return;
      const n = P.noise;
      // gone under the ceiling, and to the right
      const up = 1 - 0.93 * sstep(205, -50, y + 46 * n.n2(x * 0.0035, 3));
      const right = 1 - sstep(1090, 1450, x + 70 * n.n2(y * 0.005, 8) - 0.25 * (y - 300));
      paint(o, leftSide(x, y) * up * right, billowTone(x, y));
    }),
  );
}
/** A bank that rises before the cook, over his hips. */
export function printBank() {
  P.put(
    shade((x, y, o) => {
      if (y > 590 || y < 400) return;
      const n = P.noise,
        wx = x + 16 * n.n2(x * 0.006, y * 0.006),
        wy = y + 14 * n.n2(x * 0.006 + 30, y * 0.006);
      let cover = 0;
      for (const [cx, cy, r] of [
        [960, 640, 120],
        [1075, 628, 128],
        [1200, 640, 150],
      ] as const) {
        const d = Math.hypot((wx - cx) / r, (wy - cy) / r);
        cover = Math.max(
          cover,
          (1 - sstep(0.86, 1.02, d)) * lerp(0.55, 0.34, sstep(-0.2, 0.9, (wx - cx) / r)),
        );
      }
      paint(o, cover * sstep(440, 560, y + 30), 0.93);
    }),
  );
}
/** What rises from the bowl, in front of the ledge, and over the foot of the cook. */
export function printNearSteam() {
  P.put(
    shade((x, y, o) => {
      if (y > 880 || y < 300) return;
      const [c, t] = column(x, y);
      paint(o, c * sstep(390, 590, y), t);
    }),
  );
}
