/** templeroof: a hipped-and-gabled tile roof (irimoya) with sagging slopes and lifted corners, printed tile row by tile row. */
import { type Col, type Ctx, css, lerp, mix, type Pt, type Rng, type V3 } from "../../kit/core.ts";
import { brushPath, poly, Tones, clearUnder } from "../../kit/brush.ts";
import { roofOf, type RoofShape } from "./templeroof-shape.ts";

export { type RoofShape } from "./templeroof-shape.ts";

export interface RoofInk {
  readonly tile: Col;
  readonly dark: Col;
  readonly light: Col;
  readonly sideTile: Col;
  readonly gableFill: Col;
  readonly gableEdge: Col;
  readonly key: Col;
  /** Colour for a point on the slope: 0 ridge to 1 eaves (for bokashi or snow). */
  readonly shade?: (c: Col, v: number) => Col;
}

/** Prints the visible parts of the roof from one end: that end, its gable, the front slope, the ridges. */
export function printRoof(
  x: Ctx,
  key: Ctx,
  place: (p: V3) => Pt,
  o: RoofShape,
  ink: RoofInk,
  r: Rng,
  end: 1 | -1,
  tileWidth: number,
) {
  const roof = roofOf(o);
  const shade = ink.shade ?? ((c: Col) => c);
  const at = (p: V3) => place(p);
  const unitAt = (p: V3) => Math.abs(place([p[0], p[1], p[2] + 1])[1] - place(p)[1]);
  const span = (n: number, f: (t: number) => Pt): Pt[] =>
    Array.from({ length: n + 1 }, (_, i) => f(i / n));
  const fill = (p: Pt[], c: Col) => {
    x.fillStyle = css(c);
    poly(x, p);
    x.fill();
    clearUnder(key, p);
  };

  const g = o.gableFoot;
  const endFace = [
    ...span(20, (t) => at(roof.side(end, lerp(-o.deep * g, -o.deep, t), lerp(g, 1, t)))),
    ...span(30, (t) => at(roof.side(end, lerp(-o.deep, o.deep, t), 1))),
    ...span(20, (t) => at(roof.side(end, lerp(o.deep, o.deep * g, t), lerp(1, g, t)))),
  ];
  fill(endFace, shade(ink.sideTile, 0.7));
  for (let y = -o.deep + tileWidth / 2; y < o.deep; y += tileWidth) {
    const from = Math.max(g, Math.abs(y) / o.deep);
    column(
      (t) => roof.side(end, y, lerp(from, 1, t)),
      (t) => lerp(from, 1, t),
      ink.sideTile,
    );
  }
  printGable();
  const frontFace = [
    ...span(24, (t) => at(roof.front(-roof.half(1 - t), 1 - t))),
    ...span(24, (t) => at(roof.front(roof.half(t), t))),
    ...span(40, (t) => at(roof.front(lerp(o.long, -o.long, t), 1))),
  ];
  fill(frontFace, shade(ink.tile, 0.5));
  for (let u = -o.long + tileWidth / 2; u < o.long; u += tileWidth) {
    const over = Math.abs(u) - o.gable;
    const from = over <= 0 ? 0 : g + (1 - g) * (over / (o.long - o.gable));
    if (from > 0.98) continue;
    column(
      (t) => roof.front(u, lerp(from, 1, t)),
      (t) => lerp(from, 1, t),
      ink.tile,
    );
  }
  for (const s of [-1, 1] as const) {
    ridge(
      span(16, (t) => at(roof.side(s, -o.deep * lerp(g, 0.985, t), lerp(g, 0.985, t)))),
      0.34,
    );
    ridge(
      span(12, (t) => at(roof.front(s * o.gable * 0.93, lerp(0, g * 1.12, t)))),
      0.32,
    );
  }
  ridge(
    span(16, (t) => at(roof.front(lerp(-o.gable * 1.02, o.gable * 1.02, t), 0))),
    0.75,
    true,
  );
  eaveEnds();

  /** One column of tiles: a dark valley, a rounded back with light on it, joints every tile. */
  function column(point: (t: number) => V3, v: (t: number) => number, tile: Col) {
    const n = 12;
    const line = span(n, (t) => at(point(t)));
    const foot = point(1);
    const wide = (unitAt(foot) + unitAt(point(0))) * 0.5 * tileWidth;
    const parts = new Tones();
    for (let i = 0; i < n; i++) {
      const mid = v((i + 0.5) / n);
      const seg: Pt[] = [line[i], line[i + 1]];
      const offset = (dx: number): Pt[] => seg.map(([a, b]) => [a + dx, b]);
      parts.add(shade(ink.dark, mid), (z) => brushPath(z, offset(-wide * 0.3), () => wide * 0.34));
      parts.add(shade(mix(tile, ink.light, 0.25 + 0.2 * r.u()), mid), (z) =>
        brushPath(z, offset(wide * 0.08), () => wide * 0.42),
      );
      if (r.chance(0.85))
        parts.add(shade(ink.light, mid), (z) =>
          brushPath(z, offset(wide * 0.14), () => wide * 0.13),
        );
    }
    parts.flush(x);
    const joints = Math.round(n * 1.6);
    x.fillStyle = css(ink.dark, 0.6);
    x.beginPath();
    for (let k = 1; k < joints; k++) {
      const t = k / joints,
        i = Math.min(n - 1, Math.floor(t * n)),
        f = t * n - i;
      const px = lerp(line[i][0], line[i + 1][0], f),
        py = lerp(line[i][1], line[i + 1][1], f);
      x.rect(px - wide * 0.16, py, wide * 0.46, Math.max(0.6, wide * 0.09));
    }
    x.fill();
  }

  function printGable() {
    const foot = (y: number): V3 => [
      o.middle[0] + end * o.gable,
      o.middle[1] + y,
      roof.side(end, 0, g)[2],
    ];
    const slope = (t: number) => roof.front(0, g * (1 - t))[2];
    const left = span(10, (t) => at([foot(0)[0], o.middle[1] - o.deep * g * (1 - t), slope(t)]));
    const right = span(10, (t) => at([foot(0)[0], o.middle[1] + o.deep * g * t, slope(1 - t)]));
    fill([...left, ...right], ink.gableFill);
    const unit = unitAt(foot(0));
    for (let i = -6; i <= 6; i++) {
      // lattice boards, a little lighter
      const y = (i / 7) * o.deep * g;
      const top = slope(1 - Math.abs(y) / (o.deep * g));
      x.fillStyle = css(mix(ink.gableFill, ink.light, 0.16));
      x.beginPath();
      brushPath(
        x,
        [
          at([foot(0)[0], o.middle[1] + y, foot(0)[2]]),
          at([foot(0)[0], o.middle[1] + y, top - 0.1]),
        ],
        () => unit * 0.08,
      );
      x.fill();
    }
    for (const edge of [left, right]) {
      x.fillStyle = css(ink.gableEdge);
      x.beginPath();
      brushPath(
        x,
        edge.map(([a, b]) => [a, b + unit * 0.14] as Pt),
        () => unit * 0.3,
      );
      x.fill();
    }
    const peak = left[left.length - 1];
    x.fillStyle = css(ink.gableEdge);
    x.beginPath();
    x.ellipse(peak[0], peak[1] + unit * 0.62, unit * 0.16, unit * 0.36, 0, 0, 7);
    x.fill();
  }

  /** Stacked ridge tiles, with an upturned end tile. */
  function ridge(line: Pt[], high: number, main = false) {
    const unit = unitAt(roof.front(0, main ? 0 : 0.6)) * high;
    for (const [dy, c, w] of [
      [0.1, ink.dark, 1.05],
      [-0.12, ink.tile, 0.8],
      [-0.42, mix(ink.tile, ink.light, 0.6), 0.42],
      [-0.62, ink.light, 0.14],
    ] as const) {
      x.fillStyle = css(shade(c, main ? 0 : 0.6));
      x.beginPath();
      brushPath(
        x,
        line.map(([a, b]) => [a, b + dy * unit] as Pt),
        () => unit * w * 0.62,
      );
      x.fill();
    }
    key.fillStyle = css(ink.key, 0.85);
    key.beginPath();
    brushPath(
      key,
      line.map(([a, b]) => [a, b - unit * 0.72] as Pt),
      () => Math.max(1, unit * 0.07),
    );
    brushPath(
      key,
      line.map(([a, b]) => [a, b + unit * 0.4] as Pt),
      () => Math.max(1, unit * 0.06),
    );
    key.fill();
    for (const [ex, ey] of main ? [line[0], line[line.length - 1]] : [line[line.length - 1]]) {
      x.fillStyle = css(ink.dark);
      x.beginPath();
      x.ellipse(ex, ey - unit * 0.25, unit * 0.36, unit * 0.62, 0, 0, 7);
      x.fill();
      x.fillStyle = css(ink.light, 0.7);
      x.beginPath();
      x.ellipse(ex - unit * 0.06, ey - unit * 0.4, unit * 0.16, unit * 0.26, 0, 0, 7);
      x.fill();
    }
  }

  /** The round ends of the tile columns along the eaves. */
  function eaveEnds() {
    const ends: V3[] = [];
    for (let y = -o.deep + tileWidth / 2; y < o.deep; y += tileWidth)
      ends.push(roof.side(end, y, 1));
    for (let u = -o.long + tileWidth / 2; u < o.long; u += tileWidth) ends.push(roof.front(u, 1));
    for (const e of ends) {
      const [px, py] = at(e);
      const unit = unitAt(e) * tileWidth * 0.34;
      x.fillStyle = css(shade(ink.dark, 1));
      x.beginPath();
      x.arc(px, py + unit * 0.4, unit, 0, 7);
      x.fill();
      x.fillStyle = css(shade(mix(ink.tile, ink.light, 0.5), 1));
      x.beginPath();
      x.arc(px, py + unit * 0.35, unit * 0.62, 0, 7);
      x.fill();
    }
  }
}
