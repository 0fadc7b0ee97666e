/** Hakozushi C: a wagtail on the step, drawn up on its legs, that has seen the rice. */
import { layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

/** Its feet, and the size of one unit; it is about 100 units long from bill to tail and looks to the left. */
const FEET: Pt = [1386, 1034],
  SIZE = 1.62;
const INK = "#2a2733",
  GREY = "#8d8f9c",
  WHITE = "#fbf3e2",
  SHADE = "#b9aeb4";

export function wagtail(P: Print, key: string) {
  const L = layer(),
    K = layer();
  const at = (outline: string) =>
    from([0, 0], outline).map(([x, y]): Pt => [FEET[0] + x * SIZE, FEET[1] + y * SIZE]);
  const cut = (outline: string, tone: string, edge = 0) => {
    const q = catmull(at(outline), 8, true);
    fillPoly(L.x, q, tone);
    if (!edge) return;
    K.x.fillStyle = key;
    K.x.beginPath();
    brushPath(K.x, [...q, q[0]], (t) => edge * (0.75 + 0.4 * Math.sin(t * 13)));
    K.x.fill();
  };
  const stroke = (outline: string, wide: number, tone: string) => {
    L.x.fillStyle = tone;
    L.x.beginPath();
    brushPath(L.x, catmull(at(outline), 8), (t) => wide * SIZE * (1 - 0.5 * t));
    L.x.fill();
  };
  // its shadow, long and to the left, as the cup's
  P.light(
    (x) =>
      fillPoly(
        x,
        catmull(at("4,1 -30,-1 -66,-4 -100,-12 -116,-10 -112,-4 -80,4 -40,6 0,4"), 8, true),
        "#8d87a6",
      ),
    { op: "multiply" },
  );
  stroke("-2,-12 -3,-5 -1,0", 1.9, INK);
  stroke("7,-12 5,-5 8,0", 1.9, INK);
  stroke("-1,0 -8,1", 1.5, INK);
  stroke("8,0 1,1", 1.5, INK);
  // tail, raised; body; the wing laid over it
  cut("22,-22 44,-29 72,-41 75,-37 48,-24 24,-14", INK);
  stroke("30,-22 52,-29 73,-38", 2, WHITE);
  cut("-22,-38 -14,-34 6,-31 22,-24 27,-18 20,-12 6,-9 -8,-11 -19,-19 -25,-29", WHITE, 2.4);
  cut("20,-13 6,-9 -8,-11 -17,-18 -6,-15 8,-15 22,-19", SHADE);
  cut("-14,-36 4,-34 20,-27 36,-24 22,-18 4,-20 -8,-26", GREY, 2.2);
  cut("2,-29 20,-24 38,-23 20,-20 6,-23", INK);
  stroke("0,-25 16,-21 30,-21", 2, WHITE);
  // nape and back, head, bib, eye stripe, bill
  cut("-28,-54 -19,-55 -12,-49 -6,-38 2,-33 -10,-31 -18,-38", INK);
  cut("-36,-52 -31,-57 -23,-57 -17,-51 -16,-43 -21,-38 -30,-40 -35,-45", WHITE, 2.2);
  cut("-31,-57 -22,-59 -14,-52 -12,-44 -17,-45 -20,-51", INK);
  cut("-31,-42 -22,-40 -17,-33 -20,-25 -27,-29 -30,-36", INK);
  stroke("-37,-49 -28,-50 -17,-48", 2, INK);
  stroke("-35,-50 -41,-48.6 -45,-47", 3, INK);
  L.x.fillStyle = WHITE;
  L.x.beginPath();
  L.x.ellipse(FEET[0] - 29.6 * SIZE, FEET[1] - 50.6 * SIZE, 1.3, 1.3, 0, 0, 7);
  L.x.fill();
  // one grain of rice before it
  for (const [dx, dy] of [
    [-62, 4],
    [-50, 8],
  ])
    fillPoly(
      L.x,
      catmull(
        at(`${dx},${dy} ${dx + 3},${dy - 1.4} ${dx + 6},${dy} ${dx + 3},${dy + 1.4}`),
        6,
        true,
      ),
      WHITE,
    );
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
