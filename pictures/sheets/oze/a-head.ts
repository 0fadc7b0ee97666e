/** The head of sheet A's cormorant and the sweetfish across its bill. */
import { Rng, css, lerp, type Ctx, type Pt } from "../../kit/core.ts";
import { Tones, brushPath, catmull, dab, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { night } from "./a-bird.ts";

/** sweetfish held crosswise: `s` half length; drawn about its middle */
function ayu(x: Ctx, k: Ctx, cx: number, cy: number, s: number, ang: number) {
  const c = Math.cos(ang),
    n = Math.sin(ang);
  const T = (u: number, v: number): Pt => {
    const vv = v + 0.07 * Math.sin(u * 2.2);
    return [cx + (u * c - vv * n) * s, cy + (u * n + vv * c) * s];
  };
  const shape = (pts: [number, number][], col: string) => {
    const q = catmull(
      pts.map(([u, v]) => T(u, v)),
      7,
      true,
    );
    fillPoly(x, q, col);
    return q;
  };
  const outline: [number, number][] = cut(
    "-1 0.0, -0.93 -0.08, -0.7 -0.15, -0.3 -0.19, 0.2 -0.17, 0.62 -0.09, 0.78 -0.055, 0.78 0.055, 0.6 0.1, 0.2 0.17, -0.3 0.2, -0.72 0.15, -0.94 0.07",
  );
  // fins behind the body
  shape(cut("0.74 -0.04, 0.9 -0.13, 1.08 -0.2, 0.97 0, 1.08 0.2, 0.9 0.13, 0.74 0.04"), "#b98a4e");
  shape(cut("-0.12 -0.17, -0.02 -0.34, 0.16 -0.33, 0.2 -0.16"), "#a67a44");
  shape(cut("0.44 -0.12, 0.5 -0.19, 0.56 -0.17, 0.54 -0.1"), "#a67a44");
  shape(cut("0.1 0.17, 0.2 0.29, 0.42 0.24, 0.46 0.12"), "#a67a44");
  const q = shape(outline, "#d7dbd6");
  shape(
    cut(
      "-0.98 -0.02, -0.7 -0.15, -0.3 -0.19, 0.2 -0.17, 0.76 -0.05, 0.5 -0.06, 0 -0.08, -0.5 -0.07",
    ),
    "#57604e",
  );
  shape(cut("-0.6 -0.05, -0.1 -0.07, 0.5 -0.05, 0.7 -0.03, 0.3 0.0, -0.3 0.01"), "#9fa89c");
  shape(
    cut("-0.7 0.07, -0.3 0.06, 0.2 0.05, 0.62 0.03, 0.3 0.1, -0.3 0.14, -0.66 0.11"),
    "#fbf6e4",
  );
  shape(cut("-0.9 0.06, -0.5 0.16, 0 0.18, 0.4 0.14, 0 0.13, -0.5 0.1"), "#f0a55a");
  // the yellow mark behind the gill, gill, eye
  shape(cut("-0.6 -0.03, -0.48 -0.045, -0.42 0.01, -0.52 0.05, -0.6 0.03"), "#e9b03c");
  k.fillStyle = css("#14131c", 0.9);
  k.beginPath();
  brushPath(k, [...q, q[0]], (t) => 2.1 + Math.sin(t * 20));
  brushPath(k, catmull([T(-0.68, -0.13), T(-0.61, 0), T(-0.68, 0.13)], 6), () => 1.8);
  k.fill();
  x.fillStyle = "#14131c";
  x.beginPath();
  const e = T(-0.83, -0.035);
  x.arc(e[0], e[1], s * 0.034, 0, 6.3);
  x.fill();
  x.fillStyle = "#f4e7bd";
  x.beginPath();
  x.arc(e[0] - 1.5, e[1] - 1.5, s * 0.012, 0, 6.3);
  x.fill();
  const D = new Tones();
  const rr = new Rng(4);
  for (let i = 0; i < 130; i++) {
    const u = rr.range(-0.55, 0.7),
      v = rr.range(-0.13, 0.13) * (1 - 0.4 * Math.max(0, u)),
      [a, b] = T(u, v);
    D.add(
      rr.pick(["#8e978c", "#ffffff", "#c9cdc4"]),
      (z) => dab(z, a, b, s * 0.035, 1.6, ang + rr.range(-0.3, 0.3)),
      0.7,
    );
  }
  D.flush(x);
}

/** head, open bill with the fish across it, the ring and the cord */
export function head(x: Ctx, k: Ctx, r: Rng) {
  const H = (s: string) => catmull(cut(s), 7, true);
  const ln = (pts: Pt[], w: number, c = "#05060b") => {
    k.fillStyle = css(c, 0.95);
    k.beginPath();
    brushPath(k, pts, (t) => w * (0.6 + 0.5 * Math.sin(Math.PI * t)));
    k.fill();
  };
  // lower mandible and throat skin
  fillPoly(
    x,
    H("800 392, 748 398, 690 414, 640 432, 626 440, 646 448, 700 440, 760 430, 806 422"),
    "#4a3a34",
  );
  fillPoly(x, H("800 396, 748 404, 690 420, 642 436, 690 432, 760 420, 804 410"), "#c98a48");
  fillPoly(x, H("842 424, 808 402, 772 402, 742 412, 766 426, 806 440, 848 452"), "#b9742c");
  fillPoly(x, H("832 424, 802 408, 772 408, 758 414, 784 426, 826 442"), "#e3a848");
  fillPoly(x, H("806 414, 786 411, 776 414, 796 424, 816 430"), "#f9d484");
  ayu(x, k, 694, 398, 176, 1.12);
  // cheek, white as chalk in the fire
  fillPoly(
    x,
    H("852 362, 824 360, 800 374, 804 392, 826 410, 858 430, 882 426, 880 396"),
    "#c9a884",
  );
  fillPoly(x, H("842 366, 820 366, 804 378, 812 392, 832 406, 858 418, 862 396"), "#ecd7ae");
  fillPoly(x, H("828 370, 814 374, 808 384, 820 394, 838 402, 842 386"), "#fff0cc");
  // small feathers fray its edge
  {
    const F = new Tones();
    for (let i = 0; i < 70; i++) {
      const a = r.range(-0.4, 2.2),
        px = 840 + Math.cos(a) * 44,
        py = 394 + Math.sin(a) * 36;
      F.add(r.chance(0.55) ? "#10141f" : "#d9bd92", (z) =>
        dab(z, px, py, r.range(8, 17), 3, 0.5 + r.g() * 0.4, 0.1),
      );
    }
    F.flush(x);
  }
  // crown
  fillPoly(
    x,
    H(
      "768 352, 790 326, 824 306, 864 300, 904 316, 930 352, 942 398, 930 440, 906 452, 888 420, 884 384, 866 360, 832 352, 800 360",
    ),
    "#0a0e19",
  );
  const T = new Tones();
  for (let i = 0; i < 260; i++) {
    const t = r.u(),
      a = lerp(3.5, 6.5, t),
      d = r.range(0.5, 1);
    const px = 858 + Math.cos(a) * 70 * d,
      py = 372 + Math.sin(a) * 66 * d;
    const v =
      0.42 - 0.5 * Math.cos(a) * 0.7 - 0.34 * Math.sin(a) * 0.5 - 0.2 * (1 - d) + r.g() * 0.06;
    T.add(night.at(Math.round(Math.max(0, Math.min(1, v * 0.75)) * 9) / 9), (z) =>
      dab(z, px, py, 17, 4.6, a + 1.75 + r.g() * 0.15, 0.1),
    );
  }
  T.flush(x);
  // upper mandible: long, ridged, hooked over the fish
  fillPoly(
    x,
    H(
      "806 346, 770 348, 720 356, 664 370, 618 384, 596 396, 588 418, 598 430, 606 414, 622 404, 676 394, 740 384, 800 378",
    ),
    "#2b2a30",
  );
  fillPoly(
    x,
    H("800 350, 762 352, 714 360, 660 374, 616 388, 600 398, 640 390, 700 376, 770 366, 802 362"),
    "#e8a65c",
  );
  fillPoly(x, H("790 352, 740 358, 690 367, 640 381, 690 373, 750 363"), "#ffe3a4");
  ln(catmull(cut("800 378, 740 384, 676 394, 622 404, 606 414, 598 430"), 6), 3.2);
  ln(
    catmull(cut("806 346, 770 348, 720 356, 664 370, 618 384, 596 396, 588 418, 598 430"), 6),
    2.6,
  );
  // the eye: a green stone
  for (const [R, c] of [
    [15, "#07090f"],
    [12, "#0f5a48"],
    [9.5, "#2fae7c"],
    [5, "#05070c"],
  ] as [number, string][]) {
    x.fillStyle = c;
    x.beginPath();
    x.arc(826, 342, R, 0, 6.3);
    x.fill();
  }
  x.fillStyle = "#fff6d8";
  x.beginPath();
  x.arc(821, 338, 3, 0, 6.3);
  x.fill();
}
