/** A two-car country train across the way to the shrine. */
import { Rng, css, type Ctx, type Pt, paintOf, type Fill } from "../../kit/core.ts";
import { Tones, brushPath, dab } from "../../kit/brush.ts";
import { onSheet } from "../../kit/terrain.ts";
import { TRACK, cam } from "./a-steps.ts";

const SIDE = 20.3;
const at = (x: number, z: number, y = SIDE): Pt => onSheet(cam, x, y, TRACK + z);
const ppm = cam.f / SIDE;

function panel(x: Ctx, x0: number, x1: number, z0: number, z1: number, c: Fill, round = 0) {
  const [a, b] = at(x0, z1),
    [d, e] = at(x1, z0);
  x.fillStyle = paintOf(c);
  x.beginPath();
  x.roundRect(a, b, d - a, e - b, round);
  x.fill();
}
/** one car from x0 to x1 */
function car(x: Ctx, k: Ctx, x0: number, x1: number, r: Rng) {
  const [, top] = at(0, 3.72),
    [, low] = at(0, 0.95);
  // wheels and axles in the train's own shade
  panel(x, x0 + 0.5, x1 - 0.5, 0.28, 1.1, "#20253a");
  for (const b of [x0 + 2.6, x1 - 2.6]) {
    panel(x, b - 1.5, b + 1.5, 0.35, 0.85, "#2b3148");
    for (const w of [b - 1.05, b + 1.05]) {
      const [a, c] = at(w, 0.43);
      for (const [R, col] of [
        [0.43, "#14182a"],
        [0.3, "#4a5062"],
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
  const g = x.createLinearGradient(0, top, 0, low);
  for (const [s, c] of [
    [0, "#b9bdb8"],
    [0.08, "#f6f0de"],
    [0.5, "#fbf6e8"],
    [0.8, "#e9dfc8"],
    [1, "#a8a79c"],
  ] as [number, string][])
    g.addColorStop(s, c);
  panel(x, x0, x1, 0.95, 3.6, g, 4);
  panel(x, x0, x1, 1.28, 1.56, "#2b4c9b");
  panel(x, x0, x1, 1.14, 1.2, "#2b4c9b");
  panel(x, x0 + 0.1, x1 - 0.1, 3.52, 3.86, "#7d8590", 6);
  panel(x, x0 + 0.1, x1 - 0.1, 3.74, 3.86, "#a9b0b4", 5);
  for (let u = x0 + 3; u < x1 - 2; u += 5.2) panel(x, u, u + 2, 3.84, 4.1, "#8d949c", 3);
  // doors and windows; the glass reflects leaves and sky
  const glass = (a: number, b: number, z0: number, z1: number) => {
    panel(x, a - 0.05, b + 0.05, z0 - 0.05, z1 + 0.05, "#8b8f90", 4);
    const [, y1] = at(0, z1),
      [, y0] = at(0, z0);
    const q = x.createLinearGradient(0, y1, 0, y0);
    q.addColorStop(0, "#8fb0b4");
    q.addColorStop(0.35, "#4d7672");
    q.addColorStop(1, "#1f3a48");
    panel(x, a, b, z0, z1, q, 3);
    const T = new Tones();
    for (let i = 0; i < 9; i++) {
      const [px, py] = at(r.range(a + 0.1, b - 0.1), r.range(z0 + 0.15, z1 - 0.1));
      T.add(
        r.pick(["#7fa65a", "#365f56", "#b9d0b0"]),
        (z) => dab(z, px, py, r.range(5, 14), 4, -0.5, 0.1),
        0.5,
      );
    }
    T.flush(x);
    const [ax, ay] = at(a, z1),
      [bx, by] = at(b, z0);
    x.save();
    x.beginPath();
    x.rect(ax, ay, bx - ax, by - ay);
    x.clip();
    if (b - a > 1 && r.chance(0.55)) {
      // someone by the window, a dark shape
      const cx = r.range(ax + 20, bx - 20);
      x.fillStyle = "#16283a";
      x.beginPath();
      x.ellipse(cx, by - 22, 9, 11, 0, 0, 7);
      x.ellipse(cx, by + 6, 20, 18, 0, 0, 7);
      x.fill();
    }
    x.fillStyle = "rgba(232,244,240,.34)";
    x.beginPath();
    const cut = ax + (bx - ax) * 0.55;
    x.moveTo(cut, ay);
    x.lineTo(cut + 26, ay);
    x.lineTo(cut - 12, by);
    x.lineTo(cut - 38, by);
    x.fill();
    x.restore();
  };
  const doors = [x0 + 1.6, (x0 + x1) / 2 - 0.65, x1 - 2.9];
  for (let u = x0 + 3.4; u < x1 - 3.6; u += 1.75)
    if (!doors.some((d) => u + 1.5 > d - 0.15 && u < d + 1.45)) glass(u, u + 1.42, 2.02, 2.95);
  for (const d of doors) {
    panel(x, d, d + 1.3, 1.0, 3.15, "#dcd4c2", 3);
    glass(d + 0.14, d + 0.58, 1.75, 2.95);
    glass(d + 0.72, d + 1.16, 1.75, 2.95);
    panel(x, d + 0.64, d + 0.66, 1.0, 3.1, "#7b7f84");
  }
  k.fillStyle = css("#1a2038", 0.85);
  k.beginPath();
  for (const z of [0.95, 3.55, 3.86])
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
  for (let i = 0; i < 110; i++) {
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
