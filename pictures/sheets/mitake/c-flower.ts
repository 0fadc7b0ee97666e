/** Renge-shoma: a nodding wheel of about ten pale sepals around a small cup whose petals have violet tips. */
import { type Col, type Ctx, css, mix, type Pt, ramp, Rng, type V3 } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { cross, unit } from "../../kit/people/vectors.ts";
import { type Look, petal, type Shape } from "./c-petal.ts";
import { KEY, lilac } from "./c-plan.ts";

const cup = ramp([
  [0, "#23103f"],
  [0.3, "#4d2478"],
  [0.5, "#8a52ac"],
  [0.7, "#c99fd2"],
  [0.88, "#f0dcec"],
  [1, "#fff6ea"],
]);
export interface Pen {
  readonly x: Ctx;
  readonly k: Ctx;
  readonly fade: (c: Col) => Col;
}
interface Bloom {
  readonly at: Pt;
  readonly R: number;
  /** where the flower looks: x right, y up, z to us */
  readonly axis: V3;
  readonly seed: number;
  /** how far the wheel is still closed: 0 is flat */
  readonly closed?: number;
  readonly roll?: number;
}

export function flower(p: Pen, o: Bloom) {
  const r = new Rng(o.seed);
  const Z = unit(o.axis),
    X = unit(cross([0.02, 1, 0.05], Z)),
    Y = cross(Z, X);
  const turn = (q: V3): V3 => [
    X[0] * q[0] + Y[0] * q[1] + Z[0] * q[2],
    X[1] * q[0] + Y[1] * q[1] + Z[1] * q[2],
    X[2] * q[0] + Y[2] * q[1] + Z[2] * q[2],
  ];
  const screen = (q: V3): Pt => {
    const s = o.R / (1 - 0.16 * q[2]);
    return [o.at[0] + q[0] * s, o.at[1] - q[1] * s];
  };
  const line = Math.max(1.1, o.R * 0.0105);
  const look: Look = {
    ramp: lilac,
    fade: p.fade,
    key: KEY,
    line,
    base: 0.34,
    tip: 0,
    lift: 0,
    tones: [
      [0.6, 0.98],
      [0.36, 0.74],
      [-9, 0.5],
    ],
  };
  const cupLook: Look = {
    ...look,
    ramp: cup,
    line: line * 0.75,
    base: 0.06,
    tip: 0.62,
    lift: 0.02,
    tones: [
      [0.62, 0.8],
      [0.34, 0.46],
      [-9, 0.16],
    ],
  };
  const closed = o.closed ?? 0.12,
    roll = o.roll ?? 0;
  const wheel: Shape[] = Array.from({ length: 10 }, (_, i) => {
    const outer = i % 2;
    return {
      a: roll + ((i + 0.16 * r.g()) / 10) * 6.28318,
      len: (outer ? 0.96 : 0.88) * (1 + 0.05 * r.g()),
      wid: (outer ? 0.2 : 0.225) * (1 + 0.08 * r.g()),
      from: 0.06,
      up: outer ? -0.03 : 0.02,
      rise: closed + (outer ? -0.06 : 0.16) + 0.1 * r.g(),
      bend: -0.28 + 0.24 * r.g(),
      hollow: 0.075 + 0.02 * r.g(),
      wave: 0.045,
      blunt: 1.22 + 0.08 * r.g(),
    };
  });
  const bell: Shape[] = Array.from({ length: 10 }, (_, i) => ({
    a: roll + 0.3 + ((i + 0.06 * r.g()) / 10) * 6.28318,
    len: 0.5 * (1 + 0.04 * r.g()),
    wid: 0.098,
    from: 0.11,
    up: 0.04,
    rise: 0.95 + 0.05 * r.g(),
    bend: 0.72 + 0.1 * r.g(),
    hollow: 0.04,
    wave: 0.01,
    blunt: 1,
  }));
  const sepals = wheel.map((s, i) => petal(s, look, turn, screen, i + o.seed));
  const petals = bell.map((s, i) => petal(s, cupLook, turn, screen, 20 + i + o.seed));
  const heart = turn([0, 0, 0.3])[2];
  const back = petals.filter((q) => q.depth <= heart).sort((a, b) => a.depth - b.depth),
    front = petals.filter((q) => q.depth > heart).sort((a, b) => a.depth - b.depth);
  const wheelParts = sepals.sort((a, b) => a.depth - b.depth);
  const far = wheelParts.filter((q) => Z[2] > 0.25 || q.depth <= 0),
    near = wheelParts.filter((q) => !far.includes(q));
  const done: Pt[][] = [];
  const lay = (q: (typeof sepals)[number]) => {
    q.draw(p.x, p.k, done.slice(-4));
    done.push(q.outline);
  };
  const drawBell = () => {
    for (const q of back) q.draw(p.x, p.k, []);
    stamens();
    for (const q of front) q.draw(p.x, p.k, []);
  };
  if (Z[2] < -0.2) {
    drawBell();
    wheelParts.forEach(lay);
    return;
  }
  far.forEach(lay);
  // the wheel is closed where its petals meet
  p.x.fillStyle = css(p.fade("#7d69b0"));
  p.x.beginPath();
  p.x.ellipse(o.at[0], o.at[1], o.R * 0.07, o.R * 0.05, 0, 0, 7);
  p.x.fill();
  drawBell();
  near.forEach(lay);

  function stamens() {
    for (let i = 0; i < 26; i++) {
      const a = r.range(0, 6.28),
        s = r.range(0.02, 0.13),
        h = r.range(0.3, 0.44);
      const m = screen(turn([s * 0.5 * Math.cos(a), s * 0.5 * Math.sin(a), 0.1])),
        e = screen(turn([s * Math.cos(a), s * Math.sin(a), h]));
      p.x.fillStyle = css(p.fade(mix("#d8d49a", "#8d8a52", r.u() * 0.6)));
      p.x.beginPath();
      brushPath(p.x, [m, e], () => o.R * 0.012);
      p.x.fill();
      p.x.fillStyle = css(p.fade("#fff4c4"));
      p.x.beginPath();
      p.x.ellipse(e[0], e[1], o.R * 0.016, o.R * 0.023, a, 0, 7);
      p.x.fill();
    }
  }
}
