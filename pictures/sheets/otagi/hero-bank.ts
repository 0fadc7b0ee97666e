/** A mossy curved bank with steps through it. */
import { shadeDepth } from "../../kit/terrain.ts";
import {
  W,
  H,
  PW,
  PH,
  SS,
  layer,
  stamp,
  clamp,
  lerp,
  sstep,
  mix,
  getPx,
  putPx,
  type RGB,
  tick,
} from "../../kit/core.ts";
import { dab, Tones, mapleLeaf } from "../../kit/brush.ts";
import {
  P,
  red,
  MIST,
  r,
  gn,
  stairX,
  stepHalf,
  gz,
  G,
  mossR,
  stoneR,
  hz,
  dapple,
  tone,
} from "./hero-stage.ts";

/** Colours every pixel of the bank, in steps of light. */
export function printBank() {
  P.put(
    shadeDepth(G.dep, (i, o) => {
      const d = G.dep[i];
      const wx = G.wx[i],
        wy = G.wy[i];
      const e = 0.012 + d * 0.001;
      const h0 = gz(wx, wy),
        gx = (gz(wx + e, wy) - h0) / e,
        gy = (gz(wx, wy + e) - h0) / e;
      const il = 1 / Math.hypot(gx, gy, 1);
      const nl = (gx * 0.5 + gy * 0.18 + 0.78) * il;
      const dp = dapple(wx, wy);
      const grain = gn.n2(wx * 11, wy * 11) * 0.5 + gn.n2(wx * 27, wy * 27) * 0.4;
      const lump = gn.fbm(wx * 3.1, wy * 3.1, 2);
      const ds = Math.abs(wx - stairX(wy));
      let t = 0.08 + 0.6 * nl * (0.38 + 0.62 * dp) + 0.09 * grain + 0.1 * lump;
      const k = 5;
      const tt = clamp(t) * k,
        f0 = Math.floor(tt);
      t = (f0 + sstep(0.42, 0.58, tt - f0)) / k;
      tone[i] = t;
      const C = onStep(wx, wy, ds, dp) ?? mossR.at(t);
      const h = hz(d);
      for (let c = 0; c < 3; c++) o[c] = lerp(C[c], MIST[c], h);
      o[3] = 255;
    }),
    { occlude: 1 },
  );
}

/** A slab of the steps: a dark front with a pale lip, a tread in three tones, moss at its ends; null beside the steps. */
function onStep(wx: number, wy: number, ds: number, dp: number): RGB | null {
  const s = Math.max(0, wy - 3.1) / 0.42,
    step = Math.floor(s),
    f = s - step;
  const half = stepHalf(step) + 0.018 * gn.n2(wx * 9, wy * 9);
  if (wy < 2.6 || ds > half) return null;
  const own = 0.05 * gn.n2(step * 4.1, 8),
    worn = gn.fbm(wx * 4.2, step * 2.7, 2);
  const grows = gn.fbm(wx * 2.6, wy * 2.6 + step, 3) + 1.1 * sstep(0.55 * half, half, ds) - 0.62;
  if (f < 0.075) {
    // the front of the slab, darkest below
    if (f < 0.045 && grows > 0.16) return mossR.at(0.2);
    const t =
      f > 0.058 + 0.006 * worn ? 0.58 : gn.fbm(wx * 5, f * 50 + step * 3, 2) > 0.3 ? 0.32 : 0.22;
    return stoneR.at(t + own);
  }
  if (grows > 0) return mossR.at(grows > 0.22 ? 0.46 + 0.16 * dp : 0.34 + 0.16 * dp);
  const lit = 0.5 + 0.26 * dp + own + 0.14 * worn;
  return stoneR.at(lit > 0.74 ? 0.86 : lit > 0.56 ? 0.68 : 0.5);
}

/** Moss, the lines of the steps, heaps of fallen leaves. */
export function strewBank() {
  {
    const T = new Tones();
    for (let k = 0; k < 90000; k++) {
      const px = r.range(0, W),
        py = r.range(150, H);
      const i = ((py * SS) | 0) * PW + ((px * SS) | 0);
      const d = G.dep[i];
      if (!(d < 24) || r.u() > 7 / d) continue;
      if (Math.abs(G.wx[i] - stairX(G.wy[i])) < 0.55) continue;
      const h = hz(d);
      const v = Math.round(clamp(tone[i] + r.g() * 0.1 + 0.03) * 8) / 8;
      const c = mix(mossR.at(v), MIST, Math.round(h * 6) / 6);
      const len = clamp(24 / d, 1.4, 8) * r.range(0.6, 1.2),
        ang = -1.57 + r.g() * 0.6;
      T.add(c, (x) => dab(x, px, py, len, len * 0.4, ang, 0), 0.85);
    }
    T.flush(P.base.x);
    const L = layer();
    const im = getPx(L.c);
    const D = im.data;
    for (let j = 2; j < PH; j++)
      for (let i = 0; i < PW; i++) {
        const o = j * PW + i;
        const d = G.dep[o];
        if (d === Infinity || d > 26) continue;
        const wx = G.wx[o],
          wy = G.wy[o];
        const dx = Math.abs(wx - stairX(wy));
        const s = (wy - 3.1) / 0.42;
        if (dx > stepHalf(Math.floor(s)) - 0.04) continue;
        const f = s - Math.floor(s);
        // the line swells where the edge of a step is worn
        const worn = 0.018 * gn.n2(wx * 5, Math.floor(s) * 3.7);
        if (f > 0.95 + worn || (f > 0.08 && f < 0.1 + worn + 0.005 * d)) {
          D[o * 4] = 24;
          D[o * 4 + 1] = 32;
          D[o * 4 + 2] = 44;
          D[o * 4 + 3] = 225 * (1 - hz(d));
        }
      }
    putPx(L.c, im);
    stamp(P.key.x, L);
    const F = new Tones();
    for (let k = 0; k < 5200; k++) {
      const px = r.range(0, W),
        py = H - Math.pow(r.u(), 1.2) * 1000;
      const i = ((py * SS) | 0) * PW + ((px * SS) | 0);
      const d = G.dep[i];
      if (!(d < 24)) continue;
      const wx = G.wx[i],
        wy = G.wy[i];
      const ds = Math.abs(wx - stairX(wy));
      const dens = sstep(
        0.0,
        0.55,
        gn.fbm(wx * 0.9 + 20, wy * 0.9, 3) +
          0.28 * Math.exp(-(((ds - 0.7) / 0.25) ** 2)) -
          (ds < 0.45 ? 0.12 : 0),
      );
      if (r.u() > dens) continue;
      const s = clamp(58 / d, 1.5, 17) * r.range(0.6, 1.1);
      const dp = dapple(wx, wy);
      const q = Math.round(clamp(0.22 + 0.5 * dp + r.g() * 0.16) * 8) / 8;
      const c = mix(red.at(q), MIST, Math.round(hz(d) * 6) / 6);
      const a = r.range(0, 6.28),
        tl = r.range(0.3, 0.7);
      if (s > 3.4) {
        F.add("#16262c", (x) => dab(x, px - s * 0.7, py + s * 0.45, s * 1.5, s * 0.7, 0), 0.45);
        F.add(c, (x) => mapleLeaf(x, px, py, s, a, tl, 5));
      } else F.add(c, (x) => dab(x, px, py, s * 1.8, s, a, 0.1));
    }
    F.flush(P.base.x);
  }
  tick("bank");
}
