/** Where the three bells hang, and the shape and the bronze they share. */
import { lerp, ramp } from "../../kit/core.ts";
import { stops } from "../../kit/points.ts";
import { cam, scaleAt, see, under } from "./c-stage.ts";

/** Half the width of a bell at a height, 0 its rim and 1 its crown. */
export const profile = (t: number) =>
  t < 0.05
    ? lerp(1.0, 0.955, t / 0.05)
    : t < 0.84
      ? 0.95 - 0.13 * Math.pow((t - 0.05) / 0.79, 1.25)
      : 0.82 * Math.sqrt(Math.max(0, 1 - ((t - 0.84) / 0.165) ** 2.2));
export const bronze = ramp(
  stops("0 #14161c, 0.2 #26343a, 0.42 #3f5f58, 0.62 #6b8a6c, 0.8 #b09a58, 0.92 #ecc977, 1 #fff0bd"),
);
export interface Bell {
  readonly x: number;
  readonly rim: number;
  readonly half: number;
  readonly high: number;
  readonly seed: number;
  /** Where it hangs from. */
  readonly hook: number;
  /** How far the eye looks up into it: the height of its mouth's ellipse over half its width. */
  readonly mouth: number;
}
/** How high the mouths hang. */
const RIM = 1.74;
const bellAt = (depth: number, half: number, seed: number): Bell => {
  const [x, rim] = see(under(depth, 0, RIM)),
    unit = scaleAt(depth);
  return {
    x,
    rim,
    half: half * unit,
    high: half * 2.36 * unit,
    seed,
    hook: see(under(depth, 0, 3.16))[1],
    mouth: (RIM - cam.z) / depth,
  };
};
/** From the far small one to the near great one. */
export const bells: Bell[] = [bellAt(6.3, 0.36, 1), bellAt(4.55, 0.43, 2), bellAt(3.2, 0.5, 3)];
/** Seen from below: rings arch upward, more towards the crown. */
export const bow = (b: Bell, t: number) => -b.half * profile(t) * (b.mouth + 0.1 * t);
