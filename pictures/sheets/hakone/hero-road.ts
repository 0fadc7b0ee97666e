/** The paved road. */
import { mix, tick } from "../../kit/core.ts";
import { mistBand } from "../../kit/print.ts";
import { type PavedGround, paveRoad } from "./stoneroad.ts";
import { proj } from "../../kit/terrain.ts";
import { earth, mist, moss, stone } from "./road-ink.ts";
import { P, cam, haze, centre, half, land } from "./hero-stage.ts";

let paved: PavedGround;

/** Draws the paving, and mist behind the house. */
export function pave() {
  paved = paveRoad(
    P,
    { cam, centre, half, land, stones: [2.1, 1.75], relief: 0.1, far: 60, seed: 4 },
    {
      stone: stone.at,
      earth: earth.at,
      moss: moss.at,
      tints: ["#6f6a70", "#4f7078", "#868468"],
      mossy: -0.12,
      light: [0.1, 0.62, 0.6],
      haze,
      hazeColour: mix(mist, "#a9bdb8", 0.25),
      key: [18, 26, 38],
    },
  );
  tick("road");
  P.mist(mistBand(P.noise, 588, 90, 74, { max: 0.95, amp: 22, rag: 0.5 }), "#dfe2d3", {
    grain: 0.1,
  });
}

/** The position of a point of the ground on the sheet, and its distance. */
export const on = (x: number, y: number): [number, number, number] =>
  proj(cam, x, y, paved.height(x, y));
