/** A path between dry-stone walls, computed exactly by rays: two upright faces, one coping, the earth between. */
import { Noise, clamp, lerp, mix, ramp, shade, sstep, type Pt, type RGB } from "../../kit/core.ts";
import { cell, worley } from "../../kit/terrain.ts";

const n = new Noise(31);
export const F = 1250,
  CX = 735,
  HY = 372,
  EYE = 2.5;
const FALL = 0.055; // the path goes gently downhill
const BEND = -0.0055; // and bends to the left
const END = 33;
const HALF = 1.3,
  COPE = 0.5,
  LOW = 0.62;
export const groundZ = (d: number) => -FALL * d;
export const wallTop = (d: number) =>
  groundZ(d) + 1.65 + 0.16 * n.n2(d * 0.3, 2) + 0.05 * n.n2(d * 1.4, 5);
/** path coordinates (offset from its middle line, distance, height) to the sheet */
export const toSheet = (off: number, d: number, z: number): Pt => [
  CX + (F * (off + BEND * d * d)) / d,
  HY + (F * (EYE - z)) / d,
];
/** distance at which a ray with slope u hits the upright plane at this offset */
function meet(u: number, off: number) {
  const disc = u * u - 4 * BEND * off;
  if (disc < 0) return Infinity;
  const s = Math.sqrt(disc),
    a = (u - s) / (2 * BEND),
    b = (u + s) / (2 * BEND);
  const lo = Math.min(a, b),
    hi = Math.max(a, b);
  return lo > 0.5 ? lo : hi > 0.5 ? hi : Infinity;
}
const stone = ramp([
  [0, "#232c44"],
  [0.25, "#4d586e"],
  [0.5, "#848a92"],
  [0.75, "#bdb5a4"],
  [1, "#f2e4c4"],
]);
const moss = ramp([
  [0, "#23403a"],
  [0.5, "#66804a"],
  [1, "#c6c878"],
]);
const earth = ramp([
  [0, "#4a4658"],
  [0.35, "#85786f"],
  [0.65, "#c9b08a"],
  [1, "#f6e2b6"],
]);
const cut = (t: number, k = 6) => {
  const q = Math.floor(t * k);
  return clamp((q + sstep(0.28, 0.72, t * k - q)) / k);
};

export function inkPath() {
  return shade((x, y, o) => {
    o[3] = 0;
    const u = (x - CX) / F,
      v = (y - HY) / F;
    let best = Infinity,
      kind = 0;
    const zAt = (d: number) => EYE - v * d;
    const dL = meet(u, -HALF);
    if (u < 0.4 && dL < END + 6 && zAt(dL) < wallTop(dL) && zAt(dL) > groundZ(dL) - 0.05) {
      best = dL;
      kind = 1;
    }
    const dR = meet(u, HALF);
    if (dR < best && dR < END && zAt(dR) < groundZ(dR) + LOW && zAt(dR) > groundZ(dR) - 0.05) {
      best = dR;
      kind = 2;
    }
    if (v > FALL) {
      const dG = EYE / (v - FALL),
        off = u * dG - BEND * dG * dG;
      if (dG < best && dG < END && Math.abs(off) < HALF + 0.01) {
        best = dG;
        kind = 3;
      }
      const dC = (EYE - LOW) / (v - FALL),
        offC = u * dC - BEND * dC * dC;
      if (dC < best && dC < END && offC > HALF && offC < HALF + COPE) {
        best = dC;
        kind = 4;
      }
    }
    if (!kind) return;
    const d = best,
      z = zAt(d) - groundZ(d),
      off = u * d - BEND * d * d;
    let C: RGB;
    if (kind === 3) {
      // worn stones and earth, with leaf shadows in bars: the trees on the left bank cast their shadow across it, with many small
      // spots of sun
      const crown =
        off +
        0.35 +
        0.55 * Math.sin(d * 1.25 + 0.7 * n.n2(0.4, d * 0.2)) +
        0.5 * n.fbm(off * 1.6, d * 0.9, 3);
      const suns = n.n2(off * 6.4 + 4, d * 4.4) * 0.6 + n.n2(off * 12, d * 8 + 7) * 0.4;
      const shade =
        sstep(0.08, -0.06, crown) * (1 - sstep(0.2, 0.32, suns - 0.3 * sstep(-0.1, -0.9, crown)));
      let t =
        0.8 +
        0.1 * n.n2(off * 5, d * 5) +
        0.07 * n.n2(off * 14, d * 14) -
        0.16 * Math.exp(-((Math.abs(off) - 0.55) ** 2) / 0.03);
      t -= 0.2 * shade;
      // worn stones are level with the earth, lit at their tops only
      worley(off * 2.1, d * 1.5, 0.9);
      if (cell.id > 0.55 && cell.edge > 0.1) t += 0.1 * sstep(0.4, 0.2, cell.f1);
      C = mix(earth.at(cut(t)), "#6a6480", 0.56 * shade);
      const verge = sstep(0.75, 1.25, Math.abs(off) + 0.28 * n.n2(off * 4, d * 4));
      C = mix(C, mix(moss.at(cut(t * 0.85)), "#2c4a4c", 0.5 * shade), verge * 0.9);
    } else {
      const face = kind !== 4;
      worley(d * (face ? 2.1 : 2.0) + (kind === 2 ? 50 : 0), (face ? z : off) * 3.3, 0.72);
      const c = { ...cell };
      let t = kind === 1 ? 0.36 : kind === 2 ? 0.66 : 0.82;
      t += 0.34 * (c.id - 0.5) + 0.1 * n.n2(d * 6, z * 6) + 0.05 * n.n2(d * 19, z * 19);
      t += (c.dy * -0.28 + c.dx * (kind === 1 ? 0.26 : -0.2)) * 0.9; // each stone is a little round
      if (kind === 1) t += 0.16 * sstep(0.7, 1.5, z) - 0.12 * sstep(0.3, 0, z);
      const dap = n.fbm(d * 0.6 + 7, z * 0.9 + off, 3);
      t -= 0.2 * sstep(0.05, 0.2, dap);
      if (c.edge < 0.045) t = 0.03;
      else if (c.edge < 0.085) t -= 0.16;
      C = stone.at(cut(t));
      const green = sstep(
        0.12,
        0.34,
        n.fbm(d * 0.8 + 20, z * 1.4, 3) + (kind === 1 ? 0.14 * (z - 0.6) : 0.1),
      );
      if (c.edge > 0.05) C = mix(C, moss.at(cut(t * 1.05)), green * 0.8);
    }
    const hz = sstep(10, 60, d) * 0.45,
      HC = [196, 210, 216];
    for (let k = 0; k < 3; k++) o[k] = lerp(C[k], HC[k], hz);
    o[3] = 255;
  });
}
