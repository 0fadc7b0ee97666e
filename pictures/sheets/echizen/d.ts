/** Echizen D: dawn over a snowed papermakers' village; in the dark river people rinse white bark, and the current combs it */
import { Noise, Rng } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { BEND, KEY, leftShore, rightShore } from "./d-plan.ts";
import { dawn, ridges, riverMist } from "./d-sky.ts";
import { hillside, tallCedars, thicket } from "./d-wood.ts";
import { groundOf, snow } from "./d-ground.ts";
import { current, river } from "./d-water.ts";
import { farHouses, lampOnSnow, nearHouses, smoke } from "./d-village.ts";
import { shores } from "./d-stones.ts";
import { pole } from "./d-bark.ts";
import { washer, WASHERS } from "./d-washers.ts";
import { greatCedars } from "./d-cedars.ts";
import { baskets, reeds, stools, tracks } from "./d-near.ts";
import { press } from "./d-ink.ts";

const P = new Print(1044, "#f2ead8");
const n = new Noise(48);

dawn(P, n);
ridges(P, n);
hillside(P);
tallCedars(P);
const ground = groundOf();
snow(P, ground);
thicket(P);
river(P, n);
farHouses(P);
riverMist(P, n);
nearHouses(P);
smoke(P, n);
lampOnSnow(P);
P.block(tracks, { occlude: 0 });
press(P, stools);
P.block((x) => current(x, new Rng(71)), { occlude: 0 });
shores(P);
press(P, (ink) => {
  for (const o of WASHERS) washer(ink, o);
  pole(ink);
});
press(P, baskets);
greatCedars(P);
press(P, reeds);
await finishSheet(P, "echizen-d", {
  seal: { mark: "川", at: [1520, 1112], size: 34 },
  key: KEY,
  wood: 0.1,
  // the grain shows in the sky and in the water
  woodMask: (x, y) => (y < 380 || (y > BEND && x > leftShore(y) && x < rightShore(y)) ? 1 : 0.12),
  wobble: 0.7,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.5,
  sat: 1.02,
});
