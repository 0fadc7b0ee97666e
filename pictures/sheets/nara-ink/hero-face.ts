/** A flat face of a solid: projected, and inked by the light at each of its points. */
import { createCanvas } from "@napi-rs/canvas";
import { H, type Pt, type RGB, SS, sstep, type V3, W } from "../../kit/core.ts";
import { brushPath, clearUnder, poly } from "../../kit/brush.ts";
import { css } from "../../kit/core.ts";
import { type Pen } from "../../kit/figures.ts";
import { type View } from "./hero-plan.ts";

export type Ink = (p: V3, n: V3) => RGB;
export interface Scene {
  readonly pen: Pen;
  readonly view: View;
}
/** `sides` says which sides of the face have a key line, by their first corner; near parts have thick lines. */
export function face(
  { pen, view }: Scene,
  corners: readonly V3[],
  n: V3,
  ink: Ink,
  sides: readonly number[] = [0, 1, 2, 3],
) {
  const q = corners.map((c) => view.on(...c));
  const x0 = Math.floor(Math.max(0, Math.min(...q.map((a) => a[0])) - 1) * SS),
    x1 = Math.ceil(Math.min(W, Math.max(...q.map((a) => a[0])) + 1) * SS),
    y0 = Math.floor(Math.max(0, Math.min(...q.map((a) => a[1])) - 1) * SS),
    y1 = Math.ceil(Math.min(H, Math.max(...q.map((a) => a[1])) + 1) * SS);
  if (x1 <= x0 || y1 <= y0) return;
  const c = createCanvas(x1 - x0, y1 - y0),
    x = c.getContext("2d"),
    im = x.createImageData(x1 - x0, y1 - y0);
  const o = corners[0];
  const off = n[0] * o[0] + n[1] * o[1] + n[2] * (o[2] - view.eye);
  for (let j = y0, i = 0; j < y1; j++)
    for (let k = x0; k < x1; k++, i += 4) {
      const [rx, ry, rz] = view.ray((k + 0.5) / SS, (j + 0.5) / SS);
      const t = off / (n[0] * rx + n[1] * ry + n[2] * rz);
      if (!(t > 0 && t < 40)) continue;
      const [r, g, b] = ink([rx * t, ry * t, view.eye + rz * t], n);
      im.data[i] = r;
      im.data[i + 1] = g;
      im.data[i + 2] = b;
      im.data[i + 3] = 255;
    }
  x.putImageData(im, 0, 0);
  clearUnder(pen.k, q);
  pen.x.save();
  poly(pen.x, q);
  pen.x.clip();
  pen.x.drawImage(c, x0 / SS, y0 / SS, (x1 - x0) / SS, (y1 - y0) / SS);
  pen.x.restore();
  // where two darks meet there is no line
  const seen = (p: V3) => {
    const [r, g, b] = ink(p, n);
    return sstep(34, 70, 0.35 * r + 0.5 * g + 0.3 * b);
  };
  for (const s of sides) rule(pen, view, corners[s], corners[(s + 1) % corners.length], 1, seen);
}
/** A key line along an edge in space. */
export function rule(
  pen: Pen,
  view: View,
  a: V3,
  b: V3,
  weight = 1,
  seen: (p: V3) => number = () => 1,
) {
  const pts: Pt[] = [],
    wide: number[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24,
      // even steps on the sheet, not in space
      w = (t * a[1]) / (t * a[1] + (1 - t) * b[1]);
    const depth = a[1] + (b[1] - a[1]) * w;
    const p: V3 = [a[0] + (b[0] - a[0]) * w, depth, a[2] + (b[2] - a[2]) * w];
    pts.push(view.on(...p));
    wide.push(Math.min(4, 0.5 + 9 / depth) * seen(p));
  }
  pen.k.fillStyle = css(pen.key, 0.95);
  pen.k.beginPath();
  brushPath(pen.k, pts, (t) => weight * wide[Math.round(t * 24)]);
  pen.k.fill();
}
/** The corners of a face that is level with the axes: two opposite corners, one of their coordinates equal. */
export function square(a: V3, b: V3): V3[] {
  if (a[0] === b[0]) return [a, [a[0], b[1], a[2]], b, [a[0], a[1], b[2]]];
  if (a[1] === b[1]) return [a, [b[0], a[1], a[2]], b, [a[0], a[1], b[2]]];
  return [a, [b[0], a[1], a[2]], b, [a[0], b[1], a[2]]];
}
