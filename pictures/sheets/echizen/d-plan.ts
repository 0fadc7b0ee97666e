/** Echizen D, dimensions: a snowed valley from above its river, the village along it. Metres; x right, y upstream, the water at 0. */
import { type Pt, type V3, clamp, lerp, Noise, sstep } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { catmull } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

export const KEY = "#1c2236";
export const cam: Cam = { x: 0, y: 0, z: 6, f: 1400, cx: 740, hy: 394 };
export const at = (x: number, y: number, z = 0): Pt => onSheet(cam, x, y, z);
/** The height of the snow above the water where the houses stand. */
export const FIELD = 1.2;
/** The sun, just above the ridges behind the cedars on the right. */
export const SUN: V3 = [0.5, 0.8, 0.33];

/** an edge of the river, drawn on the sheet from the bend to the foot: its x for each y */
function shore(line: string): (y: number) => number {
  const p = catmull(pts(line), 12);
  const table: number[] = [];
  for (let i = 0, y = 0; y <= 1400; y++) {
    while (i < p.length - 2 && p[i + 1][1] < y) i++;
    const [a, b] = [p[i], p[i + 1]];
    table[y] = lerp(a[0], b[0], clamp((y - a[1]) / Math.max(0.01, b[1] - a[1])));
  }
  return (y) => {
    const i = Math.floor(clamp(y, 0, 1399));
    return lerp(table[i], table[i + 1], clamp(y - i));
  };
}
/** The bend where the river comes into sight. */
export const BEND = 486;
export const leftShore = shore(
  "790,486 742,496 672,512 640,536 640,560 690,590 748,640 774,690 778,740 754,800 690,856 610,908 520,968 430,1038 330,1082 170,1128 -60,1180 -260,1260",
);
export const rightShore = shore(
  "800,486 784,500 742,522 738,540 790,576 900,618 1000,654 1092,700 1160,756 1176,800 1162,850 1122,916 1066,990 1010,1066 940,1140 880,1200 800,1300",
);
/** The great trunks at the right: where they stand on the sheet, their width there, how they lean, how dark they are. */
export interface Trunk {
  readonly x: number;
  readonly foot: number;
  readonly wide: number;
  readonly lean: number;
  /** 1 for the nearest. */
  readonly near: number;
}
export const TRUNKS: readonly Trunk[] = [
  { x: 1340, foot: 688, wide: 20, lean: 4, near: 0.3 },
  { x: 1468, foot: 690, wide: 30, lean: -6, near: 0.5 },
  { x: 1572, foot: 820, wide: 38, lean: -6, near: 0.7 },
  { x: 1380, foot: 738, wide: 42, lean: 9, near: 0.85 },
  { x: 1512, foot: 906, wide: 64, lean: 4, near: 1 },
];
const rowOf = (d: number) => cam.hy + (cam.f * cam.z) / d;
/** How far a place lies from the water, in metres: left of it, right of it; both negative in the river. */
export function fromRiver(x: number, d: number): [left: number, right: number] {
  const row = rowOf(d);
  if (row < BEND) return [9, 9];
  const m = d / cam.f;
  return [(leftShore(row) - cam.cx) * m - x, x - (rightShore(row) - cam.cx) * m];
}
const n = new Noise(17);
/** the snow's height: a steep bank with folds on the left, a gentle one on the right, soft hollows on the fields */
export function snowHeight(x: number, y: number): number {
  const [l, r] = fromRiver(x, y);
  if (l <= 0 && r <= 0) return 0;
  const away = Math.max(l, r);
  const hollow = 0.16 * n.fbm(x * 0.16, y * 0.1, 3);
  if (l > r) {
    const wide = 3.1 + 0.8 * n.n2(y * 0.16, 3);
    const t = clamp(away / wide);
    const rib = Math.sin(Math.PI * t) * (0.5 - Math.abs(n.n2((x * 0.35 + y) * 0.42, 2)));
    return 0.16 + (FIELD - 0.06) * (1 - (1 - t) ** 2.2) + 0.42 * rib * t + hollow * t;
  }
  return 0.1 + (FIELD - 0.1) * sstep(0, 6.5, away) + hollow * sstep(0, 2, away) * 1.3;
}

/** One of the houses. */
export interface House {
  /** The middle of the gable's foot, and the direction of the gable's width. */
  readonly foot: V3;
  readonly turn: number;
  /** Half the width, the length, the heights of eaves and ridge. */
  readonly half: number;
  readonly long: number;
  readonly eave: number;
  readonly ridge: number;
  /** Whether the slope with +u lies in the sun. */
  readonly sunny?: boolean;
  /** How far the mist takes its colours, 0 to 1. */
  readonly air: number;
  readonly vent?: number;
  readonly window?: boolean;
  readonly line: number;
}
/** Where a point of a house, given across, along and up, is on the sheet. */
export type Place = (u: number, v: number, w: number) => Pt;
