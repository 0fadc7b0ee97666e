/** The orchards of sheet A: round trees in rows on the terraces, with moonlight from one side. */
import { clamp, type Ctx, mix, Noise, PH, PW, ramp, type Rng, SS } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Cam, type GBuf, proj } from "../../kit/terrain.ts";
import * as bay from "./bay.ts";

const n = new Noise(77);
const leaf = ramp(
  stops("0 #050b1a, 0.3 #0b1830, 0.5 #14294a, 0.7 #24446b, 0.86 #4c719a, 1 #93b0cb"),
);
const air = "#2c4370";

interface Tree {
  x: number;
  y: number;
  z: number;
  s: number;
}
/** the rows of trees, farthest first */
function rows(r: Rng): Tree[] {
  const list: Tree[] = [];
  for (let y = 66; y < 1050; y += 3.6 + y * 0.004)
    for (let level = 2; level < 60; level++) {
      const want = (level + 0.4) * bay.STEP;
      let a = bay.coast(y) - bay.SHORE,
        b = a - 700;
      if (bay.hill(b, y, bay.inland(b, y)) < want) continue;
      for (let k = 0; k < 18; k++) {
        const m = (a + b) / 2;
        if (bay.hill(m, y, bay.inland(m, y)) < want) a = m;
        else b = m;
      }
      const x = a + r.range(-0.6, 0.6),
        yy = y + r.range(-1, 1);
      if (r.chance(0.07) || n.n2(x * 0.014 + 3, yy * 0.014) < -0.42) continue;
      list.push({ x, y: yy, z: bay.ground(x, yy), s: r.range(0.82, 1.22) });
    }
  return list.toSorted((p, q) => q.y - p.y);
}
function crown(x: Ctx, r: Rng, sx: number, sy: number, R: number, moon: number, hz: number) {
  const T = new Tones();
  const ink = (t: number) => mix(leaf.at(Math.round(clamp(t) * 10) / 10), air, hz);
  // its shadow on the ground, then its dark middle
  T.add(ink(0.06), (q) => {
    q.ellipse(sx + R * 0.2, sy + R * 0.76, R * 1.02, R * 0.26, 0, 0, 6.3);
    q.moveTo(sx + R * 0.94, sy);
    q.ellipse(sx, sy, R * 0.94, R * 0.8, 0, 0, 6.3);
  });
  T.flush(x);
  const count = Math.round(clamp(R * 11, 14, 520));
  for (let i = 0; i < count; i++) {
    const a = r.range(0, 6.283),
      d = Math.sqrt(r.u()),
      u = Math.cos(a) * d,
      v = Math.sin(a) * d;
    const light =
      0.34 -
      0.3 * u -
      0.42 * v +
      moon +
      0.22 * n.n2(sx * 0.03 + u * 2.4, sy * 0.03 + v * 2.4) +
      0.06 * r.g();
    const long = R * r.range(0.2, 0.3) * (R > 30 ? 0.72 : 1);
    T.add(ink(light), (q) =>
      dab(
        q,
        sx + u * R - long * 0.4,
        sy + v * R * 0.86,
        long,
        long * 0.52,
        Math.atan2(v, u) + r.g() * 0.5,
        0.08,
      ),
    );
  }
  T.flush(x);
}
export function orchards(x: Ctx, cam: Cam, G: GBuf, r: Rng) {
  for (const t of rows(r)) {
    const [sx, sy, d] = proj(cam, t.x, t.y, t.z + 1.9),
      i = ((sy * SS) | 0) * PW + ((sx * SS) | 0);
    if (sx < -60 || sx > 1600 || sy < 0 || sy * SS >= PH + 40) continue;
    if (sx >= 0 && sy * SS < PH && G.dep[i] < d - 9) continue;
    const R = ((2.5 * cam.f) / d) * t.s;
    const E = 14,
      b0 = bay.hill(t.x, t.y, bay.inland(t.x, t.y)),
      bx = (bay.hill(t.x + E, t.y, bay.inland(t.x + E, t.y)) - b0) / E,
      by = (bay.hill(t.x, t.y + E, bay.inland(t.x, t.y + E)) - b0) / E;
    const form = (bx * 0.5 - by * 0.6) / Math.hypot(bx, by, 1);
    const hz = Math.round(clamp(1 - Math.exp(-(d - 200) / 900)) * 10) / 10;
    crown(x, r, sx, sy, R, 0.16 * form + 0.12 * n.n2(t.x * 0.02, t.y * 0.02), hz * 0.85);
  }
}
