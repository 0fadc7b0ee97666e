/** What years have done to a stone: chisel marks that stayed, lichen, small pits, and where the moss holds. */
import { clamp, type Noise, type Pt, Rng } from "../../kit/core.ts";
import { type Stroke, strokeAlong } from "./hero-face.ts";
import type { Relief } from "./hero-relief.ts";

/** groups of short parallel cuts that the chisel left on the body */
export function chiselled(seed: number): Stroke[] {
  const r = new Rng(seed + 70),
    out: Stroke[] = [];
  for (let k = 0; k < 7; k++) {
    const cx = r.range(-0.38, 0.38),
      cy = r.range(0.08, 0.56);
    const a = -1 + r.range(-0.35, 0.35),
      count = r.int(3, 6);
    for (let i = 0; i < count; i++) {
      const x = cx + i * 0.019 + r.g() * 0.003,
        y = cy + i * 0.006 + r.g() * 0.008;
      const l = r.range(0.02, 0.042) * (1 - 0.12 * i);
      const p = (t: number): Pt => [x + Math.cos(a) * l * t, y + Math.sin(a) * l * t];
      out.push(strokeAlong([p(-1), p(0), p(1)], 0.0028));
    }
  }
  return out;
}

/** lichen and pits of a stone that is `h` pixels high */
export function weathered(seed: number, n: Noise, h: number) {
  const spots = Array.from({ length: 5 }, (_, k): [number, number, number] => {
    const r = new Rng(seed * 31 + k);
    return [r.range(-0.4, 0.4), r.range(0.04, 0.56), r.range(0.012, 0.034)];
  });
  /** a few round patches of lichen on the robe */
  const lichened = (x: number, y: number) => {
    let best = 0;
    for (const [a, b, rad] of spots) {
      const d = Math.hypot(x - a, (y - b) * 1.15);
      if (d < rad * 1.6)
        best = Math.max(
          best,
          clamp(0.5 + (rad * (1 + 0.22 * n.n2(x * 22, y * 22)) - d) * h * 0.68),
        );
    }
    return best;
  };
  /** rain has worn a few small pits: dark under the upper rim, a pale lower one */
  const pits = Array.from({ length: 10 }, (_, k): [number, number, number] => {
    const group = new Rng(seed * 17 + (k % 3) + 500),
      r = new Rng(seed * 19 + k + 900);
    const [cx, cy] = [group.range(-0.36, 0.36), group.range(0.1, 0.5)];
    return [cx + 0.045 * r.g(), cy + 0.035 * r.g(), r.range(0.004, 0.011)];
  });
  const pitted = (x: number, y: number): [number, number] => {
    let dark = 0,
      pale = 0;
    for (const [a, b, rad] of pits) {
      if (Math.abs(x - a) > 3 * rad || Math.abs(y - b) > 3 * rad) continue;
      const rough = rad * (1 + 0.5 * n.n2(x * 46, y * 60));
      const hole = clamp(0.5 + (rough - Math.hypot((x - a) * 0.8, y - b)) * h * 0.68);
      const low = Math.hypot((x - a + 0.45 * rad) * 0.8, y - b + 0.45 * rad);
      dark = Math.max(dark, hole);
      pale = Math.max(pale, clamp(0.5 + (rough - low) * h * 0.68) * (1 - hole));
    }
    return [dark, pale];
  };
  return { lichened, pitted };
}

/** moss in patches: on the crown, and on the shoulder that the sun does not reach */
export function mossPatches(R: Relief, n: Noise): Float32Array {
  return R.moss.map((v, q) => {
    const x = R.px[q],
      y = R.py[q];
    const patch = 0.5 + 0.5 * n.n2(x * 4.4 + 3, y * 4.4 + 6) + 0.05 * n.n2(x * 15, y * 15);
    return y > 0.7
      ? v - 0.012 - 0.1 * clamp(patch)
      : v - 0.005 - 0.1 * clamp(patch) - 0.8 * clamp(x + 0.06);
  });
}
