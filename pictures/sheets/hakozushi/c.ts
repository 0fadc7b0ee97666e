/**
 * Hakozushi C: the opened box on a stone step by the river, late on a May afternoon. The sun goes down behind a bridge whose
 * arches close to ovals in the water.
 */
import { bokashi, clamp, layer, PH, PW, SS, stamp, type V3, W } from "../../kit/core.ts";
import { skyLight } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { World } from "../../kit/solids.ts";
import { stage, wash } from "../../kit/stage.ts";
import { onSheet } from "../../kit/terrain.ts";
import { bridge, parapet } from "./c-bridge.ts";
import { clothLines } from "./c-cloth.ts";
import { cam, DECK, EDGE, KEY, SUN } from "./c-plan.ts";
import { evening, farWater, glints, mirror, shore, towers } from "./c-river.ts";
import { step, stone } from "./c-step.ts";
import { willow } from "./c-willow.ts";

const P = new Print(333, "#f4e8d2");
P.block(evening, { grain: 0.1 });
P.block((x) => towers(x, DECK), { grain: 0.22 });
P.block(shore, { grain: 0.1 });
P.block(farWater, { grain: 0.06 });
const span = layer();
bridge(span.x, SUN[0]);
const before = layer();
stamp(before.x, P.base);
P.put(span);
mirror(P);
// over the water its balustrade is open
const open = layer();
open.x.rect(0, 0, W, DECK);
open.x.clip();
stamp(open.x, before);
P.put(open);
P.put(((L) => (parapet(L.x), L))(layer()));
glints(P);

const world = new World();
step(world);
world.build();
const sun: V3 = [0.16, 0.95, 0.26];
const plate = stage(
  P,
  {
    cam,
    world,
    points: [],
    suns: [{ d: sun, c: [4.2, 2.75, 1.5] }],
    ambient: skyLight([0.24, 0.26, 0.42], [0.03, 0.03, 0.06]),
    ao: 6,
    aoLen: 0.35,
  },
  { key: KEY, far: 5 },
);
stamp(P.key.x, keyLines(world, plate, { c: KEY, width: 2.1, far: 3.6, crease: 0.5 }));
clothLines(P, ([x, y]) => {
  const at = Math.round(clamp(y * SS, 0, PH - 1)) * PW + Math.round(clamp(x * SS, 0, PW - 1));
  return world.solids[plate.id[at]]?.mat !== stone;
});
willow(P, KEY);
wash(P, "top", 240, "#2f5f96", 0.5);
// the far edge of the stone catches the sun
P.block(
  (x) => {
    const y = onSheet(cam, 0, EDGE, 0)[1];
    x.fillStyle = bokashi(x, 0, 0, W, 0, [
      [0, "#d99a72"],
      [0.58, "#ffe9b4"],
      [1, "#cf8f70"],
    ]);
    x.fillRect(0, y, W, 5);
  },
  { occlude: 0, grain: 0.1 },
);
wash(P, "bottom", 260, "#3d3560", 0.55);
await finishSheet(P, "hakozushi-c", {
  seal: { mark: "川", at: [1512, 1096], size: 34 },
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.5),
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 12,
  blockMix: 0.8,
  sat: 1.06,
});
