/** Nara ink C: the old ink house on a February morning: dark lattice, a blank hanging sign, a plum over the wall */
import { skyLight } from "../../kit/expose.ts";
import { Rng, layer, pixels, stamp, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

import { standCard } from "../../kit/people.ts";
import { petals, sky, stage, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printGarden, printHills, printPagoda, printPine } from "./c-far.ts";
import { errandBoy } from "./c-errand.ts";
import { plum } from "./c-plum.ts";
import { inkHouse } from "./house.ts";

const P = new Print(533, "#f1e9da");
const KEY = "#1b161a";
const r = new Rng(26);
const cam: Cam = { x: 0.5, y: 0, z: 1.55, f: 1000, cx: 980, hy: 640 };
sky(P, 700, [
  [0, "#6f9dbb"],
  [0.35, "#b3cdd6"],
  [0.75, "#efe6d6"],
  [1, "#f3d9c4"],
]);
printHills(P);
printPagoda(P);

// ---------- the house along the left, the garden wall beyond ----------
const w = inkHouse();
// ---------- the errand boy down the lane ----------
const sun: V3 = [0.72, -0.25, 0.5];
standCard(w, errandBoy, {
  detail: [420, 320],
  steps: 3,
  amb: "#a7b2cc",
  ambI: 0.55,
  lamps: [{ dir: [0.72, 0.5, 0.3], c: "#ffe9c8", i: 0.9 }],
  key: KEY,
  x: 0.75,
  y: 9.9,
  mat: flat("#fff", { emit: 1, line: 0.3 }),
});
w.build();
const pl = stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [1.15, 0.95, 0.7] }],
    ambient: skyLight([0.33, 0.36, 0.47], [0.02, 0.03, 0.04]),
    ao: 4,
    aoLen: 0.9,
    air: { c: linear("#ecdfd0"), k: 0.02, from: 9 },
  },
  { key: KEY, far: 11 },
);
// ---------- the plum over one wall, the pine over the other; nearer objects hide them ----------
const behind = (depth: number) => (q: ReturnType<typeof layer>) =>
  pixels(q.c, (d) => {
    for (let i = 0; i < pl.dep.length; i++) if (pl.dep[i] < depth) d[i * 4 + 3] = 0;
  });
printGarden(P, behind(12));
printPine(P, behind(6.2));
const shaded = layer(),
  tree = layer(),
  lines = layer(),
  sunlit = layer();
plum(shaded.x, tree.x, lines.x, sunlit.x, r);
for (const q of [shaded, tree, lines, sunlit]) behind(30.5)(q);
P.put(shaded, { occlude: 1 });
P.put(tree, { occlude: 1 });
stamp(P.key.x, lines);
P.put(sunlit, { occlude: 1 }); // these flowers are in front of the wood and its lines
P.block((x) => petals(x, 9, 26, [720, 440, 1240, 1120], "#fbf1ee", 9), { occlude: 0.6 });
wash(P, "top", 260, "#1f4e79", 0.45);
await finishSheet(P, "nara-ink-c", {
  seal: { mark: "梅", at: [1512, 1088], size: 34 },
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 620 ? 1 : 0.5),
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.04,
});
