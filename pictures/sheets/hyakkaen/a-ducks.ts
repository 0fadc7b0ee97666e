/** A duck leads her young across the reflection of the tower; each draws its own wake. */
import { type Col, type Ctx, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

const FAMILY: readonly (readonly [x: number, y: number, s: number])[] = [
  [1156, 806, 0.3],
  [1112, 818, 0.34],
  [1066, 812, 0.32],
  [1022, 836, 0.36],
  [968, 834, 0.36],
  [866, 858, 1],
];

export function ducks(P: Print, key: Col) {
  const L = layer(),
    K = layer();
  for (const [x, y, s] of FAMILY) {
    wake(L.x, [x, y], s);
    (s === 1 ? duck : duckling)(L.x, K.x, key, [x, y], s * 1.15);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** two lines that open behind it, dark and pale */
function wake(x: Ctx, [cx, cy]: Pt, s: number) {
  const long = 50 + 110 * s;
  for (const [side, c, dy] of [
    [-1, "#f4f4e4", 0],
    [-1, "#2f6a74", 3],
    [1, "#f4f4e4", 2],
    [1, "#2f6a74", -2],
  ] as const) {
    x.fillStyle = c;
    x.beginPath();
    brushPath(
      x,
      catmull(
        [
          [cx - 34 * s, cy + dy],
          [cx + 0.35 * long, cy + side * 13 * s + dy],
          [cx + 0.7 * long, cy + side * 20 * s + dy + 2],
          [cx + long, cy + side * 32 * s + dy],
        ],
        8,
      ),
      (t) => (2.4 + 2.6 * s) * Math.sin(Math.PI * (0.06 + 0.92 * t)),
    );
    x.fill();
  }
}
function part(x: Ctx, k: Ctx, key: Col, at: Pt, s: number, outline: string, c: Col, line = 1.5) {
  const p = catmull(
    pts(outline).map(([a, b]): Pt => [at[0] + a * s, at[1] + b * s]),
    8,
    true,
  );
  fillPoly(x, p, c);
  if (!line) return;
  clearUnder(k, p);
  k.fillStyle = typeof key === "string" ? key : "#20303a";
  k.beginPath();
  brushPath(k, [...p, p[0]], (t) => line * (0.8 + 0.4 * Math.sin(t * 12)));
  k.fill();
}
/** swimming to the left: she has turned her head to look for them */
function duck(x: Ctx, k: Ctx, key: Col, at: Pt, s: number) {
  part(
    x,
    k,
    key,
    at,
    s,
    "-40,-6 -34,-20 -8,-22 22,-18 48,-26 44,-10 30,2 -4,5 -32,3",
    "#6b543e",
    2,
  );
  part(x, k, key, at, s, "-34,-5 -20,-4 8,0 30,0 -4,4 -32,2", "#3d3430", 0);
  part(x, k, key, at, s, "-18,-17 8,-19 32,-14 20,-6 -6,-6", "#8f7354", 1.2);
  part(x, k, key, at, s, "4,-10 22,-11 18,-7 6,-6", "#3f62a0", 0);
  part(x, k, key, at, s, "18,-13 30,-13 26,-10 18,-10", "#f1ead2", 0);
  part(
    x,
    k,
    key,
    at,
    s,
    "-38,-8 -37,-26 -34,-40 -24,-46 -13,-41 -14,-32 -22,-24 -22,-12",
    "#a98a62",
    2,
  );
  part(x, k, key, at, s, "-33,-40 -24,-46 -14,-41 -24,-40", "#4a3a30", 0);
  part(x, k, key, at, s, "-15,-38 0,-36 1,-32 -14,-33", "#e0a63c", 1.2);
  x.fillStyle = "#1b1a20";
  x.beginPath();
  x.arc(at[0] - 20 * s, at[1] - 38 * s, 1.8 * s, 0, 7);
  x.fill();
}
function duckling(x: Ctx, k: Ctx, key: Col, at: Pt, s: number) {
  part(x, k, key, at, s, "-34,-4 -28,-20 0,-24 34,-16 40,-22 34,-2 6,5 -24,4", "#7a6038", 1.4);
  part(x, k, key, at, s, "-24,-2 0,0 28,-2 6,4 -22,3", "#efd88a", 0);
  part(x, k, key, at, s, "-42,-22 -36,-42 -18,-46 -8,-34 -14,-18 -30,-12", "#e6c566", 1.4);
  part(x, k, key, at, s, "-36,-40 -18,-46 -10,-36 -22,-38", "#5a4630", 0);
  part(x, k, key, at, s, "-42,-32 -56,-28 -54,-24 -40,-25", "#8a6a3c", 0);
}
