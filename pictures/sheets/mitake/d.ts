/** Mount Mitake D: the stone wolf at the top of the steps, maples, and the plain of Tokyo in the haze of a November afternoon. */
import { css, layer, tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { proj } from "../../kit/terrain.ts";
import { foothills, plain, printSky } from "./d-far.ts";
import { cam, PLINTH } from "./d-plan.ts";
import { blownLeaves, dedication } from "./d-plinth.ts";
import { steps } from "./d-steps.ts";
import { walkers } from "./d-walkers.ts";
import { printWolf } from "./d-wolf.ts";
import { boughs, woods } from "./d-woods.ts";

const P = new Print(913, "#efe0c0");
printSky(P);
plain(P);
foothills(P);
tick("far country");
woods(P);
tick("woods");
steps(P);
dedication(P);
tick("steps");
walkers(P);
const [fx, fy] = proj(cam, (PLINTH.x0 + PLINTH.x1) / 2, (PLINTH.y0 + PLINTH.y1) / 2, PLINTH.top);
{
  const L = layer();
  // its shadow on the cap of the plinth
  L.x.fillStyle = css("#2a2a40", 0.5);
  L.x.beginPath();
  L.x.ellipse(fx + 34, fy + 6, 170, 20, 0.05, 0, 7);
  L.x.fill();
  P.put(L, { op: "multiply" });
}
printWolf(P, fx + 6, fy + 8, 640);
blownLeaves(P);
tick("guardian");
boughs(P);
wash(P, "top", 190, "#26406c", 0.3);
await finishSheet(P, "mitake-d", {
  seal: { mark: "狼", at: [1512, 1086], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.5),
  kuwahara: 0.8,
  blocks: 11,
  blockMix: 0.62,
  sat: 1.04,
});
