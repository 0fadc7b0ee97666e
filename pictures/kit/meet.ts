/** meet: where a ray hits a solid, and the record of the hit. */
import { BOX, DRUM, BALL, CARD, type Solid, type Hit } from "./solid.ts";

export function meet(
  s: Solid,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
): number {
  const px = ox - s.cx,
    py = oy - s.cy,
    pz = oz - s.cz;
  const x = px * s.a0 + py * s.a1 + pz * s.a2,
    y = px * s.b0 + py * s.b1 + pz * s.b2,
    z = px * s.c0 + py * s.c1 + pz * s.c2;
  const u = dx * s.a0 + dy * s.a1 + dz * s.a2,
    v = dx * s.b0 + dy * s.b1 + dz * s.b2,
    w = dx * s.c0 + dy * s.c1 + dz * s.c2;
  if (s.kind === BOX) {
    let a = -1e9,
      b = 1e9;
    let i = 1 / (u || 1e-12),
      p = (-s.hx - x) * i,
      q = (s.hx - x) * i;
    if (p > q) {
      const k = p;
      p = q;
      q = k;
    }
    if (p > a) a = p;
    if (q < b) b = q;
    i = 1 / (v || 1e-12);
    p = (-s.hy - y) * i;
    q = (s.hy - y) * i;
    if (p > q) {
      const k = p;
      p = q;
      q = k;
    }
    if (p > a) a = p;
    if (q < b) b = q;
    i = 1 / (w || 1e-12);
    p = (-s.hz - z) * i;
    q = (s.hz - z) * i;
    if (p > q) {
      const k = p;
      p = q;
      q = k;
    }
    if (p > a) a = p;
    if (q < b) b = q;
    if (a > b || b < 0) return -1;
    return a > 1e-5 ? a : b;
  }
  if (s.kind === BALL) {
    const X = x / s.hx,
      Y = y / s.hy,
      Z = z / s.hz,
      U = u / s.hx,
      V = v / s.hy,
      Q = w / s.hz;
    const a = U * U + V * V + Q * Q,
      b = X * U + Y * V + Z * Q,
      c = X * X + Y * Y + Z * Z - 1;
    const d = b * b - a * c;
    if (d < 0) return -1;
    const r = Math.sqrt(d),
      t = (-b - r) / a;
    return t > 1e-5 ? t : (-b + r) / a;
  }
  if (s.kind === CARD) {
    if (Math.abs(v) < 1e-9) return -1;
    const t = -y / v;
    if (t < 1e-5 || t > far) return -1;
    const X = x + u * t,
      Z = z + w * t;
    if (Math.abs(X) >= s.hx || Math.abs(Z) >= s.hz) return -1;
    if (s.img === null) return t;
    const i = ((X / s.hx + 1) * 0.5 * s.iw) | 0,
      j = ((1 - Z / s.hz) * 0.5 * s.ih) | 0;
    return s.img[(j * s.iw + i) * 4 + 3] > 110 ? t : -1;
  }
  // drum: a cone frustum whose radius runs r0 -> r1 along its own z
  const k = (s.r1 - s.r0) / (2 * s.hz),
    m = (s.r0 + s.r1) * 0.5 + k * z;
  const a = u * u + v * v - k * k * w * w,
    b = x * u + y * v - k * w * m,
    c = x * x + y * y - m * m;
  let best = -1;
  const d = b * b - a * c;
  if (d >= 0 && Math.abs(a) > 1e-12) {
    const r = Math.sqrt(d);
    let t = (-b - r) / a,
      t2 = (-b + r) / a;
    if (t > t2) {
      const q = t;
      t = t2;
      t2 = q;
    }
    if (t > 1e-5 && Math.abs(z + w * t) <= s.hz) best = t;
    else if (t2 > 1e-5 && Math.abs(z + w * t2) <= s.hz) best = t2;
  }
  if (Math.abs(w) > 1e-9)
    for (const e of [-s.hz, s.hz]) {
      const t = (e - z) / w;
      if (t <= 1e-5 || (best > 0 && t >= best)) continue;
      const X = x + u * t,
        Y = y + v * t,
        R = e < 0 ? s.r0 : s.r1;
      if (X * X + Y * Y <= R * R) best = t;
    }
  return best;
}

/** fills in the hit record: points, normal, face of the solid */
export function describe(
  s: Solid,
  h: Hit,
  t: number,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
) {
  h.t = t;
  h.x = ox + dx * t;
  h.y = oy + dy * t;
  h.z = oz + dz * t;
  const x = h.x - s.cx,
    y = h.y - s.cy,
    z = h.z - s.cz;
  const lx = x * s.a0 + y * s.a1 + z * s.a2,
    ly = x * s.b0 + y * s.b1 + z * s.b2,
    lz = x * s.c0 + y * s.c1 + z * s.c2;
  h.lx = lx;
  h.ly = ly;
  h.lz = lz;
  let nx = 0,
    ny = 0,
    nz = 0;
  if (s.kind === BOX) {
    const ex = s.hx - Math.abs(lx),
      ey = s.hy - Math.abs(ly),
      ez = s.hz - Math.abs(lz);
    if (ex <= ey && ex <= ez) {
      nx = lx < 0 ? -1 : 1;
      h.side = 0;
    } else if (ey <= ez) {
      ny = ly < 0 ? -1 : 1;
      h.side = 1;
    } else {
      nz = lz < 0 ? -1 : 1;
      h.side = 2;
    }
  } else if (s.kind === DRUM) {
    if (s.hz - Math.abs(lz) < 1e-4) {
      nz = lz < 0 ? -1 : 1;
      h.side = 2;
    } else {
      nx = lx;
      ny = ly;
      nz = (s.r0 - s.r1) * 0.5 * (Math.hypot(lx, ly) / s.hz);
      h.side = 3;
    }
  } else if (s.kind === BALL) {
    nx = lx / (s.hx * s.hx);
    ny = ly / (s.hy * s.hy);
    nz = lz / (s.hz * s.hz);
    h.side = 3;
  } else {
    ny = -1;
    h.side = 1;
    const u = Math.min(s.iw - 1, Math.max(0, ((lx / s.hx + 1) * 0.5 * s.iw) | 0));
    const v = Math.min(s.ih - 1, Math.max(0, ((1 - lz / s.hz) * 0.5 * s.ih) | 0));
    h.px = (v * s.iw + u) * 4;
  }
  let X = nx * s.a0 + ny * s.b0 + nz * s.c0,
    Y = nx * s.a1 + ny * s.b1 + nz * s.c1,
    Z = nx * s.a2 + ny * s.b2 + nz * s.c2;
  const l = Math.hypot(X, Y, Z) || 1;
  if (X * dx + Y * dy + Z * dz > 0) {
    X = -X;
    Y = -Y;
    Z = -Z;
  }
  h.nx = X / l;
  h.ny = Y / l;
  h.nz = Z / l;
}
