/**
 * Tozan Shrine, A: dusk after rain in early summer. The local train crosses the stone way to the shrine; its windows are the only
 * warm light, and hang in the wet slabs. Somebody waits; beyond, pale in the mist, the stair and the porcelain torii.
 */
import { css, H, layer, sstep, stamp, tick, W } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { beyond } from "./a-far.ts";
import { bushes, leavesAndHeads } from "./a-hydrangea.ts";
import { LEVEL } from "./a-plan.ts";
import { ballast, kerb, rail, spill, stones } from "./a-stones.ts";
import { train, windows } from "./a-train.ts";
import { waiting } from "./a-waiting.ts";

const P = new Print(166, "#e9e6d8");
P.block((x) => beyond(x), { grain: 0.06 });
tick("beyond");
/** The train, softened by its speed and the mist. */
function passing(mirrored: boolean) {
  const L = layer();
  train(L.x, mirrored);
  return L;
}
function lit(mirrored: boolean) {
  const L = layer();
  windows(L.x, mirrored);
  return L;
}
// what the wet stones mirror
const mirror = layer();
mirror.x.save();
mirror.x.translate(0, 2 * LEVEL);
mirror.x.scale(1, -1);
beyond(mirror.x);
mirror.x.restore();
stamp(mirror.x, passing(true));
stamp(mirror.x, lit(true));
stamp(mirror.x, lit(true), { op: "screen", alpha: 0.6, blur: 12 });
ballast(mirror.x, true);
kerb(mirror.x, 1, true);
waiting(mirror.x, true);
bushes(mirror.x, true);

P.block((x) =>
  fillPoly(
    x,
    [
      [0, LEVEL + 10],
      [W, LEVEL + 10],
      [W, H],
      [0, H],
    ],
    "#1c2b33",
  ),
);
stones(P, mirror.c);
tick("stones");
P.block((x) => ballast(x));
{
  const L = passing(false);
  P.put(L);
  P.put(L, { blur: 0.8 });
}
{
  const L = lit(false);
  P.put(L, { blur: 26, op: "screen", alpha: 0.5 });
  P.put(L, { blur: 1.2 });
  P.put(L, { blur: 8, op: "screen", alpha: 0.35 });
}
// mist creeps along the line
P.mist(
  (x, y) => 0.34 * sstep(560, 740, y) * (1 - sstep(745, 800, y)) * sstep(500, 1500, x),
  "#a3b6b0",
  { grain: 0 },
);
P.light((x) => spill(x), { blur: 7, alpha: 0.8 });
P.block((x) => rail(x));
P.block((x) => {
  kerb(x, -1);
  kerb(x, 1);
  waiting(x);
});
P.block((x) => {
  bushes(x);
  leavesAndHeads(x);
});
// evening gathers at the corners
P.light(
  (x) => {
    const g = x.createRadialGradient(760, 640, 420, 760, 640, 1120);
    g.addColorStop(0, css("#ffffff", 0));
    g.addColorStop(1, css("#31485a", 0.5));
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  },
  { op: "multiply" },
);
await finishSheet(P, "tozan-a", {
  seal: { mark: "陶", at: [46, 1104], size: 32 },
  wood: 0.058,
  woodMask: (_x, y) => (y < 520 ? 1 : 0.5),
  kuwahara: 0.5,
  blocks: 20,
  blockMix: 0.24,
  wobble: 0.8,
  sat: 1.12,
});
