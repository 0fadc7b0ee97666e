/** town: lit windows, split curtains, lanterns, tiled eaves, poles and wires for street pictures, as solids in a World. */
import { Noise, clamp, sstep, lerp, type Col, type V3 } from "./core.ts";
import { type Hit, type Mat, type World } from "./solids.ts";
import { linear, type PointLight } from "./expose.ts";
import { flat } from "./wood.ts";

const n = new Noise(77);
const put = (o: Float64Array, a: V3, b: V3, t: number, k = 1) => {
  for (let i = 0; i < 3; i++) o[i] = lerp(a[i], b[i], t) * k;
};

/** a lit window seen from the street: `bars` across and `rows` up, brighter near the lamp inside */
export function pane(
  c: { hot: Col; cool: Col; bar: Col },
  w: number,
  hgt: number,
  bars: number,
  rows: number,
  k = 1,
  lamp = 0.7,
): Mat {
  const H = linear(c.hot),
    C = linear(c.cool),
    B = linear(c.bar);
  return {
    c: H,
    emit: 1,
    ghost: true,
    tex: (h: Hit, o) => {
      const u = (h.side === 0 ? h.ly : h.lx) / w + 0.5,
        v = h.lz / hgt + 0.5;
      const d = Math.hypot((u - 0.45) * 1.1, v - lamp);
      put(o, H, C, clamp(d * 1.25 + 0.12 * n.n2(u * 3 + h.id, v * 3)), k);
      const bw = Math.max(0.012, h.t * 0.0007);
      const fu = Math.abs(u * bars - Math.round(u * bars)) * (w / bars),
        fv = Math.abs(v * rows - Math.round(v * rows)) * (hgt / rows);
      if ((bars && fu < bw) || (rows && fv < bw)) {
        put(o, B, B, 0);
        o[3] = 0.35;
      }
    },
  };
}
/** closely spaced wooden bars in front of a lit room */
export function lattice(hot: Col, bar: Col, step: number, k: number): Mat {
  const H = linear(hot),
    B = linear(bar);
  return {
    c: B,
    tex: (h, o) => {
      const u = (h.side === 0 ? h.ly : h.lx) / step;
      const f = u - Math.floor(u);
      const open = sstep(0.52, 0.6, f);
      const v = sstep(-1.2, 0.6, h.lz);
      for (let i = 0; i < 3; i++) o[i] = lerp(B[i], H[i] * k * (0.55 + 0.45 * v), open);
      o[3] = open;
    },
  };
}
/** a split curtain in a doorway on the plane x = const, hanging from z1, with light through the cloth */
export function noren(
  w: World,
  x: number,
  y0: number,
  y1: number,
  z0: number,
  z1: number,
  panels: number,
  c: Col,
  glow: number,
  mark: Col | null = "#f1e4c8",
) {
  const C = linear(c),
    M = mark ? linear(mark) : C;
  const step = (y1 - y0) / panels;
  const cy = (y0 + y1) / 2,
    cz = lerp(z0, z1, 0.46),
    R = Math.min((z1 - z0) * 0.3, (y1 - y0) * 0.2);
  const mat: Mat = {
    c: C,
    line: 0.8,
    ghost: true,
    tex: (h, o) => {
      const f = ((h.y - y0) / step) % 1;
      const fold =
        0.78 +
        0.2 * Math.sin(h.y * 23 + 2 * n.n2(h.y * 2, 3)) * sstep(z1, z0, h.z) +
        0.1 * n.n2(h.y * 30, h.z * 40);
      const d = Math.hypot(h.y - cy, h.z - cz) / R;
      const ring = mark ? sstep(1.02, 0.97, d) * sstep(0.7, 0.75, d) : 0;
      const k = fold * (0.8 + 0.3 * sstep(0.5, 0, Math.abs(f - 0.5)));
      for (let i = 0; i < 3; i++) o[i] = lerp(C[i], M[i], ring) * k;
      o[3] = glow * (0.6 + 0.5 * sstep(z0, z1, h.z));
    },
  };
  for (let i = 0; i < panels; i++) {
    const sway = 0.02 * Math.sin(i * 2.1 + y0);
    w.box(
      x - 0.01 + sway,
      y0 + i * step + 0.012,
      z0 + 0.03 * Math.sin(i * 1.7),
      x + 0.01 + sway,
      y0 + (i + 1) * step - 0.012,
      z1,
      mat,
    );
  }
  w.rod([x, y0 - 0.12, z1 + 0.01], [x, y1 + 0.12, z1 + 0.01], 0.018, flat("#5a3a26"));
}
/** a paper lantern; adds its light to the list */
export function lamp(
  w: World,
  lights: PointLight[],
  p: V3,
  r: number,
  hgt: number,
  c: Col,
  k: number,
  reach = 4,
  power = 0.5,
) {
  const C = linear(c);
  const mat: Mat = {
    c: C,
    emit: 1,
    ghost: true,
    line: 0.9,
    tex: (h, o) => {
      const v = h.lz / hgt;
      const rib = 0.86 + 0.14 * Math.sin((h.lz * (2 * Math.PI * 13)) / hgt / 2);
      const core = Math.pow(clamp(Math.abs(h.ny) * 0.35 + Math.abs(h.nx) * 0.9), 1.5);
      const g = (0.42 + 0.8 * core * (1 - v * v * 0.8)) * rib * k;
      o[0] = C[0] * g + 0.1 * core * core * k;
      o[1] = C[1] * g + 0.07 * core * core * k;
      o[2] = C[2] * g;
    },
  };
  w.ball(p, [r, r, hgt * 0.56], mat);
  const cap = flat("#15121a", { ghost: true });
  w.rod([p[0], p[1], p[2] + hgt * 0.47], [p[0], p[1], p[2] + hgt * 0.58], r * 0.55, cap);
  w.rod([p[0], p[1], p[2] - hgt * 0.58], [p[0], p[1], p[2] - hgt * 0.47], r * 0.5, cap);
  // the light on the wall is warmer than the paper itself
  lights.push({
    p,
    c: [power, power * (0.3 + C[1] * 0.4), power * (0.09 + C[2] * 0.3)],
    reach,
    core: 0.12,
  });
}
/** glossy roof tiles: rolls down the slope, courses across; for tilted boxes (y runs down the slope) */
export function tiles(
  dark: Col,
  light: Col,
  o: { roll?: number; course?: number; wet?: number } = {},
): Mat {
  const D = linear(dark),
    L = linear(light);
  const a = o.roll ?? 0.26,
    b = o.course ?? 0.24;
  return {
    c: D,
    line: 0.9,
    wet: o.wet ? () => o.wet ?? 0 : undefined,
    rough: 0.25,
    tex: (h, out) => {
      const u = h.lx / a,
        v = h.ly / b;
      const fu = u - Math.floor(u),
        fv = v - Math.floor(v);
      const rnd = 0.5 + 0.5 * Math.sin(Math.floor(u) * 12.9 + Math.floor(v) * 78.2);
      let t = 0.35 + 0.4 * Math.sin(fu * Math.PI) + 0.18 * (rnd - 0.5);
      t -= 0.5 * sstep(0.16, 0, fv) + 0.4 * sstep(0.12, 0, Math.min(fu, 1 - fu));
      put(out, D, L, clamp(t));
    },
  };
}
/** a roof slab that slopes down towards the street from a wall at x; side: -1 wall on the left, 1 on the right */
export function eave(
  w: World,
  side: number,
  x: number,
  y0: number,
  y1: number,
  z: number,
  out: number,
  drop: number,
  roof: Mat,
  under: Mat,
) {
  const xe = x - side * out;
  const len = Math.hypot(out, drop);
  const tip = Math.atan2(drop, out);
  const c: V3 = [(x + xe) / 2, (y0 + y1) / 2, z - drop / 2];
  // the y axis of the slab points up the slope, towards the wall
  const yaw = side > 0 ? -Math.PI / 2 : Math.PI / 2;
  w.turned(c, [(y1 - y0) / 2, len / 2, 0.035], roof, yaw, tip);
  const wood = under;
  for (let y = y0 + 0.1; y < y1; y += 0.3)
    w.beam([x, y, z - 0.09], [xe, y, z - drop - 0.09], 0.06, 0.07, wood);
  w.box(xe - 0.03, y0, z - drop - 0.1, xe + 0.03, y1, z - drop + 0.02, wood);
  // the round ends of the tiles
  const end = flat("#4a5673", { line: 0.6 });
  for (let y = y0 + 0.13; y < y1; y += 0.26)
    w.rod(
      [xe - side * 0.05, y, z - drop + 0.06],
      [xe + side * 0.02, y, z - drop + 0.07],
      0.062,
      end,
    );
}
/** a lit sign with a bowl and three wisps of steam on it, without words */
export function sign(paper: Col, ink: Col): Mat {
  const A = linear(paper),
    B = linear(ink);
  return {
    c: A,
    emit: 1,
    ghost: true,
    tex: (h, o) => {
      if (h.side !== 1) return put(o, A, B, 0.25, 0.5);
      const u = h.lx / 0.24,
        v = h.lz / 0.7;
      const bowl =
        v < -0.12 &&
        v > -0.12 - 0.36 * Math.sqrt(Math.max(0, 1 - (u / 0.62) ** 2)) &&
        Math.abs(u) < 0.62;
      const foot = v < -0.46 && v > -0.53 && Math.abs(u) < 0.26;
      const wisp =
        v > -0.02 &&
        v < 0.46 &&
        Math.min(...[-0.32, 0, 0.32].map((k) => Math.abs(u - k - 0.1 * Math.sin(v * 13)))) < 0.06;
      const rim = Math.abs(u) > 0.88 || Math.abs(v) > 0.95;
      put(
        o,
        A,
        B,
        bowl || foot || wisp ? 1 : rim ? 0.7 : 0.16 * Math.hypot(u, v),
        bowl || foot || wisp ? 0.8 : 0.95,
      );
    },
  };
}
