/** Mukojima-Hyakkaen C: harvest-moon night at the pond, pampas grass against the moon, painted lanterns, an offering of dumplings. */
import { shadeEdge } from "../../kit/stage.ts";
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { bankBefore, bankBehind } from "./c-bank.ts";
import { nearLantern } from "./c-lantern.ts";
import { offering } from "./c-offering.ts";
import { nearLeaves, pampas } from "./c-pampas.ts";
import { pond } from "./c-pond.ts";
import { shore } from "./c-shore.ts";
import { printSky } from "./c-sky.ts";

const P = new Print(41, "#e8dfc8");
printSky(P);
shore(P);
pond(P);
tick("pond");
bankBehind(P);
pampas(P);
nearLantern(P);
offering(P);
bankBefore(P);
nearLeaves(P);
tick("bank");
P.light((x) => shadeEdge(x, "top", 260, "#0c1644", 0.4), { op: "multiply" });
await finishSheet(P, "hyakkaen-c", {
  seal: { mark: "月", at: [44, 1110], size: 34 },
  wobble: 0.7,
  wood: 0.11,
  woodMask: (_x, y) => (y < 720 ? 1 : 0.5),
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.82,
  sat: 1.06,
});
