/** nightwater: a dark river plane lit by fires: broken reflections in steps, a dim glow around each light. */
import {
  Noise,
  clamp,
  lerp,
  mix,
  ramp,
  rgb,
  shade,
  sstep,
  type Col,
  type Layer,
  type V3,
} from "../../kit/core.ts";
import { ripple } from "../../kit/sea.ts";

export interface WaterCam {
  /** eye height over the water in metres, focal length, centre column, horizon line */
  h: number;
  f: number;
  cx: number;
  hy: number;
}
export interface Lamp {
  at: V3;
  power: number;
  /** radius of the flame in metres: widens the reflection */
  size?: number;
  /** how strongly it colours the water around it (1 for an open fire) */
  glow?: number;
}
export const project = (c: WaterCam, p: V3): [number, number, number] => [
  c.cx + (c.f * p[0]) / p[1],
  c.hy + (c.f * (c.h - p[2])) / p[1],
  p[1],
];
export function onWater(c: WaterCam, x: number, y: number): [number, number] {
  const d = (c.f * c.h) / Math.max(0.5, y - c.hy);
  return [((x - c.cx) * d) / c.f, d];
}

export interface WaterInk {
  near: Col;
  far: Col;
  /** sky light on the backs of ripples */
  sheen: Col;
  ember: Col;
  glints: [Col, Col, Col, Col];
}
const riverNight: WaterInk = {
  near: "#0b1322",
  far: "#1a2a49",
  sheen: "#243c63",
  ember: "#a5371a",
  glints: ["#8f2d18", "#dd5c1f", "#fba63c", "#ffe3a0"],
};

/** `still` (0..1) damps ripples where something shelters the water; `rings` may add slopes, such as those around birds. */
export function nightWater(
  c: WaterCam,
  lamps: Lamp[],
  seed: number,
  o: {
    ink?: WaterInk;
    rough?: number;
    /** less than 1: ripples are longer, and their tones nearer to each other */
    stretch?: number;
    rings?: (wx: number, wy: number) => [number, number];
    shadow?: (x: number, y: number) => number;
    top?: number;
  } = {},
): Layer {
  const n = new Noise(seed),
    ink = o.ink ?? riverNight;
  const base = ramp([
    [0, ink.far],
    [0.3, mix(ink.far, ink.near, 0.6)],
    [1, ink.near],
  ]);
  const glint = ink.glints.map((g) => rgb(g));
  const sheen = rgb(ink.sheen),
    ember = rgb(ink.ember);
  const rough = o.rough ?? 0.11,
    long = o.stretch ?? 1;
  return shade((x, y, out) => {
    if (y < (o.top ?? c.hy + 1)) {
      out[3] = 0;
      return;
    }
    const d = (c.f * c.h) / Math.max(0.6, y - c.hy),
      wx = ((x - c.cx) * d) / c.f;
    // slopes of the ripples by differences, at two sizes on the paper
    const e = d * 0.004;
    const a0 = ripple(n, wx * long, d * 1.6, d, c.f, 46),
      ax = ripple(n, (wx + e) * long, d * 1.6, d, c.f, 46) - a0,
      ay = ripple(n, wx * long, (d + e) * 1.6, d, c.f, 46) - a0;
    const b0 = ripple(n, wx * long + 70, d, d, c.f, 190),
      bx = ripple(n, (wx + e) * long + 70, d, d, c.f, 190) - b0,
      by = ripple(n, wx * long + 70, d + e, d, c.f, 190) - b0;
    // far water is seen at a flat angle: its ripples hide one another, so it looks calmer
    const calm = rough * clamp(16 / d, 0.16, 1);
    let nx = calm * (ax * 3.4 + bx * 9),
      ny = calm * (ay * 2.4 + by * 7);
    if (o.rings) {
      const [rx, ry] = o.rings(wx, d);
      nx += rx;
      ny += ry;
    }
    const vl = Math.hypot(wx, d, c.h),
      vx = wx / vl,
      vy = d / vl,
      vz = -c.h / vl;
    const nl = 1 / Math.hypot(nx, ny, 1);
    const dot = (vx * nx + vy * ny + vz) * nl;
    const rx = vx - 2 * dot * nx * nl,
      ry = vy - 2 * dot * ny * nl,
      rz = vz - 2 * dot * nl;
    let warm = 0,
      shine = 0;
    for (const l of lamps) {
      const lx = l.at[0] - wx,
        ly = l.at[1] - d,
        lz = l.at[2];
      const dl = Math.hypot(lx, ly, lz);
      const cos = (rx * lx + ry * ly + rz * lz) / dl;
      const wide = 0.0004 + 0.006 * clamp((10 / dl) ** 2) + ((l.size ?? 0.5) / dl) ** 2 * 0.6;
      shine += l.power * Math.exp((cos - 1) / wide);
      warm += ((l.glow ?? 1) * l.power * 2.1) / (1 + dl * dl * 0.42);
    }
    const dark = o.shadow ? o.shadow(x, y) : 0;
    let C = base.at(clamp((y - c.hy) / 760));
    const blue = sstep(0.1, 0.3, a0) * (0.5 + 0.4 * sstep(-0.2, 0.4, b0));
    C = [
      lerp(C[0], sheen[0], blue * 0.6),
      lerp(C[1], sheen[1], blue * 0.6),
      lerp(C[2], sheen[2], blue * 0.6),
    ];
    const w = clamp(
      (warm + 0.12 * b0 * Math.min(1, warm * 5)) *
        (0.45 + 0.3 * (1 - long) + (0.5 - 0.3 * (1 - long)) * sstep(-0.1, 0.25, a0)) *
        (1 - dark * 0.75),
    );
    C = mix(C, ember, Math.round(w * 7) / 7);
    const g = shine * (1 - 0.85 * dark);
    for (let k = 0; k < 4; k++) {
      const at = [0.1, 0.28, 0.55, 0.86][k];
      const a = sstep(at - 0.02, at + 0.03, g);
      if (a > 0)
        C = [lerp(C[0], glint[k][0], a), lerp(C[1], glint[k][1], a), lerp(C[2], glint[k][2], a)];
    }
    const dk = dark * 0.55;
    for (let k = 0; k < 3; k++) out[k] = lerp(C[k], rgb("#070b15")[k], dk);
    out[3] = 255;
  });
}
