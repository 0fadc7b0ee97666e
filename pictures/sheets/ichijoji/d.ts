/** Ichijoji D: the last ladle of a snowy night: broth poured into a bowl, steam rising past the lantern into the dark. */
import { pts } from "../../kit/points.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printBowl } from "./d-bowl.ts";
import { printCounter, printCurtain, printWarmth } from "./d-curtain.ts";
import { printCook, printPot, printWall } from "./d-kitchen.ts";
import { printLadle, printSetting } from "./d-ladle.ts";
import { printLantern } from "./d-lantern.ts";
import { printNight, printSnow } from "./d-night.ts";
import { P } from "./d-stage.ts";
import { ribbon } from "./d-steam.ts";

printNight();
printWall();
const pot = ribbon({
  spine: pts("150,1010 90,880 170,740 110,600 200,440"),
  wide: [70, 130],
  thin: 0.3,
  seed: 3,
});
P.mist((x, y) => 0.85 * pot(x, y), "#fbe8bd", { grain: 0.1 });
printCook();
printPot();
const wisp = ribbon({
  spine: pts("330,1000 400,930 350,850 410,770 370,660"),
  wide: [34, 60],
  thin: 0.2,
  seed: 8,
});
P.mist((x, y) => 0.7 * wisp(x, y), "#fbe8bd", { grain: 0.06 });
printCounter();
printCurtain();
printWarmth();
printSetting();
printBowl();
printLadle();
for (const cloud of [
  ribbon({
    spine: pts("730,1262 790,1150 730,1020 640,900 680,750 780,620 740,460 610,330 640,170 760,20"),
    wide: [34, 104],
    thin: 0.62,
    seed: 5,
  }),
  ribbon({
    spine: pts("840,1230 800,1130 850,1030 790,920 830,800 760,700"),
    wide: [20, 44],
    thin: 0.3,
    seed: 12,
  }),
])
  P.mist((x, y) => 0.92 * cloud(x, y), "#fdf3de", { key: 0.9, grain: 0.06 });
printLantern();
printSnow();
await finishSheet(P, "ichijoji-d", {
  seal: { mark: "湯", at: [1124, 1520], size: 34 },
  wood: 0.09,
  wobble: 0.8,
  kuwahara: 0.6,
  blocks: 16,
  blockMix: 0.4,
});
