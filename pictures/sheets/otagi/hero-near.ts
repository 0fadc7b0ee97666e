/** The near disciples, each with the grass that it sits in. */
import { layer } from "../../kit/core.ts";
import { bed } from "./hero-bed.ts";
import { cutFigure } from "./hero-cut.ts";
import type { Seat } from "./hero-places.ts";
import { P, veil } from "./hero-stage.ts";

export function printDisciple({ figure, at: [x, d], tall, seed, dark }: Seat) {
  const L = layer();
  cutFigure(L.x, figure, (c) => veil(c, d < 3.2 ? d : d + 0.35), dark);
  bed(L.x, x, d, tall, seed);
  P.put(L, { occlude: 1 });
}
