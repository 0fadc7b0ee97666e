/** The heap of charcoal: black outside, burning between the pieces. */
import {
  clamp,
  getPx,
  layer,
  mix,
  PW,
  putPx,
  type RGB,
  Rng,
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { cam, MID, n, ray } from "./d-stage.ts";

/** sticks of charcoal in a heap, black outside, burning between; `front` are those in front of the flame */
export function coals() {
  const r = new Rng(8);
  const rods: { a: V3; b: V3; R: number; id: number }[] = [];
  for (let ring = 0; ring < 3; ring++)
    for (let i = 0; i < [13, 9, 5][ring]; i++) {
      const a = (i / [13, 9, 5][ring]) * 6.2832 + ring * 0.4 + r.range(-0.16, 0.16);
      const far = [0.2, 0.15, 0.09][ring] * r.range(0.9, 1.12),
        near = far - r.range(0.1, 0.14);
      const lo = [0.015, 0.045, 0.09][ring],
        hi = [0.045, 0.095, 0.135][ring];
      const tw = r.range(-0.35, 0.35);
      rods.push({
        a: [Math.cos(a) * far, Math.sin(a) * far, lo],
        b: [Math.cos(a + tw) * near, Math.sin(a + tw) * near, hi],
        R: r.range(0.02, 0.03),
        id: i + ring * 20,
      });
    }
  let hitRod = rods[0],
    along = 0;
  const dist = (x: number, y: number, z: number) => {
    let best = 9;
    for (const k of rods) {
      const vx = k.b[0] - k.a[0],
        vy = k.b[1] - k.a[1],
        vz = k.b[2] - k.a[2];
      const px = x - k.a[0],
        py = y - k.a[1],
        pz = z - k.a[2];
      const vv = vx * vx + vy * vy + vz * vz;
      const h = (px * vx + py * vy + pz * vz) / vv,
        hc = clamp(h);
      const rad = Math.hypot(px - vx * h, py - vy * h, pz - vz * h) - k.R,
        end = Math.abs(h - hc) * Math.sqrt(vv);
      const d = Math.hypot(Math.max(0, rad), end) + Math.min(0, Math.max(rad, -end));
      if (d < best) {
        best = d;
        hitRod = k;
        along = h;
      }
    }
    return best;
  };
  const D: V3 = [0, 0, 0];
  const all = layer(),
    front = layer();
  const im = getPx(all.c),
    im2 = getPx(front.c);
  const d = im.data,
    d2 = im2.data;
  const cx = cam.cx,
    yMid = cam.hy + (cam.f * cam.h) / MID;
  for (let j = Math.floor((yMid - 250) * SS); j < (yMid + 150) * SS; j++)
    for (let i = Math.floor((cx - 280) * SS); i < (cx + 280) * SS; i++) {
      ray((i + 0.5) / SS, (j + 0.5) / SS, D);
      let t = 1.35,
        hit = false;
      let x = 0,
        y = 0,
        z = 0;
      for (let k = 0; k < 36 && t < 2.2; k++) {
        x = D[0] * t;
        y = D[1] * t - MID;
        z = cam.h + D[2] * t;
        const v = dist(x, y, z);
        if (v < 0.0012) {
          hit = true;
          break;
        }
        t += Math.max(0.001, v * 0.9);
      }
      if (!hit) continue;
      const rod = hitRod,
        h = along;
      const e = 0.002,
        c0 = dist(x, y, z);
      const N: V3 = [dist(x + e, y, z) - c0, dist(x, y + e, z) - c0, dist(x, y, z + e) - c0];
      const l = Math.hypot(...N) || 1;
      const up = N[2] / l;
      // how deep in the heap: crowded places glow
      let crowd = 0;
      for (const s of [0.014, 0.03, 0.05])
        crowd +=
          Math.max(0, s - dist(x + (N[0] / l) * s, y + (N[1] / l) * s, z + (N[2] / l) * s)) / s;
      const R = Math.hypot(x, y);
      const crack = Math.abs(n.n3(x * 44 + rod.id, y * 44, z * 44));
      let heat =
        0.78 * sstep(0.25, 0.02, R) +
        0.34 * crowd +
        0.25 * sstep(0.4, 1.05, h) +
        0.3 * sstep(0.1, 0.0, crack) -
        0.28 +
        0.2 * n.n3(x * 26, y * 26, z * 26 + rod.id);
      heat -= 0.22 * sstep(0.4, 0.95, up) * sstep(0.06, 0.2, R);
      heat = Math.round(clamp(heat) * 7) / 7;
      const ramp: RGB[] = [
        [26, 17, 18],
        [70, 24, 18],
        [134, 36, 18],
        [196, 66, 24],
        [238, 112, 34],
        [252, 164, 62],
        [255, 212, 122],
        [255, 244, 204],
      ];
      let C = ramp[Math.round(heat * 7)];
      // white ash on the cooler ends
      if (heat < 0.5 && up > 0.25 && n.n3(x * 60, y * 60, z * 60) > 0.05)
        C = mix(C, "#5d4f4c", 0.45);
      const q = (j * PW + i) * 4;
      d[q] = C[0];
      d[q + 1] = C[1];
      d[q + 2] = C[2];
      d[q + 3] = 255;
      if (y < -0.055) for (let c = 0; c < 4; c++) d2[q + c] = d[q + c];
    }
  putPx(all.c, im);
  putPx(front.c, im2);
  return { all, front };
}
