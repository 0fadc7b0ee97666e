/** Satta Pass, A: the plan of the fishermen's houses: where each stands along the road, and which of its windows are lit. */

export interface House {
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
  AMBER = "#f2a346";
/** a window where nobody is awake */
export const DARK = "#14213f";
export const houses: House[] = [
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
