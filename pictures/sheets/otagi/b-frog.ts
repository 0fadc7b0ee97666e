/** A tree frog on the wet moss of the taller head. */
import { css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { keyColour, P } from "./b-stage.ts";

const AT: Pt = [676, 137];
const place = (p: readonly Pt[], closed = true) =>
  catmull(
    p.map(([x, y]): Pt => [AT[0] + x, AT[1] + y]),
    8,
    closed,
  );
export function frog() {
  const L = layer(),
    K = layer();
  const body = place([
      [-34, -17],
      [-29, -26],
      [-22, -33],
      [-15, -29],
      [-2, -27],
      [14, -18],
      [25, -4],
      [20, 4],
      [2, 3],
      [-16, 0],
      [-28, -8],
    ]),
    thigh = place([
      [-2, -4],
      [2, -15],
      [16, -16],
      [27, -3],
      [20, 6],
      [2, 8],
    ]),
    foot = place([
      [-10, 8],
      [4, 4],
      [20, 5],
      [18, 10],
      [0, 12],
      [-12, 12],
    ]),
    arm = place([
      [-17, -6],
      [-12, -2],
      [-18, 8],
      [-27, 12],
      [-29, 9],
      [-23, 5],
    ]);
  fillPoly(L.x, foot, "#3c6a2a");
  fillPoly(L.x, body, "#69a238");
  // its back catches the light, its belly is pale
  fillPoly(
    L.x,
    place([
      [-31, -22],
      [-22, -33],
      [-15, -29],
      [-2, -27],
      [13, -19],
      [4, -20],
      [-12, -22],
      [-24, -22],
    ]),
    "#a9d35c",
  );
  fillPoly(
    L.x,
    place([
      [-32, -14],
      [-22, -11],
      [-12, -4],
      [-18, -1],
      [-28, -8],
    ]),
    "#dfe6b4",
  );
  fillPoly(L.x, thigh, "#558a31");
  fillPoly(L.x, arm, "#558a31");
  for (const p of [foot, arm, body, thigh]) {
    clearUnder(K.x, p);
    K.x.fillStyle = css(keyColour, 0.9);
    K.x.beginPath();
    brushPath(K.x, [...p, p[0]], () => 1.6);
    K.x.fill();
  }
  L.x.fillStyle = keyColour;
  L.x.beginPath();
  L.x.ellipse(AT[0] - 23, AT[1] - 26, 3.6, 3.2, 0, 0, 7);
  L.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
