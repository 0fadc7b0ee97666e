/** A papermaker pushing a board of wet sheets home against the wall, in one straight line from heel to hands. */
import { fillPoly } from "../../kit/brush.ts";
import { type Pen3 } from "../../kit/build.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { at, BOARDS, cam, HERS, KEY, RAISER, WALL } from "./a-plan.ts";
import { board, TWO } from "./a-boards.ts";
import {
  APRON,
  BELT,
  carvePosed,
  CLOTH,
  COAT,
  HAIR,
  SHOE,
  SKIN,
  TROUSERS,
} from "../../kit/people/posed.ts";

const { x, y } = RAISER;

/** the shadow of the board and the papermaker on the ground, away from the sun on the right */
export function raiserShade(p: Pen3) {
  fillPoly(
    p.x,
    [
      at(x + 0.82, y - 0.04),
      at(x + 0.3, y - 0.16),
      at(x - 0.2, y - 0.3),
      at(x - 0.74, y - 0.5),
      at(x - 0.74, y + 0.4),
      at(x - 0.2, y + 0.2),
      at(x + 0.4, y + 0.16),
      at(x + 0.8, y + 0.1),
    ],
    "#8a7360",
    0.85,
  );
}
/** her board: its foot set down in the row, its head not yet at the wall */
export function raisedBoard(p: Pen3) {
  const foot = WALL.x + 0.66,
    head = WALL.x + 0.4,
    near = BOARDS[HERS];
  board(
    p,
    [
      at(foot, near),
      at(foot + 0.04, near + 0.8),
      at(head + 0.04, near + 0.8, 2.24),
      at(head, near, 2.24),
    ],
    { sheets: TWO },
  );
}
const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#7d4a35", "#b77c56", "#edc096"], from: [0.4, 0.72], bare: "#edc096" },
  [HAIR]: { cut: ["#17151b", "#26242c", "#4b4c58"], from: [0.55, 0.8], bare: "#4b4c58" },
  [COAT]: { cut: ["#7a2a26", "#b5432c", "#e08455"], from: [0.36, 0.74], bare: "#f0a878" },
  [APRON]: { cut: ["#182746", "#29467a", "#6c8fb8"], from: [0.38, 0.74], bare: "#86a5c6" },
  [TROUSERS]: { cut: ["#1f1f2a", "#35364a", "#6f7488"], from: [0.42, 0.76], bare: "#6f7488" },
  [BELT]: { cut: ["#a3906c", "#d9c79c", "#f3e6c2"], from: [0.3, 0.6], bare: "#7d6a4c" },
  [SHOE]: { cut: ["#a39a88", "#dcd2bd", "#f6efdf"], from: [0.3, 0.6], bare: "#8a806e" },
  [CLOTH]: { cut: ["#a7a3ae", "#e2ddd6", "#fbf6ea"], from: [0.34, 0.58], bare: "#8d8894" },
};
const carved = () =>
  carvePosed(
    {
      id: "echizen-raiser-1",
      yaw: -1.8,
      bounds: [-1.05, 0.85, -0.05, 1.75],
      hip: [0, 0.8, -0.2],
      chest: [0, 1.18, 0.12],
      head: [0.02, 1.33, 0.3],
      face: [0, -0.35, 0.937],
      arms: [
        { elbow: [0.26, 1.12, 0.44], hand: [0.2, 1.24, 0.8], sleeve: 0.45 },
        { elbow: [-0.24, 1.32, 0.46], hand: [-0.2, 1.5, 0.8], sleeve: 0.5 },
      ],
      legs: [
        { knee: [0.13, 0.45, -0.42], ankle: [0.12, 0.13, -0.74], toe: [0.13, 0.03, -0.6] },
        { knee: [-0.12, 0.47, 0.12], ankle: [-0.12, 0.07, -0.02], toe: [-0.13, 0.04, 0.16] },
      ],
      hat: "kerchief",
      apron: true,
    },
    700,
  );
export function raiser(P: Print) {
  silhouette(P, carved(), {
    at: at(x, y),
    scale: cam.f / y,
    key: KEY,
    light: [0.66, 0.66, 0.2],
    lift: 0.12,
    step: 0.05,
    line: [1.6, 1.8],
    tonesOf: (part) => cuts[part] ?? cuts[SKIN],
  });
}
