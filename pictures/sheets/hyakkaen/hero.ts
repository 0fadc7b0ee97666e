/** Hero of Mukojima-Hyakkaen: inside the bush-clover tunnel in late September, looking out to the light. */
import { wash } from "../../kit/stage.ts";
import { layer, Rng, stamp, tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { outside, path, petals } from "./hero-path.ts";
import { stroller } from "./hero-stroller.ts";
import { growth } from "./hero-growth.ts";
import { nearSprays } from "./hero-near.ts";
import { frame } from "./hero-frame.ts";
import { END, hoops, STROLLER } from "./tunnel.ts";

const P = new Print(73, "#efe6d2");
outside(P);
path(P);
tick("outside");
const r = new Rng(9);
const ys = hoops();
/** the tunnel between two depths, from its far end */
const stretch = (within: (y: number) => boolean) => {
  const L = layer(),
    K = layer();
  ys.forEach((y, i) => {
    if (!within(y)) return;
    const next = ys[i + 1] ?? y - 0.62;
    const near = 1 - y / END;
    growth(L.x, r, next, y, Math.round(190 + 60 * near), false);
    frame(L.x, K.x, r, y, next);
    growth(L.x, r, next, y, Math.round(22 + 18 * near), true);
  });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
};
stretch((y) => y > STROLLER);
P.light((x) => {
  // the light of the open end, in two flat steps
  for (const [rx, ry, a] of [
    [250, 290, 0.1],
    [160, 200, 0.16],
  ]) {
    x.fillStyle = `rgba(255,240,200,${a})`;
    x.beginPath();
    x.ellipse(850, 590, rx, ry, 0, 0, 7);
    x.fill();
  }
});
stroller(P);
stretch((y) => y <= STROLLER);
tick("tunnel");
petals(P);
nearSprays(P);
wash(P, "top", 240, "#3c3466", 0.4);
await finishSheet(P, "hyakkaen-hero", {
  seal: { mark: "萩", at: [40, 1096], size: 34 },
  wood: 0.08,
  woodMask: () => 0.6,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.4,
  sat: 1.05,
});
