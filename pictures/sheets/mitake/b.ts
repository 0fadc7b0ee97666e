/** Mount Mitake B: thatched pilgrim inns stepping up the ridge on a May morning, mist in the valley, the shrine above. */
import {
  bokashi,
  clamp,
  type Col,
  css,
  elapsed,
  H,
  hex,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  ramp,
  type RGB,
  Rng,
  shade,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { type RoofPen } from "../../kit/roof-parts.ts";
import { tiledRoof } from "../../kit/roof.ts";
import { at, clipBehind, groundScene, steps } from "../../kit/scene.ts";
import { type Cam, cell, proj, renderHeight, worley } from "../../kit/terrain.ts";
import { house } from "../../kit/thatched.ts";

const P = new Print(61, "#efe6d0"),
  n = P.noise;
const KEY = "#1d2a3a",
  MIST: RGB = hex("#dfe6e2");
const cam: Cam = { x: 0, y: 0, z: 17, f: 1200, cx: 690, hy: 470 };
const gn = new Noise(6);
const yard: [number, number][] = [
  [-2.5, 28],
  [7.5, 36],
  [-2, 45],
  [9, 54],
  [1.5, 65],
  [11, 77],
];
const brink = (y: number) => -9 + 1.6 * gn.n2(y * 0.06, 3) - 0.05 * (y - 30);
function ground(x: number, y: number) {
  let z = 0.36 * (y - 20) + 0.0009 * Math.max(0, y - 60) ** 2;
  const edge = brink(y);
  z -= 0.95 * Math.max(0, edge - x) + 0.1 * Math.max(0, x - 17) - 0.22 * Math.max(0, x - 12);
  z += 0.5 * gn.n2(x * 0.12, y * 0.12);
  // each inn stands on a levelled terrace
  for (const [hx, hy] of yard) {
    const k = sstep(
      1.25,
      0.85,
      Math.max(Math.abs(x - hx - 4.5) / 8.2, Math.abs(y - hy - 2.4) / 5.2),
    );
    z = lerp(z, 0.36 * (hy - 20) + 0.0009 * Math.max(0, hy - 60) ** 2, k);
  }
  return z;
}
const haze = (d: number) => clamp((d - 24) / 105) * 0.78;

// ---------- sky and far ranges ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 0, 0, 620, [
      [0, "#3f719a"],
      [0.25, "#86aabb"],
      [0.55, "#cfdcd2"],
      [0.8, "#f4e6cc"],
      [1, "#f3dcc0"],
    ]);
    x.fillRect(0, 0, W, 900);
  },
  { grain: 0.15 },
);
P.mist(
  (x, y) =>
    sstep(30, 110, y) *
    sstep(330, 220, y) *
    sstep(0.14, 0.5, n.fbm(x * 0.0011 + 5, y * 0.013, 5)) *
    0.6,
  "#fbf2de",
  { grain: 0.18 },
);
const ranges: [number, number, number, number, number, Col, Col][] = [
  [360, 120, 0.0016, 3.3, 0, "#8ba7bd", "#dcd8cc"],
  [430, 130, 0.0019, 8.1, 2, "#6a8fac", "#cfd6d0"],
  [520, 140, 0.0022, 14.4, 5, "#487492", "#c3d0d0"],
  [640, 150, 0.0026, 21.7, 9, "#2f5a76", "#aec2c6"],
  [790, 150, 0.003, 27.2, 14, "#21485f", "#9db6bc"],
];
ranges.forEach(([y0, amp, f, s, tree, c1, c2], i) => {
  const pts: Pt[] = [];
  for (let x = -10; x <= W + 10; x += 3) {
    let y =
      y0 - amp * (n.fbm(x * f + s, s, 4) * 0.8 + 0.32) + 70 * sstep(0, 900, x) * (i > 2 ? 1 : 0);
    y -= tree * (0.5 + 0.5 * n.n2(x * 0.11, s)) * (0.6 + 0.6 * Math.abs(n.n2(x * 0.33, s + 3)));
    pts.push([x, y]);
  }
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, y0 - amp, 0, y0 + 80, [
        [0, c1],
        [0.5, mix(c1, c2, 0.45)],
        [1, c2],
      ]);
      x.beginPath();
      x.moveTo(-10, H);
      for (const q of pts) x.lineTo(q[0], q[1]);
      x.lineTo(W + 10, H);
      x.fill();
    },
    { grain: 0.15 },
  );
  P.lines((x) => {
    x.fillStyle = css("#2f5068", 0.3 + 0.08 * i);
    x.beginPath();
    brushPath(x, pts, (t) => 1.1 + 0.5 * Math.sin(t * 80));
    x.fill();
  });
  P.mist(
    mistBand(n, y0 + 52, 46, 120, { max: 0.96, amp: 18, sx: 0.002 }),
    i < 2 ? "#f3e6d2" : "#e3e9e4",
    { grain: 0.1 },
  );
});
tick("ranges");

// ---------- the ridge ----------
const s = groundScene(
  renderHeight(cam, ground, 17, 130, 0.0012, 0.02),
  ground,
  (d) => 0.05 + d * 0.001,
);
const grass = ramp([
  [0, "#123640"],
  [0.25, "#24584c"],
  [0.5, "#5a8450"],
  [0.75, "#a8b765"],
  [1, "#f0e3a0"],
]);
const path = (y: number) => 4.2 + 3.2 * Math.sin(y * 0.16) - 0.02 * y;
P.put(
  shade((px, py, o) => {
    const i = at(px, py),
      d = s.dep[i];
    if (d === Infinity) {
      o[3] = 0;
      return;
    }
    const x = s.wx[i],
      y = s.wy[i];
    // the flank drops out of sight under the mist
    if (x < brink(y) - 3.5 + 1.2 * gn.n2(y * 0.5, x * 0.2)) {
      o[3] = 0;
      s.dep[i] = Infinity;
      return;
    }
    const nl = clamp(-s.nx[i] * 0.55 + s.nz[i] * 0.62 - s.ny[i] * 0.2);
    let t = 0.12 + 0.5 * nl + 0.12 * gn.fbm(x * 0.4, y * 0.4, 3) + 0.05 * gn.n2(x * 3, y * 3);
    const wall = sstep(0.78, 0.62, s.nz[i]) * sstep(-12, -8, x);
    t = steps(t, 7);
    s.tone[i] = t;
    let C: RGB = grass.at(t);
    // terrace walls are dry stone; the lane between them trodden earth
    if (wall > 0.4) {
      worley(x * 1.7 + y * 0.9, s.wz[i] * 2.1);
      C = mix("#2f3b46", mix("#6a7478", "#b9b6a4", cell.id), sstep(0.02, 0.14, cell.edge));
      s.tone[i] = -1;
    }
    const lane = sstep(1.5, 1.2, Math.abs(x - path(y)) + 0.2 * gn.n2(x, y));
    if (lane > 0.4 && wall < 0.4) {
      C = mix("#b59a78", "#efdcb2", clamp(0.4 + 0.3 * gn.n2(x * 1.5, y * 1.5) + 0.3 * nl));
      s.tone[i] = -1;
    }
    const h = haze(d);
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], MIST[c], h);
    o[3] = 255;
  }),
  { occlude: 1 },
);
{
  const T = new Tones(),
    r = new Rng(3);
  for (let k = 0; k < 60000; k++) {
    const px = r.range(0, W),
      py = r.range(300, H),
      i = at(px, py),
      d = s.dep[i];
    if (!(d < 90) || s.tone[i] < 0 || r.u() > 26 / d) continue;
    const t = Math.round(clamp(s.tone[i] + r.g() * 0.1 + 0.03) * 8) / 8,
      len = clamp(230 / d, 1.5, 9) * r.range(0.7, 1.3);
    T.add(
      mix(grass.at(t), MIST, Math.round(haze(d) * 8) / 8),
      (z) => dab(z, px, py, len, len * 0.36, -1.57 + r.g() * 0.6),
      0.9,
    );
  }
  T.flush(P.base.x);
}
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
// the shrine on the summit: one vermilion note
items.push({
  d: 101,
  draw: () => {
    const L = layer(),
      K = layer(),
      y = 100,
      z = ground(9, y) - 0.5;
    const p: RoofPen = {
      x: L.x,
      k: K.x,
      key: mix(KEY, MIST, 0.35),
      r: new Rng(4),
      ppm: cam.f / y,
      P: (a, b, c) => proj(cam, a, b, c).slice(0, 2) as Pt,
    };
    const box = (x0: number, x1: number, z0: number, z1: number, c: Col, dy = 0) => {
      const q = [
        p.P(x0, y + dy, z0),
        p.P(x1, y + dy, z0),
        p.P(x1, y + dy, z1),
        p.P(x0, y + dy, z1),
      ];
      L.x.fillStyle = css(c);
      L.x.fillRect(q[3][0], q[3][1], q[1][0] - q[3][0], q[1][1] - q[3][1]);
    };
    box(1.5, 16.5, z, z + 1.6, "#b4b0a4");
    box(3, 15, z + 1.6, z + 5.8, mix("#c23a24", MIST, 0.12));
    for (let k = 0; k < 6; k++)
      box(3 + k * 2.33, 3.5 + k * 2.33, z + 1.6, z + 5.8, "#8f2c22", -0.1);
    box(4, 14, z + 2.4, z + 4.6, "#e0cfae", -0.05);
    for (let k = 0; k < 6; k++)
      box(3 + k * 2.33, 3.5 + k * 2.33, z + 1.6, z + 5.8, "#a5352a", -0.1);
    tiledRoof(p, {
      cx: 9,
      y: y + 3,
      run: 6,
      ridge: z + 12.4,
      eave: z + 6,
      half: 6.4,
      wide: 10.4,
      gable: 0.45,
      upturn: 1.2,
      ramp: ramp([
        [0, "#35505c"],
        [0.5, "#6a8a8c"],
        [1, "#d8dcc0"],
      ]),
      rim: "#f2e2b4",
      shade: (u, v) => 0.5 - 0.2 * u + 0.1 * v,
      tile: 0.5,
    });
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
  },
});
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
    return 0.95 * sstep(5.5, -1.5, off + 3 * f) * sstep(440, 640, y);
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
