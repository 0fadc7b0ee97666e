/** The road under light snow. */
import { sstep, tick } from "../../kit/core.ts";
import { type PavedGround, paveRoad } from "./stoneroad.ts";
import { proj } from "../../kit/terrain.ts";
import { earth, moss, stone } from "./road-ink.ts";
import { P, cam, air, haze, half, snow, drift, land } from "./a-stage.ts";

let paved: PavedGround;

/** Draws the paving and the snow on it. */
export function pave() {
  paved = paveRoad(
    P,
    {
      cam,
      centre: () => 0,
      half,
      land,
      stones: [1.5, 1.3],
      relief: 0.09,
      rough: 0.45,
      far: 90,
      seed: 8,
    },
    {
      stone: stone.at,
      earth: earth.at,
      moss: moss.at,
      tints: ["#6f6a70", "#4f7078", "#868468"],
      mossy: -0.25,
      light: [-0.35, 0.3, 0.72],
      haze,
      hazeColour: air,
      key: [26, 38, 54],
      coverInk: snow.at,
      cover: (x, y, up, onRoad, edge) => {
        const patch = drift.fbm(x * 1.3, y * 0.9, 3) + 0.6 * drift.n2(x * 5, y * 5) * 0.4;
        if (!onRoad) return sstep(-0.75, -0.5, patch + (up - 0.9));
        const worn = 0.55 * Math.exp(-((x / 0.75) ** 2)); // less snow along the middle, where people walk
        return sstep(0.05, 0.14, edge) * sstep(-0.02, 0.12, patch + 0.24 - worn + (up - 0.93));
      },
    },
  );
  tick("road");
}

/** The position of a point of the ground on the sheet, and its distance. */
export const on = (x: number, y: number): [number, number, number] =>
  proj(cam, x, y, paved.height(x, y));
