/** Echizen, the hero: a papermaker tilting the screen over the vat, the wall open on bright February snow */
import { W, H, Rng, css, stamp, tick, sstep, type Col, type V3, type Pt } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { expose, skyLight } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { flat } from "../../kit/wood.ts";
import { worker } from "../../kit/workers.ts";
import { ell } from "../../kit/walkers.ts";
import { smin } from "../../kit/distances.ts";
import { type Lamp, type Mats, figureImage } from "../../kit/people.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { mill, onScreen, VAT } from "./mill.ts";
import { valley } from "./valley.ts";

const P = new Print(1002, "#f7f5f0");
const KEY = "#1a1620";
/** toward the low winter sun, outside and to the left */
const SUN: V3 = [-0.42, 0.72, 0.55];
const cam: Cam = { x: 0.1, y: 0.35, z: 1.8, f: 1000, cx: 800, hy: 470 };

// ---------- the valley outside ----------
valley(P, KEY);
tick("valley");

// ---------- the mill ----------
const mats: Mats = {
  0: { c: "#dca77c" },
  1: { c: "#1b171c" },
  2: {
    c: "#8a4a38",
    pat: (x, y, z, b) =>
      Math.abs(Math.sin((Math.atan2(x, z) * 9 + y * 2) * 1.5)) < 0.1 ? [104, 50, 40] : b,
  },
  3: { c: "#3a3a46" },
  4: { c: "#27385f" },
  5: { c: "#e0d3b4" },
  6: { c: "#22201f" },
  8: { c: "#efe8d6" },
};
// the sun at the far left, the screen's white from the right, snow light from behind
const lamps: Lamp[] = [
  { dir: [-0.5, 0.55, -0.6], c: "#ffe9c6", i: 1.5, wrap: 0 },
  { dir: [0.9, 0.1, 0.15], c: "#dfe9f5", i: 0.5, wrap: 0.2 },
];
const fig = worker({
  id: "echizen-papermaker",
  yaw: 1.42,
  bend: 0.46,
  kerchief: true,
  mats,
  hands: [
    [0.34, 1.4, 0.52],
    [-0.34, 1.26, 0.52],
  ],
});
// the jacket ends at the belt; below it sit the trousers
for (const part of fig.parts) {
  const whole = part.d;
  if (part.mat === 2) part.d = (x, y, z) => Math.max(whole(x, y, z), 0.9 - y - 0.4 * z);
  if (part.mat === 3)
    part.d = (x, y, z) => smin(whole(x, y, z), ell(x, y - 0.84, z + 0.06, 0.16, 0.15, 0.145), 0.06);
}
const img = figureImage(fig, { detail: [700, 420], amb: "#8890b4", ambI: 0.62, lamps, key: KEY });
const { world, lights } = mill();
const [bx0, bx1, by0, by1] = fig.bounds;
world.card(-0.955, 3.74, by0, bx1 - bx0, by1 - by0, img, flat("#ffffff", { emit: 1, line: 0.4 }));
world.build();
const pl = expose({
  cam,
  world,
  points: lights,
  suns: [{ d: SUN, c: [3.9, 3.1, 2.1], shadow: true }],
  ambient: skyLight([0.17, 0.165, 0.2], [0, 0, 0], [0.75, 0.25]),
  ao: 6,
  aoLen: 1.0,
  mirror: 4,
  skyShown: false,
  sky: (_dx, _dy, dz, o) => {
    const k = 0.75 + 0.2 * sstep(-0.1, 0.3, dz);
    o[0] = k;
    o[1] = k * 1.01;
    o[2] = k * 1.02;
    return true;
  },
});
P.put(pl.img, { occlude: 1 });
stamp(P.key.x, keyLines(world, pl, { c: KEY, a: 0.85, far: 7, crease: 0.7 }));
tick("mill");
// ---------- water running off the low edge of the screen, back into the vat ----------
const rim = proj(cam, VAT.x1, VAT.y0, VAT.top)[1];
P.block(
  (x) => {
    const q = new Rng(4);
    x.beginPath();
    x.rect(0, 0, W, rim);
    x.clip();
    /** a thread of water from under the frame at u, down by a part of the fall */
    const thread = (u: number, w: number, part: number, c: Col, a = 1) => {
      const [px, py] = proj(cam, ...onScreen(u, -1.06, -0.015));
      const fall = rim + 16 - py;
      x.fillStyle = css(c, a);
      x.beginPath();
      brushPath(
        x,
        [0, 0.2, 0.5, 1].map((t): Pt => [px + 9 * t, py + part * fall * t]),
        (t) => w * (1 - 0.45 * t),
      );
      x.fill();
    };
    // a full veil at the low corner, thinning toward the middle into single threads
    for (let i = 0; i < 120; i++) {
      const u = 0.95 - 1.25 * q.u() ** 2.2;
      const c = ["#ffffff", "#f3f7f6", "#dbe7ec"][i % 3];
      thread(
        u,
        q.range(3, 8) * (0.35 + 0.65 * sstep(0, 0.7, u)),
        u > 0.4 ? 1 : q.range(0.35, 1),
        c,
        0.9,
      );
    }
    for (let i = 0; i < 12; i++)
      thread(0.94 - 0.6 * q.u() ** 1.5, q.range(1.5, 3), 1, "#7fa6c2", 0.8);
    // where it strikes: foam along the rim, and leaping drops
    for (let i = 0; i < 110; i++) {
      const [px] = proj(cam, ...onScreen(0.97 - 0.7 * q.u() ** 1.4, -1.06, 0));
      const up = q.u() ** 3;
      x.fillStyle = css("#ffffff", 0.95);
      x.beginPath();
      x.arc(px + 9 + q.g() * 8, rim + 1 - 40 * up, q.range(1.5, 7) * (1 - 0.7 * up), 0, 7);
      x.fill();
    }
  },
  { occlude: 1 },
);
// cold daylight spilling over sill and vat
P.light(
  (x) => {
    const g = x.createRadialGradient(800, 470, 60, 800, 520, 760);
    g.addColorStop(0, "rgba(255,244,226,.2)");
    g.addColorStop(0.5, "rgba(250,240,228,.07)");
    g.addColorStop(1, "rgba(236,242,250,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  },
  { op: "screen" },
);
P.light(
  (x) => {
    const g = x.createLinearGradient(0, 0, 0, 240);
    g.addColorStop(0, "rgba(30,28,52,.8)");
    g.addColorStop(1, "rgba(24,20,34,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 240);
  },
  { op: "multiply" },
);
await finishSheet(P, "echizen-hero", {
  seal: { mark: "紙", at: [1512, 1088], size: 34 },
  key: KEY,
  wood: 0.08,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 13,
  blockMix: 0.6,
  sat: 1.03,
});
