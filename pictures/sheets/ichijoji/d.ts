/** Ichijoji D: the last ladle of a snowy night: broth poured into a bowl, steam rising past the lantern into the dark. */
import { pts } from "../../kit/points.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printBowl } from "./d-bowl.ts";
import { printCounter, printCurtain, printWarmth } from "./d-curtain.ts";
import { printCook } from "./d-cook.ts";
import { printPot, printWall } from "./d-kitchen.ts";
import { printLadle, printSetting } from "./d-ladle.ts";
import { printLantern } from "./d-lantern.ts";
import { printNight, printSnow } from "./d-night.ts";
import { P } from "./d-stage.ts";
import { cutSteam } from "./steam.ts";

printNight();
printWall();
cutSteam(P, {
  spine: pts("120,1010 60,880 150,740 90,600 190,440"),
  wide: [26, 60],
  pieces: [
    [0, 0.4],
    [0.34, 0.8],
  ],
  colour: "#f3cf8e",
  a: 0.7,
});
printCook();
printPot();
cutSteam(P, {
  spine: pts("330,1000 392,930 350,850 410,770 370,660"),
  wide: [12, 34],
  pieces: [
    [0, 0.52],
    [0.56, 0.96],
  ],
  colour: "#fbe8bd",
  a: 0.8,
});
printCounter();
printCurtain();
printWarmth();
printSetting();
printBowl();
printLadle();
cutSteam(P, {
  spine: pts("726,1254 772,1150 738,1040 790,930 774,820 704,700 640,560 590,420 650,260 600,90"),
  wide: [10, 72],
  pieces: [
    [0, 0.34],
    [0.26, 0.62],
    [0.56, 0.86],
    [0.82, 1],
  ],
  colour: "#fdf3de",
  a: 0.9,
});
cutSteam(P, {
  spine: pts("842,1226 812,1130 868,1030 838,930 872,820 846,720"),
  wide: [6, 30],
  pieces: [
    [0, 0.45],
    [0.5, 0.95],
  ],
  colour: "#fdf3de",
  a: 0.9,
});
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
