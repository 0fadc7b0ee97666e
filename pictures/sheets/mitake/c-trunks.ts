/** Cedar trunks in three rows. */
import { bokashi, clamp, layer, mix, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { dab, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { GLADE } from "./c-plan.ts";

/** x at the foot, width, lean; one row stands behind the other */
const ROWS: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [236, 40, 0.03],
    [330, 24, -0.02],
    [688, 46, -0.035],
    [742, 22, 0.03],
    [1004, 34, 0.02],
    [1135, 58, -0.03],
    [1376, 38, 0.035],
  ],
  [
    [150, 92, 0.045],
    [470, 50, -0.06],
    [1060, 82, 0.05],
    [1236, 110, -0.03],
    [1530, 90, 0.03],
  ],
  [
    [-10, 250, 0.06],
    [1440, 176, -0.045],
  ],
];
/** a far trunk is a tone over the light behind it; a near one has bark */
const TONES = ["#97c2a6", "#5f9a86", "#0a1f27"];
export function trunks(P: Print, row: number) {
  const r = new Rng(30 + row),
    n = P.noise;
  const L = layer(),
    B = layer();
  for (const [foot, w, lean] of ROWS[row]) {
    const mid = (t: number) => foot + lean * 1300 * t + 26 * n.n2(t * 1.3, foot) * (w / 90);
    const half = (t: number) => w * (0.5 - 0.13 * t + 0.28 * Math.exp(-t * 13));
    const side = (k: number): Pt[] =>
      Array.from({ length: 160 }, (_, i): Pt => {
        const t = i / 159,
          y = 1180 - t * 1300,
          bark = 0.06 * n.n2(y * 0.006, foot + k) + 0.012 * n.n2(y * 0.03, foot + k * 2);
        return [mid(t) + k * (half(t) + bark * Math.min(w, 80)), y];
      });
    fillPoly(L.x, [...side(-1), ...side(1).toReversed()], TONES[row]);
    // the bark towards the glade catches the light
    const s = foot < GLADE[0] + 40 ? 1 : -1;
    const T = new Tones();
    for (let i = 0; i < w * (row === 2 ? 5 : 2.2); i++) {
      const t = r.u(),
        e = r.u() ** 1.7,
        px = mid(t) + s * half(t) * (0.98 - 1.7 * e),
        py = 1180 - t * 1300,
        len = r.range(30, 120);
      const c =
        row === 2
          ? mix("#7f9a66", "#12303a", Math.round(clamp(e * 1.5) * 4) / 4)
          : mix(TONES[row], e < 0.35 ? "#e6f0c8" : "#2d5f5c", 0.3);
      T.add(
        c,
        (z) => dab(z, px, py, len, 1.4 + w * 0.02, 1.57 + lean * 0.8, 0.015),
        row === 2 ? 0.75 : 0.8,
      );
    }
    T.flush(B.x);
  }
  stamp(B.x, L, { op: "destination-in" });
  if (row === 2) {
    P.put(L);
    P.put(B);
    return;
  }
  const foot = (x: typeof L.x) => {
    x.save();
    x.globalCompositeOperation = "destination-out";
    x.fillStyle = bokashi(
      x,
      0,
      560,
      0,
      1000,
      [
        [0, "#000000"],
        [1, "#000000"],
      ],
      [
        [0, 0],
        [1, 0.85 - 0.2 * row],
      ],
    );
    x.fillRect(0, 560, W, 700);
    x.restore();
  };
  foot(L.x);
  foot(B.x);
  P.put(L, { op: "multiply", blur: 1.2 - row * 0.6 });
  P.put(B, { op: "multiply", alpha: 0.55, blur: 0.6 });
}
