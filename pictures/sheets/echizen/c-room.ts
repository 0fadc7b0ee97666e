/** The dark room before the garden: lintel, post, pole, sill, and the floor with the sun on it. */
import { bokashi, css, H, lerp, Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { FAR, FLOOR, KEY, LINTEL, NEXT, POLE, SHEET, SILL, SUN } from "./c-plan.ts";
import { leaf } from "./c-leaf.ts";

const n = new Noise(8);
const POST = 118;

/** the pole of bamboo, hung from the lintel by cords */
export function pole(P: Print) {
  P.block((x) => {
    for (const px of [300, 1196])
      fillPoly(
        x,
        [
          [px - 3, LINTEL - 4],
          [px + 3, LINTEL - 4],
          [px + 4, POLE + 4],
          [px - 4, POLE + 4],
        ],
        "#4a3424",
      );
    x.fillStyle = bokashi(
      x,
      0,
      POLE - 13,
      0,
      POLE + 11,
      stops("0 #d9b25e, 0.3 #a07c38, 1 #3a2a1c"),
    );
    x.fillRect(0, POLE - 12, W, 23);
  });
  P.lines((k) => {
    k.fillStyle = KEY;
    for (const dy of [-13, 10]) k.fillRect(0, POLE + dy, W, 2.2);
    for (const px of [196, 372, 1118, 1290]) k.fillRect(px, POLE - 13, 3.4, 24);
  });
}
/** wood in the dark: two tones of grain along it */
function wood(P: Print, outline: Pt[], lines: (t: number, u: number) => Pt, seed: number) {
  const r = new Rng(seed);
  P.block((x) => {
    fillPoly(x, outline, "#241a1c");
    const T = new Tones();
    for (let i = 0; i < 46; i++) {
      const v = r.u(),
        u = r.range(-0.1, 0.7),
        long = r.range(0.15, 0.5);
      const p = Array.from({ length: 9 }, (_, k) => {
        const t = u + (long * k) / 8;
        return lines(t, v + 0.03 * n.n2(t * 4, Math.round(v * 7)));
      });
      T.add(r.chance(0.6) ? "#120d11" : "#3f2d28", (q) =>
        brushPath(q, p, (t) => 2.6 * Math.sin(Math.PI * t)),
      );
    }
    T.flush(x);
  });
}
export function timbers(P: Print) {
  wood(
    P,
    [
      [0, 0],
      [POST, 0],
      [POST, FLOOR],
      [0, FLOOR],
    ],
    (t, v) => [v * POST, t * FLOOR],
    3,
  );
  wood(
    P,
    [
      [0, 0],
      [W, 0],
      [W, LINTEL],
      [0, LINTEL],
    ],
    (t, v) => [t * W, v * LINTEL],
    4,
  );
  wood(
    P,
    [
      [0, SILL],
      [W, SILL],
      [W, FLOOR],
      [0, FLOOR],
    ],
    (t, v) => [t * W, SILL + v * (FLOOR - SILL)],
    5,
  );
  // the light catches their edges
  P.block((x) => {
    fillPoly(
      x,
      [
        [POST - 5, LINTEL],
        [POST, LINTEL],
        [POST, SILL],
        [POST - 6, SILL],
      ],
      "#c48a4c",
    );
    for (const [y, c] of [
      [SILL, "#d9a25a"],
      [LINTEL - 4, "#8a5a34"],
    ] as const) {
      x.fillStyle = c;
      x.fillRect(POST - 4, y, W, 4);
    }
  });
}
/** boards towards us, with the sun across them */
export function floor(P: Print) {
  const r = new Rng(6);
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, FLOOR, 0, H, stops("0 #5a3a28, 0.5 #37241f, 1 #1c1417"));
    x.fillRect(0, FLOOR, W, H - FLOOR);
  });
  sunlight(P);
  const down = (bx: number, y: number): Pt => [
    lerp(SHEET[0] + 306, bx, (y - 480) / (FLOOR - 480)),
    y,
  ];
  const T = new Tones();
  for (let bx = -900; bx < 2500; bx += 128) {
    P.lines((k) => {
      k.fillStyle = css("#120c10", 0.95);
      k.beginPath();
      brushPath(k, [down(bx, FLOOR), down(bx, 1080), down(bx, H + 4)], (t) => 1.6 + 2.6 * t);
      k.fill();
    });
    for (let q = 0; q < 22; q++) {
      const b = bx + r.range(5, 122),
        y0 = r.range(FLOOR, 1190),
        y1 = Math.min(H, y0 + r.range(20, 120));
      T.add(
        r.chance(0.4) ? "#c9935a" : "#2a1815",
        (z) =>
          brushPath(
            z,
            [down(b, y0), down(b + 2, (y0 + y1) / 2), down(b, y1)],
            (t) => 3 * Math.sin(Math.PI * t),
          ),
        0.34,
      );
    }
  }
  T.flush(P.base.x);
}
/** a place on the floor that the low sun's ray reaches past a place on the sill */
const cast = (sx: number, y: number): Pt => [
  SUN[0] + ((sx - SUN[0]) * (y - FAR)) / (FLOOR - FAR) + 5 * n.n2(y * 0.03, sx),
  y,
];
const strip = (from: number, to: number): Pt[] => {
  const side = (sx: number) =>
    Array.from({ length: 12 }, (_, i) => cast(sx, lerp(FLOOR, H + 8, i / 11)));
  return [...side(from), ...side(to).toReversed()];
};
/** the sun lies slanting on the boards beside the sheet; what comes through it is a brown half-light with the leaves' shadows in it */
function sunlight(P: Print) {
  P.block(
    (x) => {
      fillPoly(x, strip(POST, SHEET[0] - 6), "#96602f");
      fillPoly(x, strip(SHEET[2] + 8, NEXT[0] - 8), "#a46c38");
      fillPoly(x, strip(SHEET[2] + 60, NEXT[0] - 90), "#bf8345");
      fillPoly(x, strip(POST + 60, SHEET[0] - 70), "#ad7339");
      fillPoly(x, strip(SHEET[0] + 6, SHEET[2] - 4), "#5c3824");
      fillPoly(x, strip(NEXT[0], 1900), "#543322");
      for (const [sx, y, R, a] of [
        [700, 1050, 62, 1.6],
        [884, 1112, 84, 0.5],
        [560, 1150, 96, 2.4],
      ])
        leaf(x, { at: cast(sx, y), R, a, k: 5, flat: 0.5 });
    },
    { grain: 0.12 },
  );
}
/** leaves that the wind has brought in */
export function strays(P: Print) {
  P.block((x) => {
    for (const [px, py, R, a, k] of [
      [262, 1086, 54, 0.5, 0],
      [352, 1138, 40, 2.6, 2],
      [1276, 1040, 36, 3.6, 3],
    ]) {
      x.fillStyle = css("#0d080c", 0.75);
      x.beginPath();
      x.ellipse(
        px + 0.5 * R * Math.cos(a),
        py + 0.22 * R * Math.sin(a) + R * 0.1,
        R * 0.8,
        R * 0.24,
        0,
        0,
        7,
      );
      x.fill();
      leaf(x, { at: [px, py], R, a, k, flat: 0.42 });
    }
  });
}
/** one drop falls from the sheet's corner; rings where the last one fell */
export function drop(P: Print) {
  const [, , x1, y1] = SHEET,
    at: Pt = [x1 - 64, y1 + 52];
  P.block(
    (x) => {
      const one = (px: number, py: number, s: number) => {
        fillPoly(
          x,
          catmull(
            [
              [px, py - 2.2 * s],
              [px + 0.8 * s, py],
              [px + 0.62 * s, py + 0.9 * s],
              [px, py + 1.2 * s],
              [px - 0.62 * s, py + 0.9 * s],
              [px - 0.8 * s, py],
            ],
            6,
            true,
          ),
          "#fff6da",
        );
      };
      one(at[0], at[1] - 14, 6.5);
      for (const [rx, w] of [
        [13, 2.4],
        [27, 1.8],
      ]) {
        x.strokeStyle = css("#ffe0a4", 0.6);
        x.lineWidth = w;
        x.beginPath();
        x.ellipse(at[0], FLOOR + 30, rx, rx * 0.26, 0, 0.3, 5.4);
        x.stroke();
      }
    },
    { occlude: 1 },
  );
}
