/** The light of the hour: a grey sky that fades, and one flame. */
import { clamp, PH, PW, sstep } from "../../kit/core.ts";
import type { Buffer } from "./b-buffer.ts";
import { DISCIPLES, stonesBetween } from "./b-disciples.ts";
import { LANTERN_ID, throughPanes } from "./b-lantern.ts";
import { FLAME, heightAt, land } from "./b-plan.ts";

export interface Light {
  /** how much of the sky a point sees */
  readonly sky: Float32Array;
  /** the light of the flame */
  readonly lamp: Float32Array;
}
export function lightOf(b: Buffer): Light {
  const sky = new Float32Array(PW * PH),
    lamp = new Float32Array(PW * PH);
  for (let q = 0; q < sky.length; q++) {
    if (b.dep[q] === Infinity) continue;
    sky[q] = skyAt(b, q);
    lamp[q] = lampAt(b, q);
  }
  return { sky, lamp };
}

/** the sky is brightest above the clearing, to the left behind us */
function skyAt(b: Buffer, q: number): number {
  const facing = 0.42 + 0.5 * b.nz[q] - 0.16 * b.nx[q] - 0.06 * b.ny[q];
  const shut = b.id[q] === 0 ? seats(b.wx[q], b.wy[q]) : 0;
  return clamp(facing) * (0.3 + 0.7 * b.open[q]) * (1 - 0.6 * shut);
}
/** how much the ground lies below the stones that sit on it */
function seats(x: number, y: number): number {
  let shut = 0;
  for (const d of DISCIPLES) {
    const dy = y - d.y;
    if (dy > 0.6 || dy < -0.6) continue;
    const far = Math.hypot(x - d.x, dy) / d.size;
    if (far < 0.72) shut = Math.max(shut, sstep(0.72, 0.4, far));
  }
  return shut;
}

function lampAt(b: Buffer, q: number): number {
  const x = b.wx[q],
    y = b.wy[q],
    z = b.wz[q];
  const id = b.id[q];
  // a printmaker's liberty: the pair catches the light a little more from the side
  const dx = FLAME[0] - x,
    dy = FLAME[1] - y - (id > LANTERN_ID && y < 4.8 ? 0.75 : 0),
    dz = FLAME[2] - z,
    far = Math.hypot(dx, dy, dz);
  if (far > 6) return 0;
  // the lantern's own stone: only what lies below the panes catches light
  if (id === LANTERN_ID) {
    if (b.nz[q] > 0.7 && dz > 0.05 && dz < 0.16) return 0.5;
    return b.nz[q] < -0.25 && dz < 0 && dz > -0.2 ? 0.26 : 0;
  }
  const wrap = id === 0 ? 0.12 : 0.1;
  const nl = (b.nx[q] * dx + b.ny[q] * dy + b.nz[q] * dz) / far + wrap;
  if (nl <= 0) return 0;
  const fade = 1 - far / 6;
  let v = (nl * fade * 1.7) / (far * far * 0.62 + 0.4);
  if (v < 0.02) return 0;
  v *= throughPanes(x, y, z);
  if (v < 0.02) return 0;
  const o = 0.015;
  if (stonesBetween(id, x + b.nx[q] * o, y + b.ny[q] * o, z + b.nz[q] * o)) return 0;
  for (let t = 0.06; t < 0.9; t += 0.07)
    if (heightAt(x + dx * t, y + dy * t) > z + dz * t + 0.01) return 0;
  return v * (0.08 + 0.92 * b.open[q] ** 1.4) * (1 + 0.1 * land.n2(x * 3, y * 3 + z * 4));
}
