/** Ichijoji B: rain, and a ramen bar behind its long lit curtain: shadows that eat above, legs that wait below. */
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printCloth, printGlow } from "./b-cloth.ts";
import { printCounter, printFront, printRain } from "./b-front.ts";
import { printLegs } from "./b-legs.ts";
import { printShadows } from "./b-shadows.ts";
import { P } from "./b-stage.ts";
import { printStreet } from "./b-street.ts";

printCounter();
printLegs();
printCloth();
printShadows();
printFront();
printGlow();
printStreet();
printRain();
wash(P, "top", 150, "#0a1030", 0.6);
await finishSheet(P, "ichijoji-b", {
  seal: { mark: "客", at: [44, 1088], size: 34 },
  wood: 0.09,
  wobble: 0.8,
  kuwahara: 0.6,
  blocks: 16,
  blockMix: 0.4,
});
