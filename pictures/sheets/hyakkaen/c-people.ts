/** Two visitors far down the path, seen from behind, dark against the lantern light. */
import { type Ctx } from "../../kit/core.ts";
import { kimono, placeFig, figureImage } from "../../kit/people.ts";
import { proj } from "../../kit/terrain.ts";
import { bend, cam } from "./night.ts";

export function strollers(x: Ctx, k: Ctx) {
  for (const [id, dx, y, man, robe] of [
    ["tsukimi1", -0.28, 19.5, true, "#34405c"],
    ["tsukimi2", 0.3, 19.3, false, "#7a4a6c"],
  ] as [string, number, number, boolean, string][]) {
    const F = kimono({
      id,
      yaw: man ? 3.3 : 2.9,
      man,
      mats: {
        0: { c: "#d8a880" },
        1: { c: "#14121c" },
        2: { c: robe },
        3: { c: robe },
        4: { c: man ? "#1c2030" : "#d8a04a" },
        5: { c: "#b8402b" },
        6: { c: "#2a211c" },
        7: { c: "#e8e0d0" },
        8: { c: "#fff" },
        9: { c: "#5a4030" },
      },
    });
    const img = figureImage(F, {
      detail: [300, 220],
      amb: "#5a72a0",
      ambI: 0.6,
      lamps: [
        { dir: [0.9, -0.1, 0.2], c: "#ffc070", i: 0.55, wrap: 0.2 },
        { dir: [-0.9, -0.1, 0.2], c: "#ffc070", i: 0.45, wrap: 0.2 },
      ],
      key: "#0b1024",
      keyA: 0.9,
    });
    const [sx, sy, d] = proj(cam, bend(y) + dx, y, 0);
    placeFig(x, k, img, F, sx, sy, cam.f / d);
  }
}
