/** Ichijoji B: a rainy evening at the open front of a ramen shop: four people from behind at the bar, lamps and steam beyond */
import { SS, W, bokashi, stamp, type RGB } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { bicycle, BIKE_H, BIKE_W } from "./bicycle.ts";
import { diner, type DinerOpt } from "./diner.ts";
import { flat } from "../../kit/wood.ts";
import { type Lamp, type Mats, standCard } from "../../kit/people.ts";
import { rain, splashes, steam } from "../../kit/weather.ts";
import { CARD } from "../../kit/solid.ts";
import { stage, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { kitchen, SEATS, SEAT_Y } from "./kitchen.ts";

const P = new Print(1221, "#141826");
const KEY = "#0d0b12";
const YAW = 0.42;
const cam: Cam = { x: -2.9, y: -1, z: 1.5, f: 1430, cx: 740, hy: 480, yaw: YAW };
const { world, lights } = kitchen();

// ---------- four backs ----------
const dress = (
  top: string,
  bottom: string,
  scarf = "#b8432c",
  pat?: (x: number, y: number, z: number, b: RGB) => RGB,
): Mats => ({
  0: { c: "#d99e72" },
  1: { c: "#171216" },
  2: { c: top, pat },
  3: { c: bottom },
  4: { c: scarf },
  5: { c: "#dbb170" },
  6: { c: "#1d181c" },
  7: { c: "#efe6d4" },
  8: { c: "#5a3626" },
  9: { c: "#222" },
});
/** a wide woollen check, two tones darker than the cloth */
const check = (x: number, y: number, z: number, b: RGB): RGB => {
  const u = Math.sin(Math.atan2(x, -z) * 11),
    v = Math.sin(y * 44),
    k = (u > 0.5 ? 0.72 : 1) * (v > 0.5 ? 0.72 : 1);
  return [b[0] * k, b[1] * k, b[2] * k];
};
/** They sit in no order: two lean together, one stool is free, one lifts the bowl, the last has bent right down to it. */
const guests: (Omit<DinerOpt, "id"> | null)[] = [
  {
    yaw: 2.95,
    bend: 0.4,
    hair: "crop",
    hood: true,
    wide: 1.14,
    turn: 0.5,
    mats: dress("#2c4272", "#20243a"),
  },
  {
    yaw: 3.95,
    bend: 0.05,
    long: true,
    scarf: true,
    wide: 0.86,
    turn: -0.8,
    mats: dress("#a8402c", "#2c2a36", "#e0b45c"),
  },
  null,
  {
    yaw: 3.3,
    bend: 0.1,
    hair: "bun",
    scarf: true,
    wide: 0.92,
    lift: 0.2,
    mats: dress("#c2a06a", "#3a3340", "#a83a28"),
  },
  {
    yaw: 3.7,
    bend: 1.15,
    hair: "short",
    wide: 1.12,
    mats: dress("#4c5a40", "#26283a", "#b8432c", check),
  },
];
function stool(w: typeof world, x: number) {
  const wood = flat("#5a3626", { line: 0.9 });
  w.rod([x, SEAT_Y, 0.46], [x, SEAT_Y, 0.51], 0.18, wood, 0.18);
  for (let k = 0; k < 4; k++) {
    const a = 0.6 + k * 1.571;
    w.rod(
      [x + 0.11 * Math.cos(a), SEAT_Y + 0.11 * Math.sin(a), 0.46],
      [x + 0.19 * Math.cos(a), SEAT_Y + 0.19 * Math.sin(a), 0],
      0.017,
      wood,
    );
  }
}
const lamps: Lamp[] = [
  { dir: [0.05, 0.8, -0.6], c: "#ffc877", i: 1.7, wrap: 0.02 },
  { dir: [0.85, 0.25, -0.45], c: "#ffc070", i: 1.5 },
  { dir: [-0.85, 0.25, -0.45], c: "#ffb25e", i: 1.2 },
  { dir: [-0.5, 0.3, 0.8], c: "#e0583a", i: 0.22 },
];
guests.forEach((g, i) => {
  if (!g) return stool(world, SEATS[i]);
  const f = diner({ id: `diner-b${i}`, ...g });
  standCard(world, f, {
    detail: [560, 380],
    steps: 3,
    amb: "#7482c4",
    ambI: 0.32,
    lamps,
    key: KEY,
    x: SEATS[i],
    y: SEAT_Y,
    mat: flat("#fff", { emit: 1, line: 0.3 }),
    yaw: -YAW,
  });
});
world.card(
  0.86,
  2.25,
  -0.015,
  BIKE_W,
  BIKE_H,
  bicycle("#24456a"),
  flat("#ffffff", { line: 0.6 }),
  0.06,
);
world.build();
P.block((x) => {
  x.fillStyle = bokashi(x, 0, 0, 0, 420, [
    [0, "#0d1631"],
    [1, "#2a3a60"],
  ]);
  x.fillRect(0, 0, W, 420);
});
const pl = stage(
  P,
  {
    cam,
    world,
    points: lights,
    ambient: (h, o) => {
      const inside = h.y > 3.5 && h.y < 8 && h.z < 3 ? 1 : 0;
      o[0] = 0.045 + 0.17 * inside;
      o[1] = 0.065 + 0.1 * inside;
      o[2] = 0.14 + 0.02 * inside;
    },
    ao: 2,
    aoLen: 0.5,
    mirror: 5,
  },
  { key: KEY, far: 10 },
);
P.light((x) => stamp(x, pl.glow), { blur: 34, alpha: 0.5 });
// ---------- steam from the pots and the bowls; people and bar are in front of it ----------
const clouds = (
  [
    [-1.75, 6.6, 1.45, 300, 46, 150, 60, 0.95],
    [0.55, 6.6, 1.5, 330, 50, 160, -60, 1],
    [1.75, 6.6, 1.25, 220, 34, 110, 40, 0.7],
  ] as const
).map(([x, y, z, h, w0, w1, l, m]) => {
  const [px, py] = proj(cam, x, y, z);
  return steam(P.noise, px, py + 12, h, w0, w1, l, m);
});
const near = SEATS.map((x, i) => {
  const [px, py] = proj(cam, x + 0.1, 4.95, 0.95);
  return steam(P.noise, px + 16, py - 6, i % 2 ? 300 : 210, 26, i % 2 ? 96 : 64, 40 - 24 * i, 1.2);
});
const pixel = (x: number, y: number) =>
  Math.min(pl.dep.length - 1, ((y * SS) | 0) * Math.round(W * SS) + ((x * SS) | 0));
P.mist(
  (x, y) => {
    const i = pixel(x, y),
      d = pl.dep[i];
    if (d < 5 || world.solids[pl.id[i]]?.kind === CARD) return 0;
    const far = d > 6.4 ? Math.max(...clouds.map((f) => f(x, y))) * 0.9 : 0;
    return Math.max(far, ...near.map((f) => f(x, y)));
  },
  "#fbeccb",
  { key: 0.8, grain: 0.05 },
);
P.block((x) => rain(x, 3, 620, { a: 0.34, long: 1.3 }), { occlude: 0 });
P.block((x) => splashes(x, 6, 44, cam.hy, 860, { a: 0.4 }), { occlude: 0 });
wash(P, "top", 220, "#0d1130", 0.85);
await finishSheet(P, "ichijoji-b", {
  seal: { mark: "客", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.08,
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 10,
  blockMix: 0.72,
  sat: 1.06,
});
