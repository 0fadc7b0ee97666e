/** Mukojima-Hyakkaen C: harvest-moon night, paper lanterns along the path, pampas grass and an offering of dumplings. */
import { shadeEdge } from "../../kit/stage.ts";
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { printSky } from "./c-sky.ts";
import { beds } from "./c-beds.ts";
import { bough } from "./c-bough.ts";
import { offering } from "./c-offering.ts";

const P = new Print(41, "#e8dfc8");
printSky(P);
beds(P);
tick("beds");

bough(P);
offering(P);
tick("offering");
P.light((x) => shadeEdge(x, "top", 220, "#101c50", 0.35), { op: "multiply" });
await finishSheet(P, "hyakkaen-c", {
  seal: { mark: "月", at: [40, 1096], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.5),
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.45,
  sat: 1.06,
});
