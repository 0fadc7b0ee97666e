/** Water: still pools in teal, white sheets that fall, and the long lines of the current from one to the next. */
import {
  type Col,
  type Ctx,
  H,
  hex,
  mix,
  type Pt,
  type RGB,
  type Rng,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { proj } from "../../kit/terrain.ts";
import { at, type Scene } from "../../kit/scene.ts";
import { cam, falls, flowAt, gn, level, shore } from "./hero-plan.ts";

const POOL: readonly RGB[] = ["#0d2734", "#12394a", "#1f5566", "#357888", "#6aa5ae", "#b9d8d6"].map(
  hex,
);
const WHITE = hex("#f7f4e8"),
  FOLD = hex("#cfe0dd");

/** a pool's tone: dark under the banks, a broken path of light below each fall; falling water is white */
export function poolColour(s: Scene, i: number, px: number, py: number): RGB {
  const wx = s.wx[i],
    wy = s.wy[i],
    wz = s.wz[i];
  const f = flowAt(wy),
    u = (wx - f.c) / f.w;
  if (s.nz[i] < 0.8) return 0.6 * gn.n2(u * 5 + wy, wz * 0.3) > 0.34 ? FOLD : WHITE;
  if (wy > 10.1) {
    // the upper pools are thin and quick
    const stripe = gn.n2(wx * 1.1 + wy * 0.4, wy * 7) + 0.4 * gn.n2(wx * 3, wy * 16);
    return stripe > 0.45
      ? POOL[4]
      : stripe < -0.62
        ? POOL[3]
        : Math.abs(u) > 0.93
          ? POOL[2]
          : WHITE;
  }
  const ripple = gn.n2(wx * 1.3 + 4, wy * 3.4) * 0.62 + gn.n2(wx * 3.2, wy * 9) * 0.34;
  const path = sstep(1.25, 0.1, Math.abs(px - 755 - (py - 960) * 0.12) / 130 + 0.25 * ripple);
  const deep = sstep(0.5, 1, Math.abs(u));
  const near = sstep(9.0, 9.75, wy) * sstep(1.25, 0.6, Math.abs(wx + 0.5));
  const t = 0.3 + 0.36 * path + 0.2 * ripple - 0.2 * deep + 0.3 * near;
  return POOL[Math.max(0, Math.min(5, Math.floor(t * 6)))];
}

/** the sheet position of a point of the water, or null when a stone hides it */
function seen(
  s: Scene,
  x: number,
  y: number,
  z: number,
  slack = 0.12,
): [number, number, number] | null {
  const [sx, sy, d] = proj(cam, x, y, z);
  const i = at(sx, sy);
  if (sx < 0 || sx >= W || sy < 0 || sy >= H || s.id[i] > 0 || s.dep[i] < d - slack) return null;
  return [sx, sy, d];
}
const BLUES = ["#8fb9c2", "#5f98a8", "#3d7489"] as const;

export function currents(x: Ctx, s: Scene, r: Rng) {
  const T = new Tones();
  /** one line of water followed downstream, wide in the middle */
  const run = (y0: number, y1: number, v: number, wide: number, c: Col, a = 1) => {
    const pts: Pt[] = [];
    const n = Math.ceil((y0 - y1) / 0.012),
      phase = r.range(0, 9);
    for (let k = 0; k <= n; k++) {
      const y = y0 + ((y1 - y0) * k) / n,
        f = flowAt(y);
      const wx = f.c + f.w * (v + 0.05 * gn.n2(y * 2.3 + phase, v * 6));
      const p = seen(s, wx, y, level(wx, y) + 0.008);
      if (!p) break;
      pts.push([p[0], p[1]]);
    }
    if (pts.length < 4) return;
    const w = (cam.f / y0) * wide;
    T.add(
      c,
      (z) => brushPath(z, pts, (t) => Math.max(0.5, w * Math.sin(Math.PI * (0.04 + 0.92 * t)))),
      a,
    );
  };
  for (const f of falls.toReversed()) {
    const k = 0.5 + f.w * 0.6;
    for (let q = 0; q < 30; q++)
      run(
        f.y + r.range(0.5, 1.5),
        f.y + r.range(0.1, 0.4),
        r.range(-0.95, 0.95),
        0.02 * k,
        r.pick(BLUES),
      );
    // over the edge and down: a few long folds, more at the sides than in the middle
    for (let q = 0; q < 48; q++) {
      const v = Math.sign(r.range(-1, 1)) * Math.sqrt(r.u()) * 0.97;
      run(
        f.y + r.range(0.1, 0.6),
        f.y - r.range(0.06, 0.16),
        v,
        r.range(0.012, 0.032) * k,
        r.pick(BLUES),
        0.9,
      );
    }
    for (let q = 0; q < 16; q++)
      run(
        f.y + r.range(0.1, 0.3),
        f.y - 0.1,
        r.range(-0.96, 0.96),
        r.range(0.02, 0.05) * k,
        "#fbf8ee",
      );
  }
  T.flush(x);
  for (const f of falls.slice(0, 3).toReversed()) foam(x, s, f, r);
  swashes(x, s, r);
}
/** long curved strokes across the foot of the lowest fall and down the pool, each a knife cut */
function swashes(x: Ctx, s: Scene, r: Rng) {
  const T = new Tones();
  for (let q = 0; q < 50; q++) {
    const far = 9.65 - 3.2 * (q / 50) ** 0.9,
      f = flowAt(far);
    const c = -0.42 + 0.05 * (9.6 - far) + r.g() * (0.3 + 0.1 * (9.6 - far)),
      half = r.range(0.15, 0.5) * (1 + 0.14 * (9.6 - far));
    const sag = r.range(-0.12, 0.12),
      tip = r.range(-0.25, 0.25);
    const pts: Pt[] = [];
    for (let k = 0; k <= 16; k++) {
      const u = k / 8 - 1,
        wx = c + u * half,
        wy = far + tip * u * half + sag * u * u + 0.03 * gn.n2(wx * 4, q);
      if (Math.abs(wx - f.c) > f.w * 0.94 || shore(wx, wy) > -0.04) continue;
      const p = seen(s, wx, wy, falls[0].foot + 0.01, 0.02);
      if (p) pts.push([p[0], p[1]]);
      else if (pts.length < 6) pts.length = 0; // a stone parts the stroke
      else break;
    }
    if (pts.length < 6) continue;
    const w = (cam.f / far) * r.range(0.012, 0.04) * sstep(5.8, 9.2, far + 0.9);
    const c0 = r.chance(0.62) ? "#f3f3e8" : r.chance(0.5) ? "#a9cdd0" : "#0f3344";
    T.add(c0, (z) => brushPath(z, pts, (t) => Math.max(0.4, w * Math.sin(Math.PI * t))), 0.95);
  }
  T.flush(x);
}
/** the splash at a fall's foot: a low white cloud of overlapping dabs, drops at its sides */
function foam(x: Ctx, s: Scene, f: (typeof falls)[number], r: Rng) {
  const T = new Tones();
  for (let q = 0; q < 420; q++) {
    const v = r.range(-1.05, 1.05),
      out = r.u() ** 2 * 0.5;
    const lift = r.u() ** 2 * 0.24 * (1 - v * v * 0.5);
    const p = seen(s, f.x + v * f.w, f.y - 0.2 - out, f.foot + lift);
    if (!p) continue;
    const size =
      (cam.f / p[2]) * r.range(0.02, 0.1) * (1 - 0.5 * Math.abs(v)) * (1 - out) * (q % 7 ? 1 : 0.5);
    const c = q % 7 ? WHITE : mix(WHITE, "#8fb9c2", 0.5);
    T.add(c, (z) => {
      z.moveTo(p[0] + size * 1.5, p[1]);
      z.ellipse(p[0], p[1], size * 1.5, size * 0.6, 0, 0, 6.283);
    });
    if (r.chance(0.1) && Math.abs(v) > 0.8)
      T.add(WHITE, (z) => dab(z, p[0], p[1] - r.range(0, 18), 7, 3, r.range(0, 3)));
  }
  T.flush(x);
}
