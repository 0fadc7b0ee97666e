/** A monk on his way to the morning service, with his shadow towards us. */
import { type Pt } from "../../kit/core.ts";
import { pilgrim, standFigure } from "../../kit/people.ts";
import { poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { proj, onSheet } from "../../kit/terrain.ts";
import { cam } from "./court.ts";
import { monkRobes } from "./monk-robes.ts";

export function monk(P: Print) {
  const x = 0.25,
    y = 18.5;
  const at = (dx: number, dy: number): Pt => onSheet(cam, x + dx, y + dy, 0.1);
  P.block(
    (q) => {
      q.fillStyle = "rgba(44,44,70,.62)";
      poly(q, [
        at(-0.22, 0.1),
        at(0.25, 0.1),
        at(0.12, -3),
        at(-0.1, -5.6),
        at(-0.55, -6.3),
        at(-0.9, -5.6),
        at(-0.6, -3),
      ]);
      q.fill();
    },
    { occlude: 0, op: "multiply" },
  );
  const F = pilgrim({
    id: "obaku",
    yaw: 3.0,
    mats: monkRobes,
  });
  const [sx, sy, d] = proj(cam, x, y, 0.1);
  standFigure(P, F, {
    detail: [520, 360],
    amb: "#a9a6b8",
    ambI: 0.7,
    lamps: [{ dir: [0.35, 0.55, -0.8], c: "#ffdf9c", i: 1.0, wrap: 0.25 }],
    key: "#1c2028",
    keyA: 0.9,
    at: [sx, sy],
    scale: cam.f / d,
  });
}
