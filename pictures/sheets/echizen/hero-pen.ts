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
/** a hand closed about a rail: the back of it above, four fingers below, the thumb along the rail */
export function fist(x: Ctx, at: V3, tilt: number) {
  const [px, py] = project(at);
  const k = 1800 / depthOf(at);
  x.save();
  x.translate(px, py);
  x.rotate(tilt);
  x.scale(0.05 * k, 0.05 * k);
  const on = (text: string, seg = 6) =>
    catmull(
      text.split(", ").map((pair): Pt => {
        const [u, v] = pair.split(" ").map(Number);
        return [u, v];
      }),
      seg,
      true,
    );
  const out = on(
    "1.15 -0.55, 0.4 -0.85, -0.4 -0.74, -0.92 -0.42, -1.04 0.1, -0.86 0.58, -0.4 0.74, 0.2 0.66, 0.62 0.5, 1.15 0.5",
  );
  fillPoly(x, out, SKIN.body);
  within(x, out, () => {
    // the fingers turn under the rail
    fillPoly(x, on("-1.1 0.32, -0.5 0.36, 0.3 0.3, 0.6 0.9, -1.1 0.9"), SKIN.shade);
    fillPoly(
      x,
      on("1.2 -0.9, -0.5 -1, -1.2 -0.5, -1.1 -0.2, -0.55 -0.34, 0.3 -0.42, 1.2 -0.22"),
      SKIN.light,
    );
    for (const u of [-0.68, -0.34, 0])
      cut(
        x,
        [
          [u - 0.02, -0.3],
          [u - 0.1, 0.15],
          [u - 0.02, 0.74],
        ],
        0.1,
        "#3a2420",
        0.9,
      );
  });
  // the thumb
  fillPoly(
    x,
    on("0.75 -0.74, 0.2 -1.0, -0.44 -1.06, -0.62 -0.9, -0.4 -0.76, 0.2 -0.64"),
    SKIN.light,
  );
  x.restore();
}
