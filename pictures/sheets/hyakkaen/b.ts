/**
 * Mukojima-Hyakkaen B: an old plum branch in flower, seen from close by, and behind it a leaning stone with a poem, at the end of
 * winter.
 */
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { P } from "./b-plan.ts";
import { garden } from "./b-garden.ts";
import { verseStone } from "./b-stone.ts";
import { branch } from "./b-branch.ts";

garden();
tick("garden");
verseStone();
tick("stone");
branch();
tick("branch");

await finishSheet(P, "hyakkaen-b", {
  seal: { mark: "梅", at: [54, 1112], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 1000 ? 1 : 0.5),
  kuwahara: 0.5,
  blocks: 12,
  blockMix: 0.8,
});
