/** The near grass against the sky: the tall blade that bends, its neighbours, and foxtails with light in their bristles. */
import { css, layer, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { ARC, INK, RIM } from "./d-plan.ts";

const r = new Rng(23);
const TWIST = 0.66;

/** A leaf with its widest part low, and light along its upper edge where it lies against the sky. */
function leaf(P: Print, spine: readonly Pt[], w: number, rim: number, c = INK) {
  const L = layer();
  const line = [...spine];
  // it twists once, where it is narrow; past the twist its paler under side shows
  const width = (t: number) =>
    w *
    Math.sin(Math.PI * (0.14 + 0.855 * t)) ** 0.9 *
    (1 - 0.72 * Math.exp(-(((t - TWIST) / 0.05) ** 2)));
  const last = line.length - 1,
    turn = Math.round(last * TWIST);
  L.x.fillStyle = c;
  L.x.beginPath();
  brushPath(L.x, line, width);
  L.x.fill();
  L.x.fillStyle = "#3a356c";
  L.x.beginPath();
  brushPath(L.x, line.slice(turn), (t) => width(TWIST + (1 - TWIST) * t) * 0.86);
  L.x.fill();
  const along = (side: number, fill: string, k: number, from = 0.2) => {
    L.x.fillStyle = fill;
    L.x.beginPath();
    const edge = line.map((q, i): Pt => {
      const a = line[Math.max(0, i - 1)],
        b = line[Math.min(last, i + 1)];
      const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const off = side * width(i / last) * 0.5;
      return [q[0] + ((b[1] - a[1]) / d) * off, q[1] - ((b[0] - a[0]) / d) * off];
    });
    brushPath(
      L.x,
      edge.slice(Math.round(last * from)),
      (t) => k * Math.sin(Math.PI * (0.05 + 0.9 * t)),
    );
    L.x.fill();
  };
  along(0.05, css("#5b4f86", 0.9), w * 0.07);
  if (rim) along(0.9, css(RIM, rim), w * 0.11);
  P.put(L, { occlude: 1 });
}

/** A foxtail: dark grains in the middle, and bristles that the light shines through. */
function foxtail(P: Print, stem: string, len: number, wide: number) {
  const L = layer(),
    T = new Tones();
  const line = catmull(pts(stem), 14);
  T.add(INK, (z) => brushPath(z, line, (t) => 6 - 3 * t));
  const m = line.length;
  let run = 0;
  const head: { p: Pt; a: number; t: number }[] = [];
  for (let i = m - 1; i > 0 && run < len; i--) {
    const [a, b] = [line[i - 1], line[i]];
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let k = 0; k < d; k += 2.2) {
      const f = k / d;
      head.push({
        p: [b[0] + (a[0] - b[0]) * f, b[1] + (a[1] - b[1]) * f],
        a: Math.atan2(b[1] - a[1], b[0] - a[0]),
        t: Math.min(1, (run + k) / len),
      });
    }
    run += d;
  }
  for (const [reach, c, n] of [
    [1.5, "#c98470", 3],
    [1.25, "#ffd79a", 3],
    [0.72, "#5c3d5c", 4],
    [0.5, INK, 5],
  ] as const) {
    for (const { p, a, t } of head)
      for (let k = 0; k < n; k++) {
        const side = r.chance(0.5) ? 1 : -1;
        const l = wide * reach * r.range(0.6, 1.1) * Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 0.7;
        T.add(c, (z) =>
          dab(z, p[0], p[1], l, reach > 1 ? 1.7 : 4.4, a + side * r.range(0.35, 0.8), 0),
        );
      }
    T.flush(L.x);
  }
  P.put(L, { occlude: 1 });
}

/** What stands behind the tall blade. */
export function behind(P: Print) {
  foxtail(P, "80,1260 96,1010 60,800 -6,690", 150, 34);
  leaf(P, catmull(pts("120,1270 110,1040 40,860 -80,780"), 10), 20, 0.3);
  leaf(P, catmull(pts("240,1270 300,1080 420,960 590,940"), 10), 18, 0.5);
  leaf(P, catmull(pts("150,1270 170,980 130,700 40,470"), 12), 22, 0.6);
}
export function tallBlade(P: Print) {
  leaf(P, ARC, 46, 0.9);
}
/** Dark blades along the lower edge, in tufts, as a base for the picture. */
export function lowBlades(P: Print) {
  const L = layer(),
    T = new Tones(),
    q = new Rng(41);
  for (let k = 0; k < 210; k++) {
    const x = q.range(-40, 1640);
    const tuft = P.noise.n2(x * 0.006, 8);
    const long = (70 + 90 * Math.max(0, tuft + 0.35)) * q.range(0.5, 1.15),
      lean = 0.22 + q.g() * 0.34;
    const line = catmull(
      [
        [x, 1230],
        [x + lean * long * 0.2, 1216 - long * 0.55],
        [x + lean * long * 0.7, 1210 - long * 0.95],
        [x + lean * long * 1.3, 1210 - long * (1.02 - 0.3 * Math.abs(lean))],
      ] as Pt[],
      6,
    );
    T.add(q.chance(0.7) ? INK : "#1e1f47", (z) =>
      brushPath(z, line, (v) => 8.5 * Math.sin(Math.PI * (0.2 + 0.79 * v))),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
}
/** What stands in front of it. */
export function inFront(P: Print) {
  foxtail(P, "250,1270 262,1100 320,950 430,900 500,930", 150, 32);
  leaf(P, catmull(pts("210,1270 200,1120 120,1010 -20,980"), 10), 24, 0.4);
  leaf(P, catmull(pts("280,1290 330,1180 470,1100 640,1120"), 10), 22, 0.5);
  foxtail(P, "1500,1280 1512,1060 1500,840 1430,700 1350,668", 150, 32);
  leaf(P, catmull(pts("1540,1280 1560,1000 1540,700 1470,470"), 12), 22, 0.5);
  leaf(P, catmull(pts("1600,1290 1590,1080 1500,940 1360,900"), 10), 22, 0.2);
  leaf(P, catmull(pts("1640,1280 1630,900 1600,640 1540,420"), 12), 22, 0.2);
}
