/** Mukojima-Hyakkaen C: harvest-moon night, paper lanterns along the path, pampas grass and an offering of dumplings. */
import {
  bokashi,
  clamp,
  type Col,
  css,
  elapsed,
  H,
  layer,
  mix,
  type Pt,
  ramp,
  Rng,
  shade,
  stamp,
  sstep,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, dab, poly, Tones } from "../../kit/brush.ts";
import { roundTree } from "../../kit/crowns.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { steps } from "../../kit/scene.ts";
import { proj } from "../../kit/terrain.ts";
import { turn } from "../../kit/vessel.ts";
import { lanterns } from "./c-lanterns.ts";
import { strollers } from "./c-people.ts";
import { bend, cam, lampSpots } from "./night.ts";

const P = new Print(41, "#e8dfc8"),
  n = P.noise;
const KEY = "#0b1024";
const MOON: Pt = [560, 262];

// ---------- night ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 0, 0, 640, [
      [0, "#0c1533"],
      [0.3, "#16265a"],
      [0.62, "#2d4a82"],
      [0.85, "#5d7ba0"],
      [1, "#93a5b4"],
    ]);
    x.fillRect(0, 0, W, 700);
  },
  { grain: 0.2 },
);
P.light((x) => {
  const g = x.createRadialGradient(MOON[0], MOON[1], 90, MOON[0], MOON[1], 460);
  g.addColorStop(0, "rgba(250,232,180,.62)");
  g.addColorStop(0.4, "rgba(200,210,200,.2)");
  g.addColorStop(1, "rgba(160,190,220,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, 800);
});
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, MOON[1] - 104, 0, MOON[1] + 104, [
      [0, "#fffaea"],
      [0.6, "#fdeec2"],
      [1, "#f6d894"],
    ]);
    x.beginPath();
    x.arc(MOON[0], MOON[1], 104, 0, 7);
    x.fill();
  },
  { grain: 0.05 },
);
// a few bars of cloud, one across the moon
P.mist(
  (x, y) => {
    const bars = sstep(60, 150, y) * sstep(470, 330, y);
    return bars * sstep(0.16, 0.5, n.fbm(x * 0.0013 + 2, y * 0.014, 5)) * 0.66;
  },
  "#4c6694",
  { grain: 0.2 },
);
tick("night");

// ---------- round trees beyond the garden ----------
const rows: [number, number, Col, Col, Col, number, number][] = [
  [16, 130, "#24407a", "#5f84b4", "#8fa6bc", 0.5, 8],
  [12, 190, "#14285a", "#4a6fa2", "#7088a8", 0.28, 10],
  [9, 260, "#0c1638", "#36568a", "#46608c", 0.08, 12],
];
rows.forEach(([count, w, dark, lit, haze, fog, leaf], i) => {
  const L = layer(),
    r = new Rng(8 + i);
  for (let k = 0; k < count; k++) {
    const cx = -80 + ((k + r.range(0.1, 0.9)) / count) * (W + 160),
      off = Math.abs(cx - 770);
    if (i === 2 && off < 330) continue;
    const s = r.range(0.75, 1.2),
      rise = (60 + 60 * i) * sstep(250, 900, off);
    roundTree(L.x, cx, 560 - rise * 0.6 - 10 * i, w * s, (w * 0.66 + rise) * s, 650, r, {
      leaf,
      light: cx > MOON[0] ? -0.9 : 0.9,
      col: (t, y) => mix(mix(dark, lit, t), haze, fog + 0.5 * sstep(560, 650, y) * (1 - i * 0.25)),
    });
  }
  // undergrowth closes the gaps between the trunks
  for (let k = 0; k < 30; k++)
    roundTree(L.x, r.range(-40, W + 40), 636 + i * 3, r.range(60, 120), r.range(30, 56), 652, r, {
      leaf: leaf * 0.7,
      light: -0.5,
      col: (t) => mix(mix(dark, lit, t * 0.8), haze, fog + 0.12),
    });
  P.put(L);
  P.mist(mistBand(n, 640, 50, 40, { max: 0.5 - i * 0.12, amp: 12 }), "#7c93b4", { grain: 0.12 });
});
tick("trees");

// ---------- ground: a winding path of light between beds of grass ----------
const earth = ramp([
  [0, "#0b1228"],
  [0.3, "#1c2648"],
  [0.55, "#4a4258"],
  [0.78, "#a8764e"],
  [1, "#f6cf86"],
]);
const lamps = lampSpots();
P.put(
  shade((px, py, o) => {
    if (py < cam.hy + 30) {
      o[3] = 0;
      return;
    }
    const d = (cam.z * cam.f) / (py - cam.hy),
      x = cam.x + ((px - cam.cx) * d) / cam.f;
    const off = Math.abs(x - bend(d));
    let glow = 0;
    for (const l of lamps)
      glow += Math.exp(-((x - l.x) ** 2 + (d - l.y) ** 2) / (0.5 + 0.045 * l.y));
    const onPath = sstep(1.05, 0.85, off + 0.12 * n.n2(d * 1.2, x > bend(d) ? 2 : 7));
    let t =
      0.12 +
      0.12 * onPath +
      0.62 * clamp(glow) * (0.35 + 0.65 * onPath) +
      0.05 * n.n2(x * 6, d * 4) +
      0.12 * sstep(8, 40, d) * onPath;
    t = steps(t, 8);
    const c = mix(earth.at(t), "#24465a", 0.5 * (1 - onPath) * (1 - clamp(glow)));
    const h = sstep(14, 70, d) * 0.7;
    const m = mix(c, "#5d7ba0", h);
    o[0] = m[0];
    o[1] = m[1];
    o[2] = m[2];
    o[3] = 255;
  }),
  { occlude: 1 },
);

// ---------- beds: grasses, bush clover and lanterns, from far to near ----------
const blade = ramp([
  [0, "#0a1228"],
  [0.3, "#14294a"],
  [0.55, "#2d5468"],
  [0.78, "#7c8f74"],
  [1, "#f2cf8c"],
]);
const L = layer(),
  K = layer();
const r = new Rng(19);
const bands = [26, 20, 16, 13, 10.5, 8.6, 7.2, 6.1, 5.2, 4.5, 3.9];
bands.forEach((d0, i) => {
  const d1 = bands[i + 1] ?? 3.4;
  const T = new Tones();
  // clipped bushes stand in the beds
  for (let k = 0; k < 5; k++) {
    const d = r.range(d1, d0),
      side = k % 2 ? 1 : -1,
      x = bend(d) + side * r.range(2.1, 2 + d * 0.42);
    const [sx, sy] = proj(cam, x, d, 0),
      u = cam.f / d,
      w = u * r.range(0.7, 1.3);
    if (d < 5 || (d < 9 && side > 0)) continue;
    roundTree(L.x, sx, sy - w * 0.26, w, w * 0.62, sy, r, {
      leaf: Math.max(5, u * 0.055),
      light: -side * 0.9,
      col: (t) =>
        mix(
          mix("#0a1430", "#3c6486", t),
          r.chance(0.06) ? "#a06a9a" : "#4f6f9a",
          0.15 + 0.4 * sstep(10, 30, d),
        ),
    });
  }
  for (let k = 0; k < 520; k++) {
    const d = r.range(d1, d0),
      side = r.chance(0.5) ? 1 : -1;
    const x =
      bend(d) + side * (1.05 + (r.chance(0.5) ? Math.abs(r.g()) * 1.2 : r.range(0, d * 0.55)));
    const [sx, sy] = proj(cam, x, d, 0);
    if (sx < -60 || sx > W + 60) continue;
    let glow = 0;
    for (const l of lamps)
      glow += Math.exp(-((x - l.x) ** 2 + (d - l.y) ** 2) / (0.35 + 0.03 * l.y));
    const u = cam.f / d,
      len = u * r.range(0.18, 0.5),
      a = -1.57 + r.g() * 0.32;
    const t = Math.round(clamp(0.2 + 0.55 * glow + r.g() * 0.09 + 0.1 * sstep(6, 26, d)) * 8) / 8;
    T.add(blade.at(t), (z) =>
      dab(z, sx, sy, len, Math.max(1, len * 0.07), a, r.range(-0.14, 0.14)),
    );
  }
  T.flush(L.x);
  lanterns(
    L.x,
    K.x,
    lamps.filter((l) => l.y <= d0 && l.y > d1),
    KEY,
  );
  if (i === 1) strollers(L.x, K.x);
});
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
// lantern halos
P.light((x) => {
  for (const l of lamps) {
    const [sx, sy, d] = proj(cam, l.x, l.y, l.z);
    const R = (cam.f / d) * 1.05;
    const g = x.createRadialGradient(sx, sy, 2, sx, sy, R);
    g.addColorStop(0, "rgba(255,196,104,.62)");
    g.addColorStop(0.35, "rgba(240,150,70,.2)");
    g.addColorStop(1, "rgba(240,140,60,0)");
    x.fillStyle = g;
    x.fillRect(sx - R, sy - R, R * 2, R * 2);
  }
});
tick("beds");

// ---------- near: pampas arching over the offering ----------
{
  const N = layer(),
    NK = layer(),
    q = new Rng(6);
  const T = new Tones();
  const plume = (x0: number, y0: number, len: number, lean: number, lit: number) => {
    const pts = catmull(
      [
        [x0, y0],
        [x0 + lean * 0.2 * len, y0 - len * 0.5],
        [x0 + lean * 0.52 * len, y0 - len * 0.86],
        [x0 + lean * 0.95 * len, y0 - len * 0.93],
      ],
      10,
    );
    T.add(blade.at(0.3 + lit * 0.3), (z) => brushPath(z, pts, (t) => 4.5 * (1 - 0.6 * t)));
    T.flush(N.x);
    const m = pts.length;
    for (let pass = 0; pass < 2; pass++) {
      for (let i = Math.floor(m * 0.6); i < m; i++) {
        const p = pts[i],
          a = Math.atan2(p[1] - pts[i - 1][1], p[0] - pts[i - 1][0]);
        for (let k = 0; k < 12; k++) {
          const t = clamp(0.4 + lit * 0.4 + (pass ? 0.16 : -0.12) + q.g() * 0.1);
          const c = mix("#3b4468", "#f7e6bc", Math.round(t * 7) / 7);
          const hang = a + (lean > 0 ? 1 : -1) * q.range(0.15, 0.95);
          T.add(
            c,
            (z) =>
              dab(
                z,
                p[0] + q.g() * 2,
                p[1] + q.g() * 2,
                q.range(22, 50),
                2.6,
                hang,
                lean > 0 ? 0.12 : -0.12,
              ),
            0.9,
          );
        }
      }
      T.flush(N.x);
    }
  };
  const leafBlade = (x0: number, y0: number, len: number, lean: number, t: number) => {
    const pts = catmull(
      [
        [x0, y0],
        [x0 + lean * 0.25 * len, y0 - len * 0.6],
        [x0 + lean * 0.62 * len, y0 - len * 0.82],
        [x0 + lean * 1.02 * len, y0 - len * 0.66],
      ],
      8,
    );
    T.add(blade.at(t), (z) => brushPath(z, pts, (v) => 11 * Math.sin(Math.PI * (0.12 + 0.86 * v))));
  };
  for (let k = 0; k < 34; k++)
    leafBlade(
      1420 + q.range(-170, 210),
      1230,
      q.range(330, 700),
      q.range(-0.95, 0.35),
      Math.round(q.range(0.05, 0.45) * 8) / 8,
    );
  T.flush(N.x);
  for (const [x0, len, lean, lit] of [
    [1500, 960, -0.3, 0.7],
    [1560, 800, -0.62, 0.5],
    [1440, 820, -0.16, 0.8],
    [1590, 1010, -0.1, 0.45],
    [1380, 660, -0.42, 0.9],
    [1475, 700, 0.12, 0.6],
  ])
    plume(x0, 1240, len, lean, lit);
  for (let k = 0; k < 22; k++)
    leafBlade(
      60 + q.range(-140, 120),
      1240,
      q.range(240, 470),
      q.range(-0.2, 0.9),
      Math.round(q.range(0.05, 0.3) * 8) / 8,
    );
  T.flush(N.x);
  // the stand of plain wood with its pyramid of dumplings
  const X = 1115,
    Y = 1128;
  const wood = ramp([
    [0, "#2a1a24"],
    [0.35, "#7a4a34"],
    [0.65, "#c8925a"],
    [1, "#ffdf9e"],
  ]);
  const face = (pts: Pt[], c: Col | CanvasGradient) => {
    N.x.fillStyle = (Array.isArray(c) ? css(c as Col) : c) as never;
    poly(N.x, pts);
    N.x.fill();
    NK.x.fillStyle = css(KEY, 0.9);
    NK.x.beginPath();
    brushPath(NK.x, [...pts, pts[0]], (t) => 1.8 + 0.6 * Math.sin(t * 20));
    NK.x.fill();
  };
  N.x.fillStyle = "rgba(6,10,28,.65)";
  N.x.beginPath();
  N.x.ellipse(X + 10, Y + 58, 190, 26, 0, 0, 7);
  N.x.fill();
  face(
    [
      [X - 92, Y - 40],
      [X + 30, Y - 34],
      [X + 30, Y + 62],
      [X - 92, Y + 48],
    ],
    wood.at(0.72),
  );
  face(
    [
      [X + 30, Y - 34],
      [X + 104, Y - 44],
      [X + 104, Y + 44],
      [X + 30, Y + 62],
    ],
    wood.at(0.32),
  );
  N.x.fillStyle = css(wood.at(0.12));
  N.x.beginPath();
  N.x.ellipse(X - 32, Y + 6, 19, 25, 0.06, 0, 7);
  N.x.fill();
  face(
    [
      [X - 148, Y - 64],
      [X + 40, Y - 52],
      [X + 150, Y - 74],
      [X - 30, Y - 88],
    ],
    wood.at(0.85),
  );
  face(
    [
      [X - 148, Y - 64],
      [X + 40, Y - 52],
      [X + 40, Y - 32],
      [X - 148, Y - 44],
    ],
    wood.at(0.66),
  );
  face(
    [
      [X + 40, Y - 52],
      [X + 150, Y - 74],
      [X + 150, Y - 54],
      [X + 40, Y - 32],
    ],
    wood.at(0.3),
  );
  const rice = ramp([
    [0, "#3a3a62"],
    [0.3, "#8f88a0"],
    [0.55, "#e2d4c2"],
    [0.8, "#fff3d8"],
    [1, "#ffffff"],
  ]);
  const ball = (bx: number, by: number) =>
    turn(N.x, NK.x, {
      cx: bx,
      foot: by,
      profile: [
        [9, 0],
        [24, 6],
        [31, 22],
        [28, 40],
        [14, 51],
        [2, 53],
      ],
      look: 0.25,
      ramp: rice,
      light: [-0.6, 0.6, 0.42],
      key: KEY,
      lw: 1.5,
      steps: 6,
    });
  for (const [dx, dy] of [
    [-62, -74],
    [0, -78],
    [62, -82],
    [-84, -58],
    [-28, -56],
    [28, -58],
    [80, -64],
  ])
    ball(X + dx, Y + dy);
  for (const [dx, dy] of [
    [-34, -112],
    [28, -116],
    [-58, -98],
    [0, -98],
    [54, -104],
  ])
    ball(X + dx, Y + dy);
  for (const [dx, dy] of [
    [-28, -140],
    [28, -143],
    [0, -182],
  ])
    ball(X + dx, Y + dy);
  P.put(N, { occlude: 1 });
  stamp(P.key.x, NK);
}
tick("offering");
P.light(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      260,
      [
        [0, "#060b22"],
        [1, "#060b22"],
      ],
      [
        [0, 0.6],
        [1, 0],
      ],
    );
    x.fillRect(0, 0, W, 260);
    x.fillStyle = bokashi(
      x,
      0,
      H,
      0,
      H - 200,
      [
        [0, "#060b22"],
        [1, "#060b22"],
      ],
      [
        [0, 0.55],
        [1, 0],
      ],
    );
    x.fillRect(0, H - 200, W, 200);
  },
  { op: "multiply" },
);
const out = P.finish({
  wood: 0.1,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.5),
  vignette: 0.2,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.45,
  sat: 1.06,
});
seal(out.getContext("2d"), 40, 1096, "月", 34);
await save(out, "out/hyakkaen-c.png");
console.log("total", elapsed().toFixed(1));
