/** The bell cricket, wings lifted to ring. */
import { type Col, css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

/** Seen from the side, its head to the right, feet on (cx, cy + 22 s). */
export function cricket(P: Print, key: string, cx: number, cy: number, s: number) {
  const L = layer(),
    K = layer();
  const at = ([x, y]: Pt): Pt => [cx + x * s, cy + y * s];
  const shape = (outline: string) => catmull(pts(outline).map(at), 8, true);
  const fill = (p: Pt[], c: Col, a = 1) => {
    L.x.fillStyle = css(c, a);
    poly(L.x, p);
    L.x.fill();
  };
  const line = (p: Pt[], w: number) => {
    K.x.fillStyle = css(key, 0.85);
    K.x.beginPath();
    brushPath(K.x, [...p, p[0]], () => w);
    K.x.fill();
  };
  const hair = (path: string, w: number, c: Col) => {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(L.x, catmull(pts(path).map(at), 8), (t) => w * (1 - 0.72 * t));
    L.x.fill();
  };
  // far wing, then legs, body, near wing
  const farWing = shape("6,-6 -6,-30 -26,-46 -46,-44 -50,-30 -36,-16 -12,-4");
  fill(farWing, "#b98b5c");
  line(farWing, 1.3);
  hair("-6,2 -26,-20 -30,-22 -44,20 -48,22", 4.6 * s, "#2a161a");
  hair("-2,4 -8,14 -16,22", 2.6 * s, "#2a161a");
  hair("8,4 14,13 16,22", 2.6 * s, "#2a161a");
  hair("16,2 28,8 32,20", 2.6 * s, "#2a161a");
  const body = shape("-30,2 -22,-6 -4,-9 12,-9 20,-6 22,0 16,7 0,10 -20,8");
  fill(body, "#3a1d1e");
  fill(shape("-24,0 -4,-5 12,-5 16,-2 4,1 -16,3"), "#8a4a2c");
  line(body, 1.4);
  const head = shape("16,-8 24,-9 31,-4 31,3 25,7 17,5");
  fill(head, "#45211e");
  line(head, 1.3);
  fill(shape("18,-6 24,-7 28,-4 22,-3"), "#a55c34");
  L.x.fillStyle = "#fff0c4";
  L.x.beginPath();
  L.x.arc(...at([26, -2]), 1.7 * s, 0, 7);
  L.x.fill();
  const wing = shape("12,-6 6,-28 -10,-48 -30,-54 -42,-44 -38,-26 -20,-10 2,-3");
  fill(wing, "#f3d79a", 0.92);
  fill(shape("6,-10 2,-28 -12,-44 -26,-48 -30,-40 -22,-24 -8,-12"), "#fff0c6", 0.85);
  line(wing, 1.6);
  K.x.fillStyle = css("#7a4a2c", 0.8);
  K.x.beginPath();
  for (const vein of [
    "6,-8 -8,-26 -30,-44",
    "8,-10 0,-30 -18,-48",
    "2,-6 -16,-18 -36,-34",
    "-6,-14 -2,-26 2,-28",
    "-18,-22 -12,-36 -6,-42",
    "-28,-30 -24,-42 -22,-48",
  ])
    brushPath(K.x, catmull(pts(vein).map(at), 6), () => 1.1);
  K.x.fill();
  // feelers, longer than the body, pale in the lamplight
  hair("29,-6 52,-34 88,-48 132,-44", 1.9 * s, "#f6e6bc");
  hair("30,-3 60,-18 98,-20 140,-2", 1.7 * s, "#e6d2a4");
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
