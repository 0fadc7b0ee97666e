/** The solids of the room, with the desk: posts, walls, shoji, floor, veranda. */
import { type Col, ramp } from "../../kit/core.ts";
import { type Hit, type Mat, World } from "../../kit/solids.ts";
import { DESK, FELT, HEAD, LEFT, nz, PAPER, RIGHT, SHEET, WALL } from "./b-plan.ts";

/** What a thing looks like: from deep shade over shade to light. `vary` is its texture, `gleam` how much it mirrors. */
export interface Look {
  at: (v: number) => [number, number, number];
  vary?: (h: Hit) => number;
  gleam?: number;
  line?: number;
}
export const look = (deep: Col, dim: Col, light: Col, more: Partial<Look> = {}): Look => ({
  at: ramp([
    [0, deep],
    [0.5, dim],
    [1, light],
  ]).at,
  ...more,
});
export const world = new World();
export const looks: Look[] = [];
const BLANK: Mat = { c: [0, 0, 0] };
const box = (x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, l: Look) => {
  world.box(x0, y0, z0, x1, y1, z1, BLANK);
  looks.push(l);
};
const along = (u: number, v: number, f: number) =>
  0.07 * nz.n2(u * 1.3, v * f) + 0.05 * nz.n2(u * 3 + 9, v * f * 3.3);

const post = look("#0d0a0e", "#2d2126", "#a9683a", { vary: (h) => along(h.z, h.x + h.y, 60) });
const wall = look("#100e16", "#3d3438", "#6a5a54", { line: 0.3 });
const fusuma = look("#121119", "#57494b", "#8f7a68", {
  vary: (h) => 0.01 * nz.n2(h.x * 2, h.z * 2.4),
});
const frame = look("#0a080c", "#231a1f", "#6e4630");
const mats = look("#15140f", "#4c4936", "#c0ae72", {
  vary: (h) => 0.05 * nz.n2(h.x * 90, h.y * 1.5) + 0.06 * nz.n2(h.x * 2, h.y * 1.2),
});
const border = look("#0a0d12", "#1c2733", "#44586a");
const boards = look("#1d1719", "#6a5347", "#bf9868", {
  vary: (h) =>
    along(h.x, h.y, 40) -
    0.6 * Number(Math.abs(((h.y + 0.02) % 0.19) - 0.095) > 0.09) +
    0.1 * Math.sin(Math.floor((h.y + 0.02) / 0.19) * 4.4),
  gleam: 0.5,
});
const desk = look("#0e090b", "#36211d", "#a9683c", {
  vary: (h) => along(h.x, h.y, 34),
  gleam: 0.6,
});
export const felt = look("#22070d", "#641620", "#b02a2c", {
  vary: (h) => 0.014 * nz.n2(h.x * 40, h.y * 40),
});
export const paper: Look = {
  at: ramp([
    [0, "#3b3d50"],
    [0.5, "#9c9fb4"],
    [0.86, "#fdf0d2"],
    [1, "#fff6e0"],
  ]).at,
};
export const shoji = look("#2c2a34", "#8b8078", "#e6cda0");

// the floor of the room and the veranda
box(-3, 0, -0.06, 3, WALL - 0.06, 0, mats);
for (const x of [-1.52, 0.36, 1.36]) box(x - 0.018, 0, 0, x + 0.018, WALL - 0.06, 0.0015, border);
box(-3, 2.2, 0, 3, 2.236, 0.0015, border);
box(-3, WALL - 0.06, -0.06, 3, WALL + 0.07, 0.012, post);
box(-3, WALL + 0.07, -0.08, 3, 4.05, -0.03, boards);
// the wall: lintel, the part over it, the closed doors on the left
box(-3, WALL - 0.05, HEAD, 3, WALL + 0.06, HEAD + 0.055, post);
box(-3, WALL, HEAD + 0.055, 3, WALL + 0.04, 2.6, wall);
box(-3, WALL - 0.075, HEAD + 0.055, 3, WALL, HEAD + 0.15, post);
box(LEFT - 0.11, WALL - 0.06, 0, LEFT, WALL + 0.06, HEAD, post);
box(-1.72, WALL - 0.005, 0.02, LEFT - 0.1, WALL + 0.02, HEAD, fusuma);
box(-3, WALL - 0.03, 0.02, -1.72, WALL, HEAD, fusuma);
box(-1.74, WALL - 0.035, 0.02, -1.71, WALL, HEAD, frame);
box(-3, WALL - 0.033, 0.012, LEFT - 0.1, WALL, 0.04, frame);
// the shoji on the right: stiles, bars, paper behind them, a board at its foot
box(RIGHT, WALL - 0.03, 0, RIGHT + 0.045, WALL + 0.02, HEAD, post);
box(RIGHT + 0.045, WALL - 0.03, 0.012, 3, WALL + 0.01, 0.05, post);
box(RIGHT + 0.045, WALL - 0.01, 0.05, 3, WALL + 0.01, 0.36, fusuma);
box(RIGHT + 0.045, WALL - 0.03, 0.36, 3, WALL + 0.01, 0.395, post);
for (let k = 1; k < 8; k++) {
  const x = RIGHT + 0.045 + k * 0.215;
  box(x - 0.006, WALL - 0.018, 0.39, x + 0.006, WALL, HEAD, frame);
}
for (let k = 1; k < 5; k++)
  box(
    RIGHT + 0.04,
    WALL - 0.018,
    0.395 + k * 0.277 - 0.006,
    3,
    WALL,
    0.395 + k * 0.277 + 0.006,
    frame,
  );
box(RIGHT + 0.045, WALL, 0.39, 3, WALL + 0.004, HEAD, shoji);
// the desk, the felt on it, the sheet of paper
box(-0.97, 0.7, DESK - 0.035, 0.9, 1.97, DESK, desk);
for (const x of [-0.9, 0.83]) box(x - 0.03, 1.85, 0, x + 0.03, 1.91, DESK - 0.035, desk);
box(-0.53, 0.7, DESK, 0.475, 1.925, FELT, felt);
world.turned(
  [SHEET.x, SHEET.y, (FELT + PAPER) / 2],
  [SHEET.w, SHEET.d, (PAPER - FELT) / 2],
  BLANK,
  SHEET.turn,
);
looks.push(paper);
world.ball([-0.98, WALL - 0.008, 0.86], [0.03, 0.008, 0.036], BLANK);
looks.push(look("#0b090c", "#5b4636", "#b08a50"));
world.build();
