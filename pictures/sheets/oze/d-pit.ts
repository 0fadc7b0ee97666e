/** The pit: raked ash, a ring of river stones, the dark gravel of the bank. */
import {
  clamp,
  getPx,
  layer,
  mix,
  PH,
  putPx,
  PW,
  Rng,
  shade,
  SS,
  sstep,
  type RGB,
  type V3,
} from "../../kit/core.ts";
import { worley } from "../../kit/terrain.ts";
import { ASH, cam, ember, lit, MID, n, P, ray, RING, STONES } from "./d-stage.ts";
import { type Fish, footAngle } from "./d-fish.ts";

/** how much of the glow a leaning fish hides from the ground behind it */
function fishShade(wx: number, wy: number, ring: Fish[]) {
  const dx = wx,
    dy = wy - MID,
    r = Math.hypot(dx, dy);
  if (r < RING + 0.005 || r > 1.7) return 0;
  const a = Math.atan2(dy, dx);
  let s = 0;
  for (const f of ring) {
    let q = a - footAngle(f);
    q -= Math.round(q / 6.2832) * 6.2832;
    const wide = 0.1 * sstep(0.66, 1, r) + 0.011;
    s = Math.max(s, sstep(wide * 1.25, wide * 0.8, Math.abs(q)));
  }
  return s;
}
/** gravel and ash, from the river's edge to the bottom of the sheet */
export function ground(ring: Fish[], shore: (x: number) => number) {
  const L = shade((x, y, o) => {
    const d = (cam.f * cam.h) / Math.max(1, y - cam.hy),
      wx = ((x - cam.cx) * d) / cam.f;
    if (y < shore(x)) {
      o[3] = 0;
      return;
    }
    const dx = wx,
      dy = d - MID,
      r = Math.hypot(dx, dy);
    let c: RGB, N: V3;
    if (r < ASH + 0.02 * n.n2(Math.atan2(dy, dx) * 3, 1)) {
      // ash, loosely raked, lower in the middle, with cinders
      const turn = r * 92 + 3.4 * n.n2(dx * 4, dy * 4) + 1.6 * n.n2(dx * 13, dy * 13);
      const keep = sstep(-0.5, 0.3, n.n2(dx * 3.1 + 5, dy * 3.1));
      const wave = Math.sin(turn) * keep;
      const fleck = n.n2(dx * 70, dy * 70) + 0.7 * n.n2(dx * 26, dy * 26);
      c = mix(
        "#9a9188",
        "#d2c8b9",
        clamp(0.5 + 0.07 * wave + 0.26 * fleck + 0.16 * n.fbm(dx * 5, dy * 5, 3)),
      );
      // cinders in groups, large and small
      const drift = 0.36 * n.n2(dx * 4 + 3, dy * 4) + 1.1 * Math.max(0, 0.34 - r);
      if (n.n2(dx * 38 + 9, dy * 38) > 0.82 - drift || n.n2(dx * 84, dy * 84 + 5) > 0.94 - drift)
        c = mix(c, "#2b2422", 0.75);
      const s = 0.06 * Math.cos(turn) * keep;
      N = [(-s * dx) / (r || 1) - dx * 0.25, (-s * dy) / (r || 1) - dy * 0.25, 1];
    } else {
      // pebbles: big ones over small ones
      let k = worley(wx * 13, d * 13, 0.9);
      let edge = sstep(0.03, 0.14, k.edge) * sstep(0.56, 0.44, k.f1);
      if (edge < 0.5) {
        k = worley(wx * 31 + 7, d * 31, 0.9);
        edge = sstep(0.04, 0.16, k.edge) * 0.62;
      }
      const round = Math.sqrt(clamp(1 - k.f1 * k.f1 * 2.2));
      c = mix("#474c58", "#a29a8e", k.id);
      c = mix("#101218", c, edge);
      N = [-k.dx * 1.5, -k.dy * 1.5, 0.3 + round];
    }
    const l = 1 / Math.hypot(...N);
    const shadeOf = fishShade(wx, d, ring);
    // the steps of light are ragged, as ash that lies in drifts
    const ragged = 1 + 0.3 * n.fbm(dx * 7 + 2, dy * 7, 3) + 0.12 * n.n2(dx * 40, dy * 40);
    const warm =
      ember(wx, d, 0, N[0] * l, N[1] * l, N[2] * l) * 1.16 * ragged * (1 - 0.8 * shadeOf);
    const C = lit(c, warm, 0.2 + 0.16 * N[2] * l + 0.3 * sstep(90, 0, y - shore(x)));
    o[0] = C[0];
    o[1] = C[1];
    o[2] = C[2];
    o[3] = 255;
  });
  P.put(L, { occlude: 1 });
}
interface Ball {
  c: V3;
  r: V3;
  yaw: number;
  id: number;
}
/** river stones around the ash, drawn as rounded solids */
export function stones() {
  const r = new Rng(33);
  const list: Ball[] = [];
  // large and small ones as they came to hand; here and there one has rolled away
  // in front the ring is open, and the light of the fire reaches us
  let a = -0.86;
  for (let i = 0; a < 3.98; i++) {
    const big = r.u() ** 1.6,
      w = 0.044 + 0.082 * big;
    a += w / STONES;
    const away = r.chance(0.16) ? r.range(0.05, 0.12) : r.range(-0.015, 0.025),
      R = STONES + away;
    list.push({
      c: [Math.cos(a) * R, MID + Math.sin(a) * R, r.range(0.005, 0.02) + 0.02 * big],
      r: [w * r.range(0.7, 0.9), w, w * r.range(0.5, 0.72)],
      yaw: a + r.range(-0.5, 0.5),
      id: i,
    });
    a += w / STONES + (r.chance(0.14) ? r.range(0.08, 0.22) : -0.01);
  }
  list.sort((p, q) => q.c[1] - p.c[1]);
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const D: V3 = [0, 0, 0];
  for (const b of list) {
    const s = cam.f / b.c[1],
      px = cam.cx + s * b.c[0],
      py = cam.hy + s * (cam.h - b.c[2]);
    const W = s * 0.15;
    const cy = Math.cos(b.yaw),
      sy = Math.sin(b.yaw);
    for (let j = Math.max(0, Math.floor((py - W) * SS)); j < Math.min(PH, (py + W) * SS); j++)
      for (let i = Math.max(0, Math.floor((px - W) * SS)); i < Math.min(PW, (px + W) * SS); i++) {
        // no stone is an exact ellipsoid: the ray is bent a little
        const gx = (i + 0.5) / SS - px,
          gy = (j + 0.5) / SS - py;
        const fx = (gx / s) * 8,
          fy = (gy / s) * 8;
        const bend = 0.014 * s;
        ray(
          gx + px + bend * n.n2(fx + b.id * 9, fy),
          gy + py + bend * 0.7 * n.n2(fx + b.id * 9 + 40, fy),
          D,
        );
        // the stone's own coordinates, scaled to a unit ball
        const to = (x: number, y: number, z: number): V3 => [
          (x * cy + y * sy) / b.r[0],
          (-x * sy + y * cy) / b.r[1],
          z / b.r[2],
        ];
        const o = to(-b.c[0], -b.c[1], cam.h - b.c[2]),
          v = to(D[0], D[1], D[2]);
        const A = v[0] ** 2 + v[1] ** 2 + v[2] ** 2,
          B = o[0] * v[0] + o[1] * v[1] + o[2] * v[2],
          C = o[0] ** 2 + o[1] ** 2 + o[2] ** 2 - 1;
        const h = B * B - A * C;
        if (h < 0) continue;
        const t = (-B - Math.sqrt(h)) / A;
        const q: V3 = [o[0] + v[0] * t, o[1] + v[1] * t, o[2] + v[2] * t];
        const lx = q[0] / b.r[0],
          ly = q[1] / b.r[1],
          lz = q[2] / b.r[2];
        let N: V3 = [lx * cy - ly * sy, lx * sy + ly * cy, lz];
        const m = n.fbm3(q[0] * 1.6 + b.id * 7, q[1] * 1.6, q[2] * 1.6, 3);
        const l = Math.hypot(...N);
        const grazing = Math.abs((N[0] * D[0] + N[1] * D[1] + N[2] * D[2]) / l);
        // worn facets: the ball's normal is moved towards a few flat directions
        const w = n.n3(q[0] * 1.1 + b.id * 3, q[1] * 1.1, q[2] * 1.1) > 0 ? 0.3 : -0.2;
        N = [N[0] / l + m * 0.5 + w * 0.4, N[1] / l - m * 0.4 + w * 0.3, N[2] / l + 0.2];
        const l2 = Math.hypot(...N);
        N = [N[0] / l2, N[1] / l2, N[2] / l2];
        const X = D[0] * t,
          Y = D[1] * t,
          Z = cam.h + D[2] * t;
        let c = mix("#5d6068", "#a89f92", clamp(0.5 + 0.4 * Math.sin(b.id * 2.3) + 0.4 * m));
        const speck = n.n3(q[0] * 9 + b.id, q[1] * 9, q[2] * 9);
        c = mix(c, speck > 0 ? "#c8c0b2" : "#33363e", 0.5 * sstep(0.45, 0.7, Math.abs(speck)));
        const low = sstep(-0.1, 0.35, q[2]);
        const hard = Math.max(0, ember(X, Y, Z, N[0], N[1], N[2]) * 2.1 - 0.2);
        // the evening sky lights it in three flat tones
        const dusk = Math.round(clamp(0.5 * N[2] + 0.5 * low + 0.3 * m) * 3) / 3;
        const K = lit(c, hard * (0.4 + 0.6 * low), 0.07 + 0.42 * dusk);
        const edge = sstep(0.3, 0.16, grazing);
        const at = (j * PW + i) * 4;
        for (let k = 0; k < 3; k++) d[at + k] = K[k] * (1 - edge);
        d[at + 3] = 255;
      }
  }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}
