/** Tozan Shrine, the hero: azaleas beside the stair, one dark mass; a few heads take the first light. */
import { bokashi, type Ctx, lerp, mix, Noise, type Pt, Rng } from "../../kit/core.ts";
import { catmull, fillPoly, Tones } from "../../kit/brush.ts";

const n = new Noise(15);
const CREST: readonly Pt[] = [
  [1138, 880],
  [1134, 852],
  [1166, 826],
  [1216, 818],
  [1270, 828],
  [1316, 786],
  [1384, 762],
  [1440, 776],
  [1492, 716],
  [1570, 682],
  [1660, 690],
];
const FOOT: readonly Pt[] = [
  [1660, 1240],
  [1548, 1240],
  [1502, 1196],
  [1512, 1140],
  [1462, 1112],
  [1404, 1070],
  [1398, 1030],
  [1342, 1012],
  [1280, 978],
  [1262, 938],
  [1210, 936],
  [1158, 912],
];
/** The stone darkens where the leaves lean over it. */
export function under(x: Ctx) {
  fillPoly(
    x,
    catmull([...FOOT, [1138, 890], [1400, 850], [1660, 900]], 8, true).map(([a, b]): Pt => [
      a + 9,
      b + 11,
    ]),
    "#2a3a60",
  );
}
function leaf(
  T: Tones,
  px: number,
  py: number,
  long: number,
  turn: number,
  flat: number,
  tone: string,
) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Pt => [
    px + long * (u * c - v * flat * s),
    py + long * (u * s + v * flat * c),
  ];
  T.add(tone, (z) => {
    z.moveTo(...at(0, 0));
    z.bezierCurveTo(...at(0.2, -0.36), ...at(0.7, -0.34), ...at(1, 0));
    z.bezierCurveTo(...at(0.7, 0.34), ...at(0.2, 0.36), ...at(0, 0));
  });
}
function fringe(
  x: Ctx,
  crest: readonly Pt[],
  size: (t: number) => number,
  tone: string,
  seed: number,
  rare = 0.55,
) {
  const r = new Rng(seed),
    T = new Tones();
  let walked = 0;
  for (let i = 1; i + 1 < crest.length; i++) {
    const [a, b] = crest[i],
      [c, d] = crest[i + 1],
      s0 = size(i / crest.length);
    walked += Math.hypot(c - a, d - b);
    while (walked > s0 * rare) {
      walked -= s0 * rare;
      const t = r.u(),
        s = s0 * r.range(0.7, 1.2),
        turn = -1.57 + r.range(-1.4, 1.4);
      const out = n.n2(a * 0.014, 7) > -0.1 ? 0.34 : 0.08;
      leaf(
        T,
        lerp(a, c, t) - 0.5 * s * Math.cos(turn),
        lerp(b, d, t) + s * (0.6 - out) - 0.3 * s * Math.sin(turn),
        s,
        turn,
        r.range(0.9, 1.2),
        tone,
      );
    }
  }
  T.flush(x);
}
export function azaleas(x: Ctx) {
  const crest = catmull([...CREST], 14).map(([a, b], i): Pt => [
    a,
    b + 4 * n.n2(i * 0.16, 1) + 2 * n.n2(i * 0.6, 6),
  ]);
  fillPoly(
    x,
    [...crest, ...catmull([...FOOT], 10)],
    bokashi(x, 0, 690, 0, 1200, [
      [0, "#1b3350"],
      [0.4, "#142842"],
      [1, "#0e1d34"],
    ]),
  );
  fringe(x, crest, (t) => lerp(11, 26, t), "#1a304c", 9);
  // the sides of the rounds that look to the light
  const T = new Tones(),
    r = new Rng(27);
  for (const [mx, my, rx, ry] of [
    [1190, 858, 26, 9],
    [1352, 812, 30, 12],
    [1502, 776, 30, 18],
  ])
    for (let k = 0; k < 9; k++)
      leaf(
        T,
        mx + rx * r.range(-1, 1),
        my + ry * r.range(-1, 1),
        r.range(11, 20) * (mx / 1350),
        r.range(2.2, 5),
        0.9,
        k % 3 ? "#22395a" : "#2f4769",
      );
  T.flush(x);
  // the second round before it
  const low = catmull(
    [
      [1262, 950],
      [1300, 906],
      [1368, 884],
      [1430, 900],
      [1482, 858],
      [1560, 836],
      [1660, 850],
    ],
    14,
  ).map(([a, b], i): Pt => [a, b + 4 * n.n2(i * 0.2, 12)]);
  fringe(x, catmull([...FOOT], 10).toReversed(), (t) => lerp(9, 26, t), "#0f2039", 21, 0.95);
  const LOW = "#10213a";
  fillPoly(x, [...low, [1660, 1240], [1560, 1236], [1430, 1072], [1350, 1004]], LOW);
  fringe(x, low, (t) => lerp(14, 30, t), LOW, 12);
  for (const [i, [hx, hy, size, lit]] of (
    [
      [1228, 846, 17, 0.55],
      [1366, 790, 25, 1],
      [1418, 812, 20, 0.7],
      [1520, 738, 31, 0.9],
      [1376, 922, 24, 0.4],
      [1504, 896, 33, 0.5],
    ] as const
  ).entries())
    head(x, hx, hy, size, lit, new Rng(70 + i));
}
/** A head of azalea: flowers with five petals, seen from the side and from above. */
function head(x: Ctx, hx: number, hy: number, size: number, lit: number, r: Rng) {
  const T = new Tones();
  const tone = (v: number) => mix("#33375c", lit > 0.6 ? "#dba3aa" : "#b5849c", v);
  const count = 9;
  for (let i = count - 1; i >= 0; i--) {
    const q = Math.sqrt(i / count) * size * 0.85,
      a = i * 2.39996 + r.range(-0.2, 0.2),
      fx = hx + q * 1.15 * Math.cos(a),
      fy = hy + q * 0.72 * Math.sin(a);
    const up = 0.5 + (0.5 * (hy - fy)) / size - (0.42 * (fx - hx)) / size;
    const v = Math.round(6 * lit * Math.min(1, Math.max(0.12, up))) / 6,
      s = size * r.range(0.4, 0.52),
      turn = r.range(0, 1.2);
    T.add(rgbText(tone(v)), (z) => {
      for (let k = 0; k < 5; k++) {
        const b = turn + k * 1.2566,
          [c, e] = [Math.cos(b), Math.sin(b) * 0.8];
        z.moveTo(fx + s * (0.44 * c + 0.44), fy + s * 0.44 * e);
        z.ellipse(fx + s * 0.44 * c, fy + s * 0.44 * e, s * 0.44, s * 0.36, 0, 0, 6.3);
      }
    });
    T.flush(x);
  }
}
const rgbText = (c: readonly number[]) =>
  `#${c.map((v) => Math.round(v).toString(16).padStart(2, "0")).join("")}`;
