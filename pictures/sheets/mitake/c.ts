/** Mount Mitake C: nodding renge-shoma in the cedar wood of August, lilac bells against dark trunks. */
import {
  bokashi,
  clamp,
  css,
  elapsed,
  H,
  hex,
  layer,
  mix,
  type Pt,
  ramp,
  type RGB,
  Rng,
  sstep,
  stamp,
  tick,
  type V3,
  W,
} from "../../kit/core.ts";
import { blossom } from "../../kit/blossom.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { cedarCrown, cedarTrunk, fern } from "../../kit/flora.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { turn } from "../../kit/vessel.ts";

const P = new Print(19, "#e8e6d6"),
  n = P.noise;
const KEY = "#131a24";
const MIST: RGB = hex("#c9dcc6");
const LIGHT: V3 = [0.5, 0.65, 0.35];

// ---------- the wood: a green lit gap between trunks ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 0, 0, H, [
      [0, "#173f42"],
      [0.3, "#4a7f6a"],
      [0.55, "#a9c8a0"],
      [0.72, "#dbe6bc"],
      [0.86, "#5f8a62"],
      [1, "#1c4440"],
    ]);
    x.fillRect(0, 0, W, H);
  },
  { grain: 0.14 },
);
P.light((x) => {
  const g = x.createRadialGradient(1010, 640, 30, 1010, 640, 620);
  g.addColorStop(0, "rgba(246,248,206,.85)");
  g.addColorStop(1, "rgba(230,240,190,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, H);
});
{
  const L = layer(),
    r = new Rng(5);
  for (let i = 0; i < 14; i++) {
    const x = r.range(-40, W + 40);
    if (Math.abs(x - 1010) < 120) continue;
    cedarCrown(L.x, x, r.range(-60, 200), 860, r.range(60, 90), r, {
      s: 2,
      dens: 0.7,
      col: (t, y) => mix(mix("#4c8070", "#a9c79c", t), MIST, 0.35 + 0.4 * sstep(500, 850, y)),
    });
  }
  P.put(L, { alpha: 0.9 });
  P.mist(mistBand(n, 800, 190, 140, { max: 0.7, amp: 40 }), "#e0ecca", { grain: 0.1 });
}
const trunks: [number, number, number, number][] = [
  // x, foot, width, fog
  [905, 850, 34, 0.72],
  [1130, 856, 40, 0.66],
  [640, 868, 52, 0.52],
  [1300, 880, 62, 0.46],
  [780, 890, 60, 0.44],
  [420, 930, 104, 0.24],
  [1470, 960, 130, 0.14],
  [150, 1010, 190, 0.04],
];
trunks.forEach(([x, foot, w, fog], i) => {
  const L = layer(),
    K = layer(),
    r = new Rng(40 + i * 3);
  cedarTrunk(L.x, K.x, x, foot, w, -30, r, {
    dark: "#10151c",
    mid: "#33302f",
    light: "#6f6450",
    rim: "#d3e0a8",
    key: mix(KEY, MIST, fog),
    keyA: 0.9 * (1 - fog),
    lit: x < 1010 ? 1 : -1,
    fade: (c) => mix(c, MIST, fog),
    lean: r.range(-0.012, 0.012),
    detail: 0.8,
    moss: "#86a456",
  });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  if (i === 4)
    P.mist(mistBand(n, 860, 150, 90, { max: 0.45, amp: 30 }), "#dcebc6", { grain: 0.08 });
});
tick("wood");

// ---------- the slope: undergrowth with thousands of far bells ----------
const leafR = ramp([
  [0, "#0c2426"],
  [0.3, "#184640"],
  [0.58, "#3f7a4e"],
  [0.82, "#94b25c"],
  [1, "#e2e49a"],
]);
{
  const r = new Rng(9),
    T = new Tones();
  for (let row = 0; row < 16; row++) {
    const y0 = 850 + row * row * 1.35 + row * 3,
      size = 5 + row * 1.7,
      fog = clamp(0.6 - row * 0.05);
    for (let k = 0; k < 620 - row * 18; k++) {
      const px = r.range(-20, W + 20),
        py = y0 + 20 * n.n2(px * 0.004, row) + r.range(-8, 14);
      const glow = sstep(520, 60, Math.abs(px - 1010));
      const t = Math.round(clamp(0.22 + 0.34 * glow * (1 - row / 18) + r.g() * 0.12) * 7) / 7;
      T.add(mix(leafR.at(t), MIST, fog * 0.9), (z) =>
        dab(z, px, py, size * r.range(0.8, 1.6), size * 0.6, -1.57 + r.g() * 1.1),
      );
    }
    T.flush(P.base.x);
    for (let k = 0; k < 46 - row * 2; k++) {
      const px = r.range(-20, W + 20),
        py = y0 - size * r.range(1.2, 3.4) + 20 * n.n2(px * 0.004, row),
        s = size * 0.62;
      T.add(mix("#33594a", MIST, fog), (z) =>
        brushPath(
          z,
          [
            [px + 1, py],
            [px + s * 0.4, py + size * 1.2],
            [px, py + size * 3],
          ],
          () => Math.max(0.7, s * 0.12),
        ),
      );
      const c = mix(r.chance(0.5) ? "#d9cdea" : "#b7a4d4", MIST, fog * 0.6);
      T.add(c, (z) => {
        for (const a of [0.3, 1.57, 2.84]) dab(z, px, py, s, s * 0.7, a);
      });
      T.add(mix("#8a68ac", MIST, fog * 0.6), (z) =>
        dab(z, px, py + s * 0.2, s * 0.7, s * 0.5, 1.57),
      );
    }
    T.flush(P.base.x);
  }
  for (let k = 0; k < 26; k++)
    fern(
      P.base.x,
      k % 2 ? r.range(-20, 430) : r.range(1180, 1640),
      r.range(1090, 1220),
      r.range(90, 170),
      r,
      (t) => leafR.at(clamp(t * 0.72 - 0.02)),
      8,
    );
}
tick("slope");

// ---------- the flowers near us ----------
const sepal = ramp([
  [0, "#6f5f9e"],
  [0.3, "#a99bcc"],
  [0.52, "#d3c8e8"],
  [0.76, "#f1eaf6"],
  [1, "#fffdf6"],
]);
const cup = ramp([
  [0, "#35205a"],
  [0.4, "#6f4596"],
  [0.7, "#a97cc0"],
  [1, "#e6c9e6"],
]);
const L = layer(),
  K = layer(),
  r = new Rng(12);
const stemPath = (pts: Pt[], w: number) => {
  const p = catmull(pts, 10);
  for (const [c, k, dx] of [
    ["#1f2a30", 1.5, 0],
    ["#4a5a48", 1, 0],
    ["#a9b884", 0.3, w * 0.22],
  ] as [string, number, number][]) {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(
      L.x,
      p.map((q): Pt => [q[0] + dx, q[1]]),
      (t) => w * k * (1 - 0.55 * t),
    );
    L.x.fill();
  }
};
/** a flower hung from its hooked stalk */
const bell = (cx: number, cy: number, R: number, axis: V3, from: Pt) => {
  // the stalk leaves its stem, arches over and hangs
  const top: Pt = [cx - axis[0] * R * 0.3, cy - R * 0.1],
    up = Math.min(from[1], top[1] - R * 0.55) - R * 0.3,
    side = top[0] - from[0];
  stemPath(
    [
      from,
      [from[0] + side * 0.3, (from[1] + up) / 2 - R * 0.12],
      [from[0] + side * 0.68, up],
      [top[0] - side * 0.06, up + R * 0.22],
      [top[0], top[1] - R * 0.45],
      top,
    ],
    R * 0.065,
  );
  blossom(
    L.x,
    K.x,
    {
      cx,
      cy,
      R,
      axis,
      light: LIGHT,
      key: KEY,
      lw: clamp(R * 0.022, 1.2, 2.4),
      whorls: [
        {
          n: 9,
          len: 1,
          wid: 0.235,
          rise: -0.1,
          curl: 0.13,
          belly: 0.95,
          ramp: sepal,
          turn: r.range(0, 1),
        },
        {
          n: 8,
          len: 0.36,
          wid: 0.17,
          rise: 0.46,
          curl: -0.05,
          belly: 0.55,
          from: 0.2,
          ramp: cup,
          turn: r.range(0, 1),
        },
      ],
      stamens: { n: 16, len: 0.16, stalk: "#f3e6b4", tip: "#fff6d4" },
    },
    r,
  );
};
const bud = (cx: number, cy: number, R: number, from: Pt) => {
  stemPath(
    [
      from,
      [(from[0] + cx) / 2, Math.min(from[1], cy) - R * 1.7],
      [cx + 1, cy - R * 2.1],
      [cx, cy - R],
    ],
    R * 0.16,
  );
  turn(L.x, K.x, {
    cx,
    foot: cy + R,
    profile: [
      [R * 0.25, 0],
      [R * 0.8, R * 0.35],
      [R, R],
      [R * 0.78, R * 1.65],
      [R * 0.2, R * 1.98],
    ],
    look: 0.1,
    ramp: sepal,
    light: [0.6, 0.6, 0.4],
    key: KEY,
    lw: 1.7,
    steps: 6,
  });
};
// main stems rise from below left and from the right edge
stemPath(
  [
    [330, 1260],
    [372, 900],
    [430, 560],
    [560, 300],
    [720, 190],
    [830, 180],
  ],
  17,
);
stemPath(
  [
    [1420, 1260],
    [1386, 980],
    [1320, 760],
    [1232, 620],
    [1140, 560],
  ],
  13,
);
stemPath(
  [
    [90, 1260],
    [120, 1000],
    [180, 800],
    [262, 690],
  ],
  11,
);
// far ones first, so that stalks pass behind the flowers nearer to us
bud(836, 262, 30, [800, 181]);
bud(612, 350, 24, [600, 262]);
bud(950, 606, 22, [1150, 564]);
bud(1420, 850, 26, [1350, 860]);
bell(236, 826, 100, [-0.2, -0.74, 0.62], [176, 812]);
bell(1090, 716, 116, [-0.42, -0.7, 0.62], [1232, 620]);
bell(1290, 960, 94, [0.35, -0.74, 0.6], [1372, 920]);
bell(730, 880, 126, [0.42, -0.7, 0.6], [366, 930]);
bell(790, 450, 150, [0.3, -0.66, 0.7], [660, 222]);
bell(500, 660, 172, [-0.34, -0.62, 0.72], [414, 610]);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("flowers");
P.light(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      260,
      [
        [0, "#0a2028"],
        [1, "#0a2028"],
      ],
      [
        [0, 0.7],
        [1, 0],
      ],
    );
    x.fillRect(0, 0, W, 260);
    x.fillStyle = bokashi(
      x,
      0,
      H,
      0,
      H - 240,
      [
        [0, "#0a2028"],
        [1, "#0a2028"],
      ],
      [
        [0, 0.6],
        [1, 0],
      ],
    );
    x.fillRect(0, H - 240, W, 240);
  },
  { op: "multiply" },
);
const out = P.finish({
  wood: 0.08,
  woodMask: () => 0.6,
  vignette: 0.18,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.42,
  sat: 1.05,
});
seal(out.getContext("2d"), 1512, 1096, "蓮華", 30);
await save(out, "out/mitake-c.png");
console.log("total", elapsed().toFixed(1));
