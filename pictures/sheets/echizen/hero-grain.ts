/** Old wood: streaks along the grain that part about a knot, boards of which none is as wide as the next. */
import { clamp, Noise, sstep, type V3 } from "../../kit/core.ts";

const n = new Noise(57);
export const hash = (i: number) => {
  const v = Math.sin(i * 127.1) * 43758.5453;
  return v - Math.floor(v);
};
/** long streaks along the grain, -1 to 1; they part about a knot */
export function streak(p: V3, axis: number, own: number, knots = 0): number {
  const along = p[axis] + own * 17.3;
  let across = p[(axis + 1) % 3] * 1.3 + p[(axis + 2) % 3] + own * 3.1;
  let core = 0;
  if (knots > 0) {
    const cell = Math.floor(along / 1.1),
      du = along - (cell + 0.2 + 0.6 * hash(cell + own * 31)) * 1.1,
      wide = 0.24,
      row = Math.floor(across / wide),
      dv = across - (row + 0.3 + 0.4 * hash(cell * 3 + row)) * wide;
    if (hash(cell * 7 + row * 3) < knots) {
      across +=
        0.05 * (dv / (Math.abs(dv) + 0.02)) * Math.exp(-(du * du) / 0.03 - (dv * dv) / 0.004);
      core = Math.exp(-(du * du) / 0.0007 - (dv * dv) / 0.00028);
    }
  }
  const bend = 0.02 * n.n2(along * 1.1, own * 9);
  return clamp(
    n.fbm(along * 0.45, (across + bend) * 11, 2) +
      0.4 * n.n2(along * 0.8 + 9, (across + bend) * 34) -
      1.4 * core,
    -1,
    1,
  );
}
/** flat tones, each meeting the next in a long soft bokashi */
export function printed(t: number, tones = 4, soft = 0.34): number {
  const k = clamp(t) * tones,
    i = Math.floor(k);
  return (i + sstep(0.5 - soft, 0.5 + soft, k - i)) / tones;
}
const BOARD = 0.31;
interface Wood {
  own: number;
  gap: number;
}
/** the floor's boards run towards the opening; none is as wide as the next */
export function floorBoard(p: V3): Wood {
  const seam = (x: number) => x / BOARD + 0.24 * n.n2(x * 1.9, 4);
  const u = seam(p[0]) + 0.012 * n.n2(p[1] * 0.8, p[0]);
  const col = Math.floor(u);
  // metres to the nearest seam
  const off = ((0.5 - Math.abs(u - col - 0.5)) * 0.01) / (seam(p[0] + 0.01) - seam(p[0]));
  const v = p[1] / 2.3 + hash(col) * 3;
  const g = Math.abs(v - Math.floor(v) - 0.5) * 2;
  const wide = 0.0012 + 0.0024 * hash(col * 7 + 1);
  return {
    own: hash(col * 13 + Math.floor(v) * 5),
    gap: Math.max(sstep(wide + 0.003, wide, off), 0.8 * sstep(0.992, 0.996, g)),
  };
}
