/** Oze, C: July morning in a fishing master's yard: woven baskets, cormorants, morning-glory over the fence. */
import { H, tick, W } from "../../kit/core.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { at, back, left, near, P } from "./c-stage.ts";
import { drawBasket } from "./c-basket.ts";
import { basketBirds, dryingBird } from "./c-bird.ts";
import { fence, leafShade } from "./c-fence.ts";
import { groundShade, verge, wingShade, yard } from "./c-ground.ts";
import { morning } from "./c-morning.ts";
import { vine } from "./c-vine.ts";

morning();
yard();
fence();
leafShade();
verge();
groundShade();
wingShade();
// cool haze in front of the fence and the ground at the right; nearer objects keep their full colour
P.light(
  (x) => {
    const g = x.createLinearGradient(700, 0, 1600, 300);
    g.addColorStop(0, "rgba(120,128,190,0)");
    g.addColorStop(1, "rgba(120,128,190,.24)");
    x.fillStyle = g;
    x.fillRect(0, 200, W, H - 200);
  },
  { op: "multiply" },
);
vine();
tick("fence and vine");
for (const b of [back, left]) {
  const q = drawBasket(b);
  P.put(q.inside, { occlude: 1 });
  P.put(q.front, { occlude: 1 });
}
tick("far baskets");
const [lx, ly] = at(left.x, left.y, left.H + 0.03);
dryingBird(lx, ly + 6, 0.66);
tick("bird");
const open = drawBasket(near);
P.put(open.inside, { occlude: 1 });
basketBirds();
P.put(open.front, { occlude: 1 });
tick("near basket");
// the early sun comes in low from the left
P.light(
  (x) => {
    const g = x.createLinearGradient(0, 500, 1600, 760);
    g.addColorStop(0, "rgba(255,226,160,.34)");
    g.addColorStop(0.45, "rgba(255,220,160,.08)");
    g.addColorStop(1, "rgba(255,220,160,0)");
    x.fillStyle = g;
    x.fillRect(0, 200, W, H - 200);
  },
  { op: "soft-light" },
);
wash(P, "top", 130, "#2c5a92", 0.4);
await finishSheet(P, "oze-c", {
  seal: { mark: "籠", at: [1512, 1104], size: 34 },
  wood: 0.08,
  woodMask: (_x, y) => (y < 200 ? 1 : 0.5),
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.8,
  wobble: 0.7,
});
