/** the winter valley before the mill: a sunlit peak, cedar hills in mist, the village, and snow in long blue shadows */
import {
  type Col,
  type Ctx,
  type Pt,
  Noise,
  Rng,
  bokashi,
  css,
  layer,
  lerp,
  mix,
  stamp,
} from "../../kit/core.ts";
import { Tones, brushPath, catmull, dab, poly } from "../../kit/brush.ts";
import { type Print, mistBand } from "../../kit/print.ts";
import { bank, forest, snowHouse } from "../../kit/snow.ts";
import { snowPeak } from "./peak.ts";
import { snowfall } from "../../kit/weather.ts";

const n = new Noise(6);
/** what of the sheet the wall leaves open, with a margin */
const X0 = 150,
  X1 = 1420,
  TOP = 270,
  FOOT = 740;

export function valley(P: Print, key: Col) {
  const r = new Rng(21);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, TOP, 0, 430, [
        [0, "#5f92c0"],
        [0.55, "#b3cbd6"],
        [1, "#fbe3c8"],
      ]);
      x.fillRect(X0, TOP, X1 - X0, FOOT - TOP);
    },
    { grain: 0.12 },
  );
  const top = (q: number) =>
    420 -
    104 * Math.exp(-(Math.abs((q - 650) / 190) ** 1.3)) -
    62 * Math.exp(-(((q - 960) / 120) ** 2)) -
    52 * Math.exp(-(((q - 400) / 110) ** 2)) +
    6 * n.fbm(q * 0.02, 3, 3);
  const peak = snowPeak(n, {
    x0: X0,
    x1: X1,
    top,
    summit: [650, 300],
    foot: [385, 445, 480],
    lit: "#fdf1e0",
    half: "#cfdbe6",
    shade: "#92b0d0",
    mist: "#f8ead9",
  });
  P.put(peak, { occlude: 1 });
  P.mist(mistBand(n, 432, 46, 40, { max: 0.9, amp: 9 }), "#f8ead9");

  const hills = layer(),
    keys = layer();
  const far = (q: number) =>
    446 - 52 * Math.exp(-(((q - 420) / 190) ** 2)) - 66 * Math.exp(-(((q - 1090) / 200) ** 2));
  forest(hills.x, r, X0, X1, far, 64, 44, { dark: "#557fa0", mist: "#a9c2d2", snow: "#eaf0f2" });
  P.put(hills, { occlude: 1 });
  P.mist(mistBand(n, 520, 40, 22, { max: 0.85, amp: 8 }), "#eef0ee");
  const near = layer();
  const wood = (q: number) => 506 - 26 * Math.exp(-(((q - 980) / 150) ** 2));
  forest(near.x, r, X0, 430, wood, 26, 74, { dark: "#1f4a63", mist: "#557f99", snow: "#f7f6f0" });
  forest(near.x, r, 850, X1, wood, 40, 84, { dark: "#1b435c", mist: "#4f7a95", snow: "#f7f6f0" });
  P.put(near, { occlude: 1 });

  const field = layer();
  bank(field.x, n, X0, X1, (q) => 534 + 7 * Math.sin(q * 0.011), FOOT, {
    light: "#fcf3e6",
    shade: "#9dbad4",
    low: "#dfe9ef",
    seed: 9,
  });
  for (const [px, py, w, h, lit] of [
    [556, 536, 72, 25, 0],
    [446, 541, 96, 34, 1],
    [846, 545, 70, 24, 0],
  ])
    snowHouse(field.x, keys.x, px, py, w, h, {
      wall: "#8d7a68",
      timber: "#3b3038",
      snow: "#fff7ea",
      shade: "#9fbbd6",
      key,
      rise: h * 1.05,
      lit: lit ? "#f2a84a" : undefined,
    });
  stream(field.x);
  P.put(field, { occlude: 1 });
  stamp(P.key.x, keys);
  const trees = layer();
  ladenCedar(trees.x, 308, 650, 420, 104, r);
  ladenCedar(trees.x, 1118, 640, 400, 96, r);
  ladenCedar(trees.x, 1216, 668, 430, 104, r);
  P.put(trees, { occlude: 1 });
  P.block((x) => snowfall(x, 8, 150, [X0, TOP, X1, 690], { r0: 1.2, r1: 3.6 }), { occlude: 0.5 });
}
/** the Okamoto brook winds out of the village, dark between white lips */
function stream(x: Ctx) {
  const run = catmull(
    [
      [668, 552],
      [560, 566],
      [452, 580],
      [470, 604],
      [372, 640],
      [210, 690],
      [120, 760],
    ],
    12,
  );
  const wide = (t: number) => 3 + 74 * t * t;
  for (const [c, k, dy] of [
    ["#9dbad4", 1.3, -2],
    ["#235069", 1, 0],
    ["#4d8199", 0.34, 1],
  ] as [Col, number, number][]) {
    x.fillStyle = css(c);
    x.beginPath();
    brushPath(
      x,
      run.map((p): Pt => [p[0], p[1] + dy]),
      (t) => wide(t) * k * (1 + 0.16 * n.n2(t * 14, k)),
    );
    x.fill();
  }
}
/** a near cedar: drooping boughs from the foot up, each with its pillow of snow, sunlit left and blue right */
function ladenCedar(x: Ctx, cx: number, foot: number, hgt: number, half: number, r: Rng) {
  x.fillStyle = "#2a2530";
  x.fillRect(cx - half * 0.06, foot - hgt * 0.3, half * 0.12, hgt * 0.32);
  const tiers = 19;
  for (let k = tiers; k >= 0; k--) {
    const t = k / tiers;
    const y = foot - 20 - hgt * (1 - 0.96 * t);
    const env = half * (0.08 + 0.92 * t ** 0.85);
    for (let i = 0; i < 4; i++) {
      const side = [-1, 1, -0.5, 0.5][(i + k) % 4];
      bough(x, cx, y + r.range(-9, 9), side * env * r.range(0.6, 1.08), env, r);
    }
  }
}
function bough(x: Ctx, cx: number, y: number, reach: number, env: number, r: Rng) {
  const T = new Tones();
  const droop = r.range(0.4, 0.62) * Math.abs(reach) + 0.08 * env;
  const at = (u: number): Pt => [cx + reach * u, y + droop * u * u + env * 0.04 * Math.sin(u * 5)];
  const thick = 0.2 * env + 6;
  for (let i = 0; i < 16; i++) {
    const u = (i + r.u()) / 16,
      [bx, by] = at(u);
    const c = mix("#123243", "#2c5c66", Math.round(r.u() * 2) / 2);
    for (let q = 0; q < 3; q++)
      T.add(c, (z) =>
        dab(
          z,
          bx + r.g() * 3,
          by,
          thick * r.range(0.6, 1.25) * (1.1 - 0.5 * u),
          thick * 0.3,
          1.57 - Math.sign(reach) * 0.5 * u + r.g() * 0.25,
        ),
      );
  }
  T.flush(x);
  if (r.chance(0.34)) return;
  const up: Pt[] = [],
    low: Pt[] = [];
  const u0 = r.range(0.02, 0.2),
    u1 = r.range(0.86, 1.06);
  for (let i = 0; i <= 12; i++) {
    const u = lerp(u0, u1, i / 12),
      [bx, by] = at(u),
      w = Math.sin((Math.PI * (i + 0.3)) / 12.6) * thick * 0.34;
    up.push([bx, by - w * r.range(0.8, 1.15)]);
    low.unshift([bx, by + w * r.range(0.35, 1.05)]);
  }
  const lit = reach < 0.12 * env;
  x.fillStyle = css(lit ? "#b5cbdd" : "#86a8c8");
  poly(x, [...up, ...low]);
  x.fill();
  x.fillStyle = css(lit ? "#fff8ec" : "#d9e6f0");
  poly(x, [...up, ...low.map((p): Pt => [p[0] - 1, p[1] - thick * 0.16])]);
  x.fill();
}
