/** Hero of Mukojima-Hyakkaen: inside the bush-clover tunnel in late September, looking out to the light. */
import { wash } from "../../kit/stage.ts";
import { layer, Rng, stamp, tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { outside, path, petals, verge } from "./hero-path.ts";
import { stroller } from "./hero-stroller.ts";
import { growth, mass } from "./hero-growth.ts";
import { nearSprays } from "./hero-near.ts";
import { frame } from "./hero-frame.ts";
import { END, hoops } from "./tunnel.ts";

const P = new Print(73, "#efe6d2");
outside(P);
path(P);
stroller(P);
tick("outside");
const r = new Rng(9);
const ys = hoops();
const L = layer(),
  K = layer();
// the tunnel from its far end
ys.forEach((y, i) => {
  const next = ys[i + 1] ?? y - 0.62;
  const near = 1 - y / END;
  mass(L.x, next, y);
  growth(L.x, r, next, y, Math.round(140 + 90 * near), false);
  frame(L.x, K.x, r, y, next);
  growth(L.x, r, next, y, Math.round(30 + 30 * near), true);
});
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("tunnel");
verge(P);
petals(P);
nearSprays(P);
wash(P, "top", 300, "#3c3466", 0.4);
await finishSheet(P, "hyakkaen-hero", {
  seal: { mark: "萩", at: [40, 1096], size: 34 },
  wood: 0.08,
  woodMask: () => 0.6,
  kuwahara: 0.7,
  blocks: 12,
  blockMix: 0.75,
  sat: 1.05,
});
