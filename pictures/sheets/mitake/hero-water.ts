/** The lines of the running stream: they meet at each edge, fall, splash at the foot, and spread as rings across the pool. */
import { type Rng, type Col, type Ctx, H, mix, type Pt, W } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { proj } from "../../kit/terrain.ts";
import { at, type Scene } from "../../kit/scene.ts";
import { cam, drops, flowAt, gn, level, shore } from "./ravine.ts";
import { fogAmount, fogColour } from "./hero-paint.ts";

/** the sheet position of a point of the water, or null when a stone hides it */
function seen(s: Scene, wx: number, wy: number, wz: number): [number, number, number] | null {
  const [sx, sy, d] = proj(cam, wx, wy, wz);
  if (sx < 0 || sx >= W || sy < 0 || sy >= H || s.dep[at(sx, sy)] < d - 0.16) return null;
  return [sx, sy, d];
}
const veil = (c: Col, sx: number, sy: number, d: number) =>
  mix(c, fogColour(sx, sy), Math.round(fogAmount(d) * 8) / 8);

export function currents(x: Ctx, s: Scene, r: Rng) {
  const T = new Tones();
  const line = (pts: Pt[], d: number, wide: number, c: Col, a: number, blunt = false) => {
    if (pts.length < 4) return;
    const w = (cam.f / d) * wide;
    T.add(
      veil(c, pts[0][0], pts[0][1], d),
      (z) =>
        brushPath(z, pts, (t) =>
          Math.max(
            0.6,
            w * (blunt ? 0.5 + 0.5 * Math.sin(Math.PI * t) : Math.sin(Math.PI * (0.06 + 0.88 * t))),
          ),
        ),
      a,
    );
  };
  /** one line of water, followed downstream */
  const run = (y0: number, len: number, v: number, wide: number, c: Col, a: number) => {
    let pts: Pt[] = [],
      dd = y0;
    const seg = Math.max(6, Math.ceil(len / 0.03)),
      ph = r.range(0, 9);
    for (let k = 0; k <= seg; k++) {
      const y = y0 - (len * k) / seg,
        f = flowAt(y);
      const wx = f.c + f.w * v + (1 - f.fall) * 0.06 * gn.n2(y * 3 + ph, v * 6);
      const p = seen(s, wx, y, level(wx, y) + 0.012);
      if (!p) break;
      pts.push([p[0], p[1]]);
      dd = p[2];
    }
    line(pts, dd, wide, c, a);
  };
  for (const d of drops.toReversed()) {
    const k0 = 1 + d.y * 0.02;
    // rings in the pool around the foot, flattened by perspective
    for (let k = 0; k < 74; k++) {
      const rho = 0.25 + 2.2 * Math.pow(r.u(), 1.5),
        a0 = r.range(-1.35, 1.1),
        span = r.range(0.12, 0.5) / (0.5 + rho * 0.5);
      const pts: Pt[] = [];
      let dd = 0;
      for (let q = 0; q <= 12; q++) {
        const an = a0 + (span * q) / 12,
          wob = 1 + 0.05 * gn.n2(an * 3 + k, rho);
        const wx = d.x + (d.w * 0.8 + rho) * Math.sin(an) * wob,
          wy = d.y - 0.05 - rho * 0.95 * Math.cos(an) * wob;
        if (shore(wx, wy) > -0.03) break;
        const p = seen(s, wx, wy, level(wx, wy) + 0.01);
        if (!p) break;
        pts.push([p[0], p[1]]);
        dd = p[2];
      }
      line(
        pts,
        dd || 1,
        r.range(0.012, 0.034) / (0.8 + 0.3 * rho),
        r.chance(0.75) ? "#eef7ea" : "#a8d2bd",
        0.88,
      );
    }
    // the smooth water before the edge
    for (let k = 0; k < 30; k++)
      run(
        d.y + r.range(0.4, 2.2),
        r.range(0.3, 0.9),
        r.range(-0.8, 0.8),
        0.014,
        r.chance(0.6) ? "#bfe0cc" : "#174a4a",
        0.7,
      );
    // broad ribbons first, then threads, then a few dark folds
    for (let k = 0; k < 16; k++) {
      const v = r.range(-0.95, 0.95);
      run(
        d.y + r.range(0.15, 0.5),
        r.range(0.35, 0.8),
        v,
        0.06 * k0 * r.range(0.6, 1.5),
        "#fbfdf4",
        0.9,
      );
    }
    for (let k = 0; k < 44; k++)
      run(
        d.y + r.range(0.1, 0.6),
        r.range(0.2, 0.7),
        r.range(-1, 1),
        0.016 * k0 * r.range(0.5, 1.4),
        "#ffffff",
        0.9,
      );
    for (let k = 0; k < 20; k++)
      run(
        d.y + r.range(0.2, 0.4),
        r.range(0.12, 0.4),
        r.range(-0.95, 0.95),
        0.013 * k0,
        r.chance(0.5) ? "#2f6e6c" : "#8fbfb0",
        0.8,
      );
    foam(T, s, r, d, k0);
  }
  T.flush(x);
}

/** the splash at the foot of a fall: overlapping round dabs, larger at the middle, moved outwards */
function foam(T: Tones, s: Scene, r: Rng, d: (typeof drops)[number], k0: number) {
  const dabs: [number, number, number, number, Col][] = [];
  for (let k = 0; k < 260; k++) {
    const v = r.g() * 0.55,
      out = Math.abs(r.g()) * 0.2;
    const wx = d.x + v * d.w * 1.35,
      wy = d.y - 0.1 - out;
    const lift = r.u() * 0.09 * Math.exp(-out * 4) * Math.exp(-v * v);
    const p = seen(s, wx, wy, level(wx, wy) + lift);
    if (!p) continue;
    const size = (cam.f / p[2]) * (0.008 + 0.03 * r.u() * r.u() * Math.exp(-v * v)) * k0;
    dabs.push([p[0], p[1], size, p[2], lift > 0.04 || r.chance(0.6) ? "#ffffff" : "#cfe6d8"]);
  }
  dabs.sort((a, b) => a[1] - b[1]);
  for (const [sx, sy, size, dd, c] of dabs)
    T.add(
      veil(c, sx, sy, dd),
      (z) => {
        z.moveTo(sx + size, sy);
        z.ellipse(sx, sy, size, size * 0.5, 0, 0, 6.283);
      },
      0.93,
    );
}
