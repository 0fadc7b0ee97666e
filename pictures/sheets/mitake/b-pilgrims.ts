/** Two pilgrims in white on their way up before sunrise, the first with a lantern; small, seen from behind. */
import { type Col, css, layer, type Pt } from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { base, cam, lane } from "./b-plan.ts";

export function pilgrims(P: Print) {
  for (const [d, off, flip, lamp] of [
    [55, 4, 1, true],
    [46.6, -6, 1, false],
  ] as const) {
    const u = (1.75 * cam.f) / d / 100,
      sx = lane(d) + off,
      sy = base(d);
    P.light(
      (x) => {
        x.fillStyle = css("#ffb860", lamp ? 0.6 : 0);
        x.beginPath();
        x.ellipse(sx - flip * 20 * u, sy - 6, 34, 20, 0, 0, 7);
        x.fill();
      },
      { blur: 9 },
    );
    const L = layer();
    const part = (outline: string, c: Col, smooth = false) => {
      const q = pts(outline).map(([a, b]): Pt => [sx + flip * a * u, sy + b * u]);
      L.x.fillStyle = css(c);
      poly(L.x, smooth ? catmull(q, 6, true) : q);
      L.x.fill();
    };
    // they lean into the climb; one foot is on the next step
    part("-12,0 -8,-36 2,-36 -2,0", "#39415a");
    part("4,-8 2,-38 14,-36 13,-8", "#4c5470");
    part("-17,-34 -13,-66 -4,-80 10,-80 19,-62 17,-32 0,-29", "#efe3d8");
    part("-17,-34 -13,-66 -8,-74 -4,-32", "#a9a6bb");
    part("-12,-58 -10,-74 12,-74 13,-56 0,-53", "#b04a38");
    part("-20,-80 -4,-93 5,-97 14,-92 28,-79 5,-76", "#d9b27c");
    part("-20,-80 -4,-93 2,-96 -4,-77", "#8a6a54");
    part("30,-98 33,-98 27,2 24,2", "#2b2430");
    part("14,-66 28,-56 28,-50 13,-58", "#d9d0cc");
    if (lamp) part("-26,-46 -20,-50 -14,-46 -13,-34 -20,-29 -27,-34", "#ffd27a", true);
    P.put(L, { occlude: 1 });
  }
}
