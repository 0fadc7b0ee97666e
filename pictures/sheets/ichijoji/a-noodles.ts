/** The noodles of the bowl: folds of strands that lie side by side, and two that lie their own way. */
import { type Col, css, type Ctx, type Pt, Rng } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { inBowl } from "./a-bowl.ts";

/** A fold of noodles: strands side by side along one line, the middle ones higher; [right, away, height] of the bowl. */
function fold(
  x: Ctx,
  spine: readonly (readonly [number, number, number])[],
  step: readonly [number, number],
  count: number,
  rise: number,
  [shade, base, light]: readonly [Col, Col, Col],
  r: Rng,
) {
  for (let i = 0; i < count; i++) {
    const c = i - (count - 1) / 2,
      up = rise * (1 - (c / (count * 0.5)) ** 2),
      wave = r.range(-0.02, 0.02);
    const q = catmull(
      spine.map(([u, v, h], k) =>
        inBowl(
          u + c * step[0] + wave * (k % 2 ? 1 : -1),
          v + c * step[1],
          h + up * (k > 0 && k < spine.length - 1 ? 1 : 0.35),
        ),
      ),
      10,
    );
    x.lineWidth = 12;
    x.strokeStyle = css(shade);
    trail(x, q, 0, 2.6);
    x.lineWidth = 8.6;
    x.strokeStyle = css(r.chance(0.3) ? light : base);
    trail(x, q, 0, 0);
  }
}
function trail(x: Ctx, q: Pt[], dx: number, dy: number) {
  x.beginPath();
  q.forEach((p, k) => (k ? x.lineTo(p[0] + dx, p[1] + dy) : x.moveTo(p[0] + dx, p[1] + dy)));
  x.stroke();
}
/** The folded noodles, from the far side to the near one. */
export function noodles(x: Ctx) {
  const r = new Rng(8);
  const DEEP: [Col, Col, Col] = ["#6d3f1c", "#b98744", "#c99a52"],
    MID: [Col, Col, Col] = ["#7d4a20", "#cf9f56", "#dbb067"],
    GOLD: [Col, Col, Col] = ["#8d5c28", "#e2bb6e", "#edcd8a"];
  fold(
    x,
    [
      [-0.86, 0.16, 0.086],
      [-0.5, 0.5, 0.092],
      [-0.1, 0.54, 0.094],
      [0.4, 0.3, 0.086],
    ],
    [0.012, 0.045],
    9,
    0.01,
    DEEP,
    r,
  );
  fold(
    x,
    [
      [-0.5, 0.46, 0.09],
      [-0.2, 0.22, 0.103],
      [0, -0.1, 0.103],
      [0.06, -0.42, 0.096],
      [0.0, -0.7, 0.082],
    ],
    [0.04, 0.02],
    12,
    0.006,
    MID,
    r,
  );
  fold(
    x,
    [
      [-0.84, 0.04, 0.084],
      [-0.66, 0.2, 0.102],
      [-0.44, 0.12, 0.111],
      [-0.26, -0.14, 0.106],
      [-0.24, -0.46, 0.094],
      [-0.34, -0.68, 0.08],
    ],
    [0.034, 0.034],
    14,
    0.009,
    GOLD,
    r,
  );
  fold(
    x,
    [
      [-0.86, -0.22, 0.083],
      [-0.66, -0.22, 0.094],
      [-0.42, -0.36, 0.099],
      [-0.1, -0.5, 0.096],
      [0.16, -0.6, 0.082],
    ],
    [0.012, 0.042],
    5,
    0.004,
    GOLD,
    r,
  );
  // a few strands that lie their own way
  for (const [spine, tones] of [
    [
      [
        [-0.84, 0.1, 0.086],
        [-0.62, 0.28, 0.108],
        [-0.36, 0.26, 0.117],
        [-0.06, 0.04, 0.113],
        [0.2, -0.24, 0.098],
      ],
      GOLD,
    ],
    [
      [
        [-0.7, -0.52, 0.084],
        [-0.5, -0.3, 0.102],
        [-0.28, -0.24, 0.11],
        [-0.04, -0.36, 0.105],
        [0.2, -0.36, 0.096],
      ],
      GOLD,
    ],
  ] as const)
    fold(x, spine, [0.03, 0.03], 1, 0, tones, r);
}
