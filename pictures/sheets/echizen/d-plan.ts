/** Echizen D: where things stand: the horizon, the two shores of the river, the scale at a height of the sheet. */
import { lerp, type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

export const HORIZON = 392;
/** Pixels of a metre that stands at this height of the sheet. */
export const scaleAt = (y: number) => (y - HORIZON) * 0.5;

const LEFT = catmull(
  pts(
    "1190,425 1100,429 960,440 830,458 730,488 676,530 634,590 566,664 468,744 332,838 176,930 0,1012 -200,1092 -900,1500",
  ),
  10,
);
const RIGHT = catmull(
  pts(
    "1196,425 1156,430 1080,443 1012,466 984,500 990,548 1022,606 1064,672 1104,748 1146,840 1204,950 1290,1080 1420,1220 1700,1500",
  ),
  10,
);
const at = (line: readonly Pt[], y: number) => {
  let i = 0;
  while (i < line.length - 2 && line[i + 1][1] < y) i++;
  const [a, b] = [line[i], line[i + 1]];
  return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1]));
};
export const leftShore = (y: number) => at(LEFT, y);
export const rightShore = (y: number) => at(RIGHT, y);

/** The line of a shore, and the lip of the snow above it, which swells and sinks a little. */
export const shore = (side: -1 | 1): Pt[] => (side < 0 ? LEFT : RIGHT);
export const lip = (side: -1 | 1): Pt[] =>
  shore(side).map(([x, y], i): Pt => {
    const s = scaleAt(y);
    const swell =
      0.29 + 0.13 * Math.sin(i * 0.135 + 2.2 * side) + 0.05 * Math.sin(i * 0.31 + 1.3 * side);
    return [x + side * (0.02 + 0.35 * swell) * s, y - swell * s];
  });
