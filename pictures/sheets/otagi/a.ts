/** The vermilion gate from the bend of the Kiyotaki road, a wall of cedars behind it; early summer, noon. */
import { bokashi, css, elapsed, H, layer, stamp, tick, W } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { mistBand, seal } from "../../kit/print.ts";
import { drawGate } from "./gate.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, cam, n } from "./a-stage.ts";
import { printSky, printCedars, printRoad } from "./a-land.ts";
import { printForecourt, shadeGate } from "./a-light.ts";
import { plant } from "./a-garden.ts";

printSky();
printCedars();
// sunlit haze in the wood's foot lets the gate stand free of it
P.mist(mistBand(n, 868, 260, 90, { max: 0.58, amp: 12, rag: 0.3 }), "#e6ebcd", { grain: 0.12 });
printRoad();
printForecourt();
const origin: [number, number, number] = [-1.5, 43, 0.9];
const gate = drawGate(cam, origin, 0.44);
printSteps();
P.put(gate.colour, { occlude: 1 });
stamp(P.key.x, gate.key);
shadeGate(gate.place);
tick("gate");

function printSteps() {
  const L = layer(),
    K = layer();
  for (let i = 0; i < 6; i++) {
    const w = -0.9 + i * 0.15 + 0.02,
      v = -5.4 + i * 0.4;
    const quad = (a: [number, number, number][], c: string) => {
      L.x.fillStyle = c;
      poly(L.x, a.map(gate.place));
      L.x.fill();
      K.x.strokeStyle = css("#26282c", 0.8);
      K.x.lineWidth = 1.4;
      poly(K.x, a.map(gate.place));
      K.x.stroke();
    };
    quad(
      [
        [-2.3, v, w],
        [2.3, v, w],
        [2.3, v, w - 0.17],
        [-2.3, v, w - 0.17],
      ],
      "#8d9296",
    );
    quad(
      [
        [-2.3, v, w],
        [2.3, v, w],
        [2.3, v + 0.42, w],
        [-2.3, v + 0.42, w],
      ],
      "#ece6d2",
    );
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
plant();

P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 1010, 0, H, stops("0 #16302f, 1 #16302f"), pts("0,0 1,0.6"));
    x.fillRect(0, 1010, W, 190);
  },
  { occlude: 0, grain: 0.2 },
);
const sheet = P.finish({
  wood: 0.09,
  vignette: 0.1,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.5,
  sat: 1.05,
});
seal(sheet.getContext("2d"), 60, 1092, "門", 34);
await save(sheet, "out/otagi-a.png");
console.log("total", elapsed().toFixed(1));
