/** A stone disciple seen from the front: one ray for each pixel to the stone, a second one to the sun. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { clamp, lerp } from "../../kit/core.ts";
import { type Form, solid, type Solid } from "./hero-form.ts";
import { LIGHT } from "./hero-stage.ts";

const PARTS = [
  "lit",
  "up",
  "side",
  "open",
  "line",
  "near",
  "px",
  "py",
  "pz",
  "moss",
  "stone",
] as const;
type Parts = Record<(typeof PARTS)[number], Float32Array>;
/** pixels with: sunlight, how far they face the sky and the right, openness, cut lines, nearness, place, moss, whether there is stone */
export interface Relief extends Parts {
  readonly w: number;
  readonly h: number;
}
/** the part of the stone's space that a relief shows */
export const VIEW = { left: -0.6, right: 0.6, foot: -0.14, top: 1.1 } as const;
const ASPECT = (VIEW.right - VIEW.left) / (VIEW.top - VIEW.foot);
const VERSION = 9;

export function relief(f: Form, h: number, tilt: number): Relief {
  const w = Math.round(h * ASPECT),
    N = w * h;
  const part = () => new Float32Array(N);
  const parts: Parts = {
    lit: part(),
    up: part(),
    side: part(),
    open: part(),
    line: part(),
    near: part(),
    px: part(),
    py: part(),
    pz: part(),
    moss: part(),
    stone: part(),
  };
  const file = `.cache/otagi-hero${VERSION}_${f.seed}_${h}_${tilt}.bin`;
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    for (const [i, k] of PARTS.entries()) parts[k].set(all.subarray(i * N, i * N + N));
    return { w, h, ...parts };
  }
  const s = solid(f);
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const x = lerp(VIEW.left, VIEW.right, (i + 0.5) / w),
        v = lerp(VIEW.top, VIEW.foot, (j + 0.5) / h);
      const oy = v * ct + 0.7 * st,
        oz = 0.7 * ct - v * st;
      const t = march(s, x, oy, oz, 0, -st, -ct, 1.5);
      if (t === null) continue;
      record(parts, j * w + i, s, x, oy - st * t, oz - ct * t, t);
    }
  mkdirSync(".cache", { recursive: true });
  const all = new Float32Array(N * PARTS.length);
  for (const [i, k] of PARTS.entries()) all.set(parts[k], i * N);
  writeFileSync(file, Buffer.from(all.buffer));
  return { w, h, ...parts };
}

/** how far a ray goes until it meets the stone; null where it passes */
function march(
  s: Solid,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
) {
  let t = 0;
  for (let k = 0; k < 72 && t < far; k++) {
    const d = s.distance(x + dx * t, y + dy * t, z + dz * t);
    if (d < 0.0015) return t;
    t += Math.max(d * 0.8, 0.002);
  }
  return null;
}

function record(p: Parts, q: number, s: Solid, x: number, y: number, z: number, t: number) {
  const D = s.distance,
    e = 0.006;
  D(x, y, z);
  p.line[q] = s.groove();
  const a = D(x + e, y - e, z - e),
    b = D(x - e, y - e, z + e),
    c = D(x - e, y + e, z - e),
    d = D(x + e, y + e, z + e);
  let n = [a - b - c + d, -a - b + c + d, -a + b - c + d];
  const l = Math.hypot(...n) || 1;
  n = n.map((v) => v / l);
  let shut = 0;
  for (const [k, r] of [0.03, 0.08, 0.16].entries())
    shut += (Math.max(0, r - D(x + n[0] * r, y + n[1] * r, z + n[2] * r)) / r) * [1, 0.8, 0.6][k];
  const facing = n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2];
  const off = 0.012;
  const free =
    facing > 0 && march(s, x + n[0] * off, y + n[1] * off, z + n[2] * off, ...LIGHT, 0.8) === null;
  p.lit[q] = free ? facing : Math.min(0, facing);
  p.up[q] = n[1];
  p.side[q] = n[0];
  p.open[q] = clamp(1 - shut * 0.55);
  p.near[q] = -t;
  p.px[q] = x;
  p.py[q] = y;
  p.pz[q] = z;
  p.moss[q] = n[1] * 1.05 + 0.5 * s.noise.fbm3(x * 3.4, y * 3.4, z * 3.4, 2);
  p.stone[q] = 1;
}
