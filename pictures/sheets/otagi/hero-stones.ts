/** The disciples: their positions, and the printing of one. */
import { W, SS, Rng, clamp, css, mix } from "../../kit/core.ts";
import { proj } from "../../kit/terrain.ts";
import { dab, Tones, mapleLeaf } from "../../kit/brush.ts";
import { cutStone } from "./hero-cut.ts";
import { randomPose, relief, reliefAspect, reliefBase, type Relief } from "./rakan.ts";
import type { Canvas } from "@napi-rs/canvas";
import { P, n, red, MIST, r, cam, ROW, stairX, gz, mossR, hz, dapple } from "./hero-stage.ts";

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
  c = cutStone(getRelief(pose, tier), {
    ...STONES[pose % STONES.length],
    moss: MOSS,
    mossLevel: moss,
    bright,
    seed: pose,
    tint: MIST,
    haze,
  });
  ic.set(key, c);
  return c;
}
/** grey stone, and two that weathered warmer or bluer: shade, middle, light */
const STONES = [
  { stone: ["#46555f", "#96a098", "#ebe4c8"] },
  { stone: ["#4b5158", "#a19d8f", "#f1e7c8"] },
  { stone: ["#3f5160", "#8b9b9a", "#e2e3cd"] },
];
const MOSS = ["#24503f", "#64893c", "#c2bd52"];
export interface St {
  x: number;
  y: number;
  z: number;
  s: number;
  d: number;
  pose: number;
  moss: number;
}
const lr = new Rng(Number(process.env["CROWD"] ?? 201));
export const sts: St[] = [];
let pi = 0;
const order = Array.from({ length: NP }, (_, i) => i).sort(() => lr.u() - 0.5);
export const TREES = [
  { x: 2.95, y: 6.35 },
  { x: -3.55, y: 6.0 },
];

/** Row behind row; the steps and the trees stay free. */
export function seatAll() {
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
  bx.imageSmoothingEnabled = true;
  bx.imageSmoothingQuality = "high";
}

const bx = P.base.x,
  kx = P.key.x;
export function drawStatue(s: St) {
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
  // one or two leaves on the parts that face the sky
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
