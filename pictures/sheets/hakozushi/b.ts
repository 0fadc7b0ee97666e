/** Hakozushi B: the narrow old shop with its plain indigo curtain, wedged between office towers, a clerk hurrying by */
import { skyLight, plainSky } from "../../kit/expose.ts";
import { W, H, Rng, clamp, css, ramp, sstep, type Ctx, type Pt, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

import { walker } from "../../kit/walkers.ts";
import { type Mats, standCard } from "../../kit/people.ts";
import { Tones, brushPath, dab } from "../../kit/brush.ts";
import { petals, sky, stage, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { semba } from "./semba.ts";

const P = new Print(322, "#f3ecdd");
/** willow leaves, from the shade of the street to the sun */
const leaves = ramp([
  [0, "#172c33"],
  [0.35, "#2c5450"],
  [0.6, "#55855a"],
  [0.85, "#9cbd68"],
  [1, "#dbe39a"],
]);
const KEY = "#1d1c24";
const r = new Rng(8);
const cam: Cam = { x: 0.6, y: 0, z: 1.55, f: 880, cx: 800, hy: 930 };
sky(P, 900, [
  [0, "#5f97b8"],
  [0.2, "#b3d0d2"],
  [0.42, "#f4ead0"],
  [1, "#f8e6c2"],
]);

const { world: w, front: Y } = semba();
// ---------- the clerk, late, with a wrapped parcel ----------
const mats: Mats = {
  0: { c: "#dba57c" },
  1: { c: "#1b171d" },
  2: { c: "#8d96aa" },
  3: { c: "#4a5064" },
  4: { c: "#e9e2d2" },
  5: { c: "#c63d2f" },
  6: { c: "#1d1a1c" },
};
const fig = walker({ id: "hako-b", yaw: 1.75, mats, step: 0.3 });
const sun: V3 = [-0.5, -0.55, 0.5];
standCard(w, fig, {
  detail: [460, 460],
  amb: "#a5b2c8",
  ambI: 0.55,
  lamps: [{ dir: [-0.55, 0.7, 0.5], c: "#fff1d8", i: 0.9 }],
  key: KEY,
  x: -2.35,
  y: 6.6,
  mat: flat("#fff", { emit: 1, line: 0.3 }),
});
// the parcel hangs from the forward hand in a vermilion cloth
w.turned([-2.26, 6.5, 0.76], [0.13, 0.1, 0.1], flat("#c63d2f"), 0.2);
w.rod([-2.26, 6.5, 0.85], [-2.26, 6.5, 0.98], 0.05, flat("#a8301f"), 0.015);
w.build();
stage(
  P,
  {
    cam,
    world: w,
    points: [{ p: [0, Y - 0.6, 1.5], c: [0.9, 0.55, 0.24], reach: 3.4, core: 0.4 }],
    suns: [{ d: sun, c: [2.7, 2.2, 1.5] }],
    ambient: skyLight([0.22, 0.27, 0.4], [0.02, 0.03, 0.05], [0.64, 0.36]),
    ao: 5,
    aoLen: 1.2,
    mirror: 2,
    skyShown: false,
    sky: plainSky([0.6, 0.68, 0.74]),
    air: { c: linear("#dfe4e0"), k: 0.02, from: 11 },
  },
  { key: KEY, far: 10 },
);
// ---------- a willow on our side of the street lets its strands down before the right-hand tower ----------
P.block((x) => willow(x), { occlude: 1 });
function willow(x: Ctx) {
  const strands = Array.from({ length: 58 }, () => ({ x: r.range(1060, 1660), near: r.u() }));
  strands.sort((a, b) => a.near - b.near);
  for (const { x: x0, near } of strands) {
    const reach = sstep(1020, 1560, x0);
    const long = (190 + 640 * reach) * r.range(0.55, 1.08);
    const wind = r.range(30, 80) * (long / 600),
      ph = r.range(0, 6.3);
    const at = (t: number): Pt => [
      x0 - wind * t * t + 6 * Math.sin(t * 6 + ph),
      -20 + long * t - 14 * Math.sin(Math.PI * t),
    ];
    const tone = (t: number) => leaves.at(Math.round(clamp(t) * 6) / 6);
    x.fillStyle = css(tone(0.2));
    x.beginPath();
    brushPath(
      x,
      Array.from({ length: 14 }, (_, i) => at(i / 13)),
      (t) => 2.6 - 1.8 * t,
    );
    x.fill();
    const T = new Tones();
    const count = Math.round(long / 7);
    for (let i = 0; i < count; i++) {
      const t = (i + r.u()) / count,
        [px, py] = at(t),
        side = i % 2 ? 1 : -1;
      const l = r.range(15, 25) * (0.75 + 0.35 * near) * (1 - 0.3 * t);
      const lit = 0.16 + 0.5 * near + 0.2 * t + (side < 0 ? 0.14 : -0.04) + 0.08 * r.g();
      T.add(tone(lit), (z) =>
        dab(z, px, py, l, l * 0.26, 1.57 + side * r.range(0.25, 0.6), side * 0.1),
      );
    }
    T.flush(x);
  }
}
P.block((x) => petals(x, 3, 16, [700, 500, W, H], "#c9d487", 13), { occlude: 0.5 });
wash(P, "bottom", 170, "#2b3560", 0.5);
wash(P, "top", 300, "#1f4e79", 0.5);
await finishSheet(P, "hakozushi-b", {
  seal: { mark: "暖", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.07,
  woodMask: (_x, y) => (y < 500 ? 1 : 0.5),
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.05,
});
