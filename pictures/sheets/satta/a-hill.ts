/** Satta Pass, A: the terraced hill of the pass: walls and rows of mandarin trees, dark in the moon's shade, warm by the lamps. */
import { clamp, css, lerp, mix, Noise, type Pt, Rng, sstep } from "../../kit/core.ts";
import { clearUnder, dab, Tones } from "../../kit/brush.ts";
import { face, fromSheet, INK, inked, type Pens, place, scaleAt } from "./a-plan.ts";

const n = new Noise(23);
const END = 850;
/** the skyline of the hill on the sheet */
const CREST: Pt[] = [
  [-40, 214],
  [40, 240],
  [130, 272],
  [220, 296],
  [290, 330],
  [350, 362],
  [430, 372],
  [520, 376],
  [590, 398],
  [660, 440],
  [740, 478],
  [800, 502],
  [END, 522],
];
function crestAt(x: number): number {
  const i = Math.max(
    1,
    CREST.findIndex(([cx]) => cx >= x),
  );
  const [x0, y0] = CREST[i - 1],
    [x1, y1] = CREST[i];
  return lerp(y0, y1, (x - x0) / (x1 - x0)) + 4 * n.n2(x * 0.03, 2);
}
const footD = (x: number) => lerp(96, 205, sstep(-60, 1050, x));
const crestD = (x: number) => footD(x) + lerp(62, 20, clamp(x / END));
const FOOT = 3.6,
  STEP = 3.7;
/** a point of the hill above a place of the sheet's lower edge, at a height */
function slope(x: number, z: number): [number, number, number] {
  const d0 = footD(x),
    d1 = crestD(x),
    [, , top] = fromSheet([x, crestAt(x)], d1);
  const t = clamp((z - FOOT) / (top - FOOT));
  const d = lerp(d0, d1, t);
  return [fromSheet([x, 0], d)[0], d, Math.min(z, top)];
}
const topAt = (x: number) => fromSheet([x, crestAt(x)], crestD(x))[2];
const columns: number[] = [];
for (let x = -40; x <= END; x += 10) columns.push(x);

const level = (z: number) =>
  columns.map((x) => slope(x, z + 0.5 * n.n2(x * 0.008, z) * sstep(0, 6, z - FOOT)));

/** How much of the road lamps' light reaches a place: three lamps stand before the hill. */
const lampLight = (x: number, y: number) =>
  [
    [75, 290, 150],
    [483, 380, 110],
    [720, 430, 70],
  ].reduce((a, [lx, ly, reach]) => Math.max(a, sstep(reach, 20, Math.hypot(x - lx, y - ly))), 0);

interface Tree {
  readonly at: Pt;
  readonly r: number;
  readonly hz: number;
}
/** A round tree: a dark mass, its shoulder towards the moon, a few fruits where light falls. */
function tree(p: Pens, { at: [x, y], r, hz }: Tree, q: Rng) {
  const T = new Tones(),
    up = p.eye.flip ? -1 : 1,
    warm = lampLight(x, p.eye.flip ? 1244 - y : y);
  const air = (c: string) => mix(c, "#3d5f76", hz * 0.6);
  const lobes: [number, number, number][] = [
    [0, 0, 1],
    [q.range(-0.7, -0.4), q.range(-0.1, 0.3), 0.66],
    [q.range(0.35, 0.65), q.range(-0.1, 0.35), 0.62],
    [q.range(-0.2, 0.25), -0.5, 0.6],
  ];
  const blob = (dx: number, dy: number, s: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i): Pt => {
      const a = (i / 9) * 6.283,
        w = s * r * (1 + 0.16 * n.n2(i * 3.1 + x, y));
      return [x + dx * r + Math.cos(a) * w, y + up * (dy * r + Math.sin(a) * w * 0.86)];
    });
  if (p.k) clearUnder(p.k, blob(0, 0, 1));
  for (const [dx, dy, s] of lobes)
    T.add(air("#143634"), (z) =>
      blob(dx, dy, s).forEach((b, i) => (i ? z.lineTo(...b) : z.moveTo(...b))),
    );
  for (const [dx, dy, s] of lobes)
    T.add(mix(air(p.eye.flip ? "#23503f" : "#35674f"), "#7d8a48", warm * 0.5), (z) =>
      blob(dx + 0.16, dy - 0.16, s * 0.68).forEach((b, i) => (i ? z.lineTo(...b) : z.moveTo(...b))),
    );
  T.flush(p.x);
  // the water shows only the masses
  if (p.eye.flip) return;
  for (let i = 0; i < 4 + r / 4; i++) {
    const a = q.range(-1.5, 0.5),
      d = q.range(0.3, 0.9) * r;
    T.add(mix(air("#83a583"), "#d6c26c", warm * 0.7), (z) =>
      dab(
        z,
        x + Math.cos(a) * d,
        y + up * Math.sin(a) * d * 0.86,
        r * 0.3,
        r * 0.2,
        q.range(-0.6, 0.6),
      ),
    );
  }
  const fruits = Math.round((r / 4) * (0.5 + 2 * warm) * q.u() * 1.6);
  for (let i = 0; i < fruits; i++) {
    const a = q.range(0, 6.3),
      d = q.u() * r * 0.85,
      s = Math.max(1, r * 0.1);
    T.add(mix("#b8702f", "#ffb040", clamp(0.3 + warm)), (z) => {
      z.moveTo(x + Math.cos(a) * d + s, y + Math.sin(a) * d * 0.8);
      z.arc(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.8, s, 0, 6.3);
    });
  }
  T.flush(p.x);
}

function wall(p: Pens, z: number, q: Rng) {
  const low = level(z - STEP * 0.5),
    high = level(z);
  const g = p.x.createLinearGradient(0, 0, END, 0);
  g.addColorStop(0, "#4a6072");
  g.addColorStop(1, "#56748a");
  face(p, [...high, ...low.toReversed()], g);
  inked(p, high, 1.1, 0.5);
  if (p.eye.flip) return;
  for (let x = -20; x < END - 40; x += q.range(7, 26)) {
    if (topAt(x) < z) continue;
    const a = q.range(0.05, 0.6),
      from = slope(x, z - STEP * 0.5 * a),
      to = slope(x + q.range(-3, 3), z - STEP * 0.5 * (a + 0.36));
    inked(p, [from, to], 1, 0.5);
    inked(p, [to, slope(x + q.range(8, 20), z - STEP * 0.5 * (a + 0.4))], 1, 0.4);
  }
}

/** The whole hill, from the crest down, each terrace before the one above it. */
export function hill(p: Pens) {
  const q = new Rng(41);
  const crest = columns.map((x) => slope(x, 999));
  const foot = columns.map((x) => slope(x, FOOT - 2));
  const g = p.x.createLinearGradient(0, 230, 0, p.eye.flip ? 1040 : 560);
  g.addColorStop(0, "#20433f");
  g.addColorStop(1, "#23464a");
  face(p, [...crest, ...foot.toReversed()], g, 1.2);
  // the dark wood on the crest
  const T = new Tones();
  for (let x = -30; x < 720; x += q.range(5, 12)) {
    if (n.n2(x * 0.012, 30) < -0.05) continue;
    const [cx, cy] = place(p, [slope(x, 999)])[0],
      s = q.range(5, 13) * lerp(1.1, 0.6, clamp(x / 700));
    T.add("#12263a", (z) => {
      for (let i = 0; i <= 10; i++) {
        const a = (i / 10) * 6.283,
          w = s * (1 + 0.34 * n.n2(cx + i * 2.3, 5));
        const at: Pt = [cx + Math.cos(a) * w, cy + Math.sin(a) * w * 0.8];
        if (i) z.lineTo(...at);
        else z.moveTo(...at);
      }
    });
  }
  T.flush(p.x);
  for (let k = 13; k >= 0; k--) {
    const z = FOOT + 1 + k * STEP;
    wall(p, z, q);
    for (let x = -30; x < END;) {
      const [, d] = slope(x, z),
        r = scaleAt(d) * 1.3 * q.range(0.7, 1.2);
      x += r * (q.chance(0.1) ? 3.6 : q.range(1.05, 1.75));
      if (topAt(x) < z + 1.2 || n.n2(x * 0.014, k * 1.7) < -0.55) continue;
      const [tx, td] = slope(x, z + 1.2),
        [, , zz] = slope(x, z);
      const at = place(p, [[tx, td, zz + 0.7]])[0];
      tree(p, { at, r, hz: clamp(x / END) }, q);
    }
    if (k === 6) shed(p);
  }
}

/** a hut among the trees, one window lit */
function shed(p: Pens) {
  const s = scaleAt(130),
    [x, y] = place(p, [fromSheet([168, 330], 130)])[0],
    up = p.eye.flip ? -1 : 1;
  const quad = (c: string, ...q: Pt[]) => {
    const at = q.map(([a, b]): Pt => [x + a * s, y - up * b * s]);
    if (p.k) clearUnder(p.k, at);
    p.x.fillStyle = css(c);
    p.x.beginPath();
    at.forEach((b, i) => (i ? p.x.lineTo(...b) : p.x.moveTo(...b)));
    p.x.fill();
  };
  quad(INK, [-2.6, 0], [2.4, 0], [2.4, 2], [-2.6, 2]);
  quad("#56708a", [-3.2, 1.8], [3, 1.6], [2.2, 3.2], [-2.4, 3.4]);
  quad("#f7ae4b", [-1.4, 0.5], [0.4, 0.5], [0.4, 1.5], [-1.4, 1.5]);
}
