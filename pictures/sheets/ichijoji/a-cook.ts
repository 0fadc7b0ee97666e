/** The cook, a soft dark shape in the steam: he shakes the water from a strainer of noodles over the pot. */
import { bokashi, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, stroke, trace } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { cutBlock } from "./a-plan.ts";

const HEAD = cut(
  "1012 262, 1008 232, 1022 204, 1052 188, 1086 192, 1110 214, 1117 246, 1108 278, 1094 300, 1066 322, 1040 326, 1024 310, 1020 290",
);
const KNOT: Pt[][] = [
  cut("1104 222, 1126 214, 1144 222, 1136 236, 1112 238"),
  cut("1114 232, 1136 240, 1148 262, 1136 262, 1118 246"),
];
const BODY = cut(
  "1076 292, 1104 312, 1150 330, 1204 352, 1240 392, 1258 450, 1266 520, 1272 640, 1050 640, 1046 560, 1036 500, 1020 474, 1000 490, 972 512, 946 518, 922 504, 902 470, 886 438, 872 424, 876 410, 892 404, 908 410, 920 432, 938 456, 952 458, 974 428, 996 384, 1018 352, 1040 332, 1050 306",
);
/** the sleeve's end on the raised arm */
const SLEEVE: Pt[] = [
  [930, 510],
  [950, 450],
];

export function printCook() {
  const whole = (x: Ctx) => {
    x.beginPath();
    for (const p of [HEAD, BODY, ...KNOT]) trace(x, catmull(p, 8, true));
  };
  cutBlock((x) => {
    // the lamp's light on the side towards it, then the shape itself
    x.fillStyle = bokashi(x, 880, 0, 1180, 0, [
      [0, "#b08d68"],
      [1, "#7c675a"],
    ]);
    whole(x);
    x.fill();
    whole(x);
    x.clip();
    x.translate(6, 3);
    x.fillStyle = bokashi(x, 0, 180, 0, 640, [
      [0, "#4b3d3a"],
      [0.5, "#56463f"],
      [1, "#8f7c6b"],
    ]);
    whole(x);
    x.fill();
    // the back, away from the lamp, in one darker block
    x.fillStyle = bokashi(
      x,
      0,
      300,
      0,
      620,
      [
        [0, "#33292b"],
        [1, "#33292b"],
      ],
      [
        [0, 0.42],
        [1, 0],
      ],
    );
    x.beginPath();
    trace(
      x,
      catmull(
        cut(
          "1100 180, 1094 232, 1090 290, 1122 352, 1178 402, 1204 470, 1206 640, 1300 640, 1290 300, 1180 180",
        ),
        10,
        true,
      ),
    );
    x.fill();
  }, 1.5);
  cutBlock((x) => {
    // folds of the jacket, the strings of the apron
    for (const [p, w] of [
      [cut("1052 330, 1090 338, 1124 356"), 4],
      [cut("1236 396, 1222 440, 1226 500"), 4.5],
      [cut("1002 396, 1010 430, 1024 466"), 4],
      [cut("1066 560, 1140 572, 1262 556"), 5],
    ] as const)
      stroke(x, catmull(p, 8), w, "#8f7c6c", { a: 0.6, taper: [0.4, 0.5] });
    // the headband is paler, and the apron's string crosses the back
    fillPoly(
      x,
      catmull(cut("1011 236, 1014 223, 1060 227, 1111 230, 1113 244, 1060 245"), 8, true),
      "#8d7a67",
      0.9,
    );
    fillPoly(x, catmull([...SLEEVE, [960, 452], [942, 514]], 4, true), "#b3a08c", 0.5);
  }, 1.2);
  cutBlock((x) => {
    x.fillStyle = "#4a3d3a";
    // the strainer: handle and basket
    x.beginPath();
    brushPath(
      x,
      [
        [914, 404],
        [870, 424],
        [812, 446],
      ],
      () => 8,
    );
    x.fill();
    fillPoly(
      x,
      catmull(cut("756 446, 786 438, 820 446, 818 480, 804 512, 780 516, 762 488"), 8, true),
      "#5b4a42",
    );
    for (const [px, py, h] of [
      [776, 524, 5],
      [792, 531, 6],
      [768, 536, 4],
    ]) {
      x.beginPath();
      x.ellipse(px, py, 2, h, 0, 0, 7);
      x.fill();
    }
  }, 1.3);
}
/** The pot under the strainer, behind the ledge. */
export function printPot() {
  cutBlock((x) => {
    fillPoly(
      x,
      catmull(cut("700 548, 730 539, 800 536, 880 539, 912 548, 908 600, 704 600"), 6, true),
      "#6a584d",
    );
    fillPoly(
      x,
      catmull(
        cut("706 547, 740 541, 800 539, 870 541, 906 547, 870 553, 800 555, 740 553"),
        6,
        true,
      ),
      "#b7a48f",
    );
  }, 1.3);
}
