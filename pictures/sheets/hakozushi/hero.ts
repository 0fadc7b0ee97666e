/** Hakozushi, the hero: morning in the shop. Long chopsticks set the last prawn on a square of boxed sushi; the door to the street is open behind. */
import { layer, PH, pixels, PW, stamp, type V3 } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { plainSky, skyLight } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { pts } from "../../kit/points.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { stage, wash } from "../../kit/stage.ts";
import { onSheet } from "../../kit/terrain.ts";
import { bicycle, sparrow } from "./hero-across.ts";
import { onTop, setOut } from "./hero-box.ts";
import { cam, KEY } from "./hero-plan.ts";
import { prawn } from "./hero-prawn.ts";
import { shop } from "./hero-shop.ts";
import { chopstick, sleeve, STICKS } from "./hero-sticks.ts";

const P = new Print(302, "#f2e4c4");
const w = shop();
setOut(w);
w.build();
const printed = (draw: (L: ReturnType<typeof layer>, K: ReturnType<typeof layer>) => void) => {
  const L = layer(),
    K = layer();
  draw(L, K);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
};
const sun: V3 = [-0.7, 0.5, 0.4];
const plate = stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [2.7, 2.15, 1.4] }],
    ambient: skyLight([0.38, 0.34, 0.44], [0.06, 0.05, 0.06]),
    ao: 8,
    aoLen: 1.4,
    mirror: 3,
    sky: plainSky([0.05, 0.045, 0.06]),
  },
  { key: KEY, far: 60, crease: 0.9 },
);
stamp(P.key.x, keyLines(w, plate, { c: KEY, width: 2, far: 12, crease: 0.6 }));
// what stands in the street lies behind curtain and posts
printed((L) => {
  bicycle(L, [300, 300], 96, "#a58f8c", [0.6, 0.44]);
  bicycle(L, [300, 300], 96, "#2b2a3c");
  sparrow(L, [866, 430], 2.4, -1);
  pixels(L.c, (d) => {
    for (let q = 0; q < PW * PH; q++) if (plate.dep[q] < 42) d[q * 4 + 3] = 0;
  });
});
const [behind, before] = STICKS;
printed((L, K) => chopstick(L, K, behind, KEY));
const back = [
  [0.0, 0.13],
  [0.12, 0.21],
  [0.28, 0.27],
  [0.46, 0.28],
  [0.66, 0.24],
  [0.86, 0.16],
].map(([right, up]) => onSheet(cam, ...onTop(right, -0.78, up)));
// its shadow on the rice
P.light(
  (x) => {
    const shadow = pts("10,-84 30,-74 60,-70 90,-73 99,-80 99,-93 80,-97 50,-92 26,-94");
    fillPoly(
      x,
      catmull(
        shadow.map(([right, away]) => onSheet(cam, ...onTop(right / 100, away / 100, 0))),
        8,
        true,
      ),
      "#a79ab4",
    );
  },
  { op: "multiply" },
);
printed((L, K) => prawn(L, K, back, 40, KEY));
printed((L, K) => chopstick(L, K, before, KEY));
printed((L, K) => sleeve(L, K, KEY));
wash(P, "top", 150, "#2a3560", 0.45);
await finishSheet(P, "hakozushi-hero", {
  seal: { mark: "鮓", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.06,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 12,
  blockMix: 0.8,
  sat: 1.05,
});
