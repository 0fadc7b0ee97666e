/** snow: a winter valley for windows and backgrounds: cedars and roofs under snow, soft banks with blue shadows. */
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
/**
 * the end of a house under thick snow, seen across a garden; (x,y) is the lower left corner, w the width, h the height of the
 * eave
 */
export function snowHouse(
  x: Ctx,
  k: Ctx,
  px: number,
  py: number,
  w: number,
  h: number,
  o: {
    wall: Col;
    timber: Col;
    snow: Col;
    shade: Col;
    key: Col;
    rise?: number;
    lit?: Col | undefined;
  },
) {
  const rise = o.rise ?? h * 0.9,
    ov = w * 0.13;
  const apex: Pt = [px + w / 2, py - h - rise];
  x.fillStyle = css(o.wall);
  poly(x, [[px, py], [px, py - h], apex, [px + w, py - h], [px + w, py]]);
  x.fill();
  x.fillStyle = css(o.timber);
  for (const u of [0, 0.25, 0.5, 0.75, 1]) {
    const y0 = py - h - (u === 0.5 ? rise * 0.8 : u === 0 || u === 1 ? 0 : rise * 0.38);
    x.fillRect(px + u * w - w * 0.016, y0, w * 0.032, py - y0);
  }
  for (const v of [0.5, 1]) x.fillRect(px, py - h * v - 2, w, Math.max(2, h * 0.05));
  if (o.lit) {
    x.fillStyle = css(o.lit);
    x.fillRect(px + w * 0.29, py - h * 0.46, w * 0.18, h * 0.38);
    x.fillRect(px + w * 0.53, py - h * 0.46, w * 0.18, h * 0.38);
  }
  // two slopes of snow with a soft, thick lower lip
  const th = h * 0.3;
  for (const s of [-1, 1]) {
    const ex = px + w / 2 + s * (w / 2 + ov),
      ey = py - h + (ov / (w / 2)) * rise * 0.9;
    const p: Pt[] = [
      apex,
      [apex[0], apex[1] - th],
      [ex - s * 4, ey - th * 0.95],
      [ex + s * 5, ey - th * 0.45],
      [ex, ey + 2],
    ];
    x.fillStyle = css(s < 0 ? o.shade : o.snow);
    poly(x, p);
    x.fill();
    x.fillStyle = css(o.timber);
    poly(x, [
      [apex[0], apex[1]],
      [ex, ey + 2],
      [ex - s * 6, ey + h * 0.07],
      [apex[0], apex[1] + h * 0.1],
    ]);
    x.fill();
    k.fillStyle = css(o.key, 0.7);
    k.beginPath();
    brushPath(k, [p[1], p[2], p[3], p[4]], () => 1.6);
    k.fill();
  }
}
/** a distant conifer: one ragged silhouette with snow on its windward side */
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
