/** Manpuku-ji C: noon sun of late autumn through a round window, on the mats and on a round table laid for a temple lunch. */
import { H, stamp, tick, W } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { steam } from "./c-air.ts";
import { leaf } from "./c-leaf.ts";
import { room } from "./c-room.ts";
import { view } from "./c-view.ts";

const P = new Print(1103, "#efe5cb");
view(P);
tick("view");
const { colour, key } = room();
P.put(colour);
stamp(P.key.x, key);
tick("room");
P.put(steam(), { blur: 0.8 });
leaf(P);
await finishSheet(P, "manpukuji-c", {
  seal: { mark: "普茶", at: [W - 78, H - 112], size: 33 },
  wood: 0.09,
  woodMask: (_x, y) => (y < 780 ? 1 : 0.6),
  kuwahara: 0.5,
  blocks: 20,
  blockMix: 0.45,
  wobble: 0.45,
  sat: 1,
});
