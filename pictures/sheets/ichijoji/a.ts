/** Ichijoji A: the bowl from above, close, as chopsticks lift the first noodles: dark broth, pork, green onion, half an egg. */
import { finishSheet } from "../../kit/sheet.ts";
import { printBowl } from "./a-bowl.ts";
import { printDish, printGround } from "./a-cloth.ts";
import { printBed, printLift } from "./a-noodles.ts";
import { P } from "./a-stage.ts";
import { steamOverBowl } from "./a-steam.ts";
import { printToppings } from "./a-toppings.ts";

printGround();
printDish([1440, 890]);
printBowl();
printBed();
printToppings();
printLift();
steamOverBowl();
await finishSheet(P, "ichijoji-a", {
  seal: { mark: "椀", at: [1512, 1088], size: 34 },
  wood: 0.09,
  wobble: 0.8,
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.7,
});
