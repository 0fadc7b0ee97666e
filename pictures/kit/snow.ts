/** snow: a winter valley for windows and backgrounds - laden cedars, soft banks with blue shadow. */
import { type Noise, type Ctx, type Pt, type Col, Rng, css, mix, bokashi, lerp } from "./core.ts";
import { dab, brushPath, poly } from "./brush.ts";

/** a rolling bank of snow from y(x) down to `foot`, with blue shadows in its hollows */
export function bank(
  x: Ctx,
  n: Noise,
  x0: number,
  x1: number,
  y: (x: number) => number,
  foot: number,
  o: { light: Col; shade: Col; low: Col; seed?: number },
) {
  const edge: Pt[] = [];
  for (let q = x0; q <= x1; q += 4) edge.push([q, y(q)]);
  const top = Math.min(...edge.map((p) => p[1]));
  x.fillStyle = bokashi(x, 0, top, 0, foot, [
    [0, o.light],
    [0.45, mix(o.light, o.shade, 0.35)],
    [1, o.low],
  ]);
  poly(x, [...edge, [x1, foot], [x0, foot]]);
  x.fill();
  const r = new Rng(o.seed ?? 1);
  for (let i = 0; i < 9; i++) {
    const cx = r.range(x0, x1),
      t = r.u(),
      cy = lerp(top + 16, foot, t),
      w = r.range(60, 190);
    const p: Pt[] = [];
    for (let k = 0; k <= 10; k++)
      p.push([
        cx - w + (2 * w * k) / 10,
        cy + 12 * n.n2(cx + k * 0.3, cy) - 9 * Math.sin((Math.PI * k) / 10),
      ]);
    x.fillStyle = css(o.shade, 0.5);
    x.beginPath();
    brushPath(x, p, (q) => 13 * Math.sin(Math.PI * q));
    x.fill();
  }
}
/** a distant conifer: one ragged silhouette, its windward side dusted */
function farConifer(
  x: Ctx,
  cx: number,
  foot: number,
  h: number,
  r: Rng,
  o: { dark: Col; snow: Col },
) {
  const n = Math.max(5, Math.round(h / 9)),
    half = h * r.range(0.16, 0.22);
  const L: Pt[] = [],
    R: Pt[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      y = foot - h * (1 - t),
      w = half * Math.pow(t, 0.8);
    L.push([cx - w * r.range(0.75, 1.15), y + h * 0.03], [cx - w * 0.62, y + h * 0.025]);
    R.push([cx + w * r.range(0.75, 1.15), y + h * 0.03], [cx + w * 0.62, y + h * 0.025]);
  }
  x.fillStyle = css(o.dark);
  poly(x, [[cx, foot - h * 1.05], ...R, ...L.toReversed()]);
  x.fill();
  x.fillStyle = css(o.snow, 0.85);
  x.beginPath();
  for (let i = 1; i < n; i++) {
    const t = i / n,
      w = half * Math.pow(t, 0.8);
    for (let k = 0; k < 3; k++)
      dab(
        x,
        cx + r.range(-0.95, 0.5) * w,
        foot - h * (1 - t) + r.range(0, h * 0.06),
        r.range(0.2, 0.5) * w + 2,
        h * 0.022 + 0.8,
        r.chance(0.5) ? 0.35 : 2.8,
      );
  }
  x.fill();
}
/** a hillside of distant conifers, back rows first */
export function forest(
  x: Ctx,
  r: Rng,
  x0: number,
  x1: number,
  y: (x: number) => number,
  depth: number,
  size: number,
  o: { dark: Col; mist: Col; snow: Col },
) {
  const rows = 6;
  for (let k = 0; k < rows; k++) {
    const t = k / (rows - 1);
    const dark = mix(o.mist, o.dark, 0.45 + 0.55 * t);
    for (let q = x0; q < x1; q += size * r.range(0.16, 0.42)) {
      if (r.chance(0.12)) continue;
      farConifer(
        x,
        q,
        y(q) + depth * t + r.range(-4, 4),
        size * (0.7 + 0.3 * t) * r.range(0.7, 1.25),
        r,
        { dark, snow: o.snow },
      );
    }
  }
}
