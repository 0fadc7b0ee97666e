/** Hakozushi, the hero: a porter who walks along the sunny street with a wrapped box in his hand. */
import { type Layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";

const SHADE = "#4b5470",
  TROUSERS = "#3a3f58",
  LIT = "#efd3a2",
  CLOTH = "#b93a2a";

/** His feet stand at a point of the sheet; he is 100 units high, `size` pixels each. */
export function porter(L: Layer, K: Layer, [px, py]: Pt, size: number, key: string) {
  const at = (outline: string) =>
    from([0, 0], outline).map(([x, y]): Pt => [px + x * size, py + y * size]);
  const cut = (outline: string, fill: string) => {
    const q = catmull(at(outline), 8, true);
    fillPoly(L.x, q, fill);
    K.x.fillStyle = key;
    K.x.beginPath();
    // the key line follows the shaded side only
    const away = q.slice(0, Math.round(q.length * 0.62));
    brushPath(K.x, away, (t) => 2.4 * Math.sin(Math.PI * (0.1 + 0.8 * t)));
    K.x.fill();
  };
  const stroke = (outline: string, wide: number, fill: string) => {
    L.x.fillStyle = fill;
    L.x.beginPath();
    brushPath(
      L.x,
      catmull(at(outline), 8),
      (t) => wide * size * Math.sin(Math.PI * (0.2 + 0.7 * t)),
    );
    L.x.fill();
  };
  // his shadow
  fillPoly(
    L.x,
    catmull(at("-24,1 0,-2 34,-1 80,2 112,4 116,6 80,7 30,5 -6,4"), 8, true),
    "#c9b491",
  );
  cut("6,-50 14,-46 20,-30 31,-13 37,-11 38,-5 33,-2 27,-9 15,-22 4,-40 -2,-50", TROUSERS);
  cut("3,-50 1,-28 -10,-6 -9,0 -22,0 -24,-3 -17,-6 -12,-28 -9,-50", TROUSERS);
  cut("2,-87 11,-83 15,-70 15,-56 18,-40 2,-38 -11,-40 -11,-56 -12,-72 -9,-82", SHADE);
  stroke("4,-80 2,-66 -8,-55 -15,-52", 8, "#5b6685");
  cut("-3,-88 1,-89 3,-94 2,-100 -4,-102 -10,-99 -11,-94 -10,-89 -6,-87", "#3a3140");
  // the wrapped box, held by its knot
  cut("-24,-44 -6,-43 -5,-30 -25,-31", CLOTH);
  cut("-17,-52 -13,-52 -8,-44 -22,-44", CLOTH);
  stroke("-9,-81 -12,-70 -11,-56 -11,-42", 2.2, LIT);
  stroke("-9,-98 -11,-94 -10,-90", 2, LIT);
  stroke("-8,-44 -12,-28 -18,-7", 2, LIT);
}
