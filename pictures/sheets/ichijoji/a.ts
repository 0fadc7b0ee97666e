/** Ichijoji A: the bowl from above, close, as chopsticks lift the first noodles: dark broth, pork, green onion, half an egg. */
import { pts } from "../../kit/points.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printBowl } from "./a-bowl.ts";
import { printDish, printGround } from "./a-cloth.ts";
import { printBed, printLift } from "./a-noodles.ts";
import { P } from "./a-stage.ts";
import { printToppings } from "./a-toppings.ts";
import { cutSteam } from "./steam.ts";

printGround();
printDish([1440, 890]);
printBowl();
printBed();
printToppings();
printLift();
cutSteam(P, {
  spine: pts("470,560 420,470 520,380 450,280 540,180 470,60 540,-60"),
  wide: [14, 74],
  pieces: [
    [0, 0.5],
    [0.4, 0.84],
    [0.76, 1],
  ],
  colour: "#fdf3de",
  a: 0.84,
});
await finishSheet(P, "ichijoji-a", {
  seal: { mark: "椀", at: [1512, 1088], size: 34 },
  wood: 0.09,
  wobble: 0.8,
  kuwahara: 0.6,
  blocks: 16,
  blockMix: 0.4,
});
