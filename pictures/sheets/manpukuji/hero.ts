/** Hero of Manpuku-ji: up the dragon-scale path to the main gate, lotus at the right, the first sun on the ridge. */
import { stamp, tick, W } from "../../kit/core.ts";
import { mossPile } from "./moss.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { contours } from "../../kit/scene.ts";
import { buildCourt, gn } from "./court.ts";
import { gate } from "./hero-gate.ts";
import { haze, HAZE, paintCourt, raking } from "./hero-ground.ts";
import { monk } from "./hero-monk.ts";
import { lotus } from "./hero-lotus.ts";
import { grove, hills, pine, sky } from "./hero-sky.ts";

const P = new Print(37, "#efe4cf"),
  r = P.rng;
sky(P);
hills(P);
grove(P);
tick("dawn");
gate(P);
tick("gate");
const s = buildCourt();
P.put(paintCourt(s), { occlude: 1 });
raking(P.base.x, s, r);
mossPile(P.base.x, s, r, 110000, {
  far: 30,
  size: 46,
  keep: (i) => s.tone[i] >= 0,
  fog: (d) => ({ c: HAZE, a: haze(d) }),
  y0: 600,
});
stamp(
  P.key.x,
  contours(s, gn, { c: "#1c2430", w: 2, far: 30, jump: 0.02, skip: (i) => s.id[i] === 0 }),
);
monk(P);
tick("court");
lotus(P, s);
tick("lotus");
pine(P);
P.light(
  (x) => {
    const g = x.createLinearGradient(0, 1200, 0, 900);
    g.addColorStop(0, "rgba(24,40,70,.42)");
    g.addColorStop(1, "rgba(24,40,70,0)");
    x.fillStyle = g;
    x.fillRect(0, 880, W, 320);
  },
  { op: "multiply" },
);
tick("pine");
await finishSheet(P, "manpukuji-hero", {
  seal: { mark: "黄檗", at: [1516, 40], size: 30 },
  wood: 0.09,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.4),
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.45,
  sat: 1.05,
});
