/** Shading of the bay: sea, surf, shore with rail and roads, and the citrus terraces on the hill. */
import {
  type Rng,
  PH,
  PW,
  SS,
  W,
  Noise,
  clamp,
  lerp,
  mix,
  ramp,
  sstep,
  type Ctx,
  type Col,
  type RGB,
} from "../../kit/core.ts";
import { proj, worley, type Cam, type GBuf, shadeDepth } from "../../kit/terrain.ts";
import { ripple, surf } from "../../kit/sea.ts";
import { orchardTree } from "./orchard.ts";
import { Tones } from "../../kit/brush.ts";
import * as bay from "./bay.ts";

const n = new Noise(77);
export const hazeAt = (x: number) => mix("#8fa6bd", "#f0cdb8", clamp(x / W) ** 0.8);
const hazeLut = ramp([
  [0, hazeAt(0)],
  [0.33, hazeAt(W * 0.33)],
  [0.66, hazeAt(W * 0.66)],
  [1, hazeAt(W)],
]);

const seaFar = ramp([
  [0, "#16406c"],
  [0.28, "#1F4E79"],
  [0.5, "#376f95"],
  [0.7, "#7aa0b4"],
  [0.86, "#c9bfc0"],
  [1, "#f0cdbd"],
]);
const slopeInk = ramp([
  [0, "#112c44"],
  [0.22, "#1f4a52"],
  [0.45, "#3f6b4d"],
  [0.64, "#7d8f4e"],
  [0.82, "#c9b265"],
  [1, "#f5dda6"],
]);
const stoneInk = ramp([
  [0, "#2a3a55"],
  [0.4, "#626a76"],
  [0.75, "#b3a18c"],
  [1, "#f0d9b4"],
]);

function seaColour(x: number, wx: number, wy: number, out: Float64Array) {
  const d = wy,
    far = clamp((Math.log(d) - Math.log(230)) / (Math.log(9000) - Math.log(230)));
  const c = ripple(n, wx, wy, d, bay.cam.f, 70);
  // the sun is beyond the right edge: its reflection makes the water there brighter
  const glow = sstep(760, 1640, x) * sstep(0.05, 0.6, far);
  let t = far * 0.93 + 0.16 * glow;
  const lift = c > 0.3 ? 0.055 : c < -0.34 ? -0.055 : 0;
  t += lift * (1 + glow) * (1 - 0.55 * far);
  let C: RGB = seaFar.at(t);
  if (glow > 0 && c > 0.42 - 0.5 * glow) C = mix(C, "#ffe0b8", 0.55 * glow);
  const inl = bay.inland(wx, wy);
  const f = surf(n, -inl, wy * 1.4, { reach: 10 + d * 0.006, lines: 2 }) * sstep(5200, 1700, d);
  // shallow water is greener below the wall
  C = mix(C, "#5f9aa2", 0.5 * sstep(70, 5, -inl) * sstep(2600, 900, d));
  C = mix(C, mix("#dfe6e6", "#f8e3cf", far), f * 0.92);
  out[0] = C[0];
  out[1] = C[1];
  out[2] = C[2];
}

function shoreColour(d: number, y: number, x: number, t: number): RGB {
  if (d < 4) return stoneInk.at(t * 0.75);
  if (Math.abs(d - bay.route) < 6.5)
    return Math.abs(d - bay.route) < 0.5 && y < 700
      ? [226, 214, 190]
      : mix("#77788a", "#d9c4ae", t * 0.9);
  if (Math.abs(d - bay.rail) < 4.4)
    return Math.abs(Math.abs(d - bay.rail) - 1.7) < 0.42
      ? [60, 56, 72]
      : mix("#6e5f5f", "#c9a98c", t * 0.85);
  const patch = n.n2(x * 0.05, y * 0.05);
  return patch > 0.1 ? slopeInk.at(t * 0.8) : mix("#8f8a7c", "#d8c49c", t);
}

export function inkLand(G: GBuf) {
  return shadeDepth(G.dep, (i, o, x) => {
    const d = G.dep[i];
    const wx = G.wx[i],
      wy = G.wy[i],
      wz = G.wz[i];
    o[3] = 255;
    const inl = bay.inland(wx, wy);
    if (wz < 0.3 && inl < 0.5) {
      seaColour(x, wx, wy, o);
      return;
    }
    const e = 0.35 + d * 0.0016,
      h0 = bay.ground(wx, wy);
    const gx = (bay.ground(wx + e, wy) - h0) / e,
      gy = (bay.ground(wx, wy + e) - h0) / e;
    let C: RGB, t: number;
    if (inl < 0.5) {
      // expressway: pale deck with a dark joint line, piers and shade below
      const off = -inl + bay.expressway(wy);
      if (wz > bay.deck - 0.9) {
        C = mix("#b9b3b4", "#f3dcc0", 0.6);
        if (Math.abs(off) > bay.expressHalf - 1.1) C = mix("#e9dccb", "#fff0d8", 0.5);
        else if (Math.abs(off) < 0.7) C = [120, 124, 140];
      } else if (wz > bay.deck - 3.2) C = [84, 94, 120];
      else C = wy % 26 < 5 ? [112, 112, 128] : [24, 52, 84];
    } else {
      const bump = n.fbm(wx * 0.05, wy * 0.05, 3);
      // low sun from the right on the hill; its gullies are dark
      const E = 14,
        b0 = bay.hill(wx, wy, inl),
        bx = (bay.hill(wx + E, wy, bay.inland(wx + E, wy)) - b0) / E,
        by = (bay.hill(wx, wy + E, bay.inland(wx, wy + E)) - b0) / E;
      const form = (-bx * 0.62 - by * 0.78) / Math.hypot(bx, by, 1);
      t = clamp(
        0.2 + 0.5 * form + ((-gx * 0.85 - gy * 0.3) * 0.24) / Math.hypot(gx, gy, 1) + 0.16 * bump,
      );
      t +=
        d < 700
          ? 0.1 *
            (n.n2(wx * 0.55, wy * 0.35) > 0.25 ? 1 : n.n2(wx * 1.1, wy * 0.6 + 9) < -0.4 ? -1 : 0) *
            sstep(700, 250, d)
          : 0; // tufts
      const steps = 5,
        q = Math.floor(t * steps);
      t = (q + sstep(0.25, 0.75, t * steps - q)) / steps;
      if (inl < bay.SHORE) C = shoreColour(inl, wy, wx, 0.35 + 0.5 * t);
      else {
        C = slopeInk.at(t);
        const face = sstep(1.2, 2.2, Math.hypot(gx, gy)) * sstep(1100, 600, wy);
        if (face > 0) {
          // dry stone: rows of irregular blocks with dark joints
          const s = worley(wy * 0.7 + wx * 0.3, wz * 0.95, 0.7);
          const v = s.edge < 0.09 ? 0.06 : 0.08 + t * 0.62 + 0.24 * (s.id - 0.5);
          C = mix(C, stoneInk.at(clamp(v)), face * 0.9);
        }
      }
    }
    const hz = clamp(1 - Math.exp(-Math.max(0, d - 180) / 1500)) * 0.93,
      HC = hazeLut.at(x / W);
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], HC[c], hz);
  });
}

/** round mandarin trees in rows along the terrace beds */
export interface OrchardLook {
  cam: Cam;
  ink: (t: number, haze: number, sx: number) => Col;
  fruit: (haze: number, sx: number) => Col;
}
const air = (sx: number) => hazeLut.at(Math.round((sx / W) * 6) / 6);
const sunrise: OrchardLook = {
  cam: bay.cam,
  ink: (t, hz, sx) => mix(slopeInk.at(Math.round(t * 12) / 12), air(sx), hz),
  fruit: (hz, sx) => mix("#f09a2e", air(sx), hz * 0.8),
};
export function plantTrees(ctx: Ctx, G: GBuf, r: Rng, look = sunrise) {
  const T = new Tones();
  const list: [number, number, number, number][] = [];
  for (let y = 90; y < 1050; y += 3.9 + y * 0.003)
    for (let level = 2; level < 60; level++) {
      const want = (level + 0.36) * bay.STEP;
      let a = bay.coast(y) - bay.SHORE,
        b = a - 700;
      if (bay.hill(b, y, bay.inland(b, y)) < want) continue;
      for (let k = 0; k < 18; k++) {
        const m = (a + b) / 2;
        if (bay.hill(m, y, bay.inland(m, y)) < want) a = m;
        else b = m;
      }
      const x = a + r.range(-0.5, 0.5),
        yy = y + r.range(-0.9, 0.9);
      if (Math.abs(x) > y * 0.74 || r.chance(0.1)) continue;
      if (yy > 240 && n.n2(x * 0.012 + 3, yy * 0.012) < -0.5) continue; // some terraces are bare
      list.push([x, yy, bay.ground(x, yy), r.range(0.8, 1.2)]);
    }
  list.sort((p, q) => q[1] - p[1]);
  let row = 0;
  for (const [x, y, z, s] of list) {
    const [sx, sy, d] = proj(look.cam, x, y, z + 1.9);
    const px = (sx * SS) | 0,
      py = (sy * SS) | 0;
    if (px < 0 || px >= PW || py < 0 || py >= PH) continue;
    if (G.dep[py * PW + px] < d - 9) continue;
    const R = ((2.35 * look.cam.f) / d) * s;
    const hz = Math.round(clamp(1 - Math.exp(-(d - 180) / 1500)) * 12) / 12;
    const E = 14,
      b0 = bay.hill(x, y, bay.inland(x, y)),
      bx = (bay.hill(x + E, y, bay.inland(x + E, y)) - b0) / E,
      by = (bay.hill(x, y + E, bay.inland(x, y + E)) - b0) / E;
    const lit = 0.5 * ((-bx * 0.62 - by * 0.78) / Math.hypot(bx, by, 1) - 0.35);
    orchardTree(T, sx, sy, R, r, (t) => look.ink(0.1 + 0.62 * t + lit, hz, sx), look.fruit(hz, sx));
    if (++row % Math.ceil(40 / R) === 0) T.flush(ctx);
  }
  T.flush(ctx);
}
