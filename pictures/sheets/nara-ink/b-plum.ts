/** The shadow of a plum in flower on the desk, in low spring sun. */
import { type Ctx, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";

/** The shadow of a flower: five round petals, in any direction. */
function flower(x: Ctx, px: number, py: number, R: number, turn: number, flat: number) {
  for (let k = 0; k < 5; k++) {
    const a = turn + (k / 5) * 6.283;
    x.moveTo(px + R, py);
    x.ellipse(
      px + Math.cos(a) * R * 0.62,
      py + Math.sin(a) * R * 0.62 * flat,
      R * 0.52,
      R * 0.5 * flat,
      a,
      0,
      6.3,
    );
  }
}
/** A fallen petal: round, notched, pink at its base, with its own small shadow. */
export function petal(x: Ctx, px: number, py: number, R: number, turn: number, flat: number) {
  x.save();
  x.translate(px, py);
  for (const shadow of [true, false]) {
    x.save();
    if (shadow) x.translate(R * 0.28, R * 0.34);
    x.rotate(turn);
    x.scale(1, flat);
    const g = x.createLinearGradient(-R, 0, R, 0);
    g.addColorStop(0, "#d97f8e");
    g.addColorStop(0.4, "#f2c4c6");
    g.addColorStop(1, "#fdf1ec");
    x.fillStyle = shadow ? "rgba(52,40,62,0.42)" : g;
    x.beginPath();
    x.moveTo(-R, 0);
    x.bezierCurveTo(-R * 0.7, -R * 0.5, -R * 0.2, -R * 1.1, R * 0.5, -R * 0.9);
    x.bezierCurveTo(R * 1.1, -R * 0.7, R * 1.15, -R * 0.25, R * 0.78, 0);
    x.bezierCurveTo(R * 1.2, R * 0.3, R * 1.0, R * 0.8, R * 0.45, R * 0.92);
    x.bezierCurveTo(-R * 0.25, R * 1.05, -R * 0.7, R * 0.45, -R, 0);
    x.fill();
    x.restore();
  }
  x.restore();
}
export function plumShadow(x: Ctx) {
  const r = new Rng(64);
  x.fillStyle = "#000";
  const limb = (points: Pt[], w0: number, w1: number, twigs: number) => {
    const p = catmull(points, 14);
    x.beginPath();
    brushPath(x, p, (t) => lerp(w0, w1, t) * (1 + 0.12 * Math.sin(t * 23)));
    x.fill();
    for (let i = 0; i < twigs; i++) {
      const q = p[Math.floor(p.length * lerp(0.12, 0.98, (i + r.u() * 0.7) / twigs))];
      const b = p[Math.max(0, p.indexOf(q) - 4)];
      const along = Math.atan2(q[1] - b[1], q[0] - b[0]);
      const a = along + (i % 2 ? 1 : -1) * r.range(0.5, 1.0),
        l = r.range(90, 230);
      const tip: Pt = [q[0] + Math.cos(a) * l, q[1] + Math.sin(a) * l];
      const bend: Pt = [lerp(q[0], tip[0], 0.5) + r.g() * 8, lerp(q[1], tip[1], 0.5) + r.g() * 8];
      const twig = catmull([q, bend, tip], 10);
      x.beginPath();
      brushPath(x, twig, (t) => lerp(w1 * 0.9, 3, t));
      for (let k = 0; k < 5; k++) {
        const s = twig[Math.floor(twig.length * r.range(0.3, 0.99))];
        if (r.chance(0.3)) {
          x.moveTo(s[0] + 9, s[1]);
          x.arc(s[0] + r.g() * 4, s[1] + r.g() * 4, 9, 0, 7);
        } else
          flower(
            x,
            s[0] + r.g() * 10,
            s[1] + r.g() * 10,
            r.range(19, 27),
            r.range(0, 6),
            r.range(0.6, 1),
          );
      }
      x.fill();
    }
  };
  limb(
    [
      [-60, -60],
      [140, 90],
      [330, 120],
      [520, 220],
      [700, 200],
      [900, 300],
      [1060, 290],
    ],
    44,
    9,
    12,
  );
  limb(
    [
      [330, 120],
      [420, 40],
      [600, 30],
      [760, -20],
    ],
    20,
    8,
    5,
  );
  limb(
    [
      [620, 214],
      [720, 330],
      [760, 450],
      [880, 520],
    ],
    16,
    6,
    6,
  );
}
