/** Mukojima-Hyakkaen D: late August dusk, a bell cricket let go into the grass sings on a bent blade over its open cage. */
import { shadeEdge } from "../../kit/stage.ts";
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { cage } from "./d-cage.ts";
import { cricket } from "./d-cricket.ts";
import { dusk } from "./d-dusk.ts";
import { behind, inFront, lowBlades, tallBlade } from "./d-grass.ts";
import { edgeMeadow, farMeadow, nearMeadow } from "./d-meadow.ts";
import { people } from "./d-people.ts";

const P = new Print(59, "#e6dccb");
dusk(P);
farMeadow(P);
people(P, [884, 906], 1.16);
nearMeadow(P);
tick("meadow");
cage(P);
edgeMeadow(P);
tick("cage");
behind(P);
tallBlade(P);
cricket(P, 676, 534, 2.3, 0.3);
inFront(P);
lowBlades(P);
P.light((x) => shadeEdge(x, "top", 340, "#1c2258", 0.3), { op: "multiply" });
await finishSheet(P, "hyakkaen-d", {
  seal: { mark: "虫", at: [44, 1120], size: 34 },
  wobble: 0.7,
  wood: 0.12,
  woodMask: (_x, y) => (y < 800 ? 1 : 0.5),
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.82,
  sat: 1.06,
});
