/** Hero of the Moss Ravine: Ayahiro falls through a gap in the forest and runs down in steps; a red bridge with two walkers. */
import { Rng, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { at, contours } from "../../kit/scene.ts";
import { mossPile } from "../../kit/moss.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { gn } from "./hero-plan.ts";
import { buildRavine } from "./hero-stones.ts";
import { fogAmount, fogColour, leafRamp, paintRavine } from "./hero-paint.ts";
import { currents } from "./hero-water.ts";
import { head, rays } from "./hero-cliff.ts";
import { farSide, nearSide } from "./hero-bridge.ts";
import { walkers } from "./hero-walkers.ts";
import { backTrunks, nearTrunks } from "./hero-trunks.ts";
import { canopy } from "./hero-canopy.ts";
import { cornerFerns, gapFerns } from "./hero-ferns.ts";

const P = new Print(91, "#eae6cd");
head(P);
tick("head");
const { scene, rocks } = buildRavine();
tick("ravine");
P.put(paintRavine(scene, rocks), { occlude: 1 });
tick("paint");
mossPile(P.base.x, scene, P.rng, 26000, {
  far: 16,
  size: 90,
  // grass in tufts, with bare moss between them
  keep: (i) => scene.tone[i] > 0.2 && gn.n2(scene.wx[i] * 2.6, scene.wy[i] * 2.6) > 0.42,
  fog: (d, px) => ({ c: fogColour(px, 480), a: fogAmount(d) }),
  ramp: leafRamp,
});
currents(P.base.x, scene, new Rng(8));
stamp(
  P.key.x,
  contours(scene, gn, {
    c: "#0b1822",
    w: 2.6,
    far: 24,
    jump: 0.03,
    skip: (i) => scene.tone[i] === -2,
  }),
);
tick("water");
backTrunks(P, scene);
rays(P, (x, y) => scene.dep[at(x, y)]);
tick("rays");
farSide(P, scene);
walkers(P);
nearSide(P, scene);
tick("bridge");
gapFerns(P, scene);
nearTrunks(P, scene);
tick("trunks");
canopy(P);
cornerFerns(P);
tick("leaves");

await finishSheet(P, "mitake-hero", {
  seal: { mark: "苔", at: [40, 1096], size: 34 },
  wood: 0.08,
  woodMask: (_x, y) => (y < 420 ? 1 : 0.4),
  kuwahara: 0.8,
  blocks: 14,
  blockMix: 0.5,
  wobble: 0.6,
  sat: 1.05,
});
