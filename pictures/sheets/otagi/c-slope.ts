/** Beyond the roof: an ochre sky with the low sun, ridges, and maples as trees on the slope. */
import { sky } from "../../kit/stage.ts";
import { bokashi, H, layer, type Pt, ramp, Rng, stamp, tick, W } from "../../kit/core.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import { mapleSpray, mapleTree } from "../../kit/flora.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { P, n } from "./c-stage.ts";

const SUN: Pt = [168, 616];

export function printSlope() {
  sky(P, 900, stops("0 #a86a44, 0.16 #cf9655, 0.42 #ecc988, 0.66 #f8e9bf, 1 #f0d49a"), 0.2, H);
  P.light((x) => {
    const glow = x.createRadialGradient(SUN[0], SUN[1], 10, SUN[0], SUN[1], 520);
    glow.addColorStop(0, "rgba(255,244,205,.8)");
    glow.addColorStop(0.4, "rgba(255,226,160,.3)");
    glow.addColorStop(1, "rgba(255,210,140,0)");
    x.fillStyle = glow;
    x.fillRect(0, 0, W, H);
  });
  P.block(
    (x) => {
      x.fillStyle = "#fffbe6";
      x.beginPath();
      x.arc(SUN[0], SUN[1], 58, 0, 7);
      x.fill();
    },
    { grain: 0.1 },
  );
  ridges();
  maples();
  tick("maples");
}

function ridges() {
  for (const [k, [base, high, tone, foot]] of (
    [
      [690, 120, "#e0b684", "#f3dcae"],
      [748, 110, "#c98f66", "#ecc795"],
      [822, 90, "#a0624f", "#d9a271"],
    ] as const
  ).entries()) {
    P.block(
      (x) => {
        const line: Pt[] = [];
        for (let u = -10; u <= W + 10; u += 5)
          line.push([
            u,
            base -
              high * (0.45 + 0.55 * n.fbm(u * 0.0016 + k * 4, k * 7, 2)) +
              5 * n.fbm(u * 0.05, k, 3),
          ]);
        x.fillStyle = bokashi(x, 0, base - high, 0, base + 130, [
          [0, tone],
          [1, foot],
        ]);
        poly(x, [...line, [W + 10, H], [-10, H]]);
        x.fill();
      },
      { grain: 0.18 },
    );
    P.mist(mistBand(n, base + 60, 90, 70, { max: 0.5, amp: 20 }), "#f7e3b4", { grain: 0.1 });
  }
}

/** Two rows of trees on the slope: the far ones glow, the near ones stand against them. */
function maples() {
  const rows: [number, number, number][][] = [
    [
      [90, 880, 96],
      [420, 868, 84],
      [610, 872, 92],
      [960, 876, 100],
      [1130, 866, 88],
      [1420, 880, 110],
    ],
    [
      [-20, 962, 170],
      [700, 940, 120],
      [1560, 960, 176],
    ],
  ];
  for (const [row, trees] of rows.entries()) {
    const L = layer(),
      K = layer(),
      r = new Rng(70 + row);
    const glow = ramp(
      stops(
        row === 0
          ? "0 #a85a3c, 0.4 #d08048, 0.75 #eeb066, 1 #fbd890"
          : "0 #40222e, 0.35 #7a2f30, 0.7 #b8502f, 1 #e8934a",
      ),
    );
    for (const [x, y, size] of trees) {
      const ends = mapleTree(
        L.x,
        K.x,
        [x, y],
        -1.57 + r.range(-0.15, 0.15),
        size * 0.62,
        size * 0.13,
        r,
        {
          body: row ? "#33202c" : "#7a4c40",
          light: row ? "#8a5a48" : "#b8804f",
          key: "#2a1a24",
          depth: 3,
        },
      );
      ends.sort((a, b) => b[1] - a[1]);
      for (const [ex, ey] of ends)
        mapleSpray(L.x, ex, ey - size * 0.05, size * r.range(0.7, 1.15), size * 0.34, r, {
          leaf: row ? 8 : 5.4,
          ramp: (t) => glow.at(t),
          dens: 0.75,
          light: 0.06,
          droop: 0.25,
        });
    }
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K, { alpha: row ? 0.8 : 0.4 });
    if (row === 0)
      P.mist(mistBand(n, 900, 80, 60, { max: 0.55, amp: 14 }), "#f0cf98", { grain: 0.1 });
    // the grass they stand in
    P.block(
      (x) => {
        const y = row ? 936 : 880;
        x.fillStyle = bokashi(x, 0, y - 20, 0, y + 110, [
          [0, row ? "#9a6444" : "#d29a62"],
          [1, row ? "#7d4c46" : "#a86e50"],
        ]);
        const line: Pt[] = [];
        for (let u = -10; u <= W + 10; u += 6)
          line.push([u, y + 10 * n.fbm(u * 0.004, row + 3, 3) + 3 * n.n2(u * 0.12, row)]);
        poly(x, [...line, [W + 10, H], [-10, H]]);
        x.fill();
      },
      { grain: 0.2 },
    );
    if (row === 0) tufts();
  }
}

/** Dry grass frays the edge of the far bank, lit where it faces the sun. */
function tufts() {
  const T = new Tones(),
    r = new Rng(90);
  for (let i = 0; i < 1500; i++) {
    const x = r.range(-10, W + 10),
      y = 880 + 10 * n.fbm(x * 0.004, 3, 3) + Math.abs(r.g()) * 10;
    if (n.fbm(x * 0.006, 1, 3) < 0.3 * r.u() - 0.02) continue;
    const glow = Math.exp(-(((x - SUN[0]) / 520) ** 2));
    const lit = r.chance(0.25 + 0.45 * glow);
    const long = r.range(7, 15);
    T.add(lit ? "#f2cc88" : "#b57850", (z) =>
      dab(z, x, y, long, long * 0.24, -1.57 + r.g() * 0.5, 0.12),
    );
  }
  T.flush(P.base.x);
}
