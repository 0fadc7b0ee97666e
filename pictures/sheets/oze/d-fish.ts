/** Sweetfish on skewers: bent as if they were swimming, head down, fins and tail stiff with salt. */
import {
  clamp,
  layer,
  lerp,
  mix,
  PH,
  putPx,
  getPx,
  PW,
  SS,
  sstep,
  type RGB,
  type V3,
} from "../../kit/core.ts";
import { cam, ember, lit, MID, n, ray, RING } from "./d-stage.ts";
import { project } from "./nightwater.ts";

export interface Fish {
  /** its position in the ring, how far outside it, how much it leans over the embers, its rotation, its length, its number */
  angle: number;
  out: number;
  lean: number;
  turn: number;
  long: number;
  seed: number;
}
/** the skewer: from its foot in the ash, leaning over the embers */
export function skewer(f: Fish): { foot: V3; top: V3 } {
  const c = Math.cos(f.angle),
    s = Math.sin(f.angle);
  const wob = 0.02 * Math.sin(f.seed * 5.1);
  const low = RING + f.out,
    high = low - 0.17 - f.lean;
  return {
    foot: [c * low - s * wob, MID + s * low, -0.01],
    top: [c * high, MID + s * high, 0.4],
  };
}
export const footAngle = (f: Fish) => {
  const { foot } = skewer(f);
  return Math.atan2(foot[1] - MID, foot[0]);
};
const unit = (v: V3): V3 => {
  const l = Math.hypot(...v) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
};
const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** half height of the body from the snout (0) to the base of the tail (1) */
const girth = (u: number) =>
  0.112 * Math.pow(clamp(u / 0.3), 0.55) * (u < 0.3 ? 1 : 1 - 0.7 * sstep(0.34, 1.0, u));

/** frame of a fish: along the skewer, across it (back side +), through it */
function frame(f: Fish) {
  const { foot, top } = skewer(f);
  const U = unit([top[0] - foot[0], top[1] - foot[1], top[2] - foot[2]]);
  // its side is more or less turned to us
  const view: V3 = [Math.sin(f.turn), -Math.cos(f.turn), 0];
  const A = unit(cross(U, view)),
    B = cross(A, U);
  const at = 0.085 / U[2];
  const O: V3 = [foot[0] + U[0] * at, foot[1] + U[1] * at, foot[2] + U[2] * at];
  return { U, A, B, O };
}
const FIN = 1,
  TAIL = 2,
  BODY = 0;

export function drawFish(f: Fish) {
  const { U, A, B, O } = frame(f);
  const S = f.long;
  let part = BODY;
  const wave = (u: number) => 0.055 * Math.sin(u * 5.6 + f.seed) * sstep(-0.1, 0.4, u);
  /** own coordinates, in fish lengths: u from the snout up, a towards the back, b through */
  const dist = (u: number, a0: number, b: number) => {
    const a = a0 - wave(u);
    const g = Math.max(0.012, girth(u));
    const ov = Math.max(0, -u, u - 0.93);
    const k = Math.hypot(a / g, b / (g * 0.6));
    let d = Math.hypot(Math.max(0, (k - 1) * g * 0.62), ov * 0.9);
    if (d === 0) d = (k - 1) * g * 0.5;
    part = BODY;
    const thin = Math.abs(b) - 0.008;
    const fin = (v: number, p: number) => {
      const w = Math.max(v, thin) * 0.7;
      if (w < d) {
        d = w;
        part = p;
      }
    };
    // tail: a forked fan
    const t = (u - 0.88) / 0.24;
    if (t > -0.2)
      fin(
        Math.max(
          Math.abs(a) - lerp(0.03, 0.155, clamp(t)),
          -t * 0.2,
          u - 1.02 - Math.abs(a) * 0.62 + 0.006 * Math.sin(a * 130 + f.seed),
        ),
        TAIL,
      );
    // fins: (base, length of the base, height, slant towards the tail)
    const sail = (root: number, foot: number, high: number, sweep: number, side: 1 | -1) => {
      const q = clamp((side * a - 0.04) / high);
      const mid = root + sweep * q;
      fin(
        Math.max(
          Math.abs(u - mid) - foot * (1 - 0.72 * q),
          side * a - 0.04 - high,
          0.02 - side * a,
        ),
        FIN,
      );
    };
    sail(0.4, 0.062, 0.145, 0.09, 1);
    sail(0.72, 0.022, 0.06, 0.05, 1);
    sail(0.47, 0.032, 0.1, 0.085, -1);
    sail(0.68, 0.075, 0.075, 0.05, -1);
    sail(0.2, 0.022, 0.09, 0.1, -1);
    return d;
  };
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const box = [1e9, 1e9, -1e9, -1e9];
  for (const u of [-0.05, 0.5, 1.2])
    for (const a of [-0.26, 0.3]) {
      const at = (i: number) => O[i] + (U[i] * u + A[i] * a) * S;
      const q = project(cam, [at(0), at(1), at(2)]);
      box[0] = Math.min(box[0], q[0]);
      box[1] = Math.min(box[1], q[1]);
      box[2] = Math.max(box[2], q[0]);
      box[3] = Math.max(box[3], q[1]);
    }
  const x0 = Math.max(0, Math.floor((box[0] - 12) * SS)),
    x1 = Math.min(PW, Math.ceil((box[2] + 12) * SS)),
    y0 = Math.max(0, Math.floor((box[1] - 12) * SS)),
    y1 = Math.min(PH, Math.ceil((box[3] + 12) * SS));
  const D: V3 = [0, 0, 0];
  const dot = (p: V3, q: V3) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  const mid: V3 = [O[0] + U[0] * S * 0.5, O[1] + U[1] * S * 0.5, O[2] + U[2] * S * 0.5 - cam.h];
  const reach = Math.hypot(...mid);
  const E: V3 = [-O[0], -O[1], cam.h - O[2]];
  const eu = dot(E, U) / S,
    ea = dot(E, A) / S,
    eb = dot(E, B) / S;
  for (let j = y0; j < y1; j++)
    for (let i = x0; i < x1; i++) {
      let cover = 0;
      const sum = [0, 0, 0];
      // two rays for each pixel keep the fins' edges smooth
      for (const [sx, sy] of [
        [0.25, 0.3],
        [0.75, 0.7],
      ]) {
        ray((i + sx) / SS, (j + sy) / SS, D);
        const du = dot(D, U) / S,
          da = dot(D, A) / S,
          db = dot(D, B) / S;
        let t = reach - 0.22,
          hit = false;
        for (let k = 0; k < 40 && t < reach + 0.25; k++) {
          const v = dist(eu + du * t, ea + da * t, eb + db * t);
          if (v < 0.003) {
            hit = true;
            break;
          }
          t += Math.max(0.0015, v * 0.8 * S);
        }
        if (!hit) continue;
        const p = part;
        const u = eu + du * t,
          a = ea + da * t,
          b = eb + db * t;
        const e = 0.006;
        let N: V3 = [
          dist(u + e, a, b) - dist(u - e, a, b),
          dist(u, a + e, b) - dist(u, a - e, b),
          dist(u, a, b + e) - dist(u, a, b - e),
        ];
        N = unit(N);
        if (p !== BODY) N = [0, 0, Math.sign(-db) || 1];
        const turned = (c: number) => U[c] * N[0] + A[c] * N[1] + B[c] * N[2];
        const w: V3 = [turned(0), turned(1), turned(2)];
        const X = D[0] * t,
          Y = D[1] * t,
          Z = cam.h + D[2] * t;
        let warm = ember(X, Y, Z, w[0], w[1], w[2]);
        // light shines through thin salted fins
        if (p !== BODY) warm = Math.max(warm, 0.55 * ember(X, Y, Z, -w[0], -w[1], -w[2]));
        const c = skin(u, a - wave(u), b, p, f.seed);
        const rim = sstep(0.6, 0.24, Math.abs(dot(w, D)));
        const toFire = 0.5 / (0.12 + (X * X + (Y - MID) ** 2 + Z * Z) * 1.5);
        // the lit ash reflects a little on the side that we see
        const bounce = 0.2 * toFire * (0.75 - 0.6 * w[2]);
        const C = lit(
          c,
          Math.min(0.86, warm * 0.8) + (0.75 * rim * toFire + bounce) * sstep(0.8, 0.3, warm),
          p === BODY ? 0.42 + 0.2 * w[2] : 0.3,
        );
        for (let q = 0; q < 3; q++) sum[q] += C[q];
        cover++;
      }
      if (!cover) continue;
      const o = (j * PW + i) * 4;
      for (let q = 0; q < 3; q++) d[o + q] = sum[q] / cover;
      d[o + 3] = (255 * cover) / 2;
    }
  putPx(L.c, im);
  return L;
}
/** the skin: olive back, gold side, pale belly, dark where it was nearest to the fire, salt everywhere */
function skin(u: number, a: number, b: number, part: number, seed: number): RGB {
  const side = b > 0 ? 0 : 40;
  const salt = n.n3(u * 60 + seed, a * 60, side) + 0.5 * n.n3(u * 130, a * 130, seed);
  if (part !== BODY) {
    const rays = Math.sin((part === TAIL ? a / Math.max(0.2, u - 0.5) : a * 0.6 - u) * 150);
    let base = mix("#c99a54", "#6a3d1c", sstep(-0.1, 0.7, rays) * 0.8);
    // burnt at the base, where the body ends in it, and at the thin edge
    base = mix(base, "#3a2012", part === TAIL ? 0.9 * sstep(1.0, 0.93, u + 0.25 * Math.abs(a)) : 0);
    base = mix(base, "#4a2612", part === TAIL ? 0.7 * sstep(1.02, 1.1, u) : 0);
    return mix(base, "#fff8ea", sstep(0.05, 0.4, salt) * 0.85);
  }
  const g = Math.max(0.012, girth(u)),
    v = a / g;
  let c = mix("#eadcb8", "#c9a25a", sstep(-0.6, 0.15, v));
  c = mix(c, "#4d4629", sstep(0.25, 0.75, v));
  // browned in patches, black along the belly's edge and the snout
  const brown = n.fbm3(u * 6 + seed, a * 9, side, 3);
  c = mix(c, "#8a5220", sstep(-0.25, 0.25, brown) * 0.85);
  c = mix(c, "#2a160e", sstep(0.26, 0.5, brown + 0.25 * sstep(0.25, 0, u)) * 0.8);
  // the line along the flank
  if (u > 0.24 && Math.abs(v - 0.12) < 0.05) c = mix(c, "#20140e", 0.5);
  // gill cover, the yellow mark behind it, the white eye
  const gill = Math.hypot((u - 0.12) * 1, a * 0.75) - 0.1;
  if (Math.abs(gill) < 0.008 && u > 0.12) c = mix(c, "#3a2414", 0.85);
  if (Math.hypot((u - 0.27) * 0.8, a - 0.01) < 0.026) c = mix(c, "#f0b838", 0.85);
  const eye = Math.hypot(u - 0.085, a - 0.022);
  if (eye < 0.025) c = eye < 0.014 ? [226, 210, 184] : [40, 26, 20];
  if (Math.abs(a + 0.028 - u * 0.1) < 0.006 && u < 0.075) c = [40, 26, 20];
  return mix(c, "#fff8ea", sstep(0.5, 0.72, salt) * 0.9);
}
