/** The chopsticks, and the dark sleeve in the sheet's corner that they come out of. */
import { lerp, type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { tone } from "./pens.ts";

const TIPS: readonly [Pt, Pt][] = [
  [
    [1700, -120],
    [800, 236],
  ],
  [
    [1710, -20],
    [822, 284],
  ],
];

/** the dark inside of the sleeve, behind the sticks */
export function lining(p: Pen) {
  shape(p, pts("1340,-60 1310,20 1320,110 1352,176 1396,206 1470,150 1470,-60"), "#15101c", {
    line: 1,
  });
}

/** Whoever lifts them sits outside the sheet: the mouth of a dark sleeve in its corner, and its shade. */
export function sleeve(p: Pen) {
  shape(p, pts("1392,330 1470,300 1640,330 1640,470 1560,470 1440,420"), "#1a1024", {
    line: 0,
    a: 0.55,
  });
  shape(
    p,
    pts("1376,-60 1362,10 1362,84 1376,150 1396,206 1470,228 1640,252 1640,-60"),
    "#2b2438",
    {
      line: 1.1,
    },
  );
  tone(p, pts("1430,-60 1414,40 1430,110 1640,150 1640,-60"), "#413650", true);
  tone(p, pts("1470,-60 1474,24 1640,74 1640,-60"), "#54476a", true);
  line(p, pts("1386,-60 1373,10 1373,84 1387,150 1406,204"), 1.6, "#8d7ba4", false);
  for (const fold of [
    "1420,60 1480,96 1560,112",
    "1436,150 1500,176 1590,186",
    "1440,-10 1500,22 1570,34",
  ])
    line(p, pts(fold), 0.8);
}

/** A lacquered stick: thick at the hand, thin at its tip, a gold band. */
export function stick(p: Pen, i: number) {
  const [from, to] = TIPS[i];
  const l = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const nx = -(to[1] - from[1]) / l,
    ny = (to[0] - from[0]) / l;
  const at = (t: number, s: number): Pt => {
    const w = lerp(34, 11, t) * s;
    return [lerp(from[0], to[0], t) + nx * w, lerp(from[1], to[1], t) + ny * w];
  };
  shape(p, [at(0, -1), at(1, -1), at(1.006, 0), at(1, 1), at(0, 1)], "#a3261f", {
    smooth: false,
    line: 1.1,
  });
  tone(p, [at(0, 1), at(1, 1), at(1, 0.3), at(0, 0.3)], "#d2503a");
  tone(p, [at(0, -1), at(1, -1), at(1, -0.55), at(0, -0.55)], "#641717");
  line(p, [at(0.1, 0.62), at(0.5, 0.62), at(0.9, 0.62)], 0.9, "#f6b48c");
}
