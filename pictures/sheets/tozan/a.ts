/**
 * Tozan Shrine, A: a country train crosses the stone way to the shrine on a summer morning; someone waits in the trees' shade.
 */
import { layer, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { proj, renderHeight } from "../../kit/terrain.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { farGate } from "./a-gate.ts";
import { TOP, TOP_Y, cam, floorZ, inkSteps, nosings } from "./a-steps.ts";
import { leafShade, train } from "./a-train.ts";
import { warningPost } from "./a-crossing.ts";
import { glow, shafts } from "./a-light.ts";
import { waiting } from "./a-waiting.ts";
import { banks } from "./a-hydrangea.ts";
import { hem, near, ranks, printSky, slope } from "./a-wood.ts";

const P = new Print(166, "#f4ecda");
printSky(P);
slope(P);
P.put(inkSteps(renderHeight(cam, floorZ, 5, 58, 0.0011, 0.008)), { occlude: 1 });
P.lines((x) => nosings(x));
tick("steps");
P.block((x) => hem(x));
shafts(P);
ranks(P, () => farGate(P));
tick("cedars");
{
  const [a, b] = proj(cam, 0, TOP_Y, TOP + 2);
  glow(P, [a, b + 150]);
}
{
  const L = layer(),
    K = layer();
  train(L.x, K.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  // shade on the train only
  const S = layer();
  leafShade(S.x);
  stamp(S.x, L, { op: "destination-in" });
  stamp(P.base.x, S, { op: "multiply", alpha: 0.6 });
}
tick("train");
{
  const L = layer(),
    K = layer();
  warningPost(L.x, K.x, 2.55, 17.6);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
banks(P);
tick("hydrangeas");
{
  const y = 17.1,
    [a, b, d] = proj(cam, -0.25, y, floorZ(-0.25, y)),
    low = proj(cam, -0.95, y - 0.5, floorZ(-0.95, y - 0.5));
  waiting(P, [a, b], cam.f / d, [low[0], low[1]]);
}
near(P);
tick("near trees");
wash(P, "top", 140, "#1f4f8c", 0.5);
await finishSheet(P, "tozan-a", {
  seal: { mark: "陶", at: [40, 1100] },
  wood: 0.1,
  woodMask: (_x, y) => (y < 300 ? 0.9 : 0.4),
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.7,
  wobble: 0.7,
});
