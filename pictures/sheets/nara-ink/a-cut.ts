/** The blocks of the fist: dark skin, indigo sleeve, black ink; the window behind lights only their upper left. */
import { type Pt } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { creases } from "./a-creases.ts";
import { carvedFist, INK, LINING, SLEEVE } from "./a-fist.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";

const skin: Tones = {
  cut: ["#4d2c22", "#9a5d3c", "#ecbf8c"],
  from: [0.4, 0.76],
  bare: "#2a1613",
};
const sleeve: Tones = {
  cut: ["#141d33", "#22365a", "#4c6c8e"],
  from: [0.42, 0.74],
  bare: "#4c6c8e",
};
const ink: Tones = { cut: ["#08080c", "#1c1f2a", "#b9c6d4"], from: [0.5, 0.88], bare: "#3a4152" };
const lining: Tones = { cut: ["#0d1120", "#0d1120", "#0d1120"], from: [2, 2], bare: "#22365a" };

/** Prints the fist with its centre at the point `at` of the sheet, rotated by `turn`. */
export const cutFist = (P: Print, at: Pt, scale: number, turn: number, key: string) =>
  silhouette(P, carvedFist(), {
    at,
    scale,
    turn,
    key,
    light: [-0.6, 0.74, 0.04],
    lift: 0.24,
    step: 0.06,
    line: [4, 5],
    tonesOf: (part) =>
      part === INK ? ink : part === SLEEVE ? sleeve : part === LINING ? lining : skin,
    engrave: (x) => creases(x, scale, skin.bare),
  });
