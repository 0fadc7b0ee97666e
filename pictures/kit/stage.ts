/** stage: renders a World onto the sheet with its key lines; blossom trees and sky gradients for around it. */
import {
  type Col,
  type Ctx,
  type Pt,
  type Stops,
  H,
  Rng,
  W,
  bokashi,
  css,
  mix,
  stamp,
} from "./core.ts";
import { type Print } from "./print.ts";
import { expose, type Setup } from "./expose.ts";
import { keyLines, type Plate } from "./plate.ts";
import { Tones, catmull, dab } from "./brush.ts";
import { limb } from "./flora.ts";

export function stage(
  P: Print,
  s: Setup,
  o: { key: Col; far?: number; crease?: number; a?: number; occlude?: number },
): Plate {
  const pl = expose(s);
  P.put(pl.img, { occlude: o.occlude ?? 1 });
  stamp(
    P.key.x,
    keyLines(s.world, pl, { c: o.key, a: o.a ?? 0.85, far: o.far ?? 9, crease: o.crease ?? 0.7 }),
  );
  return pl;
}
type Edge = "top" | "bottom" | "left" | "right";
type Line = [x0: number, y0: number, x1: number, y1: number];
/** the line from an edge of the sheet to the end of a gradient of this size */
const inward = (edge: Edge, size: number): Line =>
  edge === "top"
    ? [0, 0, 0, size]
    : edge === "bottom"
      ? [0, H, 0, H - size]
      : edge === "left"
        ? [0, 0, size, 0]
        : [W, 0, W - size, 0];
function fillStrip(x: Ctx, [x0, y0, x1, y1]: Line, fill: CanvasGradient) {
  x.fillStyle = fill;
  x.fillRect(Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0) || W, Math.abs(y1 - y0) || H);
}
/** a colour along an edge, graded to another colour and to nothing */
function gradeEdge(x: Ctx, edge: Edge, size: number, [from, to]: [Col, Col], a: number) {
  const line = inward(edge, size);
  const colours: Stops = [
    [0, from],
    [1, to],
  ];
  const alphas: Pt[] = [
    [0, a],
    [1, 0],
  ];
  fillStrip(x, line, bokashi(x, ...line, colours, alphas));
}
/** a graded colour along one edge of the sheet */
export function wash(P: Print, edge: Edge, size: number, c: Col, a: number) {
  P.light((x) => gradeEdge(x, edge, size, [c, "#ffffff"], a), { op: "multiply" });
}
/** a shadow along one edge, for one of several lights */
export const shadeEdge = (x: Ctx, edge: Edge, size: number, c: Col, a: number) =>
  gradeEdge(x, edge, size, [c, c], a);
/** the same with the canvas's own gradient, whose colours differ slightly */
export function fadeEdge(x: Ctx, edge: Edge, size: number, c: Col, a: number) {
  const line = inward(edge, size);
  const g = x.createLinearGradient(...line);
  g.addColorStop(0, css(c, a));
  g.addColorStop(1, css(c, 0));
  fillStrip(x, line, g);
}
/** A graded sky from the top of the sheet to y1; its last colour continues to `foot`. */
export function sky(P: Print, y1: number, stops: Stops, grain = 0.15, foot = y1) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 0, 0, y1, stops);
      x.fillRect(0, 0, W, foot);
    },
    { grain },
  );
}
export interface Bloom {
  dark: Col;
  mid: Col;
  light: Col;
  /** petals' size in pixels */
  size: number;
}
/** clouds of blossom along a branch: shaded clumps below, lit flowers above, a few single ones outside */
export function blossom(x: Ctx, pts: Pt[], r: Rng, spread: number, per: number, o: Bloom) {
  const T = new Tones();
  for (const [cx, cy] of pts) {
    const R = spread * r.range(0.6, 1.2);
    for (let i = 0; i < per; i++) {
      const a = r.range(0, 6.283),
        q = Math.sqrt(r.u()) * R * (r.chance(0.1) ? 1.5 : 1);
      const px = cx + q * Math.cos(a),
        py = cy + q * Math.sin(a) * 0.72;
      const lit = 0.5 - (py - cy) / (R * 1.6) + r.g() * 0.18;
      const c =
        lit < 0.45
          ? mix(o.dark, o.mid, Math.round(Math.max(0, lit) * 8) / 3.6)
          : mix(o.mid, o.light, Math.min(1, Math.round((lit - 0.45) * 8) / 4));
      const s = o.size * r.range(0.6, 1.25),
        t = r.range(0, 6.283);
      for (let k = 0; k < 5; k++)
        T.add(c, (z) => dab(z, px, py, s, s * 0.85, t + (k * 6.283) / 5, 0));
    }
    T.flush(x);
  }
}
/** a flowering branch: limb, twigs, then blossom at the ends of the twigs */
export function bough(
  x: Ctx,
  k: Ctx,
  spine: Pt[],
  w0: number,
  w1: number,
  r: Rng,
  o: {
    body: Col;
    light: Col;
    key: Col;
    twigs: number;
    twig: number;
    spread: number;
    per: number;
    up?: number;
    bloom: Bloom;
  },
) {
  const p = catmull(spine, 10);
  const wood = { body: o.body, light: o.light, key: o.key, lightDir: -1 };
  limb(x, k, spine, w0, w1, r, wood);
  const ends: Pt[] = [];
  for (let i = 0; i < o.twigs; i++) {
    const b = p[Math.floor(r.range(0.12, 0.99) * (p.length - 1))];
    const a = (r.chance(0.5) ? -1 : 1) * r.range(0.5, 1.2) + (o.up ?? -1.57);
    const l = o.twig * r.range(0.5, 1.2);
    const e: Pt = [b[0] + Math.cos(a) * l, b[1] + Math.sin(a) * l];
    const m: Pt = [b[0] + Math.cos(a + 0.3) * l * 0.5, b[1] + Math.sin(a + 0.3) * l * 0.5];
    limb(x, k, [b, m, e], Math.max(3, w1 * 1.2), 1.5, r, wood);
    ends.push(e, m);
  }
  for (let i = 4; i < p.length; i += 7) ends.push(p[i]);
  blossom(x, ends, r, o.spread, o.per, o.bloom);
}
/** petals in the wind */
export function petals(
  x: Ctx,
  seed: number,
  count: number,
  box: [number, number, number, number],
  c: Col,
  size: number,
) {
  const r = new Rng(seed);
  for (let i = 0; i < count; i++) {
    const s = size * (0.5 + r.u() * r.u() * 1.5);
    x.fillStyle = css(c, r.range(0.75, 1));
    x.beginPath();
    dab(x, r.range(box[0], box[2]), r.range(box[1], box[3]), s, s * 0.7, r.range(0, 6.283), 0.25);
    x.fill();
  }
}
