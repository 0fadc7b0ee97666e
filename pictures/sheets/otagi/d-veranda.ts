/** What stands below the right eave of the hall: the stone base, the veranda with its rail, in the light of the fire. */
import { type Col, css, layer, mix, type V3 } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { P, place } from "./d-stage.ts";

const FROM = -9,
  TO = 9.6;
const line = "#0f1128";

export function printVeranda() {
  const L = layer();
  const quad = (p: V3[], c: Col) => fillPoly(L.x, p.map(place), c);
  const rod = (a: V3, b: V3, w: number, c: string) => {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(L.x, [place(a), place(b)], () => w);
    L.x.fill();
  };
  /** A strip along the hall between two distances from its middle, at a height. */
  const strip = (u0: number, u1: number, w0: number, w1: number): V3[] => [
    [u0, FROM, w0],
    [u0, TO, w0],
    [u1, TO, w1],
    [u1, FROM, w1],
  ];
  // the base
  quad(strip(13.4, 13.4, 0, 0.8), "#473c5a");
  quad(strip(11, 13.4, 0.8, 0.8), "#5e4a62");
  quad(strip(12.9, 12.9, 0.8, 1.5), "#1c1a38");
  for (let v = FROM; v < TO; v += 0.62)
    quad(
      [
        [13.41, v, 0.06],
        [13.41, v + 0.54, 0.06],
        [13.41, v + 0.54, 0.72],
        [13.41, v, 0.72],
      ],
      mix("#6e5566", "#4a3f5c", 0.5 + 0.5 * Math.sin(v * 7)),
    );
  // the boards
  quad(strip(9, 13, 1.75, 1.75), "#74505c");
  quad(strip(13, 13, 1.5, 1.75), "#a86a58");
  for (let v = FROM; v < TO; v += 0.5) rod([9, v, 1.76], [13, v, 1.76], 1.2, "#43304a");
  // the wall behind them
  quad(strip(9.2, 9.2, 1.75, 5.4), "#2a2444");
  // the rail
  for (let v = FROM; v <= TO; v += 1.55) {
    rod([12.75, v, 1.75], [12.75, v, 3], 5.4, line);
    rod([12.8, v, 1.75], [12.8, v, 3], 2.6, "#cf8a5e");
  }
  for (const [w, t] of [
    [2.3, 2.6],
    [2.95, 4.6],
  ]) {
    rod([12.75, FROM, w], [12.75, TO + 0.2, w], t + 2.6, line);
    rod([12.75, FROM, w + 0.04], [12.75, TO + 0.2, w + 0.04], t * 0.55, "#b87054");
  }
  for (const w of [2.3, 2.95]) rod([9, TO, w], [12.75, TO, w], w, line);
  for (const u of [10.4, 11.6]) rod([u, TO, 1.75], [u, TO, 3], 4, line);
  // the corner post with its cap
  rod([12.75, TO, 1.6], [12.75, TO, 3.35], 8, line);
  rod([12.8, TO, 1.75], [12.8, TO, 3.3], 3, "#cf8a5e");
  rod([9, TO, 1.72], [13, TO, 1.72], 3, line);
  P.put(L, { occlude: 1 });
}
