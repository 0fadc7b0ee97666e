/** Hakozushi A: the workshop on a winter morning: light falls through the smoke vent into the steam; before it the cook leans over the tub. */
import { type Ctx } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { cook } from "./a-cook.ts";
import { ember, floor, joints, pool } from "./a-floor.ts";
import { log, rope } from "./a-beams.ts";
import { back, nearPosts, posts, rafters, roof, sides } from "./a-hall.ts";
import { grade, KEY } from "./a-plan.ts";
import { cat, fire, FIRE, range } from "./a-range.ts";
import { shelves } from "./a-shelves.ts";
import { bloom, halo, shaft, spread, steam } from "./a-steam.ts";
import { heap, shadow, tub, turned, vapour } from "./a-tub.ts";

const P = new Print(311, "#f2e8d3");
const print = (draw: (x: Ctx) => void, grain = 0.06) => P.block(draw, { grain });
print(back, 0);
print(roof);
print(sides);
print(floor);
P.block(halo);
print(shelves);
print(range);
print(fire, 0);
print((x) => ember(x, FIRE[0], FIRE[1] + 12), 0);
print(cat, 0);
P.block(steam);
print((x) => {
  rafters(x, 7.3, "#262732");
  log(
    x,
    7.3,
    3.62,
    0.36,
    grade(
      x,
      [180, 0],
      [1030, 0],
      [
        [0, "#17161e"],
        [0.3, "#2b2a33"],
        [0.6, "#2d2b33"],
        [1, "#17161e"],
      ],
    ),
    "#b9ab98",
    0.16,
  );
});
P.block(spread);
P.block((x) => bloom(x, 0.2));
print(rope, 0);
P.block(shaft);
P.block(pool);
print(joints, 0);
P.block(shadow);
print(tub);
print(heap, 0);
P.block(vapour);
print(cook, 0);
print(turned, 0);
print((x) => {
  rafters(x, 5, "#13141d");
  posts(x, 5, 4, 1.35, "#13141d");
  log(
    x,
    5,
    3.72,
    0.44,
    grade(
      x,
      [606, 400],
      [606, 560],
      [
        [0, "#1d1c26"],
        [1, "#121118"],
      ],
    ),
    "#6b6460",
    0.26,
  );
  nearPosts(x);
});
P.block((x) => bloom(x, 0.1));
await finishSheet(P, "hakozushi-a", {
  seal: { mark: "箱", at: [96, 1512], size: 34 },
  key: KEY,
  wood: 0.1,
  // the steam is bare paper
  woodMask: (x, y) => (Math.abs(x - 630) < 220 && y < 1170 ? 0.12 : y < 620 ? 1 : 0.7),
  wobble: 0.65,
  kuwahara: 0.6,
  blocks: 20,
  blockMix: 0.25,
  sat: 1.22,
});
