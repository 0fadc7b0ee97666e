/** The thin smoke over the embers. */
import type { Print } from "../../kit/print.ts";
import { plume } from "../../kit/fire.ts";
import { cam } from "./d-stage.ts";

export function smoke(P: Print, foot: number) {
  const f = plume(P.noise, cam.cx + 6, foot - 110, { rise: 600, drift: 190, width: 62 });
  P.mist((x, y) => 0.42 * f(x, y), "#b8988c", { key: 0.3, grain: 0.12 });
}
