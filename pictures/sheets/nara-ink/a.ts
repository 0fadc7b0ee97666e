/** Nara ink A: a fist closed round the soft black ink, before a paper window. */
import { H, tick, W } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { cutFist } from "./a-cut.ts";
import { paperWindow } from "./a-window.ts";

const KEY = "#120d10";
const P = new Print(511, "#efe5d0");
paperWindow(P, KEY);
tick("window");
cutFist(P, [620, 556], 500, -0.3, KEY);
tick("fist");
await finishSheet(P, "nara-ink-a", {
  seal: { mark: "握", at: [W - 110, H - 104], size: 42 },
  wood: 0.11,
  wobble: 1.2,
  kuwahara: 0.5,
  blocks: 16,
  blockMix: 0.4,
});
