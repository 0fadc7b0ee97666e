/** A point of a design; the middle of a seal is 0, 0, and its rim is 100 away. */
export type Point = readonly [x: number, y: number];

/** A piece of a design as the data of an SVG path: what prints, or what is cut out of it. */
export interface Piece {
  readonly prints: boolean;
  readonly d: string;
}

/** A number from 0 to 1 that looks random, and is the same for the same numbers: the hand that slips. */
export function slip(a: number, b: number): number {
  const mixed = Math.imul(Math.round(a * 8), 668_265_263) ^ Math.imul(Math.round(b * 8) + 97, 374_761_393);
  const once = Math.imul(mixed ^ (mixed >>> 16), 2_246_822_507);
  const twice = Math.imul(once ^ (once >>> 13), 3_266_489_909);
  return ((twice ^ (twice >>> 16)) >>> 0) / 4_294_967_296;
}

const round = (n: number) => Math.round(n * 10) / 10;

/** The outline of corners, each where the knife has slipped to. */
function outline(points: readonly Point[], slips = 0.9): string {
  const cut = points.map(([x, y]) => [
    round(x + (slip(x, y) - 0.5) * slips * 2),
    round(y + (slip(y, x + 7) - 0.5) * slips * 2),
  ]);
  return `M${cut.map((point) => point.join(" ")).join("L")}Z`;
}

/** Points of a smooth line through the given ones, as short straight cuts (a Catmull-Rom spline). */
function curve(points: readonly Point[], isClosed = false, cuts = 5): readonly Point[] {
  const count = points.length;
  const at = (index: number): Point => {
    const inside = isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[inside] ?? [0, 0];
  };
  const spans = isClosed ? count : count - 1;
  const between = (a: number, b: number, c: number, d: number, t: number) =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  const smooth = Array.from({ length: spans * cuts }, (_, step): Point => {
    const index = Math.floor(step / cuts);
    const t = (step % cuts) / cuts;
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return [between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)];
  });
  return isClosed ? smooth : [...smooth, at(count - 1)];
}

/** A line as wide as `from` at its beginning and `to` at its end. */
function ribbon(points: readonly Point[], from: number, to: number): string {
  const last = points.length - 1;
  const sides = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[Math.max(0, index - 1)] ?? [x, y];
    const [afterX, afterY] = points[Math.min(last, index + 1)] ?? [x, y];
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1;
    const half = (from + ((to - from) * index) / last) / 2;
    return [(-(afterY - beforeY) / length) * half, ((afterX - beforeX) / length) * half] as const;
  });
  const side = (sign: 1 | -1) =>
    points.map(([x, y], index): Point => {
      const [aside, down] = sides[index] ?? [0, 0];
      return [x + sign * aside, y + sign * down];
    });
  return outline([...side(1), ...side(-1).toReversed()], 0.6);
}

const circle = (x: number, y: number, rx: number, ry = rx): readonly Point[] => {
  const corners = Math.max(8, Math.round(rx / 2.2) * 2);
  return Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI;
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)];
  });
};

/** The tools that carve: `ink` leaves wood, `cut` takes it away. */
const tools = (prints: boolean) => ({
  /** A shape with corners. */
  shape: (...points: readonly Point[]): Piece => ({ prints, d: outline(points) }),
  /** A shape with a smooth edge. */
  blob: (...points: readonly Point[]): Piece => ({ prints, d: outline(curve(points, true), 0.5) }),
  disc: (x: number, y: number, rx: number, ry?: number): Piece => ({
    prints,
    d: outline(circle(x, y, rx, ry), 0.7),
  }),
  /** A straight stroke from corner to corner. */
  line: (from: number, to: number, ...points: readonly Point[]): Piece => ({
    prints,
    d: ribbon(points, from, to),
  }),
  /** A bent stroke, through the points. */
  bend: (from: number, to: number, ...points: readonly Point[]): Piece => ({
    prints,
    d: ribbon(curve(points), from, to),
  }),
});

export const ink = tools(true);
export const cut = tools(false);
