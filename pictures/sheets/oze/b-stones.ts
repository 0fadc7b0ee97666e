/** Oze, B: the bank, a heap of river stones with light from two sides: dusk from above, lanterns from the water. */
import { clamp, type Ctx, layer, lerp, Noise, type Pt, ramp, Rng, sstep } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { project, type WaterCam } from "./nightwater.ts";

const n = new Noise(9);
const stone = ramp(stops("0 #0b1528, 0.35 #1d3048, 0.6 #3b5268, 0.8 #70889a, 1 #a9b3b8"));
/** how far the bank reaches into the water at a position along it, in metres */
const bankEdge = (x: number) => 9.5 + 0.3 * x + 0.45 * n.n2(x * 0.45, 2);

/** one stone: its dark foot, its body, sky light on its top and lantern light on its far side */
function cobble(x: Ctx, r: Rng, at: Pt, w: number, h: number, warm: number, wet: number) {
  const turn = r.range(-0.18, 0.18),
    tone = r.range(-0.1, 0.1);
  const ring = (s: number, dx: number, dy: number, seed: number): Pt[] => {
    const p: Pt[] = [];
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * Math.PI * 2,
        q = s * (1 + 0.13 * n.n2(Math.cos(a) * 1.3 + seed, Math.sin(a) * 1.3 + seed));
      const u = Math.cos(a) * q * w,
        v = Math.sin(a) * q * h * (Math.sin(a) > 0 ? 0.8 : 1);
      p.push([
        at[0] + dx * w + u * Math.cos(turn) - v * Math.sin(turn),
        at[1] + dy * h + u * Math.sin(turn) + v * Math.cos(turn),
      ]);
    }
    return catmull(p, 5, true);
  };
  const seed = r.range(0, 90);
  fillPoly(x, ring(1.08, 0, 0.1, seed), "#070d1c");
  fillPoly(x, ring(1, 0, 0, seed), stone.at(clamp(0.3 + tone - 0.16 * wet)));
  fillPoly(x, ring(0.86, -0.03, -0.12, seed + 3), stone.at(clamp(0.52 + tone - 0.16 * wet)));
  fillPoly(x, ring(0.6, -0.08, -0.28, seed + 5), stone.at(clamp(0.7 + tone - 0.1 * wet)));
  if (wet > 0.3) fillPoly(x, ring(0.2, -0.2, -0.5, seed + 8), "#c6d2d8", 0.7);
  if (warm < 0.05) return;
  // a crescent of lantern light along the far edge
  const far: Pt[] = [];
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (1.12 + (0.76 * i) / 12);
    far.push([at[0] + Math.cos(a) * w * 0.95, at[1] + Math.sin(a) * h * 0.95]);
  }
  for (let i = 12; i >= 0; i--) {
    const a = Math.PI * (1.12 + (0.76 * i) / 12);
    far.push([
      at[0] + Math.cos(a) * w * 0.93,
      at[1] + Math.sin(a) * h * (0.95 - 0.34 * Math.sin((Math.PI * i) / 12)),
    ]);
  }
  fillPoly(x, far, "#f2a95a", 0.85 * warm);
}
/** the stones from far to near, so that each covers the one behind it */
export function stones(cam: WaterCam) {
  const L = layer(),
    r = new Rng(77);
  // wet gravel under the stones
  const rim: Pt[] = [];
  for (let wx = -9; wx < 11; wx += 0.1) {
    const q = project(cam, [wx, bankEdge(wx), 0]);
    rim.push([q[0], q[1]]);
  }
  fillPoly(L.x, [...rim, [1700, 1300], [-100, 1300]], "#0b1426");
  const all: { wx: number; d: number; s: number }[] = [];
  for (let d = 7; d < 13.5; d += 0.16)
    for (let wx = -7.5; wx < 8.5; wx += 0.24) {
      const big = r.u() ** 3;
      const s = lerp(0.1, 0.3, big),
        px = wx + r.range(-0.12, 0.12),
        py = d + r.range(-0.08, 0.08);
      if (py > bankEdge(px) + 0.12) continue;
      // a few in the shallow water
      all.push({ wx: px, d: py, s });
    }
  for (let i = 0; i < 26; i++) {
    const px = r.range(-6, 7);
    all.push({ wx: px, d: bankEdge(px) + r.range(0.1, 0.55), s: r.range(0.08, 0.2) });
  }
  all.sort((a, b) => b.d - a.d);
  for (const o of all) {
    const q = project(cam, [o.wx, o.d, 0]),
      k = cam.f / q[2];
    const e = bankEdge(o.wx) - o.d;
    const warm = sstep(2.4, 0, e) * sstep(6.5, 1.5, Math.abs(o.wx - 0.2)) * r.range(0.5, 1);
    cobble(L.x, r, [q[0], q[1]], o.s * k, o.s * k * 0.56, warm, sstep(0.35, -0.1, e));
  }
  return L;
}
