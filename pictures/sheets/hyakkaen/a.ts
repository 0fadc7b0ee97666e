/** Mukojima-Hyakkaen A: the still pond on an early summer morning, the Skytree as one pale needle and its broken image. */
import { shadeEdge } from "../../kit/stage.ts";
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { needle } from "./a-needle.ts";
import { pond } from "./a-pond.ts";
import { reeds } from "./a-reeds.ts";
import { shelter } from "./a-shelter.ts";
import { printSky } from "./a-sky.ts";
import { swallows } from "./a-swallow.ts";
import { trees } from "./a-trees.ts";

const P = new Print(47, "#eee8d6");
printSky(P);
needle(P);
for (const rank of [0, 1, 2]) {
  if (rank === 2) shelter(P);
  trees(P, rank);
}
tick("shore");
pond(P);
tick("pond");
swallows(P);
reeds(P);
P.light((x) => shadeEdge(x, "top", 200, "#1f5a79", 0.36), { op: "multiply" });
await finishSheet(P, "hyakkaen-a", {
  seal: { mark: "池", at: [40, 1096], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.6),
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.6,
  sat: 1.05,
});
