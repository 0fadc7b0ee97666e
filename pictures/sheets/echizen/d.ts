/** Echizen D: dawn over a snowed valley; in the river one person rinses white bark, and the current draws it out. */
import { layer, sstep } from "../../kit/core.ts";
import { mistBand, Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { house, ridge, sky, woods } from "./d-air.ts";
import { current, hanging, river } from "./d-river.ts";
import { boughs, face, leftPlane, rightPlane, trunks } from "./d-snow.ts";
import { bark, closing, hands, helper, washer } from "./d-washer.ts";

const P = new Print(1044, "#f2ead8");
P.block(sky, { grain: 0.08 });
P.block(ridge);
P.block(woods);
const mirror = layer();
hanging(mirror);
helper(mirror.x, true);
washer(mirror.x, true);
river(P, mirror);
current(P);
P.block((x) => {
  face(x, -1);
  face(x, 1);
});
P.block((x) => {
  leftPlane(x);
  rightPlane(x);
});
P.block(house);
P.mist(
  (x, y) => 0.5 * sstep(404, 436, y) * (1 - sstep(436, 478, y)) * (1 - sstep(980, 1200, x)),
  "#ecd2ac",
  { key: 0 },
);
P.block(trunks);
P.block(boughs);
P.block((x) => helper(x));
// vapour over the cold stream
const vapour = mistBand(P.noise, 486, 26, 34, { amp: 9, max: 0.5, rag: 0.25 });
P.mist((x, y) => vapour(x, y) * sstep(470, 720, x) * (1 - sstep(960, 1180, x)), "#ead6b8");
P.block((x) => {
  bark(x);
  washer(x);
  closing(x);
  hands(x);
});
await finishSheet(P, "echizen-d", {
  seal: { mark: "川", at: [1520, 1112], size: 34 },
  wood: 0.09,
  woodMask: (_x, y) => (y < 380 ? 0.75 : 0.3),
  wobble: 0.7,
  kuwahara: 0.5,
  blocks: 18,
  blockMix: 0.3,
});
