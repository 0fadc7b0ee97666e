/** Three bells under a small open roof, late on an October afternoon: ochre light, plum shade, and the cords that wait. */
import {
  bokashi,
  type Col,
  clamp,
  css,
  elapsed,
  H,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  ramp,
  Rng,
  shade,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, mapleLeaf, poly, Tones } from "../../kit/brush.ts";
import { mapleSpray } from "../../kit/flora.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(86, "#f1e4c8");
const n = new Noise(14);
const keyColour = "#21161f";

// ---------- beyond the frame: a slope of maples in low sun ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      H,
      stops("0 #c98a4a, 0.3 #ecc277, 0.55 #f6e0a8, 0.8 #d9a860, 1 #7a4a44"),
    );
    x.fillRect(0, 0, W, H);
  },
  { grain: 0.2 },
);
P.light((x) => {
  const sun = x.createRadialGradient(430, 520, 10, 430, 520, 620);
  sun.addColorStop(0, "rgba(255,240,190,.95)");
  sun.addColorStop(0.4, "rgba(255,220,150,.4)");
  sun.addColorStop(1, "rgba(255,210,140,0)");
  x.fillStyle = sun;
  x.fillRect(0, 0, W, H);
});
for (const [k, [base, tone, lit]] of (
  [
    [640, "#dba45a", "#f3d08a"],
    [730, "#b8743f", "#e6a95c"],
    [850, "#7d4a3c", "#c27a48"],
    [985, "#4f2f38", "#9c5a40"],
  ] as const
).entries()) {
  const L = layer(),
    r = new Rng(20 + k);
  // the slope itself, and a few trunks
  const slope = (x: number) => base + 66 + 80 * Math.sin(x * 0.003 + k) - 110 * sstep(900, 1600, x);
  L.x.fillStyle = bokashi(L.x, 0, base - 60, 0, base + 240, [
    [0, mix(tone, lit, 0.55)],
    [1, mix(tone, "#3a2430", 0.25)],
  ]);
  poly(L.x, [
    ...Array.from({ length: 82 }, (_, i): Pt => [
      i * 20 - 10,
      slope(i * 20) + 9 * n.n2(i * 0.4, k),
    ]),
    [W + 10, H],
    [-10, H],
  ]);
  L.x.fill();
  for (let i = 0; i < 7; i++) {
    const x = r.range(0, W);
    L.x.fillStyle = css(mix(tone, "#2a1a26", 0.5));
    L.x.beginPath();
    brushPath(
      L.x,
      [
        [x, slope(x) + 10],
        [x + r.range(-14, 14), slope(x) - 70],
        [x + r.range(-26, 26), slope(x) - 150],
      ],
      (t) => (6 + k * 4) * (1 - 0.6 * t),
    );
    L.x.fill();
  }
  for (let i = 0; i < 40; i++) {
    const x = r.range(-60, W + 60),
      y = base + 80 * Math.sin(x * 0.003 + k) - 110 * sstep(900, 1600, x) + r.range(-50, 60);
    mapleSpray(L.x, x, y, r.range(180, 300), 84, r, {
      leaf: 5 + k * 2.4,
      ramp: (t) => mix(tone, lit, t),
      dens: 0.7,
      droop: 0.3,
    });
  }
  P.put(L, { occlude: 1 });
  if (k < 3)
    P.mist(mistBand(n, base + 130, 110, 110, { max: 0.5, amp: 22 }), "#f4d99c", { grain: 0.1 });
}
tick("maples");

// ---------- the bells ----------
/** Half the width of a bell at a height, 0 its rim and 1 its crown. */
const profile = (t: number) =>
  t < 0.05
    ? lerp(1.0, 0.955, t / 0.05)
    : t < 0.84
      ? 0.95 - 0.13 * Math.pow((t - 0.05) / 0.79, 1.25)
      : 0.82 * Math.sqrt(Math.max(0, 1 - ((t - 0.84) / 0.165) ** 2.2));
const bronze = ramp(
  stops("0 #14161c, 0.2 #26343a, 0.42 #3f5f58, 0.62 #6b8a6c, 0.8 #b09a58, 0.92 #ecc977, 1 #fff0bd"),
);
interface Bell {
  readonly x: number;
  readonly rim: number;
  readonly half: number;
  readonly high: number;
  readonly seed: number;
}
const bells: Bell[] = [
  { x: 345, rim: 800, half: 128, high: 300, seed: 1 },
  { x: 745, rim: 846, half: 162, high: 385, seed: 2 },
  { x: 1215, rim: 900, half: 204, high: 490, seed: 3 },
];
/** The eye is a little below the crowns: rings bow downward, more toward the rim. */
const bow = (b: Bell, t: number) => b.half * profile(t) * (0.17 - 0.2 * t);

function castBell(b: Bell) {
  const metal = shade((x, y, out) => {
    out[3] = 0;
    const u0 = (x - b.x) / b.half;
    if (Math.abs(u0) > 1.02) return;
    // undo the bow of the rings: what height on the bell is this?
    let t = (b.rim - y) / b.high;
    for (let k = 0; k < 3; k++) {
      const half = profile(clamp(t));
      const u = clamp(u0 / Math.max(0.05, half), -1, 1);
      t = (b.rim - y + bow(b, clamp(t)) * Math.sqrt(1 - u * u)) / b.high;
    }
    if (t < 0 || t > 1) return;
    const half = profile(t);
    const u = u0 / Math.max(0.02, half);
    if (Math.abs(u) > 1) return;
    const around = Math.asin(u);
    const grain =
      n.n2(around * 9 + b.seed * 7, t * 22) * 0.5 + n.n2(around * 30, t * 60 + b.seed) * 0.35;
    const streak = n.fbm(around * 4 + b.seed * 3, t * 1.6, 3);
    // light from the left and low; a cooler light comes back from the right
    let light =
      0.1 +
      0.78 * Math.pow(clamp(Math.cos(around + 0.95)), 2.2) +
      0.2 * Math.pow(clamp(Math.cos(around - 1.35)), 3);
    light += 0.05 * grain + 0.1 * streak - 0.1 * sstep(0.8, 1, t);
    light += relief(around, t) * (0.55 - 0.4 * Math.sin(around));
    const c = bronze.at(Math.round(clamp(light) * 9) / 9);
    const green =
      sstep(0.1, 0.5, streak + 0.3 * grain + 0.25 * (relief(around, t) < 0 ? 1 : 0)) * 0.55;
    const v = mix(c, "#5f9a86", green * (0.35 + 0.4 * (1 - light)));
    [out[0], out[1], out[2], out[3]] = [v[0], v[1], v[2], 255];
  });
  P.put(metal, { occlude: 1 });
  drawFittings(b);
}

/** Cast lines: bands round the bell, uprights that part it in panels, and a field of studs at the shoulder. */
function relief(around: number, t: number): number {
  let h = 0;
  for (const [at, width] of pts(
    "0.055,0.008 0.1,0.005 0.205,0.006 0.235,0.006 0.6,0.006 0.635,0.006 0.835,0.007",
  )) {
    const d = (t - at) / width;
    h += 0.26 * Math.exp(-d * d) - 0.2 * Math.exp(-((d + 2.1) ** 2));
  }
  if (t > 0.1 && t < 0.83)
    for (const at of [-1.18, -1.1, 0.02, 0.1, 1.1, 1.18]) {
      const d = (around - at) / 0.018;
      h += 0.2 * Math.exp(-d * d);
    }
  if (t > 0.655 && t < 0.815) {
    const row = Math.floor((t - 0.655) / 0.04);
    const inRow = (t - 0.675 - row * 0.04) / 0.012;
    const cell = 0.155;
    const inCell = (((around + 9 + 0.04) % cell) - cell / 2) / 0.038;
    const r2 = inRow * inRow + inCell * inCell;
    h += 0.34 * Math.exp(-r2 * 1.4) - 0.14 * Math.exp(-((Math.sqrt(r2) - 1.7) ** 2) * 3);
  }
  return h;
}

/** The loop it hangs by, the lotus where it is struck, and its outline. */
function drawFittings(b: Bell) {
  const L = layer(),
    K = layer();
  const top = b.rim - b.high;
  const unit = b.half / 160;
  // loop and chain
  for (const [w, c] of [
    [30, "#171820"],
    [20, "#4c5f55"],
    [7, "#c9a65c"],
  ] as const) {
    L.x.strokeStyle = c;
    L.x.lineWidth = w * unit;
    L.x.beginPath();
    L.x.ellipse(
      b.x - (w < 10 ? 6 * unit : 0),
      top + 10 * unit,
      40 * unit,
      58 * unit,
      0,
      Math.PI * 1.04,
      Math.PI * 1.96,
    );
    L.x.stroke();
  }
  L.x.fillStyle = "#14141b";
  L.x.fillRect(b.x - 8 * unit, 300, 16 * unit, top - 300 - 40 * unit);
  // the lotus boss
  const cy = b.rim - b.high * 0.165 + bow(b, 0.165);
  const cx = b.x - b.half * 0.04;
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 6.283;
    L.x.fillStyle = i % 2 ? "#8a7a4e" : "#a8925a";
    L.x.beginPath();
    L.x.ellipse(
      cx + Math.cos(a) * 24 * unit,
      cy + Math.sin(a) * 22 * unit,
      14 * unit,
      9 * unit,
      a,
      0,
      7,
    );
    L.x.fill();
  }
  L.x.fillStyle = "#d9b76a";
  L.x.beginPath();
  L.x.ellipse(cx, cy, 15 * unit, 14 * unit, 0, 0, 7);
  L.x.fill();
  P.put(L, { occlude: 0.4 });
  // outline on the key block
  const side = (s: number): Pt[] =>
    Array.from({ length: 50 }, (_, i) => [
      b.x + s * b.half * profile(i / 49),
      b.rim - (b.high * i) / 49,
    ]);
  const rim: Pt[] = Array.from({ length: 33 }, (_, i) => {
    const u = -1 + i / 16;
    return [b.x + u * b.half, b.rim + bow(b, 0) * Math.sqrt(Math.max(0, 1 - u * u))];
  });
  K.x.fillStyle = css(keyColour, 0.92);
  K.x.beginPath();
  for (const line of [side(-1), side(1), rim])
    brushPath(K.x, line, (t) => 3.4 * (0.7 + 0.4 * Math.sin(t * 17)));
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 6.283 + 0.31;
    brushPath(
      K.x,
      [
        [cx + Math.cos(a) * 15 * unit, cy + Math.sin(a) * 14 * unit],
        [cx + Math.cos(a) * 36 * unit, cy + Math.sin(a) * 32 * unit],
      ],
      () => 1.4,
    );
  }
  K.x.fill();
  stamp(P.key.x, K);
}

// ---------- the roof's frame in plum shade ----------
function frameOf() {
  const L = layer(),
    K = layer(),
    r = new Rng(31);
  const timber = (points: Pt[], c0: Col, c1: Col, along: number) => {
    const xs = points.map((p) => p[0]),
      ys = points.map((p) => p[1]);
    const x0 = Math.min(...xs),
      x1 = Math.max(...xs),
      y0 = Math.min(...ys),
      y1 = Math.max(...ys);
    L.x.save();
    poly(L.x, points);
    L.x.fillStyle =
      along === 0
        ? bokashi(L.x, 0, y0, 0, y1, [
            [0, c1],
            [1, c0],
          ])
        : bokashi(L.x, x0, 0, x1, 0, [
            [0, c0],
            [1, c1],
          ]);
    L.x.fill();
    L.x.clip();
    const T = new Tones();
    for (let i = 0; i < ((x1 - x0) * (y1 - y0)) / 420; i++) {
      const px = r.range(x0, x1),
        py = r.range(y0, y1),
        long = r.range(30, 150);
      T.add(
        r.chance(0.7) ? "#1f141f" : "#8a5f52",
        (z) => dab(z, px, py, long, r.range(1, 2.6), along === 0 ? 0 : 1.57),
        0.5,
      );
    }
    T.flush(L.x);
    L.x.restore();
    K.x.fillStyle = css(keyColour, 0.9);
    K.x.beginPath();
    points.forEach((a, i) => brushPath(K.x, [a, points[(i + 1) % points.length]], () => 2.6));
    K.x.fill();
  };
  // rafters, the beams they rest on, and the two near posts
  for (let i = 0; i < 13; i++) {
    const x = 60 + i * 124;
    timber(
      [
        [x - 16 - (800 - x) * 0.1, -10],
        [x + 16 - (800 - x) * 0.1, -10],
        [x + 13, 178],
        [x - 13, 178],
      ],
      "#4a2f3c",
      "#2b1c2a",
      1,
    );
  }
  timber(
    [
      [-20, 176],
      [W + 20, 176],
      [W + 20, 252],
      [-20, 252],
    ],
    "#3a2532",
    "#6b4448",
    0,
  );
  timber(
    [
      [-20, 252],
      [W + 20, 252],
      [W + 20, 322],
      [-20, 322],
    ],
    "#2a1b28",
    "#47303a",
    0,
  );
  for (const [x, w] of pts("60,86 1492,98"))
    timber(
      [
        [x, 300],
        [x + w, 300],
        [x + w + 6, H + 10],
        [x - 6, H + 10],
      ],
      x < 800 ? "#c08a5a" : "#a06c50",
      "#3a2530",
      1,
    );
  timber(
    [
      [-20, 1032],
      [W + 20, 1058],
      [W + 20, 1112],
      [-20, 1086],
    ],
    "#3a2530",
    "#8a5a4c",
    0,
  );
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        420,
        stops("0 #1c1220, 1 #1c1220"),
        pts("0,0.85 0.5,0.5 1,0"),
      );
      x.fillRect(0, 0, W, 420);
    },
    { occlude: 0, grain: 0.2 },
  );
}
/** A striking cord: twisted, red and white, with a tassel. */
function cord(x: number, from: number, to: number, thick: number) {
  const L = layer(),
    K = layer();
  const sway = (y: number) => x + 10 * Math.sin((y - from) / 190);
  const line: Pt[] = Array.from({ length: 40 }, (_, i) => {
    const y = lerp(from, to, i / 39);
    return [sway(y), y];
  });
  L.x.fillStyle = "#8f2a28";
  L.x.beginPath();
  brushPath(L.x, line, () => thick);
  L.x.fill();
  const T = new Tones();
  for (let y = from; y < to; y += thick * 0.72) {
    T.add("#e9dcc0", (z) =>
      dab(z, sway(y) - thick * 0.52, y + thick * 0.3, thick * 1.2, thick * 0.42, -0.62),
    );
    T.add("#c8452f", (z) => dab(z, sway(y) - thick * 0.46, y, thick * 0.7, thick * 0.3, -0.62));
  }
  for (let i = 0; i < 60; i++) {
    const u = -1 + i / 30;
    T.add(i % 3 ? "#b53a2b" : "#d9694a", (z) =>
      dab(
        z,
        sway(to) + u * thick * 0.5,
        to,
        thick * 4.4 * (1 - 0.2 * u * u),
        thick * 0.3,
        1.57 - u * 0.12,
      ),
    );
  }
  T.flush(L.x);
  L.x.fillStyle = "#7a2226";
  L.x.fillRect(sway(to) - thick * 0.72, to - thick * 0.4, thick * 1.44, thick * 0.8);
  K.x.fillStyle = css(keyColour, 0.85);
  K.x.beginPath();
  for (const s of [-0.52, 0.52])
    brushPath(
      K.x,
      line.map(([a, b]) => [a + s * thick, b] as Pt),
      () => 1.8,
    );
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}

for (const b of bells) castBell(b);
tick("bells");
frameOf();
cord(555, 316, 905, 15);
cord(985, 316, 965, 18);

// ---------- leaves blown in ----------
{
  const L = layer(),
    r = new Rng(61);
  for (let i = 0; i < 26; i++) {
    const x = r.range(120, 1480),
      y = r.chance(0.5) ? r.range(1010, 1052) + x * 0.016 : r.range(420, 1000);
    const size = r.range(12, 24);
    L.x.fillStyle = css(mix("#8f2a28", "#f0a050", r.u()));
    L.x.beginPath();
    mapleLeaf(L.x, x, y, size, r.range(0, 6), r.range(0.45, 0.9), 7);
    L.x.fill();
  }
  P.put(L, { occlude: 1 });
}
const sheet = P.finish({ wood: 0.09, vignette: 0.12, kuwahara: 0.6, blocks: 14, blockMix: 0.45 });
seal(sheet.getContext("2d"), 1424, 1128, "鐘", 34);
await save(sheet, "out/otagi-c.png");
console.log("total", elapsed().toFixed(1));
