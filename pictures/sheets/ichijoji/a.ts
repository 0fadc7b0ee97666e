/** Ichijoji A: a ramen counter on a wet night, seen from under our own door's curtain: five backs, the cook dark in white steam. */
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { rain } from "../../kit/weather.ts";
import { printCook, printPot } from "./a-cook.ts";
import { printCounter } from "./a-counter.ts";
import { printFront, printLantern } from "./a-front.ts";
import { printNight, printWalker } from "./a-lane.ts";
import { printUmbrellas } from "./a-umbrellas.ts";
import { printGuests } from "./a-guests.ts";
import { printStools } from "./a-stools.ts";
import { printDoorway } from "./a-noren.ts";
import { P } from "./a-plan.ts";
import { printBeams, printRoom } from "./a-room.ts";
import { printSteam, printVapour } from "./a-steam.ts";
import { printLight, printMirror, printStreet } from "./a-street.ts";

printNight();
printStreet();
printWalker();
printRoom();
printSteam();
printPot();
printCook();
printVapour();
printBeams();
tick("kitchen");
printCounter();
printLight();
printStools();
printGuests();
tick("guests");
printFront();
printLantern();
printUmbrellas();
printMirror();
P.block((x) => rain(x, 5, 520, { a: 0.42, long: 1.9, slant: 0.12 }), { occlude: 0 });
printDoorway();
await finishSheet(P, "ichijoji-a", {
  seal: { mark: "椀", at: [1512, 1088], size: 34 },
  wood: 0.09,
  woodMask: (_x, y) => (y > 960 ? 1 : 0.35),
  wobble: 0.5,
  kuwahara: 0.4,
  blocks: 16,
  blockMix: 0.35,
  sat: 1.03,
});
