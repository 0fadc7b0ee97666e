/** The only walker, on the stepping stones, seen from behind. */
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { type Scene } from "../../kit/scene.ts";
import { pilgrim, standFigure } from "../../kit/people.ts";
import { cam, crossing, level } from "./ravine.ts";
import { MIST } from "./hero-paint.ts";
import { pilgrimWhites } from "./pilgrim-whites.ts";

export function walker(P: Print, _s: Scene) {
  const [x, y] = crossing[2];
  const [sx, sy, d] = proj(cam, x, y, level(x, y) + 0.15);
  const F = pilgrim({
    id: "mitake",
    yaw: 2.85,
    mats: pilgrimWhites("#dca880", "#2f4f8c"),
  });
  standFigure(P, F, {
    detail: [520, 360],
    amb: "#a8cdb8",
    ambI: 0.95,
    lamps: [
      { dir: [0.5, 0.75, -0.45], c: "#fff6cc", i: 1.0, wrap: 0.25 },
      { dir: [-0.8, 0.2, 0.3], c: "#9fd0b0", i: 0.25 },
    ],
    key: "#0d1f2a",
    keyA: 0.9,
    fog: MIST,
    fogA: 0.08,
    at: [sx, sy],
    scale: cam.f / d,
  });
}
