/** The neighbours: a dark shop on the right, a long house in the haze on the left. */
import { type Col, mix } from "../../kit/core.ts";
import { bars, painted, type Pen, plane, upright } from "./hero-pen.ts";
import { rafters, soffit } from "./hero-eaves.ts";
import { ridge, type RoofInk, snowSlope } from "./hero-roof.ts";
import { boards } from "./hero-wear.ts";

interface House {
  readonly x: readonly [number, number];
  readonly wall: Col;
  readonly post: Col;
  readonly bar: Col;
  readonly dark: Col;
  readonly roof: RoofInk;
  /** the bays, and which of them are lit below and above */
  readonly bays: number;
  readonly lit: readonly number[];
  readonly litUp: readonly number[];
  readonly eaves: readonly [number, number];
  readonly ridge: number;
  readonly line: number;
  /** how much of its roofs the wind has swept, 0..1 */
  readonly swept: number;
}
export const NEAR_ROOF: RoofInk = {
  light: "#d9e2f0",
  low: "#a6b8da",
  dent: "#7288b8",
  tile: "#1b2542",
  rim: "#3a4c7a",
};
const FAR_ROOF: RoofInk = {
  light: "#b6c3dc",
  low: "#8b9dc3",
  dent: "#7488b3",
  tile: "#4a5980",
  rim: "#6073a4",
};

/** Lamplight behind the paper of a house farther off. */
const LAMP = "#d79a55";

function rowHouse(pen: Pen, h: House) {
  const [x0, x1] = h.x,
    [low, high] = h.eaves;
  const wide = (x1 - x0) / h.bays;
  painted(
    pen,
    upright(x0, x1, 0, high + 0.3),
    boards([h.dark, mix(h.wall, h.dark, 0.4), h.wall, mix(h.wall, h.bar, 0.6), h.bar], 0, 0.36),
  );
  for (let i = 0; i < h.bays; i++) {
    const a = x0 + wide * i;
    for (const [z0, z1, lit] of [
      [0.55, low - 0.65, h.lit],
      [low + 0.95, high - 0.28, h.litUp],
    ] as const) {
      plane(
        pen,
        upright(a + 0.3, a + wide - 0.16, z0, z1),
        lit.includes(i) ? LAMP : h.dark,
        h.line * 0.7,
      );
      bars(
        pen,
        [a + 0.3, a + wide - 0.16],
        [z0, z1],
        0,
        Math.round(wide / 0.17),
        0.42,
        lit.includes(i) ? h.post : h.bar,
      );
    }
    plane(pen, upright(a, a + 0.18, 0, high), h.post, h.line * 0.7);
  }
  plane(pen, upright(x0, x1, low - 0.5, low), mix(h.wall, h.dark, 0.5));
  soffit(pen, [x0, x1], [-0.9, high], h.dark, mix(h.wall, h.dark, 0.4));
  const lift = high + 2.1;
  // its right end, under the gable
  plane(
    pen,
    [
      [x1, 0, 0],
      [x1, 0, high],
      [x1, 3.3, lift],
      [x1, 6.6, high],
      [x1, 6.6, 0],
    ],
    mix(h.wall, h.dark, 0.7),
  );
  plane(pen, upright(x1 - 0.1, x1 + 0.6, 0, high + 0.6, 0.02), mix(h.wall, h.dark, 0.7));
  snowSlope(pen, {
    x: [x0 - 0.08, x1 + 0.25],
    top: [3.3, lift],
    eave: [-0.9, high],
    ink: h.roof,
    line: h.line,
    bare: h.swept,
  });
  ridge(pen, [x0 - 0.1, x1 + 0.1], 3.3, h.ridge, h.roof, h.line);
  snowSlope(pen, {
    x: [x0 - 0.08, x1 + 0.2],
    top: [0, low + 0.85],
    eave: [-1.05, low],
    ink: h.roof,
    line: h.line,
    bare: h.swept,
  });
  rafters(pen, [x0 + 0.2, x1], -0.6, low, h.dark);
}
/** The house on the right: all dark, so that the shop beside it is bright. */
export function rightHouse(pen: Pen) {
  plane(pen, upright(7.3, 7.75, 0, 2.7), "#120f1c");
  plane(pen, upright(7.32, 8, 4, 6.75, 3.4), "#120f1c");
  rowHouse(pen, {
    x: [7.75, 15.6],
    wall: "#1f2142",
    post: "#2b2742",
    bar: "#383453",
    dark: "#0f1024",
    roof: NEAR_ROOF,
    bays: 4,
    lit: [],
    litUp: [],
    eaves: [2.72, 4.6],
    ridge: 6.7,
    line: 1.5,
    swept: 0.62,
  });
}
export function leftHouse(pen: Pen) {
  rowHouse(pen, {
    x: [-19, -5.9],
    wall: "#4a5679",
    post: "#3d4869",
    bar: "#5a6688",
    dark: "#2f3858",
    roof: FAR_ROOF,
    bays: 6,
    lit: [4],
    litUp: [3],
    eaves: [2.7, 4.4],
    ridge: 6.5,
    line: 0.8,
    swept: 0.5,
  });
}
