/** Colours of the forecourt at dawn: dew on the paving, gravel, moss, and the reflection of the sky in the pond. */
import {
  clamp,
  type Ctx,
  H,
  hex,
  lerp,
  mix,
  type Pt,
  ramp,
  type RGB,
  type Rng,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { proj, shadeDepth } from "../../kit/terrain.ts";
import { mossRamp } from "./moss.ts";
import { at, crevices, type Scene, steps } from "../../kit/scene.ts";
import {
  cam,
  GATE,
  gn,
  ground,
  island,
  isWater,
  KERB,
  nearGate,
  pond,
  SCALE,
  slab,
  slabAt,
} from "./court.ts";
import { skyAt } from "./hero-sky.ts";

const stone = ramp([
  [0, "#2b2c36"],
  [0.25, "#565560"],
  [0.5, "#8b867f"],
  [0.75, "#c6b8a0"],
  [1, "#f8e2b8"],
]);
const gravel = ramp([
  [0, "#5d5f68"],
  [0.4, "#a19d98"],
  [0.7, "#cfc3ae"],
  [1, "#f3dfba"],
]);
export const HAZE: RGB = hex("#ecd2ae");
export const haze = (d: number) => clamp(1 - Math.exp(-Math.max(0, d - 14) / 40)) * 0.75;

export function paintCourt(s: Scene) {
  const shut = crevices(s, cam.f, 0.3);
  return shadeDepth(s.dep, (i, o, px, py) => {
    const d = s.dep[i];
    const x = s.wx[i],
      y = s.wy[i],
      ax = Math.abs(x);
    // the sun comes low through the open gate and along the path (it comes from a little to the right, so the beam moves to the
    // left on its way to us)
    const mid = -0.02 * (GATE - y) * 0.6;
    const beam = sstep(1.9, 1.25, Math.abs(x - mid) + 0.1 * gn.n2(y * 0.6, x)) * sstep(1, 15, y);
    // outside of the gate's shadow the court is in open dawn light
    const open = sstep(
      0.4,
      -0.6,
      9.5 - 0.18 * (GATE - y) - ax + 0.5 * gn.n2(y * 0.3, 4) + (x < 0 ? 5 : 0),
    );
    let C: RGB;
    if (s.id[i] > 0) {
      const t = 0.16 + 0.5 * clamp(s.nz[i]) + 0.2 * clamp(-s.nx[i]) - 0.5 * shut(px, py);
      const q = steps(t + 0.05 * gn.n3(x * 8, y * 8, s.wz[i] * 8), 6);
      const m = sstep(0.05, 0.2, s.nz[i] - 0.45 + 0.5 * gn.n3(x * 2, y * 2, s.wz[i] * 2));
      s.tone[i] = m > 0.5 ? q : -1;
      C = mix(stone.at(q), mossRamp.at(q * 0.95), m * 0.85);
    } else if (isWater(x, y)) {
      s.tone[i] = -2;
      const rip = gn.n2(x * 1.6, y * 3) * 7 + gn.n2(x * 4, y * 9) * 3;
      const up = 2 * cam.hy - py - 20 + rip * 2;
      C = mix(skyAt(up * 0.92), "#163c40", 0.62 + 0.2 * sstep(14, 21, y));
      if (y > 17) C = mix(C, "#3c3a38", 0.4 * sstep(17, 21, y));
    } else if (ax < KERB) {
      slabAt(x, y);
      const id = slab.id,
        kind = slab.kind;
      const own =
        0.13 * gn.n2(id * 7.7, 3) + 0.03 * gn.n2(x * 3 + id, y * 3) + 0.02 * gn.n2(x * 22, y * 22);
      let t = [0.42, 0.23, 0.33][kind] + own + 0.46 * beam;
      // each slab is worn hollow: its far edge catches the light
      if (kind === 0) {
        const v = y / SCALE,
          dv = v - 2 * Math.floor((v + 1) / 2);
        t +=
          0.13 * sstep(0.72, 0.98, Math.abs(x / SCALE) + dv) * (dv > 0 ? 1 : 0) -
          0.12 * (dv < 0 ? sstep(0.74, 0.98, Math.abs(x / SCALE) - dv) : 0);
      }
      const joint = sstep(1, 0.35, slab.joint - y * 0.012);
      t *= 1 - 0.62 * joint;
      s.tone[i] = -1;
      C = stone.at(steps(t, 8));
      const green = joint * sstep(-0.1, 0.35, gn.n2(x * 2.2, y * 1.1)) * sstep(20, 6, y);
      C = mix(C, mossRamp.at(0.34), green * 0.7);
      C = mix(C, id % 3 ? "#6f7290" : "#8f8668", 0.16 * (1 - beam));
    } else {
      const lawn = sstep(0.04, -0.04, island(x, y) + 0.06 * gn.n2(x * 3, y * 3));
      let t = 0.39 + 0.08 * gn.n2(x * 14, y * 14) + 0.08 * gn.fbm(x * 0.5, y * 0.5, 2);
      t += 0.5 * beam + 0.3 * open - 0.5 * shut(px, py);
      t -= 0.12 * sstep(1.25, KERB, ax);
      C = gravel.at(steps(t, 8));
      C = mix(C, "#58607c", 0.3 * (1 - Math.max(beam, open)));
      if (lawn > 0.02) {
        const q = steps(
          0.2 +
            0.22 * gn.fbm(x * 0.7, y * 0.5, 3) +
            0.3 * clamp(s.ny[i] * 1.5) +
            0.1 * s.nz[i] +
            0.14 * nearGate(y),
          7,
        );
        C = mix(C, mossRamp.at(q), lawn);
        s.tone[i] = lawn > 0.5 ? q : -1;
      } else s.tone[i] = -1;
    }
    const h = haze(d);
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], HAZE[c], h);
    o[3] = 255;
  });
}

/** the raked lines of the gravel, along the path and around moss and water */
export function raking(x: Ctx, s: Scene, r: Rng) {
  const T = new Tones();
  for (let gx = -16; gx < 4.6; gx += 0.135) {
    if (Math.abs(gx) < KERB + 0.1) continue;
    let pts: Pt[] = [],
      d0 = 0;
    const flush = () => {
      const w = Math.max(0.5, (0.026 * cam.f) / (d0 || 9));
      const line = pts;
      if (line.length > 3)
        T.add(
          "#4c5068",
          (z) => brushPath(z, line, (t) => w * (0.7 + 0.4 * Math.sin(t * 21 + gx))),
          0.34,
        );
      pts = [];
    };
    for (let y = 4.4; y < 24; y += 0.12 + y * 0.012) {
      const wx = gx + 0.012 * gn.n2(gx * 9, y * 1.5);
      const [sx, sy, d] = proj(cam, wx, y, ground(wx, y) + 0.005);
      const i = at(sx, sy);
      const free = island(wx, y) > 0.12 && pond(wx, y) > 0.42;
      if (!free || sx < 0 || sx > W || sy > H || s.dep[i] < d - 0.3 || r.u() < 0.012) flush();
      else {
        if (!pts.length) d0 = d;
        pts.push([sx, sy]);
      }
    }
    flush();
  }
  T.flush(x);
}
