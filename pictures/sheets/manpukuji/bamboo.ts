/** bamboo: stems built joint by joint, and sprays of drooping leaves, drawn from dark to light. */
import {
  type Rng,
  clamp,
  type Col,
  type Ctx,
  css,
  lerp,
  mix,
  type Pt,
  type RGB,
} from "../../kit/core.ts";
import { brushPath, dab, poly, Tones, clearUnder } from "../../kit/brush.ts";

export interface BambooInk {
  ramp: { at: (t: number) => RGB };
  key: Col;
  keyA: number;
  fade: (c: Col, y: number) => Col;
  /** side the light comes from: -1 left, 1 right */
  light: number;
}

/** one stem from its foot upwards; returns its joints, where sprays may grow */
export function culm(
  x: Ctx,
  k: Ctx,
  foot: Pt,
  top: number,
  w: number,
  lean: number,
  r: Rng,
  ink: BambooInk,
): Pt[] {
  const joints: Pt[] = [];
  const H = foot[1] - top;
  const bow = r.range(-0.03, 0.03) * H;
  const xAt = (y: number) => {
    const t = (foot[1] - y) / H;
    return foot[0] + lean * (foot[1] - y) + bow * Math.sin(Math.PI * clamp(t));
  };
  const own = r.range(-0.06, 0.08);
  let y = foot[1],
    step = w * r.range(2.6, 3.4);
  while (y > top) {
    const y1 = y - step,
      t = (foot[1] - y) / H;
    const ww = w * lerp(1, 0.86, clamp(t));
    const N = 9,
      L: Pt[] = [],
      R: Pt[] = [];
    for (let i = 0; i <= N; i++) {
      const s = i / N,
        yy = lerp(y, y1, s);
      // wider just below a joint, narrower just above it
      const swell =
        1 + 0.09 * Math.exp(-(((1 - s) / 0.07) ** 2)) + 0.07 * Math.exp(-((s / 0.06) ** 2)) - 0.03;
      L.push([xAt(yy) - (ww / 2) * swell, yy]);
      R.push([xAt(yy) + (ww / 2) * swell, yy]);
    }
    const out = [...L, ...R.toReversed()];
    const cx = xAt((y + y1) / 2);
    const g = x.createLinearGradient(cx - (ink.light * ww) / 2, 0, cx + (ink.light * ww) / 2, 0);
    const ym = (y + y1) / 2;
    for (const [s, v] of [
      [0, 0.1],
      [0.3, 0.26],
      [0.55, 0.46],
      [0.74, 0.74],
      [0.84, 0.66],
      [1, 0.36],
    ])
      g.addColorStop(s, css(ink.fade(ink.ramp.at(clamp(v + own)), ym)));
    x.fillStyle = g;
    poly(x, out);
    x.fill();
    // below each joint the stem has a white film, above it a dark ring
    x.fillStyle = css(ink.fade(ink.ramp.at(0.92), y1), 0.55);
    x.fillRect(xAt(y1) - ww * 0.5, y1 + ww * 0.05, ww, ww * 0.16);
    clearUnder(k, out);
    k.fillStyle = css(ink.key, ink.keyA);
    k.beginPath();
    const lw = Math.max(0.7, w * 0.035);
    brushPath(k, L, (s) => lw * (1 + 0.4 * Math.sin(s * 6 + y)));
    brushPath(k, R, (s) => lw * (1 + 0.4 * Math.sin(s * 5 + y)));
    brushPath(
      k,
      [
        [xAt(y1) - ww * 0.55, y1],
        [xAt(y1), y1 + ww * 0.06],
        [xAt(y1) + ww * 0.55, y1],
      ],
      (s) => lw * 1.7 * (0.4 + Math.sin(Math.PI * s)),
    );
    k.fill();
    joints.push([xAt(y1), y1]);
    y = y1;
    step = Math.min(step * r.range(1.02, 1.1), w * 6.5);
  }
  return joints;
}

/** a twig with hanging clusters of narrow leaves */
export function leafSpray(
  x: Ctx,
  a: Pt,
  dir: number,
  len: number,
  leaf: number,
  r: Rng,
  ink: BambooInk,
  lit = 0.5,
) {
  const T = new Tones();
  const pts: Pt[] = [];
  let an = dir,
    p: Pt = a;
  const n = 8;
  for (let i = 0; i <= n; i++) {
    pts.push(p);
    an += Math.cos(an) > 0 ? 0.1 : -0.1;
    p = [p[0] + (Math.cos(an) * len) / n, p[1] + (Math.sin(an) * len) / n];
  }
  T.add(ink.fade(ink.ramp.at(0.22), a[1]), (z) =>
    brushPath(z, pts, (t) => Math.max(0.7, leaf * 0.04 * (1 - 0.7 * t))),
  );
  T.flush(x);
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 2; i <= n; i++) {
      const q = pts[i],
        m = r.int(2, 4);
      for (let j = 0; j < m; j++) {
        const fan = (j - (m - 1) / 2) * 0.5 + r.g() * 0.14;
        const d = 1.45 - (Math.cos(dir) > 0 ? 1 : -1) * r.range(0.15, 0.6) + fan;
        const t = Math.round(clamp(lit + (pass ? 0.14 : -0.14) + r.g() * 0.12 + fan * 0.1) * 8) / 8;
        const L = leaf * r.range(0.65, 1.15),
          px = q[0] + r.g() * leaf * 0.08,
          py = q[1] + r.g() * leaf * 0.08;
        T.add(ink.fade(mix(ink.ramp.at(t), ink.ramp.at(0.2), pass ? 0 : 0.2), py), (z) =>
          dab(z, px, py, L, L * 0.17, d, r.range(-0.05, 0.05)),
        );
      }
    }
    T.flush(x);
  }
}
