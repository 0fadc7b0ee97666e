/** What lies in the vessels, and the chopsticks beside them. */
import { clamp, css, type Ctx, type Pt, ramp, sstep } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly } from "../../kit/brush.ts";
import { dish, pickles, place, plate, soup, soupAt } from "./c-meal.ts";
import { fillWith, steps, streak } from "./c-paint.ts";
import { KEY, on, ring, TABLE } from "./c-plan.ts";

const root = ramp([
  [0, "#6b4526"],
  [0.4, "#b98a4c"],
  [0.7, "#e6cb92"],
  [1, "#fff0c8"],
]);
const curd = ramp([
  [0, "#6e646c"],
  [0.5, "#a89a92"],
  [1, "#e4d3b8"],
]);
/** a few leaves on the soup */
export function herbs(x: Ctx) {
  const [cx, cd] = soupAt,
    z = TABLE.top + soup.level;
  for (const [a, b, c] of [
    [0.02, -0.02, "#4f7a34"],
    [0.05, 0.02, "#6b9440"],
    [-0.04, -0.01, "#5a2f22"],
  ] as const)
    fillPoly(x, ring(cx + a, cd + b, z, 0.02), c);
}
/** slices of lotus root leaned in a row on the celadon plate, a green leaf beside them */
export function slices(x: Ctx, k: Ctx) {
  const [cx, cd] = place(plate),
    z = TABLE.top + 0.03;
  const leaf = [
    [-0.12, -0.03],
    [-0.08, -0.1],
    [0.0, -0.1],
    [0.03, -0.05],
    [-0.04, -0.01],
  ].map(([a, b]): Pt => on(cx + a, cd + b, z));
  fillPoly(x, leaf, "#4d7a3c");
  for (let i = 0; i < 3; i++) {
    const u = cx - 0.06 + i * 0.058,
      d = cd + 0.04 - i * 0.012;
    const disc = (r: number, dx = 0, dz = 0): Pt[] =>
      Array.from({ length: 25 }, (_v, j): Pt => {
        const a = (j / 24) * 2 * Math.PI;
        const across = r * Math.cos(a) + dx,
          up = r * Math.sin(a) + dz;
        return on(u + across, d + 0.5 * up, z + 0.03 + 0.72 * up + 0.1 * across);
      });
    const whole = disc(0.052),
      [mx, my] = whole.reduce((m, p): Pt => [m[0] + p[0] / 25, m[1] + p[1] / 25], [0, 0] as Pt),
      wide = Math.abs(whole[0][0] - whole[12][0]) / 2,
      tall = Math.abs(whole[6][1] - whole[18][1]) / 2;
    clearUnder(k, whole);
    // its cut edge, then its face: browned round the rim, in the shade of the slice before it
    fillPoly(x, disc(0.052, 0.012, -0.004), "#8a6238");
    fillWith(x, [whole], (px, py) => {
      const p = (px - mx) / wide,
        q = (py - my) / tall,
        r = Math.hypot(p, q);
      const fried = 0.42 * sstep(0.72, 1, r + 0.1 * streak(p * 2, q * 2, i)),
        ribs = 0.09 * streak(Math.atan2(q, p) * 3, r * 2, i + 3);
      return root.at(steps(clamp(0.78 - fried + ribs - 0.16 * p - 0.14 * q), 7));
    });
    for (let h = 0; h < 7; h++) {
      const a = h * 0.8976;
      fillPoly(x, disc(0.0098, 0.03 * Math.cos(a), 0.03 * Math.sin(a)), "#5e3d26");
    }
    k.fillStyle = css(KEY, 0.85);
    k.beginPath();
    brushPath(k, whole, () => 1.3);
    k.fill();
  }
}
/** half moons of yellow pickled radish, fanned */
export function radish(x: Ctx, k: Ctx) {
  const [cx, cd] = place(pickles);
  for (const [i, off] of [-0.028, -0.006, 0.016].entries()) {
    const moon = (r: number): Pt[] =>
      Array.from({ length: 13 }, (_v, j) => {
        const a = (j / 12) * Math.PI;
        return on(
          cx + off + 0.012 + r * Math.cos(a),
          cd - 0.004 * i,
          TABLE.top + 0.02 + 1.1 * r * Math.sin(a),
        );
      });
    clearUnder(k, moon(0.03));
    fillPoly(x, moon(0.03), "#a8741e");
    fillPoly(x, moon(0.0255), i === 2 ? "#f4cf58" : "#dfae3a");
    k.fillStyle = css(KEY, 0.7);
    k.beginPath();
    brushPath(k, moon(0.03), (t) => 0.5 + 0.9 * t);
    k.fill();
  }
}
/** a block of sesame tofu */
export function tofu(x: Ctx, k: Ctx) {
  const [cx, cd] = place(dish),
    z = TABLE.top + 0.022,
    s = 0.038,
    h = 0.05;
  const p = (a: number, b: number, c: number): Pt => on(cx + a * s, cd + b * s, z + c * h);
  const front = [p(-1, -1, 0), p(1, -1, 0), p(1, -1, 1), p(-1, -1, 1)],
    top = [p(-1, -1, 1), p(1, -1, 1), p(1, 1, 1), p(-1, 1, 1)];
  for (const f of [front, top]) clearUnder(k, f);
  const [[fx, fy], , , [, hy]] = front;
  fillWith(x, [front], (u, v) =>
    curd.at(
      steps(
        clamp(
          0.42 -
            0.3 * ((u - fx) / 60) +
            0.22 * ((v - hy) / (fy - hy)) +
            0.08 * streak(u * 0.1, v * 0.05, 2),
        ),
        6,
      ),
    ),
  );
  fillPoly(x, top, "#fbf0d2");
  fillPoly(x, [p(-0.2, -0.2, 1), p(0.3, -0.3, 1), p(0.2, 0.3, 1), p(-0.3, 0.2, 1)], "#7a9a3a");
  k.fillStyle = css(KEY, 0.85);
  k.beginPath();
  for (const f of [front, top]) brushPath(k, [...f, f[0]], () => 1.3);
  k.fill();
}
/** a pair of chopsticks on a rest, at the near edge */
export function sticks(x: Ctx) {
  const z = TABLE.top;
  for (const [off, lift] of [
    [0, 0.012],
    [0.022, 0.012],
  ]) {
    const a = on(TABLE.x - 0.1, TABLE.d - 0.42 + off, z + lift + 0.008),
      b = on(TABLE.x + 0.14, TABLE.d - 0.44 + off, z + lift);
    x.fillStyle = "#5a1614";
    x.beginPath();
    brushPath(
      x,
      [
        [a[0] - 6, a[1] + 8],
        [b[0] - 6, b[1] + 6],
      ],
      () => 3,
    );
    x.fill();
    x.fillStyle = "#1c0d12";
    x.beginPath();
    brushPath(x, [a, b], (t) => 2.6 + 2.4 * t);
    x.fill();
    x.fillStyle = "#e9a868";
    x.beginPath();
    brushPath(
      x,
      [
        [a[0], a[1] - 1.4],
        [b[0], b[1] - 2],
      ],
      () => 1.1,
    );
    x.fill();
  }
}
