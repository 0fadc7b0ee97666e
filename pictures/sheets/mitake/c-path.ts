/** The path to the shrine: worn steps, a gate at the edge of the light, and one pilgrim. */
import { type Col, css, layer, lerp, type Pt, Rng, stamp } from "../../kit/core.ts";
import { catmull, fillPoly, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { GLADE, ground } from "./c-plan.ts";

/** the middle of the path and half its width; 0 is at the gate, 1 at the lower edge */
export const way = (t: number): readonly [number, number, number] => [
  GLADE[0] - 40 * Math.sin(t * 3.4) - 250 * t * t,
  ground(GLADE[0]) + 6 + 300 * t ** 1.5,
  lerp(26, 190, t ** 1.25),
];

export function path(P: Print) {
  const r = new Rng(12),
    L = layer();
  const STEPS = 9;
  for (let i = 0; i < STEPS; i++) {
    const t = i / STEPS,
      [x, y, w] = way(t),
      [x1, y1, w1] = way((i + 0.62) / STEPS),
      [x2, y2, w2] = way((i + 1.04) / STEPS);
    const tilt = () => r.g() * w * 0.05;
    const left = tilt(),
      right = tilt();
    // the tread has the light from the gate; the riser is in shade
    const tread: Pt[] = [
      [x - w, y + left * 0.4],
      [x + w, y + right * 0.4],
      [x1 + w1, y1 + right],
      [lerp(x1, x1 + w1, 0.3), y1 + w * 0.03],
      [x1 - w1, y1 + left],
    ];
    const riser: Pt[] = [
      [x1 - w1, y1 + left],
      [lerp(x1, x1 + w1, 0.3), y1 + w * 0.03],
      [x1 + w1, y1 + right],
      [x2 + w2 * 0.98, y2],
      [x2 - w2 * 0.98, y2],
    ];
    fillPoly(L.x, riser, i < 4 ? "#1d4a4a" : "#10323a");
    fillPoly(
      L.x,
      tread,
      ["#cfe3a8", "#b3d196", "#8fb884", "#6c9c78", "#548669"][Math.min(4, i >> 1)],
    );
    for (const e of [-0.42, 0.2])
      fillPoly(
        L.x,
        [
          [x + w * e, y],
          [x1 + w1 * (e + 0.03), y1],
          [x1 + w1 * (e + 0.045), y1],
          [x + w * (e + 0.02), y],
        ],
        "#1d4a4a",
        0.7,
      );
  }
  P.put(L, { occlude: 1 });
}

/** dark against the light, with one vermilion beam in the sun */
export function gate(P: Print) {
  const L = layer(),
    [gx] = GLADE,
    gy = ground(gx) + 8;
  const part = (outline: string, c: Col, smooth = false) => {
    const q = pts(outline).map(([a, b]): Pt => [gx + a * 1.05, gy + b * 1.05]);
    L.x.fillStyle = css(c);
    poly(L.x, smooth ? catmull(q, 6, true) : q);
    L.x.fill();
  };
  part("-68,0 -61,-150 -50,-150 -54,0", "#a53a2c");
  part("-54,0 -50,-150 -53,-150 -59,0", "#e0764a");
  part("54,0 50,-150 61,-150 68,0", "#8c2f2a");
  part("54,0 50,-150 53,-150 57,0", "#e0764a");
  part("-72,-118 72,-118 72,-106 -72,-106", "#a53a2c");
  part("-6,-118 6,-118 6,-146 -6,-146", "#7a2a2a");
  part("-88,-152 0,-146 88,-152 86,-138 0,-134 -86,-138", "#a53a2c");
  part("-94,-164 0,-155 94,-164 90,-151 0,-145 -90,-151", "#23262f");
  part("-70,2 -70,-12 -50,-12 -50,2", "#23262f");
  part("50,2 50,-12 70,-12 70,2", "#23262f");
  P.put(L, { occlude: 1 });
  stamp(P.key.x, L, { op: "destination-out" });
}
/** in white with a sedge hat and a staff; the shadow falls towards us */
export function pilgrim(P: Print) {
  const L = layer(),
    [px, py] = way(0.26);
  const part = (outline: string, c: Col, smooth = false) => {
    const q = pts(outline).map(([a, b]): Pt => [px + a * 0.72, py + 4 + b * 0.72]);
    L.x.fillStyle = css(c);
    poly(L.x, smooth ? catmull(q, 6, true) : q);
    L.x.fill();
  };
  part("-14,0 16,0 2,44 -22,44", "#123c40");
  part("-12,0 -8,-36 2,-36 -3,0", "#39415a");
  part("4,-4 2,-38 14,-36 13,-4", "#4c5470");
  part("-17,-34 -13,-66 -4,-80 10,-80 19,-62 17,-32 0,-29", "#b9bfc4");
  part("-9,-78 10,-80 19,-62 17,-32 8,-31 9,-62", "#fbf7e6");
  part("-20,-80 -4,-93 5,-97 14,-92 28,-79 5,-76", "#efd898");
  part("-20,-80 -4,-93 2,-96 -2,-77", "#8a7a54");
  part("30,-98 33,-98 29,2 26,2", "#1b2a30");
  part("14,-66 28,-56 28,-50 13,-58", "#fbf7e6");
  P.put(L, { occlude: 1 });
}
