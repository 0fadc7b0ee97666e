/** A whole sea bream: rows of scales that follow its body, a line of wet light along the back, blue spots, its shadow on the cloth. */
import {
  clamp,
  layer,
  lerp,
  Noise,
  type Pt,
  rgb,
  type RGB,
  shade,
  sstep,
  stamp,
} from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { anal, dorsal, pectoral, tail, ventral } from "./d-fins.ts";
import { head } from "./d-head.ts";

const n = new Noise(61);
/** The tip of its snout, how it is turned, its size; its own frame is 1000 long. */
const AT: Pt = [92, 812],
  TURN = -0.25,
  SIZE = 1.33;
const body = catmull(
  pts(
    "0,34 16,-14 50,-88 104,-150 184,-200 296,-228 420,-222 560,-180 690,-114 780,-64 846,-42 866,-4 848,38 776,58 680,96 560,146 430,184 300,196 186,176 100,134 34,82 6,58",
  ),
  10,
  true,
);
const LONG = 880;
const top = new Float32Array(LONG).fill(0),
  foot = new Float32Array(LONG).fill(0);
for (const [i, a] of body.entries()) {
  const b = body[(i + 1) % body.length];
  const [p, q] = a[0] < b[0] ? [a, b] : [b, a];
  for (let x = Math.max(0, Math.ceil(p[0])); x <= q[0] && x < LONG; x++) {
    const y = lerp(p[1], q[1], (x - p[0]) / (q[0] - p[0] || 1));
    if (y < middle(x)) top[x] = y;
    else foot[x] = y;
  }
}
/** the line between back and belly */
function middle(x: number) {
  return 44 - 0.052 * x - 18 * Math.sin((x / 870) * Math.PI);
}
/** how far down a point is: -1 at the edge of the back, 1 at the edge of the belly */
function down(x: number, y: number): number {
  const i = clamp(Math.round(x), 0, LONG - 1),
    m = middle(x);
  return y < m ? -(m - y) / Math.max(1, m - top[i]) : (y - m) / Math.max(1, foot[i] - m);
}
const TONES = [
  "#4f0d1f",
  "#7c1426",
  "#a81e2c",
  "#cd3a34",
  "#e56452",
  "#f09a80",
  "#f8c8b0",
  "#fdebdd",
].map((c) => rgb(c));
const [WET, BLUE, SEA, PEARL]: RGB[] = ["#fff4e8", "#4f93c8", "#a6dcdf", "#b9a5b8"].map((c) =>
  rgb(c),
);
const toned = (v: number) => TONES[clamp(Math.round(v), 0, TONES.length - 1)];
const chance = (i: number, j: number, k: number) => {
  const v = Math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453;
  return v - Math.floor(v);
};
/** the edge of the gill cover */
const gill = (y: number) => 258 + 34 * Math.cos((y + 6) / 112);
const ROWS = 24;
/** The scale that lies uppermost at a point: its place, and how far out the point is on it. */
function scaleAt(x: number, t: number): [i: number, j: number, out: number, forward: number] {
  const a = (x / 15.5) * (1 + 0.00022 * x),
    r = ((t + 1) / 2) * ROWS;
  let best: [number, number, number, number] = [1e9, 0, 0, 0];
  for (let j = Math.floor(r) - 1; j <= Math.floor(r) + 1; j++) {
    const shift = j & 1 ? 0.5 : 0;
    for (let k = -2; k <= 1; k++) {
      const i = Math.floor(a - shift) + k + shift;
      const da = a - i - 0.24,
        dr = r - j - 0.5;
      const out = Math.hypot(da, dr * 0.98) / 0.8;
      if (out < 1 && i < best[0]) best = [i, j, out, da];
    }
  }
  return best;
}
function skin(x: number, y: number): RGB {
  const t = down(x, y);
  // dark back, silver belly, rounder light in the middle
  const base =
    lerp(0.9, 6.9, sstep(-1.05, 0.95, t + 0.05 * n.n2(x * 0.01, y * 0.01))) +
    0.5 * sstep(0.5, -0.2, Math.abs(t + 0.2)) -
    1.7 * sstep(0.72, 1, t);
  const lit = sstep(830, 640, x) * sstep(0.2, 0.02, Math.abs(t + 0.5 - 0.06 * n.n2(x * 0.006, 4)));
  if (x < gill(y)) {
    const cheek =
      base + 0.7 * n.n2(x * 0.016, y * 0.02) - 1.2 * sstep(120, 20, x) * sstep(0.2, -0.7, t);
    // small scales between eye and gill plate
    const net = x > 150 && x < 206 && y > -40 && y < 60 && scaleAt(x * 1.3, t)[2] > 0.88 ? 0.8 : 0;
    return toned(cheek - net);
  }
  if (x > 844 + 9 * n.n2(y * 0.06, 3)) return toned(base - 0.6);
  const [i, j, out, forward] = scaleAt(x, t);
  const worn = n.n2(x * 0.012, y * 0.02);
  // a scale is dark where the one before it covers it, pale to its rim
  let v = base + 1.5 * clamp(forward + 0.1, -0.5, 0.6) + 0.5 * (chance(i, j, 1) - 0.5);
  const rim = out > 0.86;
  if (rim) v += t < -0.1 ? -1.3 : t < 0.5 ? -1 : worn > -0.2 ? -0.9 : 0;
  if (Math.abs(t + 0.36 + 0.1 * Math.sin(x / 280)) < 0.022 && !rim) v -= 1.4;
  if (!rim && out > 0.3 && forward > 0.02) {
    if (lit > 0.62 && forward > 0.12 && worn > -0.35 && chance(i, j, 2) < lit - 0.12) return WET;
    v += 2.4 * lit * (0.5 + 0.5 * chance(i, j, 4));
  }
  if (
    !rim &&
    out < 0.36 &&
    t < 0.3 &&
    t > -0.92 &&
    chance(i, j, 3) < 0.13 * sstep(0.3, -0.4, t) * (0.6 + n.n2(x * 0.009, y * 0.02))
  )
    return out < 0.17 ? SEA : BLUE;
  if (t > 0.9 && !rim) return PEARL;
  return toned(v);
}
export function seaBream(P: Print, key: string) {
  const under = layer(),
    fins = layer(),
    L = layer(),
    over = layer(),
    K = layer();
  under.x.translate(-34, 40);
  for (const { x } of [under, fins, over, K]) {
    x.translate(...AT);
    x.rotate(TURN);
    x.scale(SIZE, SIZE);
  }
  for (const part of [body, tail.edge, ventral.edge, anal.edge]) fillPoly(under.x, part, "#2b2f58");
  P.put(under, { op: "multiply", blur: 1.6 });
  for (const fin of [tail, dorsal, anal, ventral]) fin.print(fins.x, K.x, key);
  P.put(fins, { occlude: 1 });
  const c = Math.cos(TURN) / SIZE,
    s = Math.sin(TURN) / SIZE;
  const pixels = shade((px, py, o) => {
    const dx = px - AT[0],
      dy = py - AT[1];
    const x = dx * c + dy * s,
      y = -dx * s + dy * c;
    const i = Math.round(x);
    o[3] = 0;
    if (i < 1 || i >= LONG - 14 || y < top[i] || y > foot[i]) return;
    o.set(skin(x, y));
    o[3] = 255;
  });
  stamp(L.x, pixels);
  K.x.globalCompositeOperation = "destination-out";
  fillPoly(K.x, body, "#000");
  K.x.globalCompositeOperation = "source-over";
  head(over.x, K.x, key);
  clearUnder(K.x, pectoral.edge);
  pectoral.print(over.x, K.x, key);
  stamp(L.x, over);
  K.x.fillStyle = key;
  K.x.beginPath();
  brushPath(
    K.x,
    [...body, body[0]],
    // bolder below, on the side away from the light
    (t) => 3.4 + 2 * Math.sin((t - 0.5) * 6.28 + 0.4) + 0.9 * n.n2(t * 14, 1),
  );
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
