/** The near disciples, each with the grass that it sits in. */
import { layer, SS } from "../../kit/core.ts";
import { cutStone, STONE } from "./hero-cut.ts";
import { bed } from "./hero-bed.ts";
import type { Seat } from "./hero-places.ts";
import { relief, VIEW } from "./hero-relief.ts";
import { onSlope, P, scaleAt, veil } from "./hero-stage.ts";

export function printDisciple({ form, at: [x, d], tall }: Seat) {
  const size = scaleAt(d) * tall * (VIEW.top - VIEW.foot);
  const wide = (size * (VIEW.right - VIEW.left)) / (VIEW.top - VIEW.foot);
  const [sx, sy] = onSlope(x, d);
  const top = sy - (size * VIEW.top) / (VIEW.top - VIEW.foot);
  const R = relief(form, Math.round(size * SS), 0.16);
  const L = layer();
  L.x.drawImage(
    cutStone(R, form.seed, (c) => veil(c, d < 3.2 ? d : d + 0.45), STONE, d < 3.2 ? 0.38 : 0.3),
    sx - wide / 2,
    top,
    wide,
    size,
  );
  bed(L.x, x, d, tall, form.seed);
  P.put(L, { occlude: 1 });
}
