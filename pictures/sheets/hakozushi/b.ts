/** Hakozushi B: a winter dusk in Semba, in fine rain. The narrow old shop stands between office buildings; somebody goes in under the curtain. */
import { H, stamp } from "../../kit/core.ts";
import { plainSky, skyLight } from "../../kit/expose.ts";
import { type Mats, standCard } from "../../kit/people.ts";
import { keyLines } from "../../kit/plate.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { World } from "../../kit/solids.ts";
import { sky, stage, wash } from "../../kit/stage.ts";
import { proj } from "../../kit/terrain.ts";
import { linear } from "../../kit/tone.ts";
import { rain } from "../../kit/weather.ts";
import { flat } from "../../kit/wood.ts";
import { worker } from "./workers.ts";
import { carvedCaller, COAT, HAIR, LEGS, SCARF, SKIN, UMBRELLA } from "./b-caller.ts";
import { curtain, curtainLines } from "./b-noren.ts";
import { CALLER, cam, FRONT, KEY } from "./b-plan.ts";
import { shop } from "./b-shop.ts";
import { street } from "./b-street.ts";
import { bamboo, reflections } from "./b-wet.ts";

const P = new Print(322, "#f3ecdd");
sky(
  P,
  215,
  [
    [0, "#35588e"],
    [0.3, "#8ba3c0"],
    [0.55, "#ecc8a2"],
    [1, "#8e8ba6"],
  ],
  0.15,
  H,
);
const w = new World();
street(w);
shop(w);
// the cook takes up a box behind the counter; the curtain hides all but the sleeves
const white: Mats = {
  0: { c: "#d09a74" },
  1: { c: "#1b171d" },
  2: { c: "#f0e8d6" },
  3: { c: "#2c2c3c" },
  4: { c: "#f6f0e2" },
  5: { c: "#b93a2c" },
  6: { c: "#1d1a1c" },
  8: { c: "#f6f0e2" },
};
const cook = worker({ id: "hako-b-cook", yaw: 0.5, mats: white, bend: 0.2, kerchief: true });
standCard(w, cook, {
  detail: [420, 320],
  amb: "#d8b48c",
  ambI: 0.7,
  lamps: [{ dir: [0.4, 0.8, 0.3], c: "#ffe4b0", i: 0.5 }],
  key: KEY,
  steps: 4,
  x: 0.16,
  y: FRONT + 2.3,
  mat: flat("#fff", { emit: 1, line: 0.3, ghost: true }),
});
w.build();
const plate = stage(
  P,
  {
    cam,
    world: w,
    points: [
      { p: [0.35, FRONT + 1.5, 2.2], c: [13, 8.4, 3.9], reach: 9, core: 0.5, shadow: true },
      { p: [0.1, FRONT - 0.5, 1.4], c: [3.2, 1.8, 0.72], reach: 5, core: 0.5 },
    ],
    ambient: skyLight([0.34, 0.42, 0.62], [0.04, 0.045, 0.07], [0.64, 0.36]),
    ao: 6,
    aoLen: 1.2,
    mirror: 5,
    skyShown: false,
    sky: plainSky([0.3, 0.34, 0.46]),
    air: { c: linear("#8d9cba"), k: 0.03, from: 13 },
  },
  { key: KEY, far: 12 },
);
stamp(P.key.x, keyLines(w, plate, { c: KEY, width: 2, far: 10, crease: 0.6 }));
P.block(reflections, { occlude: 0, grain: 0.2 });
P.block(bamboo);

// ---------- a customer goes in under the curtain, which hides head and hand ----------
const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#4a3034", "#8f5f4c", "#f6cf94"], from: [0.3, 0.6], bare: "#241a22" },
  [HAIR]: { cut: ["#15141d", "#262431", "#c58b56"], from: [0.4, 0.72], bare: "#15141d" },
  [COAT]: { cut: ["#232a48", "#3a4772", "#f0b468"], from: [0.36, 0.74], bare: "#12162a" },
  [SCARF]: { cut: ["#8a2420", "#c23a2a", "#f0854e"], from: [0.3, 0.66], bare: "#4a1416" },
  [LEGS]: { cut: ["#1a1b2a", "#2c2d42", "#d09458"], from: [0.4, 0.74], bare: "#0f1019" },
  [UMBRELLA]: { cut: ["#7a211f", "#b5342a", "#f0a060"], from: [0.3, 0.66], bare: "#3c1216" },
};
const [sx, sy, distance] = proj(cam, ...CALLER);
silhouette(P, carvedCaller(720), {
  at: [sx, sy],
  scale: cam.f / distance,
  key: KEY,
  light: [0.55, 0.3, -0.3],
  lift: 0.44,
  step: 0.03,
  line: [2, 2],
  tonesOf: (part) => cuts[part] ?? cuts[COAT],
});
P.block(curtain);
P.lines(curtainLines, { alpha: 0.85 });
P.block((x) => rain(x, 7, 260, { c: "#c9d4ea", slant: 0.1, a: 0.5, y1: H }), { occlude: 0 });
wash(P, "top", 560, "#1d2f66", 0.5);
await finishSheet(P, "hakozushi-b", {
  seal: { mark: "暖", at: [44, 1488], size: 34 },
  key: KEY,
  wood: 0.07,
  woodMask: (_x, y) => (y < 600 ? 1 : 0.5),
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 12,
  blockMix: 0.8,
  sat: 1.06,
});
