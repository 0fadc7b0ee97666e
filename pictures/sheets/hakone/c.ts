/** The teahouse's hearth on a winter morning: embers in a sunken square, a kettle on its hook, a cup of amazake and two rice cakes. */
import { elapsed, H, tick, W } from "../../kit/core.ts";
import { save } from "../../kit/out.ts";
import { seal } from "../../kit/print.ts";
import { drawTray } from "./c-tray.ts";
import { P, keyColour, cam } from "./c-stage.ts";
import { backWall, floor, windowLight } from "./c-room.ts";
import { sunkenHearth } from "./c-hearth.ts";
import { stump, kettle, smoke, glow } from "./c-things.ts";

P.block((x) => {
  x.fillStyle = "#171316";
  x.fillRect(0, 0, W, H);
});
backWall();
floor();
windowLight();
sunkenHearth();
tick("room");
stump([1.62, 4.35, 0], 0.25, 0.34, "#2f4a70");
stump([-1.75, 4.75, 0], 0.24, 0.32, "#7a2f2a");
glow();
kettle();
smoke();
drawTray(P, cam, [0.47, 1.99, 0], keyColour);
tick("things");
const sheet = P.finish({ wood: 0.07, vignette: 0.2, kuwahara: 0.6, blocks: 15, blockMix: 0.4 });
seal(sheet.getContext("2d"), 60, 1092, "火", 34);
await save(sheet, "out/hakone-c.png");
console.log("total", elapsed().toFixed(1));
