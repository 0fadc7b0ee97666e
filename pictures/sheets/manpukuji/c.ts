/** Manpuku-ji C: late sun through a round window on the mats and on a round table laid for a temple lunch. */
import { H, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { bloom, shaft, steam } from "./c-air.ts";
import { leaves, scroll } from "./c-corner.ts";
import { cushion } from "./c-cushion.ts";
import { doors } from "./c-doors.ts";
import { garden } from "./c-garden.ts";
import { maples } from "./c-maples.ts";
import { mats } from "./c-mats.ts";
import { monk } from "./c-monk.ts";
import { table } from "./c-table.ts";
import { vessels } from "./c-vessels.ts";
import { frame, wall } from "./c-wall.ts";

const P = new Print(1103, "#e9e0c8");
garden(P);
tick("garden");
monk(P);
maples(P);
tick("maples");
wall(P);
scroll(P);
frame(P);
mats(P);
bloom(P);
doors(P);
leaves(P);
cushion(P);
table(P);
vessels(P);
shaft(P);
steam(P);
tick("room");
await finishSheet(P, "manpukuji-c", {
  seal: { mark: "普茶", at: [44, H - 116], size: 36 },
  wood: 0.07,
  woodMask: (_x, y) => (y < 420 ? 1 : 0.5),
  kuwahara: 0.5,
  blocks: 18,
  blockMix: 0.4,
  wobble: 0.34,
  sat: 1.05,
});
