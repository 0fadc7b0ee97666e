/** Mukojima-Hyakkaen D: the evening of listening to bell crickets, at moonrise. */
import { shadeEdge } from "../../kit/stage.ts";
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { cage } from "./d-cage.ts";
import { cricket } from "./d-cricket.ts";
import { farTrees, meadow, nearMeadow } from "./d-far.ts";
import { arrowroot, vine } from "./d-leaf.ts";
import { listeners } from "./d-listeners.ts";
import { backMass, frontMass } from "./d-mass.ts";
import { plumes } from "./d-plumes.ts";
import { MOON } from "./d-plan.ts";
import { dusk } from "./d-sky.ts";

const P = new Print(59, "#e6dccb");
dusk(P);
farTrees(P);
meadow(P);
listeners(P);
nearMeadow(P);
tick("meadow");
cage(P);
backMass(P);
plumes(P);
vine(P);
frontMass(P);
tick("mass");
// the moon's light spreads over what stands before it
P.light((x) => {
  const g = x.createRadialGradient(...MOON, 60, ...MOON, 330);
  g.addColorStop(0, "rgba(240,190,120,0.2)");
  g.addColorStop(0.4, "rgba(230,176,112,0.12)");
  g.addColorStop(1, "rgba(220,160,100,0)");
  x.fillStyle = g;
  x.fillRect(0, 300, 900, 800);
});
arrowroot(P);
cricket(P, 948, 660, 1.14);
P.light((x) => shadeEdge(x, "bottom", 240, "#0c1626", 0.6), { op: "multiply" });
P.light((x) => shadeEdge(x, "top", 340, "#10204a", 0.3), { op: "multiply" });
await finishSheet(P, "hyakkaen-d", {
  seal: { mark: "虫", at: [44, 1120], size: 34 },
  wobble: 0.6,
  wood: 0.1,
  woodMask: (_x, y) => (y < 800 ? 1 : 0.5),
  kuwahara: 0.5,
  blocks: 14,
  blockMix: 0.5,
  sat: 1.02,
});
