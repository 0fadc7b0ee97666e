/** One pilgrim in white on the lane up to the shrine. */
import { pilgrim, standFigure } from "../../kit/people.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, ground, KEY } from "./hamlet.ts";
import { pilgrimWhites } from "./pilgrim-whites.ts";

export function pilgrimOnLane(P: Print) {
  const [x, y] = [0.2, 26.6];
  const [sx, sy, d] = proj(cam, x, y, ground(x, y));
  const F = pilgrim({
    id: "mitake-up",
    yaw: 2.95,
    mats: pilgrimWhites("#d8a47c", "#f0e8d6"),
  });
  const u = cam.f / d;
  P.light(
    (c) => {
      c.fillStyle = "#6d7f86";
      c.beginPath();
      c.ellipse(sx + u * 0.9, sy + u * 0.1, u * 1.1, u * 0.16, 0.12, 0, 7);
      c.fill();
    },
    { op: "multiply", blur: 1 },
  );
  standFigure(P, F, {
    detail: [420, 300],
    amb: "#a9c0cc",
    ambI: 0.85,
    lamps: [{ dir: [-0.8, 0.6, 0.2], c: "#ffe6b0", i: 0.9, wrap: 0.2 }],
    key: KEY,
    keyA: 0.9,
    at: [sx, sy],
    scale: u * 1.15,
  });
}
