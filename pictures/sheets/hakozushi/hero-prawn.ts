/** Hakozushi, the hero: the last prawn, held by its back and bent by its weight. */
import { clamp, type Layer, lerp, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, dab, fillPoly, poly } from "../../kit/brush.ts";

const n = new Noise(15);
/** half its thickness along the body, tail to head */
const thick = (t: number) =>
  lerp(0.34, 1, Math.sin(Math.min(1, t * 1.25) * 1.5708)) *
  (t > 0.86 ? Math.sqrt(Math.max(0, 1 - ((t - 0.86) / 0.14) ** 2)) : 1);
const SEGMENTS = 7;

/** `back` is its centre line from tail to head, `half` its greatest half thickness. */
export function prawn(L: Layer, K: Layer, back: Pt[], half: number, key: string) {
  const { x } = L,
    r = new Rng(3);
  const spine = catmull(back, 14);
  /** A point along the body (0 tail, 1 head) and across it (-1 back, 1 belly). */
  const on = (t: number, across: number): Pt => {
    const k = clamp(t) * (spine.length - 1),
      i = Math.min(spine.length - 2, Math.floor(k));
    const [a, b] = [spine[i], spine[i + 1]],
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const d = half * thick(clamp(t)) * across;
    return [
      lerp(a[0], b[0], k - i) - ((b[1] - a[1]) / l) * d,
      lerp(a[1], b[1], k - i) + ((b[0] - a[0]) / l) * d,
    ];
  };
  const side = (across: number, t0: number, t1: number) =>
    Array.from({ length: 41 }, (_, i) => on(lerp(t0, t1, i / 40), across));
  const line = (to: Layer, run: Pt[], wide: (t: number) => number, tone: string) => {
    to.x.fillStyle = tone;
    to.x.beginPath();
    brushPath(to.x, run, wide);
    to.x.fill();
  };
  // the fan of the tail: four blades
  const [root, next] = [on(0.02, 0), on(0.1, 0)];
  const away = Math.atan2(root[1] - next[1], root[0] - next[0]);
  for (const [turn, long, wide, tone] of [
    [0.56, 1.5, 0.44, "#b5301c"],
    [-0.5, 1.5, 0.44, "#c23619"],
    [0.3, 1.75, 0.4, "#dd5227"],
    [-0.22, 1.7, 0.4, "#e8642f"],
    [0.03, 1.2, 0.2, "#b5301c"],
  ] as const) {
    const a = away + turn;
    const at = (d: number, w: number): Pt => [
      root[0] + half * (d * Math.cos(a) - w * Math.sin(a)),
      root[1] + half * (d * Math.sin(a) + w * Math.cos(a)),
    ];
    // broad at its end, where it is cut aslant
    const s = Math.sign(turn);
    const blade = catmull(
      [
        at(-0.5, -0.08),
        at(0.3 * long, -0.45 * wide),
        at(0.8 * long, -wide),
        at(long * (1 + 0.08 * s), -0.4 * wide),
        at(long * (1 - 0.06 * s), 0.5 * wide),
        at(0.8 * long, wide),
        at(0.3 * long, 0.45 * wide),
        at(-0.5, 0.08),
      ],
      6,
      true,
    );
    fillPoly(x, blade, tone);
    clearUnder(K.x, blade);
    for (const w of [-0.5, 0, 0.5])
      line(
        L,
        [at(0.2, w * 0.3 * wide), at(long * 0.9, w * wide)],
        (t) => 2.4 * (1 - 0.4 * t),
        "#f39a62",
      );
    line(K, [...blade, blade[0]], (t) => 1.8 + 0.6 * Math.sin(t * 14), key);
  }
  const body = [...side(-1, 0, 1), ...side(1, 0, 1).toReversed()];
  fillPoly(x, body, "#fbe6d4");
  clearUnder(K.x, body);
  x.save();
  poly(x, body);
  x.clip();
  // the belly in shade, then the bars: dark where a ring begins, drawn out into the flesh behind it
  fillPoly(x, [...side(0.42, 0, 1), ...side(1.3, 0, 1).toReversed()], "#eeb793");
  for (let s = 0; s < SEGMENTS; s++) {
    const t0 = s / SEGMENTS,
      ring = 1 / SEGMENTS;
    const bow = (a: number) => 0.042 * (1 - a * a);
    const band = (from: number, to: number, tone: string, rag: number) => {
      const edge = (at: number, torn: number) =>
        Array.from({ length: 25 }, (_, i): Pt => {
          const a = lerp(-1.1, 1.1, i / 24);
          return on(t0 + ring * (at + torn * n.n2(i * 0.9, s)) - bow(a), a);
        });
      fillPoly(x, [...edge(from, 0), ...edge(to, rag).toReversed()], tone);
    };
    band(0, 0.66, "#f8b48a", 0.18);
    band(0, 0.52, "#ea6a37", 0.14);
    band(0.02, 0.34, "#cf3f1f", 0.1);
    band(0, 0.06, "#8e2415", 0);
    for (let i = 0; i < 26; i++) {
      const a = r.range(-0.95, 0.95),
        p = on(t0 + ring * r.range(0.3, 0.66) - bow(a), a),
        q = on(t0 + ring * 0.9 - bow(a), a);
      x.fillStyle = r.chance(0.5) ? "#f3915c" : "#fdf1e4";
      x.beginPath();
      dab(x, p[0], p[1], r.range(8, 20), 2.2, Math.atan2(q[1] - p[1], q[0] - p[0]), 0.05);
      x.fill();
    }
  }
  // shade along the belly, and wet light along the back, ring by ring
  fillPoly(x, [...side(0.68, 0, 1), ...side(1.3, 0, 1).toReversed()], "#a8432c", 0.42);
  for (let s = 1; s < SEGMENTS; s++) {
    const strong = s === 3 || s === 4 ? 0.34 : s === 5 ? 0.2 : 0.1;
    line(
      L,
      side(-0.54, (s + 0.14) / SEGMENTS, (s + 0.9) / SEGMENTS),
      (t) => strong * half * Math.sin(Math.PI * (0.05 + 0.9 * t)) ** 0.7,
      "#fffdf6",
    );
  }
  x.restore();
  line(K, side(-1, 0, 1), (t) => 2.8 + Math.sin(t * 11), key);
  line(K, side(1, 0, 1), (t) => 3.8 + 1.2 * Math.sin(t * 9), key);
}
