/** Someone who brings the next board up the yard on a shoulder, both hands on it. */
import { fillPoly } from "../../kit/brush.ts";
import { type Pen3, face } from "../../kit/build.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
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
import { at, cam, CARRIER, KEY } from "./a-plan.ts";

const { x, y } = CARRIER;
const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#7d4a35", "#b77c56", "#edc096"], from: [0.4, 0.72], bare: "#edc096" },
  [HAIR]: { cut: ["#17151b", "#26242c", "#4b4c58"], from: [0.55, 0.8], bare: "#4b4c58" },
  [COAT]: { cut: ["#1f3b52", "#3a6c86", "#8fb4bd"], from: [0.4, 0.76], bare: "#a9c6ca" },
  [APRON]: { cut: ["#a7a3ae", "#e2ddd6", "#fbf6ea"], from: [0.34, 0.6], bare: "#8d8894" },
  [TROUSERS]: { cut: ["#1f1f2a", "#35364a", "#6f7488"], from: [0.42, 0.76], bare: "#6f7488" },
  [BELT]: { cut: ["#8a2f26", "#c2492f", "#e58a5a"], from: [0.3, 0.6], bare: "#7d2a22" },
  [SHOE]: { cut: ["#a39a88", "#dcd2bd", "#f6efdf"], from: [0.3, 0.6], bare: "#8a806e" },
  [CLOTH]: { cut: ["#a7a3ae", "#e2ddd6", "#fbf6ea"], from: [0.34, 0.58], bare: "#8d8894" },
};
const carved = () =>
  carvePosed(
    {
      id: "echizen-carrier-2",
      yaw: -1.35,
      bounds: [-0.9, 0.9, -0.05, 1.85],
      hip: [0, 0.86, -0.06],
      chest: [0, 1.28, 0.1],
      head: [0.03, 1.47, 0.2],
      face: [0.05, -0.3, 0.95],
      arms: [
        { elbow: [0.3, 1.36, 0.32], hand: [0.26, 1.66, 0.3], sleeve: 0.4 },
        { elbow: [-0.3, 1.12, 0.34], hand: [-0.22, 1.34, 0.56], sleeve: 0.45 },
      ],
      legs: [
        { knee: [0.12, 0.5, 0.3], ankle: [0.12, 0.1, 0.4], toe: [0.13, 0.06, 0.56] },
        { knee: [-0.1, 0.46, -0.16], ankle: [-0.11, 0.18, -0.52], toe: [-0.11, 0.04, -0.42] },
      ],
      hat: "kerchief",
      apron: true,
    },
    420,
  );

/** the board on the far shoulder, its head to the wall, the sheets on it white in the sun */
function plank(p: Pen3) {
  const on = (u: number, v: number) =>
    at(x - 0.12 + 2.1 * (u - 0.5), y + 0.12, 1.24 + 0.7 * v + 0.22 * (0.5 - u));
  const part = (u0: number, u1: number, v0 = 0, v1 = 1) => [
    on(u0, v0),
    on(u1, v0),
    on(u1, v1),
    on(u0, v1),
  ];
  face(p, part(0, 1), "#b98a54");
  for (const [u0, u1] of [
    [0.04, 0.47],
    [0.53, 0.96],
  ])
    face(p, part(u0, u1, 0.1, 0.9), "#fdfaf1", { line: 0.6 });
}
export function carrier(P: Print, print: (draw: (p: Pen3) => void, lw: number) => void) {
  print((p) => {
    fillPoly(
      p.x,
      [at(x + 0.2, y), at(x - 1.3, y - 0.1), at(x - 1.35, y + 0.2), at(x + 0.1, y + 0.25)],
      "#a38a6a",
      0.9,
    );
    plank(p);
  }, 1.8);
  silhouette(P, carved(), {
    at: at(x, y),
    scale: cam.f / y,
    key: KEY,
    light: [0.66, 0.66, 0.2],
    lift: 0.12,
    step: 0.05,
    line: [1.4, 1.4],
    tonesOf: (part) => cuts[part] ?? cuts[SKIN],
  });
}
