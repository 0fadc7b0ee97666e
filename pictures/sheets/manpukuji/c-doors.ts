/** The paper doors along the left wall: old paper in an uneven lattice, dark outside, lit a little by the sunny mats. */
import { clamp, layer, type Pt, ramp, type RGB, sstep } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { cloud, fibre, fillWith, hash, steps, streak } from "./c-paint.ts";
import { doorAt, LEFT, on, WALL } from "./c-plan.ts";
import { rail, timber } from "./c-timber.ts";

const COLS = 4,
  ROWS = 5,
  FOOT = 0.41,
  PANE: Pt = [0.845 / COLS, 1.5 / ROWS];
const sheet = ramp([
  [0, "#1a1d29"],
  [0.3, "#2c323f"],
  [0.55, "#474e56"],
  [0.78, "#6f6d66"],
  [1, "#a5936e"],
]);
const at = (d: number, z: number): Pt => on(LEFT, d, z);
const quad = ([d0, d1]: Pt, [z0, z1]: Pt): Pt[] => [at(d0, z1), at(d1, z1), at(d1, z0), at(d0, z0)];

export function doors(P: Print) {
  const L = layer(),
    x = L.x;
  fillWith(x, [quad([3, WALL], [0, 4])], (u, v) => {
    const [d, z] = doorAt(u, v);
    return z < 2.06
      ? timber.at(0.1)
      : sheet.at(steps(clamp(0.08 + 0.05 * cloud(d * 2, z * 3, 2)), 14));
  });
  for (const [n, d] of [4.05, 3.125].entries()) {
    fillWith(x, [quad([d + 0.03, d + 0.89], [0.4, 1.92])], (u, v) => paper(d, n, u, v));
    fillWith(x, [quad([d + 0.03, d + 0.89], [0.05, 0.37])], (u, v) => {
      const [q, z] = doorAt(u, v);
      return timber.at(
        steps(
          clamp((0.3 + 0.3 * Math.exp(-z / 0.25)) * (0.55 + 0.8 * fibre(q, z * 0.6, 51 + n))),
          11,
        ),
      );
    });
    for (let i = 1; i < COLS; i++) {
      const q = d + 0.04 + i * PANE[0];
      rail(x, [q - 0.009, q + 0.007], [0.4, 1.92], true, 60 + i + 8 * n);
    }
    for (let j = 1; j < ROWS; j++) {
      const z = FOOT + j * PANE[1];
      rail(x, [d + 0.03, d + 0.89], [z - 0.009, z + 0.007], false, 80 + j + 8 * n);
    }
    for (const q of [d, d + 0.885]) rail(x, [q, q + 0.042], [0.02, 1.95], true, 100 + n + q);
    for (const [z0, z1] of [
      [0.02, 0.065],
      [0.355, 0.41],
      [1.905, 1.95],
    ])
      rail(x, [d, d + 0.92], [z0, z1], false, 120 + n + z0);
  }
  rail(x, [3, WALL], [1.95, 2.07], false, 140);
  rail(x, [3, WALL], [0, 0.03], false, 141);
  P.put(L, { occlude: 1 });
}
/** the paper of one door: each pane its own age, one mended; the light of the mats climbs it slantwise */
function paper(door: number, n: number, u: number, v: number): RGB {
  const [d, z] = doorAt(u, v),
    i = Math.floor((d - door - 0.04) / PANE[0]),
    j = Math.floor((z - FOOT) / PANE[1]),
    a = (d - door - 0.04) / PANE[0] - i,
    b = (z - FOOT) / PANE[1] - j;
  const age = 0.09 * (hash(i + 7 * n, j) - 0.5),
    kozo = 0.025 * streak(d * 30, z * 12, 5) + 0.035 * cloud(d * 3, z * 3, 6);
  // a slanting reflection, cut roughly along the fibres
  const slant = sstep(
    0.06,
    -0.06,
    b - 0.35 - 0.7 * a + 0.07 * streak(d * 40, z * 30, 4) + (hash(i, j + 3 * n) - 0.5) * 0.5,
  );
  const sag = sstep(0.12, 0, Math.min(a, 1 - a)) + sstep(0.1, 0, Math.min(b, 1 - b));
  const patched = n === 0 && i === 1 && j === 1 && Math.abs(a - 0.56) + Math.abs(b - 0.4) < 0.3;
  const climb = 0.58 * Math.exp(-z / 0.95) + 0.1 * sstep(3.2, 4.6, d);
  return sheet.at(
    steps(clamp(0.2 + climb + age + kozo + 0.085 * slant - 0.05 * sag + (patched ? 0.07 : 0)), 13),
  );
}
