/** pine: pads of needles. */
import { type Col, type Ctx, lerp, type Rng, sstep } from "../core.ts";
import { dab, Tones } from "../brush.ts";

/** a pine needle fan opening upwards */
function fan(
  T: Tones,
  x: number,
  y: number,
  len: number,
  w: number,
  n: number,
  a0: number,
  a1: number,
  c: Col,
  r: Rng,
) {
  for (let i = 0; i < n; i++) {
    const a = lerp(a0, a1, (i + r.range(-0.4, 0.4)) / (n - 1));
    const l = len * r.range(0.75, 1.1);
    const bx = x + r.range(-2, 2),
      by = y + r.range(-1.5, 1.5),
      bd = r.range(-0.12, 0.12);
    T.add(c, (k) => dab(k, bx, by, l, w, a, bd));
  }
}
/** flat-topped cloud of needles, as on a trained black pine */
export function pinePad(
  x: Ctx,
  cx: number,
  cy: number,
  w: number,
  h: number,
  r: Rng,
  o: {
    dark: Col;
    mid: Col;
    light: Col;
    len?: number;
    nw?: number;
    dens?: number;
    lightDir?: number;
  },
) {
  const len = o.len ?? 26,
    nw = o.nw ?? 2.2;
  const cnt = Math.round(((w * h) / 95) * (o.dens ?? 1));
  const ld = o.lightDir ?? 1;
  const spots: [number, number, number][] = [];
  for (let i = 0; i < cnt; i++) {
    const u = r.range(-1, 1),
      v = Math.pow(r.u(), 0.8);
    const top = Math.sqrt(1 - u * u);
    spots.push([cx + (u * w) / 2, cy - top * h * v * 0.9 + r.range(-3, 3), v]);
  }
  spots.sort((a, b) => a[1] - b[1]); // back (high) to front (low)
  const T = new Tones();
  for (const [px, py] of spots) fan(T, px, py + 4, len, nw * 1.25, 9, -3.05, -0.1, o.dark, r);
  T.flush(x);
  for (const [px, py, v] of spots) {
    if (v < 0.25) continue;
    if (r.chance(0.75))
      fan(
        T,
        px + ld * 2,
        py,
        len * 0.82,
        nw,
        7,
        ld > 0 ? -2.4 : -2.7,
        ld > 0 ? -0.3 : -0.7,
        o.mid,
        r,
      );
  }
  T.flush(x);
  for (const [px, py, v] of spots) {
    if (v < 0.55) continue;
    const lit = sstep(-0.4, 0.9, (ld * (px - cx)) / (w / 2)) * 0.6 + 0.25;
    if (r.chance(lit))
      fan(
        T,
        px + ld * 4,
        py - 3,
        len * 0.62,
        nw * 0.8,
        5,
        ld > 0 ? -1.9 : -2.6,
        ld > 0 ? -0.4 : -1.2,
        o.light,
        r,
      );
  }
  T.flush(x);
}
