/** A calico cat sitting with its back to us, looking up the lane; about 108 units tall, the low sun on its right. */
import { type Rng, type Pt } from "../../kit/core.ts";
import { cut } from "../../kit/cut.ts";
import { Tones, catmull, dab } from "../../kit/brush.ts";
import { shape, type Pen } from "../../kit/figures.ts";

const WHITE = "#efe0c8",
  SHADE = "#b9a3a4",
  GINGER = "#c9742f",
  BLACK = "#2a222e",
  SUN = "#fff3d6";

export function cat(p: Pen, r: Rng) {
  const soft = (points: string): Pt[] => catmull(cut(points), 6, true);
  const patch = (points: string, c: string) => shape(p, soft(points), c, { line: 0 });
  // tail curled round on the ground, its tip lifted
  shape(
    p,
    soft("16 -7, 34 -3, 52 -5, 64 -13, 68 -24, 63 -27, 57 -18, 46 -12, 30 -12, 16 -14"),
    BLACK,
    { line: 0 },
  );
  patch("58 -17, 64 -14, 68 -24, 63 -27", GINGER);
  // wide haunches, a back that gets narrower towards the shoulders
  const body =
    "-31 -1, -37 -9, -37 -22, -31 -36, -23 -50, -17 -62, -12 -72, 12 -72, 17 -62, 23 -50, 31 -36, 37 -22, 37 -9, 31 -1, 14 0, 0 -2, -14 0";
  shape(p, soft(body), WHITE);
  patch(
    "-36 -8, -37 -22, -31 -36, -22 -50, -14 -68, -4 -70, -2 -52, -6 -36, -8 -22, -6 -8, -12 -1, -30 -2",
    SHADE,
  );
  patch("-17 -62, -11 -71, 3 -71, 4 -56, -4 -44, -16 -40, -26 -38, -23 -50", GINGER);
  patch("6 -71, 13 -71, 22 -52, 33 -32, 36 -16, 28 -12, 17 -22, 10 -42", BLACK);
  // ears, then the round head
  for (const [s, c] of [
    [-1, GINGER],
    [1, BLACK],
  ] as const) {
    const ear = (x: number, y: number): Pt => [s * x, y];
    shape(p, [ear(4, -95), ear(10, -106), ear(17, -113), ear(20, -102), ear(21, -90)], c, {
      line: 0,
    });
  }
  shape(
    p,
    soft("-21 -82, -19 -93, -10 -100, 0 -101, 10 -100, 19 -93, 21 -82, 15 -72, 0 -68, -15 -72"),
    WHITE,
    { line: 0 },
  );
  patch("-21 -82, -19 -93, -9 -100, -2 -98, -5 -86, -11 -78, -17 -75", GINGER);
  patch("-20 -84, -16 -74, -2 -69, -1 -82, -9 -80", SHADE);
  patch("3 -100, 11 -99, 19 -92, 20 -82, 15 -75, 8 -84", BLACK);
  // fur in short strokes along the back, and a rim of sun down the right side
  const T = new Tones();
  for (let i = 0; i < 170; i++) {
    const b = -4 - 66 * r.u(),
      half = 36 * (1 - 0.62 * (-b / 72) ** 1.4),
      a = r.range(-half, half);
    const c = a > half * 0.2 ? ["#4a3c46", "#1e1824"] : ["#fbf0da", "#a98f86", "#d9b48a"];
    T.add(r.pick(c), (x) => dab(x, a, b, r.range(4, 8), 1.5, 1.57 + a * 0.016), 0.7);
  }
  for (let i = 0; i < 60; i++) {
    const t = r.u(),
      b = -6 - 64 * t,
      a = 36.5 * (1 - 0.62 * t ** 1.5) - r.range(0, 2.4);
    T.add(SUN, (x) => dab(x, a, b, r.range(4, 8), 2, 1.35 + r.g() * 0.15), 0.9);
  }
  for (let i = 0; i < 16; i++) {
    const t = -0.9 + 1.2 * r.u();
    T.add(SUN, (x) => dab(x, 20 * Math.cos(t), -85 + 16 * Math.sin(t), 5, 1.8, t + 1.57), 0.9);
  }
  T.flush(p.x);
}
