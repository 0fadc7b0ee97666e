/** The lion's glaze: white porcelain in the light of one opening in the wood, three tones and a few bands of cobalt. */
import {
  clamp,
  getPx,
  type Layer,
  layer,
  lerp,
  Noise,
  PH,
  putPx,
  PW,
  rgb,
  type RGB,
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import {
  BODY,
  CURLS,
  FACE,
  groove,
  headwards,
  lion,
  lock,
  MANE,
  part,
  SLAB,
  STONE,
  TAIL,
} from "./b-lion.ts";
import { CX, EYE, F, HORIZON } from "./b-plan.ts";

const SIZE = 1.32,
  AT: V3 = [1.27, 3.1, 1.27],
  AWAY = 0.74;
const ca = Math.cos(AWAY),
  sa = Math.sin(AWAY);
/** from the world to the lion's own directions: it looks to the left and away */
const own = (x: number, d: number, z: number): V3 => [-ca * x + sa * d, z, -sa * x - ca * d];
const LIGHT = (() => {
  const l = own(-0.68, -0.12, 0.72),
    k = 1 / Math.hypot(...l);
  return l.map((v) => v * k) as V3;
})();
const n = new Noise(77);
const GLAZE = ["#5f7b92", "#93abb8", "#c6d3d6", "#eff2ec"].map(rgb);
const COBALT = ["#172c55", "#24437c", "#3560a3", "#4a74b0"].map(rgb);
const GRANITE = ["#0f1b26", "#172834", "#263b48", "#5f7a85"].map(rgb);
const tone = (t: readonly RGB[], s: number, o: number[]) => {
  const a = sstep(0.16, 0.3, s),
    b = sstep(0.46, 0.53, s),
    c = sstep(0.84, 0.9, s);
  for (let k = 0; k < 3; k++) o[k] = lerp(lerp(lerp(t[0][k], t[1][k], a), t[2][k], b), t[3][k], c);
};

/** how much cobalt the brush left at a place, 0..1 */
function paint(what: number, x: number, y: number, z: number, at: number, furrow: number): number {
  const w = 0.8 + 0.3 * n.n2(x * 7 + 3 * z, y * 7);
  const band = (v: number, half: number) => sstep(half * w, half * w - 0.0035, Math.abs(v));
  if (what === MANE) {
    // a crescent at the end of each lock, begun heavily and lifted
    const [[a, b, c], r] = CURLS[at];
    const q = Math.hypot(x - a, y - b, z - c);
    if (q > r * 1.12) return 0.65 * sstep(0.78, 0.9, furrow * (0.9 + 0.25 * n.n2(y * 6, at)));
    // across the curl, seen from outside
    const l = Math.hypot(a - 0.06, c) || 1,
      s = ((x - a) * -c + (z - c) * (a - 0.06)) / l / r,
      h = (y - b) / r;
    const ring = Math.hypot(s - 0.08, h - 0.02),
      turn = (Math.atan2(h, s) + 6.283 + 1.2) % 6.283;
    const thick = 0.2 * w * sstep(0, 2.2, turn) * sstep(5.6, 3.4, turn);
    return sstep(thick, thick - 0.06, Math.abs(ring - 0.62 + 0.05 * turn));
  }
  if (what === TAIL) {
    const lift = y + 1.05 * Math.abs(z);
    return Math.max(sstep(0.79, 0.8, lift + 0.03 * w), band(y - 0.36 + 0.4 * Math.abs(z), 0.012));
  }
  if (what === BODY) {
    // cuffs, and one scroll on the haunch
    if (x > 0.1 && y < 0.3) return Math.max(band(y - 0.15, 0.009), band(y - 0.185, 0.005));
    if (x < 0.1 && z > 0.14 && y > 0.07) {
      const a = x + 0.13,
        b = y - 0.21,
        r = Math.hypot(a, b),
        t = Math.atan2(b, a);
      // one turn, swelling and lifted
      const turn = ((-t + 5.1) / 6.283 + 10) % 1;
      const thick = 0.017 * Math.sin(Math.PI * turn) ** 0.7;
      return Math.max(
        band(r - 0.15 + 0.085 * turn, thick),
        turn > 0.75 ? 0 : band(r - 0.185 + 0.06 * turn, 0.006 * Math.sin((Math.PI * turn) / 0.75)),
      );
    }
    return 0;
  }
  if (what === SLAB) return band(y + 0.04, 0.006);
  if (what === FACE) {
    const [fx, h, fz] = headwards(x, y, z),
      az = Math.abs(fz);
    const mouth = fx > 0.1 ? band(h + 0.108 + 0.5 * (fx - 0.2) ** 2, 0.0055) : 0;
    const brow =
      az > 0.03 && fx > 0.1 ? band(h - 0.09 - 0.3 * (az - 0.06), 0.009 * sstep(0.02, 0.08, az)) : 0;
    const lid =
      az > 0.045 && az < 0.135 && fx > 0.1
        ? band(h - 0.016 + 9 * (az - 0.09) ** 2, 0.0065 * sstep(0.045, 0.02, Math.abs(az - 0.09)))
        : 0;
    return Math.max(mouth, brow, lid);
  }
  return 0;
}

function march(o: V3, r: V3, from: number, to: number): number {
  let t = from;
  for (let k = 0; k < 110 && t < to; k++) {
    const d = lion(o[0] + r[0] * t, o[1] + r[1] * t, o[2] + r[2] * t);
    if (d < 0.0009) return t;
    t += Math.max(0.0012, d * 0.85);
  }
  return -1;
}
function normal(x: number, y: number, z: number): V3 {
  const e = 0.0025;
  const a = lion(x + e, y - e, z - e),
    b = lion(x - e, y - e, z + e),
    c = lion(x - e, y + e, z - e),
    d = lion(x + e, y + e, z + e);
  const v: V3 = [a - b - c + d, -a - b + c + d, -a + b - c + d],
    l = 1 / (Math.hypot(...v) || 1);
  return [v[0] * l, v[1] * l, v[2] * l];
}
function shadow(x: number, y: number, z: number): number {
  let s = 1,
    t = 0.03;
  for (let k = 0; k < 26 && t < 0.9; k++) {
    const d = lion(x + LIGHT[0] * t, y + LIGHT[1] * t, z + LIGHT[2] * t);
    s = Math.min(s, 0.5 + (6 * d) / t);
    if (s <= 0) return 0;
    t += clamp(d, 0.012, 0.12);
  }
  return clamp(s);
}
const out: number[] = [0, 0, 0],
  blue: number[] = [0, 0, 0];
function colour(p: V3, r: V3, deep: boolean): void {
  lion(...p);
  const what = part,
    at = lock,
    cut = groove,
    m = normal(...p);
  const face = m[0] * LIGHT[0] + m[1] * LIGHT[1] + m[2] * LIGHT[2];
  const lit =
    Math.max(0, face) * shadow(p[0] + m[0] * 0.004, p[1] + m[1] * 0.004, p[2] + m[2] * 0.004);
  let ao = 0;
  for (const q of [0.02, 0.06, 0.14])
    ao += Math.max(0, q - lion(p[0] + m[0] * q, p[1] + m[1] * q, p[2] + m[2] * q)) / q;
  ao = clamp(1 - ao * 0.36);
  const sky = 0.5 + 0.5 * m[1];
  // the light of the clearing reaches the head and breast first
  const fall = 0.16 * sstep(0.75, 0.05, p[1]) + 0.3 * sstep(0.05, -0.5, p[0]);
  const s = (0.9 * lit + 0.34 * sky) * (0.35 + 0.65 * ao) * (1 - fall) + 0.04;
  if (what === STONE) {
    tone(GRANITE, s * 0.95 - 0.1 + 0.05 * n.n2(p[0] * 3 + p[2] * 3, p[1] * 1.1), out);
    if (m[1] > 0.8 && !deep) mirror(p, r, 0.35);
    return;
  }
  tone(GLAZE, s, out);
  const c = paint(what, p[0], p[1], p[2], at, cut);
  if (c > 0) {
    tone(COBALT, s, blue);
    for (let k = 0; k < 3; k++) out[k] = lerp(out[k], blue[k], 0.92 * c);
  }
  // wet: the opening in the wood, mirrored small and sharp
  if (what === BODY || what === TAIL) {
    const k = 2 * (m[0] * r[0] + m[1] * r[1] + m[2] * r[2]);
    const spec =
      LIGHT[0] * (r[0] - k * m[0]) + LIGHT[1] * (r[1] - k * m[1]) + LIGHT[2] * (r[2] - k * m[2]);
    const w = 0.85 * sstep(0.978, 0.984, spec);
    for (let q = 0; q < 3; q++) out[q] = lerp(out[q], [250, 251, 246][q], w);
  }
  if (what === SLAB && m[1] > 0.8 && !deep) mirror(p, r, 0.5);
}
/** the wet top of the plinth shows what stands on it */
function mirror(p: V3, r: V3, a: number) {
  const own0 = [...out];
  const up: V3 = [r[0], -r[1], r[2]];
  const o: V3 = [p[0], p[1] + 0.004, p[2]];
  const t = march(o, up, 0.01, 1.2);
  if (t < 0) for (let k = 0; k < 3; k++) out[k] = lerp(own0[k], [150, 172, 176][k], a * 0.6);
  else {
    colour([o[0] + up[0] * t, o[1] + up[1] * t, o[2] + up[2] * t], up, true);
    for (let k = 0; k < 3; k++) out[k] = lerp(own0[k], out[k] * 0.8, a);
  }
}

export function guardian(): Layer {
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const o = own(-AT[0], -AT[1], EYE - AT[2]).map((v) => v / SIZE) as V3;
  const x0 = Math.floor(760 * SS);
  for (let j = Math.floor(60 * SS); j < PH; j++)
    for (let i = x0; i < PW; i++) {
      const u = ((i + 0.5) / SS - CX) / F,
        v = (HORIZON - (j + 0.5) / SS) / F;
      const k = 1 / Math.hypot(u, 1, v);
      const r = own(u * k, k, v * k);
      const t = march(o, r, 1.1, 4.2);
      if (t < 0) continue;
      colour([o[0] + r[0] * t, o[1] + r[1] * t, o[2] + r[2] * t], r, false);
      const q = (j * PW + i) * 4;
      for (let c = 0; c < 3; c++) d[q + c] = out[c];
      d[q + 3] = 255;
    }
  putPx(L.c, im);
  return L;
}
