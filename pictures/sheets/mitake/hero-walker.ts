/** The only walker, seen from behind at a small size: in a step from one stone to the next, staff ahead, a red bundle. */
import { type Col, css, layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, crossing, level } from "./ravine.ts";

export function walker(P: Print) {
  const [x, y] = crossing[3];
  const [sx, sy, d] = proj(cam, x, y, level(x, y) + 0.15),
    u = (1.45 * cam.f) / d / 100;
  const L = layer();
  const part = (outline: string, c: Col, line = 1.3) => {
    const q = catmull(
      pts(outline).map(([a, b]): Pt => [sx + a * u, sy + b * u]),
      5,
      true,
    );
    L.x.fillStyle = css(c);
    poly(L.x, q);
    L.x.fill();
    if (!line) return;
    clearUnder(P.key.x, q);
    P.key.x.fillStyle = css("#0d1f2a", 0.9);
    P.key.x.beginPath();
    brushPath(P.key.x, [...q, q[0]], (t) => line * (0.7 + 0.5 * Math.sin(t * 11)));
    P.key.x.fill();
  };
  // staff; the leg that pushes off, straight; the leg ahead, bent at the knee
  part("39,-80 41,-80 37,6 34,6", "#4a3a2a", 0.8);
  part("-30,0 -31,-4 -21,-5 -9,-40 3,-38 -9,-14 -17,1", "#26395c");
  part("20,2 19,-3 23,-20 12,-36 16,-46 31,-27 27,-4 34,-2 34,2", "#2f4a76");
  part("-31,2 -32,-3 -17,-2 -15,2", "#c9a767", 0.8);
  part("18,4 19,-2 35,-1 36,4", "#c9a767", 0.8);
  // coat, leaning ahead; its far side is in shade
  part("-13,-33 -10,-52 -4,-70 9,-74 18,-64 21,-48 21,-33 17,-29 3,-31", "#ece4cc");
  part("-8,-44 -9,-48 17,-47 18,-43", "#26395c", 0);
  part("-13,-34 -9,-58 -4,-68 -1,-50 -4,-33", "#9fb3a8", 0);
  // the arm to the staff
  part("14,-68 24,-62 40,-62 40,-56 26,-52 15,-56", "#e0d8c0");
  part("-12,-50 -10,-66 -2,-71 9,-70 12,-58 8,-48 -4,-46", "#c9452c");
  part("-12,-50 -10,-66 -6,-69 -6,-48", "#8a2f2a", 0);
  // sedge hat
  part("-14,-74 3,-90 10,-94 16,-91 34,-77 27,-74 8,-71 -8,-72", "#e3bf70");
  part("-14,-74 3,-90 7,-92 2,-73", "#a8854a", 0);
  P.put(L, { occlude: 0 });
}
