/** Hero of the Moss Ravine: the eye above the pool, the light from the gap on the upper left, and the colours of four planes. */
import { type Pt, rgb, type RGB, type V3 } from "../../kit/core.ts";

/** metres: x to the right, y away from the eye, z up from the pool */
export const EYE = 4.2,
  FOCAL = 1400,
  LEVEL = 470,
  MIDDLE = 800;
export const project = ([x, y, z]: V3): Pt => [
  MIDDLE + (x * FOCAL) / y,
  LEVEL + ((EYE - z) * FOCAL) / y,
];
const unit = ([x, y, z]: V3): V3 => {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
};
export const LIGHT = unit([-0.62, 0.02, 0.74]);
export const PAPER = "#ece5cf";
/** near-black, and three greens that pale into the mist: [in light, in shade] */
export const TONES: readonly (readonly [RGB, RGB])[] = [
  [rgb("#5d7241"), rgb("#14231e")],
  [rgb("#7f9158"), rgb("#2b4639")],
  [rgb("#a4b083"), rgb("#5f7c69")],
  [rgb("#b3bd9b"), rgb("#8ba390")],
];
/** where the water falls and runs: [middle x, y, z, width] from the mist down to the pool */
export const STREAM: readonly (readonly [number, number, number, number])[] = [
  [2.3, 26.6, 10.4, 0.64],
  [2.28, 26.6, 8, 0.66],
  [2.22, 26.6, 6.0, 0.72],
  [2.12, 26.5, 4.4, 0.84],
  [2.08, 26.4, 2.72, 1.0],
  [1.5, 23.6, 2.7, 1.5],
  [0.5, 21.4, 2.7, 1.3],
  [0.25, 20.1, 2.66, 1.15],
  [0.2, 20, 1.92, 1.3],
  [-0.1, 18.8, 1.9, 2.0],
  [-0.85, 17.2, 1.9, 1.7],
  [-1.12, 16.15, 1.86, 1.35],
  [-1.15, 16, 1.2, 1.38],
  [-1.18, 16, 0, 1.6],
];
