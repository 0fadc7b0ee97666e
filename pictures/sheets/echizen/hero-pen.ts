/** The figure's outlines in metres, strokes that swell and die, limbs and hands. */
import { type Col, css, type Ctx, type Fill, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { depthOf, project } from "./hero-plan.ts";

const SKIN = { shade: "#523730", body: "#80594a", light: "#c9a78f" };
const on = (y: number, p: Pt[]): Pt[] => p.map(([a, z]) => project([a, y, z]));
export const shape = (y: number, p: Pt[], seg = 8) => catmull(on(y, p), seg, true);
export const line = (y: number, p: Pt[], seg = 8) => catmull(on(y, p), seg);
/** a stroke that swells and dies, cut off by an outline */
export function within(x: Ctx, outline: Pt[], draw: () => void) {
  x.save();
  poly(x, outline);
  x.clip();
  draw();
  x.restore();
}
export function cut(x: Ctx, p: Pt[], w: number, c: Col, a = 1) {
  x.fillStyle = css(c, a);
  x.beginPath();
  brushPath(
    x,
    p,
    (t) => w * (0.15 + 0.85 * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.04)) ** 0.8),
  );
  x.fill();
}
export function limb(x: Ctx, a: V3, b: V3, wa: number, wb: number, c: Fill, bulge = 0.12) {
  const [p, q] = [project(a), project(b)];
  const k = 1800 / depthOf(a);
  const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
  const nx = -(q[1] - p[1]) / d,
    ny = (q[0] - p[0]) / d;
  const w0 = wa * k * 0.5,
    w1 = wb * k * 0.5,
    wm = (w0 + w1) * (0.5 + bulge);
  const m: Pt = [p[0] * 0.62 + q[0] * 0.38, p[1] * 0.62 + q[1] * 0.38];
  const out = catmull(
    [
      [p[0] + nx * w0, p[1] + ny * w0],
      [m[0] + nx * wm, m[1] + ny * wm],
      [q[0] + nx * w1, q[1] + ny * w1],
      [q[0] - nx * w1, q[1] - ny * w1],
      [m[0] - nx * wm, m[1] - ny * wm],
      [p[0] - nx * w0, p[1] - ny * w0],
    ] as Pt[],
    6,
    true,
  );
  fillPoly(x, out, c);
  return out;
}
export function fist(x: Ctx, at: V3, tilt: number, lit: boolean) {
  const [px, py] = project(at);
  const k = 1800 / depthOf(at);
  x.save();
  x.translate(px, py);
  x.rotate(tilt);
  const w = 0.043 * k,
    h = 0.031 * k;
  const out = catmull(
    [
      [-w, -h * 0.7],
      [-w * 0.2, -h],
      [w * 0.8, -h * 0.8],
      [w * 1.1, 0],
      [w * 0.7, h],
      [-w * 0.3, h * 1.05],
      [-w * 1.05, h * 0.6],
    ],
    6,
    true,
  );
  fillPoly(x, out, SKIN.body);
  within(x, out, () => {
    cut(
      x,
      [
        [-w, -h * 0.9],
        [0, -h * 1.05],
        [w, -h * 0.7],
      ],
      h * 0.9,
      lit ? SKIN.light : "#b48d75",
      0.9,
    );
    for (const i of [0, 1, 2])
      cut(
        x,
        [
          [-w * 1.1, -h * 0.25 + i * h * 0.42],
          [-w * 0.5, -h * 0.3 + i * h * 0.42],
          [-w * 0.1, -h * 0.2 + i * h * 0.4],
        ],
        1.3,
        SKIN.shade,
        0.9,
      );
  });
  x.restore();
}
