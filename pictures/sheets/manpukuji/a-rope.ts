/** The two ropes that hold the fish: black hemp with a straw strand, down from the beam and once around its body. */
import { css, type Pt } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { halfAt, LEFT, LEN, spine } from "./a-fish.ts";
import { beamAbove, fromRelief, scaleThere } from "./a-hang.ts";

/** one rope: its dark body, then short strands that wind around it */
function rope(P: Print, line: Pt[], thick: number) {
  const p = catmull(line, 26);
  P.block((x) => {
    x.fillStyle = css("#17121c");
    x.beginPath();
    brushPath(x, p, () => thick);
    x.fill();
    x.fillStyle = css("#9a7d50");
    x.beginPath();
    let since = 0;
    for (let i = 1; i < p.length; i++) {
      const dx = p[i][0] - p[i - 1][0],
        dy = p[i][1] - p[i - 1][1],
        l = Math.hypot(dx, dy) || 1;
      since += l;
      if (since < thick * 0.82) continue;
      since = 0;
      const nx = -dy / l,
        ny = dx / l,
        a = thick * 0.36;
      brushPath(
        x,
        [
          [p[i][0] - nx * a - (dx / l) * a * 0.8, p[i][1] - ny * a - (dy / l) * a * 0.8],
          [p[i][0], p[i][1]],
          [
            p[i][0] + nx * a * 0.9 + (dx / l) * a * 0.8,
            p[i][1] + ny * a * 0.9 + (dy / l) * a * 0.8,
          ],
        ],
        () => thick * 0.2,
      );
    }
    x.fill();
  });
}
export function ropes(P: Print) {
  for (const s of [0.29, 0.68]) {
    const x = LEFT + s * LEN * 0.86,
      half = halfAt(s),
      top = spine(s) - half,
      low = spine(s) + half;
    const thick = 0.052 * scaleThere(x);
    const girth = half * 0.3;
    // around the body: it bulges towards us, so the loop bends to the tail
    rope(
      P,
      [
        [x, top - 3],
        [x + girth * 0.62, top + half * 0.4],
        [x + girth * 0.9, spine(s)],
        [x + girth * 0.5, low - half * 0.4],
        [x - girth * 0.2, low + 2],
      ].map(([a, b]) => fromRelief([a, b])),
      thick,
    );
    const foot = fromRelief([x, top - 2]),
      up = beamAbove(x);
    rope(P, [up, [(up[0] + foot[0]) / 2 + 1, (up[1] + foot[1]) / 2], foot], thick);
  }
}
