/** Echizen D: a house's roof under half a metre of snow, lit or in shade, with icicles at its eave and a vent on its ridge. */
import { type Col, type Pt, css, lerp, Noise, Rng } from "../../kit/core.ts";
import { catmull, Tones } from "../../kit/brush.ts";
import { lens } from "./d-boughs.ts";
import { type Ink, contour, solid } from "./d-ink.ts";
import { type House, type Place } from "./d-plan.ts";
import { shadySlope, sunnySlope } from "./d-slope.ts";

const n = new Noise(66);

/** How far the roof stands out at the eaves and at the gables, and how thick its straw and its snow are. */
const OVER = 0.85,
  AHEAD = 0.6,
  STRAW = 0.3,
  SNOW = 0.55;
/** the roof's dark underside, seen past the gable */
export function underside(ink: Ink, h: House, p: Place, tone: (c: Col) => Col) {
  const low = h.eave - (OVER * (h.ridge - h.eave)) / h.half;
  for (const s of [-1, 1]) {
    const out = s * (h.half + OVER);
    const slope = [
      p(0, -AHEAD, h.ridge),
      p(out, -AHEAD, low),
      p(out, h.long, low),
      p(0, h.long, h.ridge),
    ];
    solid(ink, slope, tone("#2b2f45"));
  }
}
export function roof(ink: Ink, h: House, p: Place, side: number, tone: (c: Col) => Col) {
  const { half, long, eave, ridge } = h;
  const slope = (ridge - eave) / half;
  const out = half + OVER,
    low = eave - OVER * slope;
  const v0 = -AHEAD,
    v1 = long + AHEAD * 0.6;
  const snow = h.sunny ? tone("#f8e8d0") : tone("#7591b6");
  // the gable's end of the roof: straw below, snow above, on both slopes
  for (const s of [-side, side]) {
    const band = (a: number, b: number, c: Col, line: number) =>
      solid(
        ink,
        [
          p(0, v0, ridge + a),
          p(s * out, v0, low + a * 0.8),
          p(s * out, v0, low + b * 0.8),
          p(0, v0, ridge + b),
        ],
        c,
        line,
      );
    band(-0.12, STRAW, tone("#201f30"), h.line * 0.8);
    straws(ink, (t, w) => p(s * out * t, v0, lerp(ridge, low, t) + w), half, tone);
    const rim = (base: number, amp: number, puff: number) =>
      Array.from({ length: 15 }, (_, i): Pt => {
        const t = i / 14;
        const swell = puff * Math.sin(Math.PI * t) ** 0.7 + amp * n.n2(t * 6 + s, half + base);
        return p(
          s * (out + (base > 0.5 ? -0.1 : 0.06)) * t,
          v0,
          lerp(ridge, low, t) + base + swell,
        );
      });
    const bulge: Pt[] = [...rim(STRAW, 0.06, -0.05), p(s * (out + 0.2), v0, low + STRAW + 0.3)];
    bulge.push(...rim(STRAW + SNOW, 0.03, 0.07).toReversed());
    solid(
      ink,
      bulge,
      s === side ? tone("#5a7aa6") : tone("#4b6a97"),
      s === side ? 0 : h.line * 0.7,
    );
  }
  // the slope that we see, and the thick lip of snow at its eave
  const up = STRAW + SNOW;
  const top: Pt[] = [
    p(0, v0, ridge + up),
    p(side * (out - 0.1), v0, low + up),
    p(side * (out - 0.1), v1, low + up),
    p(0, v1, ridge + up),
  ];
  const lip = (v: number, w: number, o: number): Pt => p(side * (out + o), v, low + w);
  solid(
    ink,
    [lip(v0, STRAW * 0.8, 0), lip(v1, STRAW * 0.8, 0), lip(v1, -0.1, -0.1), lip(v0, -0.1, -0.1)],
    tone("#201f30"),
    h.line * 0.6,
  );
  // it hangs unevenly, and has broken off in places
  const hem = Array.from({ length: 31 }, (_, i): Pt => {
    const v = lerp(v0, v1, i / 30);
    const sag = 0.09 * n.n2(v * 0.7, half) + 0.04 * n.n2(v * 3.1, half);
    return lip(v, STRAW * 0.55 + sag, 0.14 + sag);
  });
  const under: Pt[] = [lip(v0, up, -0.1), lip(v0, STRAW + 0.3, 0.2), ...hem];
  under.push(lip(v1, STRAW + 0.3, 0.2), lip(v1, up, -0.1));
  solid(ink, under, tone("#47689a"), h.line * 0.8);
  const crest = Array.from({ length: 21 }, (_, i): Pt => {
    const v = lerp(v0, v1, i / 20);
    return lip(v, STRAW + 0.42 + 0.05 * n.n2(v * 0.9, half + 3), 0.12);
  });
  solid(
    ink,
    [...top.slice(0, 2), ...crest, ...top.slice(2)],
    tone(h.sunny ? "#6d8bb5" : "#6a89b1"),
  );
  solid(ink, top, snow);
  contour(ink.k, top.slice(0, 2), h.line * 0.6, 0.7);
  contour(ink.k, top.slice(1), h.line * 0.5, 0.6);
  const on = (t: number, v: number): Pt => p(side * (out - 0.1) * t, v, lerp(ridge, low, t) + up);
  const slopeAt = (t: number, v: number) => on(t, lerp(v0, v1, v));
  if (h.sunny) sunnySlope(ink, slopeAt, tone, h.line / 2.2);
  else shadySlope(ink, slopeAt, tone);
  icicles(ink, h, lip, v0, v1, tone);
  // the snowed ridge
  const roll: Pt[] = [
    p(0, v0 - 0.1, ridge + up + 0.28),
    p(0, v1, ridge + up + 0.24),
    p(side * 0.35, v1, ridge + up - 0.2),
    p(side * 0.35, v0 - 0.1, ridge + up - 0.2),
  ];
  solid(ink, roll, h.sunny ? tone("#fdf0dc") : tone("#8aa4c6"), h.line * 0.5, 0.5);
  // its end: a lump, not a wheel
  const knob = (k: number, du: number, dw: number) =>
    Array.from({ length: 16 }, (_, i): Pt => {
      const a = (i / 16) * 6.283;
      const m = k * (1 + 0.13 * n.n2(Math.cos(a) * 1.4 + half, Math.sin(a) * 1.4));
      return p(
        du + 0.46 * m * Math.cos(a),
        v0 - 0.1,
        ridge + up - 0.1 + dw + 0.33 * m * Math.sin(a),
      );
    });
  solid(ink, catmull(knob(1, 0, 0), 3, true), tone("#6485b1"), h.line * 0.5, 0.7);
  solid(ink, catmull(knob(0.66, side * 0.1, 0.1), 3, true), tone(h.sunny ? "#92abcd" : "#7d9abf"));
  if (h.vent !== undefined) vent(ink, h, p, side, h.vent, tone);
}
/** the cut ends of the straw along the gable */
function straws(ink: Ink, on: (t: number, w: number) => Pt, half: number, tone: (c: Col) => Col) {
  const r = new Rng(Math.round(half * 50));
  const T = new Tones();
  for (let i = 0; i < half * 34; i++) {
    const t = r.u(),
      w = r.range(-0.14, STRAW * 0.5),
      long = r.range(0.06, 0.22);
    const [a, b] = [on(t, w), on(t + 0.004, w + long)];
    T.add(tone(r.pick(["#3d3238", "#4c3c3c", "#15172a"])), (x) =>
      lens(x, a, [b[0] - a[0], b[1] - a[1]], 0.9),
    );
  }
  T.flush(ink.x);
}
function icicles(
  ink: Ink,
  h: House,
  lip: (v: number, w: number, o: number) => Pt,
  v0: number,
  v1: number,
  tone: (c: Col) => Col,
) {
  if (h.air > 0.3) return;
  const r = new Rng(9);
  const count = Math.round(h.long * 3.2);
  ink.x.fillStyle = css(tone("#a9c0da"));
  for (let i = 0; i < count; i++) {
    const v = lerp(v0, v1, (i + r.range(0.1, 0.9)) / count),
      deep = r.range(0.08, 0.42);
    const [a, b, c] = [
      lip(v - 0.05, -0.05, -0.05),
      lip(v + 0.05, -0.05, -0.05),
      lip(v, -0.05 - deep, -0.05),
    ];
    ink.x.beginPath();
    ink.x.moveTo(...a);
    ink.x.lineTo(...b);
    ink.x.lineTo(...c);
    ink.x.fill();
  }
}
/** the little roofed vent on the ridge from which the smoke rises */
function vent(ink: Ink, h: House, p: Place, side: number, v: number, tone: (c: Col) => Col) {
  const w0 = h.ridge + 0.5,
    w1 = w0 + 0.75,
    b = 0.62,
    l = 1.5,
    top = w1 + 0.55,
    o = 0.42;
  const q: Place = (u, y, w) => p(u, v + y, w);
  solid(
    ink,
    [q(-b, 0, w0), q(b, 0, w0), q(b, 0, w1), q(0, 0, top), q(-b, 0, w1)],
    tone("#232233"),
    h.line,
  );
  solid(
    ink,
    [q(side * b, 0, w0), q(side * b, l, w0), q(side * b, l, w1), q(side * b, 0, w1)],
    tone("#4a3536"),
    h.line,
  );
  const lattice = (place: (t: number, w: number) => Pt, count: number, c: Col) => {
    for (let i = 1; i < count; i++) {
      const t = i / count,
        d = 0.22 / count;
      solid(ink, [place(t - d, w0), place(t + d, w0), place(t + d, w1), place(t - d, w1)], c);
    }
  };
  lattice((t, w) => q(side * b, l * t, w), 5, tone("#221c28"));
  lattice((t, w) => q(lerp(-b, b, t), 0, w), 5, tone("#3a3443"));
  for (const s of [-side, side]) {
    solid(
      ink,
      [
        q(0, -0.35, top),
        q(s * (b + o), -0.35, w1 - 0.15),
        q(s * (b + o), -0.35, w1 + 0.22),
        q(0, -0.35, top + 0.42),
      ],
      tone(s === side ? "#5f7fab" : "#4b6a97"),
      h.line * 0.8,
    );
  }
  const lid = catmull(
    [
      q(0, -0.35, top + 0.42),
      q(side * (b + o), -0.35, w1 + 0.2),
      q(side * (b + o), l + 0.3, w1 + 0.2),
      q(0, l + 0.3, top + 0.42),
    ],
    1,
    true,
  );
  solid(ink, lid, h.sunny ? tone("#f8e8d0") : tone("#7591b6"), h.line * 0.6);
}
