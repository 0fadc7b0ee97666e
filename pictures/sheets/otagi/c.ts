/** Three bells under a small open roof, late on an October afternoon: ochre light, plum shade, and the cords that wait. */
import { css, layer, mix, Rng, tick } from "../../kit/core.ts";
import { mapleLeaf } from "../../kit/brush.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { P, scaleAt, see } from "./c-stage.ts";
import { printSlope } from "./c-slope.ts";
import { bells } from "./c-bell-shape.ts";
import { castBell } from "./c-bells.ts";
import { cord } from "./c-cord.ts";
import { printBeam, printFloor, printPostShadow, printRoof } from "./c-frame.ts";

printSlope();
printFloor();
printPostShadow();
strewLeaves();
printRoof();
printBeam();
const [far, middle, near] = bells;
cord(7.0, 0.3);
castBell(far);
cord(5.0, 0.3);
castBell(middle);
cord(3.6, 0.3);
castBell(near);
tick("bells");

/** Leaves on the floor, flat in perspective. */
function strewLeaves() {
  const L = layer(),
    r = new Rng(61);
  for (let i = 0; i < 90; i++) {
    const d = 3.6 + 6 * r.u() ** 1.4,
      [x, y] = see([-0.6 + r.g() * 1.7 - 0.3 * (d - 4), d, 0]);
    L.x.fillStyle = css(mix("#8f2a28", "#f0a050", r.u()));
    L.x.beginPath();
    mapleLeaf(L.x, x, y, scaleAt(d) * r.range(0.06, 0.1), r.range(0, 6), r.range(0.3, 0.45), 7);
    L.x.fill();
  }
  P.put(L, { occlude: 1 });
}

await finishSheet(P, "otagi-c", {
  seal: { mark: "鐘", at: [56, 60], size: 34 },
  wood: 0.09,
  kuwahara: 0.6,
  blocks: 14,
  blockMix: 0.45,
});
