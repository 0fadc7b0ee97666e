/** The shadow of a cherry bough in flower, thrown over all the white boards. */
import { getPx, layer, type Pt, PW, Rng, shade, SS, stamp } from "../../kit/core.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { bough } from "../../kit/stage.ts";
import { onBoards } from "./a-plan.ts";

/** the chart of the boards that the bough is drawn on: pixels for a metre along and up, where it begins */
const ALONG = 290,
  UP = 330,
  FROM = 1.3,
  FOOT = 1060;
const BOUGHS: readonly [Pt[], number, number, number][] = [
  [pts("1660,330 1400,380 1120,360 820,470 520,480 240,610 40,600"), 52, 8, 15],
  [pts("1120,360 960,540 800,660 640,700"), 24, 4, 9],
  [pts("820,470 640,400 480,300 330,280"), 20, 4, 7],
  [pts("1400,380 1290,540 1250,720 1180,840"), 22, 4, 9],
  [pts("520,480 400,640 340,800 250,900"), 22, 4, 9],
];
export function boughShade(P: Print) {
  const chart = layer(),
    none = layer(),
    soft = layer(),
    r = new Rng(27);
  const bloom = { dark: "#000000", mid: "#000000", light: "#000000", size: 11 };
  for (const [spine, thick, thin, twigs] of BOUGHS)
    bough(chart.x, none.x, spine, thick, thin, r, {
      body: "#000000",
      light: "#000000",
      key: "#000000",
      twigs,
      twig: 96,
      spread: 38,
      per: 13,
      up: 1.4,
      bloom,
    });
  stamp(soft.x, chart, { blur: 1.6 });
  const seen = getPx(soft.c).data;
  P.put(
    shade((px, py, o) => {
      o[3] = 0;
      const hit = onBoards(px, py);
      if (!hit || hit[1] < 0 || hit[1] > 2.3) return;
      const X = (hit[0] - FROM) * ALONG,
        Y = FOOT - hit[1] * UP;
      if (X < 0 || X > 1598 || Y < 0 || Y > 1198) return;
      const a = seen[(Math.floor(Y * SS) * PW + Math.floor(X * SS)) * 4 + 3];
      [o[0], o[1], o[2]] = [146, 158, 205];
      o[3] = a;
    }),
    { op: "multiply" },
  );
}
