/** Nara ink B: early in spring: the sun through a plum on a sheet with one ring, still wet; the ink, the stone, the brush */
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { wash } from "../../kit/stage.ts";
import { printGarden } from "./b-garden.ts";
import { printRoom } from "./b-light.ts";
import { KEY, P } from "./b-plan.ts";
import { printPlum } from "./b-plum.ts";

printGarden();
printPlum();
tick("garden");
printRoom();
wash(P, "bottom", 150, "#2a2433", 0.5);
await finishSheet(P, "nara-ink-b", {
  seal: { mark: "墨", at: [40, 1110], size: 38 },
  key: KEY,
  wood: 0.08,
  wobble: 0.5,
  kuwahara: 0.6,
  blocks: 15,
  blockMix: 0.45,
});
