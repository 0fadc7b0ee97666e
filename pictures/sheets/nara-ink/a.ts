/** Nara ink A: a fist closed round the soft black ink, before a paper window. */
import { H, tick, W } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printFist } from "./a-hand.ts";
import { KEY, P } from "./a-stage.ts";
import { paperWindow } from "./a-window.ts";

paperWindow(P, KEY);
tick("window");
printFist();
await finishSheet(P, "nara-ink-a", {
  seal: { mark: "握", at: [W - 110, H - 104], size: 42 },
  wood: 0.11,
  wobble: 1,
  kuwahara: 0.5,
  blocks: 16,
  blockMix: 0.4,
});
