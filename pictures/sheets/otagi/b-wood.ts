/** The wood above the slope: cedars in ranks that stand further and further in the mist, and branches in the corners. */
import { H, layer, type Pt, Rng } from "../../kit/core.ts";
import { cedarSpray, rankCedar } from "../../kit/grove.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { sky } from "../../kit/stage.ts";
import { P } from "./b-stage.ts";

const MIST = "#dfe4d2";
type Trunk = readonly [x: number, wide: number];
const RANKS: readonly (readonly [
  tone: string,
  dark: string,
  light: string,
  foot: number,
  trunks: readonly Trunk[],
])[] = [
  [
    "#9db4ad",
    "#8ea7a1",
    "#b3c5bb",
    250,
    [
      [205, 15],
      [605, 18],
      [742, 14],
      [960, 17],
      [1042, 22],
      [1185, 13],
      [1282, 20],
      [1452, 16],
    ],
  ],
  [
    "#7b9794",
    "#67857f",
    "#93aaa3",
    262,
    [
      [330, 22],
      [675, 23],
      [882, 26],
      [1100, 20],
      [1420, 34],
      [1215, 18],
    ],
  ],
  [
    "#4a6c6f",
    "#395b60",
    "#5f8082",
    255,
    [
      [118, 34],
      [820, 30],
      [1002, 26],
      [1165, 46],
      [1262, 28],
      [1530, 40],
    ],
  ],
];
const NEAR: readonly Trunk[] = [
  [14, 92],
  [1340, 54],
  [1590, 84],
];

export function printWood() {
  sky(
    P,
    H,
    stops(
      "0 #27494d, 0.045 #3f6466, 0.09 #7d9a94, 0.13 #bcc9b8, 0.165 #e6e4ce, 0.22 #dfe2d0, 1 #cdd6c8",
    ),
    0.16,
  );
  const r = new Rng(8);
  for (const [tone, dark, light, foot, trunks] of RANKS) {
    const L = layer();
    for (const [x, wide] of trunks)
      rankCedar(L.x, [x, foot + 40], wide * 1.25, -20, r, {
        tone,
        dark,
        light,
        mist: MIST,
        rise: 190,
        lit: -1,
      });
    P.put(L);
    P.mist(mistBand(P.noise, 215, 110, 120, { max: 0.38, amp: 16 }), MIST, { grain: 0.08 });
  }
  const L = layer();
  for (const [x, wide] of NEAR)
    rankCedar(L.x, [x, 285], wide * 1.1, -20, r, {
      tone: "#23454d",
      dark: "#16343d",
      light: "#2d5159",
      mist: MIST,
      rise: 50,
      lit: x < 800 ? 1 : -1,
    });
  const tones = ["#15333b", "#214349", "#30565a"] as const;
  const sprays: readonly (readonly [root: Pt, reach: number, dir: number])[] = [
    [[30, 62], 175, 1],
    [[50, -14], 200, 1],
    [[-30, 16], 160, 1],
    [[1330, 10], 175, -1],
    [[1350, -14], 200, 1],
    [[1385, 30], 170, 1],
    [[1580, 118], 165, -1],
    [[1600, 20], 150, -1],
  ];
  for (const [root, reach, dir] of sprays) cedarSpray(L.x, root, reach, dir, r, tones);
  P.put(L);
  P.mist(mistBand(P.noise, 236, 74, 120, { max: 0.78, amp: 12 }), MIST, { grain: 0.08 });
}
