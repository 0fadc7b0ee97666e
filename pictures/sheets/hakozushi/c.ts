/** Hakozushi C: the opened box on a stone step by the river, an arched bridge and roses behind, late on a May afternoon */
import { skyLight } from "../../kit/expose.ts";
import { Rng, W, lerp, sstep, stamp, type V3 } from "../../kit/core.ts";
import { Tones, dab } from "../../kit/brush.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { linear } from "../../kit/tone.ts";
import { petals, sky, stage, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { eye } from "./c-mirror.ts";
import { nakanoshima } from "./c-river.ts";
import { roses } from "./c-roses.ts";
import { riverside } from "./river.ts";

const P = new Print(333, "#f4e8d2");
const KEY = "#211a20";
const cam: Cam = { x: 0, y: 0, z: 1.05, f: eye.f, cx: 800, hy: eye.hy };
sky(P, 420, [
  [0, "#4f87a8"],
  [0.3, "#a9c6c4"],
  [0.6, "#f6dcb2"],
  [1, "#f6bd8c"],
]);
nakanoshima(P);
const world = riverside().build();
const sun: V3 = [-0.68, -0.34, 0.46];
const warm = linear("#f6d3a0"),
  cool = linear("#7fa6b4");
stage(
  P,
  {
    cam,
    world,
    points: [],
    suns: [{ d: sun, c: [1.85, 1.34, 0.82] }],
    ambient: skyLight([0.32, 0.34, 0.43], [0.03, 0.03, 0.05]),
    ao: 6,
    aoLen: 0.35,
    mirror: 5,
    skyShown: false,
    sky: (_x, _y, dz, o) => {
      const t = sstep(0.02, 0.5, dz);
      for (let i = 0; i < 3; i++) o[i] = lerp(warm[i], cool[i], t);
      return true;
    },
    air: { c: linear("#f0dcb8"), k: 0.012, from: 8 },
  },
  { key: KEY, far: 5 },
);
// the granite's grain, finer with distance, and the worn light edge over the water
P.block(
  (x) => {
    const T = new Tones(),
      q = new Rng(52);
    for (let i = 0; i < 5200; i++) {
      const d = 1.34 + 0.9 * q.u() ** 1.6,
        k = eye.f / d,
        px = q.range(0, W),
        py = eye.hy + k * cam.z;
      T.add(
        q.pick(["#6f6058", "#8c7b6e", "#f0dfc2", "#fdf0d6"]),
        (z) => dab(z, px, py, k * q.range(0.004, 0.014), k * q.range(0.002, 0.005), q.g() * 0.5),
        0.5,
      );
    }
    T.flush(x);
  },
  { op: "soft-light", occlude: 0 },
);
// a tree behind us lays the shade of its leaves over the near corner
P.light(
  (x) => {
    const T = new Tones(),
      q = new Rng(53);
    for (let i = 0; i < 1500; i++) {
      const t = q.u(),
        px = -40 + 620 * t ** 1.5 + q.g() * 60,
        py = 1230 - 330 * (1 - t) ** 1.4 + q.g() * 34;
      if (py < 880 || P.noise.n2(px * 0.012, py * 0.03) < -0.15 + 0.5 * t) continue;
      T.add("#8f84a4", (z) =>
        dab(z, px, py, q.range(30, 58), q.range(10, 19), 0.35 + q.g() * 0.6, q.range(-0.1, 0.1)),
      );
    }
    T.flush(x);
  },
  { op: "multiply", blur: 0.8 },
);
const { L, K } = roses();
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
P.block((x) => petals(x, 12, 26, [900, 480, W, 1180], "#ee9aa2", 17), { occlude: 0.6 });
wash(P, "top", 200, "#35699a", 0.5);
wash(P, "bottom", 200, "#4a3f66", 0.4);
await finishSheet(P, "hakozushi-c", {
  seal: { mark: "川", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 480 ? 1 : 0.5),
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.06,
});
