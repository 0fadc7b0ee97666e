/**
 * The wooden fish of Manpuku-ji as a carved relief: height over the sheet, the part that each point belongs to, and the carved
 * lines.
 */
import { clamp, lerp, Noise, sstep } from "../../kit/core.ts";

export const LEFT = 208;
export const LEN = 1110;
export const MID = 574;
export const R = 214;
/** how far the mouth opens, as a part of the height of the head */
const GAPE = 0.4;
const fn = new Noise(22);

/** body outline along s (0 lips .. 1 root of the tail) */
const PROF: [number, number][] = [
  [0, 0.41],
  [0.012, 0.46],
  [0.035, 0.52],
  [0.1, 0.66],
  [0.2, 0.84],
  [0.34, 0.96],
  [0.42, 0.97],
  [0.5, 0.95],
  [0.66, 0.74],
  [0.8, 0.48],
  [0.9, 0.33],
  [1, 0.3],
];
export function halfAt(s: number) {
  let k = 0;
  while (k < PROF.length - 2 && s > PROF[k + 1][0]) k++;
  const [a, b] = [PROF[k], PROF[k + 1]];
  const t = clamp((s - a[0]) / (b[0] - a[0]));
  return R * lerp(a[1], b[1], t * t * (3 - 2 * t) * 0.5 + t * 0.5);
}
/** the spine curves: head a little low, back arched, tail lifted */
export const spine = (s: number) =>
  MID + 24 - 40 * Math.sin(s * 2.7) - 60 * Math.pow(Math.max(0, s - 0.55), 1.5) * 2;
const BODY = 0.86; // the part of the length before the tail fin
const sOf = (x: number) => (x - LEFT) / (LEN * BODY);

export interface Carve {
  on: boolean;
  h: number;
  /** 0 body, 1 fin or tail, 2 ball, 3 mouth hollow, 4 eye */
  part: number;
  cut: number;
}
const out: Carve = { on: false, h: 0, part: 0, cut: 0 };

/** scales: overlapping, those nearer to the head on top */
function scales(u: number, v: number): { h: number; cut: number } {
  const row = Math.floor(u);
  for (let k = row - 1; k <= row + 1; k++) {
    const off = k & 1 ? 0.5 : 0;
    const j = Math.round(v - off) + off;
    const dx = u - k,
      dy = (v - j) * 1.12,
      d = Math.hypot(dx * 0.94, dy);
    if (d < 0.66 && dx > -0.55)
      return {
        h: 0.35 + 0.65 * clamp((dx + 0.3) / 0.9),
        cut: Math.max(
          sstep(0.52, 0.64, d),
          0.4 * sstep(0.05, 0.02, Math.abs(dy)) * sstep(0.1, 0.5, dx),
        ),
      };
  }
  return { h: 0, cut: 0.5 };
}

export function fishAt(x: number, y: number): Carve {
  out.on = false;
  out.h = 0;
  out.part = 0;
  out.cut = 0;
  const s = sOf(x),
    mid = spine(clamp(s, 0, 1.25));
  // the ball held in the jaws
  const bx = LEFT + 78,
    by = spine(0.08) + 10,
    br = 46,
    bd = Math.hypot((x - bx) * 1.18, y - by);
  // the lips close over it: inside the outline it is visible only through the opening
  const jaw =
    s > 0 && Math.abs((y - mid) / halfAt(Math.min(1, s)) - 0.08) > GAPE * sstep(0.215, 0, s);
  if (bd < br && !jaw) {
    out.on = true;
    out.part = 2;
    out.h = Math.sqrt(br * br - bd * bd) + 20;
    return out;
  }
  if (s >= 0 && s <= 1.02) {
    const half = halfAt(Math.min(1, s)),
      v = (y - mid) / half;
    // open mouth: a wedge between the lips
    const gape = GAPE * sstep(0.215, 0, s);
    // the lips end round, and between them the mouth is open to the air
    const wide = Math.abs(v - 0.08);
    if (
      s < 0.008 + 0.11 * Math.max(0, wide - 0.7) ||
      (wide < gape && s < 0.07 - 0.05 * (wide / gape) ** 2)
    )
      return out;
    if (Math.abs(v) <= 1) {
      out.on = true;
      const bulge = Math.sqrt(1 - v * v);
      out.h = half * 0.62 * bulge;
      const th = Math.asin(clamp(v, -1, 1));
      if (s < 0.215 && Math.abs(v - 0.08) < gape) {
        out.part = 3;
        out.h *= 0.3;
        return out;
      }
      // lips curve outwards
      const lip = Math.abs(Math.abs(v - 0.08) - gape - 0.09);
      if (s < 0.24) out.h += 15 * sstep(0.12, 0.02, lip) * sstep(0.24, 0.17, s);
      if (s < 0.24)
        out.cut = Math.max(
          out.cut,
          sstep(0.03, 0.012, Math.abs(Math.abs(v - 0.08) - gape - 0.2)) * sstep(0.24, 0.18, s),
        );
      // eye: a raised disc with a ring
      const ex = (s - 0.215) * LEN * BODY,
        ey = (v + 0.46) * half,
        ed = Math.hypot(ex, ey);
      if (ed < 25) {
        out.part = 4;
        out.h +=
          ed < 19
            ? 0.6 * Math.sqrt(Math.max(0, 19 * 19 - ed * ed))
            : 5 * Math.sin(((ed - 19) / 6) * Math.PI);
        out.cut = Math.max(out.cut, sstep(3.4, 1.4, Math.abs(ed - 19)));
        return out;
      }
      // brow, cheek and gill plate
      const gill = s - (0.325 + 0.035 * Math.cos(v * 1.9));
      if (gill < 0) {
        out.h += 9 * sstep(-0.05, -0.004, gill);
        for (const k of [0.022, 0.042])
          out.cut = Math.max(
            out.cut,
            0.7 * sstep(0.0045, 0.002, Math.abs(gill + k)) * sstep(0.95, 0.5, Math.abs(v)),
          );
        const brow = Math.hypot(ex * 0.7, ey) - 46;
        out.cut = Math.max(out.cut, 0.75 * sstep(3, 1.2, Math.abs(brow)) * (ey < 6 ? 1 : 0));
      } else {
        const q = scales((s - 0.31) * 21, th * 4.6);
        const fade = sstep(0, 0.02, gill);
        out.h += 30 * q.h * bulge * fade;
        out.cut = Math.max(out.cut, q.cut * 0.9 * fade, sstep(0.004, 0.001, gill));
      }
      // side fin on the scales
      const fx = (x - (LEFT + 0.315 * LEN)) / 230,
        fy = (y - (mid + half * 0.26)) / 112 - 0.36 * fx;
      const fan = Math.abs(fy) - (0.13 + 0.46 * Math.pow(clamp(fx), 0.8));
      if (fx > 0 && fx < 0.86 + 0.14 * Math.cos(fy * 2.2) + 0.03 * Math.sin(fy * 34) && fan < 0) {
        out.part = 1;
        const ray = Math.atan2(fy, fx + 0.25) * 24;
        out.h = half * 0.62 * bulge + 13 + 3 * Math.sin(ray);
        out.cut = Math.max(0.85 * sstep(0.86, 0.98, Math.sin(ray)), sstep(-0.05, -0.02, fan));
      } else if (fx > -0.02 && fx < 1.02 && fan < 0.03) out.cut = Math.max(out.cut, 0.85);
      return out;
    }
    // back and belly fins, outside of the outline
    const up = v < 0,
      from = up ? 0.3 : 0.5,
      to = up ? 0.66 : 0.66,
      f = (s - from) / (to - from);
    if (f > 0 && f < 1) {
      const tall =
        (up ? 74 : 50) *
        Math.pow(Math.sin(Math.PI * Math.pow(f, 0.62)), 0.8) *
        (1 + 0.06 * Math.sin(f * 44));
      const e = (Math.abs(v) - 1) * half;
      if (e < tall) {
        out.on = true;
        out.part = 1;
        const ray = (f * 15 + e * 0.012) * 6.283;
        out.h = 22 - 12 * (e / tall) + 3.4 * Math.sin(ray);
        out.cut = Math.max(0.85 * sstep(0.86, 0.97, Math.sin(ray)), sstep(6, 1, e));
        return out;
      }
    }
  }
  // tail: two lobes from its base
  const tx = (x - (LEFT + LEN * BODY * 0.985)) / (LEN * 0.2);
  if (tx > 0 && tx < 1.1) {
    const cy = spine(1 + tx * 0.16),
      ty = (y - cy) / R;
    const spread = 0.3 + 0.62 * Math.pow(tx, 0.8),
      notch = 0.62 + 0.42 * Math.min(1, Math.abs(ty) / 0.85);
    if (Math.abs(ty) < spread && tx < notch + 0.02 * Math.sin(ty * 50)) {
      out.on = true;
      out.part = 1;
      const ray = Math.atan2(ty, tx + 0.42) * 30;
      out.h = 40 - 20 * tx + 4 * Math.sin(ray) - 8 * Math.abs(ty);
      out.cut = Math.max(
        0.85 * sstep(0.84, 0.97, Math.sin(ray)) * sstep(0.03, 0.12, tx),
        sstep(0.05, 0.01, tx),
      );
    }
  }
  return out;
}
export { fn };
