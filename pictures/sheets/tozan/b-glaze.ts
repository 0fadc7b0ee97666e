/** A guardian in colour: wet white glaze in flat tones, cobalt in the curls, granite below with moss. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import {
  clamp,
  getPx,
  lerp,
  mix,
  Noise,
  putPx,
  ramp,
  type RGB,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { stops } from "../../kit/points.ts";
import * as D from "./b-dog.ts";
import { headCurls, nearest, neckCurls, onCurl, spot, tailCurls } from "./b-curls.ts";
import type { View } from "./b-view.ts";

const glaze = ramp(
  stops("0 #4d6488, 0.32 #7f97b4, 0.34 #a9bccb, 0.66 #c3d2d6, 0.68 #f6f5ea, 1 #fffdf4"),
);
const granite = ramp(stops("0 #141d26, 0.3 #333f48, 0.6 #5f6c70, 1 #a5aca6"));
const moss = ramp(stops("0 #12251f, 0.4 #33533c, 0.75 #66854d, 1 #a8b46a"));
const COBALT: RGB = [30, 62, 146],
  WASH: RGB = [104, 140, 205];
const n = new Noise(77);
const cutTone = (t: number, k: number, soft = 0.3) => {
  const v = clamp(t) * k,
    f = Math.floor(v);
  return (f + sstep(soft, 1 - soft, v - f)) / k;
};
const band = (d: number, half: number) => sstep(half * 1.5, half * 0.75, Math.abs(d));

/** how much cobalt (x) and how much pale cobalt (y) there is at a point of the body */
function painted(part: number, x: number, y: number, z: number, up: number): [number, number] {
  const az = Math.abs(z);
  if (part === D.CURL) {
    const h: V3 = [0, 0, 0];
    D.toHead(x, y, z, h);
    const head = Math.hypot(h[0], h[1], h[2]) < 0.31 && y > 0.58;
    const k = head
      ? nearest(headCurls, h[0], h[1], Math.abs(h[2]))
      : x < -0.28
        ? nearest(tailCurls, x, y, az)
        : nearest(neckCurls, x, y, az);
    if (head) onCurl(k, h[0], h[1], Math.abs(h[2]));
    else onCurl(k, x, y, az);
    const f = Math.min(spot.phase, 1 - spot.phase);
    const line = sstep(0.17, 0.1, f) * sstep(1.25, 1, spot.s);
    const wash = spot.s > 0.2 ? sstep(0.02, 0.3, spot.phase) * sstep(0.62, 0.5, spot.phase) : 1;
    return [Math.max(line, sstep(0.16, 0.1, spot.s)), wash * 0.85];
  }
  if (part === D.TAIL) {
    const s = D.flameLine(x, y, z);
    return [sstep(0.62, 0.85, s), sstep(-0.1, 0.6, s) * 0.9 * sstep(0.45, 0.8, y)];
  }
  if (part === D.SLAB) {
    // a vine between two lines
    if (up > 0.7) return [0, 0];
    const l = Math.abs(x + 0.05) > 0.4 ? z : x;
    const w = -0.045 + 0.016 * Math.sin(l * 46);
    const rule = Math.max(band(y + 0.014, 0.004), band(y + 0.078, 0.004));
    const dots = band(Math.hypot(((l * 14.64) % 1) / 14.64 - 0.034, y + 0.045), 0.012);
    return [Math.max(rule, band(y - w, 0.006), dots * 0.8), dots * 0.6];
  }
  if (part !== D.BODY) return [0, 0];
  let line = 0,
    wash = 0;
  // one large spiral on each haunch
  const hx = x + 0.17,
    hy = y - 0.2,
    hs = Math.hypot(hx, hy) / 0.15;
  if (az > 0.12 && x < 0.02 && y < 0.42) {
    const q = Math.atan2(hy, hx) / 6.2832 + 1.55 * Math.sqrt(Math.min(1, hs));
    const p = q - Math.floor(q),
      f = Math.min(p, 1 - p);
    line = Math.max(line, sstep(0.13, 0.08, f) * sstep(1.02, 0.96, hs));
    wash = Math.max(wash, sstep(0.02, 0.2, p) * sstep(0.5, 0.36, p) * sstep(1, 0.9, hs) * 0.7);
    // flames around it, forward and up
    const a = Math.atan2(hy, hx);
    if (hs > 1 && a > -0.7 && a < 2.2) {
      const lick = Math.sin(a * 6.5 - (hs - 1) * 4.5);
      line = Math.max(line, sstep(0, 0.12, lick - 0.45 - (hs - 1) * 1.25));
    }
  }
  // rings at the wrists, lines over the claws
  if (x > 0.1 && y < 0.2 && az > 0.03) {
    line = Math.max(line, band(y - 0.135, 0.005), band(y - 0.155, 0.003));
    if (x > 0.27 && y < 0.06)
      line = Math.max(line, sstep(0.8, 0.95, Math.cos((az - 0.13) * 125)) * 0.9);
  }
  // ribs of the chest
  if (x > 0.2 && y < 0.56 && y > 0.3 && az < 0.1)
    line = Math.max(line, sstep(0.86, 0.97, Math.cos(y * 120 + az * az * 260)) * 0.85);
  return [line, wash];
}
function face(h: V3, part: number): [number, number] {
  const [x, y] = h,
    az = Math.abs(h[2]);
  if (part === D.EYE) {
    const d = Math.hypot(y - 0.046, az - 0.094 - 0.2 * (x - 0.18));
    return [Math.max(sstep(0.0165, 0.0135, d), band(d - 0.026, 0.0035)), sstep(0.026, 0.02, d)];
  }
  if (part === D.NOSE) return [sstep(0.012, 0.006, Math.hypot(y + 0.012, az - 0.04)), 0.9];
  let line = 0,
    wash = 0;
  // brows: hair strokes on the ridge
  if (x > 0.06 && y > 0.075 && y < 0.18 && az < 0.18) {
    const ridge = y - (0.09 + 0.3 * (az - 0.03));
    line = sstep(0.5, 0.8, Math.sin(az * 150 - y * 60)) * sstep(0.03, 0.05, az);
    line *= sstep(0.03, 0.015, Math.abs(ridge - 0.008));
    wash = 0.85 * sstep(0.045, 0.02, Math.abs(ridge));
  }
  // small holes for whiskers on the muzzle
  if (x > 0.12 && y < -0.02 && y > -0.09 && az > 0.025) {
    const u = az * 40 + x * 8,
      v = y * 46;
    const d = Math.hypot(u - Math.round(u), v - Math.round(v));
    line = Math.max(line, sstep(0.26, 0.18, d));
  }
  // lips
  if (x > 0.06) line = Math.max(line, band(y + 0.1 - 0.7 * (az - 0.02) ** 2, 0.006));
  return [line, wash];
}

/** `flip` when the picture will be mirrored, so that the light still comes from the same side */
export function inkGuardian(v: View, open: boolean, flip: boolean): Canvas {
  const c = createCanvas(v.w, v.h),
    im = getPx(c),
    d = im.data;
  const side = flip ? -1 : 1;
  const L: V3 = [-0.34 * side, 0.86, 0.4];
  const h: V3 = [0, 0, 0];
  const thin = Math.max(1, Math.round(v.h / 900));
  for (let j = 0; j < v.h; j++)
    for (let i = 0; i < v.w; i++) {
      const q = j * v.w + i;
      if (!v.part[q]) continue;
      const part = v.part[q] - 1;
      const [x, y, z] = [v.px[q], v.py[q], v.pz[q]];
      const nl = v.nx[q] * L[0] + v.ny[q] * L[1] + v.nz[q] * L[2];
      const ao = v.ao[q];
      let C: RGB;
      if (part === D.STONE) {
        const grit = n.n3(x * 60, y * 60, z * 60) * 0.5 + n.n3(x * 140, y * 140, z * 140) * 0.4;
        const run = n.n2((x + z) * 22, y * 1.6) * 0.35 + n.n2((x + z) * 7, y * 2.6) * 0.4 + 0.5;
        // dark rain streaks below the edge
        let t = (0.16 + 0.42 * Math.max(0, nl) + 0.3 * Math.max(0, v.ny[q])) * (0.4 + 0.6 * ao);
        // two courses, worn and light along their edges
        const course = Math.abs(y + 0.56);
        t +=
          0.05 * grit -
          0.13 * sstep(0.5, 0.85, run) * sstep(-0.75, -0.24, y) * (y < -0.22 ? 1 : 0.4);
        if (v.nx[q] * side > 0.4) t *= 0.8;
        if (course < 0.006) t -= 0.3;
        else if (y > -0.57 - 0.03 && course < 0.02) t += 0.07;
        C = granite.at(cutTone(t + 0.08, 4, 0.4));
        const m =
          n.fbm3(x * 5, y * 5, z * 5, 3) +
          0.9 * Math.max(0, v.ny[q]) -
          0.55 +
          0.5 * sstep(-0.16, -0.09, y) +
          sstep(-0.6, -0.9, y);
        const mm = sstep(0.12, 0.24, m);
        if (mm > 0) C = mix(C, moss.at(cutTone(t * 1.5 + 0.06 * grit + 0.1, 5)), mm);
      } else {
        // glaze: soft white; it reflects dark trees below and the sky above
        let t = 0.24 + 0.72 * Math.max(0, nl) * (0.35 + 0.65 * ao) + 0.1 * v.ny[q] - 0.3 * (1 - ao);
        const rim = 1 - v.nz[q];
        t -= 0.2 * rim * rim * (v.ny[q] < 0.35 ? 1 : 0.3);
        t += 0.02 * n.n3(x * 9, y * 9, z * 9);
        t *= 0.9 + 0.1 * sstep(0, 0.3, y);
        const tone = cutTone(t + 0.05, 3, 0.49);
        C = glaze.at(tone);
        const onFace = Math.hypot(x - D.HEAD[0], y - D.HEAD[1], z) < 0.38 && y > 0.5;
        let line: number, wash: number;
        if (onFace && part !== D.CURL && part !== D.TAIL) {
          D.toHead(x, y, z, h);
          [line, wash] = h[0] > 0.02 ? face(h, part) : [0, 0];
        } else [line, wash] = painted(part, x, y, z, v.ny[q]);
        // painted with a loaded brush: the cobalt is there or not
        line = line > 0.5 ? 1 : 0;
        wash = wash > 0.36 ? 0.8 : 0;
        const dim = tone < 0.4 ? 0.66 : 1;
        for (let k = 0; k < 3; k++) {
          C[k] = lerp(C[k], WASH[k] * dim, wash * 0.72);
          C[k] = lerp(C[k], COBALT[k] * (0.55 + 0.45 * dim), line * 0.94);
        }
        if (part === D.MOUTH) C = mix("#8c2a22", "#c8452f", nl > 0.35 ? 1 : 0);
        if (
          open &&
          onFace &&
          part === D.BODY &&
          h[0] > 0.07 &&
          Math.abs(h[2]) < 0.08 &&
          v.nz[q] < 0.9
        )
          if (h[1] < -0.1 && h[1] > -0.21 && ao < 0.6) C = mix(C, "#6a2024", 0.85);
        if (part === D.TOOTH) C = mix(C, "#fff8e6", 0.5);
      }
      // key lines: where one part is in front of another
      let ed = 0;
      // the line is thicker in some places
      const step = n.n2((i / v.h) * 9, (j / v.h) * 9) > 0.05 ? thin * 4 : thin * 2;
      for (const [a, b] of [
        [step, 0],
        [-step, 0],
        [0, step],
        [0, -step],
      ]) {
        const ii = i + a,
          jj = j + b;
        if (ii < 0 || jj < 0 || ii >= v.w || jj >= v.h) continue;
        const p = jj * v.w + ii;
        const gap = v.part[p] ? v.dep[q] - v.dep[p] : 0.2;
        if (gap > 0.02) ed = Math.max(ed, clamp(gap * 26));
      }
      const crease = part === D.STONE ? 0 : sstep(0.3, 0.26, ao) * 0.8;
      C = mix(C, "#14203c", clamp(Math.max(ed * 0.9, crease)));
      let al = 0,
        cnt = 0;
      for (let b = -1; b <= 1; b++)
        for (let a = -1; a <= 1; a++) {
          const ii = i + a,
            jj = j + b;
          cnt++;
          if (ii >= 0 && jj >= 0 && ii < v.w && jj < v.h && v.part[jj * v.w + ii]) al++;
        }
      d[q * 4] = C[0];
      d[q * 4 + 1] = C[1];
      d[q * 4 + 2] = C[2];
      d[q * 4 + 3] = 255 * clamp((al / cnt) * 1.35 - 0.2);
    }
  putPx(c, im);
  return c;
}
