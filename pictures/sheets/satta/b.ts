/** Satta Pass, B: the old path between stone walls and mandarin trees, the sea full of reflections. December noon. */
import { fadeEdge, sky } from "../../kit/stage.ts";
import {
  Noise,
  Rng,
  W,
  bokashi,
  clamp,
  layer,
  mix,
  ramp,
  shade,
  sstep,
  stamp,
  tick,
  type Pt,
  type RGB,
} from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { chop, ripple } from "../../kit/sea.ts";
import { mandarinBough, winterMandarin } from "../../kit/citrus.ts";
import { fishingBoat } from "./boats.ts";
import { pts } from "../../kit/points.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { CX, EYE, F, HY, groundZ, inkPath, toSheet } from "./b-ground.ts";
import { carrier } from "./b-carrier.ts";
import { gleaned } from "./b-baskets.ts";
import { leftTerrace, rightTerrace, spill } from "./b-trees.ts";

const P = new Print(145, "#f4ead6");
const n = P.noise,
  r = new Rng(145),
  sea = new Noise(146);

sky(
  P,
  HY,
  [
    [0, "#2f70a8"],
    [0.28, "#7fb0c8"],
    [0.62, "#dbe2d4"],
    [0.86, "#f8e6bd"],
    [1, "#f8dca6"],
  ],
  0.16,
  HY + 30,
);
P.mist(
  (x, y) =>
    sstep(60, 150, y) *
    (1 - sstep(230, 320, y)) *
    sstep(0.12, 0.46, n.fbm(x * 0.001 + 21, y * 0.014, 5)) *
    0.75,
  "#fdf6e6",
  { grain: 0.2 },
);
// Izu, faint on the horizon
{
  const coast: Pt[] = [];
  for (let x = -10; x <= W + 10; x += 3)
    coast.push([
      x,
      HY -
        4 -
        30 * Math.exp(-(((x - 1180) / 330) ** 2)) -
        16 * Math.exp(-(((x - 760) / 190) ** 2)) -
        9 * n.fbm(x * 0.007, 3, 4),
    ]);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, HY - 44, 0, HY + 2, [
        [0, "#93abc2"],
        [1, "#cfd8d6"],
      ]);
      x.beginPath();
      x.moveTo(-10, HY + 10);
      for (const p of coast) x.lineTo(p[0], p[1]);
      x.lineTo(W + 10, HY + 10);
      x.fill();
    },
    { grain: 0.12 },
  );
}
const water = ramp([
  [0, "#2a6390"],
  [0.3, "#4a86aa"],
  [0.6, "#86b0c0"],
  [0.85, "#c3d3d2"],
  [1, "#ece6d4"],
]);
const SUNX = 800;
P.put(
  shade((x, y, o) => {
    o[3] = 0;
    if (y < HY) return;
    o[3] = 255;
    const d = (F * (EYE + 90)) / Math.max(0.7, y - HY),
      wx = ((x - CX) * d) / F;
    const c = ripple(sea, wx, d, d, F, 34),
      b = ripple(sea, wx + 900, d, d, F, 150);
    const far = sstep(520, HY, y);
    let t = 0.1 + 0.72 * far ** 1.6 + 0.05 * b;
    if (c > 0.25) t += 0.08;
    else if (c < -0.3) t -= 0.08;
    let C: RGB = water.at(clamp(t));
    // the sun's reflection: broken silver in two tones, widest towards us
    const road =
      Math.exp(-(((x - SUNX) / (150 + 420 * sstep(HY, 760, y))) ** 2)) *
      (0.6 + 0.4 * sstep(HY + 4, HY + 40, y));
    const glint = ripple(sea, wx + 300, d * 1.7, d, F, 30 + 40 * sstep(HY, 700, y)) + 0.5 * b;
    if (road > 0.12) C = mix(C, "#a9c6cf", 0.5 * road);
    if (glint > 0.78 - 1.12 * road) C = mix(C, "#dbe6e2", 0.9 * road);
    if (glint > 0.98 - 1.08 * road) C = mix(C, "#fffaee", 0.95 * road + 0.05);
    o[0] = C[0];
    o[1] = C[1];
    o[2] = C[2];
  }),
  { occlude: 1 },
);
P.block(
  (x) =>
    chop(x, r, 900, {
      x0: 480,
      x1: W,
      y0: HY + 14,
      y1: 760,
      horizon: HY,
      size: 70,
      where: (px, py) => Math.exp(-(((px - SUNX) / (150 + 380 * sstep(HY, 760, py))) ** 2)),
      col: () => "#fffdf4",
    }),
  { occlude: 0 },
);
P.block((x) =>
  fishingBoat(
    x,
    P.key.x,
    1075,
    428,
    24,
    0.12,
    0.25,
    { hull: "#fff6e6", side: "#b9c2cc", deck: "#7f93a8", key: "#1a2744", foam: "#fdf8ec" },
    r,
  ),
);
P.mist(mistBand(n, HY + 2, 10, 16, { amp: 3, max: 0.6, sx: 0.003 }), "#f6eedd", { grain: 0.1 });
tick("sea");

P.block((x) => rightTerrace(x, new Rng(61)));
tick("right trees");
P.put(inkPath(), { occlude: 1 });
tick("path");
P.block((x) => spill(x, new Rng(5), (d) => [1.32, groundZ(d) + 0.02], 26, 2.4));
P.block((x) => spill(x, new Rng(6), (d) => [-1.28, groundZ(d) + 0.02], 26, 2.4));
P.block((x) => spill(x, new Rng(7), (d) => [1.78, groundZ(d) + 0.6], 28, 2.4));
{
  const L = layer(),
    K = layer();
  leftTerrace(L.x, K.x, new Rng(62));
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
tick("left trees");
{
  const d = 20.5;
  carrier(P, toSheet(0.16, d, groundZ(d)), F / d);
}
gleaned(P);
// a branch at the edge, nearby
{
  const L = layer(),
    K = layer(),
    q = new Rng(23);
  const hang = (spine: string, w: number, fruits: [number, number, number, number][]) =>
    mandarinBough(L.x, K.x, pts(spine), q, winterMandarin, { w, leaf: 78, dens: 1.9, fruits });
  hang("1690,-40 1560,40 1400,66 1240,130 1110,232", 19, [
    [0.26, 0, 78, 58],
    [0.36, -8, 132, 50],
    [0.6, 14, 74, 56],
    [0.88, 22, 96, 46],
    [0.98, -10, 62, 54],
  ]);
  hang("1690,170 1600,226 1520,300 1470,400", 14, [
    [0.4, 6, 70, 56],
    [0.78, -34, 70, 44],
    [0.97, 12, 72, 54],
  ]);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
tick("bough");
P.light((x) => fadeEdge(x, "bottom", 140, "#1a2c54", 0.25), { op: "multiply" });
await finishSheet(P, "satta-b", {
  seal: { mark: "蜜柑", at: [1512, 1104] },
  wood: 0.1,
  woodMask: (_x, y) => (y < HY ? 1 : 0.4),
  kuwahara: 0.7,
  blocks: 15,
  blockMix: 0.45,
});
