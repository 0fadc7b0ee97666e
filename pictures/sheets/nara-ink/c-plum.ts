/** The plum over the garden wall: a crooked old tree, straight young shoots with round white blossoms. */
import { catmull, Tones } from "../../kit/brush.ts";
import { type Col, type Ctx, Noise, type Pt, type Rng } from "../../kit/core.ts";
import { limb } from "../../kit/flora.ts";
import { pts } from "../../kit/points.ts";

const wood = { body: "#2c2326", light: "#8a7064", key: "#1b161a", lightDir: 1 };
const MASS = ["#a28fb8", "#dcc8d6", "#fffaf3"] as const;
const n = new Noise(19);
const EDGE = ["#a795ae", "#c4b1c4", "#dccad6"] as const;

interface Limb {
  readonly spine: Pt[];
  readonly thick: number;
  readonly thin: number;
  readonly sprays: number;
  readonly reach: number;
}
const bough = (text: string, thick: number, thin: number, sprays: number, reach: number): Limb => ({
  spine: pts(text),
  thick,
  thin,
  sprays,
  reach,
});
/** a leaning trunk with one long bough over the wall to the right; the others climb by elbows */
const limbs: Limb[] = [
  bough(
    "968,760 990,660 950,570 1000,480 1100,440 1160,352 1272,320 1336,344 1440,300 1540,316",
    74,
    8,
    30,
    96,
  ),
  bough("984,520 968,420 1030,340 1006,250 1056,160 1040,90", 34, 6, 22, 92),
  bough("956,590 880,530 896,450 836,380 850,300 800,230", 36, 6, 22, 90),
  bough("1130,400 1140,300 1210,230 1190,150 1250,90", 24, 5, 18, 84),
  bough("896,522 850,496 780,480 720,420 660,430", 20, 4, 14, 70),
  bough("1160,360 1230,400 1290,470 1370,466 1410,496", 22, 4, 16, 62),
  bough("1300,330 1370,250 1360,190 1430,130", 20, 4, 14, 80),
  bough("850,300 910,240 896,170 940,120", 16, 4, 11, 70),
];

/** A spray: a bent twig with straight shoots. Returns where blossom is dense, and where single flowers sit. */
function spray(x: Ctx, key: Ctx, from: Pt, way: number, long: number, r: Rng): [Pt[], Pt[]] {
  const bend = way + r.range(-0.7, 0.7);
  const knee: Pt = [from[0] + Math.cos(way) * long * 0.45, from[1] + Math.sin(way) * long * 0.45];
  const end: Pt = [knee[0] + Math.cos(bend) * long * 0.6, knee[1] + Math.sin(bend) * long * 0.6];
  limb(x, key, [from, knee, end], 6.5, 2, r, wood);
  const seats: Pt[] = [from, knee, end],
    single: Pt[] = [];
  for (let i = 0; i < 2; i++) {
    const t = r.range(0.2, 1);
    const root: Pt = [knee[0] + (end[0] - knee[0]) * t, knee[1] + (end[1] - knee[1]) * t];
    const up = -1.57 + r.range(-0.55, 0.55) + 0.25 * Math.cos(way);
    const tall = long * r.range(0.5, 1.15);
    const tip: Pt = [root[0] + Math.cos(up) * tall, root[1] + Math.sin(up) * tall];
    limb(
      x,
      key,
      [root, [(root[0] + tip[0]) / 2 + r.range(-3, 3), (root[1] + tip[1]) / 2], tip],
      3.4,
      1.2,
      r,
      wood,
    );
    for (let k = 1; k <= 6; k++)
      if (r.chance(0.8))
        (k < 4 ? seats : single).push([
          root[0] + ((tip[0] - root[0]) * k) / 6.2,
          root[1] + ((tip[1] - root[1]) * k) / 6.2,
        ]);
  }
  return [seats, single];
}

const disc = (x: Ctx, cx: number, cy: number, radius: number) => {
  x.moveTo(cx + radius, cy);
  x.arc(cx, cy, radius, 0, 6.3);
};
/** Five round petals. */
function flower(T: Tones, [cx, cy]: Pt, size: number, tone: Col, turn: number, flat: number) {
  for (let k = 0; k < 5; k++) {
    const a = turn + k * 1.2566;
    T.add(tone, (x) =>
      disc(x, cx + Math.cos(a) * size * 0.56, cy + Math.sin(a) * size * 0.56 * flat, size * 0.47),
    );
  }
}

/** The tree: shaded blossoms behind, the wood, then the lit blossoms. */
export function plum(under: Ctx, x: Ctx, key: Ctx, over: Ctx, r: Rng) {
  const seats: Pt[] = [],
    single: Pt[] = [];
  for (const { spine, thick, thin, sprays, reach } of limbs) {
    const line = catmull(spine, 10);
    for (let i = 0; i < sprays; i++) {
      const at = line[Math.floor((0.24 + (0.75 * (i + r.u())) / sprays) * (line.length - 1))];
      const way = (r.chance(0.5) ? -1 : 1) * r.range(0.2, 1.1) - 1.35;
      const [dense, alone] = spray(x, key, at, way, reach * r.range(0.6, 1.2), r);
      seats.push(...dense);
      single.push(...alone);
    }
    limb(x, key, spine, thick, thin, r, wood);
    for (let i = 16; i < line.length; i += 9)
      if (r.chance(0.45)) seats.push([line[i][0] + r.range(-9, 9), line[i][1] + r.range(-12, 6)]);
  }
  // clouds of blossom, each lit from the upper right; masses from dark to light, then the few flowers that are drawn
  const clouds = seats
    .filter((_s, i) => i % 31 === 5)
    .map((at) => ({ at, wide: r.range(64, 118) }));
  const masses = [new Tones(), new Tones(), new Tones()],
    edges = new Tones(),
    petals = new Tones(),
    eyes = new Tones();
  const any = (): [number, number] => [r.range(0, 6.28), r.range(0.5, 1)];
  const drawn = (at: Pt, size: number, k: number) => {
    const look = any();
    flower(edges, at, size + 1.6, EDGE[k], ...look);
    flower(petals, at, size, k === 0 ? MASS[1] : MASS[2], ...look);
    if (size > 8) eyes.add("#c98a86", (z) => disc(z, at[0], at[1], size * 0.14));
  };
  for (const seat of seats) {
    const [cx, cy] = seat;
    let best = 9,
      light = 0;
    for (const c of clouds) {
      const dx = (cx - c.at[0]) / c.wide,
        dy = (cy - c.at[1]) / c.wide,
        far = Math.hypot(dx, dy);
      if (far < best) [best, light] = [far, 0.62 * dx - 0.78 * dy];
    }
    if (best > 1.02 || n.n2(cx * 0.012 + 40, cy * 0.014) > 0.27) {
      if (r.chance(0.2)) single.push(seat); // here the wood and the sky are visible
      continue;
    }
    light += (cx - 1080) * 0.0007 + 0.07 * r.g();
    const k = light < -0.06 ? 0 : light < 0.36 ? 1 : 2;
    for (let q = 0; q <= k; q++)
      for (let i = 0; i < 9; i++) {
        const across = (k - q) * -7,
          down = (k - q) * 9,
          size = r.range(5, 11);
        masses[q].add(MASS[q], (z) =>
          disc(z, cx + across + r.g() * 12, cy + down + r.g() * 10, size),
        );
      }
    if (r.chance(k === 2 ? 0.16 : 0.03))
      drawn([cx + r.g() * 12, cy + r.g() * 10], r.pick([6, 8, 11, 15]) * r.range(0.9, 1.1), k);
  }
  for (const [cx, cy] of single)
    if (r.chance(0.36)) drawn([cx, cy], r.pick([4.5, 6, 8, 10]), cx > 1050 ? 2 : 1);
    else
      eyes.add(r.pick(["#a8505c", "#d9a0a4", "#f4dfe0"]), (z) => disc(z, cx, cy, r.range(2, 3.6)));
  for (const T of masses.slice(0, 1)) T.flush(under);
  for (const T of [...masses.slice(1), edges, petals, eyes]) T.flush(over);
}
