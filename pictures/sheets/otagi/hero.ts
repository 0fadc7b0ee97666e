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
import { renderHeight, proj, type Cam } from "../../kit/terrain.ts";
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
  mapleLeaf,
} from "../../kit/brush.ts";
import { limb, mapleSpray, mapleTree, cedarCrown, roots } from "../../kit/flora.ts";
import { randomPose, relief, ink, reliefAspect, reliefBase, type Relief } from "../../kit/rakan.ts";
import { save } from "../../kit/out.ts";
import type { Canvas } from "@napi-rs/canvas";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(77, "#e9e2cc");
const n = P.noise,
  r = P.rng;
const KEY = "#17202c";
const red = ramp(
  stops("0 #3d1226, 0.2 #7c1c2a, 0.42 #bb3326, 0.62 #dd5c2d, 0.82 #f19a46, 1 #fcdc90"),
);
const MIST: RGB = hex("#d9dfbf");

// ---------- forest backdrop: deep teal to luminous mist ----------
const HX0 = 690;
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      560,
      stops("0 #0d2737, 0.2 #24505a, 0.42 #6a958b, 0.62 #bccdae, 0.85 #e6e4c4, 1 #d6d9b0"),
    );
    x.fillRect(0, 0, W, 700);
  },
  { grain: 0.15 },
);
P.light((x) => {
  const g = x.createRadialGradient(HX0, 200, 20, HX0, 200, 560);
  g.addColorStop(0, "rgba(255,232,160,1)");
  g.addColorStop(0.4, "rgba(255,226,150,.55)");
  g.addColorStop(1, "rgba(255,230,170,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, 760);
});
{
  const specs: [number, number, Col, Col, number][] = [
    [11, 0.9, "#a9c2ad", "#c9d6b8", 0.5],
    [9, 1.25, "#648e8a", "#9cb8a2", 0.6],
    [7, 1.8, "#224d58", "#4f7d7c", 0.7],
  ];
  specs.forEach(([cnt, s, dark, lite, al], li) => {
    const L = layer();
    const cr = new Rng(50 + li);
    for (let i = 0; i < cnt; i++) {
      const bx = ((i + cr.range(0.1, 0.9)) / cnt) * (W + 120) - 60;
      if (Math.abs(bx - HX0) < 190 - li * 10) continue;
      const half = cr.range(44, 70) * s;
      const top = cr.range(-420, -160) / (1 + li * 0.1),
        bot = 215 + cr.range(-30, 60);
      const tw = 9 * s;
      L.x.fillStyle = bokashi(
        L.x,
        0,
        0,
        0,
        430,
        [
          [0, tweak(dark, -0.06)],
          [0.6, dark],
          [1, MIST],
        ],
        pts("0,1 0.5,0.9 1,0"),
      );
      L.x.beginPath();
      L.x.moveTo(bx - tw * 0.5, -10);
      L.x.lineTo(bx + tw * 0.5, -10);
      L.x.lineTo(bx + tw * 0.8, 430);
      L.x.lineTo(bx - tw * 0.8, 430);
      L.x.fill();
      cedarCrown(L.x, bx, top, bot, half, cr, {
        s: 1.5 * s,
        dens: 0.8,
        lightDir: bx < HX0 ? 1 : -1,
        col: (t, y) => mix(mix(dark, lite, t), MIST, sstep(70, 330, y) * 0.8),
      });
    }
    P.put(L, { occlude: 0, alpha: 0.95 });
    P.mist(mistBand(n, 250 + li * 30, 150, 140, { max: 0.5, amp: 26 }), "#e6e6c8", { grain: 0.1 });
  });
}
// ---------- temple hall at the head of the steps ----------
{
  const cx = HX0,
    L = layer(),
    x = L.x;
  const roof = (dx: number, y: number): Pt => [cx + dx, y];
  // body with a lit doorway
  x.fillStyle = bokashi(x, 0, 176, 0, 260, stops("0 #2f4a52, 1 #8aa092"));
  x.fillRect(cx - 88, 176, 176, 90);
  x.fillStyle = "#f6c56a";
  x.fillRect(cx - 26, 192, 52, 70);
  x.fillStyle = "#d8742f";
  x.fillRect(cx - 26, 192, 52, 9);
  x.fillStyle = "#2b434b";
  for (const d of [-86, -56, -28, 24, 52, 82]) x.fillRect(cx + d, 178, 5, 90);
  x.fillRect(cx - 90, 190, 180, 4);
  // roof: concave irimoya
  const rp: Pt[] = [
    roof(-146, 186),
    ...catmull([roof(-146, 186), roof(-112, 170), roof(-74, 142), roof(-62, 118)], 8),
    roof(-58, 98),
    ...catmull([roof(-58, 98), roof(-30, 102), roof(0, 103), roof(30, 102), roof(58, 98)], 6),
    ...catmull([roof(62, 118), roof(74, 142), roof(112, 170), roof(146, 186)], 8),
    ...catmull([roof(146, 186), roof(80, 183), roof(0, 182), roof(-80, 183), roof(-146, 186)], 6),
  ];
  x.fillStyle = bokashi(x, 0, 96, 0, 190, stops("0 #24444f, 0.6 #4b7074, 1 #86a195"));
  poly(x, rp);
  x.fill();
  x.fillStyle = css("#1f3c47", 0.5);
  for (let i = -11; i <= 11; i++) {
    x.beginPath();
    brushPath(
      x,
      catmull([roof(i * 5.2, 103), roof(i * 6.6, 130), roof(i * 9.4, 158), roof(i * 12.6, 184)], 6),
      () => 1.5,
    );
    x.fill();
  }
  x.fillStyle = "#1f3a45";
  x.beginPath();
  brushPath(x, catmull([roof(-64, 95), roof(-30, 99), roof(30, 99), roof(64, 95)], 6), () => 6);
  x.fill();
  P.put(L, { occlude: 1, alpha: 0.88 });
  P.light((q) => {
    const g = q.createRadialGradient(cx, 220, 4, cx, 220, 120);
    g.addColorStop(0, "rgba(255,190,90,.75)");
    g.addColorStop(1, "rgba(255,170,80,0)");
    q.fillStyle = g;
    q.fillRect(cx - 160, 60, 320, 320);
  });
  P.mist((X, Y) => 0.85 * sstep(205, 285, Y) * sstep(260, 120, Math.abs(X - cx)), "#e3e4c6");
  P.mist(mistBand(n, 150, 26, 40, { max: 0.5, amp: 10 }), "#e3e6cc");
}
// far maples glowing in the mist
{
  const L = layer();
  const mr = new Rng(9);
  for (let i = 0; i < 60; i++) {
    const x = mr.range(-40, W + 40);
    if (Math.abs(x - HX0) < 150) continue;
    const d = Math.abs(x - HX0) / 800;
    mapleSpray(L.x, x, 235 - d * 120 + mr.range(-46, 40), mr.range(80, 170), mr.range(16, 34), mr, {
      leaf: 2.6,
      ramp: (t) => mix(red.at(0.25 + 0.75 * t), MIST, 0.42 - 0.18 * d),
      dens: 0.55,
      light: 0.1,
      under: 0.4,
      a: 0.92,
    });
  }
  P.put(L);
  P.mist(mistBand(n, 262, 60, 60, { max: 0.45, amp: 20 }), "#dfe3c4");
}
tick("backdrop");

// ---------- the bank: a mossy amphitheatre ----------
const cam: Cam = { x: 0, y: 0, z: 1.62, f: 1250, cx: 800, hy: 590 };
const gn = new Noise(15);
const ROW = 1.06,
  SL = 0.345;
const stairX = (y: number) => 1.15 - 0.155 * (y - 4) + 0.55 * Math.sin(y * 0.28 - 0.5);
function gz(x: number, y: number) {
  const s = Math.max(0, y - 3.1);
  const st = s / ROW + 0.1 * gn.n2(x * 0.5, y * 0.5);
  const k = Math.floor(st),
    f = st - k;
  const terr = (k + sstep(0.0, 0.42, f)) * ROW * SL;
  const dx = Math.abs(x - stairX(y));
  const bowl = 0.011 * Math.max(0, dx - 1.2) ** 2 * sstep(3, 14, y);
  let z =
    lerp(terr, s * SL, 0.35) +
    Math.min(bowl, 3.2) +
    0.06 * gn.n2(x * 0.8, y * 0.8) +
    0.035 * gn.n2(x * 2.6, y * 2.6) +
    0.012 * gn.n2(x * 8, y * 8);
  if (dx < 0.8) {
    const q = s / 0.42;
    const kk = Math.floor(q),
      ff = q - kk;
    const sz = (kk + sstep(0, 0.07, ff)) * 0.42 * SL + 0.03 + 0.008 * gn.n2(x * 4, kk * 3.3);
    z = lerp(sz, z, sstep(0.52, 0.68, dx));
  }
  return z;
}
const G = renderHeight(cam, gz, 1.6, 40, 0.0022, 0.006);
tick("bank march");
const mossR = ramp(
  stops("0 #0e2932, 0.22 #1b4440, 0.45 #34673c, 0.66 #6d9140, 0.85 #b0b552, 1 #e6d988"),
);
const stoneR = ramp(stops("0 #1b2736, 0.3 #46555e, 0.6 #8b958f, 0.85 #cbccb6, 1 #f1e9cf"));
const hz = (d: number) => clamp(1 - Math.exp(-Math.max(0, d - 7) / 20)) * 0.9;
const dapple = (x: number, y: number) => {
  const v =
    gn.fbm(x * 0.19 + 4.6, y * 0.16 + 1, 2) +
    0.55 * Math.exp(-((x + 0.9) ** 2) / 2.2 - (y - 4.6) ** 2 / 3) +
    0.4 * Math.exp(-((x - stairX(y)) ** 2) / 5 - (y - 11) ** 2 / 16) -
    0.3 * sstep(0.6, 2.2, x) * sstep(6.5, 3.8, y);
  return sstep(-0.22, 0.5, v);
};
const tone = new Float32Array(PW * PH);
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
    const e = 0.012 + d * 0.001;
    const h0 = gz(wx, wy),
      gx = (gz(wx + e, wy) - h0) / e,
      gy = (gz(wx, wy + e) - h0) / e;
    const il = 1 / Math.hypot(gx, gy, 1);
    const nl = (gx * 0.5 + gy * 0.18 + 0.78) * il;
    const dp = dapple(wx, wy);
    const grain = gn.n2(wx * 11, wy * 11) * 0.5 + gn.n2(wx * 27, wy * 27) * 0.4;
    const lump = gn.fbm(wx * 3.1, wy * 3.1, 2);
    const ds = Math.abs(wx - stairX(wy));
    const stair = sstep(0.6, 0.53, ds + 0.05 * gn.n2(wx * 6, wy * 6));
    let t = 0.08 + 0.6 * nl * (0.38 + 0.62 * dp) + 0.09 * grain + 0.1 * lump;
    const s = Math.max(0, wy - 3.1) / 0.42;
    const riser = stair * sstep(0.1, 0.07, s - Math.floor(s));
    t -= 0.2 * riser;
    const k = 6;
    const tt = clamp(t) * k,
      f0 = Math.floor(tt);
    t = (f0 + sstep(0.2, 0.8, tt - f0)) / k;
    tone[i] = t;
    const mossOn =
      stair *
      sstep(
        0.42,
        0.02,
        gn.fbm(wx * 2.4, wy * 2.4, 3) + 0.34 * sstep(0.3, 0.55, ds) + (riser > 0.5 ? -0.15 : 0),
      );
    const A = mossR.at(t),
      B = stoneR.at(clamp(t * 1.12 + 0.08));
    const h = hz(d);
    for (let c = 0; c < 3; c++) o[c] = lerp(lerp(A[c], B[c], mossOn), MIST[c], h);
    o[3] = 255;
  }),
  { occlude: 1 },
);
{
  // moss dabs, step key lines, drifts of fallen leaves
  const T = new Tones();
  for (let k = 0; k < 90000; k++) {
    const px = r.range(0, W),
      py = r.range(150, H);
    const i = ((py * SS) | 0) * PW + ((px * SS) | 0);
    const d = G.dep[i];
    if (!(d < 24) || r.u() > 7 / d) continue;
    if (Math.abs(G.wx[i] - stairX(G.wy[i])) < 0.55) continue;
    const h = hz(d);
    const v = Math.round(clamp(tone[i] + r.g() * 0.1 + 0.03) * 8) / 8;
    const c = mix(mossR.at(v), MIST, Math.round(h * 6) / 6);
    const len = clamp(24 / d, 1.4, 8) * r.range(0.6, 1.2),
      ang = -1.57 + r.g() * 0.6;
    T.add(c, (x) => dab(x, px, py, len, len * 0.4, ang, 0), 0.85);
  }
  T.flush(P.base.x);
  const L = layer();
  const im = getPx(L.c);
  const D = im.data;
  for (let j = 2; j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const o = j * PW + i;
      const d = G.dep[o];
      if (d === Infinity || d > 26) continue;
      const wx = G.wx[o],
        wy = G.wy[o];
      const dx = Math.abs(wx - stairX(wy));
      if (dx > 0.57) continue;
      const s = (wy - 3.1) / 0.42;
      const f = s - Math.floor(s);
      const edge = false;
      if (f > 0.965 || (f > 0.085 && f < 0.1 + 0.004 * d) || edge) {
        D[o * 4] = 24;
        D[o * 4 + 1] = 32;
        D[o * 4 + 2] = 44;
        D[o * 4 + 3] = 150 * (1 - hz(d));
      }
    }
  putPx(L.c, im);
  stamp(P.key.x, L);
  const F = new Tones();
  for (let k = 0; k < 5200; k++) {
    const px = r.range(0, W),
      py = H - Math.pow(r.u(), 1.2) * 1000;
    const i = ((py * SS) | 0) * PW + ((px * SS) | 0);
    const d = G.dep[i];
    if (!(d < 24)) continue;
    const wx = G.wx[i],
      wy = G.wy[i];
    const ds = Math.abs(wx - stairX(wy));
    const dens = sstep(
      0.0,
      0.55,
      gn.fbm(wx * 0.9 + 20, wy * 0.9, 3) +
        0.28 * Math.exp(-(((ds - 0.7) / 0.25) ** 2)) -
        (ds < 0.45 ? 0.12 : 0),
    );
    if (r.u() > dens) continue;
    const s = clamp(44 / d, 1.5, 12) * r.range(0.6, 1.1);
    const dp = dapple(wx, wy);
    const q = Math.round(clamp(0.22 + 0.5 * dp + r.g() * 0.16) * 8) / 8;
    const c = mix(red.at(q), MIST, Math.round(hz(d) * 6) / 6);
    const a = r.range(0, 6.28),
      tl = r.range(0.3, 0.7);
    if (s > 3.4) {
      F.add("#16262c", (x) => dab(x, px - s * 0.7, py + s * 0.45, s * 1.5, s * 0.7, 0), 0.45);
      F.add(c, (x) => mapleLeaf(x, px, py, s, a, tl, 5));
    } else F.add(c, (x) => dab(x, px, py, s * 1.8, s, a, 0.1));
  }
  F.flush(P.base.x);
}
tick("bank");

// ---------- the congregation ----------
const NP = 30;
const poses = Array.from({ length: NP }, (_, i) => randomPose(i + 1));
const K = SS >= 1.5 ? 1.6 : 1;
const tiers = [Math.round(430 * K), Math.round(200 * K), Math.round(90 * K)];
const rc = new Map<string, Relief>(),
  ic = new Map<string, Canvas>();
function getRelief(pose: number, tier: number) {
  const rk = pose + "/" + tier;
  let R = rc.get(rk);
  if (!R) {
    R = relief(poses[pose], tiers[tier]);
    rc.set(rk, R);
  }
  return R;
}
function getInk(pose: number, tier: number, bright: number, moss: number, haze: number) {
  const key = [pose, tier, bright, moss, haze].join();
  let c = ic.get(key);
  if (c) return c;
  const warm = bright > 0.95;
  c = ink(getRelief(pose, tier), {
    stone: stops("0 #17212f, 0.25 #3a4a56, 0.5 #728080, 0.75 #b4b9a6, 1 #f3e9ca"),
    moss: stops("0 #0f2b31, 0.28 #22503c, 0.55 #4f7d3c, 0.8 #97a844, 1 #ded073"),
    mossLevel: moss,
    light: [-0.5, 0.8, 0.5],
    bright,
    key: [18, 24, 36],
    keyA: 0.9,
    seed: pose,
    warm: warm ? [255, 226, 160] : undefined,
    tint: MIST,
    tintA: haze,
    steps: 5,
  });
  ic.set(key, c);
  return c;
}
interface St {
  x: number;
  y: number;
  z: number;
  s: number;
  d: number;
  pose: number;
  moss: number;
}
const lr = new Rng(Number(process.env.CROWD ?? 201));
const sts: St[] = [];
let pi = 0;
const order = Array.from({ length: NP }, (_, i) => i).sort(() => lr.u() - 0.5);
const TREES = [
  { x: 2.95, y: 6.35 },
  { x: -3.55, y: 6.0 },
];
for (let k = 0; k < 27; k++) {
  const y0 = 3.1 + ROW * (k + 0.62);
  const hw = ((W / 2 + 90) / cam.f) * y0 + 0.3;
  const sp = k < 2 ? 1.04 : 0.9;
  for (let x = -hw + lr.range(0, 0.6); x < hw; x += sp * lr.range(0.92, 1.25)) {
    const y = y0 + lr.range(-0.16, 0.16);
    if (Math.abs(x - stairX(y)) < 1.0) continue;
    if (k > 3 && lr.chance(0.07)) continue;
    if (TREES.some((t) => Math.hypot(t.x - x, (t.y - y) * 0.8) < 0.8)) continue;
    sts.push({
      x,
      y,
      z: gz(x, y) - 0.03,
      s: lr.range(0.88, 1.14),
      d: y,
      pose: order[pi++ % NP],
      moss: lr.pick([0.42, 0.55, 0.66, 0.8]),
    });
  }
}
sts.sort((a, b) => b.d - a.d);
console.log("statues", sts.length);
const bx = P.base.x,
  kx = P.key.x;
bx.imageSmoothingEnabled = true;
(bx as any).imageSmoothingQuality = "high";
function drawStatue(s: St) {
  const [sx, sy, d] = proj(cam, s.x, s.y, s.z);
  const hpx = (cam.f / d) * s.s;
  const full = hpx * 1.21;
  const tier = full * SS > tiers[1] * 1.05 ? 0 : full * SS > tiers[2] * 1.05 ? 1 : 2;
  const h = Math.round(hz(d) * 12) / 12;
  const dp = dapple(s.x, s.y);
  const bright = Math.round((0.6 + 0.62 * dp) * 6) / 6;
  const c = getInk(s.pose, tier, bright, s.moss, h * 0.94);
  const w = full * reliefAspect;
  const top = sy - full * (1 - reliefBase);
  bx.save();
  bx.translate(sx + hpx * 0.06, sy + hpx * 0.08);
  bx.scale(1.12, 0.24);
  const g = bx.createRadialGradient(0, 0, 1, 0, 0, hpx * 0.55);
  g.addColorStop(0, css(mix("#0c2028", MIST, h), 0.9));
  g.addColorStop(1, css(mix("#0c2028", MIST, h), 0));
  bx.fillStyle = g;
  bx.fillRect(-hpx, -hpx, hpx * 2, hpx * 2);
  bx.restore();
  bx.save();
  bx.beginPath();
  bx.rect(sx - w, top - 5, w * 2, full * 0.955);
  bx.clip();
  bx.drawImage(c, sx - w / 2, top, w, full);
  bx.restore();
  kx.save();
  kx.globalCompositeOperation = "destination-out";
  kx.drawImage(c, sx - w / 2, top, w, full);
  kx.restore();
  const T = new Tones();
  const m = Math.round(clamp(hpx * 2.4, 8, 760));
  for (let i = 0; i < m; i++) {
    const uu = r.range(-1, 1),
      u = uu * 0.5 * hpx,
      v =
        (0.15 - 0.2 * Math.pow(r.u(), 1.2) * (0.55 + 0.5 * n.n2(uu * 3 + s.x * 5, s.y))) * hpx -
        Math.abs(u) * 0.06;
    const c2 = mix(
      mossR.at(Math.round(clamp(0.16 + 0.36 * dp + r.g() * 0.13) * 8) / 8),
      MIST,
      Math.round(h * 6) / 6,
    );
    const len = clamp(hpx * 0.034, 1.2, 9) * r.range(0.6, 1.3),
      an = -1.57 + r.g() * 0.5;
    T.add(c2, (x) => dab(x, sx + u, sy + v, len, len * 0.42, an, 0));
  }
  T.flush(bx);
  // a leaf or two come to rest where the stone faces the sky
  if (hpx > 46 && r.chance(0.5)) {
    const R = getRelief(s.pose, tier);
    for (let q = 0, put = 0; q < 200 && put < (hpx > 200 ? 3 : 1); q++) {
      const ii = r.int(0, R.w - 1),
        jj = r.int(0, R.h - 1),
        o = jj * R.w + ii;
      if (!R.a[o] || R.ny[o] < 0.74 || (R.py[o] > 0.58 && R.py[o] < 0.8)) continue;
      put++;
      const px = sx - w / 2 + (ii / R.w) * w,
        py = top + (jj / R.h) * full;
      const L = clamp(hpx * 0.042, 2.2, 14),
        a = r.range(0, 6),
        q2 = r.range(0.45, 0.85);
      bx.fillStyle = css(mix(red.at(q2), MIST, h));
      bx.beginPath();
      mapleLeaf(bx, px, py, L, a, 0.6, 7);
      bx.fill();
    }
  }
}
const wood = { body: "#2a2a36", light: "#8b8a6a", key: KEY, moss: "#5c7a3a" };
const tips: Pt[][] = [[], []];
function drawTree(i: number) {
  const t = TREES[i];
  const [sx, sy] = proj(cam, t.x, t.y, gz(t.x, t.y));
  const L = layer(),
    K2 = layer();
  const tr = new Rng([33, 58][i]);
  const w = [62, 54][i];
  roots(L.x, K2.x, sx, sy, w * 0.8, tr, wood);
  tips[i] = mapleTree(L.x, K2.x, [sx, sy + 4], -1.57 + [-0.06, 0.08][i], [300, 290][i], w, tr, {
    ...wood,
    depth: 4,
    bias: [-0.12, 0.12][i],
  });
  // moss up the lit side of the trunk
  const T = new Tones();
  for (let k = 0; k < 420; k++) {
    const v = Math.pow(tr.u(), 1.6) * 230,
      u = tr.range(-0.5, 0.05) * w * (1.3 - v / 420);
    T.add(mossR.at(Math.round((0.25 + 0.35 * tr.u() - (0.2 * u) / w) * 6) / 6), (x) =>
      dab(x, sx + u, sy + 6 - v, tr.range(4, 8), 3, -1.57 + tr.g() * 0.6),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K2);
}
let lastD = 99;
for (const s of sts) {
  if (lastD > 17 && s.d <= 17)
    P.mist(mistBand(n, 300, 110, 80, { max: 0.3, amp: 30 }), "#dfe3c4", { key: 0.4 });
  TREES.forEach((t, i) => {
    if (lastD > t.y && s.d <= t.y) drawTree(i);
  });
  lastD = s.d;
  drawStatue(s);
}
tick("statues");

// ---------- light shafts ----------
P.light(
  (x) => {
    for (let i = 0; i < 5; i++) {
      const b = 240 + i * 140 + r.range(-40, 40),
        w = r.range(30, 80);
      const g = x.createLinearGradient(0, 60, 0, 940);
      g.addColorStop(0, "rgba(255,244,200,.30)");
      g.addColorStop(1, "rgba(255,240,190,0)");
      x.fillStyle = g;
      x.beginPath();
      x.moveTo(b, 0);
      x.lineTo(b + w, 0);
      x.lineTo(b + w * 2.2 + 260, 940);
      x.lineTo(b + 230, 940);
      x.fill();
    }
  },
  { blur: 14, alpha: 0.8 },
);

// ---------- maple canopy ----------
{
  const L = layer();
  const mr = new Rng(21);
  const all: [number, number, number][] = [];
  tips.forEach((t, i) =>
    t.forEach((p) => {
      const lim = i === 0 ? 262 : 236;
      if (p[1] < lim || mr.chance(0.22)) all.push([p[0], p[1], i]);
    }),
  );
  for (const [x, y] of all)
    for (let q = 0; q < 2; q++)
      mapleSpray(L.x, x + mr.g() * 26, y + mr.g() * 14, mr.range(110, 190), mr.range(22, 40), mr, {
        leaf: 5.2,
        ramp: red.at,
        light:
          mr.range(-0.1, 0.14) +
          (y < 120 ? -0.06 : 0.04) +
          0.24 * sstep(620, 120, Math.abs(x - HX0)),
        dens: 0.9,
        droop: 0.3,
      });
  for (let i = 0; i < 30; i++) {
    const left = mr.chance(0.4);
    const x = left ? mr.range(-40, 420) : mr.range(940, 1640),
      y = mr.range(-10, 110);
    mapleSpray(L.x, x, y, mr.range(150, 260), mr.range(28, 50), mr, {
      leaf: 6,
      ramp: red.at,
      light: mr.range(-0.16, 0.08) + 0.22 * sstep(600, 160, Math.abs(x - HX0)),
      dens: 0.9,
      droop: 0.25,
    });
  }
  for (let i = 0; i < 12; i++)
    mapleSpray(
      L.x,
      mr.range(380, 980),
      mr.range(-16, 18),
      mr.range(150, 240),
      mr.range(24, 40),
      mr,
      { leaf: 6, ramp: red.at, light: -0.14, dens: 0.9, droop: 0.2 },
    );
  P.put(L, { occlude: 1 });
  const N2 = layer();
  for (const [x, y, w, h] of [
    [1530, 40, 330, 90],
    [1600, 200, 190, 60],
    [1380, -6, 300, 60],
    [40, 20, 300, 80],
    [-20, 150, 150, 56],
  ] as const)
    mapleSpray(N2.x, x, y, w, h, mr, {
      leaf: 15,
      ramp: red.at,
      light: -0.08,
      dens: 0.95,
      droop: 0.3,
    });
  P.put(N2, { occlude: 1 });
  const T = new Tones();
  for (let k = 0; k < 14; k++) {
    const px = r.range(380, 1250),
      py = r.range(230, 760),
      s = r.range(5, 10),
      a = r.range(0, 6),
      q = r.range(0.5, 0.9),
      tl = r.range(0.4, 0.9);
    T.add(red.at(q), (x) => mapleLeaf(x, px, py, s, a, tl, 7));
  }
  T.flush(P.base.x);
}
tick("maples");
async function main() {
  const out = P.finish({
    wood: 0.08,
    woodMask: (x, y) => (y < 300 ? 1 : 0.4),
    vignette: 0.22,
    kuwahara: 0.8,
    blocks: 13,
    blockMix: 0.45,
    sat: 1.05,
  });
  seal(out.getContext("2d"), 40, 1090, "愛", 34);
  await save(out, "out/otagi-hero.png");
  console.log("total", elapsed().toFixed(1));
}
await main();
