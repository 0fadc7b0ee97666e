/** Renge-shoma: nodding flowers of pale sepals around a small purple-tipped cup, round buds, thin stalks; in two tones. */
import {
  type Rng,
  type Col,
  type Ctx,
  clamp,
  css,
  lerp,
  type Pt,
  ramp,
  type V3,
} from "../../kit/core.ts";
import { brushPath, dab, poly, clearUnder } from "../../kit/brush.ts";
import { cross, unit } from "../../kit/people/vectors.ts";

/** the layers of the flowers: colours, key lines, and the haze in front of far ones */
export interface FlowerPen {
  x: Ctx;
  k: Ctx;
  key: Col;
  light: V3;
  fade: (c: Col) => Col;
  r: Rng;
}
interface Whorl {
  n: number;
  len: number;
  wid: number;
  from: number;
  /** how far along the flower's axis a petal reaches at half length and at its tip */
  mid: number;
  tip: number;
  turn: number;
  ramp: { at: (t: number) => Col };
}
export const sepal = ramp([
  [0, "#5c4a94"],
  [0.3, "#9486c4"],
  [0.55, "#c9bde4"],
  [0.8, "#eee6f5"],
  [1, "#fffdf4"],
]);
const cup = ramp([
  [0, "#3a1f60"],
  [0.35, "#7a4a9e"],
  [0.65, "#c3a0d4"],
  [1, "#f4e4f0"],
]);
/** A flower: `axis` is where it looks, x right, y up, z to us; a spent one has only the first few of its nine sepals left. */
export function flower(p: FlowerPen, cx: number, cy: number, R: number, axis: V3, left = 9) {
  const { x, k, r } = p;
  const Z = unit(axis),
    X = unit(cross([0.02, 1, 0.05], Z)),
    Y = cross(Z, X),
    L = unit(p.light);
  const turn = (q: V3): V3 => [
    X[0] * q[0] + Y[0] * q[1] + Z[0] * q[2],
    X[1] * q[0] + Y[1] * q[1] + Z[1] * q[2],
    X[2] * q[0] + Y[2] * q[1] + Z[2] * q[2],
  ];
  const screen = (q: V3): Pt => [cx + q[0] * R, cy - q[1] * R];

  const petal = (w: Whorl, i: number, inner: boolean) => {
    const a = w.turn + ((i + r.g() * 0.06) / w.n) * 6.28318,
      len = w.len * (1 + r.g() * 0.045),
      bend = r.g() * 0.05,
      ca = Math.cos(a),
      sa = Math.sin(a);
    const at = (u: number, v: number): V3 => {
      // broad beyond the middle, with a blunt point
      const wd = inner
        ? w.wid * Math.pow(Math.sin(Math.PI * Math.pow(lerp(0.03, 0.995, u), 0.86)), 0.7)
        : w.wid * Math.pow(Math.sin(Math.PI * Math.pow(lerp(0.06, 0.99, u), 1.2)), 0.62);
      const rr = lerp(w.from, len, u) * (inner ? 1 - 0.3 * u * u : 1);
      const h = lerp(w.mid * 2 * u, w.tip, u * u) + bend * u;
      return turn([
        rr * ca - wd * v * sa,
        rr * sa + wd * v * ca,
        h + 0.1 * v * v * Math.sin(Math.PI * u),
      ]);
    };
    const side = (v: number): V3[] => Array.from({ length: 25 }, (_, m) => at(m / 24, v));
    const l = side(-1),
      c = side(0),
      q = side(1);
    const tone = (v0: V3[], v1: V3[]) => {
      const e1: V3 = [c[18][0] - c[6][0], c[18][1] - c[6][1], c[18][2] - c[6][2]],
        e2: V3 = [v1[12][0] - v0[12][0], v1[12][1] - v0[12][1], v1[12][2] - v0[12][2]],
        N = unit(cross(e1, e2));
      const d = N[0] * L[0] + N[1] * L[1] + N[2] * L[2];
      // thin like cloth: light from behind shines through
      return 0.4 + 0.42 * Math.max(d, -0.75 * d);
    };
    const depth = c[16][2];
    const draw = () => {
      const outline = [...l, ...q.toReversed()].map(screen);
      clearUnder(k, outline);
      const fill = (pts: Pt[], t: number) => {
        x.fillStyle = css(p.fade(w.ramp.at(Math.round(clamp(t) * 6) / 6)));
        poly(x, pts);
        x.fill();
      };
      const ta = tone(l, c),
        tb = tone(c, q),
        t = Math.max(ta, tb),
        away = ta < tb ? -1 : 1,
        steps = Array.from({ length: 19 }, (_, m) => m / 18);
      fill(outline, t + (inner ? 0.2 : 0.26));
      // shade: a sickle along the edge away from the light, and a rounded patch at the base
      fill(
        [
          ...steps.map((u) => screen(at(u, away))),
          ...steps.toReversed().map((u) => screen(at(u, away * (0.3 + 0.7 * (2 * u - 1) ** 2)))),
        ],
        Math.min(ta, tb) + (inner ? -0.1 : 0.04),
      );
      if (inner) fill([...l.slice(14), ...q.slice(14).toReversed()].map(screen), t - 0.42);
      else
        fill(
          [
            ...steps.map((v) => screen(at(0.02, 2 * v - 1))),
            ...steps
              .toReversed()
              .map((v) => screen(at(0.2 + 0.17 * (1 - (2 * v - 1) ** 2), 2 * v - 1))),
          ],
          t - 0.16,
        );
      x.fillStyle = css(p.fade(w.ramp.at(0.22)), inner ? 0.3 : 0.34);
      x.beginPath();
      for (const v of [-0.5, 0, 0.5]) {
        const line = Array.from({ length: 9 }, (_, m) =>
          screen(at(0.08 + (0.7 - 0.25 * Math.abs(v)) * (m / 8), v)),
        );
        brushPath(x, line, (t) => Math.max(0.5, R * 0.009 * (1 - 0.8 * t)));
      }
      x.fill();
      k.fillStyle = css(p.key, 0.85);
      k.beginPath();
      const lw = inner ? clamp(R * 0.012, 0.9, 2) : clamp(R * 0.021, 1.4, 4.6);
      brushPath(k, [...outline, outline[0]], (t) => lw * (0.75 + 0.6 * Math.sin(t * 9 + i * 2)));
      k.fill();
    };
    return { depth, draw };
  };
  const whorl = (w: Whorl, inner: boolean, many = w.n) =>
    Array.from({ length: many }, (_, i) => petal(w, i, inner)).sort((a, b) => a.depth - b.depth);

  const sepals = () => {
    const wheel: Whorl = {
      n: 9,
      len: 1,
      wid: 0.27,
      from: 0.05,
      mid: 0.02,
      tip: left < 9 ? -0.34 : -0.08,
      turn: r.range(0, 1),
      ramp: sepal,
    };
    for (const q of whorl(wheel, false, left)) q.draw();
  };
  const bell = () =>
    whorl(
      {
        n: 9,
        len: 0.36,
        wid: 0.13,
        from: 0.1,
        mid: 0.24,
        tip: 0.56,
        turn: r.range(0, 1),
        ramp: cup,
      },
      true,
    ).forEach((q, i) => {
      if (i === 5) stamens();
      q.draw();
    });
  // what is nearer to us comes last
  for (const part of Z[2] < 0 ? [bell, sepals] : [sepals, bell]) part();

  function stamens() {
    for (let i = 0; i < 18; i++) {
      const a = r.range(0, 6.28),
        s = r.range(0.03, 0.14),
        h = r.range(0.36, 0.5);
      const m = screen(turn([s * 0.5 * Math.cos(a), s * 0.5 * Math.sin(a), 0.15])),
        e = screen(turn([s * Math.cos(a), s * Math.sin(a), h]));
      x.fillStyle = css(p.fade("#efe2b0"));
      x.beginPath();
      dab(
        x,
        m[0],
        m[1],
        Math.hypot(e[0] - m[0], e[1] - m[1]),
        R * 0.02,
        Math.atan2(e[1] - m[1], e[0] - m[0]),
      );
      x.fill();
      x.fillStyle = css(p.fade("#fff6d0"));
      x.beginPath();
      x.ellipse(e[0], e[1], R * 0.018, R * 0.026, a, 0, 7);
      x.fill();
    }
  }
}
