import { ink, type Piece } from "./carve.ts";

const bar = (y: number, half: number): Piece => ink.line(3.4, 2.8, [-half, y], [half, y - 0.6]);
/** Ten: a cross whose middle swells, as on old bronze. */
const ten = (x: number): readonly Piece[] => [
  ink.line(3, 3, [x, 60], [x, 82]),
  ink.line(3, 3, [x - 7, 71], [x + 7, 70.5]),
];
const shift = (x: number) => ({
  bar: (y: number, half: number): Piece => ink.line(3, 2.6, [x - half, y], [x + half, y - 0.5]),
});

/** The numbers of the seals in the manner of seal script, between the rim and the picture. */
export const numerals: ReadonlyMap<number, readonly Piece[]> = new Map<number, readonly Piece[]>([
  [1, [bar(71, 11)]],
  [2, [bar(66, 8), bar(76, 11)]],
  [3, [bar(62, 9), bar(71, 8), bar(80, 11)]],
  [
    4,
    [
      ink.line(3, 3, [-11, 61], [11, 61], [11, 81], [-11, 81], [-11, 61]),
      ink.bend(2.6, 2.6, [-4, 61], [-4, 69], [-8, 75]),
      ink.bend(2.6, 2.6, [4, 61], [4, 69], [8, 75]),
    ],
  ],
  [5, [bar(61, 10), bar(81, 11), ink.line(3, 3, [-8, 62], [8, 80]), ink.line(3, 3, [8, 62], [-8, 80])]],
  [
    6,
    [
      ink.line(3, 3, [0, 59], [0, 66]),
      bar(67, 11),
      ink.bend(3, 3, [-4, 69], [-5, 76], [-10, 82]),
      ink.bend(3, 3, [4, 69], [5, 76], [10, 82]),
    ],
  ],
  [7, [ink.line(3, 3, [-11, 70], [11, 67]), ink.bend(3, 3, [-1, 60], [-1, 74], [3, 80], [11, 80])]],
  [8, [ink.bend(3, 3, [-4, 61], [-4, 71], [-11, 81]), ink.bend(3, 3, [4, 61], [4, 71], [11, 81])]],
  [9, [ink.bend(3, 3, [-2, 60], [-3, 72], [-11, 82]), ink.bend(3, 3, [-10, 67], [6, 65], [5, 78], [12, 81])]],
  [10, ten(0)],
  [11, [...ten(-9), shift(9).bar(71, 7)]],
  [12, [...ten(-9), shift(9).bar(66, 6), shift(9).bar(76, 8)]],
]);
