/** Dusk over ridge behind ridge, and the cedars. */
import { sky } from "../../kit/stage.ts";
import { bokashi, type Col, layer, mix, type Pt, Rng, sstep, tick, W } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { P, n, rose } from "./d-stage.ts";

/** Graded dusk and thin cloud. */
export function printSky() {
  sky(
    P,
    520,
    stops("0 #22304f, 0.22 #4d5b84, 0.45 #a3859f, 0.64 #e2a293, 0.8 #f3c295, 1 #f8dfae"),
    0.22,
    700,
  );
  // one long bank of cloud, torn at its lower edge, and two shreds of it
  const bank = (x: number, y: number, at: number, thick: number) => {
    const ragged = P.noise.fbm(x * 0.0024 + at, y * 0.02, 4);
    return 1 - Math.abs(y - at - 26 * P.noise.n2(x * 0.0012, at)) / thick + 1.5 * ragged - 0.4;
  };
  P.mist(
    (x, y) => {
      const k = Math.max(
        bank(x, y, 176, 46) - 0.8 * sstep(500, 60, x),
        bank(x, y, 96, 14) - 1.2 * sstep(900, 1300, x),
      );
      return k > 0.55 ? 0.8 : k > 0.2 ? 0.45 : 0;
    },
    "#f0bfa8",
    { grain: 0.2 },
  );
}

const ridges: readonly (readonly [y: number, rise: number, colour: Col, foot: Col])[] = [
  [318, 34, "#a88a9c", "#e3b4a4"],
  [352, 46, "#87768f", "#d9ab9f"],
  [398, 62, "#655f7e", "#c79f9c"],
  [462, 80, "#4a4b69", "#b7949a"],
];

/** Ridges, one behind another. */
export function printRidges() {
  for (const [i, [y, rise, colour, foot]] of ridges.entries()) {
    const top = (x: number) =>
      y -
      rise * (0.5 + n.fbm(x * 0.0017 + i * 13, i * 5, 4)) * (1 + 0.7 * Math.abs(x / W - 0.55)) -
      60 * i * sstep(0.42, 1, Math.abs(x / W - 0.52) * 2);
    P.block(
      (x) => {
        const line: Pt[] = [];
        for (let px = -10; px <= W + 10; px += 5) line.push([px, top(px) + 3 * n.n2(px * 0.09, i)]);
        x.fillStyle = bokashi(x, 0, y - rise, 0, y + 130, [
          [0, colour],
          [0.4, colour],
          [1, foot],
        ]);
        poly(x, [...line, [W + 10, 900], [-10, 900]]);
        x.fill();
      },
      { grain: 0.16 },
    );
    P.mist(mistBand(n, y + 62, 30, 60, { max: 0.55, amp: 14 }), mix(rose, "#f3e0c8", 0.5), {
      grain: 0.1,
    });
  }
  tick("valley");
}

/** Cedars on the sides of the valley, and those below the yard, of which only the tops are visible. */
export function printCedars() {
  for (const [side, tone, lit] of [
    [-1, "#39485a", "#6d7480"],
    [1, "#39485a", "#73757f"],
    [-1, "#1f3040", "#4a5a62"],
    [1, "#1f3040", "#4f5c62"],
  ] as const) {
    const near = tone === "#1f3040";
    const L = layer(),
      r = new Rng(near ? 20 + side : 30 + side);
    for (let i = 0; i < (near ? 7 : 8); i++) {
      const away = (near ? 0 : 130) + i * (near ? 62 : 66);
      const x = side < 0 ? -40 + away : W + 40 - away;
      const top = (near ? 330 : 380) + i * (near ? 48 : 34) + r.range(-26, 26);
      cedarCrown(L.x, x, top, (near ? 900 : 700) + i * 10, r.range(64, 90), r, {
        s: near ? 2.6 : 1.8,
        dens: 0.9,
        lightDir: -side,
        col: (t, y) => mix(mix(tone, lit, t), "#b7949a", near ? 0.25 * sstep(520, 900, y) : 0.35),
      });
    }
    P.put(L, { occlude: 1 });
  }
  belowYard();
  tick("cedars");
}

function belowYard() {
  for (const [row, [tone, lit, base]] of (
    [
      ["#33465a", "#71707f", 690],
      ["#1b2c3c", "#4d5a66", 742],
    ] as const
  ).entries()) {
    const L = layer(),
      r = new Rng(90 + row);
    for (let i = 0; i < 24; i++) {
      const x = ((i + r.range(0.1, 0.9)) / 24) * (W + 160) - 80;
      const dip = 46 * Math.exp(-(((x - 900) / 300) ** 2));
      cedarCrown(
        L.x,
        x,
        base - 104 + dip + r.range(-84, 44) + row * 20,
        base + 120,
        r.range(34, 78),
        r,
        {
          s: 2 + row * 0.4,
          dens: 0.9,
          lightDir: -1,
          col: (t) => mix(tone, lit, t),
        },
      );
    }
    P.put(L, { occlude: 1 });
    if (row === 0)
      P.mist(mistBand(n, 690, 40, 60, { max: 0.4, amp: 18 }), "#8f84a0", { grain: 0.1 });
  }
}
