/** One clay lamp: a dish, a flame, and above it the lid that catches the soot. */
import { type Pt } from "../../kit/core.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { EYE, type LampAt, nz, on, scaleAt } from "./hero-plan.ts";
import { tone } from "./stage.ts";

/** part of an ellipse as points, a little uneven */
function arc([cx, cy]: Pt, rx: number, ry: number, from = 0, to = 6.2832, turn = 0): Pt[] {
  const c = Math.cos(turn),
    s = Math.sin(turn);
  return Array.from({ length: 25 }, (_, i): Pt => {
    const a = from + ((to - from) * i) / 24,
      w = 1 + 0.03 * nz.n2(Math.cos(a) + cx, Math.sin(a) + cy);
    const x = Math.cos(a) * rx * w,
      y = Math.sin(a) * ry * w;
    return [cx + x * c - y * s, cy + x * s + y * c];
  });
}

export function printLamp(p: Pen, l: LampAt) {
  const s = scaleAt(l.depth) * l.size,
    lit = l.flame > 0,
    weight = Math.min(1, s / 420);
  const [x, y] = on(l.x, l.depth, l.z);
  const above = (z: number) => (l.z + z - EYE) / Math.hypot(l.depth, l.x);
  const bowl = (tall: number): Pt => [x, y - tall * s];
  dish(p, bowl(0.064), s, above(0.064), lit, weight);
  // the lid stands on a clay arm at the dish's far side
  const far = x + 0.1 * s * Math.sign(l.x);
  if (!l.bare)
    tone(
      p,
      [
        [far - 0.016 * s, y - 0.05 * s],
        [far + 0.02 * s, y - 0.05 * s],
        [far + 0.014 * s, y - 0.3 * s],
        [far - 0.012 * s, y - 0.3 * s],
      ],
      lit ? "#4d2613" : "#1a100d",
    );
  const e = above(0.3);
  if (e < 0 && lit) flame(p, [x, y - 0.058 * s], 0.2 * s * l.flame, s, l.lean);
  if (!l.bare) lid(p, bowl(0.285), s, e, l, weight);
  if (e >= 0 && lit) flame(p, [x, y - 0.058 * s], 0.2 * s * l.flame, s, l.lean);
}

export function dish(p: Pen, at: Pt, s: number, e: number, lit: boolean, weight: number) {
  const rx = 0.12 * s,
    ry = Math.max(0.008 * s, rx * Math.abs(e));
  const body: Pt[] = [
    ...arc(at, rx, ry, Math.PI, 0),
    [at[0] + 0.058 * s, at[1] + 0.064 * s],
    [at[0] - 0.058 * s, at[1] + 0.064 * s],
  ];
  shape(p, body, lit ? "#3d2013" : "#160e0c", { smooth: false, line: weight * 0.8 });
  if (e < 0) {
    // we look into it: oil, and the light in it
    shape(p, arc(at, rx, ry), lit ? "#8f4d1e" : "#21140f", { smooth: false, line: weight * 0.6 });
    if (lit) {
      tone(p, arc(at, rx * 0.84, ry * 0.8), "#d98432");
      tone(p, arc([at[0], at[1] + ry * 0.1], rx * 0.5, ry * 0.5), "#fbc862");
    }
  } else if (lit) {
    tone(
      p,
      [
        ...arc(at, rx, ry, Math.PI, 0),
        ...arc([at[0], at[1] + 0.013 * s], rx * 0.93, ry, 0, Math.PI),
      ],
      "#d98432",
    );
  }
}

/** the outline of a lid's back: parts of its radius and height */
const BACK: Pt[] = [
  [-1, 0],
  [-0.95, -0.32],
  [-0.8, -0.62],
  [-0.56, -0.82],
  [-0.4, -0.87],
  [-0.37, -1.04],
  [0.37, -1.04],
  [0.4, -0.87],
  [0.56, -0.82],
  [0.8, -0.62],
  [0.95, -0.32],
  [1, 0],
];
/** Above eye level we see the lit hollow; below it only the dark back and a lit lip. */
function lid(p: Pen, at: Pt, s: number, e: number, l: LampAt, weight: number) {
  const lit = l.flame > 0,
    rx = 0.155 * s,
    ry = Math.max(0.01 * s, rx * Math.abs(e) * 1.15);
  const c = Math.cos(l.tilt),
    q = Math.sin(l.tilt);
  /** the back of the bowl, with the ring it stands on when it is turned over */
  const back = BACK.map(([u, v]): Pt => [
    at[0] + u * rx * c - v * 0.1 * s * q,
    at[1] + u * rx * q + v * 0.1 * s * c,
  ]);
  const dome: Pt[] = [...back, ...arc(at, rx, ry, 0, Math.PI, l.tilt)];
  shape(p, dome, lit ? "#2b1710" : "#130c0b", { smooth: false, line: weight });
  if (!lit) return;
  // light that comes round its edge
  tone(
    p,
    [
      ...back.slice(1, 5),
      ...back
        .slice(1, 5)
        .toReversed()
        .map(([u, v]): Pt => [u + 0.16 * rx, v + 0.01 * s]),
    ],
    "#5a2f17",
  );
  if (e < 0) {
    tone(
      p,
      [
        ...arc(at, rx, ry, 0, Math.PI, l.tilt),
        ...arc([at[0], at[1] - 0.016 * s], rx, ry, Math.PI, 0, l.tilt),
      ],
      "#b4622a",
    );
    return;
  }
  // we look into it from below: soot fills it, and the flame lights its near side
  const side = -Math.sign(l.x);
  tone(p, arc(at, rx, ry, 0, 6.2832, l.tilt), "#b4622a");
  tone(
    p,
    arc([at[0] + side * 0.03 * rx, at[1] - ry * 0.1], rx * 0.94, ry * 0.86, 0, 6.2832, l.tilt),
    "#e2953f",
  );
  tone(
    p,
    arc([at[0] - side * 0.05 * rx, at[1] - ry * 0.34], rx * 0.93, ry * 0.66, 0, 6.2832, l.tilt),
    "#4a2412",
  );
  tone(
    p,
    arc([at[0] - side * 0.16 * rx, at[1] - ry * 0.5], rx * 0.78, ry * 0.48, 0, 6.2832, l.tilt),
    "#1c0f0b",
  );
}

/** A flame: three shapes, each inside the one before. */
export function flame(p: Pen, [x, y]: Pt, tall: number, s: number, lean: number) {
  for (const [k, c] of [
    [1, "#d9601a"],
    [0.78, "#ffb83f"],
    [0.48, "#fff3c8"],
  ] as const) {
    const h = tall * (0.25 + 0.75 * k),
      w = 0.05 * s * k * (tall / (0.2 * s)) ** 0.5,
      dx = lean * h;
    tone(
      p,
      [
        [x - w * 0.5, y],
        [x - w, y - h * 0.22],
        [x - w * 0.62 + dx * 0.3, y - h * 0.5],
        [x - w * 0.16 + dx * 0.75, y - h * 0.82],
        [x + dx * 1.1, y - h],
        [x + w * 0.3 + dx * 0.7, y - h * 0.76],
        [x + w * 0.74 + dx * 0.3, y - h * 0.46],
        [x + w, y - h * 0.2],
        [x + w * 0.5, y],
      ],
      c,
      true,
    );
  }
}
