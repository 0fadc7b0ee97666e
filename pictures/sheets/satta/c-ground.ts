/** The dry riverbed and the cloths of shrimp, in metres, coloured point by point. */
import {
  type Rng,
  H,
  W,
  Noise,
  clamp,
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
import { Tones, dab } from "../../kit/brush.ts";

const g = new Noise(58);
const EYE = 8.5;
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
/** from the middle of one strip of cloths to the next, in metres */
const LANE = 3.4;
/** The belt of cloths follows the river in two bends to the mountain: how far it has moved to the right at a distance `d`. */
const bend = (d: number) => {
  const t = Math.log(d / 13);
  const onSheet = 300 + 520 * sstep(0, 1.15, t) - 330 * sstep(0.9, 2, t) + 500 * sstep(1.7, 3.3, t);
  return (d * (onSheet - CX)) / F;
};
/** The river runs beside the cloths, on their right. */
const BANK = 11.5,
  FARBANK = 19;
const chance = (i: number, j: number, k: number) => {
  const h = Math.sin(i * 12.9898 + j * 78.233 + k * 37.719) * 43758.5453;
  return h - Math.floor(h);
};
/** how dry a cloth of shrimp is: the freshly spread ones are deep red, the dry ones pale */
const dryness = (i: number, j: number) => 0.5 * (chance(i, j, 1) - 0.56);
/** One strip: half its width, the length of its cloths and where the first begins; some strips are bare riverbed. */
const strip = (i: number) => {
  const long = 8 + 6 * chance(i, 0, 4);
  return {
    half: 0.95 + 0.35 * chance(i, 0, 5),
    long,
    start: long * chance(i, 0, 6),
    bare: i < -3 || i > 2 || i === 0,
  };
};
/** how much shrimp is at a point of a cloth */
const heaped = (wx: number, d: number, c: { i: number; j: number }) =>
  0.6 + 0.4 * g.fbm(wx * 0.7 + c.i * 5, d * 0.7 + c.j * 3, 3);
/** cloth coordinates: how far inside the nearest cloth (metres, negative outside), and its number */
function cloth(wx: number, d: number) {
  const a = wx - bend(d) + 0.09 * g.n2(wx * 0.5, d * 0.4),
    b = d + 0.16 * g.n2(wx * 0.4 + 9, d * 0.5);
  const i = Math.floor(a / LANE),
    S = strip(i),
    j = Math.floor((b + S.start) / S.long);
  // nobody measures: each was laid a little aside, a little askew, and has its own width
  const across = a - (i + 0.5) * LANE - 0.5 * (chance(i, j, 8) - 0.5),
    along = b + S.start - (j + 0.5) * S.long,
    askew = 0.3 * (chance(i, j, 9) - 0.5);
  const u = across + 0.22 * askew * along,
    v = along + askew * across * 2.4,
    half = S.half * (0.8 + 0.36 * chance(i, j, 10));
  const inside = S.bare
    ? -1
    : Math.min(half - Math.abs(u), S.long / 2 - 0.55 - 0.4 * chance(i, j, 7) - Math.abs(v));
  return { in: inside, i, j, u, v };
}
/** a point on the stones between two strips of cloth */
export const onPath = (lane: number, d: number): Pt => [lane * LANE + bend(d), d];
export function inkGround() {
  return shade((x, y, o) => {
    o[3] = 0;
    if (y <= HY + 3) return;
    const [wx, d] = onGround(x, y);
    o[3] = 255;
    const far = sstep(26, 170, d);
    let C: RGB;
    const c = cloth(wx, d);
    if (c.in > 0 && d < 230) {
      const thick = heaped(wx, d, c);
      const hem = 0.12 + 0.1 * g.n2(wx * 2, d * 2) + 0.12 * g.n2(wx * 0.6 + 5, d * 0.6);
      if (c.in < hem || thick < (chance(c.i, c.j, 11) > 0.7 ? 0.44 : 0.26))
        C = mix("#1f1d2a", "#5a5563", far * 0.7);
      else {
        worley(wx * 9, d * 7, 0.9);
        const fine =
          (1 - far) * (cell.id - 0.5) * 0.5 * sstep(60, 20, d) + 0.14 * g.n2(wx * 2.6, d * 2.6);
        // raked ridges run along each cloth
        const ridge = 0.1 * Math.sin(c.u * 17 + 0.8 * g.n2(wx, d));
        let t = 0.5 + fine + ridge + 0.14 * (thick - 0.5) + dryness(c.i, c.j);
        if (cell.edge < 0.13 && d < 36) t -= 0.2 * sstep(36, 18, d);
        const k = 6,
          q = Math.floor(t * k);
        t = (q + sstep(0.3, 0.7, t * k - q)) / k;
        C = shrimp.at(clamp(t));
        if (c.in < hem + 0.07) C = mix(C, "#4a2c3c", 0.45);
      }
    } else {
      // sand, with stones washed together in drifts
      const drift = g.fbm(wx * 0.22 + 4, d * 0.16, 3);
      const near = sstep(80, 22, d);
      let t = 0.8 + 0.14 * sstep(0.05, -0.3, drift);
      worley(wx * 2.3, d * 1.5, 0.9);
      if (cell.id < 0.2 + 1.1 * drift && cell.f1 < 0.2 + 0.3 * cell.id) {
        const side = cell.dx * -0.7 + cell.dy * 0.5;
        t -= near * (0.12 + (side < -0.04 ? 0.3 : 0));
      }
      // each cloth rises a little and casts a narrow shadow to the left
      const sh = cloth(wx + 0.16, d);
      if (sh.in > 0) t -= 0.4;
      const k = 5,
        f = Math.floor(t * k);
      t = (f + sstep(0.42, 0.58, t * k - f)) / k;
      C = stone.at(clamp(t));
    }
    // the river: sky in it, broken by long ripples; wet stones along both banks
    const off = wx - bend(d) + 1.1 * g.n2(wx * 0.16, d * 0.11) + 0.4 * g.n2(wx * 0.7, d * 0.5);
    const water = off > BANK && off < FARBANK + 0.12 * d;
    if (water) {
      const sway = 0.7 * g.n2(wx * 0.3, d * 0.18);
      const rill = g.n2(wx * 0.13, d * 0.42 + sway),
        fine = g.n2(wx * 0.42 + 7, d * 1.5 + sway);
      C = mix("#a9cbd2", "#5a97b8", sstep(BANK, BANK + 3.4, off));
      if (rill > 0.3) C = mix(C, "#3f7fa8", 0.5);
      C = mix(C, "#efd9cf", 0.75 * sstep(40, 150, d));
      if (Math.abs(rill) < 0.02 || Math.abs(fine - 0.34) < 0.014) C = mix(C, "#fdf0e2", 0.85);
    } else if (c.in <= 0) {
      if (off > BANK - 0.9 && off < FARBANK + 0.12 * d + 0.9) C = mix(C, "#7d8a98", 0.45);
      // the old bank on the left, and the far side of the river, are grown over
      const grown =
        Math.max(-14.5 - off, off - FARBANK - 0.12 * d - 4) + 2 * g.fbm(wx * 0.25, d * 0.2, 3);
      if (grown > 0) {
        const blade =
          0.42 +
          0.7 * g.fbm(wx * 0.11 + 2, d * 0.05, 3) +
          0.2 * g.n2(wx * 1.1, d * 0.5) +
          0.09 * g.n2(wx * 5, d * 2);
        C = mix(
          C,
          blade > 0.62 ? "#e0c98a" : blade > 0.3 ? "#b3a765" : "#7f8a58",
          sstep(0, 1.5, grown),
        );
      }
    }
    const hz = sstep(30, 330, d) * (water ? 0.35 : 0.78);
    const HC = [236, 224, 206];
    for (let k = 0; k < 3; k++) o[k] = lerp(C[k], HC[k], hz);
  });
}
/** single shrimps on the nearest cloths */
export function scatter(x: Ctx, r: Rng) {
  const T = new Tones();
  for (let i = 0; i < 26000; i++) {
    const sx = r.range(-20, W + 20),
      sy = HY + (H - HY + 10) * (0.22 + 0.78 * Math.sqrt(r.u()));
    const [wx, d] = onGround(sx, sy),
      c = cloth(wx, d);
    if (
      c.in < 0.14 + 0.12 * g.n2(wx * 3, d * 3) ||
      heaped(wx, d, c) < (chance(c.i, c.j, 11) > 0.7 ? 0.46 : 0.28)
    )
      continue;
    const len = ((0.12 * F) / d) * r.range(0.7, 1.25),
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
