/**
 * Hakozushi C: a box of pressed sushi on a landing in Osaka after sunset. Over the river a lit house and a stone bridge, whose
 * arches close to rings in the calm water.
 */
import { layer } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { age } from "./c-age.ts";
import { sushiBox } from "./c-box.ts";
import { bridge } from "./c-bridge.ts";
import { house } from "./c-house.ts";
import { bankWillow, boat } from "./c-mooring.ts";
import { type Pen } from "./c-pen.ts";
import { KEY } from "./c-plan.ts";
import { bank, posts } from "./c-quay.ts";
import { globesBelow, rail } from "./c-rail.ts";
import { evening, farBank, towers } from "./c-sky.ts";
import { landing, leaves } from "./c-step.ts";
import { glints, ripples, river } from "./c-water.ts";
import { willow } from "./c-willow.ts";

/** What stands on the far side of the water, from far to near. */
function town(pen: Pen) {
  bridge(pen);
  rail(pen);
  bank(pen);
  bankWillow(pen);
  house(pen);
  posts(pen);
  boat(pen);
}
const P = new Print(333, "#f2e4cb");
P.block((x) => evening(x), { grain: 0.1 });
P.block((x) => towers(x), { grain: 0.12 });
P.block((x) => farBank(x), { grain: 0.06 });

const mirror = layer();
evening(mirror.x, true);
towers(mirror.x, true);
farBank(mirror.x, true);
town({ x: mirror.x, key: null, mirrored: true });
river(P, mirror.c);
ripples(P);
glints(P, globesBelow());

const pen: Pen = { x: P.base.x, key: P.key.x, mirrored: false };
const built = layer();
town({ ...pen, x: built.x });
age(built.c);
P.put(built);
landing(pen);
leaves(pen);
sushiBox(pen);
willow(P);

await finishSheet(P, "hakozushi-c", {
  seal: { mark: "川", at: [1512, 1096], size: 34 },
  key: KEY,
  wood: 0.09,
  woodMask: (_x, y) => (y < 440 ? 1 : 0.55),
  wobble: 0.5,
  kuwahara: 0.6,
  blocks: 16,
  blockMix: 0.5,
  sat: 1.02,
});
