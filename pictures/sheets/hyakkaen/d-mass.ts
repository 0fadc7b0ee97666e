/** Bush clover and grass on the left, one dark mass that falls to the right; at its edge some sprays and blades speak. */
import { bokashi, type Ctx, css, layer, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, catmull, dab, poly, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { DEEP, INK, RIM } from "./d-plan.ts";

const r = new Rng(27);
/** A blade within the mass: just lighter than it. */
const LOW = "#122431";

function leaflet(x: Ctx, [px, py]: Pt, long: number, a: number, flat = 0.22) {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  x.moveTo(px, py);
  x.ellipse(px + c * long * 0.56, py + s * long * 0.56, long * 0.5, long * flat, a, 0, 6.283);
}
/** Three leaflets on their stalk. */
function leaf(x: Ctx, at: Pt, long: number, a: number) {
  const stalk: Pt = [at[0] + Math.cos(a) * long * 0.4, at[1] + Math.sin(a) * long * 0.4];
  // each leaf is turned otherwise, so its leaflets are narrow or broad
  const [turn, open] = [r.range(0.16, 0.3), r.range(0.8, 1.3)];
  leaflet(x, stalk, long, a, turn);
  leaflet(x, stalk, long * 0.86, a - open, 0.42 - turn);
  leaflet(x, stalk, long * r.range(0.6, 0.84), a + open * 1.1, turn * 0.8);
}

/** A spray of bush clover: leaves along it, and from `bloom` on racemes of small flowers. */
function spray(
  x: Ctx,
  spine: string,
  size: number,
  tone: string,
  bloom: number,
  flower: readonly [string, string],
) {
  const line = catmull(pts(spine), 14),
    T = new Tones(),
    last = line.length - 1;
  T.add(tone, (z) => brushPath(z, line, (t) => size * 0.2 * (1 - 0.7 * t) + 0.8));
  let side = 1,
    run = 0,
    pause = size;
  for (let i = 3; i <= last; i++) {
    const [p, q] = [line[i], line[i - 1]],
      t = i / last;
    run += Math.hypot(p[0] - q[0], p[1] - q[1]);
    if (run < pause) continue;
    run = 0;
    pause = size * r.range(0.34, 1.2) * (1 - 0.4 * t);
    if (r.chance(0.8)) side = -side;
    const a = Math.atan2(p[1] - q[1], p[0] - q[0]);
    const long = size * (1.2 - 0.62 * t) * r.range(0.6, 1.2);
    const at: Pt = [p[0], p[1]],
      turn = a + side * r.range(0.5, 1.2) + 0.25;
    T.add(tone, (z) => leaf(z, at, long, turn));
    if (t < bloom) continue;
    // sometimes a raceme on the other side; its flowers hang, the last ones are buds
    if (r.chance(0.45)) continue;
    const b = a - side * r.range(0.4, 0.8),
      reach = size * r.range(1.6, 2.6) * (1.1 - 0.5 * t);
    for (let k = 1; k <= 6; k++) {
      const f = (k + r.g() * 0.2) / 6,
        px = p[0] + Math.cos(b) * reach * f,
        py = p[1] + Math.sin(b) * reach * f + size * 0.6 * f * f;
      const big = size * 0.5 * (1.15 - 0.85 * f) * r.range(0.7, 1.15);
      T.add(flower[k < 4 ? 1 : 0], (z) =>
        dab(z, px, py, big, big * 0.8, b + r.range(-1.2, 1.4), 0.1),
      );
    }
  }
  T.flush(x);
}

/** A long leaf of grass: widest low, with its pale midrib. */
function blade(x: Ctx, spine: string, w: number, tone: string, rib = 0, rim = 0) {
  const line = catmull(pts(spine), 14);
  const width = (t: number) => 2.3 * w * (0.1 + t) ** 0.55 * (1.004 - t) ** 0.9;
  x.fillStyle = tone;
  x.beginPath();
  brushPath(x, line, width);
  x.fill();
  // its upper half is lighter along the fold; where the moon reaches it, the edge is bright
  for (const [a, off, k, c] of [
    [rib, -0.22, 0.42, "#3a5866"],
    [rim, -0.42, 0.13, RIM],
  ] as const) {
    if (!a) continue;
    const from = Math.round(line.length * (c === RIM ? 0.3 : 0.1)),
      m = line.length - 1;
    const edge = line.map((p, i): Pt => {
      const [b, d] = [line[Math.max(0, i - 1)], line[Math.min(m, i + 1)]];
      const l = Math.hypot(d[0] - b[0], d[1] - b[1]) || 1,
        o = -off * width(i / m);
      return [p[0] + ((d[1] - b[1]) / l) * o, p[1] - ((d[0] - b[0]) / l) * o];
    });
    x.fillStyle = css(c, a);
    x.beginPath();
    brushPath(x, edge.slice(from), (t) => w * k * Math.sin(Math.PI * (0.04 + 0.94 * t)));
    x.fill();
  }
}

/** The area below a line, with leaves that break its edge in a few places. */
function mound(
  P: Print,
  spine: string,
  tones: readonly [string, string],
  size: number,
  seed: number,
) {
  const line = catmull(pts(spine), 20);
  const top = Math.min(...line.map((p) => p[1]));
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, top, 0, Math.max(top + 300, 1200), [
      [0, tones[0]],
      [1, tones[1]],
    ]);
    poly(x, [[-40, 1240], ...line, [W + 40, 1240]]);
    x.fill();
    x.beginPath();
    for (let k = 0; k < 520; k++) {
      const p = line[Math.floor(r.u() * line.length)] ?? line[0];
      const tuft = P.noise.n2(p[0] * 0.012, seed + 6);
      if (p[0] < 640 || tuft < -0.1) continue;
      dab(
        x,
        p[0] + r.range(-9, 9),
        p[1] + 5,
        size * r.range(0.7, 2.1) * (0.7 + tuft),
        size * 0.16,
        -1.1 + r.g() * 0.28,
        0.12,
      );
    }
    x.fill();
    x.beginPath();
    for (const p of line) {
      if (p[0] > 860) break;
      const many = P.noise.n2(p[0] * 0.008, seed);
      if (many < 0.12 || r.chance(0.2)) continue;
      leaf(x, [p[0] + r.g() * 8, p[1] + 6], size * r.range(0.6, 1.5), -0.7 + r.g() * 0.7);
    }
    x.fill();
  });
}

/** What stands behind the plumes' stems. */
export function backMass(P: Print) {
  mound(
    P,
    "-40,640 60,632 150,664 236,716 320,768 420,806 540,838 640,880 760,944 900,1000 1080,1044 1300,1072 1640,1060",
    ["#20394a", INK],
    20,
    2,
  );
  const L = layer();
  for (const [spine, size, bloom] of [
    ["40,800 120,640 230,560 330,560 400,620", 19, 0.5],
    ["200,860 300,740 430,700 540,730 610,800", 20, 0.45],
    ["-20,700 60,560 170,500 250,520", 18, 0.6],
  ] as const)
    spray(L.x, spine, size, DEEP, bloom, ["#4a4250", "#6d5560"]);
  P.put(L, { occlude: 1 });
}

/** What stands before them. */
export function frontMass(P: Print) {
  const B = layer();
  for (const [spine, w, tone, rib, rim] of [
    ["60,1240 70,960 130,760 260,660 380,680", 15, DEEP, 0.3, 0.5],
    ["200,1240 250,1010 360,850 520,780 660,810", 16, DEEP, 0.3, 0.6],
    ["-10,1240 -10,860 40,620 150,520", 15, DEEP, 0, 0.4],
    ["300,1240 400,1040 560,930 740,930", 15, DEEP, 0.3, 0.4],
  ] as const)
    blade(B.x, spine, w, tone, rib, rim);
  P.put(B, { occlude: 1 });
  mound(
    P,
    "-40,850 100,860 220,900 340,948 460,980 600,1030 760,1080 960,1114 1200,1130 1440,1124 1640,1096",
    [INK, INK],
    24,
    7,
  );
  const L = layer();
  for (const [spine, size, bloom] of [
    ["60,1040 170,880 320,800 460,820 560,900", 25, 0.42],
    ["260,1100 380,970 540,920 680,960 760,1040", 25, 0.4],
    ["-30,900 60,760 190,700 290,740 350,820", 23, 0.5],
    ["480,1160 620,1060 800,1040 930,1090", 24, 0.5],
  ] as const)
    spray(L.x, spine, size, INK, bloom, ["#5d3a4a", "#8f5c66"]);
  for (const [spine, w, tone, rib, rim] of [
    ["-40,1250 0,1080 50,900 96,700", 17, LOW, 0.12, 0.3],
    ["96,1260 176,1080 290,920 446,830", 20, LOW, 0.14, 0.3],
    ["170,1260 290,1110 470,1000 690,966 770,1000", 19, LOW, 0.16, 0],
    ["610,1260 650,1150 730,1030 850,930", 15, INK, 0.2, 0.4],
    ["560,1260 680,1130 830,1070 990,1090 1030,1130", 16, INK, 0.2, 0],
    ["1080,1260 1110,1130 1180,1030 1290,990", 14, INK, 0.2, 0.4],
    ["1210,1260 1250,1090 1340,960 1480,900", 15, INK, 0.3, 0.4],
    ["1400,1260 1420,1080 1470,900 1560,770", 17, INK, 0.2, 0.5],
    ["1460,1260 1510,1150 1590,1080 1690,1070", 18, INK, 0.3, 0],
    ["1540,1260 1550,1090 1590,930 1660,840", 16, INK, 0.2, 0.3],
  ] as const)
    blade(L.x, spine, w, tone, rib, rim);
  P.put(L, { occlude: 1 });
}
