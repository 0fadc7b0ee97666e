import {
  W,
  H,
  PW,
  PH,
  SS,
  Noise,
  Rng,
  layer,
  stamp,
  clamp,
  lerp,
  sstep,
  css,
  mix,
  ramp,
  bokashi,
  getPx,
  putPx,
  tick,
  elapsed,
  tweak,
  shade,
  hex,
  type Pt,
  type RGB,
  type Col,
  pixels,
} from "../../kit/core.ts";
import { Print, mistBand, seal } from "../../kit/print.ts";
import { renderHeight, proj, worley, cell, type Cam } from "../../kit/terrain.ts";
import {
  catmull,
  poly,
  fillPoly,
  stroke,
  hand,
  dab,
  Tones,
  roughen,
  brushPath,
} from "../../kit/brush.ts";
import { cedarCrown, cedarTrunk, cedarBough, fern as fern0, grass } from "../../kit/flora.ts";
import { sprite, bigUmbrella, shape, line } from "../../kit/figures.ts";
import { carve, inkFigure, pilgrim, placeFig } from "../../kit/people.ts";
import { frame, face, edge, thatch, quadUV, chochin } from "../../kit/build.ts";
import { save } from "../../kit/out.ts";

const P = new Print(53, "#e9e2cc");
const fern = (
  x: any,
  px: number,
  py: number,
  s: number,
  r: Rng,
  cols: (t: number) => Col,
  n = 7,
) => {
  const sd = r.int(1, 1e6);
  fern0(x, px, py, s, new Rng(sd), cols, n);
  const k = P.key.x;
  k.save();
  k.globalCompositeOperation = "destination-out";
  fern0(k, px, py, s, new Rng(sd), () => "#000000", n);
  k.restore();
};
const n = P.noise,
  r = P.rng;
const KEY = "#1a1f2c";
const MIST: RGB = hex("#dcddc9"),
  COOL: RGB = hex("#a9bdbd");
const hz = (d: number) => clamp(1 - Math.exp(-Math.max(0, d - 5) / 21));
const cam: Cam = { x: 0, y: 0, z: 1.75, f: 1180, cx: 760, hy: 560 };
const gn = new Noise(4);

// ---------- backdrop: luminous mist ----------
const GX = 640;
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 0, 0, 700, [
      [0, "#3f5f68"],
      [0.25, "#7d9a98"],
      [0.5, "#b9c8ba"],
      [0.75, "#e6e2ca"],
      [1, "#efe3c4"],
    ]);
    x.fillRect(0, 0, W, 800);
  },
  { grain: 0.15 },
);
P.light((x) => {
  const g = x.createRadialGradient(GX, 420, 20, GX, 420, 560);
  g.addColorStop(0, "rgba(255,240,205,.9)");
  g.addColorStop(1, "rgba(255,235,200,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, 1000);
});
// far cedars: whole silhouettes
(
  [
    [15, 1.0, "#9fb5ae", "#c3cfbf", 130],
    [12, 1.5, "#77958f", "#a9bcae", 190],
    [9, 2.3, "#4b6f6c", "#86a096", 260],
  ] as [number, number, string, string, number][]
).forEach(([cnt, s, dk, lt, gap], li) => {
  const L = layer(),
    cr = new Rng(80 + li);
  for (let i = 0; i < cnt; i++) {
    const bx = ((i + cr.range(0.1, 0.9)) / cnt) * (W + 160) - 80;
    if (Math.abs(bx - GX) < gap * 0.62) continue;
    const dd = Math.abs(bx - GX);
    const top = 250 - dd * 0.42 * (1 + li * 0.25) + cr.range(-50, 60),
      bot = 520 + cr.range(-20, 40);
    const half = cr.range(46, 66) * s * 0.8;
    L.x.fillStyle = css(mix(dk, MIST, 0.3));
    L.x.fillRect(bx - 3 * s, top + 60, 6 * s, 560 - top);
    cedarCrown(L.x, bx, top, bot, half, cr, {
      s: 1.35 * s,
      dens: 0.8,
      lightDir: bx < GX ? 1 : -1,
      col: (t, y) => mix(mix(dk, lt, t), MIST, sstep(240, 590, y) * 0.9),
    });
  }
  P.put(L, { alpha: 0.95 });
  P.mist(mistBand(n, 520 - li * 40, 170, 170, { max: 0.6, amp: 40 }), "#e3e2cd", { grain: 0.1 });
});
tick("backdrop");

// ---------- ground: stone-paved road climbing through banks ----------
const rx = (y: number) => -0.35 + 1.5 * Math.sin(y * 0.088 + 0.1) - 0.0009 * y * y;
const RW = 1.75;
function road(x: number, y: number) {
  return x - rx(y);
}
const SX = 2.1,
  SY = 1.75;
const TX = 5.9,
  TY = 18.2; // tea-house yard
function gz(x: number, y: number, d = 0) {
  const dx = road(x, y),
    ax = Math.abs(dx);
  let z = 0.03 * y + 0.00045 * y * y;
  const yard = Math.exp(-((x - TX) ** 2) / 22 - (y - TY) ** 2 / 26);
  const bank =
    dx < 0
      ? 1.9 * sstep(1.75, 5.2, ax) + 0.16 * Math.max(0, ax - 4)
      : lerp(
          1.3 * sstep(1.9, 5.5, ax) + 0.1 * Math.max(0, ax - 4),
          0.12 * sstep(1.8, 2.6, ax),
          clamp(yard * 1.7),
        );
  z +=
    bank +
    (ax > RW
      ? 0.1 * gn.n2(x * 1.1, y * 1.1) + 0.05 * gn.n2(x * 3, y * 3)
      : 0.03 * gn.n2(x * 0.8, y * 0.8));
  if (ax < RW + 0.25 && y < 46) {
    worley(dx * SX + 0.35 * gn.n2(x * 0.7, y * 0.7), y * SY, 0.86);
    const e = cell.edge;
    const dome = Math.pow(sstep(0.0, 0.2, e), 0.8);
    const m = sstep(RW + 0.22, RW - 0.02, ax + 0.16 * gn.n2(x * 2, y * 2));
    z +=
      m *
      dome *
      (0.05 +
        0.045 * cell.id +
        0.05 * (cell.dx * (cell.id - 0.5) + cell.dy * (0.5 - cell.id * 0.7)));
  }
  return z;
}
const G = renderHeight(cam, gz, 1.9, 80, 0.0012, 0.004);
tick("road march");
const stoneR = ramp([
  [0, "#182235"],
  [0.25, "#3a4758"],
  [0.48, "#6f7a80"],
  [0.7, "#a9aea4"],
  [0.88, "#d9d5bf"],
  [1, "#f6ecd0"],
]);
const earthR = ramp([
  [0, "#141f2b"],
  [0.3, "#2f3a34"],
  [0.55, "#5a6040"],
  [0.8, "#98935a"],
  [1, "#cfc17e"],
]);
const mossR = ramp([
  [0, "#0f2a30"],
  [0.3, "#1f4a3c"],
  [0.58, "#4f7a42"],
  [0.82, "#96a452"],
  [1, "#dcd288"],
]);
const tone = new Float32Array(PW * PH),
  onRoad = new Uint8Array(PW * PH);
P.put(
  shade((x, y, o) => {
    const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
    const d = G.dep[i];
    if (d === Infinity) {
      o[3] = 0;
      return;
    }
    const wx = G.wx[i],
      wy = G.wy[i];
    const e = 0.01 + d * 0.0012;
    const h0 = gz(wx, wy),
      gx = (gz(wx + e, wy) - h0) / e,
      gy = (gz(wx, wy + e) - h0) / e;
    const il = 1 / Math.hypot(gx, gy, 1);
    // light comes down the road out of the mist: back-lit, wet tops
    const nl = (gx * 0.12 - gy * 0.62 + 0.62) * il;
    const dx = road(wx, wy),
      ax = Math.abs(dx);
    const grain = gn.n2(wx * 16, wy * 16) * 0.5 + gn.n2(wx * 38, wy * 38) * 0.35;
    const m = sstep(RW + 0.22, RW - 0.05, ax + 0.16 * gn.n2(wx * 2, wy * 2));
    let C: RGB;
    let t: number;
    const shadeT = 0.74 + 0.26 * sstep(-0.3, 0.4, gn.fbm(wx * 0.22 + 9, wy * 0.16, 2));
    if (m > 0.5) {
      worley(dx * SX + 0.35 * gn.n2(wx * 0.7, wy * 0.7), wy * SY, 0.86);
      const ed = cell.edge,
        id = cell.id;
      t =
        (0.05 + 0.86 * Math.pow(clamp(nl * 1.1), 1.3) + 0.2 * (id - 0.5)) * shadeT +
        0.05 * grain +
        0.2 * sstep(3, 14, d) * sstep(1.7, 0.3, ax) +
        0.08 * sstep(1.2, 0.2, ax);
      const crev = sstep(0.15, 0.02, ed);
      t *= 1 - 0.75 * crev;
      const k = 6,
        tt = clamp(t) * k,
        f0 = Math.floor(tt);
      t = (f0 + sstep(0.2, 0.8, tt - f0)) / k;
      C = stoneR.at(t);
      C = mix(C, id < 0.33 ? "#7a6a6c" : id < 0.6 ? "#5d7a80" : "#8f8664", 0.2);
      const mo = sstep(
        0.2,
        0.5,
        gn.fbm(wx * 1.5, wy * 1.5, 3) + 0.5 * crev + 0.55 * sstep(0.7, 1.75, ax) - 0.12,
      );
      C = mix(C, mossR.at(clamp(t * 0.9 + 0.06)), mo * 0.85);
      onRoad[i] = 1;
    } else {
      t = (0.14 + 0.55 * clamp(nl)) * shadeT + 0.12 * grain + 0.09 * gn.fbm(wx * 2.2, wy * 2.2, 2);
      const k = 6,
        tt = clamp(t) * k,
        f0 = Math.floor(tt);
      t = (f0 + sstep(0.2, 0.8, tt - f0)) / k;
      const mo = sstep(-0.2, 0.3, gn.fbm(wx * 0.8 + 3, wy * 0.8, 3) + 0.25);
      C = mix(earthR.at(t), mossR.at(t), mo);
    }
    tone[i] = t;
    const h = hz(d) * 0.97;
    const M = mix(COOL, MIST, sstep(900, 200, Math.abs(x - GX)));
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], M[c], h);
    o[3] = 255;
  }),
  { occlude: 1 },
);
tick("road shade");
{
  // paving key lines + turf
  const L = layer();
  const im = getPx(L.c),
    D = im.data;
  for (let j = 0; j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const o = j * PW + i;
      const d = G.dep[o];
      if (!onRoad[o] || d > 22) continue;
      const wx = G.wx[o],
        wy = G.wy[o];
      worley(road(wx, wy) * SX + 0.35 * gn.n2(wx * 0.7, wy * 0.7), wy * SY, 0.86);
      const e = cell.edge;
      const wpx = 0.012 + 0.0016 * d;
      if (e < wpx * 1.6) {
        D[o * 4] = 18;
        D[o * 4 + 1] = 26;
        D[o * 4 + 2] = 40;
        D[o * 4 + 3] = 215 * (1 - hz(d)) * sstep(wpx * 1.6, wpx * 0.5, e);
      }
    }
  putPx(L.c, im);
  stamp(P.key.x, L);
  const T = new Tones();
  for (let k = 0; k < 110000; k++) {
    const px = r.range(0, W),
      py = r.range(440, H);
    const i = ((py * SS) | 0) * PW + ((px * SS) | 0);
    const d = G.dep[i];
    if (!(d < 30) || r.u() > 6 / d) continue;
    if (onRoad[i]) continue;
    const h = hz(d);
    const v = Math.round(clamp(tone[i] + r.g() * 0.11 + 0.03) * 8) / 8;
    const rust = gn.fbm(G.wx[i] * 0.7, G.wy[i] * 0.7, 2) > 0.12;
    const c = mix(
      rust && r.chance(0.5) ? mix("#4a2c26", "#c08850", v) : mossR.at(v),
      MIST,
      Math.round(h * 7) / 7,
    );
    const len = clamp(34 / d, 1.4, 13) * r.range(0.6, 1.25),
      an = -1.57 + r.g() * 0.6;
    T.add(c, (x) => dab(x, px, py, len, len * 0.34, an, r.range(-0.1, 0.1)), 0.88);
  }
  T.flush(P.base.x);
}
tick("turf");

// ---------- things along the road, back to front ----------
type Item = { d: number; draw: () => void };
const items: Item[] = [];
function depthMist(D: number, amt: number, y0: number, up: number, dn: number, c: Col = MIST) {
  items.push({
    d: D,
    draw: () => {
      const f = mistBand(n, y0, up, dn, { max: amt, amp: 26, rag: 0.5 });
      P.mist(
        (x, y) => {
          const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
          const d = G.dep[i];
          return f(x, y) * (d === Infinity ? 1 : sstep(D - 1.5, D + 3, d));
        },
        c,
        { grain: 0.08 },
      );
    },
  });
}
function cedarAt(x: number, y: number, diam: number, seed: number) {
  items.push({
    d: y,
    draw: () => {
      const [sx, sy, d] = proj(cam, x, y, gz(x, y) - 0.1);
      const w = (cam.f / d) * diam;
      const h = hz(d);
      const lit = sx < GX ? 1 : -1;
      const L = layer(),
        K = layer();
      const rr = new Rng(seed);
      const fogC = mix("#7d989c", MIST, sstep(0.35, 0.85, h));
      const fd = (c: Col, yy: number) =>
        mix(c, fogC, Math.round(clamp(h * 0.96 + 0.1 * h * sstep(sy - 260, sy, yy)) * 24) / 24);
      cedarTrunk(L.x, K.x, sx, sy, w, -30, rr, {
        dark: "#1a1b2a",
        mid: "#4e3b42",
        light: "#9a7058",
        rim: d < 6 ? "#c99f76" : "#ecd2a4",
        key: mix(KEY, MIST, h * 0.8),
        keyA: 0.9 * (1 - h * 0.7),
        lit,
        fade: fd,
        lean: rr.range(-0.012, 0.012),
        detail: clamp(1.1 - h * 0.5, 0.45, 1),
        moss: d < 16 ? "#8ba04e" : undefined,
      });
      // stubs and sprays on mid trunks
      if (d > 9)
        for (let k = 0; k < 7; k++) {
          const yy = rr.range(-20, 300 * (d / 26));
          const sd = rr.chance(0.5) ? 1 : -1;
          const bl = (cam.f / d) * rr.range(1.6, 3.4);
          cedarBough(
            L.x,
            [sx, yy],
            [sx + sd * bl, yy + bl * 0.25],
            clamp(34 / d, 0.9, 3),
            rr,
            (t) => mix(mix("#14302f", "#6d8c56", t), mix(COOL, MIST, 0.5), clamp(h * 1.02)),
            0.8,
          );
        }
      P.put(L, { occlude: 1 });
      stamp(P.key.x, K);
      {
        const q2 = new Rng(seed + 3),
          T = new Tones();
        const m = Math.round(clamp(w * 9, 60, 2600));
        for (let k = 0; k < m; k++) {
          const u = q2.range(-1, 1),
            v = Math.pow(q2.u(), 1.3);
          const px = sx + u * w * 1.12,
            py = sy + w * 0.15 - v * w * (0.4 * (1 - Math.abs(u) * 0.6));
          const c = mix(
            mossR.at(Math.round(clamp(0.2 + 0.28 * v + q2.g() * 0.13 + 0.12 * u * lit) * 8) / 8),
            mix(COOL, MIST, 0.55),
            Math.round(h * 12) / 12,
          );
          const len = clamp(30 / d, 1.5, 10) * q2.range(0.6, 1.25),
            an = -1.57 + q2.g() * 0.6;
          T.add(c, (z) => dab(z, px, py, len, len * 0.36, an));
          P.key.x.save();
          P.key.x.globalCompositeOperation = "destination-out";
          P.key.x.beginPath();
          dab(P.key.x, px, py, len * 1.2, len * 0.8, an);
          P.key.x.fill();
          P.key.x.restore();
        }
        T.flush(P.base.x);
      }
      const q = new Rng(seed + 7);
      for (let k = 0; k < (d < 16 ? 12 : 0); k++) {
        const gx = sx + q.range(-0.9, 0.9) * w,
          s = (cam.f / d) * q.range(0.16, 0.34);
        fern(
          P.base.x,
          gx,
          sy + (cam.f / d) * q.range(0.05, 0.2),
          s,
          q,
          (t) => mix(mossR.at(t * 0.9), MIST, h),
          7,
        );
      }
    },
  });
}
const row: [number, number, number][] = [
  [-3.45, 4.9, 1.35],
  [-3.9, 8.4, 1.15],
  [-5.9, 9.6, 1.0],
  [-3.1, 12.2, 1.1],
  [-5.0, 14.5, 1.2],
  [-2.2, 17.0, 1.1],
  [-4.4, 20, 1.1],
  [-1.9, 23, 1.15],
  [-4.6, 27, 1.2],
  [-2.3, 31, 1.1],
  [-4.9, 36, 1.2],
  [-3.4, 43, 1.2],
  [3.85, 4.9, 1.45],
  [4.2, 27.5, 1.15],
  [6.6, 30, 1.2],
  [3.0, 33, 1.1],
  [5.6, 37, 1.2],
  [10.5, 28, 1.3],
  [13, 24, 1.3],
  [1.6, 41, 1.1],
  [3.8, 46, 1.2],
  [9, 36, 1.2],
];
row.forEach(([x, y, dm], i) => cedarAt(x, y, dm, 100 + i * 13));
depthMist(38, 0.8, 470, 190, 120, "#e8e5d0");
depthMist(29, 0.62, 500, 160, 110, "#e4e3d0");
depthMist(20.5, 0.5, 520, 120, 110, "#dfe2d2");
depthMist(13, 0.28, 560, 100, 120, "#d3dccf");

// ---------- tea house ----------
items.push({
  d: 19.2,
  draw: () => {
    const L = layer(),
      K = layer();
    const o: [number, number, number] = [3.7, 21.6, 0];
    o[2] = gz(6, 18.6) - 0.05;
    const U: Pt = [0.835, -0.55];
    const h = 0.1;
    const F = (c: Col) => mix(c, MIST, h);
    const p = frame(cam, o, U, L.x, K.x, new Rng(5), mix(KEY, MIST, 0.1), 1.7);
    const Q = p.P;
    const a = 8.6,
      b = 5.4,
      wh = 2.35;
    // side wall (right end)
    face(p, [Q(a, 0, 0), Q(a, b, 0), Q(a, b, wh), Q(a, 0, wh)], F("#3a3034"));
    // front wall base
    face(
      p,
      [Q(0, 0, 0), Q(a, 0, 0), Q(a, 0, wh + 0.3), Q(0, 0, wh + 0.3)],
      bokashi(L.x, 0, Q(0, 0, wh)[1], 0, Q(0, 0, 0)[1], [
        [0, F("#1f1b26")],
        [0.5, F("#4a3433")],
        [1, F("#3b2d30")],
      ]),
    );
    const bay = (u0: number, u1: number, w0: number, w1: number): Pt[] => [
      Q(u0, 0, w0),
      Q(u1, 0, w0),
      Q(u1, 0, w1),
      Q(u0, 0, w1),
    ];
    // glowing open room
    const gl = (u0: number, u1: number) => {
      const q = bay(u0, u1, 0.45, 2.0);
      const g = L.x.createLinearGradient(0, q[2][1], 0, q[0][1]);
      g.addColorStop(0, "#f9d07a");
      g.addColorStop(0.5, "#f3a94c");
      g.addColorStop(1, "#b9602c");
      face(p, q, g);
    };
    gl(2.3, 6.3); // inside: back shoji, kettle hook, silhouettes
    {
      const q = bay(2.6, 6.0, 0.5, 1.9);
      const f = quadUV(q[3], q[2], q[1], q[0]);
      const x = L.x;
      x.fillStyle = css("#ffe2a0", 0.75);
      for (const [u0, u1] of [
        [0.04, 0.24],
        [0.27, 0.47],
        [0.53, 0.73],
        [0.76, 0.96],
      ]) {
        poly(x, [f(u0, 0.1), f(u1, 0.1), f(u1, 0.74), f(u0, 0.74)]);
        x.fill();
      }
      p.k.fillStyle = css("#3b2018", 0.8);
      for (const u of [0.04, 0.14, 0.24, 0.27, 0.37, 0.47, 0.53, 0.63, 0.73, 0.76, 0.86, 0.96])
        edge(p, f(u, 0.1), f(u, 0.74), 0.8, "#6b3a22");
      for (const v of [0.1, 0.26, 0.42, 0.58, 0.74])
        edge(p, f(0.04, v), f(0.96, v), 0.8, "#6b3a22");
      const s1 = f(0.36, 0.86),
        s2 = f(0.66, 0.88);
      const sc = 52;
      for (const [s, fl] of [
        [s1, 1],
        [s2, -1],
      ] as const) {
        x.fillStyle = css("#3a1c1c", 0.92);
        x.beginPath();
        x.ellipse(s[0] + 2 * fl, s[1] - sc * 0.72, sc * 0.13, sc * 0.15, 0, 0, 7);
        x.fill();
        poly(
          x,
          catmull(
            [
              [s[0] - sc * 0.3, s[1] + 4],
              [s[0] - sc * 0.26, s[1] - sc * 0.3],
              [s[0] - sc * 0.1, s[1] - sc * 0.58],
              [s[0] + sc * 0.1, s[1] - sc * 0.58],
              [s[0] + sc * 0.27, s[1] - sc * 0.28],
              [s[0] + sc * 0.34, s[1] + 4],
            ],
            6,
            true,
          ),
        );
        x.fill();
      }
    }
    // plaster bay + lattice window at left, closed boards at right
    face(p, bay(0.25, 2.1, 0.75, 2.05), F("#d8cdb2"));
    {
      const q = bay(0.5, 1.85, 1.0, 1.85);
      face(p, q, "#f2c77c");
      const f = quadUV(q[3], q[2], q[1], q[0]);
      for (let i = 1; i < 11; i++) edge(p, f(i / 11, 0), f(i / 11, 1), 1.8, "#3a2a28");
      edge(p, f(0, 0.5), f(1, 0.5), 1.5, "#3a2a28");
    }
    face(p, bay(6.55, 8.4, 0.45, 2.05), F("#54423c"));
    {
      const q = bay(6.55, 8.4, 0.45, 2.05);
      const f = quadUV(q[3], q[2], q[1], q[0]);
      for (let i = 1; i < 9; i++) edge(p, f(i / 9, 0), f(i / 9, 1), 1.1);
      for (const v of [0.33, 0.66]) edge(p, f(0, v), f(1, v), 1.6);
    }
    // posts, sill, beam
    for (const u of [0, 2.2, 4.3, 6.4, 8.55]) face(p, bay(u, u + 0.17, 0, wh), F("#2d2227"));
    face(p, bay(-0.1, a + 0.1, 0.34, 0.47), F("#6b4a3a"));
    face(p, bay(-0.1, a + 0.1, 2.02, 2.2), F("#2d2227"));
    // noren
    {
      const q = bay(2.45, 6.25, 1.42, 2.04);
      const f = quadUV(q[3], q[2], q[1], q[0]);
      for (let i = 0; i < 5; i++) {
        const u0 = i / 5 + 0.008,
          u1 = (i + 1) / 5 - 0.008;
        const pts: Pt[] = [
          f(u0, 0),
          f(u1, 0),
          f(u1 - 0.004, 1 + 0.05 * Math.sin(i * 2)),
          f((u0 + u1) / 2, 1.05),
          f(u0 + 0.006, 1),
        ];
        face(
          p,
          pts,
          bokashi(L.x, 0, f(0, 0)[1], 0, f(0, 1)[1], [
            [0, "#1c2f5c"],
            [1, "#36558a"],
          ]),
        );
      }
      [..."甘酒茶屋"].forEach((ch, i) => {
        const q2 = f((i + 1) / 5, 0.52);
        L.x.fillStyle = "#f6ecd4";
        L.x.font = "27px KouzanG";
        L.x.textAlign = "center";
        L.x.textBaseline = "middle";
        L.x.fillText(ch, q2[0], q2[1]);
      });
    }
    // stone footing + verandah
    face(
      p,
      [Q(-0.2, -0.9, 0.42), Q(a + 0.2, -0.9, 0.42), Q(a + 0.2, 0, 0.46), Q(-0.2, 0, 0.46)],
      F("#a07a58"),
    );
    for (let i = 0; i < 9; i++) {
      const u = -0.2 + ((a + 0.4) * i) / 9;
      edge(p, Q(u, -0.9, 0.42), Q(u, 0, 0.46), 0.7);
    }
    face(
      p,
      [Q(-0.2, -0.9, 0.28), Q(a + 0.2, -0.9, 0.28), Q(a + 0.2, -0.9, 0.42), Q(-0.2, -0.9, 0.42)],
      F("#5c4238"),
    );
    for (const u of [0, 2, 4.2, 6.4, 8.5])
      face(
        p,
        [Q(u, -0.85, 0), Q(u + 0.15, -0.85, 0), Q(u + 0.15, -0.85, 0.3), Q(u, -0.85, 0.3)],
        F("#2d2227"),
      );
    // thatched hip roof
    const e = 1.25,
      ew = 2.2,
      rh = 6.1,
      r0 = 2.7,
      r1 = 5.9,
      rv = b / 2;
    const E = {
      fl: Q(-e, -e, ew),
      fr: Q(a + e, -e, ew),
      br: Q(a + e, b + e, ew),
      bl: Q(-e, b + e, ew),
      R0: Q(r0, rv, rh),
      R1: Q(r1, rv, rh),
    };
    const bulge =
      (f: (u: number, v: number) => Pt, k: number) =>
      (u: number, v: number): Pt => {
        const q = f(u, v);
        return [q[0], q[1] - k * Math.sin(Math.PI * v) * (1 - 0.3 * v)];
      };
    const nz = new Noise(3);
    const th = {
      dark: "#1f2228",
      mid: "#5f5347",
      light: "#b49a6c",
      moss: "#7d8c48",
      noise: nz,
      fade: F,
    };
    const outline = (f: (u: number, v: number) => Pt): Pt[] => {
      const o: Pt[] = [];
      for (let i = 0; i <= 20; i++) o.push(f(0, i / 20));
      for (let i = 1; i <= 30; i++) {
        const q = f(i / 30, 1);
        o.push([q[0], q[1] + 2 * nz.n2(q[0] * 0.05, 1)]);
      }
      for (let i = 19; i >= 0; i--) o.push(f(1, i / 20));
      return o;
    };
    // left hip, right hip, front
    const fR = bulge((u, v) => {
      const a0: Pt = [lerp(E.R1[0], E.br[0], v), lerp(E.R1[1], E.br[1], v)],
        a1: Pt = [lerp(E.R1[0], E.fr[0], v), lerp(E.R1[1], E.fr[1], v)];
      return [lerp(a1[0], a0[0], u), lerp(a1[1], a0[1], u)];
    }, -6);
    face(p, outline(fR), F("#2a2a30"));
    thatch(p, fR, 1500, 22, { ...th, shade: () => 0.2 });
    const fF = bulge(quadUV(E.R0, E.R1, E.fr, E.fl), -10); // under-eave thickness first
    const un: Pt[] = [
      Q(-e, -e, ew),
      Q(a + e, -e, ew),
      Q(a + e, -e + 0.1, ew - 0.42),
      Q(-e, -e + 0.1, ew - 0.42),
    ];
    face(
      p,
      un,
      bokashi(L.x, 0, un[0][1], 0, un[2][1], [
        [0, F("#9b8158")],
        [1, F("#2a2124")],
      ]),
    );
    {
      const f = quadUV(un[0], un[1], un[2], un[3]);
      for (let i = 0; i < 420; i++) {
        const u = p.r.u(),
          v = p.r.range(0, 0.75);
        const q = f(u, v);
        L.x.fillStyle = css(F(mix("#3a2c28", "#d2b37a", p.r.u())), 0.7);
        L.x.beginPath();
        dab(L.x, q[0], q[1], 5 + p.r.u() * 6, 1.3, 1.57 + p.r.g() * 0.15);
        L.x.fill();
      }
    }
    face(p, outline(fF), F("#4f463f"));
    thatch(p, fF, 6200, 26, {
      ...th,
      mossAmt: 0.55,
      shade: (u, v) => 0.4 + 0.22 * (1 - u) + 0.1 * Math.sin(v * 3.1) - 0.16 * sstep(0.86, 1, v),
    });
    // ridge cap with crossing logs
    const rc = [Q(r0 - 0.35, rv, rh + 0.02), Q(r1 + 0.35, rv, rh + 0.02)];
    for (let i = 0; i < 3; i++) {
      const pts = hand(
        [rc[0][0] - 4 + i * 3, rc[0][1] + 3 - i * 7],
        [rc[1][0] + 4 - i * 3, rc[1][1] + 3 - i * 7],
        p.r,
        0.7,
      );
      L.x.fillStyle = css(F(["#2b292c", "#4d463e", "#8a7a56"][i]));
      L.x.beginPath();
      brushPath(L.x, pts, () => 9);
      L.x.fill();
    }
    for (let i = 0; i <= 6; i++) {
      const u = lerp(r0 - 0.2, r1 + 0.2, i / 6);
      const q = Q(u, rv, rh);
      edge(p, [q[0] - 11, q[1] + 12], [q[0] + 7, q[1] - 24], 4.6, F("#3a3130"));
      edge(p, [q[0] + 11, q[1] + 12], [q[0] - 7, q[1] - 24], 4.6, F("#5b4c42"));
    }
    // smoke seeping from the gable
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
    const sp = Q(4.2, rv, rh + 0.4);
    P.mist(
      (x, y) => {
        const t = (sp[1] - y) / 330;
        if (t < 0 || t > 1) return 0;
        const c = sp[0] - 46 * t + 28 * Math.sin(t * 5 + 1) * t - 60 * t * t;
        const w = 9 + 66 * t;
        return (
          0.5 *
          Math.exp(-(((x - c) / w) ** 2)) *
          (1 - t) *
          (0.6 + 0.5 * n.fbm(x * 0.012, y * 0.012, 3))
        );
      },
      "#f0ead6",
      { key: 0.5 },
    );
    // lantern by the door, warm pool on the yard
    const lp = Q(6.45, -0.5, 1.62);
    P.light((x) => {
      for (const [q, R, al] of [
        [Q(4.3, -0.4, 1.2), 250, 0.62],
        [lp, 90, 0.8],
        [Q(4.3, -1.6, 0.1), 210, 0.36],
      ] as [Pt, number, number][]) {
        const g = x.createRadialGradient(q[0], q[1], 3, q[0], q[1], R);
        g.addColorStop(0, `rgba(255,176,84,${al})`);
        g.addColorStop(0.5, `rgba(240,140,60,${al * 0.35})`);
        g.addColorStop(1, "rgba(240,130,60,0)");
        x.fillStyle = g;
        x.fillRect(q[0] - R, q[1] - R, R * 2, R * 2);
      }
    });
    chochin(P.base.x, P.key.x, lp[0], lp[1], 30, 50, {
      paper: [
        [0, "#d9552c"],
        [0.45, "#ffb45a"],
        [1, "#cf4526"],
      ],
      rib: "#7a2418",
      cap: "#1f1719",
      text: "茶",
      ink: "#2a1014",
      key: KEY,
      lw: 1.2,
    });
    // red felt bench and great umbrella
    const B = frame(
      cam,
      [3.55, 18.3, gz(3.9, 18) - 0.02],
      U,
      P.base.x,
      P.key.x,
      new Rng(8),
      KEY,
      1.5,
    );
    const S = B.P;
    for (const [u, v] of [
      [0.1, 0.1],
      [1.75, 0.1],
      [0.1, 0.75],
      [1.75, 0.75],
    ])
      face(B, [S(u, v, 0), S(u + 0.09, v, 0), S(u + 0.09, v, 0.4), S(u, v, 0.4)], "#33242a");
    face(
      B,
      [S(-0.02, -0.02, 0.2), S(1.92, -0.02, 0.2), S(1.92, -0.02, 0.44), S(-0.02, -0.02, 0.44)],
      "#a52a22",
    );
    face(
      B,
      [S(-0.02, -0.02, 0.44), S(1.92, -0.02, 0.44), S(1.92, 0.88, 0.44), S(-0.02, 0.88, 0.44)],
      "#dd4a30",
    );
    const up = S(-0.25, 0.6, 0);
    const sp2 = sprite(
      up[0],
      up[1],
      1,
      false,
      (q) => bigUmbrella(q, 78, 158, { lightDir: -1 }),
      KEY,
      1.5,
    );
    P.put(sp2.c, { occlude: 1 });
    stamp(P.key.x, sp2.k);
  },
});
// ---------- traveller + milestone ----------
items.push({
  d: 12.2,
  draw: () => {
    const x = rx(12.2) - 0.42,
      y = 12.2;
    const [sx, sy, d] = proj(cam, x, y, gz(x, y));
    const s = ((cam.f / d) * 1.72) / 108;
    P.block(
      (q) => {
        const g = q.createRadialGradient(0, 0, 1, 0, 0, 46);
        g.addColorStop(0, "rgba(14,22,34,.75)");
        g.addColorStop(1, "rgba(14,22,34,0)");
        q.translate(sx - 4, sy + 3);
        q.scale(1.1, 0.24);
        q.fillStyle = g;
        q.fillRect(-50, -50, 100, 100);
      },
      { occlude: 0 },
    );
    const F = pilgrim({
      id: "tokaido",
      yaw: 2.95,
      mats: {
        0: { c: "#dca880" },
        1: { c: "#1b1822" },
        2: { c: "#2c4478" },
        3: { c: "#33508a" },
        4: { c: "#a8402e" },
        5: { c: "#e2bb74" },
        6: { c: "#8a6a44" },
        7: { c: "#ece2cc" },
        8: { c: "#b58c54" },
        9: { c: "#3a2a22" },
      },
    });
    const img = inkFigure(F, carve(F, SS > 1.2 ? 620 : 400), {
      amb: "#9fb2b4",
      ambI: 0.62,
      lamps: [
        { dir: [-0.45, 0.75, -0.5], c: "#fff0cc", i: 0.95, wrap: 0.25 },
        { dir: [0.8, 0.2, 0.3], c: "#ffc27a", i: 0.3 },
      ],
      key: KEY,
      keyA: 0.85,
      fog: MIST,
      fogA: 0.1,
    });
    placeFig(P.base.x, P.key.x, img, F, sx, sy + 3, cam.f / d);
  },
});
items.push({
  d: 6.6,
  draw: () => {
    const x = rx(6.6) - 2.25,
      y = 6.6;
    const [sx, sy, d] = proj(cam, x, y, gz(x, y) - 0.05);
    const u = cam.f / d;
    const L = layer(),
      K = layer();
    const p = { x: L.x, k: K.x, key: KEY, lw: 1.7 };
    const w = u * 0.17,
      h = u * 1.15;
    const nz = new Noise(9);
    const fr = roughen(
      [
        [sx - w, sy + 6],
        [sx - w * 0.9, sy - h],
        [sx + w * 0.9, sy - h],
        [sx + w, sy + 6],
      ],
      nz,
      1.2,
      0.04,
      8,
    );
    shape(
      p,
      fr,
      bokashi(L.x, sx - w, 0, sx + w, 0, [
        [0, "#36444f"],
        [0.45, "#717c7a"],
        [1, "#c4c0a8"],
      ]),
      { smooth: false },
    );
    shape(
      p,
      roughen(
        [
          [sx - w * 0.9, sy - h],
          [sx - w * 0.05, sy - h - w * 0.42],
          [sx + w * 0.9, sy - h],
        ],
        nz,
        0.8,
        0.05,
        8,
      ),
      bokashi(L.x, sx - w, 0, sx + w, 0, [
        [0, "#66726f"],
        [0.5, "#a5a996"],
        [1, "#e3dcc2"],
      ]),
      { smooth: false },
    );
    const T = new Tones();
    const q = new Rng(4);
    for (let i = 0; i < 420; i++) {
      const a = q.range(-1, 1) * w * 0.95,
        b = q.range(0, 1) * h;
      T.add(
        mix("#2d3a44", "#d8d3ba", clamp(0.3 + (0.3 * a) / w + q.g() * 0.2)),
        (z) => dab(z, sx + a, sy - b, q.range(2, 5), 1.2, q.range(0, 3)),
        0.4,
      );
    }
    for (let i = 0; i < 260; i++) {
      const a = q.range(-1.05, 1.05) * w,
        b = Math.pow(q.u(), 2) * h * 0.55 + (q.chance(0.25) ? h * 0.94 : 0);
      T.add(mossR.at(Math.round(clamp(0.35 + (0.25 * a) / w + q.g() * 0.15) * 6) / 6), (z) =>
        dab(z, sx + a, sy - b, q.range(3, 6), 2.4, -1.57 + q.g() * 0.6),
      );
    }
    T.flush(L.x);
    K.x.fillStyle = css("#141c26", 0.95);
    K.x.font = `${w * 1.1}px KouzanG`;
    K.x.textAlign = "center";
    K.x.textBaseline = "middle";
    [..."箱根旧街道"].forEach((c, i) =>
      K.x.fillText(c, sx - w * 0.05, sy - h * 0.9 + i * w * 1.12),
    );
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
    const fr2 = new Rng(3);
    for (let k = 0; k < 14; k++)
      fern(
        P.base.x,
        sx + fr2.range(-1.7, 1.7) * w,
        sy + fr2.range(2, 18),
        u * fr2.range(0.16, 0.3),
        fr2,
        (t) => mossR.at(t),
        8,
      );
  },
});
// roadside ferns
{
  const fr = new Rng(70);
  for (let k = 0; k < 70; k++) {
    const y = 3.2 + Math.pow(fr.u(), 1.4) * 15,
      side = fr.chance(0.55) ? -1 : 1;
    const x = rx(y) + side * (RW + fr.range(0.25, 1.6));
    if (side > 0 && y > 11) continue;
    items.push({
      d: y,
      draw: () => {
        const [sx, sy, d] = proj(cam, x, y, gz(x, y));
        if (sx < -80 || sx > W + 80) return;
        const h = hz(d);
        fern(
          P.base.x,
          sx,
          sy,
          (cam.f / d) * fr.range(0.2, 0.42),
          fr,
          (t) => mix(mossR.at(t * 0.95), MIST, h),
          8,
        );
      },
    });
  }
}
items.sort((a, b) => b.d - a.d);
for (const it of items) it.draw();
tick("road furniture");

// ---------- light shafts + overhanging boughs ----------
P.light(
  (x) => {
    for (let i = 0; i < 6; i++) {
      const b = 520 + i * 95 + r.range(-30, 30),
        w = r.range(20, 60);
      const g = x.createLinearGradient(0, 0, 0, 820);
      g.addColorStop(0, "rgba(255,244,212,.5)");
      g.addColorStop(1, "rgba(255,240,200,0)");
      x.fillStyle = g;
      x.beginPath();
      x.moveTo(b, -10);
      x.lineTo(b + w, -10);
      x.lineTo(b + w * 2 - 200, 820);
      x.lineTo(b - 300, 820);
      x.fill();
    }
  },
  { blur: 16, alpha: 0.8 },
);
{
  const L = layer();
  const br = new Rng(90);
  const col = (t: number) => ramp0.at(t);
  const ramp0 = ramp([
    [0, "#0d2229"],
    [0.4, "#1d4440"],
    [0.75, "#4c7350"],
    [1, "#9aa866"],
  ]);
  for (let i = 0; i < 26; i++) {
    const left = br.chance(0.5);
    const x0 = left ? br.range(-60, 420) : br.range(980, 1660),
      y0 =
        br.range(-70, 30) +
        (left ? Math.max(0, 120 - x0 * 0.35) * br.u() : Math.max(0, (x0 - 1400) * 0.4) * br.u());
    const len = br.range(120, 240);
    cedarBough(
      L.x,
      [x0, y0],
      [x0 + (left ? 1 : -1) * len, y0 + len * br.range(0.1, 0.4)],
      br.range(1.7, 2.6),
      br,
      col,
      1,
    );
  }
  for (let i = 0; i < 9; i++) {
    const x0 = br.range(400, 1000),
      y0 = br.range(-80, -30);
    const len = br.range(90, 170);
    cedarBough(
      L.x,
      [x0, y0],
      [x0 + (br.chance(0.5) ? 1 : -1) * len, y0 + len * 0.2],
      1.8,
      br,
      (t) => mix(col(t), MIST, 0.25),
      1,
    );
  }
  P.put(L, { occlude: 1 });
}
{
  const fr = new Rng(44);
  const spots: [number, number, number][] = [];
  for (let i = 0; i < 13; i++)
    spots.push([fr.range(-30, 250), fr.range(1010, 1220), fr.range(90, 170)]);
  for (let i = 0; i < 12; i++)
    spots.push([fr.range(1400, 1640), fr.range(980, 1220), fr.range(90, 160)]);
  spots.sort((a, b) => a[1] - b[1]);
  const fc = ramp([
    [0, "#0a1f26"],
    [0.35, "#163f38"],
    [0.65, "#3d6c40"],
    [0.85, "#86984c"],
    [1, "#cfc57c"],
  ]);
  for (const [x, y, s] of spots)
    fern(P.base.x, x, y, s, fr, (t) => fc.at(clamp(t * 0.9 - 0.05)), 9);
}
tick("boughs");
async function main() {
  const out = P.finish({
    wood: 0.08,
    woodMask: (x, y) => (y < 520 ? 1 : 0.4),
    vignette: 0.24,
    kuwahara: 0.9,
    blocks: 13,
    blockMix: 0.5,
    sat: 1.06,
  });
  seal(out.getContext("2d"), 40, 1090, "道", 34);
  await save(out, "out/hakone-hero.png");
  console.log("total", elapsed().toFixed(1));
}
await main();
