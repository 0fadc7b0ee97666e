/** Tozan Shrine, the hero: somebody sweeps the terrace before the day begins. */
import { type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { depth, F, to } from "./hero-plan.ts";

const STAND: Pt = [3.0, 17];
export function sweeper(x: Ctx) {
  const [a, b] = to([...STAND, 0]),
    s = F / depth(STAND) / 100;
  const on = (text: string): Pt[] => pts(text).map(([u, v]) => [a + u * s, b + v * s]);
  const part = (text: string, c: string) => fillPoly(x, catmull(on(text), 5, true), c);
  const flat = (text: string, c: string) => fillPoly(x, on(text), c);
  // the long shadow to the right
  flat("-26,1 14,3 120,-6 260,-15 330,-18 250,-20 120,-13 10,-4 -20,-4", "#7d7d9c");
  flat("-64,1 -40,2 -10,-3 60,-8 10,-8 -40,-4", "#7d7d9c");
  const DARK = "#14233e",
    CLOTH = "#1b2d4d";
  // a wide stand; the left foot is set forward
  flat("-16,-72 0,-72 -6,-40 -20,-8 -18,0 -38,0 -38,-4 -30,-9 -24,-40", DARK);
  flat("-4,-74 16,-74 22,-42 30,-6 38,-3 38,0 18,0 17,-8 8,-42", DARK);
  // the back bends over the broom
  part(
    "-18,-60 -20,-82 -30,-104 -40,-120 -36,-132 -22,-135 -4,-128 10,-112 18,-92 20,-72 18,-58 2,-54",
    CLOTH,
  );
  flat("-46,-112 -43,-114 -72,-14 -75,-15", "#26344f");
  part("-34,-126 -24,-122 -28,-104 -44,-84 -58,-70 -64,-75 -52,-88 -42,-106", CLOTH);
  part("-18,-128 -8,-118 -20,-102 -36,-96 -50,-100 -50,-107 -36,-107 -26,-112", DARK);
  flat("-76,-30 -71,-29 -68,-12 -60,2 -72,1 -80,3 -88,1 -98,3 -84,-12", "#2b3650");
  part("-44,-126 -50,-137 -46,-147 -36,-149 -27,-142 -26,-132 -32,-125", DARK);
  // the light along head, shoulder and arm
  for (const run of [
    "-50,-137 -47,-147 -38,-150",
    "-42,-121 -37,-132 -24,-136 -6,-129",
    "-62,-74 -51,-89 -43,-104",
  ]) {
    x.fillStyle = "#dbc3ba";
    x.beginPath();
    brushPath(x, catmull(on(run), 6), (t) => 3.4 * s * Math.sin(Math.PI * t) ** 0.7);
    x.fill();
  }
}
/** What it sweeps together: fallen flowers. */
export function fallen(x: Ctx) {
  for (const [u, v, w] of [
    [-1.0, -0.15, 1],
    [-1.18, -0.1, 0.8],
    [-1.1, -0.5, 0.9],
    [-1.45, -0.3, 0.8],
    [-1.3, 0.3, 0.7],
    [-2.1, -0.6, 0.8],
    [-0.3, -1.6, 0.9],
    [1.9, -2.2, 1],
  ]) {
    const p: Pt = [STAND[0] + u, STAND[1] + v],
      [a, b] = to([...p, 0]);
    x.fillStyle = "#a56e86";
    x.beginPath();
    x.ellipse(a, b, 5.4 * w, 1.9 * w, 0.1, 0, 6.3);
    x.fill();
  }
}
