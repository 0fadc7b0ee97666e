/** The garden in the first sun: a hill and woods in the mist, a temple's roof, one deer, moss with the low light on it. */
import { bokashi, clamp, type Ctx, lerp, type Pt, rgb, Rng, shade, sstep } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { mistBand } from "../../kit/print.ts";
import { block, bush, D, shape } from "./b-bush.ts";
import { nz, P } from "./b-plan.ts";

const X0 = 440,
  X1 = 1180;
const SKY = ["#b3c8ce", "#d0d9d2", "#f0e3c6", "#fce5b6"].map(rgb);
const fill = (x: Ctx, line: readonly Pt[], foot: number) => {
  x.beginPath();
  for (const [a, b] of [...line, [X1 + 40, foot], [X0 - 40, foot]]) x.lineTo(a, b);
  x.fill();
};
/** the edge of a wood: a few great crowns of very different size */
function crowns(seed: number, y: number, size: number, tall: number): Pt[] {
  const r = new Rng(seed);
  const domes: [number, number, number][] = [];
  for (let x = X0 - 60; x < X1 + 60;) {
    const big = r.u();
    const w = size * lerp(0.35, 1.15, big);
    domes.push([x, w, tall * lerp(0.3, 1, big * r.range(0.7, 1))]);
    x += w * r.range(0.7, 1.25);
  }
  const line: Pt[] = [];
  for (let x = X0 - 40; x <= X1 + 40; x += 2) {
    let top = 6;
    for (const [cx, w, h] of domes) {
      const q = (x - cx) / w;
      if (q * q < 1) top = Math.max(top, h * (1 - q * q) ** 0.42);
    }
    line.push([x, y - top - 2.6 * nz.n2(x * 0.09, seed) - 1.2 * nz.n2(x * 0.25, seed)]);
  }
  return line;
}
/** a hind who has raised her head; her feet at 0,0 */
const HIND = [
  "30,-56 38,-36 33,-16 32,0 28,0 29,-16 33,-34 16,-52",
  "-13,-46 -11,-24 -13,0 -17,0 -16,-24 -21,-46",
  "-70,-101 -69,-105 -60,-110 -54,-114 -60,-119 -62,-127 -55,-123 -49,-117 -45,-115 -43,-121 -35,-126 -35,-118 -40,-110 -36,-102 -29,-93 -20,-85 -8,-81 12,-78 32,-81 42,-77 48,-70 48,-60 45,-50 49,-36 44,-16 44,0 40,0 40,-16 42,-34 34,-46 26,-52 8,-47 -10,-46 -18,-44 -19,-24 -19,0 -23,0 -23,-24 -27,-46 -34,-60 -38,-70 -46,-86 -52,-96 -61,-98",
] as const;

export function printGarden() {
  P.put(
    shade((px, y, out) => {
      const x = px - D;
      out[3] = x > X0 && x < X1 && y < 800 ? 255 : 0;
      if (!out[3]) return;
      const t = clamp(
        2.2 * clamp((y - 60) / 230) + 1.1 * sstep(560, 1200, x) + 0.12 * nz.n2(x * 0.003, y * 0.02),
        0,
        2.999,
      );
      const k = Math.floor(t);
      for (let c = 0; c < 3; c++) out[c] = lerp(SKY[k][c], SKY[k + 1][c], t - k);
    }),
    { occlude: 1 },
  );
  // the round grass hill, and the slope before it
  block((x) => {
    x.fillStyle = bokashi(x, 0, 160, 0, 300, [
      [0, "#a9bcc0"],
      [1, "#e9dfc6"],
    ]);
    fill(
      x,
      catmull(
        pts("380,226 450,212 520,192 590,168 650,160 720,166 790,186 880,214 980,230 1240,238"),
        12,
      ),
      420,
    );
  });
  P.mist(mistBand(nz, 268, 40, 34, { max: 0.8, amp: 6 }), "#f6e8c8");
  // the wood at the far side of the lawn; a great roof over it
  roof();
  block((x) => {
    x.fillStyle = bokashi(x, 0, 236, 0, 350, [
      [0, "#8ba39d"],
      [1, "#dcd8bb"],
    ]);
    fill(x, crowns(11, 328, 70, 78), 420);
  });
  P.mist(mistBand(nz, 322, 34, 30, { max: 0.75, amp: 8 }), "#f7ead0");
  block((x) => {
    x.fillStyle = bokashi(x, 0, 262, 0, 356, [
      [0, "#66837c"],
      [1, "#c9ccae"],
    ]);
    const wood = crowns(23, 350, 60, 70).map(([a, b]): Pt => [
      a,
      b + 30 * sstep(520, 640, a) * sstep(980, 860, a),
    ]);
    fill(x, wood, 420);
  });
  P.mist(mistBand(nz, 350, 44, 26, { max: 0.92, amp: 8 }), "#f7ead0");
  // the lawn, in mist at its far end
  block((x) => {
    x.fillStyle = bokashi(x, 0, 352, 0, 690, [
      [0, "#f3e8cc"],
      [0.2, "#d5d5b0"],
      [0.55, "#9dab88"],
      [1, "#68795c"],
    ]);
    fill(
      x,
      [
        [X0, 354],
        [X1, 354],
      ],
      800,
    );
  });
  P.mist(mistBand(nz, 362, 12, 24, { max: 0.7, amp: 5 }), "#f7ead0");
  hind([676, 408], 0.46);
  near();
}
/** a great roof in the mist, in one tone */
function roof() {
  block((x) => {
    x.fillStyle = bokashi(x, 0, 214, 0, 300, [
      [0, "#7d9299"],
      [1, "#efe3c8"],
    ]);
    const half = (s: string): Pt[] => {
      const l = pts(s);
      return [...l, ...l.toReversed().map(([u, v]): Pt => [-u, v])].map(([u, v]) => [
        812 + u * 0.68,
        290 + v * 0.68,
      ]);
    };
    shape(x, half("-44,-95 -45,-101 -38,-97"));
    shape(x, half("-40,-97 -50,-84 -66,-71 -84,-63 -82,-60"));
    shape(x, half("-58,-62 -58,-40"));
    shape(x, half("-62,-46 -74,-36 -94,-27 -92,-24"));
    shape(x, half("-56,-26 -56,8"));
  });
}
function hind(at: Pt, s: number) {
  block((x) => {
    // her shade lies towards us
    x.fillStyle = "rgba(92,104,84,0.5)";
    shape(
      x,
      catmull(pts("44,-2 20,-3 -20,-3 -70,18 -132,40 -120,44 -60,30 0,24 30,12"), 5, true).map(
        ([u, v]): Pt => [at[0] + u * s, at[1] + v * s],
      ),
    );
    for (const [dx, dy, c] of [
      [0, 0, "#e6bd85"],
      [-1.6, 1.8, "#553f37"],
    ] as const) {
      x.fillStyle = c;
      for (const text of HIND)
        shape(
          x,
          catmull(pts(text), 5, true).map(([u, v]): Pt => [
            at[0] + u * s + (v < -30 ? dx : 0.4 * dx),
            at[1] + v * s + (v < -30 ? dy : 0),
          ]),
        );
    }
    // her pale rump
    x.fillStyle = "#efdcb8";
    shape(
      x,
      catmull(pts("43,-76 49,-70 48,-58 45,-56 43,-66"), 5, true).map(([u, v]): Pt => [
        at[0] + u * s,
        at[1] + v * s,
      ]),
    );
  });
}
/** clipped bushes and stepping stones, with the low sun behind them */
function near() {
  // long shade of trees that stand outside the picture
  for (const [text, a] of [
    [
      "1200,420 1060,436 900,462 740,492 600,524 440,566 440,590 620,546 780,512 940,482 1080,458 1200,446",
      0.3,
    ],
    [
      "1200,498 1060,524 900,560 740,602 600,646 520,690 640,700 760,650 920,600 1080,560 1200,538",
      0.4,
    ],
  ] as const)
    block((x) => {
      x.fillStyle = `rgba(58,82,72,${a})`;
      shape(x, catmull(pts(text), 10, true));
    });
  for (const [sx, sy, w, h] of [
    [744, 434, 16, 3],
    [728, 460, 22, 4.4],
    [752, 496, 34, 6.8],
    [718, 548, 40, 9],
    [770, 622, 70, 15],
  ]) {
    block((x) => {
      const ring = (dx: number, dy: number, k: number): Pt[] =>
        catmull(
          Array.from({ length: 9 }, (_, i): Pt => {
            const a = (i / 9) * 6.283,
              q = k * (1 + 0.13 * nz.n2(Math.cos(a) + sx, Math.sin(a) + sy));
            return [sx + dx + Math.cos(a) * w * q, sy + dy + Math.sin(a) * h * q];
          }),
          6,
          true,
        );
      x.fillStyle = "#4c5d50";
      shape(x, ring(-w * 0.1, h * 0.3, 1.02));
      x.fillStyle = bokashi(x, sx - w, 0, sx + w, 0, [
        [0, "#879282"],
        [1, "#c9c9ac"],
      ]);
      shape(x, ring(0, 0, 1));
    });
  }
  bush(480, 486, 78, 60, ["#3c574c", "#7c9270", "#a9b184"]);
  bush(1034, 486, 72, 54, ["#49655a", "#87997a", "#c3c69a"]);
  bush(1142, 560, 124, 104, ["#2b443c", "#5f7a5c", "#98a672"]);
}
