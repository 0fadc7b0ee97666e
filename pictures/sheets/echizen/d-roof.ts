/** Echizen D: a house's roof under half a metre of snow, lit or in shade, with icicles at its eave and a vent on its ridge. */
import { type Col, type Pt, css, lerp, Rng } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { type Ink, contour, solid } from "./d-ink.ts";
import { type House, type Place } from "./d-plan.ts";

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
  const shadow = tone("#53739f"),
    snow = h.sunny ? tone("#f8e8d0") : tone("#7591b6");
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
    const bulge: Pt[] = [
      p(0, v0, ridge + STRAW),
      p(s * out, v0, low + STRAW * 0.8),
      p(s * (out + 0.2), v0, low + STRAW + 0.3),
      p(s * (out - 0.1), v0, low + STRAW + SNOW),
      p(s * 0.3 * half, v0, lerp(ridge, low, 0.3) + STRAW + SNOW * 1.05 + 0.08),
      p(0, v0, ridge + STRAW + SNOW),
    ];
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
  const under: Pt[] = [
    lip(v0, up, -0.1),
    lip(v0, STRAW + 0.3, 0.2),
    lip(v0, STRAW * 0.8, 0.02),
    lip(v1, STRAW * 0.8, 0.02),
    lip(v1, STRAW + 0.3, 0.2),
    lip(v1, up, -0.1),
  ];
  solid(ink, under, tone("#47689a"), h.line * 0.8);
  solid(ink, top, snow);
  contour(ink.k, top.slice(0, 2), h.line * 0.6, 0.7);
  contour(ink.k, top.slice(1), h.line * 0.5, 0.6);
  const on = (t: number, v: number): Pt => p(side * (out - 0.1) * t, v, lerp(ridge, low, t) + up);
  if (h.sunny) {
    // cedar tops throw their shadows down the slope
    for (const [t, v, reach] of [
      [0.16, 0.3, 0.3],
      [0.3, 0.46, 0.7],
      [0.05, 0.62, 0.62],
      [0.52, 0.74, 0.48],
      [0.12, 0.95, 0.5],
    ] as const)
      cedarShadow(ink, on, long, t, v, reach, shadow);
  } else {
    solid(
      ink,
      [on(0.55, v0), on(0.7, v0 + long * 0.4), on(0.62, v1), on(1, v1), on(1, v0)],
      tone("#6a88b0"),
    );
  }
  icicles(ink, h, lip, v0, v1, tone);
  // the snowed ridge
  const roll: Pt[] = [
    p(0, v0 - 0.1, ridge + up + 0.28),
    p(0, v1, ridge + up + 0.24),
    p(side * 0.35, v1, ridge + up - 0.2),
    p(side * 0.35, v0 - 0.1, ridge + up - 0.2),
  ];
  solid(ink, roll, h.sunny ? tone("#fdf0dc") : tone("#8aa4c6"), h.line * 0.5, 0.5);
  const end = Array.from({ length: 12 }, (_, i): Pt => {
    const a = (i / 12) * 6.283;
    return p(0.42 * Math.cos(a), v0 - 0.1, ridge + up - 0.08 + 0.4 * Math.sin(a));
  });
  solid(ink, end, tone("#6d8cb5"), h.line * 0.7);
  if (h.vent !== undefined) vent(ink, h, p, side, h.vent, tone);
}
/** the shadow of a cedar's top on the roof: a narrow jagged tongue that runs down the slope */
function cedarShadow(
  ink: Ink,
  on: (t: number, v: number) => Pt,
  long: number,
  t0: number,
  v0: number,
  reach: number,
  c: Col,
) {
  const r = new Rng(Math.round(t0 * 1000 + v0 * 77));
  const edge = (s: number): Pt[] =>
    Array.from({ length: 13 }, (_, i): Pt => {
      const u = i / 12;
      const wide =
        (0.045 + 0.06 * reach) * long * u ** 0.8 * (i % 2 ? 1.25 : 0.72) * r.range(0.85, 1.15);
      return on(Math.min(1, t0 + reach * u), long * (v0 - 0.16 * u) + s * wide);
    });
  solid(ink, [...edge(-1), ...edge(1).toReversed()], c);
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
  for (const t of [0.33, 0.66])
    solid(
      ink,
      [
        q(side * b, l * t, w0),
        q(side * b, l * t + 0.12, w0),
        q(side * b, l * t + 0.12, w1),
        q(side * b, l * t, w1),
      ],
      tone("#221c28"),
    );
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
