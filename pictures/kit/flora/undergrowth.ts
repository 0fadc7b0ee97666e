/** undergrowth: ferns and grass in clumps. */
import { clamp, type Col, type Ctx, lerp, type Pt, type Rng } from "../core.ts";
import { brushPath, dab, Tones } from "../brush.ts";

/** clumps of fern or grass, drawn from dark to light */
export function fern(
  x: Ctx,
  px: number,
  py: number,
  s: number,
  r: Rng,
  cols: (t: number) => Col,
  n = 7,
) {
  const T = new Tones();
  const ord = Array.from({ length: n }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2),
  );
  for (const i of ord) {
    const a0 = lerp(-2.9, -0.24, (i + r.range(0.25, 0.75)) / n),
      L = s * r.range(0.75, 1.15),
      side = Math.cos(a0);
    const m = Math.max(7, Math.round(L / 5));
    let qx = px,
      qy = py,
      a = a0;
    const base = 0.28 + 0.22 * (i / n) + r.g() * 0.06;
    const spine: Pt[] = [[px, py]];
    for (let j = 1; j <= m; j++) {
      const t = j / m;
      a += ((side * (0.9 + 0.5 * t)) / m) * (1 - Math.abs(Math.sin(a0)) * 0.25);
      qx += (Math.cos(a) * L) / m;
      qy += (Math.sin(a) * L) / m;
      spine.push([qx, qy]);
      const fl = L * 0.27 * Math.sin(Math.PI * Math.min(1, 0.16 + 0.84 * t)) * (1 - t * 0.35) + 1;
      const X = qx,
        Y = qy,
        A = a;
      const c1 = cols(Math.round(clamp(base + 0.34 * t + r.g() * 0.06 + 0.1) * 7) / 7),
        c2 = cols(Math.round(clamp(base + 0.24 * t + r.g() * 0.06 - 0.1) * 7) / 7);
      T.add(side > 0 ? c1 : c2, (z) => dab(z, X, Y, fl, Math.max(1, fl * 0.26), A - 1.0, 0.08));
      T.add(side > 0 ? c2 : c1, (z) => dab(z, X, Y, fl, Math.max(1, fl * 0.26), A + 1.0, -0.08));
    }
    T.add(cols(0.15), (z) => brushPath(z, spine, (t) => Math.max(0.6, s * 0.012) * (1 - t * 0.7)));
    T.flush(x);
  }
}
export function grass(
  x: Ctx,
  px: number,
  py: number,
  s: number,
  r: Rng,
  cols: (t: number) => Col,
  n = 12,
) {
  const T = new Tones();
  for (let i = 0; i < n; i++) {
    const a = -1.57 + r.g() * 0.5,
      L = s * r.range(0.5, 1.1),
      bx = px + r.g() * s * 0.25,
      bd = r.range(-0.25, 0.25);
    T.add(cols(Math.round(clamp(0.4 + r.g() * 0.22) * 6) / 6), (z) =>
      dab(z, bx, py, L, L * 0.11, a, bd),
    );
  }
  T.flush(x);
}
