/** Far away: the hills in two cuts, copses and houses along the edge of the fields. */
import { bokashi, type Pt, W } from "../../kit/core.ts";
import { roughen } from "../../kit/brush.ts";
import { shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { HORIZON, P, print, r, tone } from "./c-stage.ts";

export function printHills() {
  print((p) => {
    const ridge = (text: string, c: string, low: string, amp: number) => {
      const top = roughen(pts(text), P.noise, amp, 0.02, 10, false);
      shape(
        p,
        [...top, [W + 20, HORIZON + 60], [-20, HORIZON + 60]],
        bokashi(p.x, 0, 330, 0, HORIZON + 20, [
          [0, c],
          [0.5, c],
          [1, low],
        ]),
        { smooth: false, line: 0.5 },
      );
    };
    ridge(
      "-20,420 160,396 330,330 470,262 560,250 640,290 760,352 900,372 1060,344 1180,370 1340,404 1620,380",
      "#7ea3b0",
      "#dfe0d0",
      8,
    );
    ridge(
      "560,500 760,452 900,470 1040,436 1180,420 1300,452 1460,430 1620,452",
      "#6a9188",
      "#d3dac0",
      7,
    );
  }, 2);
}

/** Copses and houses along the far edge of the fields. */
export function printFarEdge() {
  print((p) => {
    for (let x = 840; x < W + 40; x += r.range(34, 76)) {
      const w = r.range(26, 60),
        h = r.range(16, 40),
        c = r.pick([
          ["#5f8a6a", "#86ab78"],
          ["#d79aae", "#f3c9cf"],
          ["#6f9474", "#9ab884"],
        ]);
      const dome = (k: number, dx: number, dy: number): Pt[] =>
        roughen(
          Array.from({ length: 14 }, (_, i): Pt => [
            x + dx + w * k * Math.cos(Math.PI + (i / 13) * Math.PI),
            HORIZON + 6 + dy + h * k * Math.sin(Math.PI + (i / 13) * Math.PI),
          ]),
          P.noise,
          5,
          0.06,
        );
      shape(p, dome(1, 0, 0), c[0], { smooth: false, line: 0.3 });
      tone(p, dome(0.7, -w * 0.16, -h * 0.2), c[1]);
    }
    for (const [x, w] of [
      [1010, 70],
      [1310, 90],
    ]) {
      shape(
        p,
        [
          [x, HORIZON + 6],
          [x, HORIZON - 20],
          [x + w, HORIZON - 20],
          [x + w, HORIZON + 6],
        ],
        "#f0e2c6",
        { smooth: false, line: 0.5 },
      );
      shape(
        p,
        [
          [x - 8, HORIZON - 18],
          [x + 12, HORIZON - 40],
          [x + w - 12, HORIZON - 40],
          [x + w + 8, HORIZON - 18],
        ],
        "#5c6d8e",
        { smooth: false, line: 0.6 },
      );
    }
  }, 2);
}
