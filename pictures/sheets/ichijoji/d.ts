/** Ichijoji D: a narrow lane on a snowy night; the steam of a small ramen bar at its end stands between the dark houses. */
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { printBar } from "./d-bar.ts";
import { printFlakes, printGlow, printSky } from "./d-night.ts";
import { printHouses } from "./d-houses.ts";
import { P } from "./d-plan.ts";
import { printGround, printPrints } from "./d-ground.ts";
import { printSteam, steamy } from "./d-steam.ts";
import { printWalker } from "./d-walker.ts";

printSky();
printBar();
printSteam();
printGround();
printHouses();
printPrints();
printWalker();
printGlow();
P.light((x) => shadeEdge(x, "top", 260, "#3d5690", 0.45), { op: "multiply" });
P.light((x) => shadeEdge(x, "bottom", 240, "#3a4c86", 0.5), { op: "multiply" });
printFlakes();
await finishSheet(P, "ichijoji-d", {
  seal: { mark: "湯", at: [1112, 1524], size: 34 },
  wood: 0.08,
  woodMask: (x, y) =>
    y > 1240 || (y > 755 && Math.abs(x - 570) < 235) ? 0.12 : steamy(x, y) ? 0.1 : 0.9,
  paper: 0.035,
  wobble: 0.34,
  kuwahara: 0.8,
  blocks: 18,
  blockMix: 0.25,
  sat: 1.02,
});
