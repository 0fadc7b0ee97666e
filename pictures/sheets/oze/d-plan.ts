/** Oze D, the plan: the eye level, the river's edge, the place of the fire; cuts and shades that all parts use. */
import { css, type Ctx, lerp, Noise, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { Print } from "../../kit/print.ts";
import { pts } from "../../kit/points.ts";

export const P = new Print(1015, "#eadfc8");
export const n = new Noise(1015);
/** The eye level: the river's far end. */
export const LEVEL = 352;
/** The middle of the embers, and of the flame's light. */
export const PIT: Pt = [596, 968],
  FLAME: Pt = [600, 890];
/** The fishing boat's bow at the water, and the pixels of a metre there. */
export const BOW: Pt = [1168, 452],
  METRE = 15;
/** The basket of fire before the bow. */
export const BASKET: Pt = [BOW[0] - 1.6 * METRE, BOW[1] - 2.1 * METRE];
/** Where the bank meets the river. */
export const edge: Pt[] = catmull(
  pts("-20,636 120,626 300,640 470,668 640,676 830,690 1010,724 1180,742 1380,786 1620,806"),
  12,
);
export const edgeAt = (x: number) => {
  let i = 0;
  while (i < edge.length - 2 && edge[i + 1][0] < x) i++;
  const [a, b] = [edge[i], edge[i + 1]];
  return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
};
/** Draws with everything outside a shape left untouched. */
export function within(x: Ctx, shape: Pt[], draw: () => void) {
  x.save();
  poly(x, shape);
  x.clip();
  draw();
  x.restore();
}
/** One cut of the knife: a long flat lens that wavers a little. */
export function cut(
  x: Ctx,
  px: number,
  y: number,
  long: number,
  thick: number,
  tone: string,
  a = 1,
) {
  const run = Array.from({ length: 13 }, (_, i): Pt => [
    px + (i / 12 - 0.5) * long,
    y + Math.min(1.2, thick * 0.3) * n.n2(i * 0.16 + px, y * 0.1),
  ]);
  x.fillStyle = css(tone, a);
  x.beginPath();
  brushPath(
    x,
    run,
    (t) =>
      thick * Math.sin(Math.PI * (0.02 + 0.96 * t)) ** 0.75 * (0.85 + 0.3 * n.n2(t * 3, px + y)),
  );
  x.fill();
}
