/** Far off on the meadow: a woman with a paper lantern, and a child that crouches to let a cricket go. */
import { layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

const SHADE = "#2b2552";

export function people(P: Print, [px, py]: Pt, s: number) {
  const L = layer();
  const put = (q: Pt): Pt => [px + s * q[0], py + s * q[1]];
  const form = (outline: string, c: string) => {
    L.x.fillStyle = c;
    poly(L.x, catmull(pts(outline).map(put), 6, true));
    L.x.fill();
  };
  // the woman bends a little over the child
  form(
    "-9,2 -10,-24 -9,-44 -12,-58 -12,-70 -7,-79 0,-82 8,-78 12,-69 12,-58 11,-46 13,-24 14,2",
    SHADE,
  );
  form("9,-66 18,-63 17,-51 10,-49", "#6d2f4a");
  form("-15,-89 -9,-97 -2,-95 1,-88 -2,-81 -9,-79 -13,-83", SHADE);
  form("-3,-99 3,-100 6,-95 2,-91 -3,-92", SHADE);
  form("-6,-76 -14,-68 -27,-62 -29,-58 -21,-56 -22,-42 -14,-40 -8,-52 -2,-60", "#352c5c");
  // the child: a round back, both hands down in the grass
  form(
    "-50,2 -47,-8 -48,-22 -56,-31 -64,-31 -71,-22 -80,-10 -86,-4 -83,-1 -74,-7 -68,-12 -72,-4 -74,2",
    SHADE,
  );
  form("-76,-38 -71,-45 -63,-45 -58,-39 -60,-32 -66,-29 -73,-31", SHADE);
  form("-49,-20 -43,-21 -43,-14 -48,-12", "#a8383a");
  L.x.fillStyle = SHADE;
  L.x.beginPath();
  brushPath(L.x, [put([-27, -62]), put([-29, -55]), put([-29, -48])], () => 1.3);
  L.x.fill();
  P.put(L, { occlude: 1 });
  // the lantern: its light on the mist in two flat steps, then the paper
  const at = put([-29, -36]);
  P.light(
    (x) => {
      for (const [radius, a] of [
        [96, 0.2],
        [46, 0.4],
      ]) {
        x.fillStyle = `rgba(255,176,84,${a})`;
        x.beginPath();
        x.ellipse(at[0], at[1], radius * s, radius * s * 0.9, 0, 0, 7);
        x.fill();
      }
    },
    { blur: 7 },
  );
  const paper = layer();
  for (const [rx, ry, c] of [
    [8.6, 11.4, "#f07a34"],
    [6.6, 9.4, "#ffc566"],
    [3.6, 6, "#fff0c0"],
  ] as const) {
    paper.x.fillStyle = c;
    paper.x.beginPath();
    paper.x.ellipse(at[0], at[1], rx * s, ry * s, 0, 0, 7);
    paper.x.fill();
  }
  paper.x.fillStyle = SHADE;
  for (const dy of [-12, 10.6]) paper.x.fillRect(at[0] - 4 * s, at[1] + dy * s, 8 * s, 1.8 * s);
  P.put(paper, { occlude: 1 });
  // its light along the edges that face it
  const edge = layer();
  edge.x.fillStyle = "#ffb45e";
  edge.x.beginPath();
  for (const rim of [
    "-12,-70 -12,-58 -9,-44 -10,-24 -9,0",
    "-50,-6 -48,-20 -55,-30",
    "-15,-88 -13,-83 -9,-80",
  ])
    brushPath(
      edge.x,
      catmull(pts(rim).map(put), 6),
      (t) => 2.6 * s * Math.sin(Math.PI * (0.1 + 0.8 * t)),
    );
  edge.x.fill();
  P.put(edge);
}
