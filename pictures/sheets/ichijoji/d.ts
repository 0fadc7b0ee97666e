/** Ichijoji D: the last ladle of a snowy night: broth poured into a great bowl, its steam in the light of the lantern outside. */
import { finishSheet } from "../../kit/sheet.ts";
import { printBowl, printRim } from "./d-bowl.ts";
import { printCounter, printCurtain } from "./d-curtain.ts";
import { printLadle } from "./d-ladle.ts";
import { printLantern } from "./d-lantern.ts";
import { printNight, printSnow } from "./d-night.ts";
import { printNoodles } from "./d-noodles.ts";
import { P } from "./d-stage.ts";
import { printSteam } from "./d-steam.ts";
import { printToppings } from "./d-toppings.ts";

printNight();
printLantern();
printSnow();
printCurtain();
printCounter();
printBowl();
printSteam(0.86);
printNoodles();
printToppings();
printLadle();
printRim();
printSteam(0.3);
await finishSheet(P, "ichijoji-d", {
  seal: { mark: "湯", at: [1124, 1520], size: 34 },
  wood: 0.09,
  wobble: 0.8,
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.7,
});
