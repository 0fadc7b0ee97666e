/** The plum over the garden wall: a crooked old tree, straight young shoots with round white blossoms. */
import { catmull, Tones } from "../../kit/brush.ts";
import { type Col, type Ctx, mix, Noise, type Pt, type Rng } from "../../kit/core.ts";
import { limb } from "../../kit/flora.ts";
import { pts } from "../../kit/points.ts";

const wood = { body: "#2c2326", light: "#8a7064", key: "#1b161a", lightDir: 1 };
const MASS = ["#bfacc2", "#e6d8de", "#fffaf3"] as const;
const n = new Noise(19);
const petal = { shade: "#b3a2b4", middle: "#ece0e0", light: "#fffcf5" };

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

/** A spray: a bent twig with straight shoots. Returns the positions of its blossoms. */
function spray(x: Ctx, key: Ctx, from: Pt, way: number, long: number, r: Rng): Pt[] {
  const bend = way + r.range(-0.7, 0.7);
  const knee: Pt = [from[0] + Math.cos(way) * long * 0.45, from[1] + Math.sin(way) * long * 0.45];
  const end: Pt = [knee[0] + Math.cos(bend) * long * 0.6, knee[1] + Math.sin(bend) * long * 0.6];
  limb(x, key, [from, knee, end], 6.5, 2, r, wood);
  const seats: Pt[] = [from, knee, end];
  for (let i = 0; i < 2; i++) {
    const t = r.range(0.2, 1);
    const root: Pt = [knee[0] + (end[0] - knee[0]) * t, knee[1] + (end[1] - knee[1]) * t];
    const up = -1.57 + r.range(-0.55, 0.55) + 0.25 * Math.cos(way);
    const tall = long * r.range(0.4, 0.85);
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
    for (let k = 1; k <= 5; k++)
      if (r.chance(0.8))
        seats.push([
          root[0] + ((tip[0] - root[0]) * k) / 5.4,
          root[1] + ((tip[1] - root[1]) * k) / 5.4,
        ]);
  }
  return seats;
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
  const seats: Pt[] = [];
  for (const { spine, thick, thin, sprays, reach } of limbs) {
    const line = catmull(spine, 10);
    for (let i = 0; i < sprays; i++) {
      const at = line[Math.floor((0.24 + (0.75 * (i + r.u())) / sprays) * (line.length - 1))];
      const way = (r.chance(0.5) ? -1 : 1) * r.range(0.2, 1.1) - 1.35;
      seats.push(...spray(x, key, at, way, reach * r.range(0.6, 1.2), r));
    }
    limb(x, key, spine, thick, thin, r, wood);
    for (let i = 16; i < line.length; i += 9)
      if (r.chance(0.45)) seats.push([line[i][0] + r.range(-9, 9), line[i][1] + r.range(-12, 6)]);
  }
  // masses from dark to light, then the few flowers that are drawn
  const behind = new Tones(),
    masses = [new Tones(), new Tones(), new Tones()],
    edges = new Tones(),
    petals = new Tones(),
    eyes = new Tones();
  const any = (): [number, number] => [r.range(0, 6.28), r.range(0.6, 1)];
  for (const [cx, cy] of seats) {
    for (let i = 0; i < 3; i++) {
      const at: Pt = [cx + r.g() * 13 - 3, cy + r.g() * 10 + 7];
      flower(behind, at, r.range(5, 10), mix(petal.shade, petal.middle, r.int(0, 2) / 3), ...any());
    }
    if (r.chance(n.n2(cx * 0.011 + 40, cy * 0.013) > 0.28 ? 0.8 : 0.2)) continue; // the wood is visible in some places
    // the light comes from the right; whole clouds of blossom lie in shade
    const light = 0.66 + 0.75 * n.n2(cx * 0.008, cy * 0.011) + (cx - 1100) * 0.0005;
    const k = light < 0.32 ? 0 : light < 0.66 ? 1 : 2;
    for (let i = 0; i < 2; i++)
      flower(masses[k], [cx + r.g() * 8, cy + r.g() * 7], r.range(9, 15), MASS[k], ...any());
    if (k === 2) flower(masses[1], [cx - 3, cy + 9], r.range(8, 13), MASS[1], ...any());
    if (!r.chance(0.4)) continue;
    const at: Pt = [cx + r.g() * 9, cy + r.g() * 8],
      size = r.range(6.5, 12.5),
      look = any();
    flower(edges, at, size + 1.8, k === 2 ? "#e6d8e0" : k === 1 ? "#c4b1c4" : "#a795ae", ...look);
    flower(petals, at, size, k === 0 ? MASS[1] : petal.light, ...look);
    if (r.chance(0.7)) eyes.add("#c98a86", (z) => disc(z, at[0], at[1], size * 0.14));
    if (r.chance(0.2)) eyes.add("#a8505c", (z) => disc(z, cx - 9, cy - 10, r.range(1.6, 2.8)));
  }
  behind.flush(under);
  for (const T of [...masses, edges, petals, eyes]) T.flush(over);
}
