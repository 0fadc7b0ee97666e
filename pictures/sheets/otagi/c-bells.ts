/** Three bells of cast bronze. */
import {
  clamp,
  css,
  layer,
  lerp,
  mix,
  type Pt,
  ramp,
  shade,
  sstep,
  stamp,
} from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, n, keyColour } from "./c-stage.ts";

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
}
export const bells: Bell[] = [
  { x: 345, rim: 800, half: 128, high: 300, seed: 1 },
  { x: 745, rim: 846, half: 162, high: 385, seed: 2 },
  { x: 1215, rim: 900, half: 204, high: 490, seed: 3 },
];
/** The eye is a little below the crowns: rings bow downward, more toward the rim. */
export const bow = (b: Bell, t: number) => b.half * profile(t) * (0.17 - 0.2 * t);

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
      0.78 * Math.pow(clamp(Math.cos(around + 0.95)), 2.2) +
      0.2 * Math.pow(clamp(Math.cos(around - 1.35)), 3);
    light += 0.05 * grain + 0.1 * streak - 0.1 * sstep(0.8, 1, t);
    light += relief(around, t) * (0.55 - 0.4 * Math.sin(around));
    const c = bronze.at(Math.round(clamp(light) * 9) / 9);
    const green =
      sstep(0.1, 0.5, streak + 0.3 * grain + 0.25 * (relief(around, t) < 0 ? 1 : 0)) * 0.55;
    const v = mix(c, "#5f9a86", green * (0.35 + 0.4 * (1 - light)));
    [out[0], out[1], out[2], out[3]] = [v[0], v[1], v[2], 255];
  });
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

/** The loop it hangs by, the lotus where it is struck, and its outline. */
export function drawFittings(b: Bell) {
  const L = layer(),
    K = layer();
  const top = b.rim - b.high;
  const unit = b.half / 160;
  // loop and chain
  for (const [w, c] of [
    [30, "#171820"],
    [20, "#4c5f55"],
    [7, "#c9a65c"],
  ] as const) {
    L.x.strokeStyle = c;
    L.x.lineWidth = w * unit;
    L.x.beginPath();
    L.x.ellipse(
      b.x - (w < 10 ? 6 * unit : 0),
      top + 10 * unit,
      40 * unit,
      58 * unit,
      0,
      Math.PI * 1.04,
      Math.PI * 1.96,
    );
    L.x.stroke();
  }
  L.x.fillStyle = "#14141b";
  L.x.fillRect(b.x - 8 * unit, 300, 16 * unit, top - 300 - 40 * unit);
  // the lotus boss
  const cy = b.rim - b.high * 0.165 + bow(b, 0.165);
  const cx = b.x - b.half * 0.04;
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 6.283;
    L.x.fillStyle = i % 2 ? "#8a7a4e" : "#a8925a";
    L.x.beginPath();
    L.x.ellipse(
      cx + Math.cos(a) * 24 * unit,
      cy + Math.sin(a) * 22 * unit,
      14 * unit,
      9 * unit,
      a,
      0,
      7,
    );
    L.x.fill();
  }
  L.x.fillStyle = "#d9b76a";
  L.x.beginPath();
  L.x.ellipse(cx, cy, 15 * unit, 14 * unit, 0, 0, 7);
  L.x.fill();
  P.put(L, { occlude: 0.4 });
  // outline on the key block
  const side = (s: number): Pt[] =>
    Array.from({ length: 50 }, (_, i) => [
      b.x + s * b.half * profile(i / 49),
      b.rim - (b.high * i) / 49,
    ]);
  const rim: Pt[] = Array.from({ length: 33 }, (_, i) => {
    const u = -1 + i / 16;
    return [b.x + u * b.half, b.rim + bow(b, 0) * Math.sqrt(Math.max(0, 1 - u * u))];
  });
  K.x.fillStyle = css(keyColour, 0.92);
  K.x.beginPath();
  for (const line of [side(-1), side(1), rim])
    brushPath(K.x, line, (t) => 3.4 * (0.7 + 0.4 * Math.sin(t * 17)));
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 6.283 + 0.31;
    brushPath(
      K.x,
      [
        [cx + Math.cos(a) * 15 * unit, cy + Math.sin(a) * 14 * unit],
        [cx + Math.cos(a) * 36 * unit, cy + Math.sin(a) * 32 * unit],
      ],
      () => 1.4,
    );
  }
  K.x.fill();
  stamp(P.key.x, K);
}
