/** Echizen D: what a cedar's bough is made of: hanging sprays of needles, and snow in clumps of unequal lumps. */
import { type Col, type Ctx, type Pt, clamp, css, lerp, type Rng } from "../../kit/core.ts";
import { catmull, fillPoly, poly, Tones } from "../../kit/brush.ts";
import { type Ink } from "./d-ink.ts";

/** How near a tree is: its needles' tones from dark to light, and those of its snow. */
export interface Depth {
  readonly needles: readonly [Col, Col, Col];
  readonly snow: readonly [under: Col, body: Col, top: Col];
}
/** Adds a pointed mark to the path: from a place, by a vector, as broad as `w` in its middle. */
export function lens(x: Ctx, [px, py]: Pt, [dx, dy]: Pt, w: number) {
  const l = Math.hypot(dx, dy) || 1;
  const [ox, oy] = [(-dy / l) * w, (dx / l) * w];
  const [mx, my] = [px + dx * 0.45, py + dy * 0.45];
  x.moveTo(px, py);
  x.quadraticCurveTo(mx + ox, my + oy, px + dx, py + dy);
  x.quadraticCurveTo(mx - ox, my - oy, px, py);
}
/** where a bough leaves the trunk, how far it reaches and falls, and how deep its sprays hang */
interface Bough {
  readonly at: Pt;
  readonly reach: number;
  readonly drop: number;
  readonly deep: number;
}
/** One bough. The sprays leave gaps between them where the sky or the wood behind shows. */
export function bough(ink: Ink, { at, reach, drop: fall, deep }: Bough, r: Rng, o: Depth) {
  const side = Math.sign(reach);
  // a short bough holds its load up
  const drop = Math.min(fall, Math.abs(reach) * 0.4);
  const spine = catmull(
    [
      at,
      [at[0] + reach * 0.36, at[1] + drop * r.range(-0.1, 0.26)],
      [at[0] + reach * 0.72, at[1] + drop * r.range(0.45, 0.62)],
      [at[0] + reach, at[1] + drop],
    ],
    9,
  );
  const on = (t: number): Pt => spine[Math.round(clamp(t) * (spine.length - 1))];
  const hang = (t: number) => deep * (0.3 + 0.7 * Math.sin(Math.PI * (0.2 + 0.68 * t)));
  const body = [
    ...spine,
    ...spine
      .map(([x, y], i): Pt => [
        x + side * 4,
        y + hang(i / spine.length) * (0.34 + 0.2 * Math.sin(i * 1.9 + at[1])),
      ])
      .toReversed(),
  ];
  fillPoly(ink.x, body, o.needles[0]);
  clearKey(ink, body);
  const T = new Tones();
  const loads: Pt[] = [];
  const sprays = Math.round(Math.abs(reach) / 6.5);
  for (let k = 0; k < sprays; k++) {
    const t = (k + r.u()) / sprays;
    const long = hang(t) * r.range(0.45, 1.12);
    const out = side * long * r.range(0.2, 0.8);
    const [x0, y0] = on(t);
    const steps = Math.max(4, Math.round(long / 4.4));
    for (let i = 0; i < steps; i++) {
      const u = (i + r.u()) / steps;
      const from: Pt = [x0 + out * u ** 0.8, y0 - 2 + long * u ** 1.2];
      const turn = r.range(0.1, 1.25) * (r.chance(0.24) ? -0.5 : 1);
      const size = r.range(8, 18) * (deep / 50) * (1 - 0.35 * u);
      const by: Pt = [side * Math.cos(turn) * size, Math.abs(Math.sin(turn)) * size + size * 0.3];
      const light = r.u() - 0.5 * u;
      const tone = o.needles[light > 0.66 ? 2 : light > 0.34 ? 1 : 0];
      T.add(tone, (x) => lens(x, from, by, size * r.range(0.15, 0.27)));
    }
    if (r.chance(0.2)) loads.push([x0 + out * 0.5, y0 + long * r.range(0.22, 0.62)]);
  }
  T.flush(ink.x);
  for (const p of loads) clump(ink.x, [p, [p[0] + side * r.range(5, 20), p[1] + 4]], r, o, 0.62);
  for (let t = r.range(0, 0.14); t < 0.97;) {
    const long = r.range(0.08, 0.36);
    const part = [0, 0.34, 0.67, 1].map((u): Pt => on(Math.min(1, t + long * u)));
    if (r.chance(0.76)) clump(ink.x, part, r, o, r.range(0.7, 1.05));
    t += long + r.range(0.03, 0.24);
  }
}
/** the bough hides the key lines behind it */
function clearKey(ink: Ink, shape: Pt[]) {
  ink.k.save();
  ink.k.globalCompositeOperation = "destination-out";
  fillPoly(ink.k, shape, "#000000");
  ink.k.restore();
}
/** snow along a line: unequal lumps that run into each other, shaded below, the sky on their tops */
function clump(x: Ctx, line: Pt[], r: Rng, o: Depth, scale: number) {
  const [a, z] = [line[0], line[line.length - 1]];
  const long = Math.hypot(z[0] - a[0], z[1] - a[1]);
  const slope = Math.atan2(z[1] - a[1], z[0] - a[0]);
  const lean = clamp(
    Math.abs(slope) > 1.57 ? slope - Math.PI * Math.sign(slope) : slope,
    -0.5,
    0.5,
  );
  const count = Math.max(1, Math.round(long / (r.range(7, 11) * scale)));
  const lumps = Array.from({ length: count }, (_, i) => {
    const u = (i + r.u()) / count;
    const f = u * (line.length - 1),
      q = Math.min(line.length - 2, Math.floor(f));
    const middle = Math.sin(Math.PI * (0.14 + 0.72 * u));
    const w = scale * r.range(4.5, 11.5) * (0.6 + 0.55 * middle);
    return {
      x: lerp(line[q][0], line[q + 1][0], f - q),
      y: lerp(line[q][1], line[q + 1][1], f - q) + r.range(-2.4, 1.4) * scale - 2,
      w,
      h: w * r.range(0.34, 0.56),
    };
  });
  const coat = (c: Col, k: number, down: number) => {
    for (const b of lumps) {
      const shape = Array.from({ length: 9 }, (_, i): Pt => {
        const t = (i / 9) * 6.283;
        const m = k * r.range(0.86, 1.12);
        return [b.x + b.w * m * Math.cos(t), b.y + down * b.h + b.h * m * Math.sin(t)];
      });
      const turned = shape.map(([px, py]): Pt => [px, py + (px - b.x) * Math.tan(lean) * 0.8]);
      poly(x, catmull(turned, 3, true));
      x.fillStyle = css(c);
      x.fill();
    }
  };
  coat(o.snow[0], 1.06, 0.34);
  coat(o.snow[1], 0.96, 0);
  coat(o.snow[2], 0.62, -0.34);
}
