/** Echizen D: three people to their knees in the river, bent over the bark that they rinse. */
import { type Pt, type Col, mix } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Ink, contour, solid } from "./d-ink.ts";
import { bundle, rings } from "./d-bark.ts";

interface Washer {
  /** Where the water meets the legs, the size, and whether the back turns left. */
  readonly at: Pt;
  readonly size: number;
  readonly flip: boolean;
  readonly coat: Col;
  readonly sash: Col;
  readonly legs: Col;
  /** How much deeper than the others this one is bent. */
  readonly bend: number;
  readonly long: number;
}
export const WASHERS: readonly Washer[] = [
  {
    at: [857, 842],
    size: 1,
    flip: false,
    coat: "#3a5c98",
    sash: "#c8472c",
    legs: "#27314a",
    bend: 0,
    long: 118,
  },
  {
    at: [1038, 878],
    size: 1.06,
    flip: false,
    coat: "#66788f",
    sash: "#d9b65c",
    legs: "#232c42",
    bend: -3,
    long: 130,
  },
  {
    at: [683, 918],
    size: 1.1,
    flip: true,
    coat: "#2a4382",
    sash: "#cbb98c",
    legs: "#27314a",
    bend: 3,
    long: 150,
  },
];
/** where a washer's hands are */
const hands = (o: Washer): Pt => [o.at[0] + (o.flip ? 1 : -1) * o.size * 37, o.at[1] - o.size * 19];
/** A washer and the bark in his hands, in units of the figure, about 100 to a standing man above his knees; bent to the left */
export function washer(ink: Ink, o: Washer) {
  const s = o.size,
    side = o.flip ? -1 : 1;
  const place = ([x, y]: Pt): Pt => {
    const tip = Math.max(0, -y - 55) * 0.02 * o.bend;
    return [o.at[0] + side * s * (x - tip), o.at[1] + s * (y + tip * 0.8)];
  };
  const shape = (outline: string, c: Col, line = 1.2, smooth = true) => {
    const p = cut(outline).map(place);
    solid(ink, smooth ? catmull(p, 5, true) : p, c, line * 0.95, 0.85);
  };
  const dark = (c: Col, t = 0.4) => mix(c, "#141a30", t);
  const lit = (c: Col, t = 0.3) => mix(c, "#dfe4ea", t);
  rings(ink.x, [o.at[0], o.at[1] + 2], 26 * s, 34 * s);
  bundle(ink, {
    at: hands(o),
    long: o.long,
    fall: 46 * s,
    wide: 32 * s,
    gather: 0.24,
    seed: Math.round(o.at[0]),
  });
  // the far arm, the legs, the coat's skirt
  shape("-23 -74, -30 -60, -35 -40, -36 -22, -30 -21, -27 -40, -18 -62", dark(o.coat, 0.5));
  shape("-8 2, -9 -34, 3 -34, 2 1", dark(o.legs, 0.3), 1, false);
  shape("4 1, 2 -34, 15 -34, 13 2", o.legs, 1, false);
  shape("-13 -29, -14 -44, -9 -58, 8 -66, 18 -60, 21 -44, 22 -28, 12 -25, 0 -27", o.coat);
  shape("4 -26, 7 -44, 6 -58, 16 -60, 21 -44, 22 -28, 12 -25", lit(o.coat, 0.12), 0);
  shape("-13 -29, -14 -44, -9 -56, -5 -50, -7 -40, -6 -28", dark(o.coat, 0.35), 0);
  contour(ink.k, cut("1 -54, 2 -42, 0 -28").map(place), 1, 0.6);
  // the back, bent from the hips, light along its upper edge
  shape(
    "17 -60, 16 -73, 4 -85, -13 -90, -27 -88, -31 -80, -26 -71, -14 -63, -2 -55, 9 -52",
    o.coat,
  );
  shape("17 -64, 15 -73, 4 -85, -13 -90, -25 -88, -14 -85, 0 -79, 10 -70", lit(o.coat, 0.34), 0);
  shape("-26 -71, -14 -63, -2 -55, 6 -53, 0 -60, -12 -69, -24 -76", dark(o.coat, 0.35), 0);
  // the sash round the hips
  shape("-4 -53, 2 -60, 17 -68, 19 -61, 6 -53, -2 -47", o.sash, 0.9);
  // the kerchief and the hat
  shape("-28 -90, -24 -82, -28 -74, -37 -74, -41 -81, -37 -90", "#d9d4cf", 0.9);
  shape("-40 -82, -36 -74, -41 -72, -44 -78", "#b58a70", 0.7);
  shape("-54 -75, -45 -94, -35 -104, -22 -106, -12 -103, -23 -96, -39 -86", "#c8a046", 1.1, false);
  shape("-35 -104, -22 -106, -12 -103, -23 -96, -33 -95", "#f0d483", 0, false);
  shape("-54 -75, -48 -81, -33 -90, -23 -96, -12 -103, -22 -93, -38 -82", "#8f6c34", 0.6, false);
  // the near arm, straight down to the bark
  shape(
    "-25 -84, -18 -72, -24 -56, -31 -36, -34 -22, -43 -24, -43 -42, -38 -62, -33 -80",
    o.coat,
    1.1,
  );
  shape(
    "-23 -82, -18 -72, -24 -56, -31 -36, -33 -24, -35 -26, -32 -48, -27 -66",
    lit(o.coat, 0.2),
    0,
  );
  shape("-43 -24, -34 -22, -33 -15, -41 -14", "#b58a70", 0.8);
}
