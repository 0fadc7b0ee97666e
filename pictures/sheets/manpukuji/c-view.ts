/** The court beyond the window in three pale planes: hills in haze, a hall, swept sand; a monk crosses with a tray. */
import { bokashi, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { GROUND, hole, on, scaleAt, SUN, WALL, WIN } from "./c-plan.ts";

const inWindow = (x: Ctx) => {
  poly(x, hole(WIN.r + 0.02, WALL));
  x.clip();
};
const HALL = 74,
  MID = 19.5;
export function view(P: Print) {
  const n = P.noise;
  P.block(
    (x) => {
      inWindow(x);
      x.fillStyle = bokashi(x, 0, 150, 0, 440, [
        [0, "#a9b9b2"],
        [0.4, "#c3cbbb"],
        [0.8, "#d2d2bb"],
        [1, "#d8d4b9"],
      ]);
      x.fillRect(780, 120, 640, 600);
    },
    { grain: 0.16 },
  );
  P.block((x) => {
    inWindow(x);
    const ridge = (y0: number, amp: number, f: number, seed: number, slope: number): Pt[] => {
      const line: Pt[] = [];
      for (let u = 780; u <= 1420; u += 6)
        line.push([u, y0 + slope * (u - 1090) - amp * n.fbm(u * f, seed, 3)]);
      return [...line, [1420, 470], [780, 470]];
    };
    fillPoly(
      x,
      ridge(322, 46, 0.0052, 3, 0.16),
      bokashi(x, 0, 280, 0, 430, [
        [0, "#a3b2a9"],
        [1, "#d9d8bf"],
      ]),
    );
    fillPoly(
      x,
      ridge(386, 30, 0.009, 8, -0.1),
      bokashi(x, 0, 350, 0, 440, [
        [0, "#8a9b91"],
        [1, "#cfd0b6"],
      ]),
    );
  });
  P.block((x) => {
    inWindow(x);
    hall(x);
    maple(x, n);
  });
  P.block((x) => {
    inWindow(x);
    court(x);
    monk(x);
  });
}
function hall(x: Ctx) {
  const at = (u: number, z: number): Pt => on(MID + u, HALL, z);
  const body = bokashi(x, 0, 330, 0, 450, [
    [0, "#77766a"],
    [0.6, "#979484"],
    [1, "#c4c0a6"],
  ]);
  fillPoly(x, [at(-9, GROUND), at(9, GROUND), at(9, 5), at(-9, 5)], body);
  for (const u of [-8.6, -5.2, -1.9, 1.9, 5.2])
    fillPoly(
      x,
      [at(u - 0.16, GROUND), at(u + 0.16, GROUND), at(u + 0.16, 4.8), at(u - 0.16, 4.8)],
      "#6b6453",
      0.7,
    );
  fillPoly(
    x,
    [at(-1.6, GROUND + 1), at(1.6, GROUND + 1), at(1.6, 3.5), at(-1.6, 3.5)],
    bokashi(x, 0, 335, 0, 440, [
      [0, "#5e5f55"],
      [1, "#8f8c78"],
    ]),
    0.8,
  );
  fillPoly(
    x,
    [at(-9.4, GROUND), at(9.4, GROUND), at(9.4, GROUND + 0.75), at(-9.4, GROUND + 0.75)],
    "#bdb99f",
  );
  fillPoly(
    x,
    [at(-2.1, GROUND), at(2.1, GROUND), at(1.9, GROUND + 0.75), at(-1.9, GROUND + 0.75)],
    "#d3cdb0",
  );
  fillPoly(
    x,
    [at(-9, 3.4), at(9, 3.4), at(9, 5), at(-9, 5)],
    bokashi(
      x,
      ...at(0, 4.9),
      ...at(0, 3.4),
      [
        [0, "#4c534d"],
        [1, "#4c534d"],
      ],
      [
        [0, 0.62],
        [0.45, 0.3],
        [1, 0],
      ],
    ),
  );
  const roof = [
    ...catmull(
      (
        [
          [-12, 5.6],
          [-10, 4.95],
          [-7, 4.7],
          [0, 4.6],
          [7, 4.7],
          [10, 4.95],
          [12, 5.6],
        ] as Pt[]
      ).map(([a, b]) => at(a, b)),
      8,
    ),
    ...catmull(
      (
        [
          [12, 5.6],
          [9.6, 6.3],
          [8.2, 7.3],
          [7.4, 8.6],
          [7, 9.8],
        ] as Pt[]
      ).map(([a, b]) => at(a, b)),
      6,
    ),
    ...catmull(
      (
        [
          [-7, 9.8],
          [-7.4, 8.6],
          [-8.2, 7.3],
          [-9.6, 6.3],
          [-12, 5.6],
        ] as Pt[]
      ).map(([a, b]) => at(a, b)),
      6,
    ),
  ];
  fillPoly(
    x,
    roof,
    bokashi(x, 0, 212, 0, 322, [
      [0, "#84948f"],
      [0.6, "#6d7f7c"],
      [1, "#5f706d"],
    ]),
  );
  x.save();
  poly(x, roof);
  x.clip();
  x.fillStyle = "rgba(70,82,76,0.28)";
  x.beginPath();
  for (let k = -14; k <= 14; k++) {
    const q = k / 14;
    brushPath(
      x,
      catmull([at(q * 6.9, 9.8), at(q * 7.6, 8), at(q * 9, 6.3), at(q * 11.4, 4.4)], 5),
      (t) => 0.8 + 0.6 * t,
    );
  }
  x.fill();
  x.restore();
  fillPoly(x, [at(-7.2, 9.5), at(7.2, 9.5), at(7.2, 10.1), at(-7.2, 10.1)], "#62716d");
  // a fish tail at the end of the ridge
  fillPoly(
    x,
    catmull(
      [
        at(-6.5, 10),
        at(-7.2, 9.9),
        at(-7.5, 10.5),
        at(-7.3, 11.1),
        at(-7.9, 11.8),
        at(-7, 11.5),
        at(-6.7, 10.8),
      ],
      4,
      true,
    ),
    "#62716d",
  );
  // the sun behind lies along the ridge and down the hip
  x.fillStyle = "#e6e2cb";
  x.beginPath();
  brushPath(x, [at(-6.7, 10.12), at(-2, 10.12), at(3, 10.12), at(7, 10.12)], (t) => 2 - 0.8 * t);
  brushPath(
    x,
    catmull([at(-7.05, 9.4), at(-7.45, 8.5), at(-8.25, 7.3), at(-9.6, 6.33), at(-11.9, 5.62)], 6),
    (t) => 1.7 * (1 - t) ** 0.4 * Math.sin(Math.PI * (0.12 + 0.88 * t)) ** 0.5,
  );
  x.fill();
}
function court(x: Ctx) {
  const y0 = on(0, HALL, GROUND)[1];
  x.fillStyle = bokashi(x, 0, y0, 0, 690, [
    [0, "#c6c4ad"],
    [0.12, "#d3cfb6"],
    [0.6, "#d9d3b8"],
    [1, "#c8c1a0"],
  ]);
  x.fillRect(780, y0, 640, 300);
  // the shade of trees that stand beyond the frame at the right
  const shade = (d0: number, d1: number, tip: number): Pt[] => {
    const up: Pt[] = [],
      low: Pt[] = [];
    for (let k = 0; k <= 12; k++) {
      const t = k / 12,
        a = tip + (16 - tip) * t,
        w = (d1 - d0) * (0.5 * t ** 0.6 + 0.1 * Math.sin(9 * t) * t),
        m = (d0 + d1) / 2 + 3 * t;
      up.push(on(a, m + w, GROUND));
      low.push(on(a, m - w, GROUND));
    }
    return [...catmull(up, 4), ...catmull(low.toReversed(), 4)];
  };
  fillPoly(x, shade(21, 27, 4.2), "#b4b197", 0.85);
  // moss and a clipped hedge before the veranda
  const shore = catmull(
    [
      on(-2, 10.2, GROUND),
      on(0.4, 10.6, GROUND),
      on(1.4, 11.4, GROUND),
      on(2.4, 11.1, GROUND),
      on(3.6, 12, GROUND),
      on(5, 11.8, GROUND),
    ],
    10,
  );
  fillPoly(
    x,
    [...shore, [1420, 720], [780, 720]],
    bokashi(x, 0, 560, 0, 690, [
      [0, "#9a9f76"],
      [0.5, "#7b8361"],
      [1, "#5d664c"],
    ]),
  );
}
/** an old maple by the hall: a trunk, three masses of rust in the haze, the sun along their tops */
function maple(x: Ctx, n: Print["noise"]) {
  fillPoly(
    x,
    catmull(
      [
        [866, 452],
        [872, 420],
        [862, 392],
        [868, 392],
        [880, 418],
        [900, 396],
        [904, 398],
        [884, 424],
        [882, 452],
      ],
      4,
    ),
    "#8b7a66",
  );
  for (const [u, v, rx, ry, c, lit] of [
    [858, 380, 62, 34, "#b8906f", "#cfae88"],
    [912, 386, 46, 22, "#ad8365", "#c9a37c"],
    [872, 408, 70, 20, "#a67e62", "#bf9873"],
  ] as const) {
    const mass = (k: number, du: number, dv: number): Pt[] =>
      Array.from({ length: 64 }, (_v, i): Pt => {
        const a = (i / 64) * 2 * Math.PI,
          q =
            k +
            0.16 * n.n2(1.6 * Math.cos(a) + u, 1.6 * Math.sin(a)) +
            0.05 * n.n2(7 * Math.cos(a) + v, 7 * Math.sin(a));
        return [u + du + rx * q * Math.cos(a), v + dv + ry * q * Math.sin(a)];
      });
    fillPoly(
      x,
      catmull(mass(1, 0, 0), 3, true),
      bokashi(x, 0, v - ry, 0, 470, [
        [0, c],
        [1, "#c6c0a4"],
      ]),
    );
    fillPoly(x, catmull(mass(0.74, 7, -0.2 * ry), 3, true), lit, 0.55);
  }
}
/** metres up and to the left of his foot; he walks to the left with a tray before him */
function monk(x: Ctx) {
  const d = 40,
    [u0, v0] = on(7.35, d, GROUND),
    s = scaleAt(d) * 1.02;
  const p = (a: number, b: number): Pt => [u0 - a * s, v0 - b * s];
  // his shadow lies long on the sand
  const g = (a: number, h: number): Pt => {
    const t = h / SUN.z;
    return on(7.35 - a - SUN.x * t, d - t, GROUND);
  };
  fillPoly(
    x,
    catmull(
      [
        g(-0.3, 0),
        g(-0.34, 0.5),
        g(-0.22, 1.2),
        g(-0.1, 1.66),
        g(0.14, 1.66),
        g(0.5, 1.2),
        g(0.4, 0.5),
        g(0.3, 0),
      ],
      5,
      true,
    ),
    "#8e886f",
    0.85,
  );
  const robe = "#33302c";
  fillPoly(
    x,
    catmull(
      [
        p(-0.12, 1.42),
        p(0.1, 1.44),
        p(0.2, 1.2),
        p(0.2, 0.86),
        p(0.33, 0.5),
        p(0.5, 0.1),
        p(0.3, 0.13),
        p(0.06, 0.3),
        p(-0.14, 0.16),
        p(-0.5, 0.2),
        p(-0.36, 0.62),
        p(-0.25, 1.1),
      ],
      5,
      true,
    ),
    robe,
  );
  // sleeve and tray
  fillPoly(
    x,
    catmull(
      [
        p(-0.02, 1.38),
        p(0.2, 1.3),
        p(0.42, 1.12),
        p(0.5, 1.02),
        p(0.42, 0.82),
        p(0.2, 0.76),
        p(0.06, 0.95),
      ],
      5,
      true,
    ),
    "#3c3833",
  );
  fillPoly(x, [p(0.3, 1.1), p(0.86, 1.13), p(0.86, 1.07), p(0.3, 1.03)], "#4a2a1c");
  fillPoly(
    x,
    catmull([p(0.48, 1.12), p(0.5, 1.24), p(0.62, 1.28), p(0.74, 1.24), p(0.76, 1.13)], 5, true),
    "#55402c",
  );
  // feet in white socks, one before the other
  fillPoly(x, [p(0.36, 0.16), p(0.36, 0.02), p(0.62, 0), p(0.56, 0.06), p(0.46, 0.14)], "#5d5244");
  fillPoly(
    x,
    [p(-0.46, 0.22), p(-0.44, 0.1), p(-0.26, 0.0), p(-0.22, 0.06), p(-0.3, 0.2)],
    "#5d5244",
  );
  // his head, bent a little
  fillPoly(
    x,
    catmull(
      [
        p(0.02, 1.42),
        p(-0.04, 1.56),
        p(0.02, 1.68),
        p(0.14, 1.69),
        p(0.21, 1.6),
        p(0.19, 1.48),
        p(0.1, 1.42),
      ],
      5,
      true,
    ),
    "#8a6547",
  );
  // the sun on his back
  x.fillStyle = "#f3dfae";
  x.beginPath();
  brushPath(
    x,
    catmull([p(-0.11, 1.42), p(-0.25, 1.1), p(-0.35, 0.6), p(-0.49, 0.2)], 6),
    (t) => 1.5 * Math.sin(Math.PI * t) ** 0.5,
  );
  brushPath(
    x,
    catmull([p(-0.03, 1.58), p(0.03, 1.68), p(0.12, 1.69)], 6),
    (t) => 1.4 * Math.sin(Math.PI * t) ** 0.5,
  );
  x.fill();
}
