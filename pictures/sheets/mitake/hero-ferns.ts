/** Ferns: great arching fronds in the lower corners, small clumps in the dark gaps between the stones. */
import { clamp, type Col, type Ctx, H, layer, lerp, mix, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { at, type Scene } from "../../kit/scene.ts";
import { cam, shore } from "./hero-plan.ts";
import { fogAmount, fogColour, leafRamp } from "./hero-paint.ts";

/** a frond from its foot, bending over under its weight; leaflets shorten to the tip, the upper row in the light */
function frond(
  x: Ctx,
  foot: Pt,
  angle: number,
  long: number,
  bend: number,
  tone: (t: number) => Col,
) {
  const n = Math.max(9, Math.round(long / 12)),
    spine: Pt[] = [foot];
  let a = angle,
    [px, py] = foot;
  const T = new Tones();
  const leaf = (ax: number, len: number, c: Col, bx: number, by: number) => {
    const wide = len * 0.19,
      cx = Math.cos(ax),
      sy = Math.sin(ax);
    const to = (u: number, v: number): Pt => [
      bx + cx * len * u - sy * wide * v,
      by + sy * len * u + cx * wide * v + 0.1 * len * u * u,
    ];
    T.add(c, (z) => {
      z.moveTo(bx, by);
      z.bezierCurveTo(...to(0.1, -0.75), ...to(0.6, -0.55), ...to(1, 0));
      z.bezierCurveTo(...to(0.6, 0.55), ...to(0.1, 0.75), bx, by);
    });
  };
  for (let i = 1; i <= n; i++) {
    const t = i / n;
    a += (bend / n) * (0.4 + 1.2 * t);
    px += (Math.cos(a) * long) / n;
    py += (Math.sin(a) * long) / n;
    spine.push([px, py]);
    if (t < 0.12) continue;
    const len = long * 0.3 * Math.sin(Math.PI * clamp(0.2 + 0.78 * t)) ** 0.8 + 2;
    const turn = lerp(1.25, 0.7, t),
      up = Math.sin(a - turn) < Math.sin(a + turn) ? -1 : 1;
    leaf(a - up * turn, len, tone(0.22), px, py);
    leaf(a + up * turn, len, tone(0.22 + 0.3 * (0.4 + 0.6 * t)), px, py);
  }
  T.flush(x);
  x.fillStyle = "#0d2b30";
  x.beginPath();
  brushPath(x, spine, (t) => Math.max(0.6, long * 0.012 * (1 - 0.8 * t)));
  x.fill();
}
function clump(x: Ctx, foot: Pt, size: number, count: number, r: Rng, tone: (t: number) => Col) {
  const order = Array.from({ length: count }, (_, i) => (i + r.range(0.2, 0.8)) / count).toSorted(
    (a, b) => Math.abs(a - 0.5) - Math.abs(b - 0.5),
  );
  for (const v of order.toReversed()) {
    const angle = lerp(-2.85, -0.3, v),
      lift = r.range(-0.08, 0.1);
    frond(x, foot, angle, size * r.range(0.75, 1.1), Math.cos(angle) * 1.25 + r.g() * 0.12, (t) =>
      tone(Math.round(clamp(t + lift) * 9) / 9),
    );
  }
}
/** small ferns where the ground between the stones is dark, far to near */
export function gapFerns(P: Print, s: Scene) {
  const r = new Rng(71),
    spots: [number, number, number][] = [];
  for (let k = 0; k < 3000 && spots.length < 80; k++) {
    const px = r.range(0, W),
      py = r.range(400, H),
      i = at(px, py),
      d = s.dep[i];
    if (!(d < 17) || s.id[i] > 0 || shore(s.wx[i], s.wy[i]) < 0.3 || r.u() > 7 / d) continue;
    if (spots.some(([x, y]) => Math.hypot(x - px, y - py) < 40)) continue;
    spots.push([px, py, d]);
  }
  const L = layer();
  for (const [px, py, d] of spots.toSorted((a, b) => b[2] - a[2])) {
    const h = fogAmount(d),
      f = fogColour(px, py),
      lift = r.range(-0.1, 0.24);
    clump(L.x, [px, py], (cam.f / d) * r.range(0.3, 0.52), 7, r, (t) =>
      mix(leafRamp.at(clamp(t + lift)), f, h),
    );
  }
  P.put(L, { occlude: 1 });
}
export function cornerFerns(P: Print) {
  const r = new Rng(15),
    L = layer();
  const spots: readonly [number, number, number, number, number][] = [
    [-20, 1120, 230, 7, -0.14],
    [30, 1235, 260, 8, -0.04],
    [190, 1225, 240, 8, 0.13],
    [390, 1260, 170, 7, 0],
    [1620, 1110, 250, 7, -0.12],
    [1580, 1240, 280, 8, 0.1],
    [1420, 1250, 200, 7, -0.06],
    [1320, 1262, 130, 6, -0.12],
  ];
  for (const [x, y, size, count, lift] of spots)
    clump(L.x, [x, y], size, count, r, (t) => leafRamp.at(clamp(t + lift)));
  P.put(L, { occlude: 1 });
}
