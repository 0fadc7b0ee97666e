/** ichijoji-d-houses: the dark house fronts along both sides of the lane, with snow on their eaves. */
import { bokashi, type Col, css, type Ctx, type Pt, sstep } from "../../kit/core.ts";
import { at, face, printed, WALL } from "./d-plan.ts";

interface House {
  readonly side: -1 | 1;
  readonly near: number;
  readonly far: number;
  readonly eave: number;
  readonly dark: Col;
  readonly deep: Col;
  readonly snow: Col;
}
const HOUSES: readonly House[] = [
  { side: -1, near: 9.8, far: 16.4, eave: 5, dark: "#3c4a78", deep: "#2a3661", snow: "#9badd2" },
  { side: 1, near: 10.6, far: 16.4, eave: 5.5, dark: "#394775", deep: "#27335d", snow: "#93a6cd" },
  { side: -1, near: 2, far: 9.8, eave: 6.3, dark: "#1a2447", deep: "#10172f", snow: "#7388b8" },
  { side: 1, near: 2, far: 10.6, eave: 5.9, dark: "#182143", deep: "#0f162e", snow: "#6d82b3" },
];
/** snow along an edge of a roof, thicker and thinner in long curves */
function cap(x: Ctx, h: House, out: number, z: number, thick: number) {
  const q = h.side * (WALL - out);
  const top: Pt[] = [],
    low: Pt[] = [];
  const n = 9;
  for (let i = 0; i <= n; i++) {
    // even steps on the sheet, not in the lane
    const y = 1 / (1 / h.near + ((1 / h.far - 1 / h.near) * i) / n);
    top.push(at(q, y, z + thick * (1 + 0.05 * (1 - i / n) * Math.sin(i * 0.9 + h.near))));
    low.push(at(q, y, z - thick * 0.08 * (1 - i / n) * (1 + Math.sin(i * 1.2 + h.far))));
  }
  // the far end is round
  top.push(at(q, h.far * 1.012, z + thick * 0.72), at(q, h.far * 1.016, z + thick * 0.3));
  face(x, [...top, ...low.toReversed()], h.snow);
}
/** the end of a roof that faces us, and the snow on it */
function gable(x: Ctx, h: House, out: number, z: number, rise: number, thick: number) {
  const a = h.side * (WALL - out),
    b = h.side * (WALL + 0.3),
    y = h.near;
  face(x, [at(a, y, z - 0.06), at(a, y, z), at(b, y, z + rise), at(b, y, z - 0.06)], h.dark);
  face(
    x,
    [
      at(a - h.side * 0.03, y, z - 0.04),
      at(a - h.side * 0.035, y, z + thick * 0.6),
      at(a, y, z + thick * 1.08),
      at(a + h.side * 0.12, y, z + thick * 1.2),
      at(b, y, z + rise + thick * 1.05),
      at(b, y, z + rise),
      at(a + h.side * 0.04, y, z + 0.02),
    ],
    css(h.snow),
  );
}
function house(x: Ctx, h: House) {
  const w = h.side * WALL;
  const g = bokashi(x, ...at(w, h.far, 1), ...at(w, Math.max(h.near, 4.5), 1), [
    [0, h.dark],
    [1, h.deep],
  ]);
  const wall = (y0: number, y1: number, z0: number, z1: number, c: CanvasGradient | Col, q = w) =>
    face(x, [at(q, y1, z1), at(q, y0, z1), at(q, y0, z0), at(q, y1, z0)], c);
  wall(h.near, h.far, -0.1, h.eave, g);
  // a closed lattice upstairs and shutters below, hardly seen
  const mid = (h.near + h.far) / 2;
  const len = Math.min(3, (h.far - h.near) / 2);
  const bars = (z0: number, z1: number, y0: number, y1: number) => {
    for (let y = y0; y < y1; y += 0.24) wall(y, y + 0.11, z0, z1, css("#0b1026", 0.4));
  };
  const close = h.near < 5;
  if (!close || h.side > 0) bars(4, 4.9, mid - len / 2, mid + len / 2);
  if (h.side < 0) bars(0.7, 2.2, mid - len * 0.8, mid + len * 0.7);
  // the eave's underside
  const out = h.side * (WALL - 0.75);
  face(
    x,
    [at(w, h.far, h.eave), at(out, h.far, h.eave), at(out, h.near, h.eave), at(w, h.near, h.eave)],
    h.deep,
  );
  // its rafters
  for (let y = Math.max(h.near, 3) + 0.15; y < h.far; y += 0.55)
    face(
      x,
      [at(w, y, h.eave), at(out, y, h.eave), at(out, y + 0.13, h.eave), at(w, y + 0.13, h.eave)],
      css("#070b20", 0.32),
    );
  cap(x, h, 0.75, h.eave, 0.3);
  if (h.near > 5) gable(x, h, 0.75, h.eave, 0.5, 0.3);
  // the pent roof over the door
  const po = h.side * (WALL - 0.6);
  const pent = [h.near, h.far - 0.5] as const;
  face(
    x,
    [at(w, pent[1], 3), at(po, pent[1], 2.75), at(po, pent[0], 2.75), at(w, pent[0], 3)],
    h.deep,
  );
  cap(x, { ...h, far: pent[1] }, 0.6, 2.75, 0.2);
  if (h.near > 5) gable(x, h, 0.6, 2.75, 0.25, 0.2);
}
/** the bar's light on the far ends of the walls */
function warmth(x: Ctx) {
  for (const s of [-1, 1]) {
    const w = s * WALL;
    x.save();
    x.beginPath();
    for (const p of [at(w, 16.4, 2.6), at(w, 10.7, 2.6), at(w, 10.7, 0), at(w, 16.4, 0)])
      x.lineTo(...p);
    x.clip();
    x.translate(...at(w, 16.6, 0.7));
    const g = x.createRadialGradient(0, 0, 0, 0, 0, 105);
    g.addColorStop(0, css("#eda266", 0.75));
    g.addColorStop(0.45, css("#b97a66", 0.38));
    g.addColorStop(1, css("#8a6474", 0));
    x.fillStyle = g;
    x.fillRect(-200, -200, 400, 400);
    x.restore();
  }
}
/** the snow along one side of the lane: one long bank, a little uneven */
function drift(x: Ctx, s: -1 | 1) {
  const up: Pt[] = [],
    low: Pt[] = [];
  const n = 24;
  for (let i = 0; i <= n; i++) {
    // even steps on the sheet, not in the lane
    const y = 1 / (1 / 2.4 + ((1 / 16.6 - 1 / 2.4) * i) / n);
    const sway = Math.sin(i * 0.62 + s * 0.9);
    // lower and narrower where people come and go
    const k = 1 - 0.72 * sstep(8.5, 16.8, y);
    up.push(at(s * (WALL + 0.02), y, k * (0.42 + 0.09 * sway)));
    low.push(at(s * (WALL - k * (0.56 + 0.13 * Math.sin(i * 0.5 + s))), y, 0));
  }
  x.fillStyle = bokashi(x, ...at(s * WALL, 16.5, 0.1), ...at(s * WALL, 4.6, 0.1), [
    [0, "#d8bfae"],
    [0.12, "#a9b2cf"],
    [0.4, "#8092c0"],
    [1, "#4c619a"],
  ]);
  face(x, [...up, ...low.toReversed()], x.fillStyle as unknown as CanvasGradient);
  // its lit crest
  face(
    x,
    [...up, ...up.map(([a, b], i): Pt => [a - s * (26 - i), b + (26 - i) * 0.5]).toReversed()],
    css("#aebcdc", 0.4),
  );
}
export function printHouses() {
  for (const h of HOUSES) {
    printed((x) => {
      house(x, h);
    });
    if (h.far > 16 && h.side > 0) printed(warmth);
  }
  for (const s of [-1, 1] as const)
    printed((x) => {
      drift(x, s);
    }, 0.8);
}
