/** roof: tiled hip-and-gable roofs with upturned eaves, seen from the front and slightly below, and the timber below them. */
import { clamp, type Col, css, lerp, mix, type Pt, sstep } from "./core.ts";
import { brushPath, Tones } from "./brush.ts";
import {
  hipAt,
  keyLine,
  plane,
  ridgeStack,
  type Roof,
  roofAt,
  type RoofPen,
  roofZ,
} from "./roof-parts.ts";

/** the underside of the eave: boards in shadow and two rows of rafter ends */
export function soffit(
  p: RoofPen,
  o: Roof,
  depth: number,
  wall: { half: number; z: number },
  c: { dark: Col; wood: Col; tip: Col },
) {
  const N = 60,
    outer: Pt[] = [],
    inner: Pt[] = [];
  for (let i = 0; i <= N; i++) {
    const t = -1 + (2 * i) / N;
    const x = o.cx + t * o.wide * 0.985;
    outer.push(p.P(x, o.y - o.run, roofZ(o, x, 1) - 0.08));
    inner.push(p.P(o.cx + t * wall.half, o.y - o.run + depth, wall.z));
  }
  plane(p, [...outer, ...inner.toReversed()], c.dark);
  const T = new Tones(),
    step = 0.34,
    n = Math.floor((o.wide * 2) / step);
  for (const row of [0, 1])
    for (let i = 0; i <= n; i++) {
      const x = o.cx - o.wide * 0.97 + i * step * 0.97,
        u = (x - o.cx) / o.wide;
      const x2 = o.cx + u * lerp(o.wide, wall.half, row ? 0.85 : 0.45);
      const z = roofZ(o, x, 1) - 0.12;
      const a = p.P(
        row ? lerp(x, x2, 0.5) : x,
        o.y - o.run + (row ? depth * 0.42 : 0.06),
        z + (row ? -0.16 : 0),
      );
      const b = p.P(
        x2,
        o.y - o.run + depth * (row ? 0.95 : 0.42),
        lerp(z, wall.z, row ? 0.95 : 0.4),
      );
      const w = Math.max(1, p.ppm * 0.11);
      T.add(row ? mix(c.wood, c.dark, 0.45) : c.wood, (q) => brushPath(q, [a, b], () => w));
      T.add(row ? mix(c.tip, c.dark, 0.4) : c.tip, (q) =>
        q.rect(a[0] - w / 2, a[1] - w * 0.5, w, w),
      );
    }
  T.flush(p.x);
  keyLine(p, outer, Math.max(1, p.ppm * 0.05));
}

/** the front slope, tile by tile, with its eave row, hips and ridge */
export function tiledRoof(p: RoofPen, o: Roof) {
  const tile = o.tile ?? 0.3,
    n = Math.round((o.wide * 2) / tile);
  const outline: Pt[] = [];
  const M = 40;
  for (let i = 0; i <= M; i++) outline.push(roofAt(p, o, o.cx + lerp(-o.half, o.half, i / M), 0));
  for (let i = 0; i <= M; i++) {
    const x = lerp(o.half, o.wide, i / M);
    outline.push(roofAt(p, o, o.cx + x, hipAt(o, x)));
  }
  for (let i = 0; i <= M * 2; i++)
    outline.push(roofAt(p, o, o.cx + lerp(o.wide, -o.wide, i / (M * 2)), 1));
  for (let i = M; i >= 0; i--) {
    const x = lerp(o.half, o.wide, i / M);
    outline.push(roofAt(p, o, o.cx - x, hipAt(o, x)));
  }
  plane(p, outline, o.ramp.at(0.12));
  const T = new Tones();
  const rows = 16;
  for (let i = 0; i <= n; i++) {
    const x = o.cx - o.wide + (o.wide * 2 * i) / n,
      ax = Math.abs(x - o.cx),
      v0 = hipAt(o, Math.min(ax, o.wide));
    const u = (x - o.cx) / o.wide;
    for (let k = 0; k < rows; k++) {
      const va = lerp(v0, 1, k / rows),
        vb = lerp(v0, 1, (k + 1) / rows);
      const a = roofAt(p, o, x, va),
        b = roofAt(p, o, x, vb);
      const w = p.ppm * tile;
      const t = clamp(o.shade(u, (va + vb) / 2) + p.r.g() * 0.05);
      const q = Math.round(t * 9) / 9;
      // a tile's trough, its barrel, and light along one side of the barrel
      T.add(o.ramp.at(clamp(q * 0.72)), (z) => brushPath(z, [a, b], () => w * 0.98));
      T.add(o.ramp.at(q), (z) => brushPath(z, [a, b], (s) => w * (0.46 + 0.1 * s)));
      T.add(o.ramp.at(clamp(q + 0.2)), (z) =>
        brushPath(
          z,
          [
            [a[0] + w * 0.1, a[1]],
            [b[0] + w * 0.1, b[1]],
          ],
          () => w * 0.16,
        ),
      );
    }
    if (i % 1 === 0) {
      const c = roofAt(p, o, x, 1),
        w = p.ppm * tile;
      T.add(o.ramp.at(0.1), (z) => z.rect(c[0] - w * 0.5, c[1] - w * 0.05, w, w * 0.5));
      T.add(mix(o.ramp.at(0.75), o.rim, 0.45), (z) => {
        z.moveTo(c[0] + w * 0.32, c[1] + w * 0.14);
        z.arc(c[0], c[1] + w * 0.14, w * 0.32, 0, 6.3);
      });
    }
  }
  T.flush(p.x);
  // courses: a fine broken line where tiles overlap
  for (let k = 1; k < rows; k += 1) {
    const pts: Pt[] = [];
    for (let i = 0; i <= 50; i++) {
      const x = o.cx + lerp(-o.wide, o.wide, i / 50),
        v = k / rows;
      if (hipAt(o, Math.abs(x - o.cx)) < v) pts.push(roofAt(p, o, x, v));
    }
    if (pts.length > 3) keyLine(p, pts, Math.max(0.5, p.ppm * 0.018), 0.35);
  }
  for (const s of [-1, 1]) {
    // the descending ridge, then the hip to the upturned corner
    const down: Pt[] = [],
      hip: Pt[] = [];
    for (let i = 0; i <= 10; i++)
      down.push(roofAt(p, o, o.cx + s * o.half * 0.985, (o.gable * 1.25 * i) / 10));
    for (let i = 0; i <= 24; i++) {
      const x = lerp(o.half, o.wide, i / 24);
      const q = roofAt(p, o, o.cx + s * x, hipAt(o, x));
      hip.push([q[0], q[1] - p.ppm * 0.1 * sstep(0.7, 1, i / 24)]);
    }
    for (const [line, w] of [
      [down, 0.42],
      [hip, 0.4],
    ] as [Pt[], number][]) {
      const up = line.map((q): Pt => [q[0], q[1] - p.ppm * 0.12]);
      p.x.fillStyle = css(o.ramp.at(0.22));
      p.x.beginPath();
      brushPath(p.x, line, () => p.ppm * w);
      p.x.fill();
      p.x.fillStyle = css(mix(o.ramp.at(0.7), o.rim, 0.35));
      p.x.beginPath();
      brushPath(p.x, up, () => p.ppm * w * 0.32);
      p.x.fill();
      keyLine(
        p,
        up.map((q): Pt => [q[0], q[1] - p.ppm * 0.09]),
        Math.max(0.9, p.ppm * 0.035),
      );
    }
  }
  ridgeStack(p, o);
}
