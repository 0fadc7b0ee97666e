/** Outside: a snowy lane at night, seen beside the corner post. */
import { bokashi, H, type Pt, W } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts, stops } from "../../kit/points.ts";
import { snowfall } from "../../kit/weather.ts";
import { n, P, print } from "./d-stage.ts";

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
    shape(p, [...hills, [W + 10, 1000]], "#3c5384", { smooth: false, line: 0.4 });
    lane(p);
    // a gable across the lane, and the long eaves of the house at the right
    shape(p, pts("842,748 946,752 946,905 842,905"), "#22315c", { smooth: false, line: 0.7 });
    shape(p, pts("820,760 894,684 970,764 958,776 894,716 834,770"), "#cbd6e8", {
      smooth: false,
      line: 0.8,
    });
    shape(p, pts("884,806 916,808 916,850 884,849"), "#e9a548", { smooth: false, line: 0.6 });
    shape(p, pts("1040,720 1230,690 1230,1030 1040,944"), "#1d2a52", { smooth: false, line: 0.8 });
    shape(p, pts("1000,740 1084,648 1230,606 1230,690 1100,716 1010,756"), "#cbd6e8", {
      smooth: false,
      line: 0.9,
    });
    shape(p, pts("1010,756 1100,716 1230,690 1230,712 1104,736 1014,770"), "#7f93bd", {
      smooth: false,
      line: 0.6,
    });
    for (const x of [1066, 1146]) {
      const w = 54;
      shape(
        p,
        [
          [x, 800],
          [x + w, 794],
          [x + w, 874],
          [x, 866],
        ],
        "#f6b956",
        { smooth: false, line: 0.9 },
      );
      line(
        p,
        [
          [x + w / 2, 796],
          [x + w / 2, 872],
        ],
        0.8,
      );
      line(
        p,
        [
          [x, 832],
          [x + w, 830],
        ],
        0.8,
      );
    }
    pole(p);
  });
}

function lane(p: Pen) {
  shape(p, pts("700,900 1010,885 1210,960 1210,1180 700,1180"), "#8fa3c6", {
    smooth: false,
    line: 0,
  });
  // lit snow by the windows, and the tracks of a bicycle
  shape(p, pts("1010,930 1100,948 1205,985 1205,1040 1080,1010 1000,960"), "#d9c9a8", { line: 0 });
  for (const rut of [
    pts("905,900 915,950 945,1010 1010,1090"),
    pts("922,900 940,950 985,1010 1075,1090"),
  ])
    line(p, rut, 2, "#5b719f");
}

function pole(p: Pen) {
  shape(p, pts("1003,500 1012,500 1015,920 1000,920"), "#182344", { smooth: false, line: 0.5 });
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
      { smooth: false, line: 0.4 },
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
