/**
 * One clay lamp seen from below: the side of the dish, the flame above it, and the lit inside of the lid with soot in its middle.
 */
import { css, type Pt, sstep } from "../../kit/core.ts";
import { brushPath, type Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { KEY, type LampAt, nz, on, scaleAt } from "./hero-plan.ts";

/** an ellipse as points, a little uneven */
function round(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  turn: number,
  from = 0,
  to = 6.2832,
): Pt[] {
  const p: Pt[] = [];
  const c = Math.cos(turn),
    s = Math.sin(turn);
  for (let i = 0; i <= 30; i++) {
    const a = from + ((to - from) * i) / 30,
      w = 1 + 0.03 * nz.n2(Math.cos(a) + cx, Math.sin(a) + cy);
    const x = Math.cos(a) * rx * w,
      y = Math.sin(a) * ry * w;
    p.push([cx + x * c - y * s, cy + x * s + y * c]);
  }
  return p;
}
/**
 * The inside of a lid, seen from below: a bowl, lit at the lip above the flame and black with soot at its bottom. Each tone is an
 * ellipse inside the one before, and all meet at the far side.
 */
export function hollowOf(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  o: { away: Pt; soot: number },
) {
  return (
    [
      ["#eba04a", 0.97],
      ["#b4622a", 0.85 + 0.04 * o.soot],
      ["#6a3517", 0.67 + 0.08 * o.soot],
      ["#26140d", 0.46 + 0.2 * o.soot],
    ] as const
  ).map(([c, k]): readonly [string, Pt[]] => {
    const off = (0.97 - k) * 0.8;
    return [c, round(cx + o.away[0] * rx * off, cy + o.away[1] * ry * off, rx * k, ry * k, 0)];
  });
}
/** pale nearby, brown like the room far away */
const far = (depth: number) => sstep(2, 8, depth);

export function lamp(P: Print, l: LampAt) {
  const s = scaleAt(l.depth) * l.size;
  const [x, y] = on(l.x, l.depth, l.z);
  const below = Math.min(0.62, (l.z - 0.95) / Math.hypot(l.depth, l.x));
  const lit = l.flame > 0;
  const fill = (pts: Pt[], c: string, a = 1) =>
    P.block((k) => {
      k.fillStyle = css(c, a);
      k.beginPath();
      pts.forEach(([px, py], i) => (i ? k.lineTo(px, py) : k.moveTo(px, py)));
      k.fill();
    });
  const line = (pts: Pt[], w: number) =>
    P.lines((k) => {
      k.fillStyle = KEY;
      k.beginPath();
      brushPath(k, pts, (t) => Math.max(0.8, w * s) * (0.7 + 0.6 * Math.sin(t * 7 + x)));
      k.fill();
    });
  // the rod that carries the lid
  const top = y - 0.27 * s;
  if (!l.bare) {
    const px = x - 0.1 * s;
    fill(
      [
        [px - 0.014 * s, y],
        [px + 0.016 * s, y],
        [px + 0.014 * s, top],
        [px - 0.014 * s, top],
      ],
      lit ? "#8a4a22" : "#2a1a14",
    );
    // the lid: dark outside, full of light inside
    const rx = 0.165 * s,
      ry = rx * (0.12 + below);
    const dome = [
      ...round(x, top, rx, 0.12 * s * (1 - 0.5 * below), l.tilt, Math.PI, 2 * Math.PI),
      ...round(x, top, rx, ry, l.tilt, 0, Math.PI),
    ];
    fill(dome, far(l.depth) > 0.6 ? "#2a1811" : "#3a2118");
    const ring = round(x, top, rx * 0.97, ry * 0.94, l.tilt);
    fill(ring, "#21150f");
    if (lit) {
      for (const [c, pts] of hollowOf(x, top, rx, ry, {
        away: [0.25 * Math.sign(l.x), -1],
        soot: l.soot,
      }))
        fill(pts, c);
      fill(round(x + 0.015 * s, top + ry * 0.8, rx * 0.46, ry * 0.11, l.tilt), "#fbd684");
    }
    line(dome, 0.011);
  }
  if (lit) flame(P, x + 0.02 * s, y - 0.055 * s, 0.19 * s * l.flame, s);
  // the dish; its rim curves up towards us
  const dish: Pt[] = [
    ...round(x, y - 0.062 * s, 0.118 * s, 0.118 * s * below * 0.5, 0, Math.PI, 2 * Math.PI),
    [x + 0.062 * s, y],
    [x - 0.062 * s, y],
  ];
  fill(dish, lit ? "#4a2817" : "#1c120e");
  if (lit)
    fill(
      [
        ...round(x, y - 0.062 * s, 0.118 * s, 0.118 * s * below * 0.5, 0, Math.PI, 2 * Math.PI),
        ...round(x, y - 0.05 * s, 0.112 * s, 0.118 * s * below * 0.5, 0, 2 * Math.PI, Math.PI),
      ],
      "#e79a45",
    );
  line([...dish, dish[0]], 0.009);
}

/** A flame: three shapes, each inside the one before. */
function flame(P: Print, x: number, y: number, tall: number, s: number) {
  const lean = 0.16 * nz.n2(x * 0.03, y * 0.03) * tall;
  for (const [k, c] of [
    [1, "#e0701c"],
    [0.74, "#ffc14a"],
    [0.44, "#fff4cc"],
  ] as const) {
    const h = tall * (0.3 + 0.7 * k),
      w = 0.036 * s * k * (tall / (0.19 * s)) ** 0.5;
    P.block((z) => {
      z.fillStyle = c;
      z.beginPath();
      z.moveTo(x + lean, y - h);
      z.bezierCurveTo(
        x + w * 0.5 + lean * 0.5,
        y - h * 0.6,
        x + w * 1.7,
        y - h * 0.2,
        x,
        y + w * 0.3,
      );
      z.bezierCurveTo(
        x - w * 1.7,
        y - h * 0.2,
        x - w * 0.5 + lean * 0.5,
        y - h * 0.6,
        x + lean,
        y - h,
      );
      z.fill();
    });
  }
}
/** Flakes of soot in the light. */
export function flake(T: Tones, x: number, y: number, s: number, c: string) {
  T.add(c, (z) =>
    brushPath(
      z,
      [
        [x - s, y + s * nz.n2(x, y)],
        [x, y],
        [x + s * nz.n2(y, x), y + s],
      ],
      (t) => s * 0.7 * Math.sin(Math.PI * t),
    ),
  );
}
