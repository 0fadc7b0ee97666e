/** Hakozushi C: a willow on the bank, of which only the hanging twigs are seen, moved by the evening wind. */
import { layer, lerp, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

/** where each twig leaves the upper edge, how far it hangs, how far the wind carries its end */
const TWIGS: readonly [at: number, down: number, away: number][] = [
  [1624, 760, -30],
  [1600, 640, -46],
  [1590, 470, -60],
  [1572, 690, -70],
  [1552, 380, -30],
  [1530, 560, -90],
  [1508, 300, -36],
  [1490, 470, -84],
  [1466, 240, -30],
  [1448, 372, -74],
  [1424, 190, -34],
  [1398, 300, -66],
  [1372, 140, -24],
  [1346, 224, -56],
  [1312, 110, -24],
  [1276, 172, -46],
  [1226, 80, -20],
  [1180, 106, -30],
];
export function willow(P: Print, key: string) {
  const L = layer(),
    K = layer(),
    r = new Rng(37);
  for (const behind of [true, false]) {
    const T = new Tones();
    for (const [i, [at, down, away]] of TWIGS.entries()) {
      if ((i % 3 === 1) !== behind) continue;
      const run = catmull(
        [
          [at, -20],
          [at + 6, down * 0.34],
          [at + away * 0.36, down * 0.7],
          [at + away, down],
        ],
        22,
      );
      L.x.fillStyle = behind ? "#55683f" : "#2f3a2c";
      L.x.beginPath();
      brushPath(L.x, run, (t) => 4.4 - 3 * t);
      L.x.fill();
      for (let k = 2; k < run.length; k += r.pick([1, 1, 2])) {
        const [px, py] = run[k],
          t = k / run.length;
        const side = r.chance(0.5) ? 1 : -1;
        const long = lerp(62, 36, t) * r.range(0.75, 1.2);
        // leaves hang along the twig, blown to the left like it
        const turn = 1.57 + 0.34 - side * r.range(0.16, 0.55) - 0.12 * r.g();
        const tone = behind
          ? r.pick(["#6f7f4e", "#8d8f52"])
          : side < 0
            ? r.pick(["#1f4038", "#2a4f3c"])
            : r.pick(["#3f6b3e", "#b9a24e", "#345a3c"]);
        T.add(tone, (z) => dab(z, px, py, long, long * 0.21, turn, 0.12 * side));
        if (behind || !r.chance(0.3)) continue;
        K.x.fillStyle = key;
        K.x.beginPath();
        brushPath(
          K.x,
          [
            [px, py],
            [px + Math.cos(turn) * long * 0.8, py + Math.sin(turn) * long * 0.8],
          ],
          (u) => 1.8 * (1 - 0.7 * u),
        );
        K.x.fill();
      }
    }
    T.flush(L.x);
  }
  P.put(L, { occlude: 0.9 });
  stamp(P.key.x, K);
}
