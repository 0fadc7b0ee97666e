/** Three bells of cast bronze. */
import { clamp, mix, shade, sstep } from "../../kit/core.ts";
import { pts } from "../../kit/points.ts";
import { P, n } from "./c-stage.ts";
import { type Bell, bow, bronze, profile } from "./c-bell-shape.ts";
import { drawFittings, openMouth } from "./c-fittings.ts";

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
function relief(around: number, t: number): number {
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
