/** Hakozushi C: the old houses over the water, one dark mass of roofs and galleries in which a few paper windows are lit. */
import { bokashi, css, lerp, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, dab } from "../../kit/brush.ts";
import { bar, cover, edge, face, type Pen, place } from "./c-pen.ts";
import { BANK_TOP, onBank, scaleAt } from "./c-plan.ts";

const WALL = "#1e2646",
  DARK = "#141a36",
  POST = "#11162e",
  /** All of it in the water. */
  BELOW = "#1b2548";

/** An upright piece of wall along the bank. */
const wallOf = (t0: number, t1: number, z0: number, z1: number, out = 0): V3[] => [
  onBank(t0, out, z0),
  onBank(t1, out, z0),
  onBank(t1, out, z1),
  onBank(t0, out, z1),
];
interface Window {
  readonly along: Pt;
  readonly up: Pt;
  /** How bright, 0 to 1. */
  readonly lit: number;
}
/** Three rooms are lit, none like another. */
const WINDOWS: readonly Window[] = [
  { along: [3.05, 4.5], up: [4.75, 6.05], lit: 1 },
  { along: [4.85, 6.3], up: [4.75, 6.05], lit: 0.72 },
  { along: [5.1, 6.5], up: [2.5, 3.75], lit: 0.4 },
  { along: [9.1, 10.3], up: [2.55, 3.7], lit: 0.8 },
];
const LAMP = { along: 2.2, out: 0.85, up: 3.55 };

/** The middle, half width and foot of each light in the water, with its strength. */
export const lightsBelow = (onWater: (p: V3) => Pt) =>
  WINDOWS.map(({ along: [t0, t1], up: [z0, z1], lit }) => {
    const [a, b, c] = [
      onWater(onBank(t0, 0, z0)),
      onWater(onBank(t1, 0, z0)),
      onWater(onBank(t0, 0, z1)),
    ];
    return { x: (a[0] + b[0]) / 2, half: (b[0] - a[0]) / 2, top: a[1], foot: c[1], lit };
  });

function window(pen: Pen, { along: [t0, t1], up: [z0, z1], lit }: Window) {
  const corners = wallOf(t0, t1, z0, z1),
    shape = corners.map((p) => place(pen, p));
  const [low, high] = [shape[0][1], shape[3][1]];
  const tones: [string, string, string] =
    lit > 0.9
      ? ["#ffdf9c", "#f9c878", "#d98a4c"]
      : lit > 0.6
        ? ["#eeb96c", "#e2a25c", "#b06c46"]
        : ["#a87452", "#8d5f50", "#5b4450"];
  cover(
    pen,
    shape,
    bokashi(pen.x, 0, high, 0, low, [
      [0, tones[1]],
      [0.3, tones[0]],
      [1, tones[2]],
    ]),
  );
  const at = (u: number, v: number): Pt => place(pen, onBank(lerp(t0, t1, u), 0, lerp(z0, z1, v)));
  const bead = (a: Pt, b: Pt, wide: number, alpha: number) => {
    pen.x.fillStyle = css("#4a2f30", alpha);
    pen.x.beginPath();
    brushPath(pen.x, [a, b], () => wide);
    pen.x.fill();
  };
  bead(at(0.5, 0), at(0.5, 1), 3, 0.85);
  for (const u of [0.17, 0.34, 0.67, 0.84]) bead(at(u, 0), at(u, 1), 1, 0.4);
  for (const v of [0.3, 0.55, 0.78]) bead(at(0, v), at(1, v), 1, 0.36);
}
/** A gallery before the windows: its floor, posts and a rail. */
function gallery(pen: Pen, t0: number, t1: number, z: number, out: number) {
  face(pen, wallOf(t0, t1, z - 0.1, z + 0.08, out), DARK);
  const n = Math.round((t1 - t0) / 0.85);
  for (let i = 0; i <= n; i++) {
    const t = lerp(t0 + 0.05, t1 - 0.05, i / n);
    bar(pen, onBank(t, out, z), onBank(t, out, z + 0.74), 0.06, POST);
  }
  for (const [up, thick] of [
    [0.4, 0.05],
    [0.74, 0.08],
  ] as const)
    bar(pen, onBank(t0 - 0.1, out, z + up), onBank(t1 + 0.1, out, z + up), thick, POST);
}
interface Slope {
  readonly eave: number;
  readonly ridge: number;
  readonly out: number;
  readonly back: number;
}
/** A slope of tiles towards the river: one tone that takes a little of the sky, ribs that fade to the left. */
function roof(pen: Pen, t0: number, t1: number, { eave, ridge, out, back }: Slope) {
  const top = (t: number) => onBank(t, -back, ridge),
    foot = (t: number) => onBank(t, out, eave);
  const corners = [foot(t0), foot(t1), top(t1), top(t0)];
  const [a, b] = [place(pen, foot(t0)), place(pen, top(t1))];
  face(
    pen,
    corners,
    bokashi(pen.x, a[0], 0, b[0], 0, [
      [0, "#232c50"],
      [0.6, "#2e395f"],
      [1, "#434e75"],
    ]),
  );
  const n = Math.round((t1 - t0) / 0.42),
    r = new Rng(Math.round(t1 * 10));
  for (let i = 1; i < n; i++) {
    const t = lerp(t0, t1, i / n);
    pen.x.fillStyle = css("#1d2546", (0.14 + 0.42 * (i / n)) * r.range(0.4, 1.15));
    pen.x.beginPath();
    brushPath(
      pen.x,
      [place(pen, top(t)), place(pen, foot(t))],
      (q) => (0.05 + 0.035 * q) * scaleAt(foot(t)[1]),
    );
    pen.x.fill();
  }
  // the thick edge of the eave, and the ridge
  face(pen, [foot(t0), foot(t1), onBank(t1, out, eave - 0.17), onBank(t0, out, eave - 0.17)], POST);
  const board = (z0: number, z1: number, tone: string) =>
    face(
      pen,
      [onBank(t0, -back, z0), onBank(t1, -back, z0), onBank(t1, -back, z1), onBank(t0, -back, z1)],
      tone,
    );
  board(ridge - 0.05, ridge + 0.36, "#29325a");
  board(ridge + 0.3, ridge + 0.42, "#5b6488");
  edge(pen, [foot(t1), top(t1)], 0.3);
}
/** The garden beyond the houses: one dark mass of old trees along the wall, its rim a little leafy. */
function garden(pen: Pen) {
  const crown: Pt[] = [
    [11.2, 1.6],
    [11.5, 4.3],
    [12.2, 5.6],
    [12.9, 5.3],
    [13.4, 5.9],
    [14.2, 5.2],
    [14.6, 4.1],
    [15.3, 4.2],
    [16, 3.3],
    [16.9, 2.9],
    [17.7, 1.6],
  ];
  const at = ([t, z]: Pt) => place(pen, onBank(t, -1, z));
  const shape = catmull(crown.map(at), 9);
  if (pen.mirrored) {
    cover(pen, shape, BELOW);
    return;
  }
  const [, high] = at([13.4, 5.9]),
    [, low] = at([13.4, 1.7]);
  cover(
    pen,
    shape,
    bokashi(pen.x, 0, high, 0, low, [
      [0, "#2b3557"],
      [1, "#1c2445"],
    ]),
  );
  const r = new Rng(17);
  pen.x.fillStyle = "#293355";
  for (const [px, py] of shape.slice(4, -4)) {
    pen.x.beginPath();
    for (let i = 0; i < 2; i++)
      dab(
        pen.x,
        px + r.range(-4, 1),
        py + r.range(4, 8),
        r.range(7, 13),
        r.range(5, 8),
        -0.9 + r.g() * 0.8,
        0.1,
      );
    pen.x.fill();
  }
}
function lantern(pen: Pen) {
  const at = onBank(LAMP.along, LAMP.out, LAMP.up),
    k = scaleAt(at[1]),
    [px, py] = place(pen, at);
  const glow = pen.x.createRadialGradient(px, py, 2, px, py, 1.3 * k);
  glow.addColorStop(0, "rgba(255,160,80,0.42)");
  glow.addColorStop(1, "rgba(255,140,70,0)");
  pen.x.fillStyle = glow;
  pen.x.fillRect(px - 1.4 * k, py - 1.4 * k, 2.8 * k, 2.8 * k);
  pen.x.fillStyle = "#d9743c";
  pen.x.beginPath();
  pen.x.ellipse(px, py, 0.19 * k, 0.25 * k, 0, 0, 7);
  pen.x.fill();
  pen.x.fillStyle = "#f3a85c";
  pen.x.beginPath();
  pen.x.ellipse(px, py + 0.03 * k, 0.11 * k, 0.16 * k, 0, 0, 7);
  pen.x.fill();
  bar(
    pen,
    onBank(LAMP.along, LAMP.out, LAMP.up + 0.22),
    onBank(LAMP.along, LAMP.out, LAMP.up + 0.3),
    0.2,
    POST,
  );
}
function wallAtWater(pen: Pen) {
  const END = 17.6,
    corners = wallOf(-9, END, -0.05, BANK_TOP, 0.35);
  const [x0] = place(pen, onBank(0, 0.35, 0)),
    [x1] = place(pen, onBank(END, 0.35, 0));
  face(
    pen,
    corners,
    bokashi(pen.x, x0, 0, x1, 0, [
      [0, "#171d3b"],
      [1, "#2e3759"],
    ]),
  );
  for (const z of [0.5, 1.1])
    for (let t = -4; t < END; t += 3.1)
      edge(pen, [onBank(t, 0.36, z), onBank(t + 1.7, 0.36, z)], 0.02);
  face(pen, wallOf(-9, END, BANK_TOP - 0.16, BANK_TOP, 0.42), "#3c4568");
  face(pen, wallOf(-9, END, -0.05, 0.28, 0.36), "#171d3a");
}
/** The mass of the houses as it hangs in the water. */
function below(pen: Pen) {
  face(pen, wallOf(-9, 17.6, -0.6, BANK_TOP, 0.35), BELOW);
  garden(pen);
  for (const out of [0, 0.8]) face(pen, wallOf(6.5, 12, BANK_TOP, 5.3, out), BELOW);
  face(
    pen,
    [onBank(7, 0.8, 5.2), onBank(12, 0.8, 5.2), onBank(12, -2.2, 6.7), onBank(7, -2.2, 6.7)],
    BELOW,
  );
  for (const out of [0, 0.9]) face(pen, wallOf(-9, 8, BANK_TOP, 6.6, out), BELOW);
  face(
    pen,
    [onBank(-9, 0.9, 6.5), onBank(8, 0.9, 6.5), onBank(8, -2.6, 8.6), onBank(-9, -2.6, 8.6)],
    BELOW,
  );
  // no sky between the two roofs
  face(
    pen,
    [onBank(7, 0.9, 5), onBank(8, 0.9, 6.5), onBank(8, -2.6, 8.6), onBank(10, -2.2, 6.7)],
    BELOW,
  );
}
export function house(pen: Pen) {
  if (pen.mirrored) {
    below(pen);
    return;
  }
  wallAtWater(pen);
  garden(pen);
  // the lower house beyond
  face(pen, wallOf(6.5, 11.5, BANK_TOP, 5.4), "#262f52");
  const [nearHouse, farHouse] = [WINDOWS.slice(0, 3), WINDOWS.slice(3)];
  for (const w of farHouse) window(pen, w);
  for (const t of [8.2, 8.75, 10.6, 11.2]) bar(pen, onBank(t, 0, 1.8), onBank(t, 0, 5), 0.12, DARK);
  gallery(pen, 7.3, 11.4, 1.95, 0.7);
  face(pen, wallOf(7, 11.6, 4.7, 5.4), DARK);
  roof(pen, 6.4, 12.1, { eave: 5.15, ridge: 6.7, out: 0.8, back: 2.2 });
  // the house
  face(pen, wallOf(-9, 7.2, BANK_TOP, 6.8), WALL);
  face(pen, wallOf(-9, 7.2, 6.15, 6.8), DARK);
  for (const w of nearHouse) window(pen, w);
  for (const t of [0.9, 2.75, 4.68, 6.5, 7.1])
    bar(pen, onBank(t, 0.03, 1.8), onBank(t, 0.03, 6.5), 0.15, DARK);
  gallery(pen, -2, 7.3, 1.95, 0.9);
  lantern(pen);
  roof(pen, -9, 7.7, { eave: 4.05, ridge: 4.5, out: 0.95, back: 0 });
  gallery(pen, -2, 7.3, 4.5, 0.5);
  roof(pen, -9, 8.1, { eave: 6.5, ridge: 8.6, out: 0.9, back: 2.6 });
  for (const t of [1, 3.1, 5.2, 7.15])
    bar(pen, onBank(t, 0.88, -0.1), onBank(t, 0.88, 1.95), 0.16, POST);
}
