/** thatched: farmhouses and pilgrim inns with hipped thatch, anywhere in a scene. */
import { type Col, css, mix, Noise, type Pt, type V3, type Ctx, Rng } from "../../kit/core.ts";
import { edge, face, frame, type Pen3, quadUV, thatch } from "../../kit/build.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { poly } from "../../kit/brush.ts";

export interface House {
  at: V3;
  /** direction of the long wall in the ground plan */
  along: Pt;
  long: number;
  deep: number;
  seed: number;
  fade: (c: Col) => Col;
  key: Col;
  /** paper windows: pale by day, amber by lamplight */
  paper: Col;
}

export function house(x: Ctx, k: Ctx, cam: Cam, h: House) {
  const d = proj(cam, ...h.at)[2],
    px = cam.f / d;
  const p = frame(
    cam,
    h.at,
    h.along,
    x,
    k,
    new Rng(h.seed),
    h.key,
    Math.max(0.8, Math.min(2, px / 26)),
  );
  const Q = p.P,
    F = h.fade,
    a = h.long,
    b = h.deep,
    wall = 2.6;
  // end wall, then the long wall with its posts, boards and paper
  face(p, [Q(a, 0, -1), Q(a, b, -1), Q(a, b, wall), Q(a, 0, wall)], F("#5a4c48"));
  face(p, [Q(0, 0, -1), Q(0, b, -1), Q(0, b, wall), Q(0, 0, wall)], F("#8a7a68"));
  face(p, [Q(0, 0, -1), Q(a, 0, -1), Q(a, 0, 0.35), Q(0, 0, 0.35)], F("#8d8a80"));
  face(p, [Q(0, 0, 0.3), Q(a, 0, 0.3), Q(a, 0, wall + 0.3), Q(0, 0, wall + 0.3)], F("#4a3a34"));
  const bay = (u0: number, u1: number, w0: number, w1: number): Pt[] => [
    Q(u0, 0, w0),
    Q(u1, 0, w0),
    Q(u1, 0, w1),
    Q(u0, 0, w1),
  ];
  const n = Math.round(a / 1.5);
  for (let i = 0; i < n; i++) {
    const u0 = (a * i) / n + 0.12,
      u1 = (a * (i + 1)) / n - 0.06;
    const kind = (i + h.seed) % 4;
    face(p, bay(u0, u1, 0.5, 2.1), F(kind === 3 ? "#6a4f40" : kind === 1 ? "#e8dcc0" : h.paper), {
      line: 0.7,
    });
    if (kind !== 1 && px > 14) {
      const [low, lowEnd, highEnd, high] = bay(u0, u1, 0.5, 2.1);
      for (let q = 1; q < 3; q++) {
        const third = (from: Pt, to: Pt): Pt => [
          from[0] + ((to[0] - from[0]) * q) / 3,
          from[1] + ((to[1] - from[1]) * q) / 3,
        ];
        edge(p, third(low, lowEnd), third(high, highEnd), 0.9);
      }
      edge(p, Q(u0, 0, 1.3), Q(u1, 0, 1.3), 0.9);
    }
  }
  // veranda
  face(
    p,
    [Q(-0.1, -0.9, 0.45), Q(a + 0.1, -0.9, 0.45), Q(a + 0.1, 0, 0.5), Q(-0.1, 0, 0.5)],
    F("#b8976c"),
    { line: 0.6 },
  );
  face(
    p,
    [Q(-0.1, -0.9, 0.3), Q(a + 0.1, -0.9, 0.3), Q(a + 0.1, -0.9, 0.45), Q(-0.1, -0.9, 0.45)],
    F("#6a4f40"),
    { line: 0.6 },
  );
  for (let u = 0.1; u < a; u += 1.6)
    face(
      p,
      [Q(u, -0.85, -0.4), Q(u + 0.14, -0.85, -0.4), Q(u + 0.14, -0.85, 0.32), Q(u, -0.85, 0.32)],
      F("#3a2c2a"),
      { line: 0.4 },
    );
  roof(p, h, a, b, wall, px);
}

function roof(p: Pen3, h: House, a: number, b: number, wall: number, px: number) {
  const Q = p.P,
    F = h.fade,
    e = 1.35,
    ew = wall - 0.1,
    rh = wall + b * 0.72,
    r0 = b * 0.42,
    r1 = a - b * 0.42,
    rv = b / 2;
  const nz = new Noise(h.seed + 3);
  const A = Q(-e, -e, ew),
    B = Q(a + e, -e, ew),
    C = Q(a + e, b + e, ew),
    D = Q(-e, b + e, ew),
    R0 = Q(r0, rv, rh),
    R1 = Q(r1, rv, rh);
  const bow =
    (f: (u: number, v: number) => Pt, k: number) =>
    (u: number, v: number): Pt => {
      const q = f(u, v);
      return [q[0], q[1] + k * Math.sin(Math.PI * v)];
    };
  const hip = (top: Pt, near: Pt, far: Pt) =>
    bow((u, v) => {
      const m: Pt = [top[0] + (near[0] - top[0]) * v, top[1] + (near[1] - top[1]) * v],
        n: Pt = [top[0] + (far[0] - top[0]) * v, top[1] + (far[1] - top[1]) * v];
      return [m[0] + (n[0] - m[0]) * u, m[1] + (n[1] - m[1]) * u];
    }, px * 0.14);
  const outline = (f: (u: number, v: number) => Pt): Pt[] => {
    const o: Pt[] = [];
    for (let i = 0; i <= 12; i++) o.push(f(0, i / 12));
    for (let i = 1; i <= 16; i++) {
      const q = f(i / 16, 1);
      o.push([q[0], q[1] + px * 0.05 * nz.n2(q[0] * 0.08, 1)]);
    }
    for (let i = 11; i >= 0; i--) o.push(f(1, i / 12));
    return o;
  };
  const th = {
    dark: "#33302e",
    mid: "#86764f",
    light: "#e2cb92",
    moss: "#94a65c",
    noise: nz,
    fade: F,
  };
  const dens = Math.min(1, px / 30),
    len = Math.max(4, px * 0.75);
  /** straw stays within its face, but for a short fringe at the eave */
  const straw = (f: (u: number, v: number) => Pt, lay: () => void) => {
    p.x.save();
    poly(
      p.x,
      outline((u, v) => f(u, v * 1.025)),
    );
    p.x.clip();
    lay();
    p.x.restore();
  };
  const cross = (m: Pt, n: Pt, q: Pt) =>
    (n[0] - m[0]) * (q[1] - m[1]) - (n[1] - m[1]) * (q[0] - m[0]);
  const right = hip(R1, B, C),
    left = hip(R0, A, D);
  // a hip is drawn only when it faces us
  if (cross(R1, B, C) < 0 || C[0] > B[0]) {
    face(p, outline(right), F("#4f463c"));
    straw(right, () =>
      thatch(p, right, 1500 * dens, len, { ...th, mossAmt: 0.5, shade: () => 0.26 }),
    );
  }
  if (D[0] < A[0]) {
    face(p, outline(left), F("#7a6a4c"));
    straw(left, () => thatch(p, left, 1500 * dens, len, { ...th, mossAmt: 0.4, shade: () => 0.7 }));
  }
  const under: Pt[] = [A, B, Q(a + e, -e + 0.1, ew - 0.4), Q(-e, -e + 0.1, ew - 0.4)];
  face(p, under, F("#5b4a3a"));
  p.x.fillStyle = css(F("#b39a68"));
  poly(p.x, [A, B, Q(a + e, -e, ew - 0.16), Q(-e, -e, ew - 0.16)]);
  p.x.fill();
  const front = bow(quadUV(R0, R1, B, A), px * 0.14);
  face(p, outline(front), F("#6a5c44"));
  straw(front, () =>
    thatch(p, front, 4200 * dens, len, {
      ...th,
      mossAmt: 0.62,
      shade: (u, v) => 0.56 - 0.14 * u + 0.1 * Math.sin(v * 3) - 0.16 * Math.max(0, v - 0.86) * 7,
    }),
  );
  // ridge of bark and crossed logs
  const lw = Math.max(2, px * 0.3);
  for (let i = 0; i < 3; i++)
    edge(
      p,
      [R0[0] - lw * 1.2, R0[1] + lw * 0.5 - i * lw * 0.55],
      [R1[0] + lw * 1.2, R1[1] + lw * 0.5 - i * lw * 0.55],
      lw * 0.9,
      F(mix("#33302e", "#a8946a", i / 2)),
    );
  const m = Math.max(4, Math.round(a / 1.4));
  for (let i = 0; i <= m; i++) {
    const q: Pt = [R0[0] + ((R1[0] - R0[0]) * i) / m, R0[1] + ((R1[1] - R0[1]) * i) / m];
    edge(
      p,
      [q[0] - lw * 0.9, q[1] + lw],
      [q[0] + lw * 0.7, q[1] - lw * 1.9],
      lw * 0.42,
      F("#3a3130"),
    );
    edge(
      p,
      [q[0] + lw * 0.9, q[1] + lw],
      [q[0] - lw * 0.7, q[1] - lw * 1.9],
      lw * 0.42,
      F("#6a5a48"),
    );
  }
}
