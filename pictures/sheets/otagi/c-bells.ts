/** Three bells of cast bronze. */
import { clamp, lerp, mix, ramp, shade, sstep } from "../../kit/core.ts";
import { pts, stops } from "../../kit/points.ts";
import { cam, P, n, scaleAt, see, under } from "./c-stage.ts";
import { drawFittings, openMouth } from "./c-fittings.ts";

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

export function castBell(b: Bell) {
  const metal = shade((x, y, out) => {
    out[3] = 0;
    const u0 = (x - b.x) / b.half;
    if (Math.abs(u0) > 1.02) return;
    // undo the bow of the rings: what height on the bell is this?
    let t = (b.rim - y) / b.high;
    for (let k = 0; k < 3; k++) {
      const half = profile(clamp(t));
      const u = clamp(u0 / Math.max(0.05, half), -1, 1);
      t = (b.rim - y + bow(b, clamp(t)) * Math.sqrt(1 - u * u)) / b.high;
    }
    if (t < 0 || t > 1) return;
    const half = profile(t);
    const u = u0 / Math.max(0.02, half);
    if (Math.abs(u) > 1) return;
    const around = Math.asin(u);
    const grain =
      n.n2(around * 9 + b.seed * 7, t * 22) * 0.5 + n.n2(around * 30, t * 60 + b.seed) * 0.35;
    const streak = n.fbm(around * 4 + b.seed * 3, t * 1.6, 3);
    // light from the left and low; a cooler light comes back from the right
    let light =
      0.1 +
      0.82 * Math.pow(clamp(Math.cos(around + 1.12)), 2.6) +
      0.2 * Math.pow(clamp(Math.cos(around - 1.35)), 3);
    light += 0.05 * grain + 0.1 * streak - 0.1 * sstep(0.8, 1, t);
    light += relief(around, t) * (0.55 - 0.4 * Math.sin(around));
    const c = bronze.at(Math.round(clamp(light) * 9) / 9);
    const green =
      sstep(0.1, 0.5, streak + 0.3 * grain + 0.25 * (relief(around, t) < 0 ? 1 : 0)) * 0.55;
    const v = mix(c, "#5f9a86", green * (0.35 + 0.4 * (1 - light)));
    [out[0], out[1], out[2], out[3]] = [v[0], v[1], v[2], 255];
  });
  openMouth(b);
  P.put(metal, { occlude: 1 });
  drawFittings(b);
}

/** Cast lines: bands round the bell, uprights that part it in panels, and a field of studs at the shoulder. */
export function relief(around: number, t: number): number {
  let h = 0;
  for (const [at, width] of pts(
    "0.055,0.008 0.1,0.005 0.205,0.006 0.235,0.006 0.6,0.006 0.635,0.006 0.835,0.007",
  )) {
    const d = (t - at) / width;
    h += 0.26 * Math.exp(-d * d) - 0.2 * Math.exp(-((d + 2.1) ** 2));
  }
  if (t > 0.1 && t < 0.83)
    for (const at of [-1.18, -1.1, 0.02, 0.1, 1.1, 1.18]) {
      const d = (around - at) / 0.018;
      h += 0.2 * Math.exp(-d * d);
    }
  if (t > 0.655 && t < 0.815) {
    const row = Math.floor((t - 0.655) / 0.04);
    const inRow = (t - 0.675 - row * 0.04) / 0.012;
    const cell = 0.155;
    const inCell = (((around + 9 + 0.04) % cell) - cell / 2) / 0.038;
    const r2 = inRow * inRow + inCell * inCell;
    h += 0.34 * Math.exp(-r2 * 1.4) - 0.14 * Math.exp(-((Math.sqrt(r2) - 1.7) ** 2) * 3);
  }
  return h;
}
