/**
 * A lump of ink with the marks of a hand: four finger grooves with hollows at their ends, the mark of a thumb, the lines of the
 * palm.
 */
import { clamp, Noise, ramp, sstep } from "../../kit/core.ts";
import { shoulder, type Table } from "../../kit/table.ts";

const n = new Noise(101);
/** half width, half length, and rotation */
const WIDE = 196,
  LONG = 408;
/** where each finger crosses the right edge (along the length), where its tip was, how thick it is */
const fingers = [
  { edge: -0.46, tip: -0.06, thick: 0.134 },
  { edge: -0.1, tip: -0.3, thick: 0.138 },
  { edge: 0.26, tip: -0.32, thick: 0.13 },
  { edge: 0.6, tip: -0.14, thick: 0.108 },
];
/** fingers bend upwards as they reach around */
const SLANT = 0.3;
const light = [0.5, -0.66, 0.56],
  fill = [-0.8, 0.1, 0.5];
const tones = ramp([
  [0, "#08080b"],
  [0.34, "#15151a"],
  [0.58, "#2a2b33"],
  [0.76, "#4b4f5c"],
  [0.9, "#8a92a4"],
  [1, "#e4e9f0"],
]);

interface Form {
  /** distance from the outline, on the inside */
  edge: number;
  h: number;
  /** inside the hollow of a fingertip, 0..1, and the phase of its print */
  print: number;
  phase: number;
}
/** the relief at a point of its own frame: u across, v along, in pixels */
function form(u: number, v: number): Form {
  const q = v / LONG;
  const round = Math.sqrt(Math.max(0, 1 - Math.pow(Math.abs(q), 2.7)));
  let right = 1.07 * round,
    left = (0.94 + 0.06 * Math.sin(q * 3 - 0.4)) * round;
  for (const f of fingers)
    right -= 0.19 * Math.exp(-(((q - f.edge) / (f.thick * 0.95)) ** 2)) * round;
  // the thumb presses the upper left in
  left -= 0.16 * Math.exp(-(((q + 0.6) / 0.17) ** 2)) * round;
  const toRight = right * WIDE - u,
    toLeft = left * WIDE + u,
    blur = Math.max(90 - Math.abs(toRight - toLeft), 0) / 90;
  const edge =
    Math.min(toRight, toLeft) - blur * blur * 22 * round + 2.2 * round * n.n2(u * 0.02, v * 0.02);
  let h = shoulder(edge, WIDE * 0.7) * 0.92 + 9 * n.n2(u * 0.007, v * 0.006);
  let print = 0,
    phase = 0;
  for (const f of fingers) {
    const w = f.thick * LONG,
      tu = f.tip * WIDE;
    const along = Math.max(u, tu);
    const cv = f.edge * LONG - SLANT * (WIDE - along) - 0.0007 * (WIDE - along) ** 2;
    const d = Math.hypot(Math.min(0, u - tu), v - cv) / w;
    const tip = Math.hypot((u - tu - w * 0.35) / (w * 1.12), (v - cv) / (w * 0.92));
    if (d < 1.6) {
      h -= 40 * Math.max(0, 1 - d * d) ** 1.4;
      h -= 13 * Math.exp(-tip * tip * 1.4);
      // ink pushed up between the fingers
      h += 13 * Math.exp(-(((d - 1.2) / 0.26) ** 2)) * sstep(0, 60, edge);
    }
    if (tip < 1) {
      print = sstep(1, 0.75, tip);
      const a = (u - tu - w * 0.3) / w,
        b = (v - cv) / w;
      phase =
        Math.hypot(a * 0.9, b * 1.25 + 0.12) * w * 0.62 + 2.6 * n.n2(a * 1.6 + f.edge * 9, b * 1.6);
    }
  }
  const thumb = Math.hypot((u + 92 - 0.2 * (v + 240)) / 74, (v + 240) / 104);
  if (thumb < 1.5) {
    h -= 44 * Math.max(0, 1 - thumb * thumb) ** 1.3;
    h += 9 * Math.exp(-(((thumb - 1.12) / 0.16) ** 2)) * sstep(0, 50, edge);
    if (thumb < 0.82) {
      print = sstep(0.82, 0.6, thumb);
      phase = Math.hypot((u + 92) * 0.95, (v + 228) * 0.66) * 0.62 + 2.4 * n.n2(u * 0.02, v * 0.02);
    }
  }
  // two lines of the palm
  for (const [at, bow, turn] of [
    [-104, 46, 2.1],
    [-150, 26, 1.4],
  ]) {
    const line = Math.abs(u - at - bow * Math.sin(q * turn + 0.5));
    h -= 12 * sstep(10, 0.5, line) * sstep(-0.42, -0.3, q) * sstep(0.95, 0.7, q);
  }
  h += 0.9 * Math.sin(phase) * print;
  return { edge, h, print, phase };
}

/** puts the lump on the table, rotated by `ang` about (cx, cy), `k` times as large, its foot at height `on` */
export function grip(t: Table, cx: number, cy: number, ang: number, k = 1, on = 8) {
  const ca = Math.cos(ang),
    sa = Math.sin(ang),
    m = LONG * 1.1 * k;
  const at = (x: number, y: number) =>
    form(((x - cx) * ca + (y - cy) * sa) / k, (-(x - cx) * sa + (y - cy) * ca) / k);
  t.lay([cx - m, cy - m, cx + m, cy + m], (x, y, s) => {
    const f = at(x, y);
    if (f.edge < 0) return false;
    const gx = ((at(x + 1.2, y).h - f.h) * k) / 1.2,
      gy = ((at(x, y + 1.2).h - f.h) * k) / 1.2;
    const il = 1 / Math.hypot(gx, gy, 1);
    const facing = (-gx * light[0] - gy * light[1] + light[2]) * il;
    // soft sheen of glue on black, and a hard highlight where the light is reflected straight back
    const back = 2 * facing * il - light[2];
    const glint = sstep(0.86, 0.97, back + 0.03 * n.n2(x * 0.03, y * 0.03));
    const side = clamp((-gx * fill[0] - gy * fill[1] + fill[2]) * il - 0.34);
    const ridge = f.print * (0.5 + 0.5 * Math.sin(f.phase));
    const v = clamp(
      0.17 +
        0.64 * clamp(facing) ** 1.6 +
        0.52 * side +
        0.3 * glint -
        0.13 * ridge -
        0.04 * n.fbm(x * 0.01, y * 0.01, 3),
    );
    const blocks = 9,
      step = v * blocks,
      part = step - Math.floor(step);
    s.c = tones.at((Math.floor(step) + sstep(0.3, 0.7, part)) / blocks);
    s.h = on + f.h * 0.62 * k;
    s.gloss = 0;
    s.ink = 0;
  });
}
