/** figures: draws small people in costume with a few shapes and key lines. In local units a figure is about 100 tall. */
import { type Col, type Ctx, css, layer, type Layer, type Pt, paintOf, type Fill } from "./core.ts";
import { brushPath, catmull, poly, clearUnder } from "./brush.ts";

export interface Pen {
  x: Ctx;
  k: Ctx;
  key: Col;
  lw: number;
}
export function shape(
  p: Pen,
  pts: Pt[],
  fill: Fill,
  o: { smooth?: boolean; line?: number; a?: number } = {},
) {
  const q = o.smooth === false ? pts : catmull(pts, 6, true);
  p.x.fillStyle = paintOf(fill, o.a ?? 1);
  poly(p.x, q);
  p.x.fill();
  clearUnder(p.k, q);
  const lw = (o.line ?? 1) * p.lw;
  if (lw > 0) {
    const c = [...q, q[0], q[1]];
    p.k.fillStyle = css(p.key, 0.95);
    p.k.beginPath();
    brushPath(p.k, c, (t) => lw * (1 + 0.45 * Math.sin(t * 14 + pts[0][0])));
    p.k.fill();
  }
}
export function line(p: Pen, pts: Pt[], w = 1, c?: Col, smooth = true) {
  const q = smooth ? catmull(pts, 6) : pts;
  const t = c ? p.x : p.k;
  t.fillStyle = css(c ?? p.key, 0.95);
  t.beginPath();
  brushPath(t, q, (u) => w * p.lw * (0.45 + 0.75 * Math.sin(Math.PI * (0.12 + 0.76 * u))));
  t.fill();
}

/** draws at (px,py) with scale s (optionally mirrored); returns the colour and key layers, to be clipped by depth */
export function sprite(
  px: number,
  py: number,
  s: number,
  flip: boolean,
  draw: (p: Pen) => void,
  key: Col = "#1d2136",
  lw = 1.5,
): { c: Layer; k: Layer } {
  const c = layer(),
    k = layer();
  for (const q of [c.x, k.x]) {
    q.translate(px, py);
    q.scale(flip ? -s : s, s);
  }
  draw({ x: c.x, k: k.x, key, lw: lw / s });
  return { c, k };
}
