/** cedar-trunk: a large cedar seen from close by. */
import {
  clamp,
  type Col,
  css,
  type Ctx,
  lerp,
  mix,
  Noise,
  type Pt,
  type Rng,
  sstep,
  tweak,
} from "../core.ts";
import { brushPath, dab, poly, Tones } from "../brush.ts";

/** large cedar trunk with fibrous bark, spreading roots, light along one edge, moss at the foot */
export function cedarTrunk(
  x: Ctx,
  kx: Ctx,
  bx: number,
  by: number,
  w: number,
  top: number,
  r: Rng,
  o: {
    dark: Col;
    mid: Col;
    light: Col;
    rim: Col;
    key: Col;
    lit: number;
    fade?: (c: Col, y: number) => Col;
    lean?: number;
    detail?: number;
    moss?: Col;
    keyA?: number;
  },
) {
  const nz = new Noise(r.int(1, 9999));
  const F = o.fade ?? ((c: Col) => c);
  const H = by - top;
  const lean = o.lean ?? 0;
  const cxAt = (y: number) => bx + lean * (by - y) + w * 0.05 * nz.n2(3, y / (w * 4));
  const wd = (y: number, s: number) => {
    const t = by - y;
    return (
      w *
      0.5 *
      (lerp(1, 0.8, clamp(t / 1600)) +
        0.5 * Math.exp(-Math.max(0, t) / (w * 0.34)) * (1 + 0.5 * nz.n2(s * 3.3, 1)) +
        0.1 * Math.exp(-Math.max(0, t) / (w * 1.6)) +
        0.035 * nz.n2(s * 7 + 2, y / (w * 0.9)) +
        0.02 * nz.n2(s * 5, y / (w * 0.22)))
    );
  };
  const L: Pt[] = [],
    R: Pt[] = [];
  for (let y = by - w * 0.03; y >= top - 4; y -= Math.max(4, w * 0.06)) {
    L.push([cxAt(y) - wd(y, -1), y]);
    R.push([cxAt(y) + wd(y, 1), y]);
  }
  const toe: Pt[] = [];
  for (let i = 0; i <= 24; i++) {
    const u = 1 - i / 12;
    toe.push([
      lerp(L[0][0], R[0][0], (u + 1) / 2),
      by - w * 0.03 + w * 0.15 * Math.sqrt(Math.max(0, 1 - u * u)) * (1 + 0.35 * nz.n2(u * 4, 8)),
    ]);
  }
  const out = [...L.toReversed(), ...toe.toReversed(), ...R];
  const at = (u: number, y: number): Pt => [
    u < 0 ? cxAt(y) + u * 2 * wd(y, -1) : cxAt(y) + u * 2 * wd(y, 1),
    y,
  ];
  const tone = (u: number) => {
    const l = u * 2 * o.lit;
    return clamp(0.14 + 0.34 * sstep(-0.9, 0.7, l) + 0.26 * sstep(0.55, 0.98, l));
  };
  x.save();
  x.fillStyle = css(F(mix(o.dark, o.mid, 0.35), by - H * 0.4));
  poly(x, out);
  x.fill();
  kx.save();
  kx.globalCompositeOperation = "destination-out";
  poly(kx, out);
  kx.fill();
  kx.restore();
  poly(x, out);
  x.clip();
  const T = new Tones();
  const cnt = Math.round(((H * w) / 210) * (o.detail ?? 1));
  const ln = Math.max(10, w * 0.62);
  layTones();
  layFibres();
  cutFissures();
  lightRim();
  if (o.moss) growMoss(o.moss);
  x.restore();
  drawOutline();

  /** Broad bands of tone round the trunk. */
  function layTones() {
    const NB = 22;
    for (let i = 0; i < NB; i++) {
      const u = -0.5 + (i + 0.5) / NB,
        t = tone(u);
      const c0 = t < 0.5 ? mix(o.dark, o.mid, t * 2) : mix(o.mid, o.light, t * 2 - 1);
      const pl: Pt[] = [],
        pr: Pt[] = [];
      for (let y = by + w * 0.16; y >= top; y -= Math.max(10, w * 0.2)) {
        pl.push(at(u - 0.62 / NB, y));
        pr.push(at(u + 0.62 / NB, y));
      }
      const g = x.createLinearGradient(0, top, 0, by);
      for (let q = 0; q <= 6; q++) g.addColorStop(q / 6, css(F(c0, lerp(top, by, q / 6))));
      x.fillStyle = g;
      poly(x, [...pl, ...pr.toReversed()]);
      x.fill();
    }
  }
  /** Long fibres of bark in three passes, dark to light. */
  function layFibres() {
    for (let pass = 0; pass < 3; pass++) {
      for (let k = 0; k < cnt; k++) {
        const u = r.range(-0.5, 0.5),
          y = r.range(top - 20, by + w * 0.05);
        const t = clamp(tone(u) + r.g() * 0.13 + [-0.16, 0.02, 0.12][pass]);
        const q = Math.round(t * 8) / 8;
        const c0 = q < 0.5 ? mix(o.dark, o.mid, q * 2) : mix(o.mid, o.light, q * 2 - 1);
        const c = F(c0, Math.round(y / 40) * 40);
        const L0 = ln * r.range(0.4, 1.4) * (pass === 2 ? 0.7 : 1);
        const p0 = at(u, y),
          p1 = at(clamp(u + r.g() * 0.012, -0.5, 0.5), y - L0 * 0.5),
          p2 = at(clamp(u + r.g() * 0.02, -0.5, 0.5), y - L0);
        const ww = Math.max(0.8, w * r.range(0.008, 0.026));
        T.add(c, (z) =>
          brushPath(
            z,
            [
              p0,
              [(p0[0] + p1[0]) / 2 + r.g() * 0.4, (p0[1] + p1[1]) / 2],
              p1,
              [(p1[0] + p2[0]) / 2, (p1[1] + p2[1]) / 2],
              p2,
            ],
            (v) => ww * Math.sin(Math.PI * (0.06 + 0.9 * v)),
          ),
        );
      }
      T.flush(x);
    }
  }
  function cutFissures() {
    for (let k = 0; k < cnt * 0.16; k++) {
      const u = r.range(-0.48, 0.48),
        y = r.range(top, by);
      const L0 = ln * r.range(0.8, 2.2);
      const ww = Math.max(0.7, w * 0.009);
      const ps: Pt[] = [];
      let uu = u;
      for (let i = 0; i <= 5; i++) {
        uu += r.g() * 0.008;
        ps.push(at(clamp(uu, -0.5, 0.5), y - (L0 * i) / 5));
      }
      T.add(
        F(tweak(o.dark, -0.05), Math.round(y / 40) * 40),
        (z) => brushPath(z, ps, (v) => ww * Math.sin(Math.PI * (0.05 + 0.92 * v))),
        0.75,
      );
    }
    T.flush(x);
  }
  /** Light that catches one edge. */
  function lightRim() {
    for (let k = 0; k < cnt * 0.16; k++) {
      const u = o.lit * (0.5 - Math.pow(r.u(), 1.7) * 0.085),
        y = r.range(top, by - w * 0.1);
      const L0 = ln * r.range(0.3, 1);
      const p0 = at(u, y),
        p1 = at(u + r.g() * 0.008, y - L0 * 0.5),
        p2 = at(u + r.g() * 0.01, y - L0);
      const ww = Math.max(0.7, w * r.range(0.006, 0.016));
      T.add(
        F(o.rim, Math.round(y / 40) * 40),
        (z) => brushPath(z, [p0, p1, p2], (v) => ww * Math.sin(Math.PI * (0.06 + 0.9 * v))),
        0.8,
      );
    }
    T.flush(x);
  }
  /** Moss at the foot. */
  function growMoss(moss: Col) {
    for (let k = 0; k < w * 9; k++) {
      const v = Math.pow(r.u(), 2.6) * w * 1.7,
        u = r.range(-0.52, 0.52);
      const p = at(u, by + w * 0.1 - v);
      const q = Math.round(clamp(0.25 + 0.5 * tone(u) + r.g() * 0.14) * 6) / 6;
      const c = F(mix("#12302f", moss, q), Math.round(p[1] / 40) * 40);
      const L0 = clamp(w * 0.03, 2, 6) * r.range(0.6, 1.4),
        an = -1.57 + r.g() * 0.6;
      T.add(c, (z) => dab(z, p[0], p[1], L0, L0 * 0.5, an));
    }
    T.flush(x);
  }
  function drawOutline() {
    kx.fillStyle = css(o.key, o.keyA ?? 0.9);
    kx.beginPath();
    brushPath(kx, L, (t) => Math.max(0.8, w * 0.012) * (1 + 0.5 * Math.sin(t * 19)));
    brushPath(kx, R, (t) => Math.max(0.8, w * 0.012) * (1 + 0.5 * Math.sin(t * 23 + 2)));
    kx.fill();
  }
}
