/** Stone lanterns beside the stair, lit because the rain has made the wood dark: the one warm colour between the two dogs. */
import { type Col, layer, mix, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { AXIS } from "./b-ground.ts";

/** where it stands, its height, how much mist lies over it */
const PLACES: readonly (readonly [Pt, number, number])[] = [
  [[AXIS - 122, 664], 92, 0.42],
  [[AXIS + 128, 672], 96, 0.38],
  [[AXIS + 214, 872], 206, 0],
];

export function lanterns(P: Print) {
  for (const [foot, tall, air] of PLACES) {
    const L = layer(),
      K = layer();
    const at = (u: number, v: number): Pt => [foot[0] + u * tall, foot[1] - v * tall];
    const piece = (rim: [number, number][], c: Col, line = true) => {
      const ring = rim.map(([u, v]) => at(u, v));
      fillPoly(L.x, ring, mix(c, "#c3cdc6", air));
      if (!line || air) return;
      K.x.fillStyle = "#101d26";
      K.x.beginPath();
      brushPath(K.x, [...ring, ring[0]], () => 1.9);
      K.x.fill();
    };
    // each stone: the side to the gap between the trees is the light one
    const stone = (w0: number, v0: number, w1: number, v1: number) => {
      piece(
        [
          [-w0, v0],
          [w0, v0],
          [w1, v1],
          [-w1, v1],
        ],
        "#4c5c60",
      );
      piece(
        [
          [-w0, v0],
          [-w0 * 0.35, v0],
          [-w1 * 0.35, v1],
          [-w1, v1],
        ],
        "#8b9a98",
        false,
      );
      piece(
        [
          [w0 * 0.45, v0],
          [w0, v0],
          [w1, v1],
          [w1 * 0.45, v1],
        ],
        "#2a383f",
        false,
      );
    };
    stone(0.22, -0.02, 0.2, 0.08);
    stone(0.15, 0.08, 0.1, 0.14);
    stone(0.07, 0.14, 0.065, 0.5);
    stone(0.1, 0.5, 0.19, 0.57);
    stone(0.19, 0.57, 0.19, 0.62);
    stone(0.13, 0.62, 0.13, 0.8);
    // paper windows, a bright heart in each
    piece(
      [
        [-0.105, 0.64],
        [0.04, 0.64],
        [0.04, 0.78],
        [-0.105, 0.78],
      ],
      "#e08a34",
      false,
    );
    piece(
      [
        [-0.09, 0.65],
        [0.025, 0.65],
        [0.025, 0.75],
        [-0.09, 0.75],
      ],
      "#f6c463",
      false,
    );
    piece(
      [
        [-0.065, 0.66],
        [0, 0.66],
        [0, 0.72],
        [-0.065, 0.72],
      ],
      "#fdeeb0",
      false,
    );
    piece(
      [
        [0.065, 0.64],
        [0.115, 0.64],
        [0.115, 0.78],
        [0.065, 0.78],
      ],
      "#b9602c",
      false,
    );
    piece(
      [
        [-0.038, 0.64],
        [-0.03, 0.64],
        [-0.03, 0.78],
        [-0.038, 0.78],
      ],
      "#5a3a24",
      false,
    );
    // the roof: wet, its corners turned up, moss on its shoulder
    piece(
      [
        [-0.27, 0.84],
        [-0.2, 0.79],
        [0.2, 0.79],
        [0.27, 0.84],
        [0.16, 0.88],
        [0.07, 0.96],
        [-0.07, 0.96],
        [-0.16, 0.88],
      ],
      "#5a6b6e",
    );
    piece(
      [
        [-0.25, 0.84],
        [-0.05, 0.83],
        [-0.03, 0.95],
        [-0.07, 0.955],
        [-0.15, 0.88],
      ],
      "#aab6b2",
      false,
    );
    piece(
      [
        [0.06, 0.95],
        [0.05, 0.86],
        [0.16, 0.85],
        [0.15, 0.88],
      ],
      "#4d6f42",
      false,
    );
    piece(
      [
        [-0.045, 0.96],
        [0.045, 0.96],
        [0.055, 1.01],
        [0, 1.07],
        [-0.055, 1.01],
      ],
      "#75868a",
    );
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
  }
  // the light on the wet steps beside the near one, in thin strokes
  const [[px, py], tall] = [PLACES[2][0], PLACES[2][1]];
  P.block(
    (x) => {
      for (const [u, v, w, h] of [
        [-0.36, 0.005, 0.13, 0.006],
        [-0.46, 0.03, 0.06, 0.005],
        [-0.3, -0.075, 0.16, 0.007],
        [-0.44, -0.09, 0.07, 0.005],
        [-0.34, -0.16, 0.12, 0.007],
        [-0.14, -0.2, 0.08, 0.006],
      ]) {
        x.fillStyle = "#d99a4a";
        x.beginPath();
        x.ellipse(px + u * tall, py - v * tall, w * tall, h * tall, 0, 0, 7);
        x.fill();
      }
    },
    { alpha: 0.8 },
  );
}
