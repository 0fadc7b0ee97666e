/** Mukojima-Hyakkaen B: plum blossom on an angular branch beside a stone carved with a verse, a cold noon in February. */
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { verseStone } from "./b-stone.ts";
import { KEY } from "./b-plan.ts";
import { garden } from "./b-garden.ts";
import { branch } from "./b-branch.ts";

const P = new Print(23, "#f0e9d8");
garden(P);
tick("fence");
verseStone(P, KEY);
tick("stone");

branch(P);
tick("blossom");
await finishSheet(P, "hyakkaen-b", {
  seal: { mark: "梅", at: [1512, 44], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 880 ? 1 : 0.5),
  kuwahara: 0.6,
  blocks: 15,
  blockMix: 0.4,
  sat: 1.05,
});
