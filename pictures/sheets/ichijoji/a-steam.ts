/** The steam: paper left white over the pot, which turns grey on its left and under the roof, in two tones with long edges. */
import { type Pt, sstep } from "../../kit/core.ts";
import { at, LAMP, n, P } from "./a-plan.ts";

/** A puff's place in the kitchen, x and z in metres, and its radius. */
type Puff = readonly [x: number, z: number, radius: number];
const Y = 2.2;
const WHITE: readonly Puff[] = [
  [1.2, 1.2, 0.38],
  [1.02, 1.36, 0.46],
  [1.0, 1.7, 0.54],
  [0.46, 1.6, 0.4],
  [0.76, 2.06, 0.6],
  [0.26, 2.2, 0.5],
  [0.66, 2.48, 0.56],
  [0.0, 2.6, 0.58],
  [0.38, 2.92, 0.6],
  [0.0, 3.06, 0.46],
  [-0.34, 2.98, 0.42],
  [1.06, 2.76, 0.34],
];
const HALF: readonly Puff[] = [
  ...WHITE,
  [0.26, 1.2, 0.42],
  [0.1, 1.6, 0.4],
  [-0.12, 1.96, 0.5],
  [-0.4, 2.4, 0.56],
  [-0.74, 2.82, 0.56],
  [-0.3, 3.2, 0.6],
  [0.6, 3.4, 0.66],
  [1.26, 2.5, 0.4],
  [1.36, 3.0, 0.6],
  [1.9, 3.0, 0.4],
];
const SHADE: readonly Puff[] = [
  ...HALF,
  [-0.06, 1.3, 0.34],
  [-0.3, 1.7, 0.4],
  [-0.68, 2.14, 0.5],
  [-1.08, 2.62, 0.5],
  [-1.0, 3.1, 0.48],
  [-0.6, 3.4, 0.8],
  [0.6, 3.6, 0.9],
  [1.6, 3.5, 0.8],
  [2.2, 3.16, 0.56],
  [2.02, 2.74, 0.34],
];

/** How deep a point lies in a body of puffs: smooth between them, 1 at the outline. */
function bodyOf(puffs: readonly Puff[]) {
  const round = puffs.map(([x, z, d]) => {
    const [px, py] = at(x, Y, z);
    return { px, py, d: d * (at(x + 1, Y, z)[0] - px) };
  });
  return (x: number, y: number) => {
    let sum = 0;
    for (const { px, py, d } of round) {
      const q = ((x - px) ** 2 + (y - py) ** 2) / (d * d);
      if (q < 1.6) sum += (1 - q / 1.6) ** 3;
    }
    return sum / (1 - 1 / 1.6) ** 3;
  };
}

/** A little of it drifts before the cook and hides where he leans on the pot. */
export function printVapour() {
  const depth = bodyOf([
    [1.0, 1.24, 0.2],
    [0.7, 1.2, 0.18],
    [0.46, 1.16, 0.14],
  ]);
  P.mist((x, y) => (y > 720 ? 0 : 0.96 * sstep(0.95, 1.06, depth(x, y))), "#f8ecd3", { grain: 0 });
}
export function printSteam() {
  const lamp: Pt = at(...LAMP);
  const bend = (x: number, y: number): Pt => [
    x + 15 * n.n2(x * 0.006, y * 0.007),
    y + 12 * n.n2(x * 0.006 + 40, y * 0.007),
  ];
  for (const [puffs, c, alpha] of [
    [SHADE, "#514a58", 1],
    [HALF, "#a0948f", 1],
    [WHITE, "#f8ecd3", 1],
  ] as const) {
    const depth = bodyOf(puffs);
    P.mist(
      (x, y) => {
        if (y > 760) return 0;
        const [u, v] = bend(x, y);
        return alpha * sstep(0.97, 1.05, depth(u, v));
      },
      c,
      { key: 1, grain: 0.06 },
    );
  }
  P.light(
    (x) => {
      x.strokeStyle = "#8d8084";
      x.lineWidth = 2;
      x.beginPath();
      x.moveTo(...at(LAMP[0], LAMP[1], 3.1));
      x.lineTo(...lamp);
      x.stroke();
    },
    { op: "source-over", alpha: 0.7 },
  );
  // the lamp is a paler disc in it, like the moon in mist
  P.light(
    (x) => {
      x.fillStyle = "#fffcf0";
      x.beginPath();
      x.arc(...lamp, 24, 0, 7);
      x.fill();
    },
    { op: "source-over" },
  );
  P.light(
    (x) => {
      x.fillStyle = "#ffdf9a";
      x.beginPath();
      x.arc(...lamp, 110, 0, 7);
      x.fill();
    },
    { blur: 60, alpha: 0.3 },
  );
}
