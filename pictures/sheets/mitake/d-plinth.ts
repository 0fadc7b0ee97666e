/** The plinth's face: a dedication cut into the granite, and maple leaves that the wind has left on its cap. */
import { layer, Rng } from "../../kit/core.ts";
import { brushPath, mapleLeaf } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, KEY, PLINTH } from "./d-plan.ts";

export function dedication(P: Print) {
  const [left, foot] = proj(cam, PLINTH.x0 + 0.06, PLINTH.y0 + 0.06, 0.8),
    [right, top] = proj(cam, PLINTH.x1 - 0.06, PLINTH.y0 + 0.06, PLINTH.top - 0.3);
  const size = (foot - top) * 0.36,
    x0 = (left + right) / 2;
  P.block(
    (x) => {
      x.font = `${size}px KouzanG`;
      x.textAlign = "center";
      x.textBaseline = "middle";
      // the cut is dark on the side of the sun and catches light on the other
      for (const [c, d] of [
        ["#d9cba8", 2.6],
        ["#4c4648", 0],
      ] as const) {
        x.fillStyle = c;
        ["奉", "納"].forEach((mark, i) =>
          x.fillText(mark, x0 + d, top + (foot - top) * (0.29 + 0.42 * i) + d),
        );
      }
    },
    { occlude: 0, speckle: 0.25 },
  );
}
/** leaves on the cap and on the step of the plinth */
export function blownLeaves(P: Print) {
  const L = layer(),
    r = new Rng(12);
  for (let k = 0; k < 30; k++) {
    const low = k > 17;
    const [sx, sy] = proj(
      cam,
      r.range(PLINTH.x0 - 0.1, PLINTH.x1 + 0.08),
      low ? PLINTH.y0 - 0.12 - 0.06 * r.u() : PLINTH.y0 - 0.1 + 0.16 * r.u(),
      low ? 0.64 : PLINTH.top + 0.01,
    );
    const size = r.range(9, 15),
      turn = r.range(0, 6.28),
      flat = r.range(0.35, 0.7);
    L.x.fillStyle = r.pick(["#c8402a", "#e0702f", "#a82c26", "#eba844"]);
    L.x.beginPath();
    mapleLeaf(L.x, sx, sy, size, turn, flat, 7);
    L.x.fill();
    P.key.x.fillStyle = KEY;
    P.key.x.beginPath();
    brushPath(
      P.key.x,
      [
        [sx, sy],
        [sx + size * 0.6 * Math.cos(turn), sy + size * 0.6 * Math.sin(turn) * flat],
      ],
      () => 1,
    );
    P.key.x.fill();
  }
  P.put(L, { occlude: 0 });
}
