/** A willow on the right bank: its hanging branches stir in the morning air and frame the tower. */
import { type Col, layer, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { greens } from "./a-plan.ts";

const BRANCHES: readonly (readonly [line: Pt[], from: number, to: number])[] = [
  [
    [
      [1500, 690],
      [1478, 560],
      [1506, 420],
      [1452, 270],
      [1420, 180],
    ],
    54,
    22,
  ],
  [
    [
      [1462, 300],
      [1370, 210],
      [1280, 150],
      [1196, 150],
    ],
    24,
    6,
  ],
  [
    [
      [1420, 180],
      [1350, 96],
      [1270, 62],
    ],
    18,
    5,
  ],
  [
    [
      [1440, 240],
      [1530, 140],
      [1640, 110],
    ],
    22,
    8,
  ],
  [
    [
      [1500, 420],
      [1572, 330],
      [1650, 300],
    ],
    20,
    8,
  ],
];

export function willow(P: Print, key: Col) {
  const L = layer(),
    K = layer(),
    r = new Rng(52),
    T = new Tones();
  /** one hanging branch: out from the limb, over, and down, its end blown to the left */
  const strand = (from: Pt, out: number, long: number, tone: number) => {
    const blow = -0.05 * long - 10;
    const line = catmull(
      [
        from,
        [from[0] + out * 0.6, from[1] - 12],
        [from[0] + out, from[1] + long * 0.3],
        [from[0] + out + blow * 0.4, from[1] + long * 0.7],
        [from[0] + out + blow, from[1] + long],
      ],
      14,
    );
    T.add(mix(greens.at(Math.max(0, tone - 0.25)), "#3a3a30", 0.3), (z) =>
      brushPath(z, line, (t) => 2.4 * (1 - 0.6 * t)),
    );
    for (let i = 6; i < line.length; i++) {
      const [x, y] = line[i],
        t = i / line.length;
      for (const s of [-1, 1]) {
        if (r.chance(0.12)) continue;
        const len = (17 - 6 * t) * r.range(0.8, 1.25),
          lit = Math.round((tone + 0.16 * s + 0.08 * r.g()) * 6) / 6;
        T.add(greens.at(Math.max(0.02, lit)), (z) =>
          dab(z, x, y, len, len * 0.32, 1.57 - s * r.range(0.3, 0.75), s * 0.15),
        );
      }
    }
  };
  const spots = (many: number): Pt[] =>
    Array.from({ length: many }, () => {
      const line = catmull(r.pick(BRANCHES.slice(1))[0], 10);
      return line[Math.floor(r.range(0.25, 1) * (line.length - 1))];
    });
  for (const from of spots(70)) strand(from, r.range(-60, 50), r.range(170, 400), 0.16);
  T.flush(L.x);
  for (const [line, w0, w1] of BRANCHES)
    limb(L.x, K.x, line, w0, w1, r, { body: "#4a4440", light: "#9a8a6c", key, lightDir: 1 });
  // the branches hang in bunches, with sky between them
  for (const tone of [0.34, 0.56]) {
    for (const [bx, by] of spots(tone < 0.5 ? 13 : 10))
      for (let k = 0; k < 5; k++)
        strand(
          [bx + r.g() * 10, by + r.g() * 6],
          r.range(-30, 20),
          r.range(120, 330),
          tone + 0.08 * r.g(),
        );
    T.flush(L.x);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
