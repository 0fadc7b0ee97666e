/** A bumblebee on its way up to the largest flower. */
import { type Col, css, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

/** Flying up to the left; drawn about 100 wide at a scale of 1. */
export function bee(x: Ctx, k: Ctx, [cx, cy]: Pt, s: number, key: Col) {
  const at = ([a, b]: Pt): Pt => [cx + s * (a + 0.35 * b), cy + s * (b + 0.42 * a)];
  const part = (outline: string, c: Col, line = 0, alpha = 1) => {
    const p = catmull(pts(outline).map(at), 8, true);
    x.fillStyle = css(c, alpha);
    poly(x, p);
    x.fill();
    if (!line) return;
    if (alpha === 1) clearUnder(k, p);
    k.fillStyle = css(key, 0.9);
    k.beginPath();
    brushPath(k, [...p, p[0]], (t) => line * (0.7 + 0.5 * Math.sin(t * 12)));
    k.fill();
  };
  part("2,-16 10,-56 36,-66 46,-48 24,-20", "#f4f2e4", 1.2, 0.72);
  part("-4,-16 -16,-52 4,-66 18,-50 12,-18", "#fffdf2", 1.2, 0.82);
  part("-50,2 -46,-12 -34,-16 -26,-8 -28,8 -40,12", "#26202c", 2);
  part("-34,2 -28,-20 -8,-26 6,-18 8,12 -8,22 -26,18", "#e2a93a", 2);
  part("-30,-6 -24,-18 -10,-22 -14,-10 -24,-4", "#f6d676");
  part("0,-20 26,-22 46,-8 54,6 44,18 22,22 2,18", "#2c2430", 2);
  part("20,-21 34,-17 36,16 22,21 26,0", "#e2a93a");
  part("46,-8 54,6 46,15 42,4", "#f4ead0");
  k.fillStyle = css(key, 0.9);
  k.beginPath();
  for (const leg of [
    "-14,18 -18,32 -26,38",
    "0,20 2,34 -4,42",
    "14,21 22,34 20,42",
    "-46,-8 -60,-18 -66,-14",
  ])
    brushPath(k, catmull(pts(leg).map(at), 6), (t) => 3 - 2 * t);
  k.fill();
}
