/** The view through the workshop's window: cedar trunks in mist, young maple leaves. */
import { bokashi, type Ctx, mix, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, mapleLeaf } from "../../kit/brush.ts";
import { cedarSpray, rankCedar } from "../../kit/grove.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, n, PANE, r } from "./d-stage.ts";

/** Draws the light, the trunks, and a branch nearby. */
export function printView() {
  P.block(
    (x) => {
      outside(x);
      x.fillStyle = bokashi(
        x,
        0,
        PANE.y0,
        0,
        PANE.y1,
        stops("0 #a3c4a8, 0.45 #d5e3c8, 0.8 #f3efd6, 1 #f6ecd0"),
      );
      x.fillRect(PANE.x0, PANE.y0, 1300, 800);
    },
    { grain: 0.12 },
  );
  for (const rank of [0, 1, 2]) {
    P.block((x) => {
      outside(x);
      for (const [k, cx, wide] of TRUNKS) if (k === rank) cedar(x, k, cx, wide);
    });
    P.block(
      (x) => {
        outside(x);
        bank(x, rank);
      },
      { grain: 0.1 },
    );
  }
  // one shaft of light between the trunks
  P.light(
    (x) => {
      outside(x);
      for (const [shaft, a] of [
        ["900,40 1090,40 640,780 330,780", 0.34],
        ["960,40 1030,40 560,780 430,780", 0.3],
      ] as const)
        fillPoly(
          x,
          pts(shaft),
          bokashi(x, 1000, 40, 480, 780, stops("0 #fff4c8, 1 #fff0c0"), pts(`0,${a} 1,${a * 0.3}`)),
        );
    },
    { blur: 0 },
  );
  P.block(
    (x) => {
      outside(x);
      mapleBough(x);
    },
    { grain: 0.06 },
  );
}

/** Clips to the window. */
function outside(x: Ctx) {
  x.beginPath();
  x.rect(PANE.x0, PANE.y0, PANE.x1 - PANE.x0, PANE.y1 - PANE.y0);
  x.clip();
}

/** Cedar trunks in the mist: nearness, position, thickness. */
const TRUNKS = [
  [0, 352, 20],
  [0, 470, 15],
  [0, 560, 26],
  [0, 700, 17],
  [0, 868, 24],
  [0, 1030, 16],
  [1, 436, 44],
  [1, 640, 30],
  [1, 962, 58],
  [2, 276, 96],
] as const;

/** Each rank has one tone, paler the farther it stands. */
const RANKS = [
  { tone: "#b9cfb2", dark: "#b2c9ab", light: "#c2d5b9", ground: "#dfe7cb", foot: 560 },
  { tone: "#93b49b", dark: "#8aab92", light: "#a0bea5", ground: "#c3d5b2", foot: 618 },
  { tone: "#557f6c", dark: "#4b7462", light: "#658d78", ground: "#9cbb90", foot: 690 },
] as const;

/** The mossy rise that a rank of trees stands on: one flat tone with a worn edge. */
function bank(x: Ctx, rank: number) {
  const { ground, foot } = RANKS[rank];
  const edge = Array.from({ length: 62 }, (_, i): Pt => {
    const px = 180 + i * 20;
    return [px, foot - 8 + 26 * n.n2(px * 0.0042 + rank * 9, rank) + 5 * n.n2(px * 0.05, rank)];
  });
  fillPoly(x, [...edge, [1420, 800], [180, 800]], ground);
}

function cedar(x: Ctx, rank: number, cx: number, wide: number) {
  const ink = RANKS[rank];
  const { tone, dark, light, foot } = ink;
  rankCedar(x, [cx, foot + 22], wide, PANE.y0 - 10, r, {
    tone,
    dark,
    light,
    mist: ink.ground,
    rise: 40,
    lit: 1,
  });
  for (let i = 0; i < 3 + rank * 2; i++) {
    const dir = r.chance(0.5) ? 1 : -1;
    const tones = [ink.dark, ink.tone, mix(ink.tone, ink.light, 0.5)] as const;
    cedarSpray(
      x,
      [cx + dir * wide * 0.3, r.range(50, 330)],
      r.range(60, 104) + wide * 0.6,
      dir,
      r,
      tones,
    );
  }
}

/** Young maple leaves at the top of the window. */
function mapleBough(x: Ctx) {
  x.fillStyle = "#44503c";
  x.beginPath();
  for (const twig of [
    "1130,52 1010,92 900,104 800,150 716,168",
    "980,98 920,150 886,206",
    "1050,80 1030,134 1044,188",
    "850,126 800,196 760,224",
  ])
    brushPath(x, catmull(pts(twig), 6), (t) => 7 * (1 - t) + 1.6);
  x.fill();
  for (const [colour, count] of [
    ["#4f7f42", 46],
    ["#78a54a", 40],
    ["#b5cf6a", 18],
  ] as const) {
    x.fillStyle = colour;
    x.beginPath();
    for (let i = 0; i < count; i++) {
      const t = r.u();
      mapleLeaf(
        x,
        1120 - 420 * t + r.g() * 30,
        78 + 100 * t * r.range(0.5, 1.1) + Math.abs(r.g()) * 44,
        r.range(12, 21),
        r.range(0.9, 2.3),
        0.8,
        5,
      );
    }
    x.fill();
  }
}
