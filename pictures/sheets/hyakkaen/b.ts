/** Mukojima-Hyakkaen B: plum blossom on an angular branch beside a stone carved with a verse, a cold noon in February. */
import {
  bokashi,
  clamp,
  css,
  elapsed,
  H,
  layer,
  lerp,
  mix,
  type Pt,
  ramp,
  Rng,
  sstep,
  stamp,
  tick,
  type V3,
  W,
} from "../../kit/core.ts";
import { blossom } from "../../kit/blossom.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { verseStone } from "./b-stone.ts";

const P = new Print(23, "#f0e9d8"),
  n = P.noise;
const KEY = "#22212e";

// ---------- cold sky ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 0, 0, 1000, [
      [0, "#2f6fa6"],
      [0.22, "#6fa6c8"],
      [0.5, "#b9d3da"],
      [0.76, "#ece8d8"],
      [1, "#f4e8d2"],
    ]);
    x.fillRect(0, 0, W, H);
  },
  { grain: 0.16 },
);
P.mist(
  (x, y) =>
    sstep(120, 260, y) *
    sstep(720, 520, y) *
    sstep(0.2, 0.52, n.fbm(x * 0.001 + 12, y * 0.011, 5)) *
    0.6,
  "#f8f2e2",
  { grain: 0.2 },
);
// far plum trees: bare angles under a haze of pink
{
  const L = layer(),
    r = new Rng(14),
    T = new Tones();
  const grow = (p: Pt, a: number, len: number, w: number, d: number) => {
    const q: Pt = [p[0] + Math.cos(a) * len, p[1] + Math.sin(a) * len];
    T.add(mix("#7d7f8c", "#d8d4cc", 0.3), (z) =>
      brushPath(z, [p, [(p[0] + q[0]) / 2 + r.g() * 2, (p[1] + q[1]) / 2], q], () => w),
    );
    if (d === 0 || len < 9) {
      for (let k = 0; k < 9; k++) {
        const s = r.range(3, 7);
        const px = q[0] + r.g() * 11,
          py = q[1] + r.g() * 11;
        T.add(r.chance(0.5) ? "#eebdc2" : r.chance(0.5) ? "#f8dfdc" : "#d994a6", (z) => {
          z.moveTo(px + s, py);
          z.ellipse(px, py, s, s * 0.8, 0, 0, 6.3);
        });
      }
      return;
    }
    for (let k = 0; k < 2 + (r.chance(0.3) ? 1 : 0); k++)
      grow(q, a + r.range(-0.85, 0.85), len * r.range(0.62, 0.86), w * 0.62, d - 1);
  };
  for (let i = 0; i < 11; i++)
    grow([60 + i * 152 + r.range(-40, 40), 985], -1.57 + r.g() * 0.2, r.range(52, 78), 9, 5);
  T.flush(L.x);
  P.put(L, { alpha: 0.85 });
  P.mist(mistBand(n, 930, 130, 90, { max: 0.75, amp: 16 }), "#f2e9d8", { grain: 0.1 });
}
tick("sky");
// ---------- a low fence of split bamboo, and winter grass ----------
{
  const L = layer(),
    K = layer(),
    r = new Rng(6);
  for (let x = -6; x < W + 10; x += 15) {
    const top = 906 + r.range(-4, 4),
      lit = r.range(0.2, 0.8);
    L.x.fillStyle = bokashi(L.x, x, 0, x + 14, 0, [
      [0, mix("#8a7650", "#c2ad78", lit)],
      [0.6, mix("#c2ad78", "#f0e0b0", lit)],
      [1, "#7a6848"],
    ]) as never;
    L.x.fillRect(x, top, 14, 160);
    K.x.fillStyle = css(KEY, 0.5);
    K.x.fillRect(x - 0.6, top, 1.3, 160);
    if (r.chance(0.5)) K.x.fillRect(x, top + r.range(30, 120), 14, 1.4);
  }
  for (const y of [930, 1000]) {
    L.x.fillStyle = bokashi(L.x, 0, y, 0, y + 17, [
      [0, "#f2e4ba"],
      [0.5, "#c2ad78"],
      [1, "#7a6848"],
    ]) as never;
    L.x.fillRect(0, y, W, 17);
    K.x.fillStyle = css(KEY, 0.7);
    K.x.fillRect(0, y, W, 1.5);
    K.x.fillRect(0, y + 17, W, 2);
    for (let x = 40; x < W; x += 150) {
      K.x.fillRect(x, y - 2, 5, 21);
      K.x.fillRect(x + 8, y - 2, 4, 21);
    }
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  P.mist(mistBand(n, 990, 60, 60, { max: 0.35, amp: 10 }), "#f2e9d8", { grain: 0.1 });
  const T = new Tones();
  const straw = ramp([
    [0, "#3d4238"],
    [0.35, "#7d7850"],
    [0.65, "#bfae74"],
    [1, "#f2e6b8"],
  ]);
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, 1040, 0, H, [
      [0, "#b3a672"],
      [1, "#6a6a48"],
    ]);
    x.fillRect(0, 1046, W, H);
  });
  for (let k = 0; k < 9000; k++) {
    const v = r.u(),
      py = 1036 + v * 190,
      px = r.range(-10, W + 10),
      len = lerp(12, 46, v) * r.range(0.6, 1.3);
    const t = Math.round(clamp(0.5 + 0.3 * n.n2(px * 0.006, py * 0.02) + r.g() * 0.16) * 7) / 7;
    const c =
      n.n2(px * 0.004 + 9, py * 0.016) > 0.25 ? mix(straw.at(t), "#7a9450", 0.5) : straw.at(t);
    T.add(c, (z) => dab(z, px, py, len, len * 0.1, -1.57 + r.g() * 0.5, r.range(-0.15, 0.15)));
  }
  T.flush(P.base.x);
}
tick("fence");
verseStone(P, KEY);
tick("stone");

// ---------- the branch ----------
const L = layer(),
  K = layer(),
  r = new Rng(31);
const bark = { body: "#3a3038", light: "#93838a", key: KEY, lightDir: 1 };
/** angles, not curves: each corner is a joint of its own */
const arm = (pts: Pt[], w0: number, w1: number) => {
  const m = pts.length - 1;
  for (let i = 0; i < m; i++) {
    const b = pts[i + 1],
      // overlap the joint, so that no daylight shows at the corner
      back = i ? (0.3 * lerp(w0, w1, i / m)) / Math.hypot(b[0] - pts[i][0], b[1] - pts[i][1]) : 0,
      a: Pt = [lerp(pts[i][0], b[0], -back), lerp(pts[i][1], b[1], -back)];
    limb(
      L.x,
      K.x,
      [
        a,
        [lerp(a[0], b[0], 0.33) + r.g() * 4, lerp(a[1], b[1], 0.33) + r.g() * 4],
        [lerp(a[0], b[0], 0.68) + r.g() * 4, lerp(a[1], b[1], 0.68) + r.g() * 4],
        b,
      ],
      lerp(w0, w1, i / m),
      lerp(w0, w1, (i + 1) / m),
      r,
      bark,
    );
  }
};
const arms: [Pt[], number, number][] = [
  [
    [
      [20, 1260],
      [84, 850],
      [196, 690],
      [170, 560],
      [330, 430],
      [476, 452],
      [640, 322],
      [800, 330],
    ],
    96,
    20,
  ],
  [
    [
      [196, 690],
      [360, 640],
      [470, 700],
      [620, 640],
    ],
    40,
    12,
  ],
  [
    [
      [170, 560],
      [110, 420],
      [190, 300],
      [170, 190],
    ],
    38,
    10,
  ],
  [
    [
      [330, 430],
      [330, 300],
      [420, 190],
      [400, 90],
    ],
    34,
    9,
  ],
  [
    [
      [640, 322],
      [690, 220],
      [790, 170],
    ],
    20,
    7,
  ],
  [
    [
      [476, 452],
      [560, 520],
      [700, 490],
    ],
    20,
    7,
  ],
];
for (const [p, a, b] of arms) arm(p, a, b);
// straight young shoots
const tips: Pt[] = [];
const shoot = (p: Pt, a: number, len: number) => {
  const q: Pt = [p[0] + Math.cos(a) * len, p[1] + Math.sin(a) * len];
  arm([p, q], 8, 3);
  for (let t = 0.2; t <= 1.01; t += 0.2) tips.push([lerp(p[0], q[0], t), lerp(p[1], q[1], t)]);
};
for (const [x, y, a, l] of [
  [800, 330, -0.5, 170],
  [800, 330, 0.2, 150],
  [790, 170, -1.1, 130],
  [790, 170, -0.2, 120],
  [640, 322, -1.5, 190],
  [620, 640, -0.5, 150],
  [620, 640, 0.35, 120],
  [700, 490, -0.3, 130],
  [470, 700, 1.0, 110],
  [400, 90, -1.5, 120],
  [400, 90, -0.7, 150],
  [420, 190, -0.5, 170],
  [170, 190, -1.5, 150],
  [170, 190, -0.8, 140],
  [190, 300, -0.5, 130],
  [110, 420, -2.6, 130],
  [330, 300, -2.3, 120],
  [560, 520, 1.1, 110],
  [476, 452, -1.3, 120],
  [360, 640, 1.3, 100],
] as [number, number, number, number][])
  shoot([x, y], a, l);
arms.forEach(([p], n) => {
  // old wood bears no flowers
  for (let i = n === 0 ? 5 : 2; i < p.length; i++)
    for (let t = 0.25; t < 1; t += 0.3)
      tips.push([lerp(p[i - 1][0], p[i][0], t), lerp(p[i - 1][1], p[i][1], t)]);
});

// ---------- blossom ----------
const white = ramp([
  [0, "#a98c9e"],
  [0.3, "#d8b9c2"],
  [0.52, "#f2dcda"],
  [0.75, "#fdf4ec"],
  [1, "#fffef8"],
]);
const flower = (px: number, py: number, R: number) => {
  const away = r.chance(0.25);
  const axis: V3 = [r.g() * 0.5, r.g() * 0.45 + 0.1, away ? 0.35 : 0.9];
  blossom(
    L.x,
    K.x,
    {
      cx: px,
      cy: py,
      R,
      axis,
      light: [0.5, 0.7, 0.5],
      key: "#5b3448",
      lw: Math.max(0.9, R * 0.035),
      whorls: [
        {
          n: 5,
          len: 1,
          wid: 0.47,
          rise: 0.24,
          curl: 0.2,
          belly: 1.25,
          from: 0.08,
          ramp: white,
          turn: r.range(0, 1.2),
        },
      ],
      stamens: { n: 13, len: 0.42, stalk: "#e8c9b0", tip: "#d9a23c" },
    },
    r,
  );
};
const budAt = (px: number, py: number, R: number) => {
  for (const [c, dx, k] of [
    ["#8f2f44", 0, 1],
    ["#e7a3b4", -0.15, 0.8],
    ["#fbe6e4", -0.3, 0.42],
  ] as [string, number, number][]) {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    L.x.ellipse(px - dx * R * -0.6, py + dx * R, R * k, R * k, 0, 0, 7);
    L.x.fill();
  }
};
const placed: [number, number, number, boolean][] = [];
for (let k = 0; k < 1500 && placed.length < 150; k++) {
  const t = r.pick(tips),
    R = r.range(20, 38);
  // a bud sits on its twig, an open flower stands off it
  const closed = r.chance(0.26),
    off = closed ? 3 : 15;
  const px = t[0] + r.g() * off,
    py = t[1] + r.g() * off - (closed ? 4 : 5);
  if (placed.some(([a, b, c]) => Math.hypot(a - px, b - py) < (c + R) * 0.66)) continue;
  placed.push([px, py, R, closed]);
}
for (const [px, py, R, closed] of placed) {
  if (closed) budAt(px, py, R * 0.36);
  else flower(px, py, R);
}
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
// petals on the wind
{
  const T = new Tones();
  for (let k = 0; k < 46; k++) {
    const px = r.range(300, 1500),
      py = r.range(380, 1180),
      s = r.range(7, 15);
    T.add(r.chance(0.6) ? "#fff6f0" : "#f0c6cc", (z) =>
      dab(z, px, py, s, s * 0.6, r.range(0, 6.3), 0.15),
    );
  }
  T.flush(P.base.x);
}
tick("blossom");
const out = P.finish({
  wood: 0.1,
  woodMask: (_x, y) => (y < 880 ? 1 : 0.5),
  vignette: 0.1,
  kuwahara: 0.6,
  blocks: 15,
  blockMix: 0.4,
  sat: 1.05,
});
seal(out.getContext("2d"), 1512, 44, "梅", 34);
await save(out, "out/hyakkaen-b.png");
console.log("total", elapsed().toFixed(1));
