/** The board, half fitted. */
import { css, layer, type Pt, Rng, stamp, tick } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { checks, fit, hempLeaf, hexagons, stripes } from "./d-woods.ts";
import { P, n } from "./d-stage.ts";

const turn = -0.2;
const place = ([u, v]: Pt): Pt => {
  const px = u - 460,
    py = v - 400;
  return [
    600 + px * Math.cos(turn) - py * Math.sin(turn),
    590 + px * Math.sin(turn) + py * Math.cos(turn),
  ];
};
const long = 1010,
  high = 830;
/** The fitted part ends in a ragged line, piece by piece. */
const frontier = (v: number) =>
  800 + 70 * n.n2(v * 0.009, 3) + 46 * n.n2(v * 0.035, 8) - 0.1 * (v - 400);

/** The board, and the patterns up to the ragged line. */
export function fitBoard() {
  {
    const L = layer(),
      K = layer();
    const outline = [place([0, 0]), place([long, 0]), place([long, high]), place([0, high])];
    L.x.fillStyle = css("#120d10", 0.6);
    poly(
      L.x,
      outline.map(([a, b]) => [a + 20, b + 26] as Pt),
    );
    L.x.fill();
    L.x.fillStyle = "#8a6b48";
    poly(
      L.x,
      outline.map(([a, b]) => [a + 5, b + 11] as Pt),
    );
    L.x.fill();
    P.put(L, { occlude: 1 });
    const base = layer();
    fit(base.x, K.x, outline, "tan", turn, new Rng(3), 0.1);
    P.put(base, { occlude: 1 });

    const field = layer();
    const f = {
      x: field.x,
      key: K.x,
      place,
      r: new Rng(17),
      fitted: (u: number, v: number) => u < frontier(v),
    };
    hempLeaf(f, 0, 250, 0, high, 125);
    stripes(f, 250, 0, high, [
      ["black", 10],
      ["white", 7],
      ["red", 14],
      ["white", 7],
      ["black", 10],
    ]);
    hexagons(f, 298, 560, 0, high, 50.4);
    stripes(f, 560, 0, high, [
      ["black", 10],
      ["yellow", 7],
      ["green", 14],
      ["yellow", 7],
      ["black", 10],
    ]);
    checks(f, 608, 732, 0, high, 31, ["white", "brown"]);
    stripes(f, 732, 0, high, [
      ["black", 8],
      ["red", 10],
      ["black", 8],
    ]);
    hempLeaf(f, 758, 1008, 0, high, 125);
    P.put(field, { occlude: 0.6 });
    stamp(P.key.x, K);
  }
  tick("board");
}
