/** Oze, hero: the bow of a cormorant boat in the dark, its fire reflected in the Nagara River. */
import { H, W, Rng, clamp, sstep, stamp, tick, type Pt } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { basket, flame, logs, plume, sparks } from "../../kit/fire.ts";
import { nightWater, type Lamp } from "./nightwater.ts";
import { type Pen, sprite } from "../../kit/figures.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { aboard, cam, fire, hull, px } from "./scene.ts";
import { skyAndHills } from "./hero-hills.ts";
import { farBoat } from "./hero-far.ts";
import { boatInside, boatOutside, firePole } from "./boat.ts";
import { boatman, master } from "./crew.ts";
import { rings, swim } from "./hero-birds.ts";

const P = new Print(712, "#e8dcc6");
const n = P.noise,
  r = new Rng(712);
const KEY = "#05070d";
const [fx, fy] = px(fire);
const FIRE_H = 235;
const lamps: Lamp[] = [
  { at: [fire[0], fire[1], fire[2] + 0.45], power: 1.25, size: 0.66 },
  { at: [-37, 92, 1.9], power: 0.75, size: 0.7 },
  { at: [-40, 150, 1.9], power: 0.6, size: 0.8 },
];

/** the dark reflection of the hull and of the crew */
const mirrorPoly: Pt[] = [];
for (let i = 0; i <= 40; i++) mirrorPoly.push(px(hull(i / 40, -1, 0)));
for (let i = 40; i >= 0; i--) {
  const g = hull(i / 40, -1, 1);
  mirrorPoly.push(px([g[0], g[1], -g[2] * 1.5]));
}
function inPoly(x: number, y: number, p: Pt[]) {
  let c = false;
  for (let i = 0, j = p.length - 1; i < p.length; j = i++)
    if (
      p[i][1] > y !== p[j][1] > y &&
      x < ((p[j][0] - p[i][0]) * (y - p[i][1])) / (p[j][1] - p[i][1]) + p[i][0]
    )
      c = !c;
  return c;
}

skyAndHills(P, r);
tick("hills");
P.put(
  nightWater(cam, lamps, 5, {
    rings,
    stretch: 0.36,
    ink: {
      near: "#131d38",
      far: "#1f3058",
      sheen: "#2a4472",
      ember: "#a5371a",
      glints: ["#8f2d18", "#dd5c1f", "#fba63c", "#ffe3a0"],
    },
    shadow: (x, y) => {
      const w = 16 * n.n2(x * 0.011, y * 0.06) + 7 * n.n2(x * 0.04, y * 0.16);
      return inPoly(x + w, y, mirrorPoly) ? 1 : 0;
    },
  }),
  { occlude: 1 },
);
P.mist(
  (x, y) =>
    0.5 *
    sstep(cam.hy - 40, cam.hy - 2, y) *
    sstep(cam.hy + 34, cam.hy + 4, y) *
    (0.7 + 0.7 * n.fbm(x * 0.004, y * 0.05, 3)),
  "#3a5080",
  { grain: 0.12 },
);
tick("water");

for (const lamp of lamps.slice(1)) farBoat(P, lamp);

// first the smoke as a pale shape, then its parts lit by the fire
const smoke = plume(n, fx + 12, fy - 120, { rise: 500, drift: 560, width: 190 });
const heat = (x: number, y: number) => Math.exp(-Math.hypot((x - fx) * 0.8, y - fy + 80) / 230);
P.mist((x, y) => (Math.round(smoke(x, y) * 2.4) / 3) * 0.6, "#5b6684", { grain: 0.14 });
P.mist((x, y) => (Math.round(smoke(x, y) * clamp(heat(x, y) * 1.25) * 3) / 3) * 0.8, "#c9602c", {
  grain: 0.12,
});
P.light((x) => {
  const g = x.createRadialGradient(fx, fy - 70, 10, fx, fy - 70, 560);
  g.addColorStop(0, "rgba(255,150,60,.62)");
  g.addColorStop(0.25, "rgba(225,90,35,.32)");
  g.addColorStop(0.6, "rgba(150,50,30,.1)");
  g.addColorStop(1, "rgba(120,40,30,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, H);
});
tick("smoke");

P.block((x) => boatInside(x, P.key.x, r));
const place = (u: number, s: number, z: number) => {
  const p = aboard(u, s, z),
    [a, b] = px(p);
  return { a, b, k: cam.f / p[1] / 58 };
};
function put(L: ReturnType<typeof sprite>) {
  P.put(L.c, { occlude: 1 });
  stamp(P.key.x, L.k);
}
/** Leans a figure over its feet, to the right where the angle is positive: this gives it weight. */
const lean = (p: Pen, angle: number) => {
  for (const x of [p.x, p.k]) x.rotate(angle);
  return p;
};
/** the master leans back against the pull of his birds; his hand, from his feet, when he stands upright */
const PULL = 0.13,
  HAND: Pt = [-45, -71];
{
  const s = place(0.93, 0, 0.45);
  put(
    sprite(
      s.a,
      s.b,
      s.k,
      false,
      (p) =>
        boatman(lean(p, 0.2), new Rng(3), {
          pole: [
            [-26, -150],
            [34, 40],
          ],
          lit: 0.16,
        }),
      KEY,
      0.8,
    ),
  );
  const m = place(0.468, 0.1, 0.42);
  put(
    sprite(
      m.a,
      m.b,
      m.k,
      false,
      (p) =>
        boatman(lean(p, -0.2), new Rng(4), {
          pole: [
            [-44, -108],
            [30, -20],
          ],
          lit: 0.42,
        }),
      KEY,
      0.9,
    ),
  );
}
const M = place(0.125, 0, 0.42);
put(sprite(M.a, M.b, M.k, false, (p) => master(lean(p, PULL), new Rng(7)), KEY, 1.1));
P.block((x) => firePole(x, "foot"));
P.block((x) => boatOutside(x, P.key.x, r));
tick("boat and crew");

// fire
P.block((x) => {
  logs(x, fx, fy + 4, 92, r);
});
for (const [dx, w, h, seed, lean] of [
  [-30, 74, 0.66, 12, -0.12],
  [34, 80, 0.78, 44, 0.3],
  [0, 118, 1, 31, 0.1],
])
  P.put(flame(fx + dx, fy + 46, w, FIRE_H * h, seed, lean), { occlude: 1 });
P.block((x) => {
  basket(x, fx, fy - 4, 104, 74, true);
  firePole(x, "arm");
});
tick("fire");

const [ct, st] = [Math.cos(PULL), Math.sin(PULL)];
swim(
  P,
  [fx, fy],
  [M.a + (HAND[0] * ct - HAND[1] * st) * M.k, M.b + (HAND[0] * st + HAND[1] * ct) * M.k],
);
P.light(
  (x) =>
    sparks(x, fx + 10, fy - 110, r, {
      count: 260,
      rise: 440,
      spread: 70,
      drift: 340,
      fall: 26,
      floor: fy + 260,
    }),
  { op: "source-over" },
);
await finishSheet(P, "oze-hero", {
  seal: { mark: "鵜", at: [1512, 1100] },
  wood: 0.12,
  woodMask: (_x, y) => (y < 360 ? 1 : 0.6),
  kuwahara: 0.8,
  blocks: 13,
  blockMix: 0.8,
  wobble: 0.8,
  sat: 1.06,
  contrast: 1.05,
});
