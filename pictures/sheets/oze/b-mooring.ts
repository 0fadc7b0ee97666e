/** Oze, B: the stake on the bank and the rope that holds the nearest boat. */
import { lerp, type Pt, type Rng } from "../../kit/core.ts";
import { brushPath, hand, stroke } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { project, type WaterCam } from "./nightwater.ts";
import { onBoat, type RoofBoat } from "./roofboat.ts";

export function mooring(P: Print, cam: WaterCam, boat: RoofBoat, r: Rng) {
  const foot: Pt = [1408, 1010],
    top: Pt = [1432, 724],
    [bx, by] = project(cam, onBoat(boat, 0.95, -0.2, 0.82));
  P.block((x) => {
    stroke(x, hand(foot, top, r, 0.8), 24, "#0b1226", { taper: [0, 0.03] });
    stroke(x, hand([foot[0] - 7, foot[1]], [top[0] - 7, top[1] + 4], r, 0.8), 5, "#a8714a", {
      taper: [0.3, 0.06],
    });
    stroke(x, [[top[0] - 14, top[1] + 1], top, [top[0] + 14, top[1] + 2]], 6, "#5d7ba6", {
      taper: [0.2, 0.2],
    });
    // three turns round the stake, then slack to the bow
    for (const [y, c] of [
      [758, "#8a7a62"],
      [768, "#cbb48a"],
      [778, "#8a7a62"],
    ] as const)
      stroke(
        x,
        [
          [1412, y - 2],
          [1430, y + 4],
          [1448, y],
        ],
        8,
        c,
        { taper: [0.1, 0.1] },
      );
    const rope = Array.from({ length: 33 }, (_, i): Pt => {
      const t = i / 32;
      return [lerp(1414, bx, t), lerp(768, by, t) + 74 * Math.sin(Math.PI * t) * (1.25 - 0.5 * t)];
    });
    for (const [dy, w, c] of [
      [2, 5, "#161b30"],
      [0, 3.6, "#c8ad80"],
    ] as const) {
      x.fillStyle = c;
      x.beginPath();
      brushPath(
        x,
        rope.map(([p, q]): Pt => [p, q + dy]),
        (t) => w * (1 - 0.45 * t),
      );
      x.fill();
    }
  });
}
