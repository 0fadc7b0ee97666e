/** What the sculptor cut into the stone that we see from behind: its ears, the collar of the robe, some folds. */
import { css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { KEY, P } from "./hero-stage.ts";

const ear = pts("774,952 756,946 742,966 744,1004 752,1036 758,1062 768,1064 774,1044 776,1004");
const fold = pts("766,962 756,966 754,988 760,1010 764,1034");
const cuts = [
  "764,1098 800,1122 856,1132 908,1120 952,1090",
  "750,1110 796,1142 856,1154 914,1142 964,1104",
  "740,1150 734,1178 740,1204",
  "1000,1150 1012,1176 1010,1204",
  "858,1154 862,1176 858,1204",
];

export function printNearCuts() {
  const L = layer(),
    K = layer();
  for (const side of [1, -1]) {
    const at = (p: readonly Pt[]) =>
      p.map(([x, y]): Pt => [side > 0 ? x + 5 : 1713 - x, y + (side > 0 ? 0 : 4)]);
    const edge = catmull(at(ear), 6, true);
    fillPoly(L.x, edge, side > 0 ? "#8b9b9a" : "#3f5160");
    K.x.fillStyle = css(KEY, 0.95);
    K.x.beginPath();
    brushPath(K.x, [...edge, edge[0]], () => 4);
    brushPath(K.x, catmull(at(fold), 6), (t) => 6 * Math.sin(Math.PI * (0.15 + 0.7 * t)));
    K.x.fill();
  }
  K.x.beginPath();
  for (const [i, c] of cuts.entries())
    brushPath(
      K.x,
      catmull(pts(c), 8),
      (t) => (i < 2 ? 8 : 6) * Math.sin(Math.PI * (0.15 + 0.75 * t)),
    );
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.base.x, K);
}
