/** Satta Pass, A: full moon over the still bay: the dark expressway sweeps to a pale Fuji, one man sculls through the moon's road. */
import { type Ctx, H, type Layer, layer, sstep, stamp, tick, W } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { boat, LAMP, lantern } from "./a-boat.ts";
import { fuji, fujiBelow, hills, hillsBelow } from "./a-fuji.ts";
import { direct, HORIZON, mirrored, MOON, type Pens } from "./a-plan.ts";
import { road } from "./a-road.ts";
import { heavens, moon, nightSky } from "./a-sky.ts";
import { glitter, water } from "./a-water.ts";

const P = new Print(29, "#e9dcc4");

/** The sheet upside down below the horizon: what is too far to change with the height of the eye. */
function farMirror(L: Layer, from: Layer, reach: number) {
  L.x.save();
  L.x.beginPath();
  L.x.rect(0, HORIZON, W, reach);
  L.x.clip();
  L.x.translate(0, 2 * HORIZON);
  L.x.scale(1, -1);
  L.x.drawImage(from.c, 0, 0, W, H);
  L.x.restore();
}
/** Prints colours with their key lines. */
function print(draw: (p: Pens) => void) {
  const L = layer(),
    K = layer();
  draw({ x: L.x, k: K.x, eye: direct });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
const glow = (x: Ctx, at: readonly [number, number], r: number, inner: string) => {
  const g = x.createRadialGradient(...at, 4, ...at, r);
  g.addColorStop(0, inner);
  g.addColorStop(1, "rgba(255,170,80,0)");
  x.fillStyle = g;
  x.fillRect(at[0] - r, at[1] - r, 2 * r, 2 * r);
};

nightSky(P);
const M = layer();
farMirror(M, P.base, HORIZON);
fujiBelow(M.x);
hillsBelow(M.x);
heavens(P);
fuji(P);
hills(P);
tick("far");
const below: Pens = { x: M.x, k: null, eye: mirrored };
road(below);
boat(below);
moon(P);
water(P, M);
tick("water");
glitter(P);
print(road);
tick("road");
print((p) => {
  boat(p);
  lantern(p);
});
P.light((x) => glow(x, LAMP, 84, "rgba(255,160,70,.75)"), { op: "soft-light" });
P.light((x) => glow(x, MOON, 560, "rgba(210,230,225,.3)"), { op: "soft-light" });
await finishSheet(P, "satta-a", {
  seal: { mark: "月", at: [1530, 1120] },
  wood: 0.11,
  // little over the snow and the moonlit water, none on the moon
  woodMask: (x, y) =>
    Math.max(0.9 - 0.65 * sstep(230, 360, y), 0.7 * sstep(700, 480, x)) *
    sstep(30, 60, Math.hypot(x - MOON[0], y - MOON[1])),
  kuwahara: 0.5,
  blocks: 16,
  blockMix: 0.4,
});
