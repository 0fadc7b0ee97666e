/** Rows of cedars along the stair, each paler than the one before; two great trunks and their branches at the sides. */
import { sky } from "../../kit/stage.ts";
import {
  bokashi,
  clamp,
  type Col,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  ramp,
  Rng,
  sstep,
  stamp,
  W,
  H,
  type Ctx,
} from "../../kit/core.ts";
import { brushPath, clearUnder, dab, poly, Tones } from "../../kit/brush.ts";
import { cedarTrunk } from "../../kit/flora.ts";
import { cedarSpray, rankCedar } from "../../kit/grove.ts";
import { clump } from "../../kit/leafage.ts";
import { mistBand, type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, floorZ, TOP_Y, WIDE } from "./a-steps.ts";

const AIR = "#dbe8dc";
/** the middle of the opening over the stair */
const GAP = 742;
const needle = ramp(stops("0 #0f2f38, 0.3 #1f5149, 0.55 #46804e, 0.8 #9cbc62, 1 #e6e79a"));

export function printSky(P: Print) {
  sky(P, 480, stops("0 #2f76b4, 0.3 #74b0d2, 0.7 #d5e6dc, 1 #f6f1da"), 0.16, 760);
}
/** far woods in two pale tones, their tops uneven, open over the stair */
function farWoods(P: Print) {
  const n = new Noise(8);
  for (const [top, c, dip] of [
    [70, "#9cc0bb", 60],
    [150, "#75a297", 40],
  ] as const) {
    const edge: Pt[] = [];
    for (let x = -10; x <= W + 10; x += 9) {
      const jag = 30 * n.fbm(x * 0.012, top, 3) + 16 * Math.abs(n.n2(x * 0.07, top));
      edge.push([x, top + dip * Math.exp(-(((x - GAP) / 150) ** 2)) - jag]);
    }
    P.block(
      (x) => {
        x.fillStyle = c;
        poly(x, [[-10, 420], ...edge, [W + 10, 420]]);
        x.fill();
      },
      { grain: 0.14 },
    );
  }
}
/** the slope itself, below the trees */
export function slope(P: Print) {
  farWoods(P);
  P.block(
    (x) => {
      for (const s of [-1, 1]) {
        const edge: Pt[] = [];
        for (let y = 24.6; y < TOP_Y + 8; y += 1) {
          const q = proj(cam, s * WIDE, y, floorZ(s * (WIDE + 0.2), Math.min(y, TOP_Y)) + 0.1);
          edge.push([q[0], q[1]]);
        }
        x.fillStyle = bokashi(x, 0, 250, 0, 720, stops("0 #cfe0d2, 0.5 #7fa586, 1 #2f5f4c"));
        poly(x, [
          ...edge,
          [s < 0 ? -10 : W + 10, edge[edge.length - 1][1] - 40],
          [s < 0 ? -10 : W + 10, 760],
        ]);
        x.fill();
      }
    },
    { grain: 0.1 },
  );
}
/**
 * straight trunks on both sides of the stair, the nearer the darker, mist between their ranks; canopy only above; the gate at the
 * stair's top is printed between the far ranks and the near ones */
export function ranks(P: Print, gate: () => void) {
  const r = new Rng(19);
  const rows: readonly (readonly [number, readonly number[]])[] = [
    [56, [-9.2, -7.6, -5.1, -4.2, 3.7, 5.4, 7.9, 9.4, 11.2]],
    [46, [-10.2, -7.1, -6.3, -4.1, 4.6, 5.5, 8.6, 10.8]],
    [36, [-9.1, -6.4, -4.4, 3.9, 6.9, 7.8, 10.2]],
    [28.5, [-8.2, -7.1, -4.6, 4.5, 6.1, 9.3]],
  ];
  rows.forEach(([y, xs], row) => {
    const t = row / (rows.length - 1),
      L = layer(),
      K = layer();
    const veil = (c: Col) => mix(c, AIR, lerp(0.66, 0, t ** 0.8));
    for (const wx of xs) {
      const z = floorZ(wx, Math.min(y, TOP_Y + 6)),
        [fx, fy, d] = proj(cam, wx, y, z),
        wide = (cam.f / d) * r.range(0.62, 1.1);
      clearUnder(K.x, [
        [fx - wide * 0.5, -20],
        [fx + wide * 0.5, -20],
        [fx + wide * 0.5, fy],
        [fx - wide * 0.5, fy],
      ]);
      rankCedar(L.x, [fx, fy + 10], wide, -20, r, {
        tone: veil("#4a3a40"),
        dark: veil("#2b2430"),
        light: veil("#a9795c"),
        mist: mix("#7d9f8c", AIR, lerp(0.5, 0.1, t)),
        rise: lerp(60, 30, t),
        lit: -1,
      });
      // a key line on the shaded side only; the sun eats the other one
      if (row > 2) {
        K.x.fillStyle = "#1a2030";
        K.x.beginPath();
        brushPath(
          K.x,
          [0, 0.25, 0.5, 0.75, 1].map((q): Pt => [
            fx + wide * (0.45 + 0.03 * Math.sin(q * 9 + wx)),
            lerp(-10, fy, q),
          ]),
          (q) => (1 + t) * (0.7 + 0.5 * Math.sin(q * 13 + wx)),
        );
        K.x.fill();
      }
    }
    // ferns and young shrubs at every foot
    for (const wx of xs) {
      const [fx, fy, d] = proj(cam, wx, y, floorZ(wx, Math.min(y, TOP_Y + 6)));
      for (const q of [-0.5, 0.35])
        clump(
          L.x,
          {
            x: fx + (q * cam.f) / d,
            y: fy + 6,
            rx: ((r.range(0.6, 1) * cam.f) / d) * 1.1,
            ry: (r.range(0.34, 0.5) * cam.f) / d,
            leaf: lerp(7, 13, t),
            ink: (v) =>
              mix(v > 0.6 ? "#6f9f62" : v > 0.34 ? "#3d7355" : "#1f4f48", AIR, lerp(0.6, 0.12, t)),
          },
          r,
          P.noise,
        );
    }
    P.put(L, { occlude: 0.9 });
    stamp(P.key.x, K);
    canopy(P, r, row, veil);
    const foot = proj(cam, 0, y, floorZ(3, Math.min(y, TOP_Y)) + 1)[1];
    const band = mistBand(P.noise, foot - 10, 210, 110, { amp: 22, max: 0.56, sx: 0.002 });
    // in flat steps; thin over the stair, which climbs out of it
    if (row < rows.length - 1)
      P.mist(
        (x, q) => {
          const v = band(x, q) * (row < 2 ? 1 : 0.06 + 0.94 * sstep(150, 330, Math.abs(x - GAP)));
          return Math.round(v * 6 + 0.35 * P.noise.fbm(x * 0.006, q * 0.02 + row, 3)) / 6;
        },
        AIR,
        { grain: 0.06 },
      );
    if (row === 1) gate();
  });
}
/** hanging boughs high on one rank's trunks; the gap over the stair stays open */
function canopy(P: Print, r: Rng, row: number, veil: (c: Col) => Col) {
  const L = layer(),
    open = 190 + 40 * row;
  for (let i = 0; i < 34; i++) {
    const side = i % 2 ? 1 : -1,
      px = GAP + side * (open + 640 * r.u() ** 0.8),
      py = r.range(-50, 10 + 30 * row + 0.16 * Math.abs(px - GAP));
    cedarSpray(L.x, [px, py], r.range(90, 130) + 26 * row, r.chance(0.75) ? -side : side, r, [
      veil("#12333c"),
      veil("#22564c"),
      veil("#5f9452"),
    ]);
  }
  P.put(L, { occlude: 0.8 });
}
/** bamboo grass and fern along the upper stair's edge and behind the rails, as a dark band */
export function hem(x: Ctx) {
  const r = new Rng(41),
    n = new Noise(41),
    T = new Tones();
  for (let i = 0; i < 5200; i++) {
    const y = lerp(46, 24.8, r.u() ** 0.6),
      s = r.chance(0.5) ? 1 : -1;
    const wx = s * (WIDE + 0.1 + 13 * r.u() ** 1.6);
    const [a, b, d] = proj(cam, wx, y, floorZ(wx, y) + r.range(0, 0.9));
    if (a < -20 || a > W + 20) continue;
    const air = clamp((d - 22) / 40) * 0.7,
      t = 0.26 + 0.3 * n.n2(wx * 0.6, y * 0.5) + r.g() * 0.12;
    const l = (cam.f / d) * r.range(0.18, 0.4);
    T.add(mix(needle.at(Math.round(clamp(t) * 7) / 7), AIR, Math.round(air * 12) / 12), (z) =>
      dab(z, a, b, l, l * 0.28, -1.57 + r.g() * 0.8, r.range(-0.2, 0.2)),
    );
  }
  T.flush(x);
}
export function near(P: Print) {
  const r = new Rng(77);
  const L = layer(),
    K = layer();
  cedarTrunk(L.x, K.x, 34, H + 40, 168, -40, r, {
    dark: "#231f2c",
    mid: "#4a3c42",
    light: "#7d5d50",
    rim: "#e2c08c",
    key: "#0d1220",
    lit: 1,
    detail: 0.7,
    moss: "#3f7050",
  });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  const S = layer();
  // branches from both sides, with many small sprays along each
  for (const [x0, y0, x1, y1, count] of [
    [90, 6, 420, 30, 8],
    [80, 96, 300, 116, 5],
    [1640, 0, 1240, 26, 8],
    [1640, 84, 1390, 108, 5],
  ])
    for (let i = count; i >= 0; i--) {
      const t = i / count,
        dir = x1 > x0 ? 1 : -1;
      cedarSpray(
        S.x,
        [lerp(x0, x1, t) + r.range(-14, 14), lerp(y0, y1, t) + r.range(-16, 10)],
        r.range(90, 150) * (1.05 - 0.35 * t),
        r.chance(0.8) ? dir : -dir,
        r,
        ["#0f2730", "#1d4a44", r.chance(0.5) ? "#4f8450" : "#2f6650"],
      );
    }
  P.put(S, { occlude: 1 });
}
