/** Cedar trunks in three rows, with roots on the slope. */
import { clamp, layer, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { dab, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { GLADE, ground } from "./c-plan.ts";

/** x at the foot, width, lean; one row stands behind the other */
const ROWS: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [236, 40, 0.03],
    [356, 22, -0.02],
    [812, 30, 0.012],
    [884, 52, -0.02],
    [1214, 30, 0.015],
    [1300, 46, -0.02],
    [1376, 24, 0.02],
  ],
  [
    [172, 96, 0.03],
    [520, 54, -0.03],
    [742, 84, 0.012],
    [1270, 60, 0.02],
    [1560, 110, 0.02],
  ],
  [
    [-6, 250, 0.05],
    [1450, 150, -0.035],
  ],
];
/** a far trunk is a flat tone over the light behind it; a near one has bark */
const TONES = ["#3f8170", "#1c524e", "#0a1f27"];
/** how far below the edge of the slope each row stands */
const DOWN = [8, 34, 150];
export function trunks(P: Print, row: number) {
  const r = new Rng(30 + row),
    n = P.noise;
  const L = layer(),
    B = layer();
  for (const [foot, w, lean] of ROWS[row]) {
    const low = ground(foot) + DOWN[row],
      tall = low + 40;
    const mid = (t: number) =>
      foot + lean * 1300 * t + 18 * n.n2(t * 1.3, foot) * Math.min(1, w / 90);
    const half = (t: number) =>
      w * (0.5 - 0.13 * t + 0.2 * Math.exp(-t * 11) + 0.42 * Math.exp(-t * 60));
    const side = (k: number): Pt[] =>
      Array.from({ length: 200 }, (_, i): Pt => {
        const t = (i / 199) ** 1.3,
          y = low - t * tall,
          bark = 0.06 * n.n2(y * 0.006, foot + k) + 0.012 * n.n2(y * 0.03, foot + k * 2);
        return [mid(t) + k * (half(t) + bark * Math.min(w, 80)), y];
      });
    // between the roots the foot is hollow
    const roots = [-0.5, 0.05, 0.6].map((k): Pt => [
      foot + k * w * 0.9,
      low - w * 0.1 * (1 - k * k),
    ]);
    fillPoly(L.x, [...side(-1).toReversed(), ...roots, ...side(1)], TONES[row]);
    // the bark towards the light is lit
    const s = foot < GLADE[0] ? 1 : -1;
    const T = new Tones();
    for (let i = 0; i < w * (row === 2 ? 5 : 2.2); i++) {
      const t = r.u(),
        e = r.u() ** 1.7,
        px = mid(t) + s * half(t) * (0.98 - 1.7 * e),
        py = low - t * tall,
        len = r.range(30, 120);
      const c =
        row === 2
          ? mix("#7f9a66", "#12303a", Math.round(clamp(e * 1.5) * 4) / 4)
          : mix(TONES[row], e < 0.35 ? "#e6f0c8" : "#123f42", 0.3);
      T.add(
        c,
        (z) => dab(z, px, py, len, 1.4 + w * 0.02, 1.57 + lean * 0.8, 0.015),
        row === 2 ? 0.75 : 0.8,
      );
    }
    T.flush(B.x);
  }
  stamp(B.x, L, { op: "destination-in" });
  P.put(L);
  P.put(B);
}
