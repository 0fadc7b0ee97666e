/** horizon: distant hills, one ridge behind another. */
import { bokashi, type Col, css, type Noise, type Pt, type Stops, W } from "./core.ts";
import { brushPath } from "./brush.ts";
import type { Print } from "./print.ts";

/** A line across the whole sheet, with a point every `step`. */
export function skyline(height: (x: number) => number, step = 3): Pt[] {
  const line: Pt[] = [];
  for (let x = -10; x <= W + 10; x += step) line.push([x, height(x)]);
  return line;
}

interface Ridge {
  /** Its height on the sheet, and how far it rises above that. */
  readonly y: number;
  readonly rise: number;
  /** Hills per pixel, and the seed of their shape. */
  readonly pitch: number;
  readonly seed: number;
  /** The part of the rise that it has everywhere. */
  readonly least?: number;
  /** The height of its trees, and their distance. */
  readonly tree: number;
  readonly close?: readonly [coarse: number, fine: number];
  /** How much lower it is at x. */
  readonly drop?: (x: number) => number;
}

/** The skyline of rolling hills with trees on them. */
export function wooded(n: Noise, o: Ridge): Pt[] {
  const { y, rise, pitch, seed, least = 0.3, tree, close = [0.11, 0.33], drop = () => 0 } = o;
  return skyline((x) => {
    const hill = y - rise * (n.fbm(x * pitch + seed, seed, 4) * 0.8 + least) + drop(x);
    const coarse = 0.5 + 0.5 * n.n2(x * close[0], seed);
    return hill - tree * coarse * (0.6 + 0.6 * Math.abs(n.n2(x * close[1], seed + 3)));
  });
}

/** Prints the area below a skyline, graded between two heights, and draws its line. */
export function printRidge(
  print: Print,
  line: Pt[],
  o: {
    from: number;
    to: number;
    colours: Stops;
    foot: number;
    grain: number;
    key: Col;
    keyA: number;
    /** The width of the key line, and how often it gets thicker. */
    pen?: readonly [width: number, swell: number];
  },
) {
  const [width, swell] = o.pen ?? [1.1, 80];
  print.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, o.from, 0, o.to, o.colours);
      x.beginPath();
      x.moveTo(-10, o.foot);
      for (const p of line) x.lineTo(p[0], p[1]);
      x.lineTo(W + 10, o.foot);
      x.fill();
    },
    { grain: o.grain },
  );
  print.lines((x) => {
    x.fillStyle = css(o.key, o.keyA);
    x.beginPath();
    brushPath(x, line, (t) => width + 0.5 * Math.sin(t * swell));
    x.fill();
  });
}
