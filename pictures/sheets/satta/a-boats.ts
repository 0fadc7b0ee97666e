/** Satta Pass, A: the moored rowing boat, and two fishing boats off shore. */
import { css, type Ctx, mix, type Pt, rgb, Rng, type V3 } from "../../kit/core.ts";
import { clearUnder, fillPoly, poly, stroke } from "../../kit/brush.ts";
import { direct, face, inked, type Pens, place } from "./a-plan.ts";

const BOW: Pt = [2.72, 20.1],
  AXIS: Pt = [0.84, -0.543],
  LONG = 4.15;
/** how broad the boat is, and how high its edge is, from the bow (0) to the stern (1) */
const broad = (s: number) =>
  s < 0.58 ? 0.84 * (1 - (1 - s / 0.58) ** 2.1) : 0.84 - 0.2 * ((s - 0.58) / 0.42) ** 2;
const sheer = (s: number) => 0.92 - 0.82 * s + 0.58 * s * s;
/** a point: along, to the side nearer to us (-1) or farther (1), height */
const hull = (s: number, side: number, z: number): V3 => {
  const at = s * LONG;
  return [BOW[0] + AXIS[0] * at - AXIS[1] * side, BOW[1] + AXIS[1] * at + AXIS[0] * side, z];
};
const STEPS = Array.from({ length: 25 }, (_, i) => i / 24);
/** the planking: 0 at the edge, 1 at the water */
const plank = (s: number, side: number, t: number) =>
  hull(
    0.055 * t * (1 - s) + s * (1 - 0.035 * t),
    side * broad(s) * (1 - 0.3 * t),
    sheer(s) * (1 - t),
  );

/** The stem, where its rope is tied. */
export const stem = (): Pt => direct.to(...hull(0.01, 0, sheer(0)));

export function rowboat(p: Pens) {
  const line = (side: number, t: number) => STEPS.map((s) => plank(s, side, t));
  if (!p.eye.flip) {
    const floor = (side: number) =>
      STEPS.slice(3).map((s) => hull(s * 0.985, side * broad(s) * 0.66, 0.16));
    face(p, [...line(1, 0), ...line(-1, 0).toReversed()], "#22344f");
    face(p, [...line(1, 0), ...floor(1).toReversed()], "#52677c");
    face(p, [...floor(1), ...floor(-1).toReversed()], "#33485f");
    for (const t of [0.25, 0.5])
      inked(
        p,
        STEPS.slice(2).map((s) => hull(s, broad(s) * (1 - 0.3 * t), sheer(s) * (1 - t))),
        0.3,
        0.6,
      );
    for (const s of [0.24, 0.52, 0.8]) {
      const w = broad(s) * 0.93,
        z = sheer(s) - 0.2;
      const seat = (z0: number) => [
        hull(s - 0.035, w, z0),
        hull(s + 0.035, w, z0),
        hull(s + 0.035, -w, z0),
        hull(s - 0.035, -w, z0),
      ];
      face(p, seat(z - 0.14), "#1a2a44");
      face(p, seat(z), "#8b9aa6", 0.35);
    }
  }
  // the side towards us, and the transom
  face(p, [...line(-1, 0), ...line(-1, 1).toReversed()], p.eye.flip ? "#1f3148" : "#3a4a5f", 0.5);
  face(
    p,
    [plank(1, 1, 0), plank(1, -1, 0), plank(1, -1, 1), plank(1, 1, 1)],
    p.eye.flip ? "#3a4c5e" : "#7f93a3",
    0.5,
  );
  face(p, [...line(-1, 0.78), ...line(-1, 1).toReversed()], "#1f2f48");
  for (const t of [0.26, 0.52]) inked(p, line(-1, t), 0.32, 0.7);
  if (p.eye.flip) return;
  // the grain of weathered boards
  const q = new Rng(27);
  for (let i = 0; i < 130; i++) {
    const s = q.range(0.02, 0.9),
      t = q.range(0.04, 0.95),
      l = q.range(0.03, 0.13);
    stroke(
      p.x,
      place(p, [plank(s, -1, t), plank(s + l / 2, -1, t + 0.01), plank(s + l, -1, t)]),
      q.range(1, 2.2),
      q.pick(["#5f7081", "#4d5a68", "#22344e", "#6b6a66"]),
      { taper: [0.4, 0.5], a: q.range(0.4, 0.8) },
    );
  }
  // the edge catches the moon
  for (const [side, w, c] of [
    [1, 3, "#dfe4dc"],
    [-1, 4, "#a9b8c6"],
  ] as const)
    stroke(p.x, place(p, line(side, 0)), w, c, { taper: [0.02, 0.02] });
  stroke(p.x, place(p, [plank(1, 1, 0), plank(1, -1, 0)]), 4, "#dfe4dc", { taper: [0, 0] });
  const oar = place(p, [hull(0.2, 0.1, 0.72), hull(0.7, -0.12, 0.66), hull(1.02, -0.1, 0.7)]);
  stroke(p.x, oar, 5, "#c39a5c", { taper: [0.02, 0.02] });
  const [bx, by] = place(p, [hull(1.02, -0.1, 0.7)])[0];
  fillPoly(
    p.x,
    [
      [bx - 4, by - 4],
      [bx + 34, by + 2],
      [bx + 37, by + 8],
      [bx - 4, by + 4],
    ],
    "#c39a5c",
  );
}

const STAYS: Pt[][] = [
  [
    [0, 56],
    [-50, 16],
  ],
  [
    [0, 52],
    [26, 46],
    [47, 32],
  ],
  [
    [-34, 33],
    [0, 14],
  ],
];
/** A fishing boat at anchor; `up` is -1 in its reflection. */
function fisher(x: Ctx, k: Ctx | null, [bx, by]: Pt, s: number, up: number) {
  const P = (list: readonly Pt[]): Pt[] => list.map(([a, b]) => [bx + a * s, by - up * b * s]);
  const dim = up < 0 ? 0.3 : 0;
  const fill = (c: string, list: readonly Pt[]) => {
    const at = P(list);
    if (k) clearUnder(k, at);
    fillPoly(x, at, mix(c, "#3f6d80", dim));
  };
  const rope = (list: readonly Pt[], w: number) => {
    x.strokeStyle = css(mix("#14203c", "#3f6d80", dim));
    x.lineWidth = w;
    poly(x, P(list));
    x.stroke();
  };
  fill("#14203f", [
    [-52, 15],
    [-44, 12],
    [-20, 6],
    [30, 5],
    [52, 7],
    [51, -3],
    [-40, -3],
    [-47, 4],
  ]);
  fill("#c9d2d6", [
    [-52, 16.5],
    [-44, 13.4],
    [-20, 7.4],
    [30, 6.4],
    [52, 8],
    [52, 6.4],
    [30, 4.8],
    [-20, 5.6],
    [-44, 11.4],
    [-51.5, 14.6],
  ]);
  fill("#7e2f33", [
    [-44, 0],
    [51, 0],
    [51, -3],
    [-40, -3],
  ]);
  fill("#1b2a4c", [
    [8, 6],
    [8, 27],
    [36, 27],
    [38, 6],
  ]);
  fill("#5c7690", [
    [5, 26],
    [5, 29.4],
    [39, 29.4],
    [39, 26],
  ]);
  for (const a of [11, 21.5])
    fill("#fcd27c", [
      [a, 14],
      [a, 24],
      [a + 8, 24],
      [a + 8, 14],
    ]);
  rope(
    [
      [0, 5],
      [0, 56],
    ],
    2.2 * Math.min(1, s),
  );
  rope(
    [
      [47, 6],
      [47, 32],
    ],
    1.8 * Math.min(1, s),
  );
  // its stays are too thin for the water to show
  const stays: Pt[][] = up < 0 ? [] : STAYS;
  for (const q of stays) rope(q, Math.max(0.8, 1.2 * s));
  const [lx, ly] = P([[0, 47]])[0];
  for (const [r, a] of [
    [13, 0.14],
    [8, 0.25],
  ] as const) {
    x.fillStyle = css("#ffd98a", a);
    x.beginPath();
    x.arc(lx, ly, r * s, 0, 6.3);
    x.fill();
  }
  x.fillStyle = css(rgb("#fff0c0"));
  x.beginPath();
  x.arc(lx, ly, 3.8 * s, 0, 6.3);
  x.fill();
}
export function fishingBoats(p: Pens) {
  const up = p.eye.flip ? -1 : 1;
  fisher(p.x, p.k, [1390, 652], 0.44, up);
  fisher(p.x, p.k, [1486, 693], 1, up);
}
