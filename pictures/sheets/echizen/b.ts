/** Echizen B: the shrine's bark roofs, gable over gable like surf, among cedars and falling ginkgo leaves */
import {
  H,
  PW,
  SS,
  W,
  Noise,
  Rng,
  bokashi,
  clamp,
  lerp,
  mix,
  shade,
  sstep,
  stamp,
  tick,
  type RGB,
  type V3,
} from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { lookAt, meshLines, shadowOf } from "../../kit/mesh.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { Tones, poly } from "../../kit/brush.ts";
import { sky, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { BARK } from "./b-roof.ts";
import { shrine } from "./b-halls.ts";
import { paint } from "./b-paint.ts";
import { fan, foliage, gold } from "./b-leaves.ts";

const P = new Print(1022, "#efe6cf");
const KEY = "#1c1512";
const n = new Noise(52),
  r = new Rng(12);
const cam: Cam = { x: -7.5, y: -24, z: 9, f: 2500, cx: 780, hy: 425, yaw: 0.3 };

sky(P, 700, [
  [0, "#9fb4b4"],
  [0.4, "#cfd6c6"],
  [1, "#efe6cc"],
]);
// ---------- cedars behind, rank on rank in mist ----------
const cedars: [number, number, number, string, string][] = [];
for (const [far, k, dark, light] of [
  [0, 18, "#93aaa0", "#bccab6"],
  [1, 14, "#547972", "#93ac90"],
  [2, 10, "#1d3f3c", "#5d8260"],
] as const)
  for (let i = 0; i < k; i++)
    cedars.push([
      far,
      lerp(-60, W + 60, (i + r.range(0.2, 0.8)) / k),
      r.range(-50, 60) + [40, -70, -200][far],
      dark,
      light,
    ]);
for (const far of [0, 1, 2]) {
  P.block(
    (x) => {
      for (const [f, cx, top, dark, light] of cedars)
        if (f === far && (far < 2 || cx < 130 || cx > 1330)) {
          const foot = [860, 900, 1060][far];
          // a solid heart, so that the mist does not glint through the boughs like snow
          x.fillStyle = bokashi(x, 0, top, 0, 900, [
            [0, dark],
            [1, mix(dark, light, 0.5)],
          ]);
          poly(x, [
            [cx, top + 20],
            [cx + [40, 58, 96][far], foot],
            [cx - [40, 58, 96][far], foot],
          ]);
          x.fill();
          cedarCrown(x, cx, top, foot, [64, 92, 150][far], r, {
            s: [1.5, 2, 2.9][far],
            col: (t) => mix(dark, light, t),
            lightDir: 1,
          });
        }
    },
    { grain: 0.1 },
  );
  P.mist(
    mistBand(n, [430, 520, 860][far], 260, 300, { max: [0.75, 0.7, 0.5][far], amp: 30 }),
    "#e9e4d0",
  );
  tick(`cedars ${far}`);
}

// ---------- the roofs ----------
const patches = shrine();
const sun: V3 = [0.75, -0.42, 0.62];
const g = lookAt(cam, patches);
tick("roofs");
const lit = shadowOf(patches, sun);
tick("shadow");
const sl = Math.hypot(...sun);
const L = shade((x, y, o) => {
  const q = ((y * SS) | 0) * PW + ((x * SS) | 0);
  if (g.id[q] < 0) {
    o[3] = 0;
    return;
  }
  const p: V3 = [g.p[q * 3], g.p[q * 3 + 1], g.p[q * 3 + 2]],
    nn: V3 = [g.n[q * 3], g.n[q * 3 + 1], g.n[q * 3 + 2]];
  const nl = clamp((nn[0] * sun[0] + nn[1] * sun[1] + nn[2] * sun[2]) / sl);
  const k = nl > 0 ? lit([p[0] + nn[0] * 0.08, p[1] + nn[1] * 0.08, p[2] + nn[2] * 0.08]) : 0;
  const t = 0.22 + 0.12 * nn[2] + 0.62 * nl * k;
  const c = paint(g.mat[q], g.u[q], g.v[q], p, nn, t, g.dep[q]);
  // shade is dyed blue-violet; the far hall leans into the mist
  const air = clamp((g.dep[q] - 22) * 0.013) + 0.5 * sstep(3.4, 1.0, p[2]);
  const mistC: RGB = [226, 222, 204];
  for (let i = 0; i < 3; i++)
    o[i] = lerp(c[i] * lerp([0.8, 0.84, 1.02][i], 1, k * clamp(nl * 2)), mistC[i], air);
  o[3] = 255;
});
P.put(L, { occlude: 1 });
stamp(P.key.x, meshLines(g, { c: KEY, near: 34 }));
tick("bark");

// ---------- fallen leaves on the slopes ----------
P.block(
  (x) => {
    const T = new Tones();
    for (let i = 0; i < 2600; i++) {
      const px = r.range(0, W),
        py = r.range(0, H),
        q = ((py * SS) | 0) * PW + ((px * SS) | 0);
      if (g.mat[q] !== BARK || n.fbm(px * 0.006, py * 0.006, 2) + 0.35 * g.n[q * 3 + 2] < 0.25)
        continue;
      const s = (2150 / g.dep[q]) * 0.075 * r.range(0.7, 1.2);
      T.add(r.pick(gold), (z) => fan(z, px, py, s, r.range(0, 6.28), 0.55));
    }
    T.flush(x);
  },
  { occlude: 0.7 },
);
// ---------- a ginkgo below us, and its leaves on the wind ----------
P.block(
  (x) => {
    for (const [cx, cy, rx, ry] of [
      [40, 1040, 210, 170],
      [250, 1170, 220, 180],
      [480, 1240, 190, 150],
      [1580, 1230, 180, 150],
    ])
      foliage(x, r, cx, cy, rx, ry);
  },
  { occlude: 1 },
);
P.block(
  (x) => {
    const T = new Tones();
    for (let i = 0; i < 60; i++) {
      const s = 8 + 14 * r.u() ** 2;
      T.add(r.pick(gold), (z) =>
        fan(z, r.range(40, W - 20), r.range(60, H - 60), s, r.range(0, 6.28), r.range(0.35, 1)),
      );
    }
    T.flush(x);
  },
  { occlude: 0.9 },
);
P.mist(mistBand(n, 1290, 100, 200, { max: 0.9, amp: 14 }), "#efe7d0");
wash(P, "top", 240, "#1f4e79", 0.6);
await finishSheet(P, "echizen-b", {
  seal: { mark: "紙", at: [1512, 1096], size: 34 },
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 300 ? 1 : 0.5),
  wobble: 0.6,
  kuwahara: 0.8,
  blocks: 14,
  blockMix: 0.5,
  sat: 1.06,
});
