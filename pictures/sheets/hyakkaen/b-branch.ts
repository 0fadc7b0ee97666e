/** The angular branch of an old plum and its flowers. */
import { css, layer, lerp, type Pt, ramp, Rng, stamp, type V3 } from "../../kit/core.ts";
import { blossom } from "../../kit/blossom.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { KEY } from "./b-plan.ts";

export function branch(P: Print) {
  // ---------- the branch ----------
  const L = layer(),
    K = layer(),
    r = new Rng(31);
  const bark = { body: "#3a3038", light: "#93838a", key: KEY, lightDir: 1 };
  /** angles, not curves: each corner is a joint of its own */
  const arm = (pts: Pt[], w0: number, w1: number) => {
    const m = pts.length - 1;
    for (let i = 0; i < m; i++) {
      const b = pts[i + 1],
        // overlap the joint, so that no daylight shows at the corner
        back = i ? (0.3 * lerp(w0, w1, i / m)) / Math.hypot(b[0] - pts[i][0], b[1] - pts[i][1]) : 0,
        a: Pt = [lerp(pts[i][0], b[0], -back), lerp(pts[i][1], b[1], -back)];
      limb(
        L.x,
        K.x,
        [
          a,
          [lerp(a[0], b[0], 0.33) + r.g() * 4, lerp(a[1], b[1], 0.33) + r.g() * 4],
          [lerp(a[0], b[0], 0.68) + r.g() * 4, lerp(a[1], b[1], 0.68) + r.g() * 4],
          b,
        ],
        lerp(w0, w1, i / m),
        lerp(w0, w1, (i + 1) / m),
        r,
        bark,
      );
    }
  };
  const arms: [Pt[], number, number][] = [
    [
      [
        [20, 1260],
        [84, 850],
        [196, 690],
        [170, 560],
        [330, 430],
        [476, 452],
        [640, 322],
        [800, 330],
      ],
      96,
      20,
    ],
    [
      [
        [196, 690],
        [360, 640],
        [470, 700],
        [620, 640],
      ],
      40,
      12,
    ],
    [
      [
        [170, 560],
        [110, 420],
        [190, 300],
        [170, 190],
      ],
      38,
      10,
    ],
    [
      [
        [330, 430],
        [330, 300],
        [420, 190],
        [400, 90],
      ],
      34,
      9,
    ],
    [
      [
        [640, 322],
        [690, 220],
        [790, 170],
      ],
      20,
      7,
    ],
    [
      [
        [476, 452],
        [560, 520],
        [700, 490],
      ],
      20,
      7,
    ],
  ];
  for (const [p, a, b] of arms) arm(p, a, b);
  // straight young shoots
  const tips: Pt[] = [];
  const shoot = (p: Pt, a: number, len: number) => {
    const q: Pt = [p[0] + Math.cos(a) * len, p[1] + Math.sin(a) * len];
    arm([p, q], 8, 3);
    for (let t = 0.2; t <= 1.01; t += 0.2) tips.push([lerp(p[0], q[0], t), lerp(p[1], q[1], t)]);
  };
  for (const [x, y, a, l] of [
    [800, 330, -0.5, 170],
    [800, 330, 0.2, 150],
    [790, 170, -1.1, 130],
    [790, 170, -0.2, 120],
    [640, 322, -1.5, 190],
    [620, 640, -0.5, 150],
    [620, 640, 0.35, 120],
    [700, 490, -0.3, 130],
    [470, 700, 1.0, 110],
    [400, 90, -1.5, 120],
    [400, 90, -0.7, 150],
    [420, 190, -0.5, 170],
    [170, 190, -1.5, 150],
    [170, 190, -0.8, 140],
    [190, 300, -0.5, 130],
    [110, 420, -2.6, 130],
    [330, 300, -2.3, 120],
    [560, 520, 1.1, 110],
    [476, 452, -1.3, 120],
    [360, 640, 1.3, 100],
  ] as [number, number, number, number][])
    shoot([x, y], a, l);
  arms.forEach(([p], n) => {
    // old wood bears no flowers
    for (let i = n === 0 ? 5 : 2; i < p.length; i++)
      for (let t = 0.25; t < 1; t += 0.3)
        tips.push([lerp(p[i - 1][0], p[i][0], t), lerp(p[i - 1][1], p[i][1], t)]);
  });

  // ---------- blossom ----------
  const white = ramp([
    [0, "#a98c9e"],
    [0.3, "#d8b9c2"],
    [0.52, "#f2dcda"],
    [0.75, "#fdf4ec"],
    [1, "#fffef8"],
  ]);
  const flower = (px: number, py: number, R: number) => {
    const away = r.chance(0.25);
    const axis: V3 = [r.g() * 0.5, r.g() * 0.45 + 0.1, away ? 0.35 : 0.9];
    blossom(
      L.x,
      K.x,
      {
        cx: px,
        cy: py,
        R,
        axis,
        light: [0.5, 0.7, 0.5],
        key: "#5b3448",
        lw: Math.max(0.9, R * 0.035),
        whorls: [
          {
            n: 5,
            len: 1,
            wid: 0.47,
            rise: 0.24,
            curl: 0.2,
            belly: 1.25,
            from: 0.08,
            ramp: white,
            turn: r.range(0, 1.2),
          },
        ],
        stamens: { n: 13, len: 0.42, stalk: "#e8c9b0", tip: "#d9a23c" },
      },
      r,
    );
  };
  const budAt = (px: number, py: number, R: number) => {
    for (const [c, dx, k] of [
      ["#8f2f44", 0, 1],
      ["#e7a3b4", -0.15, 0.8],
      ["#fbe6e4", -0.3, 0.42],
    ] as [string, number, number][]) {
      L.x.fillStyle = css(c);
      L.x.beginPath();
      L.x.ellipse(px - dx * R * -0.6, py + dx * R, R * k, R * k, 0, 0, 7);
      L.x.fill();
    }
  };
  const placed: [number, number, number, boolean][] = [];
  for (let k = 0; k < 1500 && placed.length < 150; k++) {
    const t = r.pick(tips),
      R = r.range(20, 38);
    // a bud sits on its twig, an open flower stands off it
    const closed = r.chance(0.26),
      off = closed ? 3 : 15;
    const px = t[0] + r.g() * off,
      py = t[1] + r.g() * off - (closed ? 4 : 5);
    if (placed.some(([a, b, c]) => Math.hypot(a - px, b - py) < (c + R) * 0.66)) continue;
    placed.push([px, py, R, closed]);
  }
  for (const [px, py, R, closed] of placed) {
    if (closed) budAt(px, py, R * 0.36);
    else flower(px, py, R);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  // petals on the wind
  {
    const T = new Tones();
    for (let k = 0; k < 46; k++) {
      const px = r.range(300, 1500),
        py = r.range(380, 1180),
        s = r.range(7, 15);
      T.add(r.chance(0.6) ? "#fff6f0" : "#f0c6cc", (z) =>
        dab(z, px, py, s, s * 0.6, r.range(0, 6.3), 0.15),
      );
    }
    T.flush(P.base.x);
  }
}
