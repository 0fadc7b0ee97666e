/** The vermilion gate between two great cedars, seen from the shade of the Kiyotaki road; early summer, noon. */
import { bokashi, H, stamp, tick, W } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { mistBand } from "../../kit/print.ts";
import { drawGate } from "./gate.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, cam, n } from "./a-stage.ts";
import { flat, printCedars, printRoad, printSky, shadeRoad } from "./a-land.ts";
import { printHedge, printRise } from "./a-hedge.ts";
import { dappleGate, shadeGate } from "./a-light.ts";
import { plantNear } from "./a-near.ts";
import { printVisitor } from "./a-visitor.ts";
import { printWall } from "./a-wall.ts";

printSky();
printCedars();
// sunlit haze behind the gate sets it apart from the trees
P.mist(flat(mistBand(n, 900, 130, 80, { max: 0.4, amp: 12, rag: 0.3 })), "#eef0d0", {
  grain: 0.12,
});
printRise();
printRoad();
printHedge();
const gate = drawGate(cam, [-0.5, 37, 0.95], 0.42);
printWall(gate.place);
P.put(gate.colour, { occlude: 1 });
stamp(P.key.x, gate.key);
shadeGate(gate.place);
dappleGate(gate.colour);
tick("gate");
shadeRoad();
printVisitor(...gate.place([-0.6, -6.6, -0.34]), 66);
P.key.x.fillStyle = "#000";
plantNear();
// the viewer stands in the shade of the trees
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      900,
      560,
      700,
      stops("0 #1d3a44, 1 #1d3a44"),
      pts("0,0.6 0.5,0.3 1,0"),
    );
    x.fillRect(0, 0, W, H);
  },
  { occlude: 0, op: "multiply", grain: 0.1 },
);

P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 1040, 0, H, stops("0 #10262c, 1 #10262c"), pts("0,0 1,0.42"));
    x.fillRect(0, 1040, W, 160);
  },
  { occlude: 0, grain: 0.2 },
);
await finishSheet(P, "otagi-a", {
  seal: { mark: "門", at: [1516, 1092], size: 34 },
  wood: 0.09,
  kuwahara: 0.7,
  blocks: 12,
  blockMix: 0.8,
  sat: 1.05,
});
