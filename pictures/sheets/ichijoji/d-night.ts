/** Outside: a snowy lane at night, seen beside the corner post. */
import { bokashi, H, type Pt, W } from "../../kit/core.ts";
import { roughen } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts, stops } from "../../kit/points.ts";
import { snowfall } from "../../kit/weather.ts";
import { n, P, print } from "./d-stage.ts";

const NIGHT = "#1d2a52";

/** The sky, the eastern hills, the lane between snowy roofs. */
export function printNight() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        900,
        stops("0 #0d1633, 0.3 #1a2a55, 0.62 #34508a, 0.85 #6f8ab4, 1 #a9bad0"),
      );
      x.fillRect(0, 0, W, H);
    },
    { grain: 0.2 },
  );
  print((p) => {
    const hills: Pt[] = [[700, 1000]];
    for (let x = 700; x <= W + 10; x += 10)
      hills.push([x, 792 - 60 * Math.sin((x - 640) * 0.0052) - 12 * n.n2(x * 0.012, 2)]);
    shape(p, [...hills, [W + 10, 1000]], "#3c5384", { smooth: false, line: 0 });
    houses(p);
    pole(p);
  }, 1.6);
}

/** One dark mass of houses under snow, three windows still lit. */
function houses(p: Pen) {
  const flat = { smooth: false, line: 0 };
  shape(p, pts("700,790 880,740 930,772 986,712 1048,664 1210,620 1210,1030 700,960"), NIGHT, flat);
  const snow = [
    ...pts("830,778 858,748 882,734 910,752 938,768 958,756 990,702 1046,654 1120,630 1210,612"),
    ...pts("1210,676 1150,690 1096,694 1050,722 1016,770 984,786 948,800 922,796 886,766 846,798"),
  ];
  shape(p, roughen(snow, n, 5, 0.02), "#cbd6e8", flat);
  shape(
    p,
    pts("1016,770 1050,722 1096,694 1150,690 1210,676 1210,694 1150,706 1100,714 1060,740"),
    "#7f93bd",
    flat,
  );
  shape(p, pts("1058,792 1130,784 1130,868 1058,866"), "#f6b956", flat);
  shape(p, pts("1090,788 1096,788 1096,868 1090,868"), NIGHT, flat);
  shape(p, pts("1162,800 1188,797 1188,848 1162,846"), "#d98f3f", flat);
  shape(p, pts("876,836 902,838 902,866 876,864"), "#e9a548", flat);
  // the lane: snow in one tone, the light of the large window on it in another
  shape(p, pts("700,936 880,930 1010,952 1210,1004 1210,1180 700,1180"), "#8fa3c6", flat);
  const pool = pts("1020,966 1090,972 1160,996 1206,1012 1196,1046 1130,1040 1060,1014 1010,990");
  shape(p, roughen(pool, n, 6, 0.03), "#dcc8a2", flat);
  shape(p, roughen(pts("838,964 900,968 960,988 930,1000 838,990"), n, 5, 0.03), "#a9b9d4", flat);
}

function pole(p: Pen) {
  shape(p, pts("1003,500 1012,500 1015,920 1000,920"), "#182344", { smooth: false, line: 0 });
  for (const y of [560, 604]) {
    shape(
      p,
      [
        [968, y],
        [1048, y - 6],
        [1048, y + 4],
        [968, y + 10],
      ],
      "#182344",
      { smooth: false, line: 0 },
    );
    line(
      p,
      [
        [970, y - 2],
        [1046, y - 8],
      ],
      1.6,
      "#d5deee",
    );
  }
  for (const [y, sag] of [
    [556, 50],
    [600, 64],
  ])
    line(
      p,
      [
        [1046, y - 8],
        [1120, y - 20 + sag * 0.4],
        [1210, y - 50],
      ],
      0.5,
    );
}

/** Flakes on the open side: fine ones far away, a few large ones nearby. */
export function printSnow() {
  P.block(
    (x) => {
      snowfall(x, 7, 150, [800, 0, W, 1000], { c: "#e9eef6", r0: 1.6, r1: 5 });
      snowfall(x, 23, 26, [840, 40, W, 1060], { c: "#ffffff", r0: 5, r1: 10 });
    },
    { occlude: 0.9 },
  );
}
