/** Satta Pass, A: the houses of the fishermen along the sea wall, a few of their windows lit. */
import { mix, type V3 } from "../../kit/core.ts";
import { along, face, inked, type Pens } from "./a-plan.ts";

/** the height of the ground they stand on */
export const TOP = 3.2;
const AIR = "#4d7286";
/** A colour as the night air changes it with the distance. */
export const far = (c: string, d: number) =>
  mix(c, AIR, Math.min(0.72, Math.max(0, (d - 80) / 330)));
interface House {
  /** where its near end is along the road, its length, the height of its eaves, and how far inland its front is */
  readonly d: number;
  readonly long: number;
  readonly eaves: number;
  readonly back: number;
  readonly wall: string;
  /** its windows: place along the front 0..1, height above the floor, width, height; lit or not */
  readonly windows: readonly (readonly [
    at: number,
    up: number,
    w: number,
    h: number,
    lit: string,
  ])[];
}
const GOLD = "#fbd272",
  AMBER = "#f2a346",
  DARK = "#14213f";
const houses: House[] = [
  {
    d: 49,
    long: 6,
    eaves: 3.1,
    back: -25,
    wall: "#2c3450",
    windows: [
      [0.35, 0.9, 2.4, 1.5, GOLD],
      [0.84, 0.9, 0.8, 1.2, GOLD],
    ],
  },
  {
    d: 56,
    long: 8,
    eaves: 4.6,
    back: -30,
    wall: "#252c48",
    windows: [
      [0.3, 3, 1.4, 0.9, AMBER],
      [0.74, 3, 0.9, 0.9, GOLD],
      [0.62, 0.6, 1.5, 1.3, AMBER],
    ],
  },
  {
    d: 66.5,
    long: 6.6,
    eaves: 4.7,
    back: -26,
    wall: "#2a3350",
    windows: [
      [0.18, 3, 1.3, 1, AMBER],
      [0.5, 3, 0.9, 0.9, GOLD],
      [0.8, 3, 0.8, 0.9, GOLD],
      [0.34, 0.8, 1.4, 1, DARK],
      [0.8, 0.8, 1.3, 1, AMBER],
    ],
  },
  {
    d: 78,
    long: 6.4,
    eaves: 4.6,
    back: -27,
    wall: "#54647c",
    windows: [
      [0.22, 3, 1.9, 1, DARK],
      [0.7, 3, 0.9, 1, AMBER],
      [0.16, 0.9, 1, 1, AMBER],
      [0.5, 0.9, 0.7, 1, GOLD],
      [0.82, 0.9, 1, 1, GOLD],
    ],
  },
  {
    d: 87,
    long: 7,
    eaves: 4.6,
    back: -26,
    wall: "#333d58",
    windows: [
      [0.2, 2.9, 1, 1, DARK],
      [0.7, 2.9, 1, 1, DARK],
      [0.3, 0.8, 1.3, 1.2, GOLD],
      [0.75, 0.8, 1.3, 1.2, AMBER],
    ],
  },
  { d: 98, long: 6, eaves: 3, back: -27, wall: "#465872", windows: [[0.5, 0.8, 1.4, 1.1, DARK]] },
  {
    d: 107,
    long: 8,
    eaves: 4.6,
    back: -26,
    wall: "#4a5b74",
    windows: [
      [0.2, 2.9, 1, 1, AMBER],
      [0.55, 2.9, 0.9, 1, AMBER],
      [0.3, 0.6, 1, 1.6, GOLD],
    ],
  },
  { d: 121, long: 7, eaves: 3.2, back: -27, wall: "#36425c", windows: [] },
  {
    d: 133,
    long: 9,
    eaves: 3.4,
    back: -26,
    wall: "#333e58",
    windows: [
      [0.3, 0.8, 1.4, 1.2, AMBER],
      [0.6, 0.8, 1, 1.2, GOLD],
    ],
  },
  {
    d: 150,
    long: 9,
    eaves: 4.4,
    back: -27,
    wall: "#3b4962",
    windows: [[0.7, 0.8, 1.4, 1.2, AMBER]],
  },
  {
    d: 168,
    long: 10,
    eaves: 3.4,
    back: -26,
    wall: "#3b4962",
    windows: [[0.4, 0.8, 2, 1.2, AMBER]],
  },
  {
    d: 190,
    long: 12,
    eaves: 3.6,
    back: -27,
    wall: "#3b4962",
    windows: [
      [0.3, 0.8, 1.6, 1.2, AMBER],
      [0.7, 1, 1.6, 1.2, GOLD],
    ],
  },
  {
    d: 222,
    long: 13,
    eaves: 3.4,
    back: -26,
    wall: "#3b4962",
    windows: [[0.5, 0.8, 2, 1.2, AMBER]],
  },
  {
    d: 262,
    long: 14,
    eaves: 3.4,
    back: -26,
    wall: "#3b4962",
    windows: [[0.5, 0.8, 2, 1.2, AMBER]],
  },
];

function house(p: Pens, h: House) {
  const floor = TOP + 0.1,
    eaves = floor + h.eaves * 0.68,
    ridge = eaves + 2.2,
    deep = 6.5;
  const at = (t: number, back: number, z: number): V3 => along(h.d + t * h.long, h.back - back, z);
  const wall = far(h.wall, h.d);
  // the gable end that faces us, the front, and the roof's slope towards the sea
  face(
    p,
    [
      at(0, deep, floor),
      at(0, 0, floor),
      at(0, 0, eaves),
      at(0, deep / 2, ridge),
      at(0, deep, eaves),
    ],
    mix(wall, "#10182f", 0.45),
    1.3,
  );
  face(p, [at(0, 0, floor), at(1, 0, floor), at(1, 0, eaves), at(0, 0, eaves)], wall, 1.2);
  face(
    p,
    [at(0, 0, floor), at(1, 0, floor), at(1, 0, floor + 0.7), at(0, 0, floor + 0.7)],
    mix(wall, "#10182f", 0.5),
  );
  for (const [t, up, w, high, c] of h.windows) {
    const tall = high * 0.78;
    const t0 = t - w / 2 / h.long,
      t1 = t + w / 2 / h.long,
      z = floor + up * 0.66;
    face(
      p,
      [at(t0, 0, z), at(t1, 0, z), at(t1, 0, z + tall), at(t0, 0, z + tall)],
      c === DARK ? far(DARK, h.d) : c,
      0.8,
    );
    if (c === DARK) continue;
    const bars = Math.round(w / 0.55);
    for (let i = 1; i < bars; i++) {
      const b = t0 + ((t1 - t0) * i) / bars;
      inked(p, [at(b, 0, z), at(b, 0, z + tall)], 0.7, 0.7);
    }
    inked(p, [at(t0, 0, z + tall * 0.5), at(t1, 0, z + tall * 0.5)], 0.6, 0.6);
  }
  const lap = 0.06;
  const roof = far("#4b6685", h.d);
  face(
    p,
    [
      at(-lap, -0.7, eaves - 0.35),
      at(1 + lap, -0.7, eaves - 0.35),
      at(1 + lap, deep / 2, ridge),
      at(-lap, deep / 2, ridge),
    ],
    roof,
    1.3,
  );
  const rolls = Math.round(h.long * 1.5);
  for (let i = 1; i < rolls; i++) {
    const t = -lap + ((1 + 2 * lap) * i) / rolls;
    inked(p, [at(t, -0.7, eaves - 0.35), at(t, deep / 2, ridge)], 0.9, 0.55);
  }
  face(
    p,
    [
      at(-lap, deep / 2 - 0.3, ridge),
      at(1 + lap, deep / 2 - 0.3, ridge),
      at(1 + lap, deep / 2, ridge + 0.3),
      at(-lap, deep / 2, ridge + 0.3),
    ],
    far("#7d99b4", h.d),
    0.7,
  );
}

/** The row of houses, the farthest first. */
export function village(p: Pens) {
  for (const h of houses.toReversed()) house(p, h);
}
