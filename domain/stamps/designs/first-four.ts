import { cut, ink, type Piece } from "../carve.ts";
import { around, many, polar } from "./repeat.ts";

/** A face of the rakan, laughing, before its halo. */
export const otagi: readonly Piece[] = [
  ...around(14, (angle) => ink.line(3, 7, polar(0, -12, 52, angle), polar(0, -12, 64, angle))),
  ink.blob([-40, -14], [-34, -46], [0, -58], [34, -46], [40, -14], [34, 18], [0, 44], [-34, 18]),
  ink.blob([-38, -20], [-50, -22], [-50, 8], [-36, 16]),
  ink.blob([38, -20], [50, -22], [50, 8], [36, 16]),
  cut.bend(2, 2, [-43, -12], [-46, -4], [-41, 4]),
  cut.bend(2, 2, [43, -12], [46, -4], [41, 4]),
  cut.bend(2.5, 5, [-29, -24], [-20, -31], [-8, -26]),
  cut.bend(2.5, 5, [29, -24], [20, -31], [8, -26]),
  cut.bend(5, 3, [-28, -9], [-19, -16], [-9, -9]),
  cut.bend(5, 3, [28, -9], [19, -16], [9, -9]),
  cut.bend(3, 4, [-3, -18], [-6, 3], [0, 6], [7, 3]),
  cut.blob([-21, 11], [0, 16], [21, 11], [12, 28], [0, 32], [-12, 28]),
  ink.bend(3, 3, [-13, 17], [0, 20], [13, 17]),
  cut.bend(2, 3.5, [-28, 4], [-29, 14], [-24, 23]),
  cut.bend(2, 3.5, [28, 4], [29, 14], [24, 23]),
  cut.disc(0, -42, 4),
];

/** Plum blossom over the grasses of autumn: the garden in two seasons. */
const blossom = (x: number, y: number, size: number): readonly Piece[] => [
  ...around(5, (angle) => {
    const [px, py] = polar(x, y, size * 0.62, angle - Math.PI / 2);
    return ink.disc(px, py, size * 0.46);
  }),
  ...around(5, (angle) =>
    cut.line(
      1.6,
      0.8,
      polar(x, y, size * 0.12, angle - Math.PI / 2),
      polar(x, y, size * 0.62, angle - Math.PI / 2),
    ),
  ),
  ...around(5, (angle) => {
    const [px, py] = polar(x, y, size * 0.7, angle - Math.PI / 2);
    return cut.disc(px, py, size * 0.07);
  }),
  cut.disc(x, y, size * 0.17),
  ink.disc(x, y, size * 0.09),
];
export const hyakkaen: readonly Piece[] = [
  ink.bend(8, 4, [-58, 40], [-30, 14], [-6, 2], [8, -28], [34, -50]),
  ink.bend(5, 2.5, [-20, 8], [18, 18], [44, 8], [60, -8]),
  ink.bend(4, 2, [-6, 2], [-20, -22], [-22, -54]),
  ...blossom(14, -20, 30),
  ...blossom(-34, -24, 22),
  ...blossom(38, 20, 20),
  ink.disc(-18, -58, 5.5),
  ink.disc(38, -54, 6),
  ink.disc(62, -12, 4.5),
  ...many([-8, 4, 17], (x) => ink.bend(4, 1.5, [x, 52], [x - 3, 40], [x - 12, 28])),
  ...many([-22, -34], (x) => ink.bend(4, 1.5, [x, 50], [x + 4, 42], [x + 12, 34])),
];

/** The pressed box in plan, its mosaic cut for the plate. */
export const hakozushi: readonly Piece[] = [
  ink.shape([-58, -50], [58, -50], [58, 44], [-58, 44]),
  cut.shape([-50, -42], [50, -42], [50, 36], [-50, 36]),
  ink.shape([-46, -38], [-3, -38], [-3, -3], [-46, -3]),
  ink.shape([3, -38], [46, -38], [46, -3], [3, -3]),
  ink.shape([-46, 3], [-3, 3], [-3, 32], [-46, 32]),
  ink.shape([3, 3], [46, 3], [46, 32], [3, 32]),
  ...many([-40, -30, -20, -10], (x) => cut.bend(2.5, 1.5, [x, -36], [x + 5, -22], [x - 2, -6])),
  ...many([-31, -21, -11], (y) => cut.bend(1.5, 3.5, [6, y + 6], [22, y - 5], [43, y + 2])),
  cut.disc(-25, 17, 13, 11),
  ink.disc(-25, 17, 9, 7.5),
  ...around(6, (angle) => cut.line(1.6, 1, polar(-25, 17, 2, angle), polar(-25, 17, 8, angle))),
  cut.line(3, 3, [8, 30], [22, 5]),
  cut.line(3, 3, [22, 31], [36, 5]),
  cut.disc(14, 12, 2.6),
  cut.disc(29, 18, 3.2),
  cut.disc(40, 24, 2.6),
];

/** The thatched teahouse under a cedar, and the stones of the road. */
export const hakone: readonly Piece[] = [
  ...many([-52, -36, -22], (y) =>
    ink.shape([44, y - 18], [60, y + 10], [50, y + 8], [44, y + 12], [37, y + 8], [28, y + 10]),
  ),
  ink.line(6, 7, [44, -20], [44, 14]),
  ink.blob([-60, -2], [-44, -22], [-32, -46], [-14, -52], [8, -46], [22, -22], [38, -2], [10, -6], [-30, -6]),
  ink.line(8, 8, [-34, -48], [8, -48]),
  ...many([-42, -30, -18, -6, 6, 18], (x) =>
    cut.bend(1.2, 3.2, [x * 0.5 - 6, -40], [x * 0.8 - 3, -22], [x - 2, -6]),
  ),
  ink.shape([-46, -2], [26, -2], [26, 18], [-46, 18]),
  cut.shape([-39, 3], [-22, 3], [-22, 18], [-39, 18]),
  cut.shape([-16, 3], [3, 3], [3, 13], [-16, 13]),
  ...many([-10, -4], (x) => ink.line(2, 2, [x, 2], [x, 14])),
  cut.shape([9, 3], [20, 3], [20, 18], [9, 18]),
  ink.shape([10, 3], [19, 3], [18, 11], [11, 10]),
  ink.blob([-64, 24], [-46, 21], [-38, 29], [-52, 35]),
  ink.blob([-34, 25], [-18, 22], [-8, 29], [-24, 35]),
  ink.blob([-4, 25], [14, 22], [24, 30], [6, 35]),
  ink.blob([28, 24], [48, 20], [62, 24], [46, 33]),
  ink.blob([-46, 39], [-28, 38], [-22, 46], [-38, 50]),
  ink.blob([-16, 40], [4, 38], [14, 46], [-4, 52]),
  ink.blob([20, 40], [40, 36], [48, 42], [30, 50]),
];
