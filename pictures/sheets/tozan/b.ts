/** Tozan Shrine, B: evening rain: one porcelain guardian watches over the stair to the pale gate; a lantern is lit at its foot. */
import { type Ctx, H, layer, tick, W } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { wash } from "../../kit/stage.ts";
import { FLAME, lantern } from "./b-lantern.ts";
import { HORIZON, type Pens } from "./b-plan.ts";
import { guardian } from "./b-porcelain.ts";
import { climber, gate, stair } from "./b-stair.ts";
import { paving, sparks } from "./b-wet.ts";
import { rain, slopes, wood } from "./b-wood.ts";

const P = new Print(606, "#e6e2d4");
const print = (draw: (p: Pens) => void) => {
  const L = layer();
  draw({ x: L.x, flip: false });
  P.put(L, { occlude: 1 });
};
const glow = (x: Ctx, at: readonly [number, number], r: number, inner: string) => {
  const g = x.createRadialGradient(...at, 4, ...at, r);
  g.addColorStop(0, inner);
  g.addColorStop(
    0.35,
    inner.replace(/[\d.]+\)$/, (a) => `${Number.parseFloat(a) * 0.36})`),
  );
  g.addColorStop(
    0.68,
    inner.replace(/[\d.]+\)$/, (a) => `${Number.parseFloat(a) * 0.09})`),
  );
  g.addColorStop(1, "rgba(255,170,80,0)");
  x.fillStyle = g;
  x.fillRect(at[0] - r, at[1] - r, 2 * r, 2 * r);
};

wood(P);
print(gate);
P.mist((_x, y) => 0.3 + 0.3 * Math.max(0, (y - 330) / 200) * (y < 560 ? 1 : 0), "#c4cfca", {
  grain: 0.04,
});
slopes(P);
tick("wood");
const M = layer();
M.x.save();
M.x.translate(0, 2 * HORIZON);
M.x.scale(1, -1);
M.x.drawImage(P.base.c, 0, 0, W, H);
M.x.restore();
const below: Pens = { x: M.x, flip: true };
gate(below);
stair(below);
lantern(below);
print(stair);
print(climber);
P.mist((_x, y) => 0.55 * Math.exp(-(((y - 500) / 90) ** 2)), "#c4cfca", { grain: 0.04 });
paving(P, M);
sparks(P);
print(lantern);
P.light((x) => glow(x, [FLAME[0], FLAME[1] + 60], 520, "rgba(255,150,60,.95)"), {
  op: "soft-light",
});
P.light((x) => glow(x, FLAME, 210, "rgba(255,165,75,.5)"), { op: "screen" });
P.light(
  (x) => {
    // its light on the wet slabs, long towards us
    x.translate(FLAME[0], 1080);
    x.scale(0.5, 1);
    glow(x, [0, 0], 220, "rgba(255,160,70,.8)");
  },
  { op: "soft-light" },
);
tick("ground");
const L = guardian();
tick("guardian");
P.put(L, { occlude: 1 });
const wet = layer();
rain(wet.x, 21, 130);
P.put(wet);
wash(P, "top", 260, "#142730", 0.4);
await finishSheet(P, "tozan-b", {
  seal: { mark: "獅", at: [44, 1116], size: 34 },
  wood: 0.08,
  kuwahara: 0.5,
  blocks: 18,
  blockMix: 0.4,
  wobble: 0.5,
});
