/** Hero of the Moss Ravine: early morning; one white thread of water out of the mist, down three steps into a dark pool. */
import { H, tick, W } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { air, trunksLayer } from "./hero-mist.ts";
import { PAPER } from "./hero-plan.ts";
import { ravine } from "./hero-ravine.ts";
import { drift, spray } from "./hero-spray.ts";
import { twig } from "./hero-twig.ts";
import { crossing } from "./hero-walker.ts";
import { foot, stream } from "./hero-water.ts";

const P = new Print(91, PAPER);
P.block(air);
const rocks = ravine();
tick("ravine");
P.put(trunksLayer());
P.put(rocks, { blur: 0.45 });
// the soft edge lets the paper through at the margin of the dark stones: they are printed there once more
P.base.x.save();
P.base.x.beginPath();
for (const [x, y, w, h] of [
  [0, 460, 3, H],
  [0, H - 3, W, 3],
  [W - 3, 420, 3, H],
] as const)
  P.base.x.rect(x, y, w, h);
P.base.x.clip();
P.put(rocks);
P.base.x.restore();
P.put(drift());
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
