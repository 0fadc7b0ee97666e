/** The swept yard in early sun, and the long cool shadows on it. */
import { clamp, mix, ramp, Rng, shade, sstep } from "../../kit/core.ts";
import { catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { grass } from "../../kit/flora.ts";
import { stops } from "../../kit/points.ts";
import { worley } from "../../kit/terrain.ts";
import { baskets, cutTone, eye, FENCE, girth, left, n, P, sun } from "./c-stage.ts";

const earth = ramp(stops("0 #6b5648, 0.3 #a68a66, 0.6 #d3b98a, 1 #f3e3b8"));

/** whether an object is between a point of the ground and the sun */
function shadow(x: number, y: number) {
  let s = 0;
  const soft = 0.012;
  for (const b of baskets) {
    // follows the ray upwards and compares its distance with the basket's radius
    for (let k = 1; k <= 7; k++) {
      const z = (b.H * k) / 7,
        t = z / sun[2];
      const dx = x + sun[0] * t - b.x,
        dy = y + sun[1] * t - b.y;
      const r = girth(b, z) + 0.02 - Math.hypot(dx, dy);
      if (r > -soft) s = Math.max(s, sstep(-soft, soft, r));
    }
  }
  // the bird on the lid: body and open wings, seen from the side by the sun
  for (let k = 0; k <= 9; k++) {
    const z = left.H + 0.04 + 0.07 * k,
      t = z / sun[2];
    const dx = x + sun[0] * t - left.x,
      dy = y + sun[1] * t - left.y;
    const wide = k > 1 && k < 8 ? 0.44 : 0.1;
    const r = Math.min(wide - Math.abs(dx), 0.15 - Math.abs(dy) + 0.03 * n.n2(x * 26, y * 9));
    if (k < 8) s = Math.max(s, sstep(-soft, soft, r));
  }
  return s;
}
export function yard() {
  const foot = eye.hy + (eye.f * eye.h) / FENCE;
  const L = shade((px, py, o) => {
    if (py < foot - 2) {
      o[3] = 0;
      return;
    }
    const d = (eye.f * eye.h) / (py - eye.hy),
      x = ((px - eye.cx) * d) / eye.f;
    // strokes of the broom in shallow arcs
    const arc = Math.hypot(x + 1.4, d - 0.2);
    const broom =
      Math.sin(arc * 120 + 5 * n.n2(x * 2, d * 2)) * sstep(-0.2, 0.4, n.n2(x * 1.4 + 3, d * 1.4));
    const grit = n.n2(x * 60, d * 60);
    let t = 0.7 + 0.06 * broom + 0.05 * grit + 0.14 * n.fbm(x * 1.6, d * 1.8, 3);
    const k = worley(x * 24, d * 24, 0.95);
    const peb =
      k.id > 0.94 && n.n2(x * 1.3 + 8, d * 1.7) > -0.1 && k.f1 < 0.22 + 0.1 * n.n2(k.ci, k.cj);
    let C = earth.at(cutTone(t, 6));
    if (peb) C = mix(k.dx < 0.02 ? "#efe6d2" : "#8d8478", C, 0.25);
    const s = shadow(x, d);
    // damp and moss along the foot of the fence
    const wet = sstep(foot + 46 + 26 * n.n2(px * 0.01, 2), foot, py);
    C = mix(C, "#5f6a44", wet * 0.6 * sstep(-0.3, 0.3, n.n2(px * 0.03, py * 0.06)));
    C = mix(C, "#4a4668", clamp(s) * 0.66);
    o[0] = C[0];
    o[1] = C[1];
    o[2] = C[2];
    o[3] = 255;
  });
  P.put(L, { occlude: 1 });
}

/** grass and moss where the broom does not reach */
export function verge() {
  const foot = eye.hy + (eye.f * eye.h) / FENCE;
  const r = new Rng(52);
  const green = ramp(stops("0 #24402f, 0.4 #4a6b3c, 0.75 #83a052, 1 #c5cf82"));
  P.block((x) => {
    for (let i = 0; i < 150; i++) {
      const px = r.range(-10, 1610);
      if (n.n2(px * 0.006, 5) < -0.25 && r.chance(0.8)) continue;
      grass(x, px, foot + r.range(0, 14), r.range(14, 40), r, (t) => green.at(t), 9);
    }
  });
  // straws, and fallen petals
  P.block((x) => {
    const T = new Tones();
    for (let i = 0; i < 60; i++) {
      const px = r.range(0, 1600),
        py = r.range(foot + 20, 1190),
        s = (py - eye.hy) / 60;
      if (i < 34)
        T.add(r.pick(["#f6e9c0", "#8a6d4c"]), (z) =>
          dab(z, px, py, s * r.range(1.5, 4), s * 0.22, r.range(-0.5, 0.5), 0.1),
        );
      else
        T.add(
          r.pick(["#6f47b0", "#4a55c0", "#b08fdc"]),
          (z) => dab(z, 500 + px * 0.7, py, s * 1.7, s * 0.9, r.range(0, 6.3), 0.25),
          0.9,
        );
    }
    T.flush(x);
  });
}

/** the drying wings on the low fence, where their long shadow climbs it */
export function wingShade() {
  P.light(
    (x) =>
      fillPoly(
        x,
        catmull(
          cut(
            "744 812, 752 748, 748 722, 738 732, 728 716, 716 728, 706 710, 692 720, 682 702, 664 706, 652 688, 660 664, 688 640, 726 626, 762 630, 782 604, 790 578, 806 572, 820 584, 818 616, 838 628, 884 618, 930 622, 962 648, 972 684, 956 704, 944 694, 934 714, 918 704, 906 724, 892 714, 878 736, 874 770, 876 812",
          ),
          4,
          true,
        ),
        "#8f86ac",
      ),
    { op: "multiply", alpha: 0.8 },
  );
}

/** the tree that shades the fence: leaf shadows in a corner of the ground, with sun between them */
export function groundShade() {
  const r = new Rng(64);
  P.light(
    (x) => {
      const T = new Tones();
      for (let i = 0; i < 120; i++) {
        const px = -60 + 560 * r.u() ** 1.5,
          py = 1240 - (1 - clamp(px / 520)) * 250 * r.u() ** 0.9,
          s = (py - eye.hy) / 620;
        for (let k = 0; k < 12; k++)
          T.add("#7f78a0", (z) =>
            dab(
              z,
              px + r.g() * 56 * s,
              py + r.g() * 15 * s,
              s * r.range(34, 62),
              s * r.range(9, 15),
              r.range(-0.5, 0.35),
              0.12,
            ),
          );
      }
      T.flush(x);
    },
    { op: "multiply", alpha: 0.6 },
  );
}
