/** The dry riverbed and the cloths of shrimp, in metres, coloured point by point. */
import {
  type Rng,
  H,
  W,
  Noise,
  clamp,
  css,
  lerp,
  mix,
  ramp,
  shade,
  sstep,
  type Ctx,
  type Pt,
  type RGB,
} from "../../kit/core.ts";
import { cell, worley } from "../../kit/terrain.ts";
import { Tones, brushPath, dab } from "../../kit/brush.ts";

const g = new Noise(58);
const EYE = 3.5;
export const F = 1180;
const CX = 560;
const HY = 446;
const onGround = (x: number, y: number): Pt => {
  const d = (F * EYE) / (y - HY);
  return [((x - CX) * d) / F, d];
};
export const toSheet = (wx: number, d: number, z = 0): Pt => [
  CX + (F * wx) / d,
  HY + (F * (EYE - z)) / d,
];

const stone = ramp([
  [0, "#4a5566"],
  [0.3, "#858b93"],
  [0.6, "#bdb8ae"],
  [0.85, "#e3dac6"],
  [1, "#f6edd9"],
]);
const shrimp = ramp([
  [0, "#83374c"],
  [0.25, "#c9626c"],
  [0.5, "#ea9a92"],
  [0.75, "#f7c8b6"],
  [1, "#fdecda"],
]);
const LANE = 3.3,
  ROW = 6.4,
  TURN = 0.16;
const chance = (i: number, j: number, k: number) => {
  const h = Math.sin(i * 12.9898 + j * 78.233 + k * 37.719) * 43758.5453;
  return h - Math.floor(h);
};
/** how dry a cloth of shrimp is: the freshly spread ones are deep red, the dry ones pale */
const dryness = (i: number, j: number) => 0.24 * (chance(i, j, 1) - 0.56);
/** how much shrimp is at a point of a cloth; some cloths are only half covered yet */
function heaped(wx: number, d: number, c: { i: number; j: number; v: number }) {
  const even = 0.55 + 0.5 * g.fbm(wx * 0.7 + c.i * 5, d * 0.7 + c.j * 3, 3);
  if (c.j < 2 || chance(c.i, c.j, 2) > 0.1) return even;
  const end = chance(c.i, c.j, 3) < 0.5 ? -1 : 1;
  return even - 0.42 * sstep(-0.1, 1.7, end * c.v + 1.1 * g.n2(wx * 0.9, d * 0.9));
}
/** cloth coordinates: how far inside the nearest cloth (metres, negative outside), and its number */
export function cloth(wx: number, d: number) {
  const a = wx * Math.cos(TURN) - d * Math.sin(TURN) + 0.09 * g.n2(wx * 0.5, d * 0.4),
    b = wx * Math.sin(TURN) + d * Math.cos(TURN) + 0.12 * g.n2(wx * 0.4 + 9, d * 0.5);
  const i = Math.floor(a / LANE),
    j = Math.floor(b / ROW);
  const u = a - (i + 0.5) * LANE,
    v = b - (j + 0.5) * ROW;
  const inside = Math.min(1.28 - Math.abs(u), 2.85 - Math.abs(v));
  return { in: inside, i, j, u, v };
}
/** a point on the stones between two columns of cloth */
export const onPath = (lane: number, along: number): Pt => [
  lane * LANE * Math.cos(TURN) + along * Math.sin(TURN),
  -lane * LANE * Math.sin(TURN) + along * Math.cos(TURN),
];
export function inkGround() {
  return shade((x, y, o) => {
    o[3] = 0;
    if (y <= HY + 3) return;
    const [wx, d] = onGround(x, y);
    o[3] = 255;
    const far = sstep(10, 60, d);
    let C: RGB;
    const c = cloth(wx, d);
    if (c.in > 0 && d < 62) {
      const thick = heaped(wx, d, c);
      const hem = 0.2 + 0.12 * g.n2(wx * 3, d * 3) + 0.06 * g.n2(wx * 9, d * 9);
      if (c.in < hem || thick < 0.24) C = mix("#1f1d2a", "#5a5563", far * 0.7);
      else {
        worley(wx * 15, d * 15, 0.9);
        const fine =
          (1 - far) * (cell.id - 0.5) * 0.5 * sstep(26, 8, d) + 0.14 * g.n2(wx * 2.6, d * 2.6);
        // raked ridges run along each cloth
        const ridge = 0.1 * Math.sin(c.u * 17 + 0.8 * g.n2(wx, d));
        let t = 0.5 + fine + ridge + 0.14 * (thick - 0.5) + dryness(c.i, c.j);
        if (cell.edge < 0.13 && d < 16) t -= 0.2 * sstep(16, 8, d);
        const k = 6,
          q = Math.floor(t * k);
        t = (q + sstep(0.3, 0.7, t * k - q)) / k;
        C = shrimp.at(clamp(t));
        if (c.in < hem + 0.07) C = mix(C, "#4a2c3c", 0.45);
      }
    } else {
      worley(wx * 3.4, d * 3.4, 0.85);
      let q = { ...cell };
      if (q.id > 0.35) {
        worley(wx * 7.2 + 30, d * 7.2, 0.85);
        q = { ...cell };
      }
      const near = sstep(40, 10, d);
      let t = 0.66 + near * (0.3 * (q.id - 0.5) + 0.5 * (q.dx * -0.6 + q.dy * 0.4));
      if (q.edge < 0.1) t -= 0.34 * near;
      t += 0.08 * g.n2(wx * 0.25, d * 0.25);
      // each cloth rises a little and casts a narrow shadow to the left
      const sh = cloth(wx + 0.1, d);
      if (sh.in > 0) t -= 0.34;
      const k = 6,
        f = Math.floor(t * k);
      t = (f + sstep(0.3, 0.7, t * k - f)) / k;
      C = stone.at(clamp(t));
    }
    // the river, a narrow pale line behind the cloths
    const bank = d + 8 * g.n2(wx * 0.012, 3) + 0.06 * wx;
    const water = bank > 84 && bank < 128;
    if (water) C = mix("#8db4c6", "#d3dfde", g.n2(wx * 0.05, d * 0.6) > 0.1 ? 0.7 : 0.1);
    const hz = sstep(14, 150, d) * (water ? 0.3 : 0.7);
    const HC = [236, 224, 206];
    for (let k = 0; k < 3; k++) o[k] = lerp(C[k], HC[k], hz);
  });
}
/** single shrimps on the nearest cloths */
export function scatter(x: Ctx, r: Rng) {
  const T = new Tones();
  for (let i = 0; i < 26000; i++) {
    const sx = r.range(-20, W + 20),
      sy = HY + (H - HY + 10) * (0.28 + 0.72 * Math.sqrt(r.u()));
    const [wx, d] = onGround(sx, sy),
      c = cloth(wx, d);
    if (c.in < 0.2 + 0.12 * g.n2(wx * 3, d * 3) || heaped(wx, d, c) < 0.26) continue;
    const len = ((0.062 * F) / d) * r.range(0.7, 1.25),
      a = r.range(0, 6.28);
    const t = clamp(0.62 + 0.8 * dryness(c.i, c.j) + r.g() * 0.2);
    T.add(shrimp.at(Math.round(t * 7) / 7), (q) =>
      dab(
        q,
        sx,
        sy,
        len * Math.abs(Math.cos(a)) + len * 0.45,
        len * 0.3,
        a * 0.4,
        r.range(-0.5, 0.5),
      ),
    );
  }
  T.flush(x);
}
/** hems of the cloths, for the key block */
export function hems(x: Ctx) {
  x.fillStyle = css("#221d2c", 0.75);
  x.beginPath();
  for (let i = -12; i < 14; i++)
    for (let j = 0; j < 9; j++)
      for (const s of [-1, 1]) {
        const p: Pt[] = [];
        for (let k = 0; k <= 20; k++) {
          const a = (i + 0.5) * LANE + s * 1.28,
            b = (j + 0.5) * ROW - 2.85 + (5.7 * k) / 20;
          const wx = a * Math.cos(TURN) + b * Math.sin(TURN),
            d = -a * Math.sin(TURN) + b * Math.cos(TURN);
          if (d > 2.4) p.push(toSheet(wx, d));
        }
        if (p.length > 3) brushPath(x, p, () => clamp(9 / ((j + 0.5) * ROW), 0.4, 2));
      }
  x.fill();
}
