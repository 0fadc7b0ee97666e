/** roofboat: long wooden boats with a light roof and open sides, lanterns along the eave, seen from a bank. */
import {
  paintOf,
  type Fill,
  type Rng,
  css,
  lerp,
  mix,
  sstep,
  type Col,
  type Ctx,
  type Pt,
  type V3,
} from "../../kit/core.ts";
import { Tones, brushPath, stroke } from "../../kit/brush.ts";
import { paperLantern } from "./lantern.ts";
import { project, type WaterCam } from "./nightwater.ts";

export interface RoofBoat {
  /** middle of the boat on the water, heading (unit vector), length */
  at: [number, number];
  dir: [number, number];
  len: number;
}
export interface BoatInk {
  hull: Col;
  hullLit: Col;
  roof: Col;
  roofLit: Col;
  dark: Col;
  glow: Col;
  key: Col;
}
const HALF = 1.05,
  EAVE = 1.78,
  RIDGE = 2.12;
/** u -1..1 along, v -1 (near side) .. 1 across, z up */
export function onBoat(b: RoofBoat, u: number, v: number, z: number): V3 {
  const a = (u * b.len) / 2;
  // the near side is the one towards the camera: -y
  return [
    b.at[0] + b.dir[0] * a - b.dir[1] * v * HALF,
    b.at[1] + b.dir[1] * a + b.dir[0] * v * HALF,
    z,
  ];
}
const taper = (u: number) =>
  Math.sqrt(Math.max(0, 1 - Math.max(0, (Math.abs(u) - 0.62) / 0.38) ** 2.2)) * 0.92 + 0.08;
const sheer = (u: number) => 0.5 + 0.56 * sstep(0.68, 1, Math.abs(u)) ** 1.6;
const ROOF = 0.62;

export function eaveLamps(b: RoofBoat, n: number): V3[] {
  const o: V3[] = [];
  for (let i = 0; i < n; i++)
    o.push(onBoat(b, lerp(-ROOF + 0.05, ROOF - 0.05, i / (n - 1)), -1.04, EAVE - 0.26));
  return o;
}

export function drawRoofBoat(
  x: Ctx,
  k: Ctx,
  c: WaterCam,
  b: RoofBoat,
  ink: BoatInk,
  r: Rng,
  o: { lamps: number; lit: number },
) {
  const px = (u: number, v: number, z: number): Pt => {
    const q = project(c, onBoat(b, u, v, z));
    return [q[0], q[1]];
  };
  const ppm = c.f / b.at[1];
  const fill = (p: Pt[], col: Fill) => {
    x.fillStyle = paintOf(col);
    x.beginPath();
    p.forEach(([a, d], i) => (i ? x.lineTo(a, d) : x.moveTo(a, d)));
    x.closePath();
    x.fill();
  };
  const ln = (p: Pt[], w: number, a = 0.9) => {
    k.fillStyle = css(ink.key, a);
    k.beginPath();
    brushPath(k, p, (t) => w * (0.75 + 0.4 * Math.sin(t * 9 + p[0][0])));
    k.fill();
  };
  const run = (f: (u: number) => Pt, u0 = -1, u1 = 1, n = 40) =>
    Array.from({ length: n + 1 }, (_, i) => f(lerp(u0, u1, i / n)));
  // far side, floor, and the warm light below the roof
  fill(
    [
      ...run((u) => px(u, taper(u), sheer(u))),
      ...run((u) => px(u * (1 - 0.14 * sstep(0.6, 1, Math.abs(u))), taper(u), 0.2)).toReversed(),
    ],
    mix(ink.dark, ink.glow, 0.22 * o.lit),
  );
  fill(
    [
      ...run((u) => px(u, taper(u), 0.25), -0.88, 0.88),
      ...run((u) => px(u, -taper(u), 0.25), -0.88, 0.88).toReversed(),
    ],
    mix(ink.dark, ink.glow, 0.3 * o.lit),
  );
  const inside = [
    px(-ROOF, 0.95, EAVE),
    px(ROOF, 0.95, EAVE),
    px(ROOF, 0.95, 0.5),
    px(-ROOF, 0.95, 0.5),
  ];
  const g = x.createLinearGradient(0, inside[0][1], 0, inside[2][1]);
  g.addColorStop(0, css(mix(ink.dark, ink.glow, 0.94 * o.lit)));
  g.addColorStop(0.55, css(mix("#8a3f20", ink.glow, 0.7 * o.lit)));
  g.addColorStop(1, css(mix("#5a2a20", ink.glow, 0.3 * o.lit)));
  fill(inside, g);
  // posts, far then near
  for (const v of [0.95, -1])
    for (let i = 0; i <= 6; i++) {
      const u = lerp(-ROOF, ROOF, i / 6);
      stroke(
        x,
        [px(u, v, 0.4), px(u, v, EAVE)],
        ppm * (v > 0 ? 0.06 : 0.08),
        mix(ink.dark, ink.hull, v > 0 ? 0.3 : 0.6),
        { taper: [0, 0] },
      );
    }
  // near side of the hull: three strakes; the lamps light it in pools, the ends are dark
  const pool = (u: number) => {
    let t = 0;
    for (let i = 0; i < o.lamps; i++) {
      const v = lerp(-ROOF + 0.05, ROOF - 0.05, i / (o.lamps - 1));
      t = Math.max(t, Math.exp(-(((u - v) / 0.07) ** 2)));
    }
    return t * o.lit + 0.25 * sstep(0.9, 0.5, Math.abs(u));
  };
  for (let s = 2; s >= 0; s--) {
    const lo = s / 3,
      hi = (s + 1) / 3;
    // the stems rake: the foot of each end lies further in than its head
    const at = (u: number, h: number) =>
      px(
        u * (1 - 0.075 * (1 - h) * sstep(0.7, 1, Math.abs(u))),
        -taper(u) * lerp(0.8, 1, h),
        sheer(u) * h,
      );
    for (let i = 0; i < 120; i++) {
      const [u, v] = [lerp(-1, 1, i / 120), lerp(-1, 1, (i + 1.2) / 120)];
      const t = Math.round(24 * pool(u) * [0.3, 0.55, 0.9][s]) / 24;
      const end = mix(ink.dark, ink.hull, 0.35 + 0.65 * sstep(1, 0.6, Math.abs(u)));
      fill(
        [at(u, lo), at(v, lo), at(v, hi), at(u, hi)],
        mix(mix(end, ink.hullLit, 0.16 + 0.22 * s), mix(ink.hullLit, ink.glow, 0.5), 0.6 * t),
      );
    }
    ln(
      run((u) => at(u, hi)),
      Math.max(0.8, ppm * 0.018),
      0.8,
    );
  }
  const T = new Tones();
  for (let i = 0; i < 90; i++) {
    const u = r.range(-0.96, 0.9),
      z = r.range(0.08, 0.95),
      l = r.range(0.03, 0.12);
    const p = [0, 0.5, 1].map((t) =>
      px(u + l * t, -taper(u + l * t) * lerp(0.8, 1, z), sheer(u + l * t) * z),
    );
    T.add(
      r.chance(0.5) ? mix(ink.hull, ink.dark, 0.6) : mix(ink.hull, ink.hullLit, 0.7),
      (q) => brushPath(q, p, (t) => ppm * 0.018 * Math.sin(Math.PI * (0.1 + 0.8 * t))),
      0.7,
    );
  }
  T.flush(x);
  stroke(
    x,
    run((u) => px(u, -taper(u), sheer(u) + 0.03)),
    Math.max(1.6, ppm * 0.05),
    mix(ink.hullLit, ink.glow, 0.35 * o.lit),
    { taper: [0.05, 0.05] },
  );
  // low rail
  stroke(
    x,
    [px(-ROOF, -1, 0.82), px(ROOF, -1, 0.82)],
    ppm * 0.05,
    mix(ink.dark, ink.hullLit, 0.5),
    { taper: [0, 0] },
  );
  // roof: far slope, near slope with battens, ridge
  const U = ROOF + 0.03;
  fill(
    [
      ...run((u) => px(u, 0, RIDGE), -U, U, 12),
      ...run((u) => px(u, 1.15, EAVE + 0.02), -U, U, 12).toReversed(),
    ],
    mix(ink.roof, ink.dark, 0.35),
  );
  const eave = run((u) => px(u, -1.15, EAVE), -U, U, 12),
    ridge = run((u) => px(u, 0, RIDGE), -U, U, 12);
  const slope = x.createLinearGradient(0, ridge[6][1], 0, eave[6][1]);
  slope.addColorStop(0, css(ink.roofLit));
  slope.addColorStop(1, css(ink.roof));
  fill([...ridge, ...eave.toReversed()], slope);
  for (let i = 1; i < 34; i++) {
    const u = lerp(-U, U, i / 34);
    T.add(i % 2 ? mix(ink.roof, ink.dark, 0.4) : mix(ink.roof, ink.roofLit, 0.8), (q) =>
      brushPath(
        q,
        [px(u, 0, RIDGE), px(u, -0.6, lerp(RIDGE, EAVE, 0.46)), px(u, -1.15, EAVE)],
        () => Math.max(0.8, ppm * 0.022),
      ),
    );
  }
  T.flush(x);
  fill(
    [...eave, ...run((u) => px(u, -1.15, EAVE - 0.09), -U, U, 12).toReversed()],
    mix(ink.dark, ink.glow, 0.4 * o.lit),
  );
  stroke(x, ridge, Math.max(2, ppm * 0.07), mix(ink.roofLit, "#ffffff", 0.12), {
    taper: [0.02, 0.02],
  });
  ln(eave, Math.max(0.9, ppm * 0.025));
  ln(
    ridge.map(([a, d]) => [a, d - ppm * 0.04] as Pt),
    Math.max(0.8, ppm * 0.02),
  );
  // lanterns
  for (const l of eaveLamps(b, o.lamps)) {
    const q = project(c, l),
      w = (c.f / q[1 + 1]) * 0.15,
      h = w * 1.28;
    paperLantern(x, k, q[0], q[1], w, h, ink.key);
  }
}
