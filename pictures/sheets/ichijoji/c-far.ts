/** Far away: the hill above the mist, and the roofs of the town in it. */
import { bokashi, type Pt, W } from "../../kit/core.ts";
import { roughen } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { mistBand } from "../../kit/print.ts";
import { HORIZON, P, print, r } from "./c-stage.ts";
import { tone } from "./pens.ts";

export function printFar() {
  print((p) => {
    const ridge = (text: string, c: string, low: string, top: number, amp: number) => {
      const line = roughen(pts(text), P.noise, amp, 0.02, 8, false);
      const fill = bokashi(p.x, 0, top, 0, HORIZON + 10, [
        [0, c],
        [0.45, c],
        [1, low],
      ]);
      tone(p, [...line, [W + 20, HORIZON + 40], [-20, HORIZON + 40]], fill);
    };
    ridge(
      "-20,508 60,470 130,420 190,384 236,372 286,392 350,440 440,490 560,520 760,560 1620,590",
      "#7f9fb6",
      "#e9e2d6",
      370,
      7,
    );
    ridge(
      "-20,590 90,566 180,582 280,560 380,586 500,606 700,600 1620,620",
      "#8ba7a8",
      "#e6e2d2",
      556,
      6,
    );
  }, 2);
  P.mist(mistBand(P.noise, 612, 90, 60, { max: 0.85, amp: 10 }), "#f6ebdd", { grain: 0.1 });
  print((p) => {
    // the town: roofs without lines, each row darker and lower
    for (const [y, c, wall, high] of [
      [648, "#a7b3c2", "#e2ddd6", 34],
      [676, "#8394ab", "#d3cdc9", 46],
    ] as const)
      for (let x = -40; x < W + 40; x += r.range(64, 120)) {
        const w = r.range(60, 110),
          h = high * r.range(0.7, 1.1);
        const base: Pt[] = [
          [x + 8, y - h * 0.5],
          [x + w - 8, y - h * 0.5],
          [x + w - 8, 730],
          [x + 8, 730],
        ];
        tone(p, base, wall);
        tone(
          p,
          [
            [x - 6, y - h * 0.44],
            [x + w * 0.16, y - h],
            [x + w * 0.84, y - h],
            [x + w + 6, y - h * 0.44],
          ],
          c,
        );
      }
  }, 1);
  P.mist(mistBand(P.noise, 690, 56, 46, { max: 0.7, amp: 6 }), "#f3e6da", { grain: 0.1 });
}
