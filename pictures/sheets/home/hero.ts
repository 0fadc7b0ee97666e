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
  lstep,
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
  type Pt,
  type RGB,
  type Layer,
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
} from "../../kit/brush.ts";
import { pinePad, limb } from "../../kit/flora.ts";
import { sprite, teaPicker } from "../../kit/figures.ts";
import { save } from "../../kit/out.ts";
import { pts, stops } from "../../kit/points.ts";

const P = new Print(31, "#efe4cf");
const n = P.noise,
  r = P.rng;
const KEY = "#1d2136";

// ---------- sky ----------
P.block(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      600,
      stops("0 #152c58, 0.2 #2b5585, 0.42 #779fb0, 0.62 #d3c7b2, 0.8 #f2bf98, 1 #ef9a76"),
    );
    x.fillRect(0, 0, W, 660);
  },
  { grain: 0.14 },
);
P.light((x) => {
  const g = x.createRadialGradient(1600, 500, 20, 1600, 500, 760);
  g.addColorStop(0, "rgba(255,190,110,.75)");
  g.addColorStop(1, "rgba(255,150,100,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, 700);
});
P.mist(
  (x, y) => {
    const m = sstep(60, 200, y) * (1 - sstep(330, 430, y));
    const v = n.fbm(x * 0.0012 + 3, y * 0.012, 5);
    return m * sstep(0.12, 0.55, v) * 0.55;
  },
  "#f6d9bb",
  { grain: 0.2 },
);
// waning moon of the last hour before sunrise
P.light((x) => {
  const g = x.createRadialGradient(1290, 150, 4, 1290, 150, 90);
  g.addColorStop(0, "rgba(255,236,200,.34)");
  g.addColorStop(1, "rgba(255,230,190,0)");
  x.fillStyle = g;
  x.fillRect(1180, 40, 220, 220);
});
P.block(
  (x) => {
    x.fillStyle = "#fff0cf";
    x.beginPath();
    x.arc(1290, 150, 19, -0.55, Math.PI - 0.75);
    x.bezierCurveTo(1282, 160, 1300, 152, 1290 + 19 * Math.cos(-0.55), 150 + 19 * Math.sin(-0.55));
    x.fill();
  },
  { grain: 0.1 },
);
tick("sky");

// ---------- Fuji: heightfield, lit from the right (seen from the south at dawn) ----------
{
  const fn = new Noise(8);
  const hf = (x: number, y: number) => {
    const rr = Math.hypot(x, y) + 1e-6;
    const ca = x / rr,
      sa = y / rr;
    const prof = 3.9 * Math.exp(-rr / 5.2) + 0.25 * Math.exp((-rr * rr) / 140) - 0.35;
    const gully = fn.ridge(ca * 2.6 + 5, sa * 2.6 + rr * 0.05, 4),
      gully2 = fn.fbm(ca * 9 + rr * 0.12, sa * 9, 4);
    const dep = sstep(0.25, 2.2, rr) * (1 - sstep(9, 16, rr) * 0.6);
    let h = prof - dep * (0.3 * (1 - gully) + 0.11 * gully2);
    if (rr < 0.75)
      h = Math.min(
        h,
        lerp(
          3.42 + 0.06 * fn.n2(ca * 2, sa * 2 + 9) + 0.03 * fn.n2(ca * 7, sa * 7),
          3.2,
          sstep(0.35, 0, rr),
        ),
      );
    return h;
  };
  const cam: Cam = { x: 0, y: -60, z: 0.3, f: 6600, cx: 985, hy: 575 };
  const g = renderHeight(cam, hf, 46, 72, 0.00035, 0.01);
  tick("fuji march");
  const snowL = ramp(stops("0 #4a629b, 0.3 #7787b8, 0.52 #c4b0c6, 0.75 #fcd9c2, 1 #fff2de"));
  const rockL = ramp(stops("0 #1f3061, 0.3 #323d70, 0.52 #6b4c6e, 0.75 #c26456, 1 #e9885c"));
  const Hz = mix("#7f93ad", "#e0b6a2", 0.4);
  const L = shade((x, y, o) => {
    const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
    if (g.dep[i] === Infinity) {
      o[3] = 0;
      return;
    }
    const wx = g.wx[i],
      wy = g.wy[i],
      wz = g.wz[i];
    if (wz < -0.05 && y > 640) {
      o[3] = 0;
      return;
    }
    const e = 0.045;
    const h0 = hf(wx, wy);
    const gx = (hf(wx + e, wy) - h0) / e,
      gy = (hf(wx, wy + e) - h0) / e;
    const il = 1 / Math.hypot(gx, gy, 1);
    const det = (-gx * 0.8 + gy * 0.3 + 0.34) * il;
    const rr = Math.hypot(wx, wy) + 0.001,
      ca = wx / rr,
      sa = wy / rr;
    const big = 0.5 + 0.62 * (ca * 0.92 - sa * -0.12);
    let t = clamp(0.62 * det + 0.46 * big + 0.02 + 0.05 * fn.n2(wx * 6, wz * 9));
    const k = 4;
    const q = Math.floor(t * k),
      f = t * k - q;
    t = (q + sstep(0.28, 0.72, f)) / k;
    const gully = fn.ridge(ca * 2.6 + 5, sa * 2.6 + rr * 0.05, 3);
    const sl =
      2.2 +
      0.26 * fn.fbm(ca * 5, sa * 5, 3) -
      1.0 * (1 - gully) +
      0.22 * fn.fbm(ca * 17 + 3, sa * 17, 3);
    const sn = sstep(sl - 0.05, sl + 0.05, wz);
    const A = snowL.at(t),
      B = rockL.at(t);
    const haze = sstep(2.0, 0.15, wz) * 0.9;
    for (let c = 0; c < 3; c++) o[c] = lerp(lerp(B[c], A[c], sn), Hz[c], haze);
    o[3] = 255;
  });
  P.put(L, { occlude: 1 });
  const sky: Pt[] = [];
  for (let i = 0; i < PW; i += 2) if (g.top[i] < 560) sky.push([i / SS, g.top[i]]);
  P.lines((x) => {
    x.fillStyle = css("#34375e", 0.7);
    x.beginPath();
    brushPath(x, sky, (t) => 1.8 * (1 + 0.4 * Math.sin(t * 60)));
    x.fill();
  });
  tick("fuji");
}
// ---------- far hills, melting into mist ----------
function ridge(y0: number, amp: number, f: number, s: number, tree = 0): Pt[] {
  const o: Pt[] = [];
  for (let x = -10; x <= W + 10; x += 3) {
    let y = y0 - amp * (n.fbm(x * f + s, s, 4) * 0.8 + 0.3);
    if (tree)
      y -= tree * (0.5 + 0.5 * n.n2(x * 0.11, s)) * (0.6 + 0.6 * Math.abs(n.n2(x * 0.33, s + 3)));
    o.push([x, y]);
  }
  return o;
}
const hillSpec: [number, number, number, number, number, string, string][] = [
  [556, 60, 0.0016, 3.3, 0, "#6f86a6", "#d0b3aa"],
  [588, 62, 0.0021, 7.1, 3, "#4a6a8e", "#b7a9a8"],
  [624, 60, 0.0027, 12.7, 8, "#2c5070", "#8f9ea4"],
];
hillSpec.forEach(([y0, a, f, s, tr, c1, c2], i) => {
  const pts = ridge(y0, a, f, s, tr);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, y0 - a, 0, y0 + 60, [
        [0, c1],
        [0.5, mix(c1, c2, 0.5)],
        [1, c2],
      ]);
      x.beginPath();
      x.moveTo(-10, 800);
      for (const p of pts) x.lineTo(p[0], p[1]);
      x.lineTo(W + 10, 800);
      x.fill();
    },
    { grain: 0.16 },
  );
  P.lines((x) => {
    x.fillStyle = css("#2c3f62", 0.35 + 0.1 * i);
    x.beginPath();
    brushPath(x, pts, (t) => 1.1 + 0.5 * Math.sin(t * 80));
    x.fill();
  });
  P.mist(mistBand(n, y0 + 24, 30, 80, { max: 0.92, amp: 14 }), i === 0 ? "#f0c4aa" : "#efd8c2", {
    grain: 0.1,
  });
});
tick("hills");

// ---------- tea terraces ----------
const cam: Cam = { x: 0, y: 0, z: 9.5, f: 1150, cx: 800, hy: 590 };
const SP = 2.15;
const cn = new Noise(5);
const LH = (x: number, y: number) => 15 * Math.exp(-((x + 58) ** 2) / 1500 - (y - 92) ** 2 / 2600);
const RH = (x: number, y: number) => 11 * Math.exp(-((x - 78) ** 2) / 1700 - (y - 128) ** 2 / 3600);
function base(x: number, y: number) {
  return (
    LH(x, y) +
    RH(x, y) +
    7 * Math.exp(-((x + 10) ** 2) / 1100 - (y - 150) ** 2 / 900) +
    1.1 * Math.sin(y * 0.07 + x * 0.03) -
    0.012 * y +
    2.2 * Math.exp(-((x - 16) ** 2) / 90 - (y - 20) ** 2 / 160)
  );
}
const pth = (y: number) => -1.5 + 9.5 * Math.sin(y * 0.043 - 0.75) + y * 0.055;
const cur = (y: number) => 13 * Math.sin(y * 0.03 + 0.35) + 0.0009 * y * y;
interface TA {
  h: number;
  d: number;
  u: number;
  kind: number;
}
function teaAt(x: number, y: number, out: TA) {
  const dp = x - pth(y);
  const w = 0.78;
  let u: number;
  if (dp < 0) u = (x - 0.62 * cur(y) + 0.2 * y) / SP;
  else u = (x - cur(y)) / SP;
  const lh = LH(x, y);
  if (lh > 2.2) u = lh * 1.15 + 0.02 * y;
  const rh = RH(x, y);
  if (rh > 1.8 && dp > 0) u = rh * 1.35;
  out.u = u;
  const fr = u - Math.floor(u);
  const d = Math.abs(fr - 0.5) * 2;
  out.d = d;
  out.kind = 0;
  const edge = Math.min(Math.abs(lh - 2.2) * 2.6, dp > 0 ? Math.abs(rh - 1.8) * 3.2 : 9);
  if (Math.abs(dp) < w) {
    out.kind = 1;
    out.h = 0;
    out.d = dp / w;
    return;
  }
  if (edge < 0.42) {
    out.kind = 2;
    out.h = 0;
    out.d = edge / 0.42;
    return;
  }
  const ew = sstep(w, w + 0.8, Math.abs(dp)) * sstep(0.42, 1.3, edge);
  const q = d / 0.85;
  out.h = q >= 1 ? 0 : 1.05 * Math.pow(1 - Math.pow(q, 2.6), 0.6) * ew;
  if (q >= 1 || ew < 0.25) out.kind = 3;
}
const o1: TA = { h: 0, d: 0, u: 0, kind: 0 },
  o2: TA = { h: 0, d: 0, u: 0, kind: 0 };
const hgt = (x: number, y: number) => {
  teaAt(x, y, o2);
  return base(x, y) + o2.h;
};
const G = renderHeight(cam, hgt, 9, 230, 0.0012, 0.012);
tick("tea march");
const teaR = ramp(
  stops("0 #0c2a41, 0.2 #174750, 0.42 #336b4c, 0.62 #7b9a42, 0.8 #c9bd56, 0.92 #f3dc8c, 1 #fff0bd"),
);
const pathR = ramp(stops("0 #3d4560, 0.35 #7a6a6c, 0.65 #c79c72, 1 #f6d6a4"));
const LX = 0.8,
  LY = -0.1,
  LZ = 0.4;
const slope = LZ / Math.hypot(LX, LY);
const lx = LX / Math.hypot(LX, LY),
  ly = LY / Math.hypot(LX, LY);
const tone = new Float32Array(PW * PH);
const hazeF = (d: number, wz: number) => clamp((1 - Math.exp(-Math.max(0, d - 30) / 120)) * 0.9);
const HCl = "#a9bcc4",
  HCr = "#f2cba4";
const bandA = mistBand(n, 506, 13, 34, { amp: 9, max: 0.85, sx: 0.0022, rag: 0.9 }),
  bandB = mistBand(n, 556, 18, 46, { amp: 12, max: 0.9, sx: 0.0018, rag: 0.8 });
const mistBand0 = (x: number, y: number) =>
  Math.max(bandA(x, y) * sstep(-0.15, 0.35, n.n2(x * 0.0021 + 4, 2)), bandB(x, y));
const tea = shade((x, y, o) => {
  const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
  const d = G.dep[i];
  if (d === Infinity) {
    o[3] = 0;
    return;
  }
  const wx = G.wx[i],
    wy = G.wy[i];
  teaAt(wx, wy, o1);
  const kind = o1.kind,
    dd = o1.d;
  const e = 0.05 + d * 0.0009;
  const h0 = hgt(wx, wy),
    gx = (hgt(wx + e, wy) - h0) / e,
    gy = (hgt(wx, wy + e) - h0) / e;
  const il = 1 / Math.hypot(gx, gy, 1);
  // cast shadow
  let sh = 0;
  if (d < 110)
    for (let s = 0.25; s < 3.4; s *= 1.32) {
      const over = hgt(wx + lx * s, wy + ly * s) - (h0 + s * slope * 1.05 + 0.03);
      if (over > 0) {
        sh = Math.max(sh, clamp(over * 6));
        if (sh >= 1) break;
      }
    }
  sh *= sstep(110, 60, d);
  let t: number;
  let C: RGB;
  const leaf = cn.n2(wx * 3.2, wy * 3.2) * 0.5 + cn.n2(wx * 7, wy * 7) * 0.35;
  if (kind === 1 || kind === 2) {
    t = 0.8 + 0.1 * cn.n2(wx * 1.2, wy * 1.2) + 0.07 * cn.n2(wx * 4, wy * 4) - 0.5 * sh;
    if (kind === 1) t -= 0.16 * Math.exp(-((Math.abs(dd) - 0.42) ** 2) / 0.012);
    const grass = sstep(0.62, 0.98, kind === 1 ? Math.abs(dd) + 0.3 * cn.n2(wx * 3, wy * 3) : dd);
    C = mix(pathR.at(t), teaR.at(t * 0.72), grass * 0.85);
  } else {
    const nl = (-gx * LX - gy * LY + LZ) * il;
    t = 0.13 + 0.84 * clamp(nl) * (1 - 0.8 * sh) + 0.09 * leaf * sstep(120, 15, d) - 0.03 * sh;
    t -= 0.3 * sstep(0.5, 1, dd / 0.85) * (1 - clamp(nl));
    if (kind === 3) t = 0.03 + 0.06 * leaf + 0.1 * (1 - sh);
    t *= 0.82 + 0.26 * sstep(-0.35, 0.4, cn.fbm(wx * 0.012 + 2, wy * 0.012, 2));
    const k = 6;
    const tt = clamp(t + 0.05 * leaf) * k;
    const q = Math.floor(tt),
      f = tt - q;
    t = (q + sstep(0.18, 0.82, f)) / k;
    C = teaR.at(t);
  }
  tone[i] = t;
  const hz = hazeF(d, h0);
  const HC = mix(HCl, HCr, clamp(x / W));
  for (let c = 0; c < 3; c++) o[c] = lerp(C[c], HC[c], hz);
  o[3] = 255;
});
P.put(tea, { occlude: 1 });
tick("tea shade");
// leaf dabs guided by the G-buffer
{
  const T = new Tones();
  const N = 120000;
  for (let k = 0; k < N; k++) {
    const px = r.range(0, W),
      py = H - Math.pow(r.u(), 1.25) * 600;
    const i = ((py * SS) | 0) * PW + ((px * SS) | 0);
    const d = G.dep[i];
    if (!(d < 75)) continue;
    if (r.u() > 26 / d + 0.1) continue;
    teaAt(G.wx[i], G.wy[i], o1);
    if (o1.kind) continue;
    const t = tone[i];
    const hz = hazeF(d, 0);
    const v = clamp(t + r.g() * 0.1 + 0.035);
    const q = Math.round(v * 9) / 9;
    const c = mix(teaR.at(q), mix(HCl, HCr, Math.round((px / W) * 5) / 5), Math.round(hz * 6) / 6);
    const len = clamp(140 / d, 1.6, 10) * r.range(0.7, 1.2);
    const ang = -1.57 + r.g() * 0.65,
      bd = r.range(-0.2, 0.2);
    T.add(c, (x) => dab(x, px, py, len, len * 0.42, ang, bd), 0.8);
  }
  T.flush(P.base.x);
  tick("leaf dabs");
}
// crest key-lines from depth discontinuities
{
  const L = layer();
  const im = getPx(L.c);
  const dta = im.data;
  for (let j = 2; j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const o = j * PW + i;
      const d = G.dep[o];
      if (d === Infinity) continue;
      const up = G.dep[o - PW],
        up2 = G.dep[o - PW * 2];
      const jump = Math.max(
        up === Infinity ? 9 : (up - d) / d,
        up2 === Infinity ? 9 : (up2 - d) / d,
      );
      if (jump > 0.03) {
        const a = 0.7 * clamp(60 / d, 0.12, 1);
        dta[o * 4] = 20;
        dta[o * 4 + 1] = 38;
        dta[o * 4 + 2] = 60;
        dta[o * 4 + 3] = a * 255;
      }
    }
  putPx(L.c, im);
  stamp(P.key.x, L);
}
// ground mist lying in the hollow behind the plots
P.mist(
  (x, y) => {
    const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
    const d = G.dep[i];
    if (d === Infinity) return 0;
    const low = sstep(3.2, -1.2, base(G.wx[i], G.wy[i]));
    const f = 0.5 + 0.5 * n.fbm(x * 0.0026 + 8, y * 0.012, 4);
    return clamp(low * sstep(48, 125, d) * (0.35 + 0.9 * f)) * 0.8;
  },
  "#f3dcc2",
  { grain: 0.08 },
);
tick("hollow mist");

// suyari mist across the mountain's foot, dawn warmth raking in from the right
P.mist(
  (x, y) => {
    const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
    if (G.dep[i] !== Infinity) return 0;
    return mistBand0(x, y);
  },
  "#fae3cd",
  { grain: 0.16, key: 0.9 },
);
P.light(
  (x) => {
    const g = x.createLinearGradient(W, 560, 250, 900);
    g.addColorStop(0, "rgba(255,178,96,.5)");
    g.addColorStop(0.6, "rgba(255,170,100,.12)");
    g.addColorStop(1, "rgba(255,170,100,0)");
    x.fillStyle = g;
    x.fillRect(0, 540, W, 700);
  },
  { op: "soft-light" },
);
P.light(
  (x) => {
    const g = x.createLinearGradient(0, 1200, 0, 860);
    g.addColorStop(0, "rgba(10,30,70,.26)");
    g.addColorStop(1, "rgba(10,30,70,0)");
    x.fillStyle = g;
    x.fillRect(0, 800, W, 400);
  },
  { op: "multiply" },
);

// ---------- tea pickers ----------
function figureAt(wx: number, wy: number, s: number, flip: boolean, seed: number, o: any) {
  const [sx, sy, d] = proj(cam, wx, wy, base(wx, wy) + 0.95);
  const sc = ((cam.f / d) * s) / 100;
  const f = sprite(
    sx,
    sy,
    sc,
    flip,
    (p) => teaPicker(p, new Rng(seed), o),
    KEY,
    clamp(55 / d, 0.8, 1.9),
  );
  for (const L of [f.c, f.k])
    pixels(L.c, (dd, w) => {
      for (let i = 0; i < w * PH; i++) if (dd[i * 4 + 3] && G.dep[i] < d - 0.15) dd[i * 4 + 3] = 0;
    });
  P.put(f.c, { occlude: 1 });
  stamp(P.key.x, f.k);
}
figureAt(-8.1, 27.5, 1.75, false, 3, { lean: 1, robe: "#27497e" });
figureAt(-11.4, 31, 1.75, true, 4, { lean: 0.6, robe: "#3b3f74", sash: "#cf3f2b" });
figureAt(-3.2, 36, 1.75, false, 5, { lean: 1.1, robe: "#2c5a86" });
tick("figures");

// ---------- framing pine bough ----------
{
  const L = layer(),
    K = layer();
  const pr = new Rng(12);
  const wood = { body: "#3a3340", light: "#8a6a62", key: KEY, lightDir: 1 };
  const dk = { dark: "#0c2038", mid: "#1d4650", light: "#a39a5e", lightDir: 1 };
  const pad = (x: number, y: number, w: number, h: number, len = 30, dens = 1) =>
    pinePad(L.x, x, y, w, h, pr, { ...dk, len, nw: 2.3, dens });
  limb(L.x, K.x, pts("-60,-30 40,40 130,62 215,52 300,86 372,92"), 62, 9, pr, wood);
  pad(60, 30, 250, 66);
  pad(232, 40, 230, 52);
  pad(366, 70, 170, 44);
  limb(L.x, K.x, pts("196,56 262,112 330,138 404,144"), 20, 4, pr, wood);
  pad(330, 128, 150, 36);
  pad(430, 146, 150, 36);
  limb(L.x, K.x, pts("70,58 120,120 170,172 240,196"), 22, 4, pr, wood);
  pad(140, 150, 130, 36);
  pad(236, 198, 190, 42);
  pad(80, 118, 150, 44);
  limb(L.x, K.x, pts("-30,20 0,130 40,214 92,262"), 26, 5, pr, wood);
  pad(10, 176, 170, 46);
  pad(96, 262, 190, 44);
  pad(-10, 300, 120, 40);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  tick("pine");
}
async function main() {
  const out = P.finish({
    wood: 0.09,
    woodMask: (x, y) => (y < 560 ? 1 : 0.35),
    vignette: 0.14,
    kuwahara: 0.8,
    blocks: 14,
    blockMix: 0.5,
    sat: 1.04,
  });
  seal(out.getContext("2d"), 1510, 40, "茶");
  await save(out, "out/home-hero.png");
  console.log("total", elapsed().toFixed(1));
}
await main();
