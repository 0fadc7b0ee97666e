/** Which square of a picture is shown (docs/product.md §10, Profile images). */
export interface Framing {
  /** The horizontal position of the square, from 0 (left edge) to 1 (right edge). */
  readonly x: number;
  /** The vertical position, from 0 (upper edge) to 1 (lower edge). */
  readonly y: number;
  /** How much closer than the largest square, from 1 to `closest`. */
  readonly zoom: number;
}

export const closest = 4;

/** The largest square, out of the middle: what the server cuts by itself. */
export const centred: Framing = { x: 0.5, y: 0.5, zoom: 1 };

/** A picture's size, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square within a picture, in the picture's pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The square that a framing means in a picture of this size. */
export function squareOf({ width, height }: Size, { x, y, zoom }: Framing): Square {
  const side = Math.min(width, height) / within(zoom, 1, closest);
  return { left: (width - side) * within(x, 0, 1), top: (height - side) * within(y, 0, 1), side };
}

/** The framing after the picture was moved by shares of the square's side, to the right and down. */
export function moveFraming(size: Size, framing: Framing, right: number, down: number): Framing {
  const { side } = squareOf(size, framing);
  const moved = (at: number, room: number, by: number) =>
    room < 1 ? at : within(at - (by * side) / room, 0, 1);
  return {
    ...framing,
    x: moved(framing.x, size.width - side, right),
    y: moved(framing.y, size.height - side, down),
  };
}
