/** The morning over the garden: night's blue above, the first rose below it, two snowy ridges, and mist. */
import { layer, mix, Rng, W } from "../../kit/core.ts";
import { sky } from "../../kit/stage.ts";
import { printRidge, wooded } from "../../kit/horizon.ts";
import { forest } from "../../kit/snow.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { sstep } from "../../kit/core.ts";

export const MIST = "#f0d3ad";

export function morning(P: Print) {
  const n = P.noise;
  sky(
    P,
    560,
    [
      [0, "#3c5c8e"],
      [0.3, "#587ba9"],
      [0.55, "#839bbf"],
      [0.72, "#b7b7c4"],
      [0.86, "#e8bea2"],
      [1, "#f4b98c"],
    ],
    0.16,
    760,
  );
  // long thin clouds, darker than the sky
  P.mist(
    (x, y) =>
      0.34 *
      sstep(150, 240, y) *
      sstep(480, 400, y) *
      sstep(0.1, 0.5, n.fbm(x * 0.0011 + 9, y * 0.014, 4)),
    "#6f86b0",
    { grain: 0.16 },
  );
  for (const [y, rise, seed, top, foot] of [
    [530, 70, 5, "#8ba0c0", "#c9bdbb"],
    [566, 46, 12, "#6d87ae", "#c8bcb6"],
  ] as const)
    printRidge(P, wooded(n, { y, rise, pitch: 0.0021, seed, tree: 9, close: [0.06, 0.2] }), {
      from: y - rise,
      to: y + 40,
      colours: [
        [0, top],
        [1, foot],
      ],
      foot: 760,
      grain: 0.14,
      key: "#4f6690",
      keyA: 0.2,
    });
  const L = layer(),
    r = new Rng(8);
  for (const [from, to, y, size] of [
    [-20, W * 0.8, 556, 30],
    [150, 330, 548, 46],
    [560, 770, 556, 38],
    [930, 1130, 540, 52],
  ] as const)
    forest(
      L.x,
      r,
      from,
      to,
      (x) => y + 16 * n.n2(x * 0.006, 3) + 14 * ((2 * (x - from)) / (to - from) - 1) ** 2,
      30,
      size,
      { dark: "#7089ae", mist: "#93a5c0", snow: mix("#dfe6f0", "#8ba0c0", 0.4) },
    );
  P.put(L, { occlude: 1 });
  P.mist(mistBand(n, 612, 44, 60, { max: 0.86, amp: 5, rag: 0.5 }), MIST, { grain: 0.1 });
  P.mist(mistBand(n, 656, 128, 120, { max: 0.98, amp: 12 }), MIST, { grain: 0.1 });
}
