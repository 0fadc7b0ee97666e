/** Tozan Shrine, A: hydrangeas beside the way, one dark mass; a few pale heads take the last light of the sky. */
import { type Ctx, lerp, mix, Noise, type Pt, type RGB, Rng } from "../../kit/core.ts";
import { catmull, fillPoly, Tones } from "../../kit/brush.ts";
import { HALF, onPaper, scaleAt } from "./a-plan.ts";

const n = new Noise(5);
const DARK = "#101f27",
  LEAF = "#182d36";
/** The mass from its far end to us: how far, how high, how far behind the kerb. */
const MOUNDS = [
  [17.2, 0.2],
  [16.6, 0.85],
  [14.6, 1.12],
  [13.2, 0.92],
  [11.6, 1.36],
  [10.0, 1.22],
  [8.6, 1.62],
  [7.3, 1.5],
  [6.1, 1.9],
  [5.0, 1.82],
  [3.6, 2.1],
] as const;
const BACK = 0.75;
const crestOf = (mirrored: boolean) =>
  catmull(
    MOUNDS.map(([y, z]) => onPaper([HALF + BACK, y, z], mirrored)),
    14,
  ).map(([a, b], i): Pt => [
    a,
    b + (4 * n.n2(i * 0.16, 1) + 2.4 * n.n2(i * 0.6, 6)) * (mirrored ? 0.4 : 1),
  ]);
const hem = () =>
  Array.from({ length: 50 }, (_, i): Pt => {
    const y = lerp(17.2, 2, i / 49),
      [a, b] = onPaper([HALF + 0.12 + 0.04 * n.n2(y * 1.3, 2), y, 0]);
    return [a, b];
  });
export function bushes(x: Ctx, mirrored = false) {
  // in the mirror the mass reaches above its foot, so that no light comes in where the stone is out of level
  const foot = hem().map(([a, b]): Pt => [a, mirrored ? b - 40 : b]);
  fillPoly(
    x,
    [...crestOf(mirrored), [1700, mirrored ? 1500 : 500], [1700, 1300], ...foot.toReversed()],
    DARK,
  );
}
/** A pointed leaf with its fold. */
function leaf(
  T: Tones,
  px: number,
  py: number,
  long: number,
  turn: number,
  flat: number,
  tone: string | RGB,
) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Pt => [
    px + long * (u * c - v * flat * s),
    py + long * (u * s + v * flat * c),
  ];
  T.add(tone, (z) => {
    z.moveTo(...at(0, 0));
    z.bezierCurveTo(...at(0.2, -0.42), ...at(0.7, -0.4), ...at(1, 0));
    z.bezierCurveTo(...at(0.7, 0.4), ...at(0.2, 0.42), ...at(0, 0));
  });
}
/** Heads of flowers: how far, how high, how far from the kerb, size, light. */
const HEADS = [
  [14.0, 0.88, 0.3, 0.16, 0.22],
  [12.9, 0.74, 0.3, 0.13, 0.5],
  [11.6, 1.08, 0.5, 0.2, 0.78],
  [10.9, 0.66, 0.2, 0.17, 0.3],
  [9.9, 1.0, 0.4, 0.17, 0.16],
  [8.7, 1.3, 0.5, 0.22, 1],
  [8.2, 1.02, 0.25, 0.2, 0.7],
  [6.0, 1.5, 0.6, 0.23, 0.62],
] as const;
export function leavesAndHeads(x: Ctx) {
  const r = new Rng(9),
    T = new Tones();
  const crest = crestOf(false);
  // leaves along the line of the mass, in a few runs; between them it stays calm
  let walked = 0;
  for (let i = 6; i + 1 < crest.length; i++) {
    const [a, b] = crest[i],
      [c, d] = crest[i + 1],
      size = lerp(11, 36, (i / crest.length) ** 1.4);
    walked += Math.hypot(c - a, d - b);
    while (walked > size * 0.42) {
      walked -= size * 0.42;
      const t = r.u(),
        s = size * r.range(0.75, 1.2),
        turn = -1.57 + r.range(-1.5, 1.5);
      const lift = n.n2(a * 0.012, 7) > -0.1 ? 0.36 : 0.1;
      leaf(
        T,
        lerp(a, c, t) - 0.5 * s * Math.cos(turn),
        lerp(b, d, t) + s * (0.62 - lift) - 0.3 * s * Math.sin(turn),
        s,
        turn,
        r.range(0.8, 1.15),
        DARK,
      );
    }
  }
  // and below it a few that turn to the sky
  for (const [y, z, off] of HEADS)
    for (let k = 0; k < 3; k++) {
      const [hx, hy] = onPaper([HALF + off, y + r.range(-0.7, 0.7), z + r.range(-0.3, 0.06)]);
      leaf(
        T,
        hx,
        hy,
        scaleAt(HALF + off, y) * r.range(0.16, 0.25),
        r.chance(0.5) ? r.range(-0.2, 0.9) : r.range(2.3, 3.4),
        r.range(0.55, 0.9),
        LEAF,
      );
    }
  T.flush(x);
  for (const [y, z, off, size, lit] of HEADS) {
    const [hx, hy] = onPaper([HALF + off, y, z]);
    head(x, hx, hy, scaleAt(HALF + off, y) * size, lit, r);
  }
}
/** One head: a calm round, darker below, whose flowers show only where it looks up. */
function head(x: Ctx, hx: number, hy: number, size: number, lit: number, r: Rng) {
  const flat = r.range(0.74, 0.92);
  const tone = (v: number) => mix("#162a35", lit > 0.7 ? "#b9c9d6" : "#93a6c4", v);
  const round = catmull(
    Array.from({ length: 13 }, (_, i): Pt => {
      const a = (i / 13) * 6.283,
        q = size * r.range(0.86, 1.02);
      return [hx + q * 1.1 * Math.cos(a), hy + q * flat * Math.sin(a)];
    }),
    5,
    true,
  );
  fillPoly(x, round, tone(0.15 * lit));
  const T = new Tones();
  const flowers = Math.round(12 + size * 0.4);
  for (let i = 0; i < flowers; i++) {
    const q = Math.sqrt((i + 0.5) / flowers) * size * 0.84,
      a = i * 2.39996,
      fx = hx + q * 1.1 * Math.cos(a),
      fy = hy + q * (flat - 0.02) * Math.sin(a) - size * 0.05;
    const up = (hy - fy) / size + 0.22 * ((hx - fx) / size);
    if (up < -0.62) continue;
    const v = Math.round(8 * Math.min(1, Math.max(0.07, lit * (0.44 + 0.64 * up) + 0.04))) / 8;
    const s = size * 0.24,
      turn = r.range(0, 1.57);
    T.add(tone(v), (z) => {
      for (let k = 0; k < 4; k++) {
        const [c, d] = [Math.cos(turn + k * 1.57), Math.sin(turn + k * 1.57)];
        z.moveTo(fx + s * (0.55 * c + 0.5), fy + s * 0.45 * d);
        z.ellipse(fx + s * 0.55 * c, fy + s * 0.45 * d, s * 0.5, s * 0.42, 0, 0, 6.3);
      }
    });
  }
  T.flush(x);
}
