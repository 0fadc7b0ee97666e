/** A hall of two roofs across the garden, half dissolved in the mist, one door lit. */
import { layer, mix, ramp, Rng, stamp } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { type Roof, type RoofPen } from "../../kit/roof-parts.ts";
import { tiledRoof } from "../../kit/roof.ts";
import { MIST } from "./a-sky.ts";

const CX = 306,
  FOOT = 694,
  PPM = 14;
const snowy = ramp([
  [0, "#7d92b4"],
  [0.4, "#b3c3da"],
  [0.7, "#e4e8ee"],
  [1, "#f8f2e8"],
]);

export function hall(P: Print) {
  const L = layer(),
    K = layer();
  const at = (x: number, y: number, z: number): [number, number] => [
    CX + x * PPM + y * 1.4,
    FOOT - z * PPM - y * 2.4,
  ];
  const pen: RoofPen = { x: L.x, k: K.x, key: "#4a5a7c", r: new Rng(4), ppm: PPM, P: at };
  const wall = (x0: number, x1: number, z0: number, z1: number, c: string) =>
    fillPoly(L.x, [at(x0, 0, z0), at(x1, 0, z0), at(x1, 0, z1), at(x0, 0, z1)], c);
  const storey = (half: number, z0: number, z1: number, step: number) => {
    wall(-half, half, z0, z1, "#b7a49d");
    for (let x = -half; x <= half + 0.01; x += step) wall(x - 0.13, x + 0.13, z0, z1, "#77676c");
    wall(-half, half, z1 - 0.7, z1, "#6a5f6a");
    wall(-half, half, (z0 + z1) / 2 - 0.1, (z0 + z1) / 2 + 0.1, "#8a7877");
  };
  const roof = (o: Pick<Roof, "ridge" | "eave" | "half" | "wide" | "gable">) =>
    tiledRoof(pen, {
      cx: 0,
      y: 2.4,
      run: 3,
      upturn: 0.9,
      ramp: snowy,
      rim: "#fff6e6",
      shade: (u, v) => 0.62 + 0.18 * v - 0.2 * u,
      tile: 0.55,
      ...o,
    });
  storey(6.2, 0, 3.9, 1.55);
  wall(-0.72, 0.72, 0.2, 1.9, "#f3c374");
  wall(-0.06, 0.06, 0.2, 1.9, "#9a6a3c");
  roof({ ridge: 6.4, eave: 3.7, half: 5.2, wide: 8.4, gable: 0.16 });
  storey(4.6, 6, 7.6, 1.15);
  roof({ ridge: 10.8, eave: 7.3, half: 4.3, wide: 6.9, gable: 0.42 });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K, { alpha: 0.4 });
  P.mist(mistBand(P.noise, 692, 64, 50, { max: 0.86, amp: 5 }), mix(MIST, "#e9d6c0", 0.4), {
    grain: 0.08,
  });
}
