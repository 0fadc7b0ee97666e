/** Satta Pass, A: full moon over the still bay: Fuji in snow, the expressway on its piers along the shore, a man fishing. */
import { type Ctx, H, type Layer, layer, stamp, tick, W } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { angler } from "./a-angler.ts";
import { fishingBoats, rowboat, stem } from "./a-boats.ts";
import { farShore, fuji, fujiBelow } from "./a-fuji.ts";
import { hill } from "./a-hill.ts";
import { direct, HORIZON, mirrored, MOON, type Pens } from "./a-plan.ts";
import { LANTERN, quay } from "./a-quay.ts";
import { road } from "./a-road.ts";
import { shore } from "./a-shore.ts";
import { heavens, moon, nightSky } from "./a-sky.ts";
import { quayThings } from "./a-things.ts";
import { glitter, water } from "./a-water.ts";

const P = new Print(29, "#e9dcc4");

/** What stands on the shore, as it is seen directly or in the water. */
function land(p: Pens) {
  hill(p);
  shore(p);
  road(p);
}
/** The sheet upside down below the horizon, as far up as `reach`: what is too far to change with the height of the eye. */
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
heavens(P);
fuji(P);
farShore(P);
farMirror(M, P.base, 31);
tick("far");
const below: Pens = { x: M.x, k: null, eye: mirrored };
land(below);
fishingBoats(below);
rowboat(below);
tick("mirror");
moon(P);
water(P, M);
glitter(P);
tick("water");
print((p) => {
  land(p);
  fishingBoats(p);
  rowboat(p);
});
tick("shore");
print((p) => {
  quay(p);
  quayThings(p, stem());
  angler(p);
});
P.light((x) => glow(x, [LANTERN[0], LANTERN[1] - 8], 120, "rgba(255,190,96,.55)"), {
  op: "soft-light",
});
P.light((x) => glow(x, [LANTERN[0], LANTERN[1] - 8], 60, "rgba(255,200,110,.4)"));
P.light((x) => glow(x, MOON, 560, "rgba(220,230,200,.32)"), { op: "soft-light" });
await finishSheet(P, "satta-a", {
  seal: { mark: "月", at: [1512, 1104] },
  wood: 0.11,
  woodMask: (_x, y) => (y < 470 ? 1 : 0.45),
  kuwahara: 0.6,
  blocks: 15,
  blockMix: 0.6,
});
