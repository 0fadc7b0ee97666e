/** Low banks between the strips of grass: a brow in the light of the sky, a side in shade, tufts along both. */
import { lerp, type Pt, Rng } from "../../kit/core.ts";
import { dab, Tones, trace } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { base, brink, cam, grass, hazed, lane } from "./b-plan.ts";

export function banks(P: Print) {
  const n = P.noise,
    r = new Rng(23),
    T = new Tones();
  for (const [d, left, right] of [
    [25, 0.04, 0.9],
    [29.5, 0.02, 0.72],
    [36, 0.3, 0.95],
    [52, 1.1, 1.75],
    [63, 1.12, 1.9],
    [74, 1.2, 1.8],
  ] as const) {
    const at = (k: number): Pt => {
      const x = lerp(brink(d), lane(d), k);
      return [x, base(d) + 16 * n.n2(x * 0.006, d) * (30 / d)];
    };
    const row = Array.from({ length: 40 }, (_, i) => at(lerp(left, right, i / 39))),
      tall = (0.8 * cam.f) / d;
    const deep = (i: number) => tall * Math.sin((Math.PI * (i + 0.6)) / 40) ** 0.6;
    T.add(hazed(grass.at(0.1), d), (z) =>
      trace(z, [...row, ...row.map(([x, y], i): Pt => [x, y + deep(i)]).toReversed()]),
    );
    T.add(hazed(grass.at(0.4), d), (z) =>
      trace(z, [
        ...row,
        ...row
          .map(([x, y], i): Pt => [x, y - 0.5 * deep(i) * Math.max(0, 0.4 + n.n2(x * 0.02, d))])
          .toReversed(),
      ]),
    );
    for (let i = 0; i < 240; i++) {
      const k = r.u(),
        [x, y] = at(lerp(left, right, k)),
        low = r.chance(0.6);
      const len = (cam.f / d) * r.range(0.16, 0.34);
      T.add(hazed(grass.at(low ? r.pick([0.2, 0.34]) : r.pick([0.36, 0.5])), d), (z) =>
        dab(z, x, y + (low ? deep(k * 39) : 0), len, len * 0.4, -1.57 + 0.7 * r.g()),
      );
    }
  }
  T.flush(P.base.x);
}
