/** Manpuku-ji A: the great wooden fish hanging in the corridor, old wood against a bright court, its ball in its jaws. */
import {
  bokashi,
  clamp,
  type Col,
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
import { brushPath, catmull, poly, Tones } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { mistBand, Print, seal } from "../../kit/print.ts";
import { type RoofPen, type Roof } from "../../kit/roof-parts.ts";
import { tiledRoof } from "../../kit/roof.ts";
import { steps } from "../../kit/scene.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { fishAt, fn, halfAt, LEFT, LEN, spine } from "./a-fish.ts";

const P = new Print(83, "#efe6d0"),
  n = P.noise;
const KEY = "#1a1418";

// ---------- the bright court beyond ----------
const cam: Cam = { x: 0, y: 0, z: 1.6, f: 1150, cx: 940, hy: 730 };
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 0, 0, 760, [
      [0, "#b9cfc4"],
      [0.4, "#e6e6cf"],
      [1, "#f6ecd0"],
    ]);
    x.fillRect(0, 0, W, 900);
  },
  { grain: 0.12 },
);
{
  const L = layer(),
    K = layer();
  const p: RoofPen = {
    x: L.x,
    k: K.x,
    key: "#6a6a62",
    r: new Rng(2),
    ppm: cam.f / 20,
    P: (x, y, z) => proj(cam, x, y, z).slice(0, 2) as Pt,
  };
  const tiles = ramp([
    [0, "#7c9290"],
    [0.5, "#a9b8ac"],
    [1, "#f0e6c8"],
  ]);
  const wall = (x0: number, x1: number, z0: number, z1: number, c: Col, y = 22) => {
    L.x.fillStyle = css(c);
    poly(L.x, [p.P(x0, y, z0), p.P(x1, y, z0), p.P(x1, y, z1), p.P(x0, y, z1)]);
    L.x.fill();
  };
  wall(-30, 30, 0.4, 5.2, "#f4ead0");
  for (let x = -27; x <= 27; x += 4.5) wall(x, x + 0.4, 0.3, 5.2, "#c9a982", 21.9);
  wall(-30, 30, 4.3, 4.7, "#c9a982", 21.9);
  wall(-30, 30, 0.3, 1.2, "#dcc6a2", 21.9);
  for (let x = -24.55; x < 27; x += 9) {
    const c = p.P(x, 22, 2.9),
      rr = 0.95 * p.ppm;
    L.x.fillStyle = css("#b99a78");
    L.x.beginPath();
    L.x.arc(c[0], c[1], rr, 0, 7);
    L.x.fill();
    L.x.fillStyle = css("#f4ead0");
    for (let q = -3; q <= 3; q++)
      L.x.fillRect(c[0] + q * rr * 0.26 - rr * 0.035, c[1] - rr * 0.92, rr * 0.07, rr * 1.84);
  }
  const o: Roof = {
    cx: 1,
    y: 24,
    run: 3.6,
    ridge: 9.4,
    eave: 5.6,
    half: 27,
    wide: 30,
    gable: 0.5,
    upturn: 0.6,
    ramp: tiles,
    rim: "#fff0cc",
    shade: (_u, v) => 0.5 + 0.2 * v,
    tile: 0.4,
  };
  tiledRoof(p, o);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K, { alpha: 0.35 });
  P.mist(mistBand(n, 420, 330, 330, { max: 0.42, amp: 30 }), "#f8f0d8", { grain: 0.08 });
}
// paved ground in sun, with the corridor's shade near us
const pave = ramp([
  [0, "#4b4650"],
  [0.4, "#8f8578"],
  [0.7, "#d8c8a4"],
  [1, "#fff3d0"],
]);
P.put(
  shade((px, py, o) => {
    if (py < 812) {
      o[3] = 0;
      return;
    }
    const d = (cam.z * cam.f) / (py - cam.hy),
      x = ((px - cam.cx) * d) / cam.f;
    const u = (x + d) / 1.1,
      v = (x - d) / 1.1,
      fu = u - Math.floor(u),
      fv = v - Math.floor(v);
    const joint = Math.min(Math.min(fu, 1 - fu), Math.min(fv, 1 - fv));
    const id = Math.floor(u) * 7 + Math.floor(v) * 13;
    const shadow = sstep(6.7, 6.4, d + 0.12 * n.n2(x * 2, 1));
    let t = lerp(0.86, 0.34, shadow) + 0.09 * Math.sin(id * 12.9) + 0.02 * n.n2(x * 3, d * 3);
    t *= 1 - 0.4 * sstep(0.03, 0.012, joint);
    const c = pave.at(steps(t, 8));
    const m = mix(c, "#f6ecd0", sstep(10, 22, d) * 0.7);
    for (let k = 0; k < 3; k++) o[k] = m[k];
    o[3] = 255;
  }),
  { occlude: 1 },
);
tick("court");

// ---------- corridor: beam, posts ----------
const wood = ramp([
  [0, "#120d11"],
  [0.3, "#2d1f20"],
  [0.6, "#5a3f30"],
  [0.85, "#946a48"],
  [1, "#dcae78"],
]);
const timber = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  along: "x" | "y",
  seed: number,
  lit: (u: number, v: number) => number,
) => {
  const g = new Noise(seed);
  const L = shade((x, y, o) => {
    if (x < x0 || x > x1 || y < y0 || y > y1) {
      o[3] = 0;
      return;
    }
    const a = along === "x" ? x : y,
      b = along === "x" ? y - y0 : x - x0;
    const line =
      g.n2(a * 0.0016, b * 0.09 + 1.6 * g.n2(a * 0.002, b * 0.01)) * 0.6 +
      g.n2(a * 0.01, b * 0.4) * 0.4;
    const c = wood.at(steps(lit((x - x0) / (x1 - x0), (y - y0) / (y1 - y0)) + 0.1 * line, 8));
    for (let k = 0; k < 3; k++) o[k] = c[k];
    o[3] = 255;
  });
  P.put(L, { occlude: 1 });
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.9);
    k.beginPath();
    const w = (t: number) => 3 + Math.sin(t * 17);
    brushPath(
      k,
      [
        [x0, y0],
        [x0, (y0 + y1) / 2],
        [x0, y1],
      ],
      w,
    );
    brushPath(
      k,
      [
        [x1, y0],
        [x1, (y0 + y1) / 2],
        [x1, y1],
      ],
      w,
    );
    if (along === "x")
      brushPath(
        k,
        [
          [x0, y1],
          [(x0 + x1) / 2, y1 + 1],
          [x1, y1],
        ],
        w,
      );
    k.fill();
  });
};
timber(38, 0, 168, H, "y", 4, (u) => 0.2 + 0.62 * sstep(0.55, 0.98, u));
timber(1470, 0, 1600, H, "y", 5, (u) => 0.1 + 0.5 * sstep(0.3, 0.02, u));
timber(-10, 0, W + 10, 128, "x", 6, (_u, v) => 0.14 + 0.4 * sstep(0.7, 1, v));
timber(-10, 148, W + 10, 196, "x", 7, (_u, v) => 0.2 + 0.5 * sstep(0.55, 1, v));
// stone footings
P.block((x) => {
  for (const [a, b] of [
    [14, 192],
    [1446, 1612],
  ]) {
    x.fillStyle = bokashi(x, a, 0, b, 0, [
      [0, "#4b4650"],
      [0.7, "#8f8578"],
      [1, "#c9b896"],
    ]);
    poly(x, [
      [a + 16, 1096],
      [b - 16, 1096],
      [b, 1150],
      [b, H],
      [a, H],
      [a, 1150],
    ]);
    x.fill();
  }
});
tick("timber");

// ---------- the fish ----------
const old = ramp([
  [0, "#1a1216"],
  [0.2, "#39291f"],
  [0.42, "#6b5038"],
  [0.62, "#a17f56"],
  [0.8, "#d3b380"],
  [1, "#fff0c6"],
]);
const LT = [0.52, -0.66, 0.54];
P.put(
  shade((x, y, o) => {
    const c = fishAt(x, y);
    if (!c.on) {
      o[3] = 0;
      return;
    }
    const h = c.h,
      part = c.part,
      cut = c.cut,
      e = 1.6;
    const cx = fishAt(x + e, y),
      hx = cx.on ? cx.h : h - 3;
    const cy = fishAt(x, y + e),
      hy = cy.on ? cy.h : h - 3;
    const nx = -(hx - h) / e,
      ny = -(hy - h) / e,
      il = 1 / Math.hypot(nx, ny, 1);
    const nl = (nx * LT[0] + ny * LT[1] + LT[2]) * il;
    // the grain of the trunk it was cut from, and long drying cracks
    const yy = y - spine(clamp((x - LEFT) / LEN, 0, 1.2));
    const grain =
      fn.n2(x * 0.002, yy * 0.05 + 1.5 * fn.n2(x * 0.0022, yy * 0.008)) * 0.6 +
      fn.n2(x * 0.012, yy * 0.22) * 0.4;
    const crack =
      sstep(0.93, 0.985, 1 - Math.abs(fn.n2(x * 0.0017 + 4, yy * 0.021 + 8))) *
      sstep(-0.1, 0.4, fn.n2(x * 0.004, yy * 0.01 + 3));
    let t = 0.14 + 0.66 * clamp(nl) + 0.07 * grain;
    if (part === 3) t = 0.03;
    if (part === 2) t += 0.06;
    t *= 1 - 0.55 * cut;
    t *= 1 - 0.5 * crack;
    let col = old.at(steps(t, 9, 0.2));
    // bounced court light warms the belly, weather greys the back
    col = mix(col, "#c08a58", 0.18 * sstep(0.1, 0.9, ny * il));
    col = mix(col, "#9aa09a", 0.22 * sstep(-0.2, -0.9, ny * il) * (0.6 + 0.4 * grain));
    if (part === 2) col = mix(col, "#c23a24", 0.42);
    for (let k = 0; k < 3; k++) o[k] = col[k];
    o[3] = 255;
  }),
  { occlude: 1 },
);
tick("fish");
// outline and carved lines, from the relief itself
{
  const L = shade((x, y, o) => {
    const c = fishAt(x, y),
      on = c.on,
      part = c.part,
      cut = c.cut;
    o[0] = 26;
    o[1] = 20;
    o[2] = 24;
    o[3] = 0;
    const w = 2.6 + 1.1 * n.n2(x * 0.012, y * 0.012);
    let edge = false;
    for (const [dx, dy] of [
      [w, 0],
      [-w, 0],
      [0, w],
      [0, -w],
    ]) {
      const q = fishAt(x + dx, y + dy);
      if (q.on !== on || (q.on && on && q.part !== part)) edge = true;
    }
    if (edge && on) o[3] = 235;
    else if (on && cut > 0.55)
      o[3] = 215 * sstep(0.5, 0.8, cut) * (0.75 + 0.3 * n.n2(x * 0.02, y * 0.02));
  });
  stamp(P.key.x, L);
}
tick("lines");

// ---------- ropes and mallet ----------
const T = new Tones();
const rope = (pts: Pt[], w: number, light: Col, dark: Col) => {
  const p = catmull(pts, 24);
  P.block((x) => {
    x.fillStyle = css(mix(light, dark, 0.55));
    x.beginPath();
    brushPath(x, p, () => w);
    x.fill();
  });
  let acc = 0;
  for (let i = 1; i < p.length; i++) {
    const dx = p[i][0] - p[i - 1][0],
      dy = p[i][1] - p[i - 1][1],
      l = Math.hypot(dx, dy) || 1;
    acc += l;
    if (acc < w * 0.42) continue;
    acc = 0;
    const nx = -dy / l,
      ny = dx / l,
      tx = dx / l,
      ty = dy / l;
    const a: Pt = [
        p[i][0] - nx * w * 0.46 - tx * w * 0.26,
        p[i][1] - ny * w * 0.46 - ty * w * 0.26,
      ],
      b: Pt = [p[i][0] + nx * w * 0.46 + tx * w * 0.26, p[i][1] + ny * w * 0.46 + ty * w * 0.26];
    T.add(light, (z) =>
      brushPath(z, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], () => w * 0.22),
    );
  }
  T.flush(P.base.x);
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.85);
    k.beginPath();
    for (const s of [-1, 1])
      brushPath(
        k,
        p.map((q): Pt => [q[0] + (s * w) / 2, q[1]]),
        () => 1.6,
      );
    k.fill();
  });
};
for (const s of [0.28, 0.63]) {
  const x = LEFT + s * LEN * 0.86,
    y = spine(s) - halfAt(s);
  rope(
    [
      [x - 6, 190],
      [x - 2, (190 + y) / 2],
      [x, y - (s < 0.3 ? 4 : 30)],
    ],
    20,
    "#d9c08a",
    "#5b4630",
  );
  rope(
    [
      [x - 24, 196],
      [x + 2, 214],
      [x + 24, 196],
    ],
    18,
    "#d9c08a",
    "#5b4630",
  );
}
// the mallet waits on its cord by the post
{
  const X = 1408;
  rope(
    [
      [X + 30, 196],
      [X + 14, 330],
      [X, 470],
    ],
    8,
    "#c9ad78",
    "#4a3626",
  );
  const L = layer(),
    K = layer();
  const stick: Pt[] = [
    [X, 466],
    [X - 8, 600],
    [X - 20, 760],
  ];
  L.x.fillStyle = css("#5a3f30");
  L.x.beginPath();
  brushPath(L.x, stick, () => 17);
  L.x.fill();
  L.x.fillStyle = css("#b98a5a");
  L.x.beginPath();
  brushPath(
    L.x,
    stick.map((q): Pt => [q[0] + 4, q[1]]),
    () => 5,
  );
  L.x.fill();
  const head: Pt[] = [
    [X - 84, 742],
    [X + 40, 756],
    [X + 36, 832],
    [X - 92, 818],
  ];
  L.x.fillStyle = bokashi(L.x, 0, 742, 0, 832, [
    [0, "#d3a870"],
    [0.45, "#8a6040"],
    [1, "#3a261e"],
  ]) as never;
  poly(L.x, head);
  L.x.fill();
  L.x.fillStyle = css("#e2bd86");
  L.x.beginPath();
  L.x.ellipse(X + 38, 794, 11, 38, 0.05, 0, 7);
  L.x.fill();
  K.x.fillStyle = css(KEY, 0.9);
  K.x.beginPath();
  brushPath(K.x, [...head, head[0]], () => 2.6);
  for (const s of [-1, 1])
    brushPath(
      K.x,
      stick.map((q): Pt => [q[0] + s * 8.5, q[1]]),
      () => 2,
    );
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
P.light(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      300,
      [
        [0, "#140d14"],
        [1, "#140d14"],
      ],
      [
        [0, 0.7],
        [1, 0],
      ],
    );
    x.fillRect(0, 0, W, 300);
    x.fillStyle = bokashi(
      x,
      0,
      H,
      0,
      H - 220,
      [
        [0, "#1f1a2c"],
        [1, "#1f1a2c"],
      ],
      [
        [0, 0.5],
        [1, 0],
      ],
    );
    x.fillRect(0, H - 220, W, 220);
  },
  { op: "multiply" },
);
const out = P.finish({
  wood: 0.09,
  woodMask: () => 0.6,
  vignette: 0.12,
  kuwahara: 0.6,
  blocks: 15,
  blockMix: 0.4,
  sat: 1.04,
});
seal(out.getContext("2d"), 1290, 1096, "魚", 32);
await save(out, "out/manpukuji-a.png");
console.log("total", elapsed().toFixed(1));
