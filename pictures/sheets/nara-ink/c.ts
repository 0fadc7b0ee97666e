/** Nara ink C: the old ink house in morning shade: lattice, a blank board, a great plum over the wall, deer among its petals. */
import { layer, stamp } from "../../kit/core.ts";
import { petals, sky, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printDeer } from "./c-deer.ts";
import { printGarden, printHills, printPagoda } from "./c-far.ts";
import { printHouse } from "./c-house.ts";
import { printStreet, printWall } from "./c-lane.ts";
import { plum } from "./c-plum.ts";
import { printFallen, printShade } from "./c-shade.ts";
import { P, r } from "./c-stage.ts";
import { printWalker } from "./c-walker.ts";

sky(P, 700, [
  [0, "#5488b4"],
  [0.4, "#9fc0d2"],
  [0.75, "#efe6d6"],
  [1, "#f3d9c4"],
]);
printHills(P);
printPagoda(P);
printGarden(P);
const shaded = layer(),
  tree = layer(),
  lines = layer(),
  sunlit = layer();
plum(shaded.x, tree.x, lines.x, sunlit.x, r);
P.put(shaded, { occlude: 1 });
P.put(tree, { occlude: 1 });
stamp(P.key.x, lines);
P.put(sunlit, { occlude: 1 }); // these flowers are in front of the wood and its lines
printStreet();
printShade();
printWall();
printHouse();
printWalker();
printFallen();
printDeer();
P.block((x) => petals(x, 9, 40, [640, 420, 1500, 1160], "#fbf1ee", 10), { occlude: 0.6 });
wash(P, "top", 230, "#1f4e79", 0.45);
await finishSheet(P, "nara-ink-c", {
  seal: { mark: "梅", at: [1512, 1088], size: 34 },
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.7,
});
