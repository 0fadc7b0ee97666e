/** Hero of the Moss Ravine: early morning; one white thread of water out of the mist, down three steps into a dark pool. */
import { tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { knife, spray } from "./hero-marks.ts";
import { air, trunksLayer } from "./hero-mist.ts";
import { PAPER } from "./hero-plan.ts";
import { ravine } from "./hero-ravine.ts";
import { twig } from "./hero-twig.ts";
import { crossing } from "./hero-walker.ts";
import { foot, stream } from "./hero-water.ts";

const P = new Print(91, PAPER);
P.block(air);
const rocks = ravine();
tick("ravine");
P.put(trunksLayer());
P.put(rocks, { blur: 0.45 });
P.put(knife());
P.put(stream());
P.put(spray());
P.put(foot());
P.put(crossing());
P.put(twig());
await finishSheet(P, "mitake-hero", {
  seal: { mark: "苔", at: [1528, 1122], size: 32 },
  wood: 0.07,
  woodMask: (_x, y) => (y < 480 ? 0.6 : 0.5),
  kuwahara: 0.5,
  blocks: 18,
  blockMix: 0.35,
  wobble: 0.5,
});
