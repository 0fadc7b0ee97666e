/** Hakozushi C: the opened box on a stone step by the river, late on a May afternoon. A bridge crosses at an angle; a rower passes below it. */
import { clamp, lerp, PH, PW, Rng, SS, sstep, stamp, W, type V3 } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { skyLight } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { World } from "../../kit/solids.ts";
import { sky, stage, wash } from "../../kit/stage.ts";
import { linear } from "../../kit/tone.ts";
import { boat } from "./c-boat.ts";
import { bridge } from "./c-bridge.ts";
import { clothLines } from "./c-cloth.ts";
import { cam, KEY } from "./c-plan.ts";
import { glints, pullApart } from "./c-ripples.ts";
import { clouds, river, town, water } from "./c-river.ts";
import { step, stone } from "./c-step.ts";
import { wagtail } from "./c-wagtail.ts";
import { willow } from "./c-willow.ts";

const P = new Print(333, "#f4e8d2");
sky(P, 380, [
  [0, "#4f87a8"],
  [0.35, "#9fc0c4"],
  [0.6, "#f7dca8"],
  [1, "#f6ae72"],
]);
clouds(P);
town(P, 368);
const world = new World();
step(world);
river(world);
bridge(world);
world.build();
const sun: V3 = [0.74, -0.12, 0.34];
const warm = linear("#ffc888"),
  cool = linear("#6f9cb2");
const plate = stage(
  P,
  {
    cam,
    world,
    points: [],
    suns: [{ d: sun, c: [2.1, 1.5, 0.9] }],
    ambient: skyLight([0.4, 0.4, 0.5], [0.03, 0.03, 0.05]),
    ao: 6,
    aoLen: 0.35,
    mirror: 1,
    skyShown: false,
    sky: (_x, _y, dz, o) => {
      const t = sstep(0.02, 0.5, dz);
      for (let i = 0; i < 3; i++) o[i] = lerp(warm[i], cool[i], t);
      return true;
    },
    air: { c: linear("#f6dcb0"), k: 0.007, from: 14 },
  },
  { key: KEY, far: 5 },
);
const isWater = (id: number) => world.solids[id]?.mat === water;
pullApart(P, plate, isWater);
// near things get a bolder line
stamp(P.key.x, keyLines(world, plate, { c: KEY, width: 2.1, far: 3, crease: 0.5 }));
glints(P, plate, isWater);
clothLines(P, ([x, y]) => {
  const at = Math.round(clamp(y * SS, 0, PH - 1)) * PW + Math.round(clamp(x * SS, 0, PW - 1));
  return world.solids[plate.id[at]]?.mat !== stone;
});
boat(P);
wagtail(P, KEY);
// the grain of the granite, finer with distance
P.block(
  (x) => {
    const T = new Tones(),
      q = new Rng(52);
    for (let i = 0; i < 5200; i++) {
      const d = 1.34 + 0.9 * q.u() ** 1.6,
        k = cam.f / d,
        px = q.range(0, W),
        py = cam.hy + k * cam.z;
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
willow(P, KEY);
wash(P, "top", 200, "#35699a", 0.5);
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
