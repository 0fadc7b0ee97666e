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
      const stair = sstep(0.6, 0.53, ds + 0.05 * gn.n2(wx * 6, wy * 6));
      let t = 0.08 + 0.6 * nl * (0.38 + 0.62 * dp) + 0.09 * grain + 0.1 * lump;
      const s = Math.max(0, wy - 3.1) / 0.42;
      const riser = stair * sstep(0.1, 0.07, s - Math.floor(s));
      t -= 0.2 * riser;
      const k = 5;
      const tt = clamp(t) * k,
        f0 = Math.floor(tt);
      t = (f0 + sstep(0.42, 0.58, tt - f0)) / k;
      tone[i] = t;
      const mossOn =
        stair *
        sstep(
          0.42,
          0.02,
          gn.fbm(wx * 2.4, wy * 2.4, 3) + 0.34 * sstep(0.3, 0.55, ds) + (riser > 0.5 ? -0.15 : 0),
        );
      const A = mossR.at(t),
        B = stoneR.at(clamp(t * 1.12 + 0.08));
      const h = hz(d);
      for (let c = 0; c < 3; c++) o[c] = lerp(lerp(A[c], B[c], mossOn), MIST[c], h);
      o[3] = 255;
    }),
    { occlude: 1 },
  );
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
        if (dx > 0.57) continue;
        const s = (wy - 3.1) / 0.42;
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
