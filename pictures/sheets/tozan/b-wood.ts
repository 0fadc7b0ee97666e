/** The wood in rain: pale air over the stair, and cedars in four planes, each paler than the one before it. */
import { bokashi, type Ctx, lerp, Noise, type Pt, Rng, sstep, W, H, css } from "../../kit/core.ts";
import { poly, stroke, trace } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";

const n = new Noise(12);
/** A trunk: [middle, width at the ground, foot, lean] */
type Trunk = readonly [x: number, w: number, foot: number, lean: number];
const FAR: readonly Trunk[] = [
  [352, 22, 540, 2],
  [418, 26, 545, -3],
  [472, 16, 530, 2],
  [826, 22, 540, 3],
  [884, 30, 548, -2],
  [560, 13, 520, 1],
  [742, 14, 520, -1],
];
const MIDDLE: readonly Trunk[] = [
  [262, 50, 640, 4],
  [384, 40, 600, -3],
  [910, 46, 620, 4],
  [1180, 60, 650, -4],
  [1330, 60, 650, 2],
];
const NEAR: readonly Trunk[] = [
  [72, 96, 800, 5],
  [1030, 150, 820, -3],
  [1470, 104, 800, 5],
];
function outline([x, w, foot, lean]: Trunk): Pt[] {
  const side = (s: number): Pt[] =>
    Array.from({ length: 30 }, (_v, i) => {
      const t = i / 29,
        y = lerp(foot, -20, t);
      const flare = 0.5 * Math.exp(-t * 26) + 0.06 * Math.exp(-t * 5);
      return [
        x + lean * t * 6 + s * w * (0.5 - 0.1 * t + flare) + 0.03 * w * n.n2(x + s * 9, y * 0.006),
        y,
      ];
    });
  return [...side(-1), ...side(1).toReversed()];
}
function trunks(x: Ctx, list: readonly Trunk[], colours: string, lit: string, shadeC: string) {
  for (const t of list) {
    const o = outline(t);
    x.save();
    x.fillStyle = bokashi(x, 0, 0, 0, t[2], stops(colours), [
      [0, 1],
      [0.7, 0.95],
      [1, 0.25],
    ]);
    poly(x, o);
    x.fill();
    x.clip();
    // the side to the clearing has its light; long rifts of bark
    const toward = t[0] < 640 ? 1 : -1;
    const edge = t[0] + toward * t[1] * 0.34;
    x.fillStyle = bokashi(x, 0, 0, 0, t[2], stops(`0 ${lit}, 1 ${lit}`), [
      [0, 0.55],
      [0.7, 0.4],
      [1, 0],
    ]);
    poly(x, [
      ...Array.from({ length: 24 }, (_v, i): Pt => {
        const y = lerp(t[2], -20, i / 23);
        return [edge + t[3] * (i / 23) * 6 + 0.1 * t[1] * n.n2(t[0], y * 0.004), y];
      }),
      [t[0] + toward * t[1] * 2, -20],
      [t[0] + toward * t[1] * 2, t[2]],
    ]);
    x.fill();
    const r = new Rng(Math.round(t[0]));
    for (let i = 0; i < Math.round(t[1] / 14); i++) {
      const px = t[0] + toward * t[1] * r.range(-0.42, 0.25),
        y0 = r.range(-60, t[2] * 0.5),
        long = r.range(160, 420);
      stroke(
        x,
        Array.from({ length: 14 }, (_v, k): Pt => [
          px + 0.04 * t[1] * n.n2(px, (y0 + (k / 13) * long) * 0.008),
          y0 + (k / 13) * long,
        ]),
        Math.max(1, t[1] * 0.035),
        shadeC,
        { a: 0.5, taper: [0.5, 0.5] },
      );
    }
    x.restore();
  }
}
/** calm masses of undergrowth on the slopes, the hanging boughs above them */
function mass(x: Ctx, points: readonly Pt[], fill: CanvasGradient, amp: number, seed: number) {
  const r = new Rng(seed);
  x.fillStyle = fill;
  x.beginPath();
  trace(x, [...points]);
  x.fill();
  // round crowns of leaf along the upper edge, none of them alike
  for (let i = 0; i < points.length - 3; i++) {
    const [a, b] = points[i],
      [c, d] = points[i + 1],
      long = Math.hypot(c - a, d - b);
    for (let at = 0; at < long;) {
      const size = amp * r.range(0.7, 1.9),
        t = at / long,
        px = lerp(a, c, t),
        py = lerp(b, d, t) + r.range(-0.1, 0.5) * size;
      x.beginPath();
      x.ellipse(px, py, size * 1.25, size * 0.8, r.range(-0.3, 0.3), 0, 6.3);
      x.fill();
      for (let k = 0; k < 9; k++) {
        const t2 = -1.57 + r.g() * 0.8,
          leaf = amp * r.range(0.14, 0.3);
        x.beginPath();
        x.ellipse(
          px + Math.cos(t2) * size * 1.2,
          py + Math.sin(t2) * size * 0.76,
          leaf * 1.5,
          leaf * 0.8,
          t2 + 1.57 + r.g() * 0.5,
          0,
          6.3,
        );
        x.fill();
      }
      at += size * r.range(0.9, 1.7);
    }
  }
}
export function wood(P: Print) {
  sky(
    P,
    760,
    stops("0 #4d677b, 0.2 #7590a0, 0.42 #a9bcc1, 0.62 #c9d0c8, 0.8 #b3c3c4, 1 #9db1b7"),
    0.1,
    H,
  );
  // the opening over the gate
  P.mist((x, y) => 0.85 * Math.exp(-(((x - 640) / 210) ** 2) - ((y - 330) / 300) ** 2), "#f4e4c0", {
    grain: 0.05,
  });
  P.block((x) => trunks(x, FAR, "0 #66818f, 0.5 #8aa1a9, 1 #adbebe", "#b7c5c4", "#7f98a2"));
  P.mist((_x, y) => 0.5 * sstep(330, 560, y), "#c4cfca", { grain: 0.05 });
  P.block((x) => trunks(x, MIDDLE, "0 #3f5b6c, 0.5 #577483, 1 #8aa1a7", "#8ba2aa", "#375364"));
  P.mist((_x, y) => 0.42 * sstep(420, 700, y), "#b4c3c1", { grain: 0.05 });
}
/** the dark planes: the slopes left and right of the stair, the near trunks */
export function slopes(P: Print) {
  P.block((x) => {
    mass(
      x,
      [
        [-10, 560],
        [120, 545],
        [260, 600],
        [380, 640],
        [470, 600],
        [520, 990],
        [-10, 990],
      ],
      bokashi(x, 0, 540, 0, 960, stops("0 #68848f, 0.5 #4f6c7a, 1 #34505f")),
      20,
      3,
    );
    mass(
      x,
      [
        [780, 620],
        [900, 560],
        [1040, 600],
        [1240, 560],
        [1610, 540],
        [1610, 1000],
        [760, 1000],
      ],
      bokashi(x, 0, 540, 0, 960, stops("0 #46647a, 0.5 #304d5f, 1 #1e3645")),
      20,
      8,
    );
  });
  P.block((x) => trunks(x, NEAR, "0 #142836, 0.55 #213a49, 1 #3d5866", "#40606f", "#0f212e"));
  P.block((x) => {
    mass(
      x,
      [
        [-10, 690],
        [90, 660],
        [220, 740],
        [330, 830],
        [400, 900],
        [420, 990],
        [-10, 990],
      ],
      bokashi(x, 0, 660, 0, 960, stops("0 #33505f, 0.5 #263f4d, 1 #1a303d")),
      24,
      14,
    );
    mass(
      x,
      [
        [860, 900],
        [930, 800],
        [1040, 740],
        [1240, 700],
        [1610, 660],
        [1610, 1210],
        [900, 1000],
      ],
      bokashi(x, 0, 680, 0, 960, stops("0 #2a4453, 0.5 #1f3543, 1 #152733")),
      24,
      20,
    );
  });
}
/** long fine lines of rain, in gusts; and what is thickest of the evening at the top */
export function rain(x: Ctx, seed: number, count: number) {
  const r = new Rng(seed);
  for (let i = 0; i < count; i++) {
    const px = r.range(-40, W + 120),
      py = r.range(-260, H - 120),
      long = r.range(120, 420),
      near = r.u() ** 2,
      slant = 0.085 + 0.012 * r.g();
    x.fillStyle = css("#e8eee8", 0.16 + 0.3 * near);
    const w = 0.5 + 0.75 * near;
    x.beginPath();
    x.moveTo(px, py);
    x.lineTo(px - long * 0.6 * slant + w, py + long * 0.6);
    x.lineTo(px - long * slant, py + long);
    x.lineTo(px - long * 0.6 * slant - w, py + long * 0.6);
    x.fill();
  }
}
