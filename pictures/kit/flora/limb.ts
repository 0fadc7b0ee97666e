/** limb: gnarled limbs and the roots of a trunk. */
import { type Col, css, type Ctx, lerp, mix, type Pt, type Rng, tweak } from "../core.ts";
import { brushPath, catmull, dab, Tones } from "../brush.ts";

/** gnarled limb: tapered body + bark plates + key line on the shaded side */
export function limb(
  x: Ctx,
  kx: Ctx,
  pts: Pt[],
  w0: number,
  w1: number,
  r: Rng,
  o: { body: Col; light: Col; key: Col; lightDir?: number },
) {
  const p = catmull(pts, 12);
  const wf = (t: number) =>
    lerp(w0, w1, Math.pow(t, 0.8)) * (1 + 0.1 * Math.sin(t * 17 + 2) + 0.07 * Math.sin(t * 41));
  x.fillStyle = css(o.body);
  x.beginPath();
  brushPath(x, p, wf);
  x.fill();
  kx.save();
  kx.globalCompositeOperation = "destination-out";
  kx.beginPath();
  brushPath(kx, p, wf);
  kx.fill();
  kx.restore();
  // bark plates
  const T = new Tones();
  const n = p.length;
  for (let k = 0; k < n * w0 * 0.1; k++) {
    const i = r.int(1, n - 2);
    const a = Math.atan2(p[i + 1][1] - p[i - 1][1], p[i + 1][0] - p[i - 1][0]);
    const w = wf(i / (n - 1));
    const s = r.range(-0.45, 0.45);
    const px = p[i][0] - Math.sin(a) * w * s,
      py = p[i][1] + Math.cos(a) * w * s;
    const L = r.range(0.25, 0.7) * w * 0.5 + 3;
    T.add(r.chance(0.45) ? mix(o.body, o.light, r.range(0.3, 0.9)) : tweak(o.body, -0.07), (q) =>
      dab(q, px, py, L, Math.max(1.2, L * 0.34), a + r.range(-0.4, 0.4), r.range(-0.2, 0.2)),
    );
  }
  T.flush(x);
  kx.fillStyle = css(o.key, 0.9);
  kx.beginPath();
  const L: Pt[] = [],
    R: Pt[] = [];
  for (let i = 0; i < n; i++) {
    const a0 = p[Math.max(0, i - 1)],
      a1 = p[Math.min(n - 1, i + 1)];
    const a = Math.atan2(a1[1] - a0[1], a1[0] - a0[0]);
    const w = wf(i / (n - 1)) / 2;
    L.push([p[i][0] - Math.sin(a) * w, p[i][1] + Math.cos(a) * w]);
    R.push([p[i][0] + Math.sin(a) * w, p[i][1] - Math.cos(a) * w]);
  }
  brushPath(kx, L, (t) => Math.max(0.8, wf(t) * 0.055) * (1 + 0.5 * Math.sin(t * 23)));
  brushPath(kx, R, (t) => Math.max(0.6, wf(t) * 0.035) * (1 + 0.6 * Math.sin(t * 31 + 1)));
  kx.fill();
}

/** flare of roots where a trunk meets the ground */
export function roots(
  x: Ctx,
  kx: Ctx,
  px: number,
  py: number,
  w: number,
  r: Rng,
  o: { body: Col; light: Col; key: Col },
) {
  for (const [s, l, dr] of [
    [-1, 1.15, 0.34],
    [1, 1.25, 0.3],
    [-0.45, 0.8, 0.5],
    [0.5, 0.75, 0.52],
  ] as const)
    limb(
      x,
      kx,
      [
        [px + s * w * 0.22, py - w * 0.9],
        [px + s * w * 0.42, py - w * 0.2],
        [px + s * w * 0.8 * l, py + w * dr * 0.5],
        [px + s * w * 1.25 * l, py + w * dr],
      ],
      w * 0.5,
      w * 0.1,
      r,
      o,
    );
}
