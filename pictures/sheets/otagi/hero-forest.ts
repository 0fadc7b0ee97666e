/** The morning sky behind everything: teal above, cream below, rows of cedars that stand in the mist. */
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import {
  bokashi,
  css,
  layer,
  mix,
  type Ctx,
  type Pt,
  Rng,
  sstep,
  W,
  type Col,
} from "../../kit/core.ts";
import { rankCedar } from "../../kit/grove.ts";
import { stops } from "../../kit/points.ts";
import { mistBand } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";
import { gn, MIST, P } from "./hero-stage.ts";

/** middle, width, foot of each trunk; a darker one stands nearer */
const TRUNKS: readonly [number, number, number, number][] = [
  [178, 15, 268, 0.2],
  [250, 20, 290, 0.3],
  [352, 14, 280, 0.15],
  [424, 15, 292, 0.25],
  [508, 14, 300, 0.2],
  [742, 15, 306, 0.25],
  [830, 16, 290, 0.18],
  [960, 20, 300, 0.3],
  [1075, 15, 300, 0.2],
  [1180, 24, 300, 0.32],
  [1300, 17, 300, 0.25],
  [1410, 26, 320, 0.4],
  [470, 23, 306, 0.55],
  [545, 19, 300, 0.42],
  [692, 25, 312, 0.55],
];

export function printForest() {
  sky(
    P,
    520,
    stops("0 #6f9496, 0.1 #92aea6, 0.24 #c3cdb7, 0.4 #e3e3c7, 0.6 #efecd0, 1 #eeebd2"),
    0.2,
    1200,
  );
  P.mist(corner, "#2f6674", { grain: 0.22 });
  const L = layer(),
    r = new Rng(41);
  for (const [cx, wide, foot, near] of TRUNKS)
    rankCedar(L.x, [cx, foot], wide, -20, r, {
      tone: mix("#b4c6b4", "#2c626e", near * 1.3),
      dark: mix("#a3b8a9", "#245664", near * 1.3),
      light: mix("#c3d0bb", "#5f8c8e", near * 1.2),
      mist: "#e4e5c9",
      rise: 190,
      lit: -1,
    });
  P.put(L);
  P.mist(mistBand(gn, 330, 150, 60, { amp: 16, max: 0.82 }), "#eeecd0", { grain: 0.12 });
  const B = layer();
  bough(B.x, [58, -60], 300, 34, 410, "#1f5767", 7);
  bough(B.x, [196, -120], 190, 20, 250, "#4c8288", 8);
  bough(B.x, [330, -170], 130, 14, 190, "#7fa5a0", 9);
  bough(B.x, [1330, -120], 200, 22, 300, "#5d9094", 10);
  bough(B.x, [1575, -70], 230, 30, 330, "#2f6b78", 11);
  P.put(B);
}
/** deep shade in both upper corners */
const corner = (x: number, y: number) =>
  0.75 * sstep(300, 0, y + 0.2 * x) +
  0.55 * sstep(260, 0, y + 0.35 * (W - x)) * sstep(700, 1300, x);

/** A cedar at the edge of the clearing: a trunk and boughs that droop in long strokes, lost in the mist below. */
function bough(
  x: Ctx,
  [cx, top]: Pt,
  half: number,
  wide: number,
  foot: number,
  tone: Col,
  seed: number,
) {
  const r = new Rng(seed),
    T = new Tones();
  const faded = (c: Col, y: number) =>
    mix(c, MIST, Math.round(sstep(foot * 0.2, foot * 1.02, y) * 12) / 12);
  x.fillStyle = bokashi(x, 0, 0, 0, foot, [
    [0, faded(tone, 0)],
    [0.5, faded(tone, foot * 0.5)],
    [0.8, faded(tone, foot * 0.8)],
    [1, MIST],
  ]);
  x.beginPath();
  brushPath(
    x,
    [
      [cx, foot],
      [cx + 2, foot * 0.5],
      [cx - 1, -30],
    ],
    (t) => wide * (1.25 - 0.35 * t),
  );
  x.fill();
  for (let y = foot * 0.98; y > top; y -= 27) {
    const down = (y - top) / (foot - top);
    for (const side of [-1, 1]) {
      if (r.chance(0.2)) continue;
      const reach = half * (0.2 + 0.8 * down) * r.range(0.6, 1.05);
      const sag = r.range(0.3, 0.5);
      for (let u = 0.05; u < 1; u += 9 / reach) {
        const px = cx + side * reach * u,
          py = y - 40 + reach * sag * u * u;
        for (let k = 0; k < 2; k++) {
          const long = r.range(20, 44) * (1.15 - 0.6 * u);
          const lit = r.chance(0.25) ? mix(tone, "#b8cdbd", 0.35) : tone;
          T.add(faded(lit, Math.round(py / 24) * 24), (q) =>
            dab(
              q,
              px + r.g() * 5,
              py + r.g() * 6,
              long,
              long * 0.19,
              1.57 - side * r.range(0.15, 0.75),
              side * 0.12,
            ),
          );
        }
      }
    }
  }
  T.flush(x);
}

/** Slanting light: bands with one sharp and one soft edge, all from the upper left. */
export function printShafts() {
  P.light(
    (x) => {
      for (const [left, wide, long, a] of [
        [-40, 70, 680, 0.4],
        [90, 34, 560, 0.26],
        [190, 96, 700, 0.42],
        [372, 40, 500, 0.28],
        [560, 60, 430, 0.22],
        [690, 26, 330, 0.2],
      ]) {
        const g = x.createLinearGradient(left, 40, left + long * 0.9, 40 + long);
        g.addColorStop(0, css("#fffbe0", 0));
        g.addColorStop(0.25, css("#fffbe0", a));
        g.addColorStop(1, css("#fffbe0", 0));
        x.fillStyle = g;
        x.beginPath();
        x.moveTo(left, 20);
        x.lineTo(left + wide, 20);
        x.lineTo(left + wide * 1.7 + long * 0.9, 20 + long);
        x.lineTo(left + long * 0.84, 20 + long);
        x.fill();
      }
    },
    { op: "screen", alpha: 1, blur: 1 },
  );
}
