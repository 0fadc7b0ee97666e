/** A two-car country train across the way to the shrine. */
import { Rng, css, type Ctx, type Pt } from "../../kit/core.ts";
import { Tones, brushPath, dab, fillPoly } from "../../kit/brush.ts";
import { onSheet } from "../../kit/terrain.ts";
import { TRACK, cam } from "./a-steps.ts";

const SIDE = 20.3;
const at = (x: number, z: number, y = SIDE): Pt => onSheet(cam, x, y, TRACK + z);
const ppm = cam.f / SIDE;

function panel(x: Ctx, x0: number, x1: number, z0: number, z1: number, c: string, round = 0) {
  const [a, b] = at(x0, z1),
    [d, e] = at(x1, z0);
  x.fillStyle = c;
  x.beginPath();
  x.roundRect(a, b, d - a, e - b, round);
  x.fill();
}
/** one car from x0 to x1 */
function car(x: Ctx, k: Ctx, x0: number, x1: number, r: Rng) {
  // the rail, and the shade below the car on the ballast and the planks
  panel(x, x0, x1, -0.02, 0.3, "#1a2136");
  panel(x, x0 - 0.4, x1, -0.02, 0.07, "#59616e");
  panel(x, x0 - 0.4, x1, 0.04, 0.07, "#b9bfbf");
  // wheels and axles in the train's own shade
  panel(x, x0 + 0.5, x1 - 0.5, 0.28, 1.1, "#20253a");
  for (const b of [x0 + 3.5, x1 - 2.6]) {
    panel(x, b - 1.5, b + 1.5, 0.35, 0.85, "#2b3148");
    for (const w of [b - 1.05, b + 1.05]) {
      const [a, c] = at(w, 0.48);
      for (const [R, col] of [
        [0.43, "#0f1322"],
        [0.35, "#6a7182"],
        [0.3, "#3d4356"],
        [0.12, "#14182a"],
      ] as [number, string][]) {
        x.fillStyle = col;
        x.beginPath();
        x.arc(a, c, R * ppm, 0, 6.3);
        x.fill();
      }
    }
  }
  for (let u = x0 + 5; u < x1 - 5; u += 2.3) panel(x, u, u + 1.6, 0.4, 0.98, "#333a50", 3);
  // body: ivory, shaded below the eave and at the sill
  panel(x, x0, x1, 0.95, 3.62, "#b3b0a2", 5);
  panel(x, x0, x1, 1.12, 3.62, "#e6dcc6", 5);
  panel(x, x0, x1, 1.96, 3.62, "#f5edd9", 5);
  panel(x, x0, x1, 3.04, 3.4, "#fdf8ea");
  panel(x, x0, x1, 1.28, 1.56, "#2b4c9b");
  panel(x, x0, x1, 1.48, 1.56, "#4a6dba");
  panel(x, x0, x1, 1.14, 1.2, "#2b4c9b");
  for (let u = x0 + 1; u < x1; u += 1.75) panel(x, u, u + 0.02, 1.1, 3.42, "#d3c8b0");
  // the roof curves away from us in four flat bands, round at both ends
  panel(x, x0 + 0.02, x1 - 0.02, 3.42, 4.04, "#b9c2c4", 34);
  panel(x, x0 + 0.02, x1 - 0.02, 3.42, 3.98, "#929ca4", 30);
  panel(x, x0, x1, 3.42, 3.86, "#77828e", 22);
  panel(x, x0, x1, 3.42, 3.66, "#5d6879", 8);
  panel(x, x0, x1, 3.42, 3.5, "#3f4a60");
  for (let u = x0 + 0.9; u < x1 - 0.4; u += 0.9) panel(x, u, u + 0.025, 3.52, 4, "#66717e");
  for (const [q, long] of [
    [0.14, 1.1],
    [0.3, 2.2],
    [0.52, 1.1],
    [0.74, 2.2],
    [0.9, 1.1],
  ]) {
    const u = x0 + (x1 - x0) * q;
    panel(x, u - 0.05, u + long + 0.05, 3.92, 4.02, "#5d6879", 3);
    panel(x, u, u + long, 3.96, 4.24, "#7d8793", 12);
    panel(x, u + 0.06, u + long - 0.2, 4.12, 4.22, "#b9c2c4", 8);
  }
  // doors and windows; the glass reflects leaves and sky
  const glass = (a: number, b: number, z0: number, z1: number) => {
    panel(x, a - 0.06, b + 0.06, z0 - 0.06, z1 + 0.06, "#4c5565", 9);
    panel(x, a - 0.06, b + 0.06, z0 - 0.06, z0 - 0.01, "#a9a596", 2);
    panel(x, a, b, z0, z1, "#254a56", 6);
    const [ax, ay] = at(a, z1),
      [bx, by] = at(b, z0);
    x.save();
    x.beginPath();
    x.rect(ax, ay, bx - ax, by - ay);
    x.clip();
    // the wood in the glass: crowns with a cut edge, a paler sky over them
    const crowns = ay + (by - ay) * r.range(0.2, 0.5),
      phase = r.range(0, 6.28),
      lobes = [];
    for (let u = ax - 6; u <= bx + 6; u += 7)
      lobes.push([
        u,
        crowns + 9 * Math.sin(u * 0.05 + phase) + 5 * Math.abs(Math.sin(u * 0.19 + phase)),
      ] as Pt);
    fillPoly(x, [[ax - 6, ay], [bx + 6, ay], ...lobes.toReversed()], "#7fa9a6");
    fillPoly(
      x,
      [...lobes.map(([u, v]): Pt => [u, v + 15 + 5 * Math.sin(u * 0.08)]), ...lobes.toReversed()],
      "#3f6f68",
    );
    if (b - a > 1 && r.chance(0.75)) {
      // someone by the window, a dark shape
      const cx = r.range(ax + 24, bx - 24);
      x.fillStyle = "#12222f";
      x.beginPath();
      x.ellipse(cx, by - 27, 8.5, 11, 0, 0, 7);
      x.ellipse(cx, by + 8, 21, 23, 0, 0, 7);
      x.fill();
    }
    // one or two sharp bars of light, at the same slant in every pane
    for (const [q, wide] of b - a > 1
      ? r.chance(0.6)
        ? [
            [r.range(0.3, 0.6), 22],
            [r.range(0.75, 0.85), 7],
          ]
        : [[r.range(0.2, 0.8), 13]]
      : [[0.55, 9]]) {
      const cut = ax + (bx - ax) * q;
      fillPoly(
        x,
        [
          [cut, ay],
          [cut + wide, ay],
          [cut + wide - 34, by],
          [cut - 34, by],
        ],
        "#c9dcd6",
        0.72,
      );
    }
    if (b - a > 1) panel(x, a, b, z1 - 0.3, z1 - 0.26, "#4c5565");
    x.restore();
  };
  const doors = [x0 + 1.6, (x0 + x1) / 2 - 0.65, x1 - 2.9];
  for (let u = x0 + 3.4; u < x1 - 3.6; u += 1.75)
    if (!doors.some((d) => u + 1.5 > d - 0.15 && u < d + 1.45)) glass(u, u + 1.42, 2.02, 2.95);
  for (const d of doors) {
    // a door: its frame's joint, two leaves, their rubber edges, grips, a step below
    panel(x, d - 0.07, d + 1.37, 0.96, 3.26, "#4c5565", 6);
    panel(x, d, d + 1.3, 1.0, 3.2, "#dccfb4", 4);
    panel(x, d, d + 1.3, 1.0, 1.6, "#c7b99c", 2);
    panel(x, d, d + 1.3, 3.1, 3.2, "#b3a88e", 2);
    panel(x, d, d + 1.3, 1.28, 1.5, "#2b4c9b");
    glass(d + 0.13, d + 0.53, 1.75, 2.95);
    glass(d + 0.77, d + 1.17, 1.75, 2.95);
    panel(x, d + 0.61, d + 0.69, 1.0, 3.2, "#2f3748");
    for (const g of [0.55, 0.71]) panel(x, d + g, d + g + 0.04, 1.62, 1.84, "#2f3748", 1);
    panel(x, d - 0.05, d + 1.35, 0.78, 0.88, "#8d949c", 2);
    panel(x, d - 0.05, d + 1.35, 0.86, 0.9, "#d5d8d2");
  }
  k.fillStyle = css("#1a2038", 0.85);
  k.beginPath();
  for (const z of [0.95, 3.42])
    brushPath(k, [at(x0, z), at((x0 + x1) / 2, z), at(x1, z)], () => 1.9);
  for (const u of [x0, x1]) brushPath(k, [at(u, 0.95), at(u, 3.6)], () => 1.9);
  k.fill();
}
export function train(x: Ctx, k: Ctx) {
  const r = new Rng(4);
  panel(x, -6.4, -5.7, 1.0, 3.4, "#2a2f3e"); // gangway
  car(x, k, -26, -6.3, r);
  car(x, k, -5.9, 14, r);
  // motion: thin strokes pulled back along the body
  const T = new Tones();
  for (let i = 0; i < 24; i++) {
    const [a, b] = at(r.range(-14, 16), r.range(0.5, 3.6)),
      l = r.range(60, 240);
    T.add(
      r.pick(["#ffffff", "#cdd6d6", "#6f7c92"]),
      (z) => dab(z, a, b, -l, r.range(1.2, 2.6), 0),
      0.4,
    );
  }
  T.flush(x);
}

/** both ends of the train are in the trees' shade, with a ragged edge where the sun begins; boughs throw theirs over its sunny middle */
export function leafShade(x: Ctx) {
  const r = new Rng(31),
    T = new Tones();
  const leaf = (u: number, z: number, long: number) => {
    const [cx, cy] = at(u, z);
    T.add("#7a90c0", (q) =>
      dab(q, cx, cy, long, long * 0.42, 0.75 + r.g() * 0.4, r.range(-0.2, 0.2)),
    );
  };
  // s: which end; u: where its shade ends at the train's lower edge, slanting with the sun
  for (const [s, u] of [
    [-1, -7.7],
    [1, 8.3],
  ]) {
    const rim = (z: number) => u + 1.7 - 0.5 * z + 0.5 * Math.sin(z * 2.6 + s);
    x.fillStyle = "#7a90c0";
    x.beginPath();
    x.moveTo(...at(s * 16, 0));
    for (let z = 0; z <= 4.4; z += 0.2) x.lineTo(...at(rim(z) + 0.3 * s, z));
    x.lineTo(...at(s * 16, 4.4));
    x.fill();
    for (let i = 0; i < 150; i++) {
      const z = r.range(0.2, 4.3);
      leaf(rim(z) - s * (r.u() ** 2 * 1.5 - 0.3), z, r.range(16, 38));
    }
    T.flush(x);
    // a few spots of sun
    x.globalCompositeOperation = "destination-out";
    for (let i = 0; i < 16; i++) {
      const z = r.range(0.9, 3.9);
      leaf(rim(z) + s * (0.4 + 1.3 * r.u() ** 2), z, r.range(14, 28));
    }
    T.flush(x);
    x.globalCompositeOperation = "source-over";
  }
  for (const [u, z, long] of [
    [-4.4, 4.3, 2.6],
    [-0.6, 4.2, 1.9],
    [3.1, 4.4, 3],
    [5.6, 4.2, 1.8],
  ]) {
    for (let i = 0; i < 46; i++) {
      const t = r.u();
      leaf(
        u + t * 0.55 * long + r.g() * 0.3 * (1.2 - t),
        z - t * long + r.g() * 0.12,
        r.range(12, 30),
      );
    }
    T.flush(x);
  }
}
