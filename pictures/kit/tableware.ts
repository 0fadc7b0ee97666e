/** tableware: surfaces and vessels seen from above: cypress boards, lacquer, chopsticks, leaves. */
import { Noise, clamp, sstep, type RGB, rgb, type Col } from "./core.ts";
import { type Table, type Spot, type Box, blend } from "./table.ts";

const n = new Noise(61);
const C = (c: Col): RGB => rgb(c);

/** planed wood with flame-shaped grain along the board, and joints across; `vertical` turns it */
export function board(
  t: Table,
  b: Box,
  o: {
    light: Col;
    mid: Col;
    dark: Col;
    plank?: number;
    h?: number;
    vertical?: boolean;
    seed?: number;
    rings?: number;
    flame?: number;
  },
) {
  const A = C(o.light),
    M = C(o.mid),
    D = C(o.dark);
  const pl = o.plank ?? 300,
    ring = o.rings ?? 1;
  t.lay(b, (X, Y, s) => {
    const x = o.vertical ? Y : X,
      y = o.vertical ? X : Y;
    const k = Math.floor((y + 40) / pl),
      f = (y + 40) / pl - k;
    const sd = k * 37.1 + (o.seed ?? 0);
    // distance from the centre of this plank, bent by slow noise: long flame shapes
    const heart = 0.5 + 0.34 * n.n2(sd, 1.3);
    const bend = 0.5 * n.n2(x * 0.0011 + sd, y * 0.0016) + 0.1 * n.n2(x * 0.005, y * 0.012 + sd);
    const v = Math.abs(f - heart + 0.3 * bend) * (1 + 0.35 * n.n2(x * 0.0008 + sd, 5));
    const ph =
      (Math.sqrt(v * v + 0.004 * (1 + n.n2(x * 0.002, sd)) + 0.00000018 * (x - 800) * (x - 800)) *
        46 +
        0.5 * n.n2(x * 0.004, y * 0.03)) *
      ring;
    const r = ph - Math.floor(ph);
    const late = sstep(0.55, 0.97, r) * (1 - sstep(0.97, 1, r));
    const fine = 0.5 + 0.5 * n.n2(x * 0.012, y * 0.8 + sd);
    let tone = 0.5 + 0.3 * n.n2(sd, 8.8);
    tone += 0.12 * n.n2(x * 0.003, y * 0.01 + sd);
    s.c = blend(A, M, clamp(tone * 0.55 + 0.3 * fine * fine));
    s.c = blend(s.c, D, (o.flame ?? 0.42) * late * (0.55 + 0.45 * fine));
    const e = Math.min(f, 1 - f) * pl;
    s.h = (o.h ?? 0) - 0.6 * late - 3 * sstep(3, 0.5, e);
    s.ink = 0.8 * sstep(2.2, 0.8, e);
    s.gloss = 0;
  });
}
/** one tapered chopstick from the thick end p to the tip q */
export function chopstick(
  t: Table,
  p: [number, number],
  q: [number, number],
  w: number,
  o: { c: Col; band?: Col; h?: number },
) {
  const A = C(o.c),
    B = C(o.band ?? o.c);
  const l = Math.hypot(q[0] - p[0], q[1] - p[1]),
    ux = (q[0] - p[0]) / l,
    uy = (q[1] - p[1]) / l;
  const m = w + 4;
  t.lay(
    [
      Math.min(p[0], q[0]) - m,
      Math.min(p[1], q[1]) - m,
      Math.max(p[0], q[0]) + m,
      Math.max(p[1], q[1]) + m,
    ],
    (x, y, s) => {
      const u = (x - p[0]) * ux + (y - p[1]) * uy,
        v = -(x - p[0]) * uy + (y - p[1]) * ux;
      if (u < 0 || u > l) return false;
      const r = (w / 2) * (1 - 0.62 * (u / l));
      if (Math.abs(v) > r) return false;
      s.h = (o.h ?? 16) + Math.sqrt(r * r - v * v);
      s.c =
        u > 60 && u < 74
          ? B
          : blend(A, [A[0] * 0.7, A[1] * 0.7, A[2] * 0.7], 0.3 + 0.3 * n.n2(u * 0.01, v));
      s.gloss = 0.9;
      s.ink = 0;
    },
  );
}
/** sansho sprig: pairs of small notched leaflets along a curved stalk */
export function kinome(
  t: Table,
  x0: number,
  y0: number,
  len: number,
  ang: number,
  c: Col = "#4f8a3a",
) {
  const A = C(c),
    ca = Math.cos(ang),
    sa = Math.sin(ang);
  const leaves: [number, number, number, number][] = [[1.02, 0, 0, 0.2]];
  for (let i = 0; i < 5; i++)
    for (const sd of [-1, 1])
      leaves.push([
        0.2 + i * 0.17,
        sd * (0.13 - i * 0.008),
        sd * (1.1 - i * 0.1),
        0.17 - i * 0.008,
      ]);
  t.lay([x0 - len * 1.3, y0 - len * 1.3, x0 + len * 1.3, y0 + len * 1.3], (X, Y, s: Spot) => {
    const u = ((X - x0) * ca + (Y - y0) * sa) / len,
      v0 = (-(X - x0) * sa + (Y - y0) * ca) / len;
    const v = v0 - 0.06 * Math.sin(u * 2.6);
    let best = 0,
      lift = 0,
      vein = 0;
    for (const [lu, lv, a, r] of leaves) {
      const dx = u - lu,
        dy = v - lv;
      const p = dx * Math.cos(a) + dy * Math.sin(a),
        q = -dx * Math.sin(a) + dy * Math.cos(a);
      const d =
        1 - Math.hypot(p / r, q / (r * 0.56)) + 0.05 * Math.cos(Math.atan2(q / 0.56, p) * 13);
      if (d > best) {
        best = d;
        lift = Math.min(1, d * 2.4);
        vein = sstep(0.022, 0.008, Math.abs(q));
      }
    }
    const stalk = Math.abs(v) < 0.014 && u > -0.12 && u < 1;
    if (best <= 0 && !stalk) return false;
    s.h += 5 + lift * 5 - vein * 2;
    s.c =
      stalk && best <= 0
        ? blend(A, [190, 200, 110], 0.4)
        : blend(
            blend(A, [28, 60, 34], 0.5 * (1 - lift)),
            [178, 206, 112],
            0.55 * vein + 0.15 * n.n2(X * 0.08, Y * 0.08),
          );
    s.gloss = 0.25;
  });
}
