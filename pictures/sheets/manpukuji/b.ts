/** Manpuku-ji B: a round window in grey plaster, bamboo and June rain beyond it, a clay teapot on the boards. */
import {
  bokashi,
  type Col,
  css,
  elapsed,
  H,
  layer,
  mix,
  type Pt,
  ramp,
  Rng,
  SS,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { culm, leafSpray, type BambooInk } from "../../kit/bamboo.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { turn } from "../../kit/vessel.ts";

const P = new Print(67, "#e9e4d4"),
  n = P.noise;
const KEY = "#1a2226";
const C: Pt = [840, 520],
  R = 430;
const circle = (x: { arc: (...a: number[]) => void }, dx = 0, dy = 0, r = R) =>
  x.arc(C[0] + dx, C[1] + dy, r, 0, 6.2832);

// ---------- the garden in the rain ----------
const green = ramp([
  [0, "#0f2a26"],
  [0.2, "#1f4a36"],
  [0.42, "#477a42"],
  [0.62, "#84a850"],
  [0.82, "#c3d27c"],
  [1, "#f0f0c2"],
]);
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, C[1] - R, 0, C[1] + R, [
      [0, "#8fb09a"],
      [0.3, "#bccfb0"],
      [0.62, "#e4e8cc"],
      [0.85, "#cddab4"],
      [1, "#8fae7c"],
    ]);
    x.fillRect(300, 0, 1100, 1000);
  },
  { grain: 0.14 },
);
const rows: [number, number, number, number, number][] = [
  // count, width, foot, fog, leaf
  [17, 13, 820, 0.72, 26],
  [11, 24, 870, 0.46, 44],
  [6, 42, 930, 0.18, 70],
];
rows.forEach(([count, w, foot, fog, leaf], li) => {
  const L = layer(),
    K = layer(),
    r = new Rng(14 + li * 5);
  const ink: BambooInk = {
    ramp: green,
    key: mix(KEY, "#cddab8", fog),
    keyA: 0.9 - fog * 0.6,
    fade: (c, y) => mix(c, "#d9e2c4", Math.min(1, fog + 0.35 * sstep(foot - 260, foot, y) * fog)),
    light: 1,
  };
  for (let i = 0; i < count; i++) {
    const x0 = 390 + ((i + r.range(0.15, 0.85)) / count) * 920;
    if (li === 2 && Math.abs(x0 - 900) < 90) continue;
    const joints = culm(
      L.x,
      K.x,
      [x0, foot + r.range(-20, 20)],
      40,
      w * r.range(0.85, 1.15),
      r.range(-0.05, 0.05),
      r,
      ink,
    );
    for (const [jx, jy] of joints) {
      if (jy > foot - 150 || r.chance(0.35)) continue;
      const s = r.chance(0.5) ? 1 : -1;
      leafSpray(
        L.x,
        [jx, jy],
        s > 0 ? r.range(-0.9, 0.1) : Math.PI + r.range(-0.1, 0.9),
        leaf * r.range(1.6, 3),
        leaf,
        r,
        ink,
        0.5,
      );
    }
  }
  // wet ground and young shoots at the foot
  const T = new Tones();
  for (let k = 0; k < 1500; k++) {
    const px = r.range(380, 1300),
      py = foot + r.range(-18, 60);
    T.add(ink.fade(green.at(Math.round(r.range(0.15, 0.6) * 6) / 6), py), (z) =>
      dab(z, px, py, leaf * r.range(0.15, 0.4), leaf * 0.06, -1.57 + r.g() * 0.5),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  P.mist(mistBand(n, foot - 60, 200, 140, { max: 0.5 * (1 - li * 0.3), amp: 30 }), "#e6ead2", {
    grain: 0.08,
  });
});
// rain: long fine strokes, a few thick ones near us
{
  const r = new Rng(8),
    T = new Tones();
  for (let k = 0; k < 560; k++) {
    const px = r.range(390, 1300),
      py = r.range(40, 960),
      len = r.range(50, 190),
      w = r.range(1, 2.3);
    T.add(
      r.chance(0.62) ? "#fbfdf0" : "#557a68",
      (z) =>
        brushPath(
          z,
          [
            [px, py],
            [px - len * 0.025, py + len / 2],
            [px - len * 0.05, py + len],
          ],
          (t) => w * Math.sin(Math.PI * t),
        ),
      0.62,
    );
  }
  T.flush(P.base.x);
}
tick("garden");

// ---------- the wall with its hole ----------
const wallL = layer();
{
  const x = wallL.x;
  x.fillStyle = bokashi(x, 0, 0, W, 300, [
    [0, "#4f565a"],
    [0.35, "#7e847f"],
    [0.7, "#6c726f"],
    [1, "#4a5055"],
  ]);
  x.fillRect(0, 0, W, H);
  // trowel marks
  const r = new Rng(3),
    T = new Tones();
  for (let k = 0; k < 5200; k++) {
    const px = r.range(0, W),
      py = r.range(0, 1010),
      L = r.range(14, 60);
    const near = sstep(620, 430, Math.hypot(px - C[0], py - C[1]));
    T.add(
      mix(mix("#3f464b", "#8f958d", r.u()), "#b9c2ae", near * 0.35),
      (z) => dab(z, px, py, L, L * 0.16, r.g() * 0.6 + (py > 500 ? 0.2 : -0.2)),
      0.16,
    );
  }
  T.flush(x);
  // shade gathers in the upper corners and along the floor
  x.fillStyle = bokashi(
    x,
    0,
    0,
    0,
    420,
    [
      [0, "#14202a"],
      [1, "#14202a"],
    ],
    [
      [0, 0.72],
      [1, 0],
    ],
  );
  x.fillRect(0, 0, W, 420);
  x.fillStyle = bokashi(
    x,
    0,
    1010,
    0,
    800,
    [
      [0, "#14202a"],
      [1, "#14202a"],
    ],
    [
      [0, 0.4],
      [1, 0],
    ],
  );
  x.fillRect(0, 780, W, 240);
  x.globalCompositeOperation = "destination-out";
  x.fillStyle = "#000";
  x.beginPath();
  circle(x);
  x.fill();
}
P.put(wallL, { occlude: 1 });
// the thickness of the wall: lit crescent below and at the left, then the lacquered rim
P.block((x) => {
  x.beginPath();
  circle(x);
  circle(x, 22, -18, R - 14);
  x.fillStyle = bokashi(x, C[0] - R, C[1] - R, C[0] + R, C[1] + R, [
    [0, "#5b635f"],
    [0.35, "#9aa596"],
    [0.62, "#dfe4cc"],
    [1, "#f4f2da"],
  ]);
  x.fill("evenodd");
});
P.block((x) => {
  x.beginPath();
  circle(x, 0, 0, R + 24);
  circle(x, 0, 0, R - 3);
  x.fillStyle = bokashi(x, C[0] - R, C[1] - R, C[0] + R, C[1] + R, [
    [0, "#150f12"],
    [0.5, "#2b1d1a"],
    [0.8, "#4d3226"],
    [1, "#2b1d1a"],
  ]);
  x.fill("evenodd");
});
P.lines((x) => {
  for (const [rr, dx, dy, w] of [
    [R + 24, 0, 0, 3],
    [R - 3, 0, 0, 2.2],
    [R - 14, 22, -18, 1.6],
  ]) {
    const pts: Pt[] = [];
    for (let i = 0; i <= 160; i++)
      pts.push([
        C[0] + dx + rr * Math.cos((i / 160) * 6.2832),
        C[1] + dy + rr * Math.sin((i / 160) * 6.2832),
      ]);
    x.fillStyle = css(KEY, 0.85);
    x.beginPath();
    brushPath(x, pts, (t) => w * (0.8 + 0.4 * Math.sin(t * 21)));
    x.fill();
  }
});
// a thin light along the near edge of the rim
P.light((x) => {
  x.strokeStyle = "rgba(230,200,150,.5)";
  x.lineWidth = 3;
  x.beginPath();
  x.arc(C[0], C[1], R + 17, 0.25, 1.5);
  x.stroke();
});
tick("wall");

// ---------- boards ----------
const FLOOR = 1008;
const vp: Pt = [C[0], 560];
P.block((x) => {
  x.fillStyle = "#2a1c1a";
  x.fillRect(0, FLOOR - 30, W, 32);
  x.fillStyle = bokashi(x, 0, FLOOR, 0, H, [
    [0, "#6a4c38"],
    [0.4, "#4a3329"],
    [1, "#241a1c"],
  ]);
  x.fillRect(0, FLOOR, W, H - FLOOR);
});
// the window lies in the polish of the floor
P.light((x) => {
  x.save();
  x.translate(C[0] - 20, FLOOR + 62);
  x.scale(1, 0.2);
  const g = x.createRadialGradient(0, 0, 120, 0, 0, 420);
  g.addColorStop(0, "rgba(214,232,176,.75)");
  g.addColorStop(0.75, "rgba(190,214,150,.4)");
  g.addColorStop(1, "rgba(190,214,150,0)");
  x.fillStyle = g;
  x.fillRect(-500, -500, 1000, 1000);
  x.restore();
});
{
  const r = new Rng(5),
    T = new Tones();
  const down = (bx: number, y: number): Pt => [
    vp[0] + ((bx - vp[0]) * (y - vp[1])) / (FLOOR - vp[1]),
    y,
  ];
  for (let bx = -700; bx < 2300; bx += 118) {
    P.lines((k) => {
      k.fillStyle = css("#150f12", 0.9);
      k.beginPath();
      brushPath(k, [down(bx, FLOOR), down(bx, 1100), down(bx, H)], (t) => 1.4 + 2 * t);
      k.fill();
    });
    for (let q = 0; q < 16; q++) {
      const b = bx + r.range(6, 112),
        y0 = r.range(FLOOR, 1190),
        y1 = Math.min(H, y0 + r.range(20, 110));
      T.add(
        r.chance(0.5) ? "#8a6a4c" : "#1f1516",
        (z) =>
          brushPath(
            z,
            [down(b, y0), down(b, (y0 + y1) / 2), down(b, y1)],
            (t) => 2.2 * Math.sin(Math.PI * t),
          ),
        0.35,
      );
    }
  }
  T.flush(P.base.x);
}
// ---------- teapot and cup: the one warm thing ----------
{
  const L = layer(),
    K = layer();
  const X = 372,
    Y = 1104;
  const clay = ramp([
    [0, "#2a1214"],
    [0.3, "#6b2c20"],
    [0.55, "#a8482c"],
    [0.8, "#d97a4c"],
    [1, "#ffd2a0"],
  ]);
  const glaze = ramp([
    [0, "#33504c"],
    [0.35, "#6f9488"],
    [0.6, "#b2cbb4"],
    [0.85, "#e4ecd4"],
    [1, "#fffbe8"],
  ]);
  const wood = ramp([
    [0, "#120d10"],
    [0.4, "#2e1e1b"],
    [0.8, "#5f412e"],
    [1, "#9a7250"],
  ]);
  const base = { look: 0.3, light: [0.62, 0.6, 0.35] as [number, number, number], key: KEY };
  P.block(
    (x) => {
      x.fillStyle = "rgba(10,10,18,.55)";
      x.beginPath();
      x.ellipse(X + 50, Y + 24, 262, 46, 0, 0, 7);
      x.fill();
    },
    { op: "multiply" },
  );
  // a low round tray
  turn(L.x, K.x, {
    ...base,
    cx: X + 58,
    foot: Y + 6,
    profile: [
      [222, 0],
      [236, 5],
      [240, 12],
    ],
    ramp: wood,
    inside: "#3a2620",
    look: 0.2,
  });
  const line = (pts: Pt[], w: (t: number) => number, c: Col, t = L.x) => {
    t.fillStyle = css(c);
    t.beginPath();
    brushPath(t, catmull(pts, 8), w);
    t.fill();
  };
  // spout behind, side handle in front: both taper from the body
  for (const [d, c] of [
    [5, KEY],
    [0, "#8a3a26"],
  ] as [number, Col][])
    line(
      [
        [X - 54, Y - 58],
        [X - 98, Y - 76],
        [X - 122, Y - 112],
      ],
      (t) => 34 - 22 * t + d,
      c,
    );
  turn(L.x, K.x, {
    ...base,
    cx: X,
    foot: Y - 6,
    profile: [
      [46, 0],
      [74, 12],
      [88, 44],
      [82, 74],
      [58, 96],
      [40, 102],
    ],
    ramp: clay,
    gloss: 0.2,
  });
  turn(L.x, K.x, {
    ...base,
    cx: X,
    foot: Y - 103,
    profile: [
      [46, 0],
      [40, 8],
      [20, 16],
      [8, 18],
    ],
    ramp: clay,
  });
  turn(L.x, K.x, {
    ...base,
    cx: X,
    foot: Y - 119,
    profile: [
      [5, 0],
      [12, 9],
      [10, 17],
      [3, 21],
    ],
    ramp: clay,
    gloss: 0.2,
  });
  for (const [d, c] of [
    [5, KEY],
    [0, "#b04e30"],
    [-14, "#e08a5a"],
  ] as [number, Col][])
    line(
      [
        [X + 62, Y - 52],
        [X + 104, Y - 72],
        [X + 142, Y - 96],
      ],
      (t) => Math.max(2, 22 + 8 * t + d),
      c,
    );
  turn(L.x, K.x, {
    ...base,
    cx: X + 190,
    foot: Y + 6,
    profile: [
      [20, 0],
      [36, 10],
      [45, 34],
      [47, 48],
    ],
    ramp: glaze,
    inside: "#b9c86a",
  });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  const sp: Pt = [X + 190, Y - 44];
  P.mist(
    (x, y) => {
      const t = (sp[1] - y) / 260;
      if (t < 0 || t > 1) return 0;
      const c = sp[0] + 22 * Math.sin(t * 6 + 0.6) * (0.3 + t),
        w = 6 + 26 * t;
      return (
        0.55 *
        Math.exp(-(((x - c) / w) ** 2)) *
        (1 - t) *
        sstep(0, 0.1, t) *
        (0.6 + 0.5 * n.fbm(x * 0.02, y * 0.01, 3))
      );
    },
    "#eef0dc",
    { key: 0.4 },
  );
}
const out = P.finish({
  wood: 0.09,
  woodMask: (x, y) => (Math.hypot(x - C[0], y - C[1]) < R ? 0.6 : 1),
  vignette: 0.2,
  kuwahara: 0.8,
  blocks: 14,
  blockMix: 0.45,
  sat: 1.04,
});
seal(out.getContext("2d"), 1500, 1100, "雨", 32);
await save(out, "out/manpukuji-b.png");
console.log("total", elapsed().toFixed(1), SS);
