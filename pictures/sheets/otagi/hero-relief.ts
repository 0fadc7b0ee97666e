/** A stone disciple seen by the eye: one ray for each pixel to the stone, a second one to the sun. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { clamp, lerp } from "../../kit/core.ts";
import { type Form, solid, type Solid } from "./hero-form.ts";
import { LIGHT, SKY } from "./hero-stage.ts";

const PARTS = ["cover", "sun", "face", "up", "open", "cut", "near", "px", "py", "moss"] as const;
/** pixels with: cover, sunlight with cast shade, light from the sky, how far they face up, openness, cut lines, nearness, place, moss */
export interface Relief extends Readonly<Record<(typeof PARTS)[number], Float32Array>> {
  readonly w: number;
  readonly h: number;
}
/** the part of the stone's space that a relief shows */
export const VIEW = { left: -0.62, right: 0.62, foot: -0.16, top: 1.3 } as const;
const VERSION = 24;
const ASPECT = (VIEW.right - VIEW.left) / (VIEW.top - VIEW.foot);

export function relief(f: Form, h: number, tilt: number): Relief {
  const w = Math.round(h * ASPECT);
  const part = () => new Float32Array(w * h);
  const R = {
    w,
    h,
    cover: part(),
    sun: part().fill(-1),
    face: part().fill(-1),
    up: part(),
    open: part(),
    cut: part().fill(-0.012),
    near: part().fill(-9),
    px: part(),
    py: part(),
    moss: part().fill(-1),
  };
  const file = `.cache/otagi-hero${VERSION}_${f.seed}_${h}_${tilt}.bin`;
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    for (const [i, k] of PARTS.entries()) R[k].set(all.subarray(i * w * h, (i + 1) * w * h));
    return R;
  }
  const s = solid(f);
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  const pixel = (VIEW.top - VIEW.foot) / h;
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const x = lerp(VIEW.left, VIEW.right, (i + 0.5) / w),
        v = lerp(VIEW.top, VIEW.foot, (j + 0.5) / h);
      const oy = v * ct + 0.8 * st,
        oz = 0.8 * ct - v * st;
      let t = 0,
        least = 9,
        at = 0;
      for (let k = 0; k < 90 && t < 1.7; k++) {
        const d = s.distance(x, oy - st * t, oz - ct * t);
        if (d < least) {
          least = d;
          at = t;
        }
        if (d < 0.001) break;
        t += Math.max(d * 0.85, 0.0015);
      }
      const cover = least < 0.001 ? 1 : clamp(1 - least / pixel);
      if (cover > 0) record(R, j * w + i, s, x, oy - st * at, oz - ct * at, at, cover);
    }
  mkdirSync(".cache", { recursive: true });
  const all = new Float32Array(w * h * PARTS.length);
  for (const [i, k] of PARTS.entries()) all.set(R[k], i * w * h);
  writeFileSync(file, Buffer.from(all.buffer));
  return R;
}

function record(
  p: Relief,
  q: number,
  s: Solid,
  x: number,
  y: number,
  z: number,
  t: number,
  cover: number,
) {
  const D = s.distance,
    e = 0.007;
  D(x, y, z);
  p.cut[q] = s.cut();
  p.moss[q] = s.moss();
  const a = D(x + e, y - e, z - e),
    b = D(x - e, y - e, z + e),
    c = D(x - e, y + e, z - e),
    d = D(x + e, y + e, z + e);
  let n = [a - b - c + d, -a - b + c + d, -a + b - c + d];
  const l = Math.hypot(...n) || 1;
  n = n.map((v) => v / l);
  let shut = 0;
  for (const [k, r] of [0.04, 0.1, 0.2].entries())
    shut += (Math.max(0, r - D(x + n[0] * r, y + n[1] * r, z + n[2] * r)) / r) * [1, 0.8, 0.6][k];
  const facing = n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2];
  let free = 1;
  if (facing > 0)
    for (let k = 0, u = 0.02; k < 40 && u < 0.9; k++) {
      const m = D(
        x + n[0] * 0.012 + LIGHT[0] * u,
        y + n[1] * 0.012 + LIGHT[1] * u,
        z + n[2] * 0.012 + LIGHT[2] * u,
      );
      free = Math.min(free, (9 * m) / u);
      if (free < 0) break;
      u += Math.max(0.012, m * 0.8);
    }
  p.cover[q] = cover;
  p.face[q] = n[0] * SKY[0] + n[1] * SKY[1] + n[2] * SKY[2];
  p.sun[q] = Math.min(facing, (free - 0.35) * 0.9 + 0.3);
  p.up[q] = n[1];
  p.open[q] = clamp(1 - shut * 0.55);
  p.near[q] = -t;
  p.px[q] = x;
  p.py[q] = y;
}
