/** A shrine servant sweeping leaves from the stair, leaning into the broom. */
import { type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { cut } from "../../kit/cut.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Pen, line, shape } from "../../kit/figures.ts";

/** In hundredths of the figure's height, measured from between the feet; seen from behind, sweeping to the right. */
export function sweeper(x: Ctx, k: Ctx, [px, py]: Pt, scale: number, key: Col) {
  const p: Pen = { x, k, key, lw: 1.7 };
  const on = (outline: string) =>
    cut(outline).map(([a, b]): Pt => [px + a * scale, py + b * scale]);
  const part = (outline: string, c: Col, width = 1) =>
    shape(p, on(outline), c, { smooth: false, line: width });
  // broom: a long handle, a fan of twigs on the ground
  part("22 -58, 25 -60, 66 -8, 62 -6", "#8a6a3c", 0.7);
  part("60 -12, 68 -14, 92 4, 84 8, 76 6, 66 6, 58 0", "#b98d4a", 0.8);
  for (const twig of ["66 -10, 80 4", "63 -8, 70 5", "68 -12, 88 4"]) line(p, on(twig), 0.6);
  // wide trousers, the weight on the right foot
  part("-14 -52, 14 -54, 30 -22, 32 -2, 12 0, 6 -24, -4 -6, -26 -2, -24 -24", "#7fa6b4");
  fillPoly(x, on("-14 -52, -2 -53, -8 -26, -16 -4, -26 -2, -24 -24"), "#4f7a8e");
  for (const pleat of ["2 -50, 4 -26", "10 -50, 20 -8", "-6 -48, -16 -8"]) line(p, on(pleat), 0.8);
  part("14 -2, 32 -3, 34 2, 14 3", "#f4efe2", 0.7);
  part("-27 -3, -8 -5, -8 0, -28 2", "#f4efe2", 0.7);
  // white coat, the back bent and turned
  part("-14 -50, -16 -68, -6 -86, 10 -90, 24 -82, 26 -66, 16 -50", "#f6f1e4");
  fillPoly(x, on("-13 -51, -15 -68, -6 -85, 0 -86, -6 -68, -4 -51"), "#b9bccb");
  part("18 -84, 26 -78, 36 -62, 32 -54, 24 -58, 20 -68", "#f6f1e4");
  part("-2 -84, -10 -78, -2 -64, 18 -56, 22 -62, 8 -70", "#e4dfd6");
  line(p, on("-14 -54, 2 -52, 16 -53"), 1.6);
  // head bent down, black cap
  part("12 -90, 20 -88, 24 -94, 20 -101, 11 -100, 8 -94", "#c99670");
  part("7 -94, 8 -102, 15 -106, 23 -102, 24 -97, 16 -96", "#1d1a22");
}
