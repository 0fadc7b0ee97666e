/** Hakozushi C: the opened box on a stone step by the river, an arched bridge and roses behind, late on a May afternoon */
import { Noise, Rng, W, elapsed, layer, sstep, lerp, css, type V3 } from "../../kit/core.ts";
import { Print, mistBand, seal } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { linear } from "../../kit/tone.ts";
import { blossom, petals, sky, stage, wash } from "../../kit/stage.ts";
import { save } from "../../kit/out.ts";
import { riverside } from "./river.ts";

const P = new Print(333, "#f4e8d2");
const KEY = "#211a20";
const n = new Noise(70),
  r = new Rng(15);
const cam: Cam = { x: 0, y: 0, z: 0.92, f: 1080, cx: 800, hy: 430 };
sky(P, 520, [
  [0, "#5f93ae"],
  [0.4, "#b8cfc8"],
  [0.75, "#f6dfb8"],
  [1, "#f8cf9c"],
]);
// ---------- the city on the far bank, pale as paper ----------
P.block(
  (x) => {
    for (let i = 0; i < 26; i++) {
      const px = i * 66 + r.range(-24, 24),
        w = r.range(44, 96),
        h = r.range(60, 190) * (1 - (0.3 * Math.abs(i - 12)) / 13);
      x.fillStyle = css(r.pick(["#b3b3b4", "#c3bcb2", "#a5acb4", "#d0c5b4"]));
      x.fillRect(px, 436 - h, w, h + 10);
      x.fillStyle = css("#8e98a4", 0.5);
      for (let q = 12; q < h - 8; q += 13) x.fillRect(px + 5, 436 - h + q, w - 10, 5);
    }
  },
  { grain: 0.1 },
);
P.mist(mistBand(n, 410, 70, 60, { max: 0.85, amp: 8 }), "#f8e6c8");
const trees = layer();
for (let i = 0; i < 34; i++) {
  const x = i * 50 + r.range(-18, 18);
  blossom(
    trees.x,
    [
      [x, 414 + r.range(-6, 6)],
      [x + 14, 424],
    ],
    r,
    26,
    46,
    { dark: "#3f6a5a", mid: "#7d9a62", light: "#cfc886", size: 5 },
  );
}
P.put(trees, { occlude: 1 });
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
    suns: [{ d: sun, c: [1.5, 1.12, 0.72] }],
    ambient: (h, o) => {
      const k = 0.62 + 0.38 * h.nz;
      o[0] = 0.32 * k + 0.03;
      o[1] = 0.34 * k + 0.03;
      o[2] = 0.43 * k + 0.05;
    },
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
// ---------- roses leaning in on the right, over the steps ----------
const L = layer();
const clump = (x: number, y: number, s: number) => {
  blossom(
    L.x,
    [
      [x, y],
      [x + s * 0.8, y + s * 0.5],
      [x - s * 0.7, y + s * 0.6],
      [x + s * 0.2, y + s * 1.1],
    ],
    r,
    s,
    110,
    { dark: "#1f4038", mid: "#44704a", light: "#93a95c", size: s * 0.26 },
  );
  for (let i = 0; i < 11; i++) {
    const a = r.range(0, 6.283),
      d = Math.sqrt(r.u()) * s * 1.25;
    const px = x + Math.cos(a) * d,
      py = y + s * 0.5 + Math.sin(a) * d * 0.9,
      R = s * r.range(0.15, 0.27);
    const [c0, c1, c2] = r.pick([
      ["#a8304a", "#d8607a", "#f4a8b0"],
      ["#c87a86", "#efb4b4", "#fde6de"],
      ["#b84a3a", "#e07a5a", "#f6b890"],
    ]);
    // a rose: petals wound from the rim to the heart
    for (let k = 0; k < 4; k++) {
      const q = 1 - k * 0.24;
      for (let m = 0; m < 5; m++) {
        const t = (m / 5) * 6.283 + k * 0.7;
        L.x.fillStyle = css(k === 0 ? c0 : k === 1 ? c1 : k === 2 ? c2 : c1);
        L.x.beginPath();
        L.x.ellipse(
          px + Math.cos(t) * R * q * 0.5,
          py + Math.sin(t) * R * q * 0.45,
          R * q * 0.56,
          R * q * 0.46,
          t,
          0,
          7,
        );
        L.x.fill();
      }
    }
  }
};
for (const [x, y, s] of [
  [1330, 480, 54],
  [1430, 470, 66],
  [1560, 450, 84],
  [1380, 560, 74],
  [1500, 560, 100],
  [1610, 640, 120],
  [1470, 700, 92],
  [1600, 830, 120],
])
  clump(x, y, s);
P.put(L, { occlude: 1 });
P.block((x) => petals(x, 12, 26, [900, 480, W, 1180], "#ee9aa2", 17), { occlude: 0.6 });
wash(P, "top", 240, "#2f5f80", 0.55);
wash(P, "bottom", 200, "#4a3f66", 0.4);
const out = P.finish({
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 480 ? 1 : 0.5),
  vignette: 0.06,
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.06,
});
seal(out.getContext("2d"), 44, 1088, "川", 34);
await save(out, "out/hakozushi-c.png");
console.log("total", elapsed().toFixed(1));
