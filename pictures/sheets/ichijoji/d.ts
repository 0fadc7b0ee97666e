/** Ichijoji D: noodles lifted from the cauldron in a bamboo strainer, pouring back like a waterfall, water flying */
import {
  H,
  PW,
  SS,
  W,
  Rng,
  clamp,
  css,
  lerp,
  shade,
  sstep,
  stamp,
  tick,
  type V3,
} from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { lookAt, meshLines, shadowOf, type Patch } from "../../kit/mesh.ts";

import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { cauldron, IRON, NOODLE, strainer, WATER } from "./d-parts.ts";
import { noodles } from "./d-noodles.ts";
import { paint } from "./d-paint.ts";
import { splash } from "./d-splash.ts";
import { column } from "./d-steam.ts";

const P = new Print(1214, "#1b2033");
const KEY = "#140e10";
const r = new Rng(14);
const cam: Cam = { x: 0, y: -8, z: 3.4, f: 2450, cx: 800, hy: -130 };

// ---------- the dark kitchen: a graded wall, the glow of one lamp, steam behind ----------
P.block(
  (x) => {
    const g = x.createRadialGradient(360, 240, 40, 500, 420, 1150);
    for (const [t, c] of [
      [0, "#c98a45"],
      [0.16, "#8c5636"],
      [0.4, "#46343f"],
      [0.75, "#222640"],
      [1, "#151a30"],
    ] as const)
      g.addColorStop(t, c);
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  },
  { grain: 0.2 },
);
const back = [column(430, 930, 960, 250, 360, -130, 3), column(1180, 930, 1060, 250, 360, 120, 8)];
const inner = [column(400, 930, 760, 150, 200, -70, 5), column(1200, 930, 820, 150, 210, 60, 6)];
P.mist((x, y) => 0.72 * Math.max(...back.map((s) => s(x, y))), "#b58f76", { grain: 0.1 });
P.mist((x, y) => 0.62 * Math.max(...inner.map((s) => s(x, y))), "#ead9bd", { grain: 0.08 });
tick("kitchen");

const patches: Patch[] = [];
cauldron(patches);
strainer(patches);
noodles(patches, r);
const lamp: V3 = [-0.72, -0.8, 0.62],
  ll = Math.hypot(...lamp);
const m = lookAt(cam, patches);
const lit = shadowOf(patches, lamp, 1800, 0.05);
tick("mesh");
const L = shade((x, y, o) => {
  const q = ((y * SS) | 0) * PW + ((x * SS) | 0);
  const id = m.id[q];
  if (id < 0) {
    o[3] = 0;
    return;
  }
  const p: V3 = [m.p[q * 3], m.p[q * 3 + 1], m.p[q * 3 + 2]],
    nn: V3 = [m.n[q * 3], m.n[q * 3 + 1], m.n[q * 3 + 2]];
  const d = (nn[0] * lamp[0] + nn[1] * lamp[1] + nn[2] * lamp[2]) / ll;
  const open = d > 0 ? lit([p[0] + nn[0] * 0.03, p[1] + nn[1] * 0.03, p[2] + nn[2] * 0.03]) : 0;
  // noodles let some light through
  const k = m.mat[q] === NOODLE ? 0.35 + 0.65 * open : open;
  // steam lit from above fills the shade a little; the stove's fire warms the iron from below
  const t = 0.2 + 0.1 * nn[2] + 0.66 * clamp(d) * k + 0.12 * clamp(nn[0]) ** 2;
  const c = paint(m.mat[q], id, m.u[q], m.v[q], p, nn, t);
  const fire = m.mat[q] === IRON ? sstep(-0.15, -0.75, p[2]) * clamp(-nn[1]) * 0.8 : 0;
  const shadeDye = m.mat[q] === WATER ? [0.92, 0.95, 1] : [0.86, 0.82, 0.98];
  for (let i = 0; i < 3; i++)
    o[i] = lerp(c[i] * lerp(shadeDye[i], 1, k), [214, 92, 34][i], fire * 0.6);
  o[3] = 255;
});
P.put(L, { occlude: 1 });
stamp(P.key.x, meshLines(m, { c: KEY, width: 1.1, jump: 0.002 }));
tick("print");

// ---------- foam and splash where the fall meets the water ----------
P.block((x) => splash(x, cam, r));
// ---------- steam in front, rising along the sides of the fall ----------
const front = [column(235, 960, 620, 90, 170, -90, 11), column(1370, 960, 680, 90, 170, 90, 14)];
P.mist((x, y) => 0.6 * Math.max(...front.map((s) => s(x, y))), "#f3e6cf", {
  key: 0.8,
  grain: 0.06,
});
// the lamp's warmth, and fire under the cauldron
P.light((x) => {
  const g = x.createRadialGradient(330, 160, 10, 330, 160, 620);
  g.addColorStop(0, css("#ffb860", 0.5));
  g.addColorStop(1, css("#ffb860", 0));
  x.fillStyle = g;
  x.fillRect(0, 0, W, H);
});
wash(P, "top", 260, "#141d3c", 0.75);
await finishSheet(P, "ichijoji-d", {
  seal: { mark: "湯", at: [44, 1096], size: 34 },
  key: KEY,
  wood: 0.07,
  woodMask: (_x, y) => (y < 500 ? 1 : 0.5),
  wobble: 0.6,
  kuwahara: 0.8,
  blocks: 14,
  blockMix: 0.5,
  sat: 1.05,
});
