/** Mount Mitake B: thatched pilgrim inns stepping up the ridge on a May morning, mist in the valley, the shrine above. */
import {
  bokashi,
  clamp,
  css,
  elapsed,
  layer,
  mix,
  Rng,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { at, clipBehind } from "../../kit/scene.ts";
import { proj } from "../../kit/terrain.ts";
import { house } from "../../kit/thatched.ts";
import { cam, yard, brink, ground, KEY, haze, MIST } from "./hamlet.ts";
import { ranges } from "./b-ranges.ts";
import { ridge } from "./b-ridge.ts";
import { shrine } from "./b-shrine.ts";

const P = new Print(61, "#efe6d0"),
  n = P.noise;
ranges(P);
tick("ranges");

const s = ridge(P);
tick("ridge");

// ---------- inns and cedars, far to near ----------
type Item = { d: number; draw: () => void };
const items: Item[] = [];
yard.forEach(([x, y], i) => {
  items.push({
    d: y,
    draw: () => {
      const L = layer(),
        K = layer(),
        h = haze(y);
      const turn = i % 2 ? 0.22 : -0.3;
      house(L.x, K.x, cam, {
        at: [x, y, ground(x + 3, y + 1)],
        along: [Math.cos(turn), Math.sin(turn)],
        long: [10.5, 9.5, 10, 9, 9, 8.5][i],
        deep: 6,
        seed: 11 + i * 3,
        fade: (c) => mix(c, MIST, h),
        key: mix(KEY, MIST, h * 0.9),
        paper: "#f3ead0",
      });
      clipBehind(L, s, y - 3);
      clipBehind(K, s, y - 3);
      P.put(L, { occlude: 1 });
      stamp(P.key.x, K);
      if (i < 3) smoke(x + 5, y + 3, ground(x, y) + 7);
    },
  });
});
/** a thread of kitchen smoke from the gable */
function smoke(x: number, y: number, z: number) {
  const [sx, sy, d] = proj(cam, x, y, z),
    u = cam.f / d;
  P.mist(
    (px, py) => {
      const t = (sy - py) / (u * 8);
      if (t < 0 || t > 1) return 0;
      const c = sx - u * 2.6 * t * t + u * 0.5 * Math.sin(t * 7);
      return (
        0.5 * Math.exp(-(((px - c) / (u * (0.25 + 1.1 * t))) ** 2)) * (1 - t) * sstep(0, 0.1, t)
      );
    },
    "#f6f2e4",
    { key: 0.4 },
  );
}
{
  const r = new Rng(44);
  for (let k = 0; k < 130; k++) {
    const y = 24 + 84 * Math.pow(r.u(), 0.9);
    const right = r.chance(0.62);
    const x = right ? 18 + r.range(0, 16 + y * 0.3) : r.range(-16 - y * 0.1, -10 - 0.05 * y);
    if (!right && y < 34) continue;
    items.push({ d: y, draw: () => cedar(x, y, r.range(9, 15) * (right ? 1 : 0.8), r) });
  }
  for (const [x, y, h] of [
    [17.5, 31, 16],
    [19.5, 42, 17],
    [14.5, 68, 14],
    [-6, 58, 12],
    [-5.5, 75, 13],
    [6, 84, 13],
    [19, 90, 14],
    [1, 92, 13],
  ])
    items.push({ d: y, draw: () => cedar(x, y, h, r) });
}
// a close row of cedars holds the brink
{
  const r = new Rng(81);
  for (let y = 26; y < 100; y += r.range(0.9, 1.9)) {
    const x = brink(y) + r.range(-4.5, 0.6);
    items.push({ d: y, draw: () => cedar(x, y, r.range(8, 12.5), r) });
  }
}
function cedar(x: number, y: number, tall: number, r: Rng) {
  const [sx, sy, d] = proj(cam, x, y, ground(x, y)),
    u = cam.f / d;
  if (sx < -160 || sx > W + 160) return;
  const h = haze(d);
  const L = layer();
  L.x.fillStyle = css(mix("#2a2424", MIST, h));
  L.x.fillRect(sx - u * 0.25, sy - u * tall * 0.4, u * 0.5, u * tall * 0.42);
  cedarCrown(L.x, sx, sy - u * tall, sy - u * 1.2, u * tall * 0.2, r, {
    s: clamp(58 / d, 0.8, 2.4),
    dens: 0.75,
    lightDir: -1,
    col: (t, yy) =>
      mix(mix("#0f3038", "#7f9a5c", t), MIST, clamp(h + 0.2 * sstep(sy - u * 4, sy, yy))),
  });
  clipBehind(L, s, d - 1.5);
  P.put(L, { occlude: 1 });
}
items.push({ d: 101, draw: () => shrine(P) });
// bands of mist drift across between the rows of roofs
for (const [D, y0, amt] of [
  [90, 330, 0.5],
  [60, 440, 0.5],
  [49, 560, 0.42],
  [40, 690, 0.4],
] as [number, number, number][])
  items.push({
    d: D,
    draw: () => {
      const f = mistBand(n, y0 + 30, 40, 50, { max: amt, amp: 16, rag: 0.7 });
      P.mist((x, y) => f(x, y) * sstep(0.0, 0.4, n.n2(x * 0.0022 + D, 2) + 0.35), "#eef1e8", {
        grain: 0.08,
        key: 0.8,
      });
    },
  });
items.sort((a, b) => b.d - a.d);
for (const it of items) it.draw();
tick("hamlet");
// the valley: a sea of mist against the left flank
P.mist(
  (x, y) => {
    const i = at(x, y),
      d = s.dep[i];
    const f = n.fbm(x * 0.0024, y * 0.009, 4);
    // mist fills the valley to a level, laps the flank, and thins towards the far ranges
    const level = 610 + 70 * f + 0.12 * x;
    const sea = sstep(level - 60, level + 110, y) * sstep(640, 330, x - 150 * f);
    if (d === Infinity) return 0.95 * sea;
    const off = s.wx[i] - brink(s.wy[i]);
    return 0.95 * sstep(5.5, -1.5, off + 3 * f) * sstep(level - 20, level + 130, y);
  },
  "#e9eeea",
  { grain: 0.06 },
);
P.light(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      150,
      [
        [0, "#1f4e79"],
        [1, "#1f4e79"],
      ],
      [
        [0, 0.6],
        [1, 0],
      ],
    );
    x.fillRect(0, 0, W, 150);
  },
  { op: "multiply" },
);
const out = P.finish({
  wood: 0.1,
  woodMask: (_x, y) => (y < 460 ? 1 : 0.5),
  vignette: 0.1,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.45,
  sat: 1.05,
});
seal(out.getContext("2d"), 40, 1096, "御岳", 30);
await save(out, "out/mitake-b.png");
console.log("total", elapsed().toFixed(1));
