/** Oze, D: sweetfish on skewers lean round a small fire on the pebble bank at night; fishing boats with their fires behind. */
import { stamp, tick } from "../../kit/core.ts";
import { contours } from "../../kit/scene.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { look } from "./d-body.ts";
import { fleet, mirrored } from "./d-boats.ts";
import { tray } from "./d-basket.ts";
import { embers } from "./d-embers.ts";
import { flames, fly, smoke } from "./d-fire.ts";
import { night } from "./d-night.ts";
import { printed } from "./d-shade.ts";
import { supper, waiting } from "./d-skin.ts";
import { n, P } from "./d-stage.ts";
import { pebbles } from "./d-stones.ts";
import { lap, river } from "./d-water.ts";
import { logs } from "./d-wood.ts";

night();
river();
mirrored();
lap();
fleet();
tick("river");

const bodies = [...supper(), ...logs(), tray(), ...waiting(), ...embers(), ...pebbles()];
tick("laid");
const scene = look(bodies);
tick("seen");
P.put(printed(scene, bodies), { occlude: 1 });
tick("lit");
stamp(P.key.x, contours(scene, n, { c: "#05060d", w: 2, far: 2.4, jump: 0.012 }));
smoke();
flames(scene);
fly();
await finishSheet(P, "oze-d", {
  seal: { mark: "塩", at: [1512, 1104], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 575 ? 1 : 0.35),
  kuwahara: 0.8,
  blocks: 14,
  blockMix: 0.6,
  wobble: 0.6,
  contrast: 1.03,
});
