/** A snowy evening: blue that is deep above and pale over the roofs; the snowy air, and flakes in two sizes. */
import { css, Noise, type Pt, Rng, sstep } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";

export function printSky(print: Print) {
  sky(
    print,
    560,
    [
      [0, "#2a3f6d"],
      [0.3, "#48628f"],
      [0.62, "#7f96b6"],
      [0.85, "#a9b9cc"],
      [1, "#bcc8d4"],
    ],
    0.16,
    760,
  );
}
const n = new Noise(15);

/** Snowy air before the far houses. */
export function farHaze(print: Print) {
  print.mist(
    (x, y) => 0.62 * sstep(1000, 500, x) * sstep(240, 470, y + 10 * n.n2(x * 0.004, 2)),
    "#b4c1d2",
    { key: 1, grain: 0.05 },
  );
}
/** The same air down the street: it takes the foot of the houses on the left. */
export function haze(print: Print) {
  print.mist(
    (x, y) =>
      (0.12 + 0.66 * sstep(640, 40, x)) *
      sstep(380, 640, y + 12 * n.n2(x * 0.005, 6)) *
      sstep(820, 700, x),
    "#b2bfd3",
    { key: 0.9, grain: 0.05 },
  );
}
/** The flakes: many small soft ones far off, few larger ones near us; the wind brings them from the left. */
export function printSnowfall(print: Print) {
  for (const [seed, count, radius, a, blur, veil] of [
    [12, 620, 1.5, 0.5, 0.4, 0],
    [37, 54, 3, 0.92, 0.3, -0.3],
  ] as const)
    print.block(
      (x) => {
        const r = new Rng(seed),
          gone: Pt[] = [];
        x.fillStyle = css("#f1f3f5", a);
        for (let left = count; left > 0;) {
          const px = r.range(0, 1600),
            py = r.range(0, 1200);
          if (
            n.n2(px * 0.0028 + seed, py * 0.0028) < veil - 0.4 ||
            r.u() < sstep(700, 1250, py) * 0.75
          )
            continue;
          // no two large ones touch
          if (radius > 2 && gone.some(([a, b]) => Math.hypot(px - a, py - b) < 70)) continue;
          gone.push([px, py]);
          left--;
          const s = radius * r.range(0.68, 1.18);
          x.beginPath();
          x.ellipse(px, py, s, s * r.range(1.05, 1.4), r.range(0.1, 0.8), 0, 7);
          x.fill();
        }
      },
      { occlude: 0.8, blur },
    );
}
