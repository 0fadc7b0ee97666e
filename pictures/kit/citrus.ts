/** citrus: mandarin branches seen from close by. */
import { type Rng, css, mix, tweak, type Col, type Ctx, type Pt } from "./core.ts";
import { Tones, brushPath, catmull, dab } from "./brush.ts";

export interface CitrusInk {
  dark: Col;
  mid: Col;
  light: Col;
  fruit: Col;
  fruitDark: Col;
  fruitLight: Col;
  key: Col;
}
export const winterMandarin: CitrusInk = {
  dark: "#10302f",
  mid: "#24533f",
  light: "#7f9a4c",
  fruit: "#e8912d",
  fruitDark: "#b9501f",
  fruitLight: "#ffcf72",
  key: "#161a2b",
};

/** one leaf folded along its rib: a lit half and a shaded half */
function leaf(
  x: Ctx,
  k: Ctx,
  p: Pt,
  len: number,
  ang: number,
  wide: number,
  bend: number,
  lit: Col,
  shade: Col,
  key: Col,
) {
  const c = Math.cos(ang),
    s = Math.sin(ang);
  const T = (u: number, v: number): Pt => {
    const vv = v + bend * Math.sin(u * Math.PI) * len;
    return [p[0] + c * u * len - s * vv, p[1] + s * u * len + c * vv];
  };
  const half = (sd: number) => {
    const o: Pt[] = [];
    for (let i = 0; i <= 10; i++) {
      const u = i / 10;
      o.push(T(u, sd * wide * Math.sin(Math.PI * u ** 0.82) * (1 - 0.25 * u)));
    }
    return o;
  };
  const A = half(-1),
    B = half(1),
    rib: Pt[] = [];
  for (let i = 0; i <= 10; i++) rib.push(T(i / 10, 0));
  const fill = (q: Ctx, e: Pt[]) => {
    q.beginPath();
    q.moveTo(e[0][0], e[0][1]);
    for (const v of e) q.lineTo(v[0], v[1]);
    for (let i = 10; i >= 0; i--) q.lineTo(rib[i][0], rib[i][1]);
    q.closePath();
    q.fill();
  };
  k.save();
  k.globalCompositeOperation = "destination-out";
  k.fillStyle = "#000";
  fill(k, A);
  fill(k, B);
  k.restore();
  const up = Math.cos(ang) >= 0 ? A : B;
  x.fillStyle = css(shade);
  fill(x, up === A ? B : A);
  x.fillStyle = css(lit);
  fill(x, up);
  k.fillStyle = css(key, 0.9);
  k.beginPath();
  for (const e of [A, B]) brushPath(k, e, (t) => 0.6 + 1.1 * Math.sin(Math.PI * t));
  k.fill();
  x.fillStyle = css(mix(lit, "#f2e6b0", 0.35), 0.8);
  x.beginPath();
  brushPath(x, rib, (t) => 1.7 * (1 - t) + 0.3);
  x.fill();
}

/** a ripe fruit in four cut tones, lit from the right */
export function fruit(
  x: Ctx,
  k: Ctx,
  px: number,
  py: number,
  R: number,
  r: Rng,
  o: CitrusInk,
  turn = 0,
  star = true,
) {
  const disc = (q: Ctx, cx: number, cy: number, a: number, b: number) => {
    q.beginPath();
    for (let i = 0; i <= 40; i++) {
      const t = (i / 40) * 6.2832;
      const w = 1 + 0.012 * Math.sin(t * 5 + px) + 0.01 * Math.sin(t * 9 + py);
      q.lineTo(cx + Math.cos(t) * a * w, cy + Math.sin(t) * b * w);
    }
    q.closePath();
  };
  k.save();
  k.globalCompositeOperation = "destination-out";
  k.fillStyle = "#000";
  disc(k, px, py, R, R * 0.9);
  k.fill();
  k.restore();
  x.save();
  disc(x, px, py, R, R * 0.9);
  x.clip();
  const tone = (c: Col, dx: number, dy: number, s: number) => {
    x.fillStyle = css(c);
    disc(x, px + dx * R, py + dy * R, R * s, R * s * 0.9);
    x.fill();
  };
  tone(o.fruitDark, 0, 0, 1.1);
  tone(mix(o.fruitDark, o.fruit, 0.62), 0.12, -0.09, 0.98);
  tone(o.fruit, 0.25, -0.16, 0.86);
  tone(mix(o.fruit, o.fruitLight, 0.55), 0.44, -0.26, 0.5);
  tone(o.fruitLight, 0.52, -0.34, 0.24);
  const T = new Tones();
  for (let i = 0; i < R * 2.4; i++) {
    const a = r.range(0, 6.28),
      d = R * Math.sqrt(r.u()) * 0.95;
    const qx = px + Math.cos(a) * d,
      qy = py + Math.sin(a) * d * 0.9;
    T.add(
      r.chance(0.5) ? tweak(o.fruit, -0.07) : o.fruitLight,
      (q) => dab(q, qx, qy, 2.2, 1.4, r.range(0, 3)),
      0.4,
    );
  }
  T.flush(x);
  x.restore();
  // calyx: a small green star where the stalk was attached
  const cx = px - R * 0.18 + turn * R * 0.4,
    cy = py - R * 0.46;
  x.fillStyle = css(o.mid);
  x.beginPath();
  if (star) for (let i = 0; i < 5; i++) dab(x, cx, cy, R * 0.24, R * 0.16, i * 1.257 + turn);
  x.fill();
  const rim: Pt[] = [];
  for (let i = 0; i <= 44; i++) {
    const t = (i / 40) * 6.2832 + 1.2;
    rim.push([px + Math.cos(t) * R, py + Math.sin(t) * R * 0.9]);
  }
  k.fillStyle = css(o.key, 0.92);
  k.beginPath();
  brushPath(k, rim, (t) => 1.1 + 1.5 * Math.sin(Math.PI * t) ** 2);
  k.fill();
}

/** a branch along `pts` (from its base to its tip) with leaves and fruit; leaves are drawn at three depths */
export function mandarinBough(
  x: Ctx,
  k: Ctx,
  pts: Pt[],
  r: Rng,
  o: CitrusInk,
  s: {
    w: number;
    leaf: number;
    fruits: [number, number, number, number][];
    dens?: number;
    wood?: Col;
  },
) {
  const p = catmull(pts, 10);
  const n = p.length;
  const wood = s.wood ?? "#4b4038";
  const twig = () => {
    k.save();
    k.globalCompositeOperation = "destination-out";
    k.fillStyle = "#000";
    k.beginPath();
    brushPath(k, p, (t) => s.w * (1 - 0.8 * t) + 1.5);
    k.fill();
    k.restore();
    x.fillStyle = css(wood);
    x.beginPath();
    brushPath(x, p, (t) => s.w * (1 - 0.8 * t) + 1.5);
    x.fill();
    k.fillStyle = css(o.key, 0.8);
    k.beginPath();
    brushPath(
      k,
      p.map(([a, b]) => [a, b + s.w * 0.35] as Pt),
      (t) => 1.8 * (1 - t) + 0.6,
    );
    k.fill();
  };
  const leaves = (depth: number) => {
    const cnt = Math.round((n / 3.4) * (s.dens ?? 1) * (depth === 2 ? 0.55 : 1));
    for (let i = 0; i < cnt; i++) {
      const t = (i + r.u()) / cnt,
        j = Math.min(n - 2, Math.floor(t * (n - 1)));
      const dir = Math.atan2(p[j + 1][1] - p[j][1], p[j + 1][0] - p[j][0]);
      const sd = r.chance(0.5) ? 1 : -1;
      const a = dir + sd * r.range(0.35, 1.35) + 0.12;
      const lit = r.u();
      const A =
        depth === 0
          ? mix(o.dark, o.mid, 0.25 * lit)
          : mix(o.mid, o.light, depth === 1 ? 0.45 * lit * lit : 0.3 + 0.75 * lit);
      const B = depth === 0 ? tweak(o.dark, -0.03) : mix(o.dark, o.mid, depth === 1 ? 0.3 : 0.75);
      const off = r.range(0, s.leaf * 0.35);
      leaf(
        x,
        k,
        [p[j][0] + Math.cos(a) * off, p[j][1] + Math.sin(a) * off],
        s.leaf * r.range(0.75, 1.2) * (1 - 0.25 * t),
        a,
        s.leaf * r.range(0.17, 0.24),
        r.range(-0.12, 0.12),
        A,
        B,
        o.key,
      );
    }
  };
  leaves(0);
  twig();
  leaves(1);
  for (const [t, dx, dy, R] of s.fruits) {
    const j = Math.floor(t * (n - 1));
    const fx = p[j][0] + dx,
      fy = p[j][1] + dy;
    x.fillStyle = css(wood);
    x.beginPath();
    brushPath(
      x,
      catmull([p[j], [p[j][0] + dx * 0.2, p[j][1] + dy * 0.5], [fx, fy - R * 0.8]], 6),
      () => 3,
    );
    x.fill();
    fruit(x, k, fx, fy, R, r, o, r.range(-0.4, 0.4));
  }
  leaves(2);
}
