/** The ink of the dusk and the bend of the tall blade. */
import { type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

/** The near grass: almost black, with a little of the sky's blue. */
export const INK = "#12122c";
/** the colour of the last light on an edge */
export const RIM = "#ffd79a";

/** The blade that bends over the whole picture. */
export const ARC: readonly Pt[] = catmull(
  pts("120,1290 160,1060 236,856 372,690 560,584 760,538 932,556 1050,626 1120,742"),
  16,
);
