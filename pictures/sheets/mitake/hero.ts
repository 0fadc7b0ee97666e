/** Hero of the Moss Ravine: the stream between mossy boulders, one pilgrim on the stones, light through July leaves. */
import { Rng, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { contours } from "../../kit/scene.ts";
import { mossPile } from "../../kit/moss.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { buildRavine, gn } from "./ravine.ts";
import { fogAmount, fogColour, paintRavine } from "./hero-paint.ts";
import { currents } from "./hero-water.ts";
import { walker } from "./hero-walker.ts";
import { canopy } from "./hero-canopy.ts";
import { backdrop, ferns, midTrees, nearFerns } from "./hero-forest.ts";

const P = new Print(91, "#eae6cd"),
  r = P.rng;
backdrop(P);
tick("backdrop");
const s = buildRavine();
tick("ravine");
P.put(paintRavine(s), { occlude: 1 });
tick("paint");
mossPile(P.base.x, s, r, 64000, {
  far: 34,
  size: 62,
  keep: (i) => s.tone[i] > 0.2,
  fog: (d, px) => ({ c: fogColour(px, 480), a: fogAmount(d) }),
});
tick("moss");
currents(P.base.x, s, new Rng(8));
stamp(
  P.key.x,
  contours(s, gn, { c: "#0d1f2a", w: 3.6, far: 26, jump: 0.03, skip: (i) => s.tone[i] === -2 }),
);
tick("water");
ferns(P, s);
midTrees(P, s);
walker(P);
nearFerns(P);
canopy(P);
tick("forest");

await finishSheet(P, "mitake-hero", {
  seal: { mark: "苔", at: [40, 1096], size: 34 },
  wood: 0.08,
  woodMask: (_x, y) => (y < 420 ? 1 : 0.4),
  kuwahara: 0.8,
  blocks: 12,
  blockMix: 0.65,
  sat: 1.05,
});
