/** Hero of Mukojima-Hyakkaen: inside the bush-clover tunnel in late September, looking out to the light. */
import { wash } from "../../kit/stage.ts";
import { layer, Rng, stamp, tick, W, H } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { outside, path, petals } from "./hero-path.ts";
import { stroller } from "./hero-stroller.ts";
import { growth } from "./hero-growth.ts";
import { frame } from "./hero-frame.ts";
import { END, hoops } from "./tunnel.ts";

const P = new Print(73, "#efe6d2");
outside(P);
path(P);
stroller(P);
tick("outside");
const L = layer(),
  K = layer();
const r = new Rng(9);
const ys = hoops();
ys.forEach((y, i) => {
  const next = ys[i + 1] ?? y - 0.62;
  const near = 1 - y / END;
  growth(L.x, r, next, y, Math.round(190 + 60 * near), false);
  frame(L.x, K.x, r, y, next);
  growth(L.x, r, next, y, Math.round(22 + 18 * near), true);
});
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("tunnel");
petals(P);
P.light((x) => {
  const g = x.createRadialGradient(850, 560, 20, 850, 560, 420);
  g.addColorStop(0, "rgba(255,240,200,.5)");
  g.addColorStop(1, "rgba(255,236,190,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, H);
});
wash(P, "top", 330, "#2c2450", 0.75);
await finishSheet(P, "hyakkaen-hero", {
  seal: { mark: "萩", at: [40, 1096], size: 34 },
  wood: 0.08,
  woodMask: () => 0.6,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.4,
  sat: 1.05,
});
