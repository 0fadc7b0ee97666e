/** Who waits for the train: a pilgrim in white, his weight on the staff, and his dog, which sits a step below. Both have their backs to us. */
import { css, type Ctx, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { from, pts } from "../../kit/points.ts";
import { line, type Pen, sprite } from "../../kit/figures.ts";
import type { Print } from "../../kit/print.ts";

const KEY = "#1a2034";
/** light, body and shade of what they wear */
const WHITE = ["#fffaec", "#dfe0dc", "#9aa7bd"] as const,
  STRAW = ["#f0d596", "#c79d55", "#7f6038"] as const,
  INDIGO = ["#5f83b4", "#33558c", "#21386a"] as const,
  FUR = ["#f2cf96", "#cf8f4c", "#8d5a36"] as const;

function pilgrim(p: Pen) {
  const flat = (points: string, c: string) => fillPoly(p.x, pts(points), c);
  // legs in white gaiters, straw sandals
  for (const [dx, c] of [
    [0, WHITE[2]],
    [14, WHITE[1]],
  ] as const) {
    fillPoly(p.x, from([dx, 0], "-14,-33 -2,-33 -3,-20 -4,-4 -12,-4 -14,-20"), c);
    fillPoly(p.x, from([dx, 0], "-14,-5 -2,-5 -1,-1 -3,1 -13,1 -15,-1"), "#4d3a34");
  }
  // the coat hangs in one bell; the right sleeve goes out to the staff
  line(
    p,
    [
      [33, -104],
      [32, -50],
      [30, 3],
    ],
    2.4,
    "#3f2d26",
    false,
  );
  flat("10,-78 19,-70 33,-61 34,-52 23,-47 13,-54", WHITE[1]);
  flat("16,-60 33,-57 34,-52 23,-47 13,-54", WHITE[2]);
  flat(
    "-9,-81 8,-81 15,-74 17,-58 16,-44 18,-29 -1,-27 -19,-30 -18,-46 -24,-50 -22,-64 -17,-75",
    WHITE[1],
  );
  flat("-9,-81 -1,-81 -8,-64 -11,-44 -10,-29 -19,-30 -18,-46 -24,-50 -22,-64 -17,-75", WHITE[0]);
  flat("9,-60 16,-56 16,-44 18,-29 8,-28 11,-44", WHITE[2]);
  flat("31,-62 36,-60 35,-55 31,-55", "#c58d68");
  // a bundle slung across the back
  p.x.fillStyle = css(INDIGO[2]);
  p.x.beginPath();
  brushPath(
    p.x,
    [
      [-14, -78],
      [0, -66],
      [16, -52],
    ],
    () => 4.5,
  );
  p.x.fill();
  fillPoly(
    p.x,
    catmull(pts("-14,-66 -4,-71 8,-68 14,-59 10,-49 -2,-46 -13,-51 -16,-59"), 6, true),
    INDIGO[1],
  );
  flat("-13,-63 -5,-69 3,-67 -4,-60 -9,-53 -14,-55", INDIGO[0]);
  // hair in the shade of the hat, the hat's cone over it
  flat("-9,-88 9,-88 8,-79 -7,-79", "#2a2228");
  flat("-27,-86 -14,-95 0,-105 14,-95 27,-85 12,-82 -12,-82", STRAW[1]);
  flat("-27,-86 -14,-95 0,-105 -3,-94 -8,-83 -18,-84", STRAW[0]);
  flat("4,-100 14,-95 27,-85 12,-82 10,-90", STRAW[2]);
}

function dog(p: Pen) {
  const soft = (points: string, c: string) => fillPoly(p.x, catmull(pts(points), 6, true), c);
  soft("9,-2 15,-4 19,-10 17,-16 12,-16 10,-12 13,-10 12,-7 8,-6", FUR[2]);
  soft("-11,1 -13,-6 -10,-16 -6,-24 6,-24 10,-16 13,-6 11,1 0,2", FUR[1]);
  soft("-11,0 -13,-6 -10,-16 -6,-24 -1,-24 -5,-14 -5,0", FUR[0]);
  for (const k of [-1, 1])
    fillPoly(
      p.x,
      [
        [k * 7, -32],
        [k * 7.6, -40],
        [k * 2.4, -35.5],
      ],
      k < 0 ? FUR[0] : FUR[2],
    );
  soft("-6,-24 -7.6,-30 -4,-35.5 4,-35.5 7.6,-30 6,-24 0,-22", FUR[1]);
  soft("-6,-24 -7.6,-30 -4,-35.5 -1,-35.5 -3,-29 -2,-23", FUR[0]);
  soft("-5,-23 0,-21.5 5,-23 5,-21.5 0,-20 -5,-21.5", "#b23a2c");
}

/** Draws both; the sun is behind their left, so their shadows lie down the steps to the right. */
export function waiting(P: Print, [x, y]: Pt, metre: number, step: Pt) {
  const s = (1.62 * metre) / 104;
  P.light(
    (c: Ctx) => {
      const cast = (at: Pt, points: string) =>
        fillPoly(
          c,
          pts(points).map(([a, b]): Pt => [at[0] + a * s, at[1] + b * s]),
          "#6e7aa4",
        );
      cast([x, y], "-15,-2 15,-3 40,8 84,20 110,24 128,34 96,38 78,34 30,24 4,10");
      cast([x, y], "29,1 33,1 130,22 128,25");
      cast(step, "-12,-1 12,-2 34,8 50,10 48,18 30,18 4,9");
    },
    { op: "multiply", blur: 0.6 },
  );
  for (const [at, draw] of [
    [[x, y], pilgrim],
    [step, dog],
  ] as const) {
    const { c, k } = sprite(at[0], at[1], s, false, draw, KEY, 1);
    P.put(c, { occlude: 1 });
    stamp(P.key.x, k);
  }
}
