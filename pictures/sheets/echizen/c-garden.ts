/** The garden in the mist of an autumn afternoon: cool greens and greys, a thatched house far off, one lantern, one red maple. */
import {
  bokashi,
  css,
  type Ctx,
  type Layer,
  layer,
  mix,
  Noise,
  type Pt,
  ramp,
  Rng,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { clump } from "../../kit/leafage.ts";
import { pts, stops } from "../../kit/points.ts";
import { CAM, KEY, place } from "./c-plan.ts";
import { house, lantern } from "./c-built.ts";
import { MIST, trees } from "./c-maple.ts";

const n = new Noise(64);
const GROUND = -0.45;
const LEAF = ramp(stops("0 #223c3b, 0.3 #38594a, 0.6 #6d8759, 0.85 #b3b474, 1 #e3d694"));

export function garden(): { blocks: Layer; lines: Layer } {
  const L = layer(),
    K = layer(),
    x = L.x,
    r = new Rng(5);
  x.fillStyle = bokashi(x, 0, 60, 0, 548, stops("0 #bcc0a8, 0.45 #dad0a6, 0.8 #f0dfae, 1 #f4e3b4"));
  x.fillRect(0, 0, W, 560);
  woods(x);
  house(x, K.x);
  x.fillStyle = bokashi(
    x,
    0,
    546,
    0,
    760,
    stops("0 #e6d7a6, 0.12 #c3c08c, 0.36 #8c9f72, 0.68 #567759, 1 #31544a"),
  );
  x.fillRect(0, 546, W, 660);
  bars(x);
  shrubs(
    x,
    r,
    [
      [1000, 566, 44, 13],
      [1142, 564, 50, 14],
    ],
    3.4,
    0.52,
  );
  shrubs(
    x,
    r,
    [
      [976, 604, 54, 24],
      [1166, 592, 70, 26],
      [1250, 606, 60, 30],
    ],
    5,
    0.34,
  );
  stonesOn(x, K.x, r);
  lantern(x, K.x);
  shrubs(
    x,
    r,
    [
      [938, 664, 56, 38],
      [1216, 668, 66, 44],
      [60, 640, 80, 56],
      [1500, 620, 60, 40],
    ],
    7,
    0.08,
  );
  trees(x, K.x, r);
  veranda(x, K.x);
  return { blocks: L, lines: K };
}
/** two pale ranks of cedars, each one mass with a cut edge */
function woods(x: Ctx) {
  for (const [top, sway, c, fog] of [
    [392, 30, "#8fa6a0", 0.5],
    [452, 22, "#6d8c86", 0.3],
  ] as const) {
    const line: Pt[] = [];
    for (let px = -10; px <= W + 10; px += 3) {
      const hill = sway * n.fbm(px * 0.004, top, 2);
      const crown =
        30 * Math.abs(n.n2(px * 0.016, top + 3)) ** 0.7 + 9 * Math.abs(n.n2(px * 0.07, top));
      line.push([px, top + hill - crown]);
    }
    fillPoly(
      x,
      [...line, [W + 10, 566], [-10, 566]],
      bokashi(x, 0, top - 30, 0, 560, [
        [0, mix(c, MIST, fog)],
        [0.55, mix(c, MIST, fog + 0.25)],
        [1, MIST],
      ]),
    );
  }
}
/** bars of light and shade lying across the moss */
function bars(x: Ctx) {
  for (const [y, h, c, a] of [
    [584, 8, "#e9dca0", 0.5],
    [612, 10, "#46684f", 0.34],
    [640, 12, "#c9c581", 0.4],
    [676, 16, "#294a41", 0.36],
    [704, 12, "#a8b06f", 0.3],
  ] as const) {
    const edge = (s: number) =>
      Array.from({ length: 60 }, (_, i): Pt => {
        const px = (i * W) / 59;
        return [px, y + s * h * (0.5 + 0.5 * n.n2(px * 0.006, y)) + 3 * n.n2(px * 0.02, y + s)];
      });
    fillPoly(x, [...edge(-1), ...edge(1).toReversed()], c, a);
  }
}
function shrubs(x: Ctx, r: Rng, list: readonly (readonly number[])[], leaf: number, fog: number) {
  for (const [cx, cy, rx, ry] of list)
    for (const [dx, dy, s] of [
      [0.5, -0.05, 0.62],
      [-0.45, -0.1, 0.66],
      [0, 0.1, 0.8],
    ])
      clump(
        x,
        {
          x: cx + dx * rx,
          y: cy + dy * ry,
          rx: rx * s,
          ry: ry * s,
          leaf,
          ink: (t) => mix(LEAF.at(t), MIST, fog),
          lift: -0.04,
        },
        r,
        n,
        0.5,
      );
}
/** stepping stones towards the house, flat in the moss, smaller and closer with distance */
function stonesOn(x: Ctx, k: Ctx, r: Rng) {
  for (const [sx, d] of [
    [1056, 27],
    [1042, 21],
    [1062, 17],
    [1036, 14],
    [1060, 11.6],
  ]) {
    const y = CAM.hy + (CAM.f * (CAM.z - GROUND)) / d,
      w = (CAM.f * 0.36) / d,
      h = w * 0.26;
    const ring = (grow: number, dy: number) =>
      catmull(
        Array.from({ length: 9 }, (_, i): Pt => {
          const a = (i / 9) * 6.283,
            q = grow * (1 + 0.16 * n.n2(Math.cos(a) * 1.5 + d, Math.sin(a) * 1.5));
          return [sx + Math.cos(a) * w * q, y + dy + Math.sin(a) * h * q];
        }),
        5,
        true,
      );
    fillPoly(x, ring(1.08, h * 0.5), "#24423c", 0.7);
    fillPoly(x, ring(1, h * 0.22), "#5a6a62");
    fillPoly(x, ring(1, 0), mix("#a7ae93", MIST, 0.15));
    fillPoly(
      x,
      ring(0.7, -h * 0.12).map(([a, b]): Pt => [a + w * 0.08, b]),
      "#c3c5a3",
    );
    k.fillStyle = css(KEY, 0.55);
    k.beginPath();
    brushPath(k, ring(1, h * 0.2), (t) => (0.3 + w / 60) * Math.abs(Math.sin(t * 5 + d)));
    k.fill();
    if (d < 15)
      fillPoly(
        x,
        pts("-4,0 0,-3 5,0 1,2").map(([a, b]): Pt => [sx + r.range(-9, 9) + a, y + b]),
        "#bf4a32",
      );
  }
}
/** the veranda's boards outside the sill, in the sun */
function veranda(x: Ctx, k: Ctx) {
  const strip = (y0: number, y1: number, z0: number, z1: number, c: string) => {
    const p: Pt[] = [
      place(-0.6, y0, z0),
      place(40, y0, z0),
      place(40, y1, z1),
      place(-0.6, y1, z1),
    ];
    fillPoly(x, p, c);
  };
  strip(1.15, 1.15, -0.02, -0.16, "#6d4a3c");
  strip(0, 1.15, -0.02, -0.02, "#d99a66");
  strip(0.9, 1.15, -0.02, -0.02, "#ecb880");
  k.fillStyle = css(KEY, 0.7);
  for (const [y, z, w] of [
    [1.15, -0.02, 1.6],
    [0.9, -0.02, 0.8],
    [0.62, -0.02, 1],
    [0.34, -0.02, 1.1],
  ]) {
    k.beginPath();
    brushPath(
      k,
      [place(-0.6, y, z), place(4, y, z), place(12, y, z), place(40, y, z)],
      (t) => w * (1 - 0.6 * t),
    );
    k.fill();
  }
}
