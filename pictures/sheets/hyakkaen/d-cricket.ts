/** The bell cricket: seed-shaped, its wings over its back, its long hind leg bent. */
import { type Col, css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

/** Seen from the side, its head to the left and up the blade that it climbs; feet about (cx, cy + 22 s). */
export function cricket(P: Print, key: string, cx: number, cy: number, s: number, climb: number) {
  const L = layer(),
    K = layer();
  const [up, along] = [Math.sin(climb), Math.cos(climb)];
  const at = ([x, y]: Pt): Pt => [cx - s * (x * along + y * up), cy + s * (y * along - x * up)];
  const shape = (outline: string) => catmull(pts(outline).map(at), 8, true);
  const part = (outline: string, c: Col, line = 0) => {
    const p = shape(outline);
    L.x.fillStyle = css(c);
    poly(L.x, p);
    L.x.fill();
    if (!line) return;
    clearUnder(K.x, p);
    K.x.fillStyle = css(key, 0.95);
    K.x.beginPath();
    brushPath(K.x, [...p, p[0]], (t) => line * (0.75 + 0.45 * Math.sin(t * 11)));
    K.x.fill();
  };
  const hair = (path: string, w: number, c: Col) => {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(L.x, catmull(pts(path).map(at), 8), (t) => w * s * (1 - 0.66 * t));
    L.x.fill();
  };
  // the far legs, the tails, then body, head, wings, and the near legs over them
  hair("-4,4 -20,-16 -27,-22 -38,18 -44,20", 2.4, "#180d14");
  hair("12,6 22,10 26,22", 1.8, "#180d14");
  hair("-38,2 -52,-6 -62,-8", 1.4, "#d9b98a");
  hair("-38,5 -52,6 -62,10", 1.4, "#b98f62");
  part("-40,3 -28,-7 -8,-12 10,-12 20,-8 25,-1 20,7 4,12 -18,12 -32,9", "#2c161a", 2.2);
  part("-30,6 -10,9 12,7 20,3 14,9 0,12 -20,11", "#5a2c22");
  part("14,-11 22,-11 31,-7 34,0 30,6 22,7 15,3", "#341a1c", 2);
  part("18,-8 26,-8 30,-4 22,-4", "#8f4e30");
  part("15,-11 2,-16 -14,-16 -32,-10 -50,0 -38,4 -18,1 6,-3", "#c08f58", 2);
  part("13,-11 2,-14 -14,-14 -30,-9 -40,-3 -20,-5 4,-8", "#f6dca2");
  K.x.fillStyle = css("#6b3f2a", 0.9);
  K.x.beginPath();
  for (const vein of [
    "13,-9 -8,-12 -42,-1",
    "10,-6 -10,-7 -40,2",
    "0,-15 -4,-8 -2,-3",
    "-14,-15 -18,-8 -18,0",
    "-27,-12 -31,-6 -32,2",
  ])
    brushPath(K.x, catmull(pts(vein).map(at), 6), () => 1.5);
  K.x.fill();
  part("2,8 -8,-2 -24,-26 -32,-35 -36,-34 -33,-25 -20,-2 -8,10", "#4a2620", 2);
  part("-4,3 -22,-22 -32,-33 -26,-20 -12,0", "#a8643a");
  hair("-35,-34 -46,-6 -52,18 -60,21", 2.6, "#2a161a");
  hair("4,9 -2,16 -8,23 -13,24", 2.2, "#2a161a");
  hair("18,6 30,10 35,22 40,23", 2.2, "#2a161a");
  part("26,-5 31,-5 33,-1 30,3 26,1", "#140a10");
  L.x.fillStyle = "#f0d6a0";
  L.x.beginPath();
  L.x.arc(...at([29.5, -1]), 0.75 * s, 0, 7);
  L.x.fill();
  // antennae, much longer than the body, white in the middle
  hair("31,-6 40,-40 66,-74 108,-92 150,-86", 1.3, "#fff2d2");
  hair("32,-3 56,-30 92,-46 130,-44 160,-24", 1.2, "#e9d6b0");
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
