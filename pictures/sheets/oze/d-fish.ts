/** Oze D: the sweetfish: salted, threaded in a wave on a stick, head down; lit on the side of the fire only. */
import {
  bokashi,
  clamp,
  type Col,
  css,
  type Ctx,
  lerp,
  type Pt,
  sstep,
  type Stops,
} from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { P, within } from "./d-plan.ts";

interface Fish {
  /** The stick's foot, the snout, the root of the tail. */
  readonly foot: Pt;
  readonly nose: Pt;
  readonly tail: Pt;
  /** How wide it looks: less when its back or belly is turned to us. */
  readonly wide: number;
  /** The wave: its height in lengths of the fish, and where it begins. */
  readonly wave: number;
  readonly phase: number;
  /** The side of its back, and the side of the fire: 1 right, -1 left. */
  readonly back: 1 | -1;
  readonly fire: 1 | -1;
  /** Nearer than the fire: dark, with a lit rim. */
  readonly near: boolean;
  /** Whether the stick comes out on the side that we see. */
  readonly stitch: boolean;
}
/** half the height of the body, at points along it */
const girths = catmull(
  pts(
    "0,.012 .02,.03 .06,.052 .12,.074 .2,.092 .3,.106 .42,.108 .54,.098 .66,.076 .78,.053 .88,.037 .94,.032 .98,.025 1,.012",
  ),
  6,
);
function girth(u: number) {
  const t = clamp(u, 0, 0.999);
  let i = 0;
  while (i < girths.length - 2 && t > girths[i + 1][0]) i++;
  const [a, b] = [girths[i], girths[i + 1]];
  return lerp(a[1], b[1], (t - a[0]) / (b[0] - a[0]));
}
/** fins: along the body, then away from it on the side of the back */
const TAIL = pts(
  "0.93,.029 1.02,.06 1.09,.094 1.165,.118 1.178,.104 1.125,.056 1.07,.01 1.066,-.01 1.12,-.06 1.186,-.122 1.17,-.134 1.085,-.1 1.01,-.062 .93,-.029",
);
const BACK = pts(".4,.09 .425,.135 .45,.15 .5,.136 .55,.118 .6,.085");
const FAT = pts(".76,.05 .795,.088 .82,.086 .82,.05");
const BELLY = pts(".48,-.09 .525,-.128 .555,-.134 .57,-.115 .55,-.085");
const VENT = pts(".68,-.065 .705,-.097 .725,-.101 .78,-.077 .85,-.055 .87,-.035");
const ARM = pts(".2,-.02 .235,-.03 .3,-.062 .325,-.058 .31,-.03 .25,.0");

function frame(f: Fish) {
  const dx = f.tail[0] - f.nose[0],
    dy = f.tail[1] - f.nose[1],
    S = Math.hypot(dx, dy);
  const U: Pt = [dx / S, dy / S],
    N: Pt = [-U[1], U[0]];
  const off = (u: number) =>
    f.wave *
    (Math.sin(Math.PI * 2 * (u * 1.05 + f.phase)) - Math.sin(Math.PI * 2 * f.phase)) *
    sstep(-0.1, 0.4, u);
  const mid = (u: number): Pt => [
    f.nose[0] + S * (U[0] * u + N[0] * off(u)),
    f.nose[1] + S * (U[1] * u + N[1] * off(u)),
  ];
  /** along the body; to the right of it, in lengths of the fish */
  const at = (u: number, a: number): Pt => {
    const [m, p, q] = [mid(u), mid(u - 0.03), mid(u + 0.03)];
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const k = a * f.wide * S;
    return [m[0] - ((q[1] - p[1]) / l) * k, m[1] + ((q[0] - p[0]) / l) * k];
  };
  return { S, U, at };
}
type Edge = (u: number) => number;
const STEPS = 48;
export function fish(f: Fish) {
  const { S, U, at } = frame(f);
  const band = (lo: Edge, hi: Edge, u0 = 0, u1 = 1): Pt[] => {
    const side = (e: Edge) =>
      Array.from({ length: STEPS + 1 }, (_, i) => {
        const u = lerp(u0, u1, i / STEPS);
        return at(u, girth(u) * e(u));
      });
    return [...side(lo), ...side(hi).toReversed()];
  };
  const fin = (p: readonly Pt[]) =>
    catmull(
      p.map(([u, a]) => at(u, a * f.back)),
      5,
      true,
    );
  const along = (x: Ctx, stops: Stops) => {
    const [a, b] = [at(0, 0), at(1.15, 0)];
    return bokashi(x, a[0], a[1], b[0], b[1], stops);
  };
  const end: Pt = [f.tail[0] + U[0] * S * 0.13, f.tail[1] + U[1] * S * 0.13];
  const stick = (x: Ctx, a: Pt, b: Pt, shade = false) => {
    const w = Math.max(5, S * 0.021);
    for (const [dx, k, tone] of [
      [0, 1, f.near ? (shade ? "#10182b" : "#15131d") : "#4a2619"],
      [f.fire * w * 0.3, 0.42, f.near ? (shade ? "#36496a" : "#c77a38") : "#e0a052"],
    ] as const) {
      x.fillStyle = css(tone);
      x.beginPath();
      brushPath(
        x,
        [
          [a[0] + dx, a[1]],
          [b[0] + dx, b[1]],
        ],
        (t) => w * k * (b === end ? Math.min(1, (1 - t) * 9) : 1),
      );
      x.fill();
    }
  };
  const g = f.fire;
  /** a tone on the side of the fire, from `from` (1 is the edge), fading to nothing at both ends */
  const side = (x: Ctx, from: number, fill: Col | CanvasGradient, u0 = 0, u1 = 1, to = 1.1) =>
    fillPoly(
      x,
      band(
        (u) => {
          const t = (u - u0) / (u1 - u0);
          return g * lerp(1, from, Math.sin(Math.PI * clamp(t)) ** 0.55);
        },
        () => g * to,
        u0,
        u1,
      ),
      fill,
    );
  const body = band(
    () => -1,
    () => 1,
  );
  P.block((x) => {
    stick(x, f.nose, end, true);
    stick(x, f.foot, at(0.03, 0));
    // fins: dark, or lit through on the side of the fire
    for (const p of [BACK, FAT, BELLY, VENT]) {
      const lit = (p[1][1] > 0 ? f.back : -f.back) === g;
      fillPoly(x, fin(p), lit ? (f.near ? "#a25a2a" : "#c98943") : f.near ? "#1a2338" : "#4a2a22");
    }
    const tail = fin(TAIL);
    fillPoly(x, tail, f.near ? "#1a2338" : "#6a3d28");
    within(x, tail, () => {
      fillPoly(
        x,
        [at(0.9, 0), at(1.06, g * 0.012), at(1.24, g * 0.1), at(1.24, g * 0.3), at(0.9, g * 0.2)],
        f.near ? "#7e4a2c" : "#c48848",
      );
      // salt on the tail's rim
      x.strokeStyle = css(f.near ? "#8b95a6" : "#f1dcb0", 0.85);
      x.lineWidth = S * 0.015;
      x.beginPath();
      for (const s of [1, -1]) {
        const [p, q, r] = [at(1.08, s * 0.01), at(1.12, s * 0.056), at(1.18, s * 0.115)];
        x.moveTo(...p);
        x.quadraticCurveTo(...q, ...r);
      }
      x.stroke();
    });
    fillPoly(
      x,
      body,
      f.near
        ? along(x, [
            [0, "#231720"],
            [0.4, "#161a2b"],
            [1, "#17223a"],
          ])
        : along(x, [
            [0, "#5a2c20"],
            [0.5, "#482620"],
            [1, "#35242a"],
          ]),
    );
    within(x, body, () => {
      if (f.near) {
        // the sky along the side that is turned from the fire
        fillPoly(
          x,
          band(
            () => -g * 0.93,
            (u) => -g * lerp(0.93, 0.4, Math.sin(Math.PI * clamp((u - 0.14) / 0.8)) ** 0.8),
            0.14,
            0.94,
          ),
          along(x, [
            [0, "#222b45"],
            [0.4, "#2a3c5f"],
            [1, "#35517c"],
          ]),
        );
        side(
          x,
          0.5,
          along(x, [
            [0, "#a8562a"],
            [0.5, "#8e472a"],
            [1, "#4c3031"],
          ]),
          0,
          0.99,
        );
        side(
          x,
          0.8,
          along(x, [
            [0, "#ffd088"],
            [0.5, "#efaa5a"],
            [1, "#a0643c"],
          ]),
          0.02,
          0.86,
        );
      } else {
        side(
          x,
          -0.42,
          along(x, [
            [0, "#c47a38"],
            [0.6, "#ab6a34"],
            [1, "#70442e"],
          ]),
          0.0,
          0.99,
        );
        side(
          x,
          0.22,
          along(x, [
            [0, "#f8cd85"],
            [0.6, "#e8b469"],
            [1, "#b07a45"],
          ]),
          0.03,
          0.86,
        );
      }
      // the back is darker
      if (!f.near)
        fillPoly(
          x,
          band(
            (u) => f.back * lerp(1, 0.5, Math.sin(Math.PI * clamp(u)) ** 0.5),
            () => f.back * 1.1,
          ),
          "#3a2420",
          f.back === g ? 0.3 : 0.5,
        );
      // gill cover, and the line of the mouth
      x.fillStyle = css(f.near ? "#0a0d18" : "#3a1c18", f.near ? 0.6 : 0.75);
      x.beginPath();
      brushPath(
        x,
        catmull(
          [
            at(0.125, f.back * 0.066),
            at(0.185, f.back * 0.035),
            at(0.2, -f.back * 0.01),
            at(0.165, -f.back * 0.05),
            at(0.12, -f.back * 0.062),
          ],
          6,
        ),
        (t) => S * (f.near ? 0.009 : 0.012) * Math.sin(Math.PI * t) ** 0.6,
      );
      brushPath(x, [at(0.0, -f.back * 0.006), at(0.05, -f.back * 0.02)], () => S * 0.007);
      x.fill();
    });
    if (f.wide > 0.7) {
      if (!f.near) fillPoly(x, fin(ARM), "#e2b06a");
      const e = at(0.085, f.back * 0.022);
      for (const [k, tone] of [
        [0.0135, f.near ? "#36405a" : "#d9a866"],
        [0.01, "#0e0b13"],
      ] as const)
        fillPoly(
          x,
          Array.from({ length: 20 }, (_, i): Pt => {
            const a = (i / 20) * Math.PI * 2;
            return [e[0] + Math.cos(a) * S * k, e[1] + Math.sin(a) * S * k];
          }),
          tone,
        );
    }
    // the stick comes out of the flank and goes in again
    if (f.stitch) {
      const on = (u: number): Pt => [
        lerp(f.nose[0], end[0], u / 1.13),
        lerp(f.nose[1], end[1], u / 1.13),
      ];
      const [a, b] = [on(0.33), on(0.56)];
      stick(x, a, b, true);
    }
  });
}
export const far: readonly Fish[] = [
  {
    foot: [440, 866],
    nose: [446, 760],
    tail: [446, 530],
    wide: 0.92,
    wave: 0.04,
    phase: 0.3,
    back: -1,
    fire: 1,
    near: false,
    stitch: true,
  },
  {
    foot: [782, 880],
    nose: [778, 768],
    tail: [752, 552],
    wide: 0.6,
    wave: 0.036,
    phase: 0.62,
    back: 1,
    fire: -1,
    near: false,
    stitch: false,
  },
];
export const near: readonly Fish[] = [
  {
    foot: [212, 1082],
    nose: [256, 882],
    tail: [352, 462],
    wide: 0.88,
    wave: -0.045,
    phase: 0.2,
    back: -1,
    fire: 1,
    near: true,
    stitch: true,
  },
  {
    foot: [1066, 1000],
    nose: [1010, 884],
    tail: [872, 606],
    wide: 0.84,
    wave: -0.045,
    phase: 0.3,
    back: -1,
    fire: -1,
    near: true,
    stitch: true,
  },
];
/** A stick whose fish is eaten: it lies on a stone. */
export function eaten() {
  const a: Pt = [752, 1052],
    b: Pt = [896, 1030];
  const line = (x: Ctx, dy: number, w: number, tone: string, from: Pt = a) => {
    x.fillStyle = css(tone);
    x.beginPath();
    brushPath(
      x,
      [
        [from[0], from[1] + dy],
        [b[0], b[1] + dy],
      ],
      (t) => w * Math.min(1, 0.3 + (1 - t) * 6),
    );
    x.fill();
  };
  P.block((x) => {
    line(x, 5, 4, "#0b1020");
    line(x, 0, 5.4, "#3c2a2a");
    line(x, -1, 2.2, "#d08c4a");
  });
}
