/** Echizen B, what each surface of the roofs is printed in: bark in courses, trimmed ends, boards, gilding, gloom */
import { Noise, clamp, lerp, ramp, sstep, type RGB, type V3 } from "../../kit/core.ts";
import { BARK, BOARD, EDGE, GILT, LATTICE, PENDANT, POST, RIDGE, UNDER, WALL } from "./b-roof.ts";

const n = new Noise(52);
const bark = ramp([
  [0, "#1d1a22"],
  [0.25, "#3d3235"],
  [0.5, "#6f5848"],
  [0.75, "#a98c68"],
  [1, "#e2cd9f"],
]);
const straw = ramp([
  [0, "#5a4636"],
  [0.45, "#b79a6e"],
  [0.75, "#e6d2a4"],
  [1, "#f8eed0"],
]);
const moss = ramp([
  [0, "#1d2a1c"],
  [0.5, "#5c6f36"],
  [1, "#a9b062"],
]);
const board = ramp([
  [0, "#3a2a20"],
  [0.5, "#a07b52"],
  [1, "#ead2a0"],
]);
const dark = ramp([
  [0, "#17110f"],
  [0.6, "#4a372b"],
  [1, "#83664c"],
]);
const gilt = ramp([
  [0, "#6e4f1c"],
  [0.6, "#d2a23c"],
  [1, "#fbe39a"],
]);
/** colour of a point: its material, place on the surface, normal, light (and how much of it is sun), distance */
export function paint(mat: number, u: number, v: number, p: V3, nn: V3, t: number, d: number): RGB {
  if (mat === BARK) {
    // courses of bark run parallel to the eaves; a dark joint and a lit lip to each
    const along = Math.abs(nn[0]) > Math.abs(nn[1]) ? p[1] : p[0];
    const course = v * 30 + 0.5 * n.n2(along * 0.35, v * 4) + 0.12 * n.n2(along * 2.2, v * 30);
    const f = course - Math.floor(course);
    const worn = 0.5 + 0.5 * n.n2(along * 0.9, Math.floor(course) * 3.3);
    const line = sstep(0.24, 0.1, f) * worn - 0.8 * sstep(0.62, 0.8, f) * sstep(1, 0.9, f) * worn;
    // rain has combed the bark down the slope
    const streak = n.n2(along * 5, v * 2.2) * 0.5 + n.n2(along * 13 + 7, v * 5) * 0.5;
    // bokashi: each slope pales from its ridge to its eave
    t = 0.1 + (t - 0.1) * 0.78;
    t += 0.26 * v * v - 0.05 + 0.06 * streak - 0.17 * line;
    t = lerp(t, Math.round(clamp(t) * 9) / 9, 0.6);
    const damp =
      n.fbm(p[0] * 0.55 + 9, p[1] * 0.45 + p[2] * 0.5, 4) + 0.3 * sstep(0.5, 1, v) - 0.12;
    const m = sstep(0.2, 0.34, damp + 0.2 * n.n2(p[0] * 6, p[1] * 6 + p[2] * 6) - 0.1 * line);
    const a = bark.at(clamp(t)),
      b = moss.at(clamp(t * 1.1 + 0.05));
    return [lerp(a[0], b[0], m * 0.85), lerp(a[1], b[1], m * 0.85), lerp(a[2], b[2], m * 0.85)];
  }
  if (mat === EDGE) {
    // the cut end: layer on layer of bark, pale where freshly trimmed
    const layer = Math.sin(v * 34) * 0.5 + n.n2(u * 160, v * 5) * 0.3;
    return straw.at(clamp(0.5 + t * 0.5 + 0.14 * layer - (v > 0.84 ? 0.3 : 0)));
  }
  if (mat === BOARD) {
    const cap = Math.abs(u - 0.5) > 0.455 || Math.abs(u - 0.5) < 0.035;
    const rim = v < 0.1 || v > 0.88;
    return cap
      ? gilt.at(clamp(t + 0.25))
      : board.at(clamp(t + 0.12 - (rim ? 0.22 : 0) + 0.06 * n.n2(u * 60, v * 3)));
  }
  if (mat === PENDANT)
    return v > 0.84
      ? gilt.at(clamp(t + 0.3))
      : board.at(clamp(t * 0.7 + 0.12 * Math.cos(u * 18.85)));
  if (mat === GILT) return gilt.at(clamp(t + 0.3));
  if (mat === RIDGE) return dark.at(clamp(t * 1.1 + 0.1 * Math.sign(Math.sin(v * 9)) + 0.08));
  if (mat === LATTICE) {
    const bar = Math.abs((p[0] * 3.1) % 1) < 0.42 || Math.abs((p[2] * 3.1) % 1) < 0.3;
    return dark.at(clamp(bar ? t * 0.9 + 0.1 : 0.06));
  }
  if (mat === UNDER) {
    const f =
      (Math.abs(nn[2]) > 0.5 ? (Math.abs(p[0]) > 3 && v < 2 ? p[1] + p[0] : p[0]) : p[0]) * 3.4;
    const rafter = f - Math.floor(f) < 0.5;
    return dark.at(clamp(rafter ? 0.52 : 0.1) * (d < 60 ? 1 : 0.5));
  }
  if (mat === POST) return board.at(clamp(t * 0.8));
  if (mat === WALL) return dark.at(clamp(t * 0.7 + 0.08 * n.n2(p[0] * 6 + p[1] * 6, p[2] * 0.5)));
  return [0, 0, 0];
}
