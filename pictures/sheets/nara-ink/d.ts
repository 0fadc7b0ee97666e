/** Nara ink D: ink sticks tied in straw, in rows along an aisle, low winter sun across them, snow light in the far door */
import {
  bokashi,
  css,
  H,
  lerp,
  layer,
  PH,
  pixels,
  PW,
  type Pt,
  Rng,
  type V3,
  W,
} from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { type PointLight, skyLight } from "../../kit/expose.ts";
import { flat } from "../../kit/wood.ts";
import { worker } from "../../kit/workers.ts";
import { type Lamp, type Mats, standCard } from "../../kit/people.ts";
import { stage, wash } from "../../kit/stage.ts";
import { poly } from "../../kit/brush.ts";
import { pts, stops } from "../../kit/points.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { BAY, door, dryingRoom, FAR, LEFT, RIGHT } from "./d-room.ts";

const P = new Print(544, "#dfe6ea");
const KEY = "#14101a";
const cam: Cam = { x: 0.05, y: 0, z: 1.5, f: 1080, cx: 860, hy: 560 };
const sun: V3 = [-0.85, 0.16, 0.27];
// ---------- outside: cold sky, a snowy hedge beyond the door ----------
const [du, dv] = proj(cam, door[0], FAR, door[2]),
  [eu, ev] = proj(cam, door[1], FAR, 0);
P.block((x) => {
  x.fillStyle = bokashi(x, 0, 0, 0, 800, stops("0 #8fb0cc, 0.55 #c5d8e4, 1 #eef0ea"));
  x.fillRect(0, 0, W, H);
  // roofs across the lane, deep in snow
  for (const [top, c, low] of [
    [470, "#b3c3cd", "#f2f4f1"],
    [640, "#97a7b0", "#fbfaf5"],
  ] as const) {
    x.fillStyle = css(c);
    x.fillRect(0, top + 40, 700, 700);
    x.fillStyle = css(low);
    poly(x, [
      [-20, top - 70],
      [330, top + 26],
      [760, top + 60],
      [760, top + 96],
      [330, top + 66],
      [-20, top + 44],
    ]);
    x.fill();
  }
  x.fillStyle = "#dbe6ea";
  x.fillRect(du, dv, eu - du, ev - dv);
  // shrubs with snow, one behind the other
  for (const [at, up, size, c] of [
    [0.2, 0.44, 0.3, "#8aa7bd"],
    [0.75, 0.4, 0.36, "#9db6c8"],
    [0.45, 0.52, 0.34, "#6f8ea8"],
  ] as const) {
    for (const [k, tint] of [
      [1, c],
      [0.86, "#f1f3f0"],
    ] as const) {
      x.fillStyle = css(tint);
      x.beginPath();
      x.ellipse(
        lerp(du, eu, at),
        lerp(dv, ev, up + 0.07 * (k - 0.86)),
        (eu - du) * size * k,
        (ev - dv) * size * 0.4 * k,
        0,
        Math.PI,
        2 * Math.PI,
      );
      x.fill();
    }
  }
  x.fillStyle = css("#f4f4ef");
  poly(x, [
    [du - 9, lerp(dv, ev, 0.56)],
    [lerp(du, eu, 0.5), lerp(dv, ev, 0.5)],
    [eu + 9, lerp(dv, ev, 0.6)],
    [eu + 9, ev],
    [du - 9, ev],
  ]);
  x.fill();
});
const w = dryingRoom();
// ---------- a worker who carries a tray out into the light ----------
const mats: Mats = {
  0: { c: "#b98a66" },
  1: { c: "#17131a" },
  2: { c: "#2b3c5c" },
  3: { c: "#22252f" },
  4: { c: "#3a3340" },
  5: { c: "#a8322a" },
  6: { c: "#171419" },
  8: { c: "#c9c2b4" },
};
const fig = worker({
  id: "nara-d2",
  yaw: 1.72,
  bend: 0.1,
  kerchief: true,
  mats,
  hands: [
    [0.2, 1.02, 0.42],
    [-0.2, 1.02, 0.42],
  ],
});
const lamps: Lamp[] = [
  { dir: [-0.2, 0.4, -0.9], c: "#dbe8f2", i: 0.9, wrap: 0.1 },
  { dir: [-0.95, 0.3, 0.1], c: "#ffcf8a", i: 0.5, wrap: 0 },
];
standCard(w, fig, {
  detail: [420, 300],
  amb: "#5a6076",
  ambI: 0.5,
  lamps,
  key: KEY,
  x: 0.02,
  y: 8.4,
  mat: flat("#fff", { emit: 1, line: 0.4 }),
});
w.box(0.28, 8.25, 0.97, 0.74, 8.6, 1.05, flat("#8a6440"));
w.build();
const lights: PointLight[] = [];
for (const y of [1.5, 4, 6.5])
  lights.push({
    p: [LEFT + 0.25, y, 1.8],
    c: [0.6, 0.78, 1.1],
    reach: 6,
    core: 0.7,
    shadow: y > 3,
  });
lights.push({ p: [0.15, FAR - 0.4, 1.4], c: [0.6, 0.75, 1], reach: 5, core: 0.5 });
const pl = stage(
  P,
  {
    cam,
    world: w,
    points: lights,
    suns: [{ d: sun, c: [4.6, 3.15, 1.5] }],
    ambient: skyLight([0.15, 0.17, 0.26], [0, 0, 0], [0.7, 0.3]),
    ao: 4,
    aoLen: 0.6,
    skyShown: false,
    sky: (_x, _y, _z, o) => {
      o.fill(0.8);
      return true;
    },
    air: { c: [0.2, 0.21, 0.26], k: 0.035, from: 3 },
  },
  { key: KEY, far: 6, crease: 0.5 },
);
// ---------- slanting rays of light, and dust in them ----------
const beams = layer();
for (const [bay, top, deep] of [
  [4, 2.6, 0.36],
  [6, 2.6, 0.4],
  [8, 2.6, 0.5],
]) {
  const y = -0.5 + BAY * bay + 0.1;
  const lands = (z: number) => {
    const far = Math.min(z / sun[2], (RIGHT - LEFT) / -sun[0]);
    const [u, v] = proj(cam, LEFT - sun[0] * far, y - sun[1] * far, z - sun[2] * far);
    return [u, v] as Pt;
  };
  const leaves = (z: number) => {
    const [u, v] = proj(cam, LEFT, y, z);
    return [u, v] as Pt;
  };
  const A = leaves(top),
    D = lands(top);
  beams.x.fillStyle = bokashi(
    beams.x,
    A[0],
    A[1],
    D[0],
    D[1],
    stops("0 #fff0cc, 1 #ffd894"),
    pts("0,0.3 0.5,0.17 1,0.03"),
  );
  poly(beams.x, [A, leaves(top - deep), lands(top - deep), D]);
  beams.x.fill();
}
pixels(beams.c, (d) => {
  for (let i = 0; i < PW * PH; i++) if (pl.dep[i] < 4.6) d[i * 4 + 3] = 0;
});
P.put(beams, { op: "screen", blur: 1.5 });
P.light((x) => {
  const q = new Rng(5);
  for (let i = 0; i < 240; i++) {
    x.fillStyle = css("#fff0c4", q.range(0.15, 0.7));
    x.beginPath();
    x.arc(q.range(420, 1420), q.range(330, 1000), q.range(0.6, 1.9), 0, 7);
    x.fill();
  }
});
P.light((x) => {
  x.fillStyle = "#04070d";
  x.fillRect(0, 0, W, H);
});
wash(P, "top", 300, "#12162a", 0.85);
await finishSheet(P, "nara-ink-d", {
  seal: { mark: "藁", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.1,
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 12,
  blockMix: 0.6,
  sat: 1.08,
});
