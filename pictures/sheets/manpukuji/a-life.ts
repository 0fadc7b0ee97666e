/** A monk who crosses the court to the dining hall. */
import { type Pt } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { pilgrim, standFigure } from "../../kit/people.ts";
import { type Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { monkRobes } from "./monk-robes.ts";

export function monkCrossing(P: Print, cam: Cam) {
  const [sx, sy, d] = proj(cam, 1.9, 13.4, 0),
    u = cam.f / d;
  const at = (dx: number, dy: number): Pt => [sx + dx * u, sy + dy * u];
  P.block(
    (q) => {
      q.fillStyle = "rgba(84,80,104,.6)";
      poly(q, [
        at(-0.2, -0.03),
        at(0.22, -0.02),
        at(-0.5, 0.16),
        at(-1.6, 0.3),
        at(-1.7, 0.2),
        at(-0.9, 0.08),
      ]);
      q.fill();
    },
    { occlude: 0, op: "multiply" },
  );
  const F = pilgrim({
    id: "obaku",
    yaw: 2.3,
    mats: monkRobes,
  });
  standFigure(P, F, {
    detail: [420, 300],
    amb: "#b9b2b8",
    ambI: 0.75,
    lamps: [{ dir: [0.6, 0.7, 0.2], c: "#ffe4ac", i: 0.9, wrap: 0.2 }],
    key: "#1c2028",
    keyA: 0.8,
    fog: "#f6ecd0",
    fogA: 0.12,
    at: [sx, sy],
    scale: u,
  });
}
