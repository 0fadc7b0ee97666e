/** Hakozushi A: the shelves along the left wall, with the boxes of the house in stacks, a few tubs, and gaps. */
import { Rng } from "../../kit/core.ts";
import { type World } from "../../kit/solids.ts";
import { timber } from "../../kit/wood.ts";
import { HALF } from "./a-plan.ts";
import { staved } from "./a-staved.ts";
import { post, railY, staves } from "./a-woods.ts";

const FRONT = -1.94,
  NEAR = 4.96,
  BAY = 1.5,
  BOARDS = [0.44, 1, 1.56, 2.12, 2.68];
const woods = [
  ["#7d5c40", "#c6a274"],
  ["#8a6a48", "#d8b98a"],
  ["#9a8468", "#e6d6b4"],
  ["#6d4d36", "#b08458"],
].map(([dark, light]) => timber({ dark, light, along: "y", near: 7, line: 0.85 }));
const lid = timber({ dark: "#5f4531", light: "#a27e55", along: "y", near: 7, line: 0.7 });

/** a stack of boxes alike, each set down a little askew */
function stack(w: World, r: Rng, y: number, z: number, long: number) {
  const wood = r.pick(woods),
    tall = r.range(0.11, 0.155),
    deep = r.range(0.13, 0.17);
  const count = r.chance(0.22) ? 3 : r.chance(0.6) ? 2 : 1;
  let top = z;
  for (let k = 0; k < count && top + tall < z + 0.5; k++, top += tall) {
    const x = FRONT - 0.03 - deep + r.range(-0.04, 0.01),
      yaw = r.range(-0.05, 0.05),
      at = y + r.range(-0.02, 0.02);
    w.turned([x, at, top + tall / 2], [deep, long / 2, tall / 2 - 0.004], wood, yaw);
    if (k === count - 1 && top + tall < z + 0.46) {
      w.turned([x, at, top + tall + 0.008], [deep + 0.008, long / 2 + 0.008, 0.012], lid, yaw);
      w.turned([x, at, top + tall + 0.03], [0.025, long / 2 - 0.04, 0.012], lid, yaw);
    }
  }
}
export function shelves(w: World) {
  const r = new Rng(1907);
  for (let k = 0; k < 5; k++) {
    const y = NEAR + k * BAY;
    w.box(FRONT - 0.035, y - 0.045, 0, FRONT + 0.045, y + 0.045, 3.34 - 0.12 * (k % 2), post);
    w.box(-HALF, y - 0.04, 0, -HALF + 0.08, y + 0.04, 3.2, post);
  }
  const bucket = staves({ dark: "#5c3d2c", light: "#97694a", hoop: "#3a2620" }, 0, []);
  for (const [level, z] of BOARDS.entries()) {
    w.box(-HALF, NEAR - 0.3, z - 0.05, FRONT, NEAR + 4 * BAY + 0.1, z, railY);
    let y = NEAR - 0.2;
    while (y < NEAR + 4 * BAY - 0.3) {
      const long = r.range(0.26, 0.4);
      if (r.chance(0.09)) y += r.range(0.25, 0.55);
      else if (r.chance(0.06) && level < 4) {
        staved(
          w,
          [FRONT - 0.19, y + 0.16],
          { r: 0.15, foot: z, rim: z + 0.3, count: 12, thick: 0.012 },
          bucket,
        );
        y += 0.34;
      } else {
        stack(w, r, y + long / 2, z, long);
        y += long + r.range(0.01, 0.05);
      }
    }
  }
}
