/** lotus flowers and buds: rings of curved, veined petals around a seed pod. */
import { css, lerp, mix, type Pt, ramp, type V3 } from "../../kit/core.ts";
import { brushPath, dab, poly, Tones, clearUnder } from "../../kit/brush.ts";
import { flat, type LotusPen } from "./lotus.ts";

const petalRamp = ramp([
  [0, "#a85878"],
  [0.3, "#d67f98"],
  [0.55, "#eca6b2"],
  [0.8, "#fad6ce"],
  [1, "#fff3e4"],
]);
function petal(
  p: LotusPen,
  base: Pt,
  tipPt: Pt,
  wid: number,
  bend: number,
  c0: number,
  c1: number,
) {
  const dx = tipPt[0] - base[0],
    dy = tipPt[1] - base[1],
    nx = -dy,
    ny = dx,
    l = Math.hypot(dx, dy) || 1;
  const side = (s: number): Pt[] => {
    const o: Pt[] = [];
    for (let i = 0; i <= 12; i++) {
      const t = i / 12,
        w =
          wid *
          Math.pow(Math.sin(Math.PI * Math.pow(t, 0.72)), 0.85) *
          (t > 0.85 ? 1 - (t - 0.85) * 1.2 : 1);
      const bx = bend * Math.sin(Math.PI * t) * l;
      o.push([
        base[0] + dx * t + (nx / l) * (s * w + bx),
        base[1] + dy * t + (ny / l) * (s * w + bx),
      ]);
    }
    return o;
  };
  const L = side(-1),
    R = side(1),
    out = [...L, ...R.toReversed()];
  const g = p.x.createLinearGradient(base[0], base[1], tipPt[0], tipPt[1]);
  for (let i = 0; i <= 5; i++)
    g.addColorStop(i / 5, css(p.fade(petalRamp.at(c0 + ((c1 - c0) * i) / 5))));
  p.x.fillStyle = g;
  poly(p.x, out);
  p.x.fill();
  clearUnder(p.k, out);
  // fine veins gather at the tip
  const T = new Tones();
  for (let i = -2; i <= 2; i++) {
    const s = i / 3.2;
    const v: Pt[] = [];
    for (let k = 2; k <= 11; k++)
      v.push([
        out[k][0] + ((out[out.length - 1 - k][0] - out[k][0]) * (s + 1)) / 2,
        out[k][1] + ((out[out.length - 1 - k][1] - out[k][1]) * (s + 1)) / 2,
      ]);
    T.add(
      p.fade(petalRamp.at(0.28)),
      (z) => brushPath(z, v, (t) => Math.max(0.4, wid * 0.03 * t)),
      0.45,
    );
  }
  T.flush(p.x);
  p.k.fillStyle = css(mix(p.key, "#6a2444", 0.5), 0.85);
  p.k.beginPath();
  brushPath(p.k, [...out, out[0]], (t) => p.lw * 0.8 * (0.75 + 0.4 * Math.sin(t * 17 + base[0])));
  p.k.fill();
}

/** an open flower: back petals, pod and stamens, then the cupped front; open 0 (bud) .. 1 */
export function lotusFlower(p: LotusPen, cx: number, cy: number, R: number, open = 0.75) {
  const k = p.look;
  const ring = (
    n: number,
    from: number,
    to: number,
    len: number,
    rise: number,
    wid: number,
    c0: number,
    c1: number,
    off: number,
  ) => {
    const list: { a: number }[] = [];
    for (let i = 0; i < n; i++) list.push({ a: lerp(from, to, (i + off) / n) });
    // the far ones first
    list.sort((m, q) => Math.sin(q.a) - Math.sin(m.a));
    for (const { a } of list) {
      const jitter = 1 + p.r.g() * 0.05;
      // petals towards us curve down, so that they are never foreshortened to a point
      const bow = rise * (1 - 1.7 * Math.max(0, -Math.sin(a)) * (len > 0.9 ? 1 : 0.15));
      const v: V3 = [
        Math.cos(a) * len * open * jitter,
        Math.sin(a) * len * open * jitter,
        bow * jitter,
      ];
      const f = flat(p, v);
      const b = flat(p, [Math.cos(a) * 0.1, Math.sin(a) * 0.1, 0]);
      petal(
        p,
        [cx + b[0] * R, cy + b[1] * R],
        [cx + f[0] * R, cy + f[1] * R],
        wid * R * (0.8 + 0.2 * Math.abs(Math.sin(a))),
        Math.cos(a) * (f[1] < 0 ? 0.1 : -0.06),
        c0,
        c1,
      );
    }
  };
  const back = [0.15, Math.PI - 0.15],
    front = [Math.PI + 0.1, 2 * Math.PI - 0.1];
  ring(6, back[0] - 0.3, back[1] + 0.3, 1.0, 0.62, 0.3, 0.75, 0.35, 0.5);
  ring(5, back[0], back[1], 0.72, 0.95, 0.28, 0.95, 0.5, 0.5);
  if (open > 0.5) {
    const pod: Pt = [cx, cy - R * 0.42 * Math.sqrt(1 - k * k)];
    const T = new Tones();
    for (let i = 0; i < 46; i++) {
      const a = p.r.range(0, 6.28);
      T.add(p.fade(p.r.chance(0.5) ? "#f6d98a" : "#d9a24e"), (z) =>
        dab(
          z,
          pod[0] + Math.cos(a) * R * 0.16,
          pod[1] + R * 0.1 + Math.sin(a) * R * 0.06,
          R * 0.24,
          R * 0.045,
          -1.57 + Math.cos(a) * 0.9,
        ),
      );
    }
    T.flush(p.x);
    p.x.fillStyle = css(p.fade("#d7cf7a"));
    p.x.beginPath();
    p.x.ellipse(pod[0], pod[1], R * 0.17, R * 0.09, 0, 0, 6.3);
    p.x.fill();
  }
  ring(5, front[0] - 0.2, front[1] + 0.2, 1.02, 0.32, 0.27, 0.98, 0.3, 0.5);
  ring(3, front[0] + 0.25, front[1] - 0.25, 0.42, 0.74, 0.27, 0.95, 0.42, 0.5);
}

export function lotusBud(p: LotusPen, cx: number, cy: number, R: number) {
  for (const [dx, c0, c1] of [
    [-0.18, 0.7, 0.2],
    [0.18, 0.75, 0.25],
    [0, 0.95, 0.35],
  ])
    petal(
      p,
      [cx + dx * R * 0.6, cy],
      [cx + dx * R * 0.2, cy - R * 1.25],
      R * 0.34,
      -dx * 0.3,
      c0,
      c1,
    );
}
