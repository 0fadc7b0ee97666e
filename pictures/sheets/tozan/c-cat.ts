/** A calico cat sitting with its back to us, looking up the lane; about 100 units tall. */
import { Rng } from "../../kit/core.ts";
import { cut } from "../../kit/cut.ts";
import { Tones, dab } from "../../kit/brush.ts";
import { shape, type Pen } from "../../kit/figures.ts";

export function cat(p: Pen, r: Rng) {
  // tail laid round to the right
  shape(p, cut("20 -8, 44 -4, 60 -9, 70 -20, 66 -25, 56 -17, 42 -13, 22 -17"), "#3a2c30");
  shape(p, cut("54 -16, 66 -25, 70 -20, 61 -10"), "#e89a4e", { line: 0 });
  // body: a pear
  shape(
    p,
    cut(
      "-30 -2, -36 -16, -33 -38, -22 -58, -12 -68, 12 -68, 22 -58, 33 -38, 36 -16, 30 -2, 12 1, -12 1",
    ),
    "#f6ead2",
  );
  shape(p, cut("-33 -36, -22 -58, -12 -67, 2 -67, -2 -52, -14 -40, -20 -26, -32 -22"), "#d98a42", {
    line: 0,
  });
  shape(p, cut("10 -67, 22 -58, 33 -38, 36 -18, 26 -14, 14 -26, 8 -44"), "#2f2630", { line: 0 });
  shape(p, cut("24 -12, 35 -18, 32 -4, 22 0"), "#d6c4ac", { line: 0 });
  // haunches
  shape(p, cut("-34 -2, -38 -14, -32 -24, -22 -22, -16 -10, -18 -1"), "#f6ead2");
  shape(p, cut("34 -2, 38 -13, 33 -23, 24 -21, 18 -9, 20 -1"), "#cdb9a2");
  // head and ears
  shape(p, cut("-22 -88, -25 -102, -19 -113, -9 -98"), "#d98a42");
  shape(p, cut("22 -88, 25 -102, 19 -113, 9 -98"), "#2f2630");
  shape(
    p,
    cut("-24 -82, -20 -96, -8 -101, 8 -101, 20 -96, 24 -82, 18 -69, 0 -64, -18 -69"),
    "#f6ead2",
  );
  shape(p, cut("-24 -82, -20 -95, -8 -100, -2 -90, -8 -78, -18 -73"), "#d98a42", { line: 0 });
  shape(p, cut("24 -82, 20 -95, 8 -100, 3 -92, 8 -82, 18 -74"), "#2f2630", { line: 0 });
  // the sun on its left edge, fur
  shape(p, cut("-33 -36, -36 -16, -33 -6, -31 -16, -30 -34, -20 -56"), "#ffd9a0", { line: 0 });
  const T = new Tones();
  for (let i = 0; i < 90; i++) {
    const a = r.range(-28, 28),
      b = r.range(-62, -6);
    T.add(
      r.pick(["#fff6e2", "#e2c8a4", "#b98452", "#5a444a"]),
      (x) => dab(x, a, b, r.range(3, 6), 1.2, 1.57 + a * 0.012),
      0.55,
    );
  }
  T.flush(p.x);
}
