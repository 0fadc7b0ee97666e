/** A slope of maples in low sun, beyond the frame. */
import { bokashi, css, H, layer, mix, type Pt, Rng, sstep, tick, W } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { mapleSpray } from "../../kit/flora.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { P, n } from "./c-stage.ts";

/** Sky, sun, and four rows of maples. */
export function printSlope() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        H,
        stops("0 #c98a4a, 0.3 #ecc277, 0.55 #f6e0a8, 0.8 #d9a860, 1 #7a4a44"),
      );
      x.fillRect(0, 0, W, H);
    },
    { grain: 0.2 },
  );
  P.light((x) => {
    const sun = x.createRadialGradient(430, 520, 10, 430, 520, 620);
    sun.addColorStop(0, "rgba(255,240,190,.95)");
    sun.addColorStop(0.4, "rgba(255,220,150,.4)");
    sun.addColorStop(1, "rgba(255,210,140,0)");
    x.fillStyle = sun;
    x.fillRect(0, 0, W, H);
  });
  for (const [k, [base, tone, lit]] of (
    [
      [640, "#dba45a", "#f3d08a"],
      [730, "#b8743f", "#e6a95c"],
      [850, "#7d4a3c", "#c27a48"],
      [985, "#4f2f38", "#9c5a40"],
    ] as const
  ).entries()) {
    const L = layer(),
      r = new Rng(20 + k);
    // the slope itself, and a few trunks
    const slope = (x: number) =>
      base + 66 + 80 * Math.sin(x * 0.003 + k) - 110 * sstep(900, 1600, x);
    L.x.fillStyle = bokashi(L.x, 0, base - 60, 0, base + 240, [
      [0, mix(tone, lit, 0.55)],
      [1, mix(tone, "#3a2430", 0.25)],
    ]);
    poly(L.x, [
      ...Array.from({ length: 82 }, (_, i): Pt => [
        i * 20 - 10,
        slope(i * 20) + 9 * n.n2(i * 0.4, k),
      ]),
      [W + 10, H],
      [-10, H],
    ]);
    L.x.fill();
    for (let i = 0; i < 7; i++) {
      const x = r.range(0, W);
      L.x.fillStyle = css(mix(tone, "#2a1a26", 0.5));
      L.x.beginPath();
      brushPath(
        L.x,
        [
          [x, slope(x) + 10],
          [x + r.range(-14, 14), slope(x) - 70],
          [x + r.range(-26, 26), slope(x) - 150],
        ],
        (t) => (6 + k * 4) * (1 - 0.6 * t),
      );
      L.x.fill();
    }
    for (let i = 0; i < 40; i++) {
      const x = r.range(-60, W + 60),
        y = base + 80 * Math.sin(x * 0.003 + k) - 110 * sstep(900, 1600, x) + r.range(-50, 60);
      mapleSpray(L.x, x, y, r.range(180, 300), 84, r, {
        leaf: 5 + k * 2.4,
        ramp: (t) => mix(tone, lit, t),
        dens: 0.7,
        droop: 0.3,
      });
    }
    P.put(L, { occlude: 1 });
    if (k < 3)
      P.mist(mistBand(n, base + 130, 110, 110, { max: 0.5, amp: 22 }), "#f4d99c", { grain: 0.1 });
  }
  tick("maples");
}
