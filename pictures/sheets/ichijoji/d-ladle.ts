/** The last ladle: a long handle out of the steam, hot broth falling into the bowl; and chopsticks. */
import { lerp, type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { arc, print, r } from "./d-stage.ts";

const LAND: Pt = [596, 1268];
const SKIN = "#c98452";

export function printLadle() {
  print((p) => {
    // the poured broth: wide at the ladle, thinner as it falls
    const fall = pts(
      "596,1040 644,1034 638,1080 629,1140 624,1210 623,1270 604,1270 604,1210 606,1140 604,1080",
    );
    shape(p, fall, "#b4642a", { line: 0.8 });
    shape(
      p,
      pts("614,1050 634,1046 628,1090 620,1150 616,1266 610,1266 611,1150 613,1090"),
      "#f2bb62",
      { line: 0 },
    );
    line(p, pts("630,1050 622,1120 618,1220"), 1, "#fff0c4");
    // where it hits the bowl
    for (const [k, colour] of [
      [1, "#c98540"],
      [0.66, "#e9b566"],
      [0.36, "#ffe6ac"],
    ] as const)
      shape(p, arc([LAND[0] + 16, LAND[1] + 2], 40 * k, 15 * k), colour, {
        smooth: false,
        line: k === 1 ? 0.6 : 0,
      });
    for (const [dx, dy, R] of [
      [-44, -26, 5],
      [-26, -48, 3.6],
      [40, -36, 4.4],
      [56, -14, 3.4],
      [30, -62, 3],
    ])
      shape(p, arc([LAND[0] + dx, LAND[1] + dy], R, R * 1.15), "#f0b860", {
        smooth: false,
        line: 0.4,
      });
    // the cup of the ladle, tilted towards the bowl
    const tip = 0.52;
    const at = ([u, v]: Pt): Pt => [
      566 + u * Math.cos(tip) - v * Math.sin(tip),
      1000 + u * Math.sin(tip) + v * Math.cos(tip),
    ];
    const rim = arc([0, 0], 82, 27).map(at);
    shape(p, arc([0, 0], 82, 74, 0, Math.PI).map(at), "#5d6478", { smooth: false });
    shape(p, arc([-8, 0], 70, 62, 0.9, Math.PI - 0.2).map(at), "#8b93a6", {
      smooth: false,
      line: 0,
    });
    shape(p, arc([-22, 6], 34, 38, 1.3, Math.PI - 0.3).map(at), "#e8dcc0", {
      smooth: false,
      line: 0,
    });
    shape(p, rim, "#c8c3bd", { smooth: false });
    shape(p, arc([6, 3], 70, 19).map(at), "#a05a28", { smooth: false, line: 0.7 });
    shape(p, arc([20, 3], 48, 11).map(at), "#e2a24c", { smooth: false, line: 0 });
    handle(p);
    fist(p);
  }, 2.4);
}
/** One bent rod from the cup to a hook beyond the fist. */
function handle(p: Pen) {
  const rod = catmull(pts("494,964 512,914 574,886 664,852 724,828 746,808 742,790 726,794"), 10);
  const side = (s: number) =>
    rod.map(([x, y], i): Pt => {
      const [ax, ay] = rod[Math.max(0, i - 1)],
        [bx, by] = rod[Math.min(rod.length - 1, i + 1)];
      const w = (s * lerp(14, 9, i / rod.length)) / 2 / Math.hypot(bx - ax, by - ay);
      return [x - (by - ay) * w, y + (bx - ax) * w];
    });
  shape(p, [...side(1), ...side(-1).toReversed()], "#9aa0ae", { smooth: false });
  line(
    p,
    rod.slice(4, 44).map(([x, y]): Pt => [x, y - 2]),
    0.9,
    "#f4ead2",
  );
}
/** The fist from above: fingers closed over the rod, their tips one stepped edge, the thumb across. */
function fist(p: Pen) {
  shape(
    p,
    pts(
      "640,812 668,792 704,800 730,818 736,838 730,858 722,872 710,872 706,884 692,886 686,892 672,890 664,882 650,880 642,862 634,838",
    ),
    SKIN,
    { smooth: false },
  );
  // the side away from the lantern
  shape(p, pts("640,812 656,806 652,840 664,882 650,880 642,862 634,838"), "#8a4f34", {
    smooth: false,
    line: 0,
  });
  shape(p, pts("704,800 730,818 736,838 730,858 718,836 706,818"), "#eab184", {
    smooth: false,
    line: 0,
  });
  line(p, pts("712,872 708,856 700,842"), 0.8);
  line(p, pts("692,886 690,870 682,856"), 0.8);
  line(p, pts("672,890 670,878 664,864"), 0.7);
  // the thumb comes from the wrist and lies across the rod
  shape(p, pts("634,838 644,824 664,822 694,828 706,837 698,848 668,846 648,858"), "#d99a66", {
    line: 0,
  });
  line(p, pts("648,822 666,821 694,827 707,837 698,848 670,847 652,854"), 0.9);
}

/** Chopsticks laid on a rest, and a saucer of red ginger. */
export function printSetting() {
  print((p) => {
    shape(p, arc([196, 1352], 128, 52), "#2a1518", { smooth: false, line: 0 });
    shape(p, arc([184, 1338], 124, 50), "#31508f", { smooth: false });
    shape(p, arc([184, 1332], 106, 39), "#e9e2d0", { smooth: false, line: 0.7 });
    for (let i = 0; i < 46; i++) {
      const a = r.range(0, 6.28),
        q = Math.sqrt(r.u()) * 0.62,
        turn = r.range(-0.7, 0.7);
      const [x, y]: Pt = [184 + 92 * q * Math.cos(a), 1322 + 32 * q * Math.sin(a) - 18 * (1 - q)];
      line(
        p,
        [
          [x - 17 * Math.cos(turn), y - 9 * Math.sin(turn)],
          [x, y - 3],
          [x + 17 * Math.cos(turn), y + 9 * Math.sin(turn)],
        ],
        1.7,
        r.pick(["#c2303a", "#e0525a", "#8f1f2c"]),
      );
    }
    shape(
      p,
      pts("368,1436 392,1420 420,1424 436,1446 446,1486 424,1506 394,1504 376,1478"),
      "#e8ddc4",
    );
    shape(p, pts("382,1436 404,1428 420,1452 430,1486 410,1494 394,1476"), "#31508f", {
      line: 0.6,
    });
    for (const d of [0, 30]) {
      const stick: Pt[] = [
        [-20, 1494 + d],
        [486, 1428 + d * 0.6],
        [487, 1436 + d * 0.6],
        [-20, 1514 + d],
      ];
      shape(
        p,
        stick.map(([x, y]): Pt => [x + 6, y + 14]),
        "#2a1518",
        { smooth: false, line: 0 },
      );
      shape(p, stick, "#b9452c", { smooth: false, line: 0.9 });
      line(
        p,
        [
          [-10, 1499 + d],
          [478, 1431 + d * 0.6],
        ],
        0.7,
        "#f29a63",
      );
    }
  });
}
