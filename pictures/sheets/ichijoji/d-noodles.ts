/** Thin noodles in the broth: folds of them, each noodle dark at its sides and light on its back. */
import { type Ctx, lerp, type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { type Pen } from "../../kit/figures.ts";
import { pool } from "./d-bowl.ts";
import { print, r } from "./d-stage.ts";

const INKS = ["#fdeab2", "#f3cf7c", "#dfa850"] as const;

function noodle(p: Pen, path: Pt[], colour: string) {
  const soft = catmull(path, 7);
  const even = (x: Ctx, wide: number, c: string) => {
    x.strokeStyle = c;
    x.lineWidth = wide;
    x.beginPath();
    soft.forEach(([px, py], i) => (i ? x.lineTo(px, py) : x.moveTo(px, py)));
    x.stroke();
  };
  even(p.x, 10.6, "#6f3a14");
  even(p.x, 7.4, colour);
  p.k.save();
  p.k.globalCompositeOperation = "destination-out";
  even(p.k, 10.6, "#000");
  p.k.restore();
}

/** Noodles side by side along a path; both ends go under the broth. */
function fold(
  p: Pen,
  guide: readonly (readonly [number, number])[],
  count: number,
  spread: number,
) {
  const order = Array.from({ length: count }, (_, i) => i).sort(() => r.range(-1, 1));
  for (const k of order) {
    const s = (k / (count - 1) - 0.5) * spread,
      slip = r.range(-0.03, 0.03),
      sway = r.range(0, 6.28);
    const path = guide.map(([u, v], i): Pt => {
      const [a, b] = [guide[Math.max(0, i - 1)], guide[Math.min(guide.length - 1, i + 1)]];
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
        t = i / (guide.length - 1);
      const off = lerp(s, s * 0.86 + slip, t) + 0.012 * Math.sin(t * 7 + sway);
      return pool(u - ((b[1] - a[1]) / l) * off, v + ((b[0] - a[0]) / l) * off);
    });
    noodle(p, path, INKS[Math.floor(3 * r.u() ** 1.3)]);
  }
}

export function printNoodles() {
  print((p) => {
    fold(
      p,
      [
        [-0.84, 0.2],
        [-0.8, -0.2],
        [-0.56, -0.5],
        [-0.2, -0.62],
        [0.2, -0.56],
      ],
      13,
      0.4,
    );
    fold(
      p,
      [
        [-0.86, 0.0],
        [-0.72, 0.36],
        [-0.4, 0.62],
        [0, 0.74],
        [0.4, 0.7],
      ],
      13,
      0.34,
    );
    fold(
      p,
      [
        [-0.7, 0.5],
        [-0.52, 0.16],
        [-0.3, -0.06],
        [0, -0.1],
        [0.3, 0.06],
        [0.42, 0.4],
      ],
      14,
      0.44,
    );
    fold(
      p,
      [
        [-0.62, -0.36],
        [-0.4, -0.1],
        [-0.3, 0.2],
        [-0.12, 0.46],
        [0.2, 0.58],
      ],
      12,
      0.36,
    );
  }, 3);
}
