/** The disciples: their positions, and the printing of one. */
import { W, SS, Rng, clamp, css, lerp, mix, type Pt } from "../../kit/core.ts";
import { proj } from "../../kit/terrain.ts";
import { catmull, dab, fillPoly, mapleLeaf, roughen, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { cutStone } from "./hero-cut.ts";
import { randomPose, relief, reliefAspect, reliefBase, type Pose, type Relief } from "./rakan.ts";
import type { Canvas } from "@napi-rs/canvas";
import { P, n, red, MIST, r, cam, ROW, stairX, gz, mossR, hz, dapple } from "./hero-stage.ts";

const NP = 30;
/** those of the first rows are all different: praying, drinking, holding a child, looking up, looking away, asleep */
const front: readonly Partial<Pose>[] = [
  { hands: 0, mouth: 2, eyes: 1, roll: 0.1, pitch: 0.14, cap: 0 },
  { hands: 2, mouth: 0, eyes: 0, roll: -0.3, pitch: -0.1, lean: -0.05, cap: 0 },
  { hands: 5, mouth: 2, eyes: 1, yaw: 0.26, bodyYaw: 0.22, pitch: 0.08, cap: 1 },
  { hands: 4, mouth: 0, eyes: 0, pitch: -0.34, roll: 0.14, cap: 0 },
  { hands: 3, mouth: 0, eyes: 2, yaw: -0.36, bodyYaw: -0.2, headW: 0.9, cap: 0 },
  { hands: 5, mouth: 0, eyes: 0, roll: 0.34, pitch: -0.04, lean: 0.06, cap: 0 },
];
/** The crowd: some look aside or down, some are slim, some broad, and only a part of them laughs. */
function inCrowd(i: number): Pose {
  const v = new Rng(500 + i);
  return {
    ...randomPose(i + 1),
    yaw: v.range(-0.75, 0.75),
    bodyYaw: v.range(-0.4, 0.4),
    pitch: v.range(-0.3, 0.34),
    roll: v.range(-0.34, 0.34),
    lean: v.range(-0.09, 0.09),
    mouth: v.pick([0, 1, 1, 2, 3, 3]),
    girth: v.range(0.8, 1.2),
    headS: v.range(0.9, 1.3),
    headW: v.range(0.86, 1.12),
    cap: v.chance(0.3) ? 1 : 0,
  };
}
const poses = [
  ...Array.from({ length: NP }, (_, i) => inCrowd(i)),
  ...front.map((p, i): Pose => ({ ...randomPose(i + 60), ...p, seed: 3120 + i })),
];
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
const lr = new Rng(201);
export const sts: St[] = [];
let pi = 0,
  places = 0;
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
        s: lr.range(0.74, 1.04) + (lr.chance(0.3) ? 0.22 : 0),
        d: y,
        pose: k < 2 ? NP + ((places++ * 5 + 1) % front.length) : order[pi++ % NP],
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
  // its shadow: a flat block, ragged with grass
  const dark = mix(mossR.at(0.16), MIST, h),
    S = new Tones();
  const cast = roughen(
    catmull(
      pts(
        "-0.44,0 -0.4,0.07 -0.1,0.12 0.3,0.14 0.62,0.13 0.86,0.15 1.06,0.11 1.08,0.05 0.94,0 0.7,0.01 0.4,-0.04",
      ),
      5,
      true,
    ).map(([u, v]): Pt => [sx + u * hpx, sy + v * hpx]),
    n,
    hpx * 0.02,
    6 / hpx,
    hpx * 0.05,
  );
  fillPoly(bx, cast, dark);
  for (let i = 0; i < clamp(hpx * 0.5, 6, 160); i++) {
    const [px, py] = r.pick(cast);
    S.add(dark, (x) =>
      dab(
        x,
        px + r.g() * hpx * 0.02,
        py + hpx * 0.01,
        clamp(hpx * 0.05, 1, 14) * r.range(0.5, 1.2),
        clamp(hpx * 0.02, 1, 5),
        -1.57 + r.g() * 0.5,
      ),
    );
  }
  S.flush(bx);
  bx.restore();
  // it has sunk into the moss: the lower edge is round and uneven
  const sunk = (u: number) =>
    hpx *
    (0.092 - 0.13 * Math.min(1.3, Math.abs(u) / 0.43) ** 3 + 0.016 * n.n2(u * 9 + s.x * 5, s.y));
  const edge = (up: number) =>
    Array.from({ length: 41 }, (_, i) => {
      const u = lerp(-0.6, 0.6, i / 40);
      return [sx + u * hpx, sy + sunk(u) - up] as const;
    });
  bx.save();
  bx.beginPath();
  bx.moveTo(sx - 0.6 * hpx, top - 5);
  for (const p of edge(0)) bx.lineTo(...p);
  bx.lineTo(sx + 0.6 * hpx, top - 5);
  bx.clip();
  bx.drawImage(c, sx - w / 2, top, w, full);
  bx.restore();
  kx.save();
  kx.globalCompositeOperation = "destination-out";
  kx.drawImage(c, sx - w / 2, top, w, full);
  kx.restore();
  const T = new Tones();
  // clumps of blades here and there along that edge, and away from it over the lawn: dark behind, light in front
  const m = Math.round(clamp(hpx * 3.2, 8, 1100));
  for (let i = 0; i < m; i++) {
    const u = r.range(-0.62, 0.62),
      clump = n.n2(u * 4.6 + s.x * 9, s.y * 7 + s.x);
    if (clump < -0.06) continue;
    const deep = (i / m) * 0.05 - 0.012 + (r.chance(0.3) ? r.range(0, 0.12) : 0);
    const c2 = mix(
      mossR.at(Math.round(clamp(0.12 + 0.3 * (i / m) + 0.26 * dp + r.g() * 0.1) * 8) / 8),
      MIST,
      Math.round(h * 6) / 6,
    );
    const len =
        clamp(hpx * 0.05, 1.2, 17) * r.range(0.5, 1.2) * (0.7 + 1.5 * clump) * (1 - 0.4 * (i / m)),
      an = -1.57 + r.g() * 0.42;
    T.add(c2, (x) => dab(x, sx + u * hpx, sy + sunk(u) + deep * hpx, len, len * 0.3, an, 0.1));
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
