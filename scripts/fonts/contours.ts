/** A point of an outline, in units of the font; between two that are not on the curve, one is implied. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

const pointFlags = { onCurve: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 } as const;

/** Reads the contours of a simple glyph (OpenType, "glyf", "Simple Glyph Description"). */
export function contoursOf(outline: Buffer): readonly (readonly Point[])[] {
  if (outline.length === 0) return [];
  const count = outline.readInt16BE(0);
  if (count < 0) throw new Error("A composite glyph has no contours of its own.");
  const ends = Array.from({ length: count }, (_, index) => outline.readUInt16BE(10 + 2 * index));
  const total = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + outline.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = outline.readUInt8(at++);
    const times = (flag & pointFlags.repeat) === 0 ? 1 : 1 + outline.readUInt8(at++);
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  const read = (short: number, same: number) => {
    let value = 0;
    return flags.map((flag) => {
      if ((flag & short) !== 0) value += ((flag & same) === 0 ? -1 : 1) * outline.readUInt8(at++);
      else if ((flag & same) === 0) {
        value += outline.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = read(pointFlags.shortX, pointFlags.sameX);
  const ys = read(pointFlags.shortY, pointFlags.sameY);
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & pointFlags.onCurve) !== 0,
  }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1));
}

/** Writes contours as the outline of a simple glyph, without instructions. The subsetter makes it compact. */
export function outlineOf(contours: readonly (readonly Point[])[]): Buffer {
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const words = (values: readonly number[]) => {
    const buffer = Buffer.alloc(2 * values.length);
    for (const [index, value] of values.entries()) buffer.writeInt16BE(value, 2 * index);
    return buffer;
  };
  const steps = (values: readonly number[]) =>
    words(values.map((value, index) => value - (values[index - 1] ?? 0)));
  let end = -1;
  return Buffer.concat([
    words([contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]),
    words(contours.map((contour) => (end += contour.length))),
    words([0]),
    Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? pointFlags.onCurve : 0))),
    steps(xs),
    steps(ys),
  ]);
}
