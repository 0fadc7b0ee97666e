/** shape: a hipped-and-gabled roof as surfaces. Centre, slopes and ends are in metres of the building. */
import { lerp, type Pt, type V3 } from "../../kit/core.ts";

export interface RoofShape {
  /** Its centre on the ground, and half its length and depth at the eaves. */
  readonly middle: Pt;
  readonly long: number;
  readonly deep: number;
  readonly eave: number;
  readonly ridge: number;
  /** Half the ridge's length, and how far down the gables reach (0 ridge, 1 eaves). */
  readonly gable: number;
  readonly gableFoot: number;
  /** How much the corners rise, and how much the slope sags (1 straight). */
  readonly lift: number;
  readonly sag: number;
}
export interface Roof {
  readonly front: (x: number, v: number) => V3;
  readonly side: (s: 1 | -1, y: number, v: number) => V3;
  readonly half: (v: number) => number;
}

export function roofOf(o: RoofShape): Roof {
  const half = (v: number) =>
    v <= o.gableFoot ? o.gable : lerp(o.gable, o.long, (v - o.gableFoot) / (1 - o.gableFoot));
  const height = (v: number) => o.eave + (o.ridge - o.eave) * Math.pow(1 - v, o.sag);
  const corner = (k: number, v: number) => o.lift * Math.pow(Math.min(1, Math.abs(k)), 5) * v * v;
  return {
    half,
    front: (x, v) => [
      o.middle[0] + x,
      o.middle[1] - o.deep * v,
      height(v) + corner(x / half(v), v),
    ],
    side: (s, y, v) => [
      o.middle[0] + s * half(v),
      o.middle[1] + y,
      height(v) + corner(y / (o.deep * v), v),
    ],
  };
}
