/** Sky, the cedar wall, and the road's bend. */
import {
  bokashi,
  clamp,
  H,
  layer,
  lerp,
  mix,
  type Pt,
  Rng,
  sstep,
  tick,
  W,
} from "../../kit/core.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { mistBand } from "../../kit/print.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, n } from "./a-stage.ts";

/** Pale noon, one cloud. */
export function printSky() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        800,
        stops("0 #6a9fc0, 0.25 #a3c8d4, 0.6 #d6e3dc, 1 #f0e9d4"),
      );
      x.fillRect(0, 0, W, 900);
    },
    { grain: 0.18 },
  );
  P.mist(mistBand(n, 190, 60, 46, { max: 0.75, amp: 30, rag: 0.7 }), "#f5f1e4", { grain: 0.1 });
}

/** A wall of cedars, far rows paler. */
export function printCedars() {
  for (const [row, [tone, lit, count, top, half]] of (
    [
      ["#7fa39b", "#a9c2b0", 20, 130, 80],
      ["#3f6f66", "#6f967c", 20, 230, 92],
      ["#123536", "#3f7050", 17, 330, 112],
    ] as const
  ).entries()) {
    const L = layer(),
      r = new Rng(50 + row);
    // the dark between the trees
    L.x.fillStyle = bokashi(
      L.x,
      0,
      top + 190,
      0,
      900,
      [
        [0, tone],
        [1, tone],
      ],
      pts("0,0 0.45,0.9 1,1"),
    );
    L.x.fillRect(0, top + 190, W, 760);
    for (let i = 0; i < count; i++) {
      const x = ((i + r.range(0.15, 0.85)) / count) * (W + 240) - 120;
      const valley = 190 * sstep(1150, 1650, x) + 60 * Math.exp(-(((x - 620) / 200) ** 2));
      cedarCrown(L.x, x, top + valley + r.range(-80, 60), 960, r.range(0.8, 1.15) * half, r, {
        s: 1.7 + row * 0.55,
        dens: 0.95,
        lightDir: 1,
        col: (t, y) => mix(mix(tone, lit, t), "#dfe6d6", (0.3 - row * 0.12) * sstep(560, 860, y)),
      });
    }
    P.put(L, { occlude: 1 });
    if (row < 2)
      P.mist(mistBand(n, 700 - row * 30, 140, 120, { max: 0.5 - row * 0.15, amp: 26 }), "#e8ecdc", {
        grain: 0.1,
      });
  }
  tick("cedars");
}

/** The road sweeps in from the lower right and passes the gate on its left. */
export const bend = (y: number): [number, number] => {
  const t = clamp((y - 886) / (H - 886));
  const middle = lerp(1400, 1120, Math.sin(t * 1.57)) + 250 * t * t;
  const half = 26 + 540 * Math.pow(t, 1.25);
  return [middle - half, middle + half];
};

/** The bank and the road on it. */
export function printRoad() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 880, 0, H, stops("0 #6f9a5a, 0.4 #3f6f44, 1 #1b3c34"));
      x.fillRect(0, 880, W, H);
    },
    { grain: 0.14 },
  );
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 886, 0, H, stops("0 #e9e1cc, 0.35 #cfc6b6, 1 #8f8a8c"));
      const left: Pt[] = [],
        right: Pt[] = [];
      for (let y = 886; y <= H + 10; y += 6) {
        const [a, b] = bend(y);
        left.push([a + 4 * n.n2(y * 0.03, 1), y]);
        right.push([b + 4 * n.n2(y * 0.03, 5), y]);
      }
      poly(x, [...left, ...right.toReversed()]);
      x.fill();
    },
    { grain: 0.22 },
  );
  shadeRoad();
  tick("road");
}

/** Leaf shade lies across the road in long flat shapes. */
export function shadeRoad() {
  const L = layer(),
    T = new Tones(),
    r = new Rng(9);
  for (let i = 0; i < 2600; i++) {
    const y = 900 + Math.pow(r.u(), 0.8) * 300;
    const [a, b] = bend(y);
    const x = r.range(a, b);
    if (n.fbm(x * 0.0028 + 3, y * 0.011, 3) < 0.1 + 0.12 * r.u()) continue;
    const long = lerp(10, 70, (y - 900) / 300);
    T.add("#5f6a78", (z) => dab(z, x - long / 2, y, long, long * 0.2, 0.04), 0.5);
  }
  T.flush(L.x);
  P.put(L);
}
