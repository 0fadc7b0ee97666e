/** The shape of a sweetfish: a slender body bent as if it swam, thin fins, a forked tail. Lengths are parts of its own. */
import { clamp, lerp, type Pt, type V3 } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

/** Where a fish is: its snout, the root of its tail's fork, the direction of its back. */
export interface Fish {
  readonly nose: V3;
  readonly tail: V3;
  readonly back: V3;
  /** How much it is bent, and where along the body the bends lie. */
  readonly bend: number;
  readonly seed: number;
}
const unit = (v: V3): V3 => {
  const l = Math.hypot(...v) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
};
const dot = (p: V3, q: V3) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** The direction of the back of a fish whose side is turned from us by an angle; 0 shows it from the side, its back to the left. */
export function turned(nose: V3, tail: V3, angle: number): V3 {
  const u = unit([tail[0] - nose[0], tail[1] - nose[1], tail[2] - nose[2]]);
  const eye = unit([-nose[0], -nose[1], 0.3 - nose[2]]);
  const left = unit(cross(u, eye)),
    near = cross(left, u);
  const c = -Math.cos(angle),
    s = Math.sin(angle);
  return [left[0] * c + near[0] * s, left[1] * c + near[1] * s, left[2] * c + near[2] * s];
}
/** half the height of the body, at points along it */
const girths: readonly Pt[] = catmull(
  pts(
    "-.01,.008 0,.02 .03,.042 .08,.064 .16,.09 .28,.114 .4,.121 .52,.113 .64,.091 .76,.064 .86,.042 .92,.04 1,.045",
  ),
  6,
);
export function girth(u: number) {
  const t = clamp(u, -0.01, 0.999);
  let i = 0;
  while (i < girths.length - 2 && t > girths[i + 1][0]) i++;
  const [a, b] = [girths[i], girths[i + 1]];
  return lerp(a[1], b[1], (t - a[0]) / (b[0] - a[0]));
}
/** Fins in the plane of the back and the belly: along the body, then towards the back. */
const fins: readonly Pt[][] = [
  pts(
    ".9,.036 .95,.05 1.04,.105 1.155,.165 1.16,.155 1.09,.085 1.02,.028 .995,0 1.015,-.028 1.09,-.088 1.16,-.155 1.15,-.167 1.04,-.105 .95,-.05 .9,-.036",
  ),
  pts(".395,.07 .42,.2 .44,.212 .475,.175 .52,.14 .55,.075"),
  pts(".735,.045 .775,.098 .795,.096 .785,.06 .775,.04"),
  pts(".455,-.075 .525,-.165 .55,-.168 .555,-.14 .515,-.075"),
  pts(".645,-.06 .675,-.145 .7,-.15 .74,-.105 .82,-.075 .835,-.035"),
];
const pectoral: readonly Pt[] = pts(".185,-.03 .27,-.115 .3,-.12 .305,-.09 .235,-.025");
/** signed distance to a polygon */
function within(poly: readonly Pt[], u: number, a: number) {
  let best = Infinity,
    inside = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [x0, y0] = poly[j],
      [x1, y1] = poly[i];
    const ex = x1 - x0,
      ey = y1 - y0,
      wx = u - x0,
      wy = a - y0;
    const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey));
    best = Math.min(best, Math.hypot(wx - ex * t, wy - ey * t));
    if (y1 > a !== y0 > a && u < ((x0 - x1) * (a - y1)) / (y0 - y1) + x1) inside = !inside;
  }
  return inside ? -best : best;
}

export const BODY = 0,
  FIN = 1,
  TAIL = 2,
  ARM = 3;
/** A point of a fish in its own measures: along, towards the back, through the sides, and which part it belongs to. */
export interface Place {
  u: number;
  a: number;
  b: number;
  part: number;
}
export function shape(f: Fish) {
  const U = unit([f.tail[0] - f.nose[0], f.tail[1] - f.nose[1], f.tail[2] - f.nose[2]]);
  const S = Math.hypot(f.tail[0] - f.nose[0], f.tail[1] - f.nose[1], f.tail[2] - f.nose[2]) / 1.05;
  const k = dot(f.back, U);
  const A = unit([f.back[0] - U[0] * k, f.back[1] - U[1] * k, f.back[2] - U[2] * k]),
    B = cross(A, U);
  const spot: Place = { u: 0, a: 0, b: 0, part: BODY };
  /** fills in the place of a point and returns the distance of the fish */
  const probe = (x: number, y: number, z: number) => {
    const q: V3 = [x - f.nose[0], y - f.nose[1], z - f.nose[2]];
    const u = dot(q, U) / S,
      swim = Math.sin(u * 6.1 + f.seed);
    const a = dot(q, A) / S - f.bend * 0.62 * (swim - Math.sin(f.seed)) * clamp(u * 2),
      b = dot(q, B) / S - f.bend * (Math.cos(u * 6.4 + f.seed) - Math.cos(f.seed)) * clamp(u * 2);
    // far from its side nothing else is nearer
    if (Math.abs(b) > 0.13) return (Math.abs(b) - 0.1) * S * 0.8;
    if (Math.abs(a) > 0.27) return (Math.abs(a) - 0.22) * S * 0.8;
    const g = girth(u),
      h = g * lerp(0.66, 0.4, clamp((u - 0.6) * 3)),
      mid = -0.008 * Math.sin(Math.PI * clamp(u));
    const p = (a - mid) / g,
      s = b / h,
      k0 = Math.hypot(p, s),
      k1 = Math.hypot(p / g, s / h) || 1;
    let d = Math.max((k0 * (k0 - 1)) / k1, -u - 0.004, u - 0.93);
    spot.u = u;
    spot.a = a;
    spot.b = b;
    spot.part = BODY;
    if (u > 0.15 && Math.abs(a) > 0.02) {
      for (let i = 0; i < fins.length; i++) {
        if (i !== 0 && u > 0.9) break;
        const e = Math.max(within(fins[i], u, a), Math.abs(b) - 0.006);
        if (e < d) {
          d = e;
          spot.part = i ? FIN : TAIL;
        }
      }
    } else if (u > 0.8) {
      const e = Math.max(within(fins[0], u, a), Math.abs(b) - 0.006);
      if (e < d) {
        d = e;
        spot.part = TAIL;
      }
    }
    if (u > 0.14 && u < 0.34) {
      const e = Math.max(
        within(pectoral, u, a),
        Math.abs(Math.abs(b) - 0.045 - (u - 0.185) * 0.35) - 0.005,
      );
      if (e < d) {
        d = e;
        spot.part = ARM;
      }
    }
    return d * S * 0.72;
  };
  const c: V3 = [0, 0, 0];
  for (let i = 0; i < 3; i++) c[i] = f.nose[i] + U[i] * S * 0.57;
  return { probe, spot, c, r: S * 0.64 };
}
