/** Ichijoji B: five students in a row at the counter, from behind, against the bright kitchen and its steam */
import { SS, W, elapsed, stamp, sstep, type RGB } from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { flat } from "../../kit/wood.ts";
import { carve, inkFigure, seated, type Lamp, type Mats } from "../../kit/people.ts";
import { rain, steam } from "../../kit/weather.ts";
import { stage, wash } from "../../kit/stage.ts";
import { save } from "../../kit/out.ts";
import { kitchen, SEATS, SEAT_Y } from "./kitchen.ts";

const P = new Print(1221, "#2a1c18");
const KEY = "#120b0c";
const cam: Cam = { x: 0.0, y: 0, z: 1.58, f: 1270, cx: 800, hy: 545 };
const { world, lights } = kitchen();

// ---------- five backs ----------
const dress = (
  top: string,
  bottom: string,
  pat?: (x: number, y: number, z: number, b: RGB) => RGB,
): Mats => ({
  0: { c: "#d99e72" },
  1: { c: "#1a1418" },
  2: { c: top, pat },
  3: { c: bottom },
  4: { c: "#333" },
  5: { c: "#dbb170" },
  6: { c: "#1d181c" },
  7: { c: "#efe6d4" },
  8: { c: "#6a402c" },
  9: { c: "#222" },
});
const stripes = (x: number, y: number, z: number, b: RGB): RGB =>
  Math.sin(y * 95) > 0.3 ? [222, 208, 180] : b;
const checks = (x: number, y: number, z: number, b: RGB): RGB => {
  const u = Math.sin(Math.atan2(x, -z) * 15),
    v = Math.sin(y * 52);
  return u > 0.55 || v > 0.55 ? [b[0] * 0.62, b[1] * 0.62, b[2] * 0.66] : b;
};
const people = [
  seated({ id: "ib1", yaw: 3.25, lean: 0.14, nod: 0.5, mats: dress("#2f4a78", "#22263a") }),
  seated({
    id: "ib2",
    yaw: 3.02,
    lean: 0.19,
    nod: 0.62,
    hair: "bun",
    wide: 0.9,
    mats: dress("#a8452f", "#2c2a36"),
  }),
  seated({ id: "ib3", yaw: 3.14, lean: 0.08, nod: 0.1, mats: dress("#5a6b4a", "#26283a", checks) }),
  seated({
    id: "ib4",
    yaw: 3.3,
    lean: 0.2,
    nod: 0.6,
    hair: "crop",
    mats: dress("#2b2f45", "#3a3a46", stripes),
  }),
  seated({
    id: "ib5",
    yaw: 3.0,
    lean: 0.13,
    nod: 0.4,
    hair: "bun",
    wide: 0.92,
    mats: dress("#c79a4a", "#2a2c40"),
  }),
];
const lamps: Lamp[] = [
  { dir: [0.05, 0.75, -0.65], c: "#ffc877", i: 1.5, wrap: 0.05 },
  { dir: [0.7, 0.1, -0.6], c: "#ffb25e", i: 0.7 },
  { dir: [-0.7, 0.1, -0.6], c: "#ffb25e", i: 0.7 },
  { dir: [0, 0.3, 1], c: "#7f90d0", i: 0.34 },
];
people.forEach((f, i) => {
  const img = inkFigure(f, carve(f, SS > 1.2 ? 560 : 380), {
    amb: "#8a7fae",
    ambI: 0.42,
    lamps,
    key: KEY,
  });
  const [x0, x1, y0, y1] = f.bounds;
  world.card(SEATS[i], SEAT_Y, y0, x1 - x0, y1 - y0, img, flat("#fff", { emit: 1, line: 0.3 }));
});
world.build();
const pl = stage(
  P,
  {
    cam,
    world,
    points: lights,
    ambient: (h, o) => {
      const inside = sstep(3.3, 3.6, h.y);
      o[0] = 0.05 + 0.2 * inside;
      o[1] = 0.06 + 0.12 * inside;
      o[2] = 0.11 + 0.03 * inside;
    },
    ao: 5,
    aoLen: 0.6,
    mirror: 3,
  },
  { key: KEY, far: 9 },
);
P.light((x) => stamp(x, pl.glow), { blur: 30, alpha: 0.5 });
// ---------- steam from the pots and the bowls ----------
const clouds = (
  [
    [1.25, 6.85, 1.65, 330, 50, 150, -40, 0.95],
    [-2.0, 6.85, 1.6, 300, 46, 130, 50, 0.9],
    [-1.1, 6.85, 1.5, 220, 34, 90, 40, 0.7],
  ] as const
).map(([x, y, z, h, w0, w1, l, m]) => {
  const [px, py] = proj(cam, x, y, z);
  return steam(P.noise, px, py + 12, h, w0, w1, l, m);
});
// people and bar stand before the steam
P.mist(
  (x, y) => {
    const i = Math.min(pl.dep.length - 1, ((y * SS) | 0) * Math.round(W * SS) + ((x * SS) | 0));
    if (pl.dep[i] < 6.2) return 0;
    return Math.max(...clouds.map((f) => f(x, y))) * 0.9;
  },
  "#fbeccb",
  { key: 0.8, grain: 0.05 },
);
P.block((x) => rain(x, 3, 420, { a: 0.3, long: 1.2 }), { occlude: 0 });
wash(P, "top", 260, "#0d1130", 0.9);
wash(P, "bottom", 220, "#121433", 0.6);
const out = P.finish({
  key: KEY,
  wood: 0.08,
  vignette: 0.16,
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 13,
  blockMix: 0.6,
  sat: 1.05,
});
seal(out.getContext("2d"), 44, 1088, "客", 34);
await save(out, "out/ichijoji-b.png");
console.log("total", elapsed().toFixed(1));
