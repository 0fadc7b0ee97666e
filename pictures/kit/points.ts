/** points: short notations for shapes and colour ramps. */
import type { Pt, Stops } from "./core.ts";

/** The points of a shape: `pts("0,0 10,4 0,8")`. */
export const pts = (text: string): Pt[] =>
  text.split(" ").map((pair): Pt => {
    const [x, y] = pair.split(",");
    return [Number(x), Number(y)];
  });

/** The same, relative to a point. */
export const from = (origin: Pt, text: string): Pt[] =>
  pts(text).map(([x, y]): Pt => [origin[0] + x, origin[1] + y]);

/** The stops of a ramp: `stops("0 #102030, 1 #f0f0f0")`. */
export const stops = (text: string): Stops =>
  text.split(", ").map((stop) => {
    const [at, colour] = stop.split(" ");
    return [Number(at), colour];
  });
