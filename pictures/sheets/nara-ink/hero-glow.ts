/** The air round each flame: a little of its light hangs in the smoke. */
import { css, type Ctx } from "../../kit/core.ts";
import { EYE, FREE, on, ROWS, scaleAt } from "./hero-plan.ts";

export function glow(x: Ctx) {
  const round = (px: number, py: number, r: number) => {
    for (const [k, a] of [
      [1, 0.16],
      [0.55, 0.22],
    ] as const) {
      x.fillStyle = css("#c8651c", a);
      x.beginPath();
      x.ellipse(px, py, r * k, r * k * 1.1, 0, 0, 7);
      x.fill();
    }
  };
  for (const { lamps } of ROWS)
    for (const l of lamps)
      if (l.flame > 0)
        round(
          ...on(l.x, l.depth, l.z + (l.z > EYE ? 0.18 : 0.1)),
          scaleAt(l.depth) * (0.065 + 0.5 * l.flame),
        );
  round(...on(FREE.x, FREE.depth, 0.13), scaleAt(FREE.depth) * 0.16);
}
