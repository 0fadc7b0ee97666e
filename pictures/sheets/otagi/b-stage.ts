/** The Print of the rain sheet, its colours, and where a disciple sits in it. */
import { ramp, SS } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Pose } from "./rakan.ts";
import { stops } from "../../kit/points.ts";

export const P = new Print(88, "#e2e2d4");
export const keyColour = "#0f181b";
export const mist = "#c9d3c8";
export const green = ramp(stops("0 #0f211c, 0.28 #25452f, 0.55 #4f7a3c, 0.8 #93b052, 1 #cfdc88"));

export interface Sitting {
  readonly pose: Pose;
  /** The centre of its base, and the height of a whole relief. */
  readonly x: number;
  readonly y: number;
  readonly tall: number;
}
export const rows = (n: number) => Math.round(n * Math.min(1.5, SS));
