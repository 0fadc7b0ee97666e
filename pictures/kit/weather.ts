/** weather: rain, splashes and snowfall, drawn over a finished block. */
import { W, H, Rng, css, type Col, type Ctx } from "./core.ts";

/** slanting rain: many fine strokes far away, fewer bold ones nearby */
export function rain(
  x: Ctx,
  seed: number,
  count: number,
  o: { c?: Col; slant?: number; a?: number; y1?: number; long?: number } = {},
) {
  const r = new Rng(seed);
  const sl = o.slant ?? 0.16;
  for (let i = 0; i < count; i++) {
    const near = Math.pow(r.u(), 3);
    const px = r.range(-60, W + 120),
      py = r.range(-120, o.y1 ?? H);
    const L = (30 + 90 * near) * r.range(0.6, 1.3) * (o.long ?? 1);
    x.fillStyle = css(o.c ?? "#cfd8ee", (o.a ?? 0.3) * r.range(0.4, 1));
    const w = 0.5 + 1.1 * near;
    x.beginPath();
    x.moveTo(px, py);
    x.lineTo(px - L * sl + w, py + L);
    x.lineTo(px - L * sl - w * 0.2, py + L);
    x.fill();
  }
}
/** rings where drops hit a wet floor; `hy` is the horizon */
export function splashes(
  x: Ctx,
  seed: number,
  count: number,
  hy: number,
  y0: number,
  o: { c?: Col; a?: number } = {},
) {
  const r = new Rng(seed);
  for (let i = 0; i < count; i++) {
    const py = y0 + Math.pow(r.u(), 0.75) * (H - y0),
      px = r.range(-20, W + 20),
      s = (py - hy) / 600;
    const a = (o.a ?? 0.4) * r.range(0.3, 1);
    x.strokeStyle = css(o.c ?? "#d8dff0", a);
    x.lineWidth = 0.6 + s;
    const R = (3 + 11 * r.u()) * s + 1;
    x.beginPath();
    x.ellipse(px, py, R, R * 0.3, 0, 0.3, 5.6);
    x.stroke();
    if (r.chance(0.4)) {
      x.fillStyle = css(o.c ?? "#d8dff0", a);
      for (const k of [-1, 0.2, 1]) {
        x.beginPath();
        x.ellipse(px + k * R * 0.5, py - s * r.range(4, 9), 0.8 + s * 0.7, 1 + s, 0, 0, 7);
        x.fill();
      }
    }
  }
}
/** falling snow: round flakes, larger and blurred nearby */
export function snowfall(
  x: Ctx,
  seed: number,
  count: number,
  box: [number, number, number, number],
  o: { c?: Col; r0?: number; r1?: number; a?: number } = {},
) {
  const r = new Rng(seed);
  for (let i = 0; i < count; i++) {
    const near = Math.pow(r.u(), 3.2);
    const s = (o.r0 ?? 1.2) + ((o.r1 ?? 5.5) - (o.r0 ?? 1.2)) * near;
    x.fillStyle = css(o.c ?? "#ffffff", (o.a ?? 0.95) * r.range(0.7, 1));
    x.beginPath();
    x.ellipse(
      r.range(box[0], box[2]),
      r.range(box[1], box[3]),
      s * r.range(0.8, 1.15),
      s,
      r.range(0, 3),
      0,
      7,
    );
    x.fill();
  }
}
