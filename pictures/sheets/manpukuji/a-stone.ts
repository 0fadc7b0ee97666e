/** The stone lantern in the garden: its lamp is the first warm spot in the snow. */
import { css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

const AT: Pt = [484, 870];
const SHADE = "#26304a",
  FACE = "#44536f",
  LIT = "#6b7d9e";

export function stoneLantern(P: Print) {
  const L = layer(),
    K = layer();
  const part = (shape: string, c: string, line = false) => {
    const p = from(AT, shape);
    fillPoly(L.x, p, c);
    if (!line) return;
    K.x.fillStyle = css("#141a2c", 0.85);
    K.x.beginPath();
    brushPath(K.x, [...p, p[0]], () => 1.7);
    K.x.fill();
  };
  // its shade on the snow
  fillPoly(L.x, catmull(from(AT, "-44,-2 -10,-10 60,-4 74,4 20,12 -36,8"), 8, true), "#86a2cc");
  part("-32,-26 30,-26 30,-2 -32,-2", FACE, true);
  part("12,-26 30,-26 30,-2 12,-2", SHADE);
  part("-30,-30 28,-30 30,-25 -32,-25", "#c9d6ea");
  part("-16,-38 14,-38 17,-29 -19,-29", LIT);
  part("-11,-94 9,-94 11,-37 -13,-37", FACE, true);
  part("1,-94 9,-94 11,-37 3,-37", SHADE);
  part("-26,-108 24,-108 15,-93 -17,-93", LIT, true);
  part("4,-108 24,-108 15,-93 4,-93", SHADE);
  part("-19,-136 17,-136 17,-108 -19,-108", FACE, true);
  part("-12,-133 9,-133 9,-111 -12,-111", "#f7b948");
  part("-12,-133 -2,-133 -2,-111 -12,-111", "#ffd884");
  part("-2.6,-133 -0.6,-133 -0.6,-111 -2.6,-111", SHADE);
  part("10,-136 17,-136 17,-108 10,-108", SHADE);
  part("-42,-140 40,-140 34,-133 -36,-133", SHADE, true);
  // the roof under its snow
  const cap = catmull(
    from(
      AT,
      "-45,-139 -40,-150 -22,-162 -9,-176 -3,-182 3,-182 8,-176 20,-163 38,-151 44,-139 20,-141 -20,-137",
    ),
    5,
    true,
  );
  fillPoly(L.x, cap, "#a9bcd9");
  L.x.save();
  poly(L.x, cap);
  L.x.clip();
  fillPoly(
    L.x,
    catmull(
      from(AT, "-50,-138 -44,-156 -22,-168 -8,-184 4,-190 6,-178 2,-166 -8,-156 -22,-148"),
      5,
      true,
    ),
    "#fbf2e2",
  );
  L.x.restore();
  part("-5,-190 4,-190 6,-180 -7,-180", "#e6e9ef");
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  P.light((x) => {
    const [cx, cy] = [AT[0] - 2, AT[1] - 122];
    const g = x.createRadialGradient(cx, cy, 4, cx, cy, 62);
    g.addColorStop(0, css("#ffb64c", 0.6));
    g.addColorStop(0.4, css("#ff9c3c", 0.18));
    g.addColorStop(1, css("#ff9c3c", 0));
    x.fillStyle = g;
    x.fillRect(cx - 70, cy - 70, 140, 140);
  });
}
