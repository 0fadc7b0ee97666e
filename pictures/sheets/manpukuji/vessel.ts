/** vessel: round objects (pots, cups, bowls), shaded as solids of revolution, then quantised into flat tones. */
import { clamp, type Col, type Ctx, css, lerp, type Pt, type RGB } from "../../kit/core.ts";
import { brushPath, catmull, poly, clearUnder } from "../../kit/brush.ts";

export interface Turned {
  cx: number;
  /** height of the foot on the sheet */
  foot: number;
  /** outline from the foot up: [radius, height] in px */
  profile: Pt[];
  /** how open the circles look: 0 seen from the side .. 1 from above */
  look: number;
  ramp: { at: (t: number) => RGB };
  /** light direction: x right, y up, z towards us */
  light: [number, number, number];
  key: Col;
  lw?: number;
  steps?: number;
  gloss?: number;
  /** the open top: the colour of the inside */
  inside?: Col;
}

export function turn(x: Ctx, k: Ctx, v: Turned) {
  const P = catmull(v.profile, 8),
    l = Math.hypot(...v.light),
    L = v.light.map((q) => q / l),
    lift = Math.sqrt(1 - v.look * v.look);
  const yAt = (h: number) => v.foot - h * lift;
  const N = 72,
    K = v.steps ?? 7;
  // the silhouette first, so that nothing shows between the parts
  const left: Pt[] = P.map(([r, h]) => [v.cx - r, yAt(h)]),
    right: Pt[] = P.map(([r, h]) => [v.cx + r, yAt(h)]);
  const arc = (r: number, h: number, from: number, to: number) => {
    const o: Pt[] = [];
    for (let i = 0; i <= 24; i++) {
      const a = lerp(from, to, i / 24);
      o.push([v.cx + r * Math.cos(a), yAt(h) + r * v.look * Math.sin(a)]);
    }
    return o;
  };
  const [r0, h0] = P[0],
    [r1, h1] = P[P.length - 1];
  const outline = [
    ...left,
    ...arc(r1, h1, Math.PI, 2 * Math.PI),
    ...right.toReversed(),
    ...arc(r0, h0, 0, Math.PI),
  ];
  x.fillStyle = css(v.ramp.at(0.3));
  poly(x, outline);
  x.fill();
  clearUnder(k, outline);
  for (let j = 0; j < P.length - 1; j++) {
    const [ra, ha] = P[j],
      [rb, hb] = P[j + 1];
    const sl = Math.hypot(rb - ra, hb - ha) || 1,
      nr = (hb - ha) / sl,
      nh = -(rb - ra) / sl;
    for (let i = 0; i < N; i++) {
      // the front half, from the left edge to the right
      const a0 = Math.PI - (Math.PI * i) / N,
        a1 = Math.PI - (Math.PI * (i + 1.15)) / N,
        am = (a0 + a1) / 2;
      const n = [nr * Math.cos(am), nh, nr * Math.sin(am)];
      const d = n[0] * L[0] + n[1] * L[1] + n[2] * L[2];
      let t = 0.16 + 0.62 * clamp(d) + 0.1 * n[1] + 0.1 * clamp(-n[0] * L[0] - 0.6);
      const f = clamp(t) * K,
        q = Math.floor(f);
      t = (q + clamp((f - q - 0.35) / 0.3)) / K;
      if (v.gloss && d > 0.93) t += v.gloss * clamp((d - 0.93) / 0.03);
      const pt = (r: number, h: number, a: number): Pt => [
        v.cx + r * Math.cos(a),
        yAt(h) + r * v.look * Math.sin(a),
      ];
      x.fillStyle = css(v.ramp.at(clamp(t)));
      poly(x, [pt(ra, ha, a0), pt(ra, ha, a1), pt(rb, hb + 0.6, a1), pt(rb, hb + 0.6, a0)]);
      x.fill();
    }
  }
  if (v.inside) {
    const rim = arc(r1, h1, 0, 2 * Math.PI),
      well = arc(r1 * 0.9, h1, 0, 2 * Math.PI).map(([a, b]): Pt => [a, b + r1 * v.look * 0.05]);
    x.fillStyle = css(v.ramp.at(0.9));
    poly(x, rim);
    x.fill();
    x.fillStyle = css(v.inside);
    poly(x, well);
    x.fill();
  }
  const lw = v.lw ?? 1.8;
  k.fillStyle = css(v.key, 0.9);
  k.beginPath();
  brushPath(k, [...outline, outline[0]], (t) => lw * (0.8 + 0.4 * Math.sin(t * 25)));
  if (v.inside)
    brushPath(k, arc(r1 * 0.9, h1, Math.PI, 2 * Math.PI), (t) => lw * 0.7 * Math.sin(Math.PI * t));
  k.fill();
}
