/** What is seen below an eave. */
import { type Col } from "../../kit/core.ts";
import { type Pen, plane, upright } from "./hero-pen.ts";

/** The ends of the rafters under an eave. */
export function rafters(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  c: Col,
) {
  for (let x = x0; x < x1; x += 0.46)
    plane(pen, upright(x, x + 0.13, z - 0.34, z - 0.22, y), c, 0.7);
}
/** The underside of an eave above our eyes: dark boards, the rafters that carry them. */
export function soffit(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  [y, z]: readonly [number, number],
  dark: Col,
  wood: Col,
) {
  const low = z - 0.22,
    high = z - 0.02;
  plane(
    pen,
    [
      [x0, y, low],
      [x1, y, low],
      [x1, 0, high],
      [x0, 0, high],
    ],
    dark,
  );
  for (let x = x0 + 0.15; x < x1; x += 0.46)
    plane(
      pen,
      [
        [x, y + 0.1, low],
        [x + 0.14, y + 0.1, low],
        [x + 0.14, -0.02, high - 0.06],
        [x, -0.02, high - 0.06],
      ],
      wood,
      0.5,
    );
}
