/** A cushion of old indigo cotton: padded, tied down in its middle, worn pale on its crown, with woven crosses. */
import { clamp, css, layer, type Pt, ramp, sstep, stamp } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { mesh } from "./c-mesh.ts";
import { cloud, hash, steps, streak } from "./c-paint.ts";
import { hull, KEY, on } from "./c-plan.ts";

const AT: Pt = [1.2, 2.95],
  TURN = 0.12,
  SIZE = 0.31,
  HIGH = 0.08;
const cotton = ramp([
  [0, "#0d0f1e"],
  [0.25, "#191c32"],
  [0.5, "#2a2f4e"],
  [0.75, "#454a6a"],
  [1, "#7c7c8e"],
]);
const cos = Math.cos(TURN),
  sin = Math.sin(TURN);
/** a point of its plan, both from -1 to 1, in the room */
const place = (a: number, b: number): Pt => [
  AT[0] + SIZE * (a * cos - b * sin),
  AT[1] + SIZE * (a * sin + b * cos),
];
/** its plan: a square whose sides are drawn in between its corners */
function side(a: number): number {
  const c = Math.abs(Math.cos(a)) ** 5 + Math.abs(Math.sin(a)) ** 5,
    r = c ** (-1 / 5);
  return (
    r *
    (1 -
      0.05 * Math.cos(4 * a + Math.PI) * 0.6 +
      0.018 * streak(Math.cos(a) * 1.4, Math.sin(a) * 1.4, 2))
  );
}
/** how near a point of the mats lies to it: 1 below it, 0 away from it */
export function cushionShade(x: number, d: number): number {
  const u = (x - AT[0] + 0.02) / SIZE,
    v = (d - AT[1] + 0.03) / SIZE,
    a = u * cos + v * sin,
    b = v * cos - u * sin,
    r = Math.hypot(a, b);
  if (r > 2.4) return 0;
  return sstep(1.28, 0.94, r / side(Math.atan2(b, a)));
}
/** the height of its upper side: full near the rim, sunk where one sits and at the tie, in soft folds */
function height(q: number, a: number): number {
  const full = (1 - q ** 5) ** 0.55,
    sag = 0.34 * Math.exp(-((q / 0.5) ** 2)) + 0.3 * Math.exp(-((q / 0.11) ** 2)),
    folds =
      0.07 * Math.exp(-(((q - 0.3) / 0.26) ** 2)) * Math.cos(7 * a + 2 * streak(q, 1, 3)) +
      0.05 * sstep(0.5, 0.95, q) * streak(a * 2.4, q * 2, 5);
  return HIGH * (0.34 + 0.66 * full * (1 - sag + folds));
}
const rings = 140;
/** from the seam on the mats (0) up over the rim to the middle (1) */
function solid(t: number, a: number): [number, number, number] {
  const under = 0.16;
  if (t < under) {
    const k = t / under,
      r = side(a) * (0.93 + 0.07 * Math.sin((k * Math.PI) / 2));
    return [...place(r * Math.cos(a), r * Math.sin(a)), HIGH * 0.34 * k];
  }
  const q = 1 - (t - under) / (1 - under),
    r = side(a) * q;
  return [...place(r * Math.cos(a), r * Math.sin(a)), height(q, a)];
}
export function cushion(P: Print) {
  const L = layer(),
    K = layer();
  mesh(L.x, rings, 400, solid, (t, a, n) => {
    const q = clamp(1 - (t - 0.16) / 0.84),
      r = side(a) * q,
      u = r * Math.cos(a),
      v = r * Math.sin(a);
    // the window's light from behind, the lit mats' from the left
    const light =
      0.3 +
      0.34 * Math.max(0, n[2]) * (0.55 + 0.45 * clamp(0.5 - 0.5 * u)) +
      0.5 * Math.max(0, -0.86 * n[0] + 0.2 * n[2]) * (t < 0.16 ? 0.7 : 1) +
      0.22 * Math.max(0, 0.6 * n[1] - 0.3 * n[0]);
    const weave = 0.035 * streak(u * 90, v * 26, 1) + 0.035 * streak(u * 24, v * 84, 2),
      faded = 0.09 * cloud(u * 1.7, v * 1.7, 4) + 0.1 * sstep(0.5, 0.9, q) * sstep(1, 0.8, q);
    let tone = 0.92 * light - 0.17 + weave + faded - 0.16 * sstep(0.16, 0, t);
    tone -= 0.22 * Math.exp(-((q / 0.06) ** 2));
    tone -= 0.14 * sstep(0.02, 0, Math.abs(t - 0.16));
    if (t > 0.2) tone += 0.3 * cross(u, v) * (0.5 + light);
    return cotton.at(steps(clamp(tone), 13));
  });
  // the tie: a tuft of four threads
  L.x.fillStyle = "#6d6a80";
  L.x.beginPath();
  for (const [u, v] of [
    [0.07, 0.05],
    [-0.08, 0.03],
    [-0.03, -0.09],
    [0.05, -0.07],
  ])
    brushPath(
      L.x,
      [on(...place(0, 0), HIGH * 0.62), on(...place(u, v), HIGH * 0.72)],
      (t) => 3 * (1 - 0.6 * t),
    );
  L.x.fill();
  const edge = hull(
    Array.from({ length: 160 }, (_v, i) => (i / 160) * 2 * Math.PI).flatMap((a) =>
      [0, 0.08, 0.16, 0.2].map((t) => on(...solid(t, a))),
    ),
  );
  K.x.fillStyle = css(KEY, 0.8);
  K.x.beginPath();
  // the line is thick below and gone where light meets the mats
  const [m] = on(...AT, 0);
  brushPath(K.x, [...edge, edge[0]], (t) => {
    const p = edge[Math.min(edge.length - 1, Math.floor(t * edge.length))];
    return clamp(0.4 + (p[0] - m) / 240 + 1.4 * (p[1] > on(...AT, 0)[1] ? 1 : 0), 0.2, 2.6);
  });
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** small crosses woven in white: blurred at their ends as resisted dye is, some rubbed away */
function cross(u: number, v: number): number {
  const g = 0.37,
    i = Math.round(u / g),
    j = Math.round(v / g);
  if ((!i && !j) || hash(i + 9, j) < 0.1) return 0;
  const a = Math.abs(u - i * g + 0.012 * streak(v * 30, i, 3)),
    b = Math.abs(v - j * g + 0.012 * streak(u * 30, j, 6));
  const arm = (p: number, q: number) =>
    sstep(0.075, 0.05, p + 0.012 * streak(u * 70, v * 70, 8)) * sstep(0.024, 0.014, q);
  return Math.max(arm(a, b), arm(b, a)) * (0.55 + 0.45 * hash(i, j + 4));
}
