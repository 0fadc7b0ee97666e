/** flora: pine boughs, cedars, maples, bamboo, grass - built from thousands of tapered dabs gathered in light-sorted clumps. */
import {
  type Ctx,
  type Pt,
  type Col,
  Rng,
  Noise,
  css,
  mix,
  tweak,
  lerp,
  clamp,
  sstep,
} from "./core.ts";
import {
  catmull,
  brushPath,
  dab,
  stroke,
  Tones,
  mapleLeaf,
  fillPoly,
  poly,
  trace,
} from "./brush.ts";

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
    const up = -Math.cos(a) * s > 0 ? -s : s;
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

/** a horizontal spray of maple leaves: dark under-mass, then leaves in light order, lit tips last */
export function mapleSpray(
  x: Ctx,
  cx: number,
  cy: number,
  w: number,
  h: number,
  r: Rng,
  o: {
    leaf: number;
    ramp: (t: number) => Col;
    dens?: number;
    light?: number;
    droop?: number;
    a?: number;
    under?: number;
  },
) {
  const cnt = Math.max(6, Math.round(((w * h) / (o.leaf * o.leaf)) * 1.25 * (o.dens ?? 1)));
  const L: [number, number, number, number][] = [];
  const tip = r.range(-0.18, 0.18);
  for (let i = 0; i < cnt; i++) {
    const u = clamp(r.g() * 0.45, -1.1, 1.1);
    const e = Math.sqrt(Math.max(0.02, 1 - Math.min(1, u * u)));
    const v = r.range(-1, 1) * e;
    L.push([
      cx + (u * w) / 2,
      cy + (v * h) / 2 + (o.droop ?? 0) * u * u * h + tip * u * h * 2,
      v,
      u,
    ]);
  }
  const T = new Tones();
  for (const [px, py] of L)
    if (r.chance(o.under ?? 0.6)) {
      const s = o.leaf * r.range(1, 1.5),
        a = r.range(-0.6, 0.6);
      T.add(
        o.ramp(r.chance(0.5) ? 0.02 : 0.14),
        (k) => dab(k, px - s, py + o.leaf * 0.7, s * 2, s * 0.95, a),
        o.a ?? 1,
      );
    }
  T.flush(x);
  L.sort((a, b) => b[2] - a[2]);
  const groups = 6,
    per = Math.ceil(cnt / groups);
  L.forEach(([px, py, v, u], i) => {
    const base = 0.1 + 0.66 * Math.pow((1 - v) / 2, 1.15) + (o.light ?? 0) + 0.1 * u + r.g() * 0.09;
    const c = o.ramp(Math.round(clamp(base) * 10) / 10);
    const s = o.leaf * r.range(0.68, 1.15);
    const a = r.range(-0.9, 0.9) + 1.57 + (r.chance(0.25) ? 2 : 0),
      tl = r.range(0.4, 1);
    if (o.leaf > 4.2) {
      const lb = o.leaf > 9 ? 7 : 5;
      T.add(c, (k) => mapleLeaf(k, px, py, s, a, tl, lb), o.a ?? 1);
    } else {
      const a1 = r.range(-0.5, 0.5),
        a2 = r.range(-0.5, 0.5);
      T.add(
        c,
        (k) => {
          dab(k, px - s * 0.8, py, s * 1.7, s * 0.95, a1);
          dab(k, px, py - s * 0.7, s * 1.4, s * 0.8, 1.57 + a2);
        },
        o.a ?? 1,
      );
    }
    if (i % per === per - 1) T.flush(x);
  });
  T.flush(x);
}

/** cedar crown: tiers of drooping boughs, drawn bottom to top; colours may vary with height (mist at the foot) */
export function cedarCrown(
  x: Ctx,
  cx: number,
  top: number,
  bot: number,
  half: number,
  r: Rng,
  o: {
    s: number;
    col: (t: number, y: number) => Col;
    lightDir?: number;
    dens?: number;
    ragged?: number;
    lean?: number;
  },
) {
  const s = o.s,
    ld = o.lightDir ?? 1;
  const H = bot - top;
  const T = new Tones();
  const step = Math.max(5, s * 8);
  const rag = o.ragged ?? 0.35;
  const tiers = Math.ceil(H / step);
  for (let k = tiers; k >= 0; k--) {
    const t = k / tiers,
      y = top + t * H;
    const ln = (o.lean ?? 0) * (1 - t);
    const env =
      half * (0.1 + 0.9 * Math.pow(t, 0.72)) * (t > 0.86 ? lerp(1, 0.55, (t - 0.86) / 0.14) : 1);
    for (const lay of [0, 1])
      for (const sd of r.chance(0.5) ? [-1, 1] : [1, -1]) {
        if (r.chance(0.16)) continue;
        const len = env * (1 + r.range(-rag, rag)) * (lay ? 0.55 : 1);
        const yy = y + r.range(-0.4, 0.4) * step;
        const n = Math.max(3, Math.round((len / (s * 2.6)) * (o.dens ?? 1)));
        for (let i = n; i >= 0; i--) {
          const u = i / n;
          const bx = cx + ln + sd * len * u,
            by = yy + len * (0.16 * u + 0.34 * u * u) + (lay ? step * 0.35 : 0);
          const m = 4;
          for (let q = 0; q < m; q++) {
            const px = bx + r.g() * s * 3,
              py = by + r.range(-0.5, 1) * s * 3.4;
            const lit = clamp(
              0.34 +
                0.34 * ld * sd * u -
                0.28 * ((py - by) / (s * 3.4)) +
                r.g() * 0.12 -
                (lay ? 0.18 : 0) -
                0.1 * (1 - u),
            );
            const L = s * r.range(5, 10),
              a = 1.57 - sd * (0.25 + 0.75 * u) * 0.8 + r.g() * 0.28;
            const c = o.col(Math.round(lit * 6) / 6, Math.round(py / 18) * 18);
            T.add(c, (z) => dab(z, px, py, L, L * 0.26, a, sd * 0.12));
          }
        }
      }
    T.flush(x);
  }
}
/** branching maple: returns twig ends for the leaf sprays */
export function mapleTree(
  x: Ctx,
  kx: Ctx,
  root: Pt,
  ang: number,
  len: number,
  w: number,
  r: Rng,
  o: { body: Col; light: Col; key: Col; moss?: Col; depth?: number; bias?: number },
): Pt[] {
  const ends: Pt[] = [];
  const maxD = o.depth ?? 5;
  const go = (p: Pt, a: number, l: number, w0: number, d: number) => {
    const pts: Pt[] = [p];
    let q = p,
      aa = a;
    const seg = 4;
    for (let i = 0; i < seg; i++) {
      aa += r.g() * 0.17 + (d > 0 ? -0.05 * Math.sign(Math.cos(aa)) * 0 : 0);
      if (d >= 2) aa += clamp((Math.cos(aa) >= 0 ? -0.12 : -Math.PI + 0.12) - aa, -0.14, 0.14);
      q = [q[0] + (Math.cos(aa) * l) / seg, q[1] + (Math.sin(aa) * l) / seg];
      pts.push(q);
    }
    const w1 = w0 * (d === 0 ? 0.72 : 0.58);
    if (d < maxD) {
      const kids = d === 0 ? 3 : r.chance(0.6) ? 2 : 3;
      const cand: [Pt, number, number][] = [];
      for (let i = 0; i < kids; i++) {
        const spread = d === 0 ? 0.75 : 0.6;
        const off =
          (i - (kids - 1) / 2) * spread * r.range(0.7, 1.3) +
          r.g() * 0.12 +
          (o.bias ?? 0) * (d === 0 ? 1 : 0.2);
        cand.push([i === 0 || d === 0 ? q : pts[seg - 1], aa + off, l * r.range(0.62, 0.86)]);
      }
      for (const [b, na, nl] of cand) go(b, na, nl, w1 * r.range(0.72, 0.95), d + 1);
    }
    limb(x, kx, pts, w0, w1, r, o);
    if (d >= maxD - 1) ends.push(q);
    if (d >= 2) ends.push(pts[2]);
  };
  go(root, ang, len, w, 0);
  return ends;
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

/** great cedar trunk with fibrous bark, root flare, rim light on one side, moss at the foot */
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
  const out = [...[...L].reverse(), ...[...toe].reverse(), ...R];
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
  // broad tone bands, then fibres
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
    poly(x, [...pl, ...pr.reverse()]);
    x.fill();
  }
  const T = new Tones();
  const cnt = Math.round(((H * w) / 210) * (o.detail ?? 1));
  const ln = Math.max(10, w * 0.62);
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
  // fissures
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
  // rim
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
  if (o.moss)
    for (let k = 0; k < w * 9; k++) {
      const v = Math.pow(r.u(), 2.6) * w * 1.7,
        u = r.range(-0.52, 0.52);
      const p = at(u, by + w * 0.1 - v);
      const q = Math.round(clamp(0.25 + 0.5 * tone(u) + r.g() * 0.14) * 6) / 6;
      const c = F(mix("#12302f", o.moss, q), Math.round(p[1] / 40) * 40);
      const L0 = clamp(w * 0.03, 2, 6) * r.range(0.6, 1.4),
        an = -1.57 + r.g() * 0.6;
      T.add(c, (z) => dab(z, p[0], p[1], L0, L0 * 0.5, an));
    }
  T.flush(x);
  x.restore();
  kx.fillStyle = css(o.key, o.keyA ?? 0.9);
  kx.beginPath();
  brushPath(kx, L, (t) => Math.max(0.8, w * 0.012) * (1 + 0.5 * Math.sin(t * 19)));
  brushPath(kx, R, (t) => Math.max(0.8, w * 0.012) * (1 + 0.5 * Math.sin(t * 23 + 2)));
  kx.fill();
}
/** fern / grass clumps in light order */
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
/** hanging cedar boughs at the top of the sheet */
export function cedarBough(
  x: Ctx,
  a: Pt,
  b: Pt,
  s: number,
  r: Rng,
  col: (t: number) => Col,
  dens = 1,
) {
  const T = new Tones();
  const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const n = Math.round((L / (s * 1.5)) * dens);
  const mid: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - L * 0.12];
  const P = catmull([a, mid, b], 12);
  for (const pass of [0, 1, 2]) {
    for (let i = 0; i <= n; i++) {
      const t = i / n;
      const p = P[Math.min(P.length - 1, Math.round(t * (P.length - 1)))];
      const m = pass === 0 ? 16 : pass === 1 ? 11 : 6;
      const tuft = 0.5 + 0.5 * Math.sin(t * 23 + a[0]);
      for (let k = 0; k < m; k++) {
        const drop =
          s *
          (3 + (7 + 9 * tuft) * Math.sin(Math.PI * clamp(t * 0.8 + 0.15))) *
          Math.pow(r.u(), 1.1);
        const px = p[0] + r.g() * s * 4,
          py = p[1] + drop - s * 2;
        const ll = s * r.range(4, 8) * (1 - pass * 0.16);
        const an = 1.57 + (b[0] > a[0] ? -1 : 1) * (0.55 - (0.3 * drop) / (s * 18)) + r.g() * 0.3;
        const lit = clamp([0.04, 0.34, 0.68][pass] + r.g() * 0.1 - drop / (s * 46));
        T.add(col(Math.round(lit * 6) / 6), (z) =>
          dab(z, px, py, ll, Math.max(1, ll * 0.17), an, r.range(-0.08, 0.08)),
        );
      }
    }
    T.flush(x);
  }
}
