/** Hero of the Moss Ravine: the stream stepping down between mossy boulders, one pilgrim on the stones, light through July leaves. */
import { elapsed, Rng, stamp, tick } from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { contours } from "../../kit/scene.ts";
import { mossPile } from "../../kit/moss.ts";
import { save } from "../../kit/out.ts";
import { buildRavine, gn } from "./ravine.ts";
import { fogAmount, fogColour, paintRavine } from "./hero-paint.ts";
import { currents } from "./hero-water.ts";
import { canopy } from "./hero-canopy.ts";
import { backdrop, ferns, midTrees, shafts } from "./hero-forest.ts";
import { walker } from "./hero-walker.ts";

const P = new Print(91, "#eae6cd"),
  r = P.rng;
backdrop(P);
tick("backdrop");
const s = buildRavine();
tick("ravine");
P.put(paintRavine(s), { occlude: 1 });
tick("paint");
mossPile(P.base.x, s, r, 150000, {
  far: 26,
  size: 38,
  keep: (i) => s.tone[i] >= 0,
  fog: (d, px) => ({ c: fogColour(px, 480), a: fogAmount(d) }),
});
tick("moss");
currents(P.base.x, s, new Rng(8));
stamp(
  P.key.x,
  contours(s, gn, { c: "#0d1f2a", w: 2.2, far: 24, jump: 0.03, skip: (i) => s.tone[i] === -2 }),
);
tick("water");
ferns(P, s);
midTrees(P, s);
walker(P, s);
shafts(P);
canopy(P);
tick("forest");

const out = P.finish({
  wood: 0.08,
  woodMask: (_x, y) => (y < 420 ? 1 : 0.4),
  vignette: 0.2,
  kuwahara: 0.8,
  blocks: 14,
  blockMix: 0.45,
  sat: 1.05,
});
seal(out.getContext("2d"), 40, 1096, "苔", 34);
await save(out, "out/mitake-hero.png");
console.log("total", elapsed().toFixed(1));
