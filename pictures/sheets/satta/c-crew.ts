/** The shrimp dryers, small on the wide riverbed: some rake, one squats and picks out weed, one carries a full basket. */
import { css, layer, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { F, toSheet } from "./c-ground.ts";

export interface Dryer {
  /** where he or she stands, in metres */
  readonly at: Pt;
  readonly does: "rakes" | "sorts" | "carries";
  /** body, shade and lit side of the coat */
  readonly coat: readonly [string, string, string];
  readonly left?: boolean;
}
/** the morning sun is low on the right: how far a shadow falls for each unit of height */
const LONG = 1.9,
  RISE = -0.6;
const LEGS = "#3a4058",
  FAR_LEG = "#2b3046",
  STRAW = ["#d8b264", "#fbe6a8"] as const,
  SKIN = "#8d5840";

/** Draws one in its own units, 100 tall; the shadow is the same shape in one colour. */
function dryer(x: Ctx, { does, coat, left }: Dryer, shadow?: string) {
  // who faces left has the sun in the back
  const body = coat[0],
    [dark, lit] = left ? [coat[2], coat[1]] : [coat[1], coat[2]],
    straw = left ? STRAW.toReversed() : STRAW;
  const flat = (points: string, c: string) => fillPoly(x, pts(points), shadow ?? c);
  const soft = (points: string, c: string) =>
    fillPoly(x, catmull(pts(points), 6, true), shadow ?? c);
  const rod = (points: string, wide: number, c: string) => {
    x.fillStyle = css(shadow ?? c);
    x.beginPath();
    brushPath(x, pts(points), () => wide);
    x.fill();
  };
  if (does === "rakes") {
    rod("-12,-60 20,-41 60,-19 96,-2", 3.2, "#7d5c30");
    rod("88,-11 96,-2 100,8", 5, "#6a4a28");
    flat("-26,-46 -8,-48 -12,-24 -22,-5 -16,0 -31,0 -30,-5 -24,-22", FAR_LEG);
    flat("-16,-48 2,-44 11,-23 9,-5 17,0 1,0 1,-5 -2,-20", LEGS);
    soft("-27,-44 -25,-58 -10,-74 8,-82 18,-75 15,-64 4,-52 0,-39 -14,-36", body);
    soft("-27,-44 -25,-58 -12,-72 -6,-70 -14,-56 -12,-38", dark);
    soft("2,-79 10,-81 18,-75 15,-64 6,-55 8,-66", lit);
    flat("8,-74 17,-70 24,-52 35,-38 30,-33 17,-45 9,-60", dark);
    soft("18,-80 29,-76 28,-66 20,-66 15,-72", SKIN);
    flat("4,-83 20,-101 29,-98 42,-76 36,-73 22,-78", straw[0]);
    flat("24,-99 29,-98 42,-76 36,-73 30,-84", straw[1]);
  } else if (does === "sorts") {
    soft("-20,0 -26,-16 -20,-36 -6,-47 7,-45 13,-34 8,-20 12,-8 8,1", body);
    soft("-20,0 -26,-16 -20,-36 -8,-46 -12,-28 -8,-10 -10,0", dark);
    soft("4,-44 13,-34 8,-20 4,-28", lit);
    flat("-2,-22 13,-24 15,-6 18,0 -4,0", LEGS);
    flat("5,-38 13,-34 26,-10 21,-6 8,-20", dark);
    soft("6,-50 16,-48 15,-39 7,-40", SKIN);
    flat("-10,-47 8,-66 15,-65 30,-44 16,-46", straw[0]);
    flat("10,-66 15,-65 30,-44 20,-46 16,-56", straw[1]);
    soft("24,-1 28,-8 50,-9 56,-3 50,3 30,3", "#8a6a3c");
    soft("29,-6 34,-12 46,-12 52,-6 46,-3 34,-3", "#ec9a94");
  } else {
    flat("-12,-46 2,-46 -4,-24 -16,-5 -12,0 -26,0 -24,-5 -14,-22", FAR_LEG);
    flat("-6,-47 11,-46 14,-24 15,-5 23,0 8,0 7,-5 4,-22", LEGS);
    soft("-14,-44 -15,-62 -8,-80 4,-84 12,-76 13,-58 13,-42 0,-40", body);
    soft("-14,-44 -15,-62 -8,-80 -3,-80 -7,-60 -6,-42", dark);
    soft("6,-82 12,-76 13,-58 12,-46 8,-58", lit);
    flat("0,-76 9,-74 14,-60 26,-58 26,-53 10,-53 1,-64", dark);
    soft("12,-60 16,-66 40,-66 44,-60 38,-51 18,-51", "#8a6a3c");
    soft("15,-63 20,-72 36,-72 42,-63 34,-60 22,-60", "#ec9a94");
    soft("-2,-94 8,-94 9,-84 0,-83", SKIN);
    flat("-18,-89 0,-106 6,-106 24,-90 6,-92", straw[0]);
    flat("2,-106 6,-106 24,-90 12,-91 8,-98", straw[1]);
  }
}

export function putDryer(P: Print, who: Dryer) {
  const [a, b] = toSheet(...who.at),
    s = ((F / who.at[1]) * 1.6) / 100,
    way = who.left ? -s : s;
  P.light(
    (x) => {
      x.save();
      x.translate(a, b);
      x.transform(way, 0, LONG * s, RISE * s, 0, 0);
      dryer(x, who, "#7d7aa6");
      x.restore();
    },
    { op: "multiply", blur: 0.5 },
  );
  const L = layer();
  L.x.translate(a, b);
  L.x.scale(way, s);
  dryer(L.x, who);
  P.put(L, { occlude: 1 });
}
