/** Curved surfaces in the room: cut into small facets, each inked by its place and its normal, the far ones first. */
import { css, type Ctx, type Pt, type RGB, type V3 } from "../../kit/core.ts";
import { on } from "./c-plan.ts";

type Surface = (t: number, a: number) => V3;
type Ink = (t: number, a: number, n: V3) => RGB;

const minus = (p: V3, q: V3): V3 => [p[0] - q[0], p[1] - q[1], p[2] - q[2]];
function unit([x, y, z]: V3): V3 {
  const l = Math.hypot(x, y, z) || 1;
  return [x / l, y / l, z / l];
}
const cross = (p: V3, q: V3): V3 => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
/**
 * Draws a surface that goes round in `a` and up from its foot in `t` (0..1), seen from outside; `inside` turns it, for the hollow of
 * a bowl.
 */
export function mesh(x: Ctx, rows: number, cols: number, at: Surface, ink: Ink, inside = false) {
  const facets: { far: number; p: Pt[]; c: string }[] = [];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const a = (2 * Math.PI * i) / cols,
        a1 = (2 * Math.PI * (i + 1)) / cols,
        t = j / rows,
        t1 = (j + 1) / rows;
      const q = [at(t, a), at(t, a1), at(t1, a1), at(t1, a)];
      const n = unit(cross(minus(q[2], q[0]), minus(q[3], q[1])));
      if (inside) for (const k of [0, 1, 2]) n[k] = -n[k];
      // away from the eye, which is at the height of 1.25
      if (n[0] * q[0][0] + n[1] * q[0][1] + n[2] * (q[0][2] - 1.25) > 0.002) continue;
      facets.push({
        far: q[0][1] + q[2][1] - 0.5 * (q[0][2] + q[2][2]),
        p: q.map((v) => on(...v)),
        c: css(ink((t + t1) / 2, (a + a1) / 2, n)),
      });
    }
  facets.sort((f, g) => g.far - f.far);
  x.save();
  x.lineWidth = 0.9;
  for (const { p, c } of facets) {
    x.fillStyle = x.strokeStyle = c;
    x.beginPath();
    x.moveTo(...p[0]);
    for (const v of p.slice(1)) x.lineTo(...v);
    x.closePath();
    x.fill();
    x.stroke();
  }
  x.restore();
}
