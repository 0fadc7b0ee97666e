/**
 * Hakozushi C: dusk on a river in Osaka. Behind a stone bridge the sky is still warm; everything before it is blue. On the stair
 * to the water a box of pressed sushi waits on its cloth, while a boat comes through the arch.
 */
import { layer, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { boat } from "./c-boat.ts";
import { sushiBox } from "./c-box.ts";
import { bridge, globesBelow } from "./c-bridge.ts";
import { house, lightsBelow } from "./c-house.ts";
import { type Pen } from "./c-pen.ts";
import { KEY, onPaper } from "./c-plan.ts";
import { evening, farBank } from "./c-sky.ts";
import { leaves, stair } from "./c-stair.ts";
import { glints, hanging, haze, lights, ripples, river } from "./c-water.ts";
import { willow } from "./c-willow.ts";

/** What stands beyond the water, from far to near. */
function town(pen: Pen) {
  boat(pen);
  bridge(pen);
  house(pen);
}
const P = new Print(333, "#f2e4cb");
P.block((x) => evening(x), { grain: 0.1 });
P.block((x) => farBank(x), { grain: 0.1 });

const mirror = layer();
evening(mirror.x, true);
farBank(mirror.x, true);
town({ x: mirror.x, key: null, mirrored: true });
const below = (p: V3) => onPaper(p, true);
hanging(mirror.x, lightsBelow(below));
river(P, mirror.c);
lights(P, lightsBelow(below));
glints(P, globesBelow(below));
ripples(P);

const pen: Pen = { x: P.base.x, key: P.key.x, mirrored: false };
town(pen);
haze(P);
stair(pen);
leaves(pen);
sushiBox(pen);
willow(P);

await finishSheet(P, "hakozushi-c", {
  seal: { mark: "川", at: [1512, 1100], size: 34 },
  key: KEY,
  wood: 0.09,
  woodMask: (_x, y) => (y < 440 ? 1 : 0.55),
  wobble: 0.85,
  kuwahara: 0.6,
  blocks: 18,
  blockMix: 0.26,
  sat: 1.02,
});
