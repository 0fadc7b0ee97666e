/** The last ladle comes in from the left: a long handle out of the frame, hot broth falling into the bowl. */
import { type Pt } from "../../kit/core.ts";
import { line, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { pool } from "./d-bowl.ts";
import { arc, print } from "./d-stage.ts";

const LAND = pool(-0.5, -0.3);
const CUP: Pt = [LAND[0] - 88, 886];
const flat = { smooth: false, line: 0 };

export function printLadle() {
  print((p) => {
    const tip = 0.5;
    const at = ([u, v]: Pt): Pt => [
      CUP[0] + u * Math.cos(tip) - v * Math.sin(tip),
      CUP[1] + u * Math.sin(tip) + v * Math.cos(tip),
    ];
    const lip = at([96, 4]);
    // the poured broth: wide at the lip, thinner as it falls, quicker further down
    const fall = (w: number): Pt[] => [
      [lip[0] - 26 * w, lip[1] - 8],
      [lip[0] + 4 * w, lip[1] - 4],
      [LAND[0] + 16 * w, lip[1] + 70],
      [LAND[0] + 11 * w, lip[1] + 140],
      [LAND[0] + 10 * w, LAND[1]],
      [LAND[0] - 10 * w, LAND[1]],
      [LAND[0] - 12 * w, lip[1] + 140],
      [LAND[0] - 22 * w, lip[1] + 60],
    ];
    shape(p, fall(1), "#b4622a", { line: 0.7 });
    shape(p, fall(0.62), "#eeb055", { line: 0 });
    line(
      p,
      [
        [lip[0] - 2, lip[1] + 12],
        [LAND[0] + 3, lip[1] + 90],
        [LAND[0] + 3, LAND[1] - 10],
      ],
      1.3,
      "#fff3cf",
    );
    for (const [k, colour] of [
      [1, "#8f4a20"],
      [0.72, "#d0883f"],
      [0.48, "#efbd6c"],
      [0.26, "#ffeab4"],
    ] as const)
      shape(p, arc(LAND, 62 * k, 24 * k), colour, { smooth: false, line: k === 1 ? 0.5 : 0 });
    for (const [dx, dy, R] of [
      [-52, -30, 6],
      [-34, -58, 4],
      [46, -40, 5],
      [66, -18, 4],
      [34, -72, 3.4],
      [-64, -8, 3.6],
    ])
      shape(p, arc([LAND[0] + dx, LAND[1] + dy], R, R * 1.15), "#f0b860", {
        smooth: false,
        line: 0.4,
      });
    // the handle, out of the cup and away to the left
    const back = at([-92, -6]);
    shape(
      p,
      from(back, "0,10 -14,-34 -44,-58 -420,-196 -424,-180 -54,-40 -30,-20 -20,16"),
      "#7d8496",
      {
        smooth: false,
      },
    );
    shape(p, from(back, "-16,-32 -44,-56 -420,-196 -421,-190 -46,-50 -22,-28"), "#e8dcc6", flat);
    shape(p, from(back, "-190,-112 -422,-200 -426,-176 -194,-92"), "#5a3424", { smooth: false });
    shape(p, from(back, "-192,-111 -422,-199 -423,-192 -193,-105"), "#b5774a", flat);
    // whoever pours stands outside the picture: a sleeve at its edge
    const cuff = [back[0] - 196, back[1] - 104] as Pt;
    shape(p, from(cuff, "-200,-190 -70,-150 0,-66 22,-14 14,44 -28,66 -84,58 -200,10"), "#16204a", {
      line: 1,
    });
    shape(p, from(cuff, "-200,-150 -84,-118 -34,-50 -22,0 -40,40 -96,30 -200,-20"), "#22336c", {
      line: 0,
    });
    shape(p, from(cuff, "0,-62 22,-14 14,42 -26,64 -34,50 -2,34 4,-12 -14,-52"), "#4a5f9c", {
      line: 0.5,
    });
    // the cup, tilted towards the bowl
    shape(p, arc([0, 0], 100, 92, 0, Math.PI).map(at), "#565d74", { smooth: false });
    shape(p, arc([-8, 0], 88, 80, 0.9, Math.PI - 0.12).map(at), "#8a92a6", flat);
    shape(p, arc([-26, 6], 48, 54, 1.2, Math.PI - 0.3).map(at), "#e4dccd", flat);
    shape(p, arc([10, 8], 84, 78, 0.25, 0.85).map(at), "#d9764e", flat);
    shape(p, arc([0, 0], 100, 33).map(at), "#d0cac2", { smooth: false });
    shape(p, arc([6, 4], 87, 24).map(at), "#9a5324", { smooth: false, line: 0.7 });
    shape(p, arc([22, 4], 60, 14).map(at), "#e2a24c", flat);
    line(p, arc([0, 1], 98, 32, 2.2, 4.4).map(at), 1, "#ffffff");
  }, 2.8);
}
