import { expect, test } from "vitest";
import { centred, moveFraming, squareOf } from "../../../domain/account/framing.ts";

const wide = { width: 1600, height: 1200 };
const tall = { width: 600, height: 1000 };

test.each([
  ["a wide picture's middle", wide, centred, { left: 200, top: 0, side: 1200 }],
  ["its left edge", wide, { ...centred, x: 0 }, { left: 0, top: 0, side: 1200 }],
  [
    "its lower right corner, twice as close",
    wide,
    { x: 1, y: 1, zoom: 2 },
    { left: 1000, top: 600, side: 600 },
  ],
  ["a tall picture's foot", tall, { ...centred, y: 1 }, { left: 0, top: 400, side: 600 }],
  ["never beyond the picture", tall, { x: 9, y: -9, zoom: 0 }, { left: 0, top: 0, side: 600 }],
])("the square of a framing is %s", (_, size, framing, square) => {
  expect(squareOf(size, framing)).toEqual(square);
});

test("a picture that is pulled to the right shows more of its left, until its edge", () => {
  const before = squareOf(wide, centred).left;
  expect(squareOf(wide, moveFraming(wide, centred, 0.1, 0)).left).toBe(before - 120);
  expect(moveFraming(wide, centred, 5, 0).x).toBe(0);
  expect(moveFraming(wide, centred, -5, 0).x).toBe(1);
});

test("a picture does not move where it has no room to", () => {
  expect(moveFraming(wide, centred, 0, 0.5)).toEqual(centred);
  expect(moveFraming({ width: 512, height: 512 }, centred, 0.5, 0.5)).toEqual(centred);
});

test("twice as close there is room both ways", () => {
  const near = { ...centred, zoom: 2 };
  expect(squareOf(wide, moveFraming(wide, near, 0.5, -0.5))).toEqual({ left: 200, top: 600, side: 600 });
});
