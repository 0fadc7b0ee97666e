/** Stems, the thin stalks from which the flowers hang, and buds like pearls. */
import { css, lerp, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, dab, poly } from "../../kit/brush.ts";
import { type Pen } from "./c-flower.ts";
import { KEY, lilac } from "./c-plan.ts";

/** dark, with a line of light along the side of the sun */
export function stalk(p: Pen, pts: Pt[], w: number, end = 0.45) {
  const line = catmull(pts, 14);
  const parts: [string, number, number][] = [
    ["#161228", 1, 0],
    ["#4a4250", 0.5, w * 0.12],
    ["#c9c98e", 0.2, w * 0.3],
  ];
  for (const [c, f, off] of parts) {
    p.x.fillStyle = css(p.fade(c));
    p.x.beginPath();
    brushPath(
      p.x,
      line.map((q): Pt => [q[0] + off, q[1] - off * 0.6]),
      (t) => Math.max(0.9, w * f * lerp(1, end, t)),
    );
    p.x.fill();
  }
}
/** leaves the stem at a small bract, arches over and hangs */
export function hook(p: Pen, from: Pt, to: Pt, w: number, arch = 40) {
  const [x0, y0] = from,
    [x1, y1] = to,
    dx = x1 - x0;
  stalk(
    p,
    [
      from,
      [x0 + dx * 0.4, y0 - arch * 0.75],
      [x0 + dx * 0.82, y0 - arch * 0.7],
      [x1 - dx * 0.01, lerp(y0, y1, 0.28)],
      [x1, lerp(y0, y1, 0.65)],
      to,
    ],
    w,
    0.75,
  );
  p.x.fillStyle = css(p.fade("#3d5a45"));
  p.x.beginPath();
  dab(p.x, x0, y0, w * 6, w * 2.2, dx > 0 ? -1.1 : -2, 0.2);
  p.x.fill();
}
/** a round bud, its sepals wrapped over one another, lit from behind on the right */
export function bud(p: Pen, [cx, cy]: Pt, R: number) {
  const { x, k } = p;
  const round = (dx: number, dy: number, s: number): Pt[] =>
    Array.from({ length: 48 }, (_, i): Pt => {
      const a = (i / 48) * 6.28318;
      const drop = 1 + 0.14 * Math.max(0, Math.sin(a)) ** 3;
      return [cx + dx + R * s * Math.cos(a) * 0.94, cy + dy + R * s * Math.sin(a) * drop];
    });
  const edge = round(0, 0, 1);
  clearUnder(k, edge);
  x.save();
  poly(x, edge);
  x.clip();
  // light comes round the far side on the right; the near side is in shade, with a little light from below
  for (let i = 0; i <= 12; i++) {
    const f = i / 12;
    x.fillStyle = css(p.fade(lilac.at(1 - 0.68 * f ** 0.6 + 0.2 * Math.max(0, f - 0.8))));
    poly(x, round(-0.62 * R * f, 0.26 * R * f, 1.06 - 0.36 * f));
    x.fill();
  }
  x.fillStyle = css(p.fade("#4a3a80"), 0.55);
  x.beginPath();
  for (const a of [-0.62, 0.3])
    brushPath(
      x,
      catmull([
        [cx + a * 0.5 * R, cy - R * 0.95],
        [cx + (a * 1.25 + 0.1) * R, cy - R * 0.1],
        [cx + (a * 0.7 + 0.06) * R, cy + R * 0.7],
        [cx + R * 0.05, cy + R * 1.1],
      ]),
      (t) => R * 0.055 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
    );
  x.fill();
  x.restore();
  k.fillStyle = css(p.fade(KEY), 0.8);
  k.beginPath();
  brushPath(k, [...edge, edge[0]], (t) => Math.max(1, R * 0.05) * (0.7 + 0.5 * Math.sin(t * 8)));
  k.fill();
}
