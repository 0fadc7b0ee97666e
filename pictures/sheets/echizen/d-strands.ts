/** The stripped bark streaming from its pole: hundreds of long strands, laid on the water as brush strokes. */
import { Rng, clamp, css, lerp, type Ctx, type Pt } from "../../kit/core.ts";
import { Tones, brushPath, catmull, dab } from "../../kit/brush.ts";
import { proj, type Cam } from "../../kit/terrain.ts";
import { BUNDLES, POLE_Y, WATER } from "./brook.ts";

const STRAW = ["#fffaea", "#f3e6c4", "#e6d2a2", "#cdb47f", "#a98e60"];

/** where a bundle's middle line runs, `t` from the pole (0) to its loose end (1); the current swings it */
function course(b: number, t: number): [number, number] {
  const x0 = BUNDLES[b];
  const swing = 0.16 * Math.sin(t * 4.6 + b * 1.9) + 0.1 * Math.sin(t * 9 + b * 0.7);
  return [x0 + swing * t + 0.05 * b * t * t, POLE_Y - (2.5 + 0.5 * Math.sin(b * 2.3)) * t];
}

/** shadows first, then strands from the dark undermost to the bright ones on top */
export function strands(x: Ctx, k: Ctx, cam: Cam) {
  const r = new Rng(37);
  const on = (wx: number, wy: number, z: number): Pt => {
    const [a, b] = proj(cam, wx, wy, z);
    return [a, b];
  };
  for (let b = 0; b < BUNDLES.length; b++) {
    const T = new Tones();
    // the bundle's shade on the bed of the stream
    const shade: Pt[] = [];
    for (let i = 1; i <= 12; i++)
      shade.push(on(course(b, i / 12)[0] - 0.1, course(b, i / 12)[1], WATER));
    x.fillStyle = css("#173a44", 0.4);
    x.beginPath();
    brushPath(x, catmull(shade, 5), (t) => lerp(40, 150, t));
    x.fill();
    const count = 120;
    for (let i = 0; i < count; i++) {
      const up = i / count,
        out = r.g() * 0.085,
        ph = r.range(0, 6.28),
        long = r.range(0.66, 1.06);
      const pts: Pt[] = [on(BUNDLES[b] + out * 0.9, POLE_Y - 0.04, WATER + 0.25)];
      for (let s = 1; s <= 9; s++) {
        const t = (s / 9) * long,
          [mx, my] = course(b, t);
        const spread = out * (0.75 + 1.3 * t) + 0.035 * t * Math.sin(t * 8 + ph);
        pts.push(on(mx + spread, my, WATER + (s === 1 ? 0.05 : 0.01)));
      }
      const near = catmull(pts, 5),
        wide = r.range(0.7, 1.5);
      const tone = up < 0.25 ? r.pick([3, 4]) : up < 0.6 ? r.pick([1, 2, 3]) : r.pick([0, 0, 1, 2]);
      T.add(STRAW[tone], (q) =>
        brushPath(q, near, (t) => wide * lerp(3.2, 8.5, t) * (1 - 0.85 * t ** 5)),
      );
      if (i % 5 === 0 && up > 0.3) {
        k.fillStyle = css("#33302c", 0.7);
        k.beginPath();
        const edge = near.map(([a, c], j): Pt => [a + wide * lerp(1.6, 4.2, j / near.length), c]);
        brushPath(k, edge, (t) => lerp(0.8, 1.9, t));
        k.fill();
      }
      if (i % 12 === 11) T.flush(x);
    }
    T.flush(x);
    // the current breaks white over the tails
    for (let i = 0; i < 16; i++) {
      const t = r.range(0.3, 1.05),
        [mx, my] = course(b, t),
        [a, c] = on(mx + r.g() * 0.2, my, WATER + 0.02);
      x.fillStyle = css("#f7fbf6", 0.9);
      x.beginPath();
      const l = lerp(20, 60, t) * r.range(0.5, 1.2);
      brushPath(
        x,
        [
          [a - l * 0.5, c],
          [a, c + 3],
          [a + l * 0.5, c - 1],
        ],
        (u) => lerp(2, 5, t) * Math.sin(Math.PI * u),
      );
      x.fill();
    }
  }
}

/** young grass hanging over the edge of the right bank, and last year's straw in it */
export function bankGrass(x: Ctx, cam: Cam) {
  const r = new Rng(52);
  for (let y = 26; y > 3; y *= 0.985) {
    const T = new Tones(),
      m = cam.f / y;
    for (let i = 0; i < 26; i++) {
      const yy = y * r.range(0.985, 1.015),
        edge = 5.2 + 0.12 * yy + 0.4 * Math.sin(yy * 0.3) + r.range(-0.1, 0.12);
      const [a, b] = proj(cam, edge, yy, -0.2 - r.u() ** 2 * 0.28);
      const l = m * r.range(0.12, 0.3),
        c = r.pick(["#2f5a3c", "#4a7a42", "#7fa04e", "#b9c06a", "#c9b27a"]);
      T.add(c, (q) =>
        dab(
          q,
          a,
          b,
          l,
          clamp(l * 0.16, 1, 6),
          r.chance(0.6) ? r.range(1.3, 2.7) : r.range(-2.4, -1),
          0.2,
        ),
      );
    }
    T.flush(x);
  }
}

/** the plum's shade lies over the grass towards us and the water */
export function treeShade(x: Ctx) {
  const r = new Rng(58),
    T = new Tones();
  for (let i = 0; i < 520; i++) {
    const t = r.u(),
      px = 1490 - 190 * t + r.g() * 60 * (0.3 + t),
      py = 690 - 44 * t + r.g() * 12 * (0.4 + t);
    if (px < 1150 + (py - 560) * 2.1) continue;
    T.add(
      "#33563f",
      (q) => dab(q, px, py, r.range(14, 34), r.range(4, 8), r.range(-0.1, 0.1)),
      0.75,
    );
  }
  T.flush(x);
}
