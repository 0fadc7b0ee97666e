/** Hakozushi C: the old restaurant over the water; three floors of lit paper windows behind rails, paper lanterns, posts in the river. */
import { bokashi, css, lerp, mix, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { roofSlope, tileStrip } from "./c-roof.ts";
import { bar, cover, edge, face, type Pen, place, within } from "./c-pen.ts";
import { BANK_TOP, onBank, scaleAt } from "./c-plan.ts";

const TIMBER = "#2a1d1b",
  WOOD = "#382620",
  DARK = "#1b1519";
/** What fills a bay: a lit window, one with a reed blind half down, guests behind it, or a closed shutter. */
type Bay = "lit" | "blind" | "guests" | "shut";

/** An upright piece of wall along the bank. */
export const wallOf = (t0: number, t1: number, z0: number, z1: number, out = 0): V3[] => [
  onBank(t0, out, z0),
  onBank(t1, out, z0),
  onBank(t1, out, z1),
  onBank(t0, out, z1),
];

function window(pen: Pen, [t0, t1]: Pt, [z0, z1]: Pt, kind: Bay) {
  const corners = wallOf(t0, t1, z0, z1),
    shape = corners.map((p) => place(pen, p));
  const [low, high] = [shape[0][1], shape[3][1]];
  const shut = kind === "shut";
  // no two rooms are lit alike
  const r = new Rng(Math.round(t0 * 31 + z0 * 17)),
    dim = pen.mirrored || kind === "guests" ? 0 : r.range(0, 0.95) ** 1.8;
  const lit = (tone: string) => mix(tone, "#a8642e", dim);
  cover(
    pen,
    shape,
    shut
      ? "#303a52"
      : bokashi(pen.x, 0, high, 0, low, [
          [0, lit("#f6dd98")],
          [0.25, lit("#fde8ac")],
          [0.55, lit("#f7c970")],
          [1, lit("#dc9148")],
        ]),
  );
  const across = (u: number, v: number): Pt =>
    place(pen, onBank(lerp(t0, t1, u), 0, lerp(z0, z1, v)));
  within(pen.x, shape, () => {
    if (!shut && !pen.mirrored) {
      // the room is darker towards the floor
      const seed = t0 * 3 + z0;
      for (const [high, tone, a] of [
        [0.58, "#efb25c", 0.42],
        [0.36, "#dd8d40", 0.5],
        [0.14, "#a85a2c", 0.5],
      ] as const) {
        const hem = Array.from({ length: 13 }, (_, i) =>
          across(i / 12, high + 0.06 * Math.sin(i * 0.7 + seed + high * 9)),
        );
        fillPoly(pen.x, [across(0, 0), ...hem, across(1, 0)], tone, a);
      }
      // a screen pushed half aside lets us see into the deeper room
      if (r.chance(0.4)) {
        const [u0, u1] = r.chance(0.5) ? [0, 0.5] : [0.5, 1];
        fillPoly(
          pen.x,
          [across(u0, 0), across(u1, 0), across(u1, 1), across(u0, 1)],
          "#8f4f24",
          0.2,
        );
      }
    }
    if (kind === "guests")
      for (const [u, tall] of [
        [0.32, 0.66],
        [0.72, 0.58],
      ] as const) {
        const body: Pt[] = [
          [-0.2, 0],
          [-0.17, 0.3],
          [-0.07, 0.42],
          [0.07, 0.42],
          [0.17, 0.3],
          [0.2, 0],
        ];
        fillPoly(
          pen.x,
          body.map(([a, b]) => across(u + a, b * (tall / 0.55))),
          "#b0602c",
        );
        const [hx, hy] = across(u, tall * 0.92);
        pen.x.beginPath();
        pen.x.arc(hx, hy, 0.14 * scaleAt(corners[0][1]), 0, 7);
        pen.x.fill();
      }
  });
  edge(pen, [...corners, corners[0]], 0.3);
  // the waves swallow the lattice
  if (pen.mirrored) return;
  const lattice = shut ? "#4c3a36" : "#5d3a20";
  pen.x.strokeStyle = css(lattice, 0.9);
  pen.x.lineWidth = 0.03 * scaleAt(corners[0][1]);
  for (let i = 1; i < 6; i++) line(pen, across(i / 6, 0), across(i / 6, 1));
  for (let i = 1; i < 5; i++) line(pen, across(0, i / 5), across(1, i / 5));
  if (kind === "blind") {
    fillPoly(pen.x, [across(0, 0.42), across(1, 0.42), across(1, 1), across(0, 1)], "#b08a4e");
    pen.x.strokeStyle = css("#7d5c34", 0.7);
    pen.x.lineWidth = 1;
    for (let v = 0.46; v < 1; v += 0.065) line(pen, across(0, v), across(1, v));
  }
}
function line(pen: Pen, a: Pt, b: Pt) {
  pen.x.beginPath();
  pen.x.moveTo(...a);
  pen.x.lineTo(...b);
  pen.x.stroke();
}
/** The dusk that gathers on a wall under its eave, in a few soft steps. */
function underEave(pen: Pen, t0: number, t1: number, z1: number) {
  if (pen.mirrored) return;
  for (const deep of [0.3, 0.42, 0.5, 0.57, 0.63, 0.68, 0.74, 0.82])
    fillPoly(
      pen.x,
      wallOf(t0, t1, z1 - deep, z1, 0.06).map((p) => place(pen, p)),
      "#1d1014",
      0.115,
    );
}
/** A gallery before the windows: its floor, posts and two rails. */
function gallery(pen: Pen, t0: number, t1: number, z: number, out: number) {
  face(pen, wallOf(t0, t1, z - 0.06, z + 0.14, out), WOOD, 0.5);
  if (pen.mirrored) return;
  const n = Math.round((t1 - t0) / 0.8);
  for (let i = 0; i <= n; i++) {
    const t = lerp(t0 + 0.05, t1 - 0.05, i / n);
    bar(pen, onBank(t, out, z + 0.1), onBank(t, out, z + 0.88), 0.085, DARK);
  }
  for (const up of [0.48, 0.84])
    bar(pen, onBank(t0 - 0.1, out, z + up), onBank(t1 + 0.1, out, z + up), 0.075, DARK);
  // its end
  for (const up of [0.48, 0.84])
    bar(pen, onBank(t1, 0, z + up), onBank(t1, out, z + up), 0.07, DARK);
}
function storey(
  pen: Pen,
  t0: number,
  t1: number,
  z0: number,
  z1: number,
  bays: readonly Bay[],
  rail: boolean,
) {
  face(pen, wallOf(t0, t1, z0, z1), TIMBER, 0.4);
  face(pen, wallOf(t0, t1, z1 - 0.3, z1), "#4e4146");
  const wide = (t1 - t0) / bays.length;
  for (const [i, kind] of bays.entries()) {
    const from = t0 + i * wide;
    window(pen, [from + 0.13, from + wide - 0.13], [z0 + 0.5, z1 - 0.36], kind);
    face(pen, wallOf(from + 0.13, from + wide - 0.13, z0 + 0.1, z0 + 0.5), "#38241c", 0.25);
  }
  for (let i = 0; i <= bays.length; i++) {
    const t = t0 + i * wide;
    face(pen, wallOf(t - 0.12, t + 0.12, z0, z1 - 0.3, 0.06), "#33241f", 0.45);
  }
  underEave(pen, t0, t1, z1);
  if (rail) gallery(pen, t0 + 0.1, t1 + 0.25, z0, 0.62);
}
/** A lantern of red paper, lit from within. */
function lantern(pen: Pen, t: number, z: number) {
  const at = onBank(t, 0.8, z),
    k = scaleAt(at[1]);
  const [px, py] = place(pen, at);
  const glow = pen.x.createRadialGradient(px, py, 2, px, py, 0.75 * k);
  glow.addColorStop(0, "rgba(255,150,70,0.4)");
  glow.addColorStop(1, "rgba(255,120,50,0)");
  pen.x.fillStyle = pen.mirrored ? "rgba(0,0,0,0)" : glow;
  pen.x.fillRect(px - k, py - k, 2 * k, 2 * k);
  const oval = (a: number, b: number, dy: number): Pt[] =>
    Array.from({ length: 22 }, (_, i) => [
      px + a * k * Math.cos(i * 0.2856),
      py + dy * k + b * k * Math.sin(i * 0.2856),
    ]);
  cover(pen, oval(0.2, 0.25, 0), "#c8582f");
  fillPoly(pen.x, oval(0.12, 0.17, 0.02), "#ea924f");
  pen.x.fillStyle = DARK;
  for (const dy of [-0.27, 0.21]) pen.x.fillRect(px - 0.1 * k, py + dy * k, 0.2 * k, 0.06 * k);
}
/** The side wall towards us, and the neighbour's dark front at the border. */
function neighbour(pen: Pen) {
  const T = 0.2;
  face(pen, wallOf(-8, T, BANK_TOP, 6.6, -0.5), "#1e1920");
  face(pen, wallOf(-8, T, 6.1, 6.6, -0.5), DARK);
  tileStrip(pen, -8, T + 0.2, 6.35, 6.95, 0.6);
  tileStrip(pen, -8, T + 0.2, 4.0, 4.45, 0.5);
}
export function house(pen: Pen) {
  const [A, B, C] = [0.6, 7, 11.4];
  const F = [2.05, 4.35, 6.65, 8.9] as const;
  // the lower wing beyond
  face(pen, wallOf(B - 0.5, C, BANK_TOP, 6.9), TIMBER);
  roofSlope(pen, B, C + 0.9, { eave: 6.5, ridge: 8.35, out: 0.8, back: 2.6 });
  storey(pen, B, C, F[0], F[1] - 0.4, ["lit", "blind", "lit"], false);
  tileStrip(pen, B, C + 0.5, F[1] - 0.5, F[1] - 0.12, 0.85);
  storey(pen, B, C, F[1], 6.55, ["blind", "lit", "lit"], true);
  // the house: its front and its side
  face(pen, wallOf(A, B, BANK_TOP, F[3]), TIMBER);
  face(
    pen,
    [onBank(A, 0, BANK_TOP), onBank(A, -4, BANK_TOP), onBank(A, -4, F[3]), onBank(A, 0, F[3])],
    "#231b1e",
    0.6,
  );
  neighbour(pen);
  storey(pen, A, B, F[0], F[1] - 0.4, ["shut", "lit", "lit", "lit"], false);
  gallery(pen, A + 0.3, B + 0.3, F[0] - 0.08, 1.1);
  tileStrip(pen, A - 0.3, B + 0.45, F[1] - 0.5, F[1] - 0.12, 0.95);
  storey(pen, A, B, F[1], F[2] - 0.4, ["lit", "guests", "lit", "blind"], true);
  for (const t of [1.7, 3.25, 4.7, 6.05]) lantern(pen, t, F[2] - 0.95);
  tileStrip(pen, A - 0.3, B + 0.45, F[2] - 0.5, F[2] - 0.12, 0.95);
  storey(pen, A, B, F[2], F[3], ["blind", "lit", "lit", "shut"], true);
  roofSlope(pen, A - 0.9, B + 0.9, { eave: 8.75, ridge: 11.05, out: 0.95, back: 2.6 });
  lantern(pen, B + 0.15, F[2] - 0.95);
}
