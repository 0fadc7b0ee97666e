/** The angular branch of an old plum and its flowers. */
import { layer, lerp, type Pt, ramp, Rng, stamp, type V3 } from "../../kit/core.ts";
import { blossom } from "./blossom.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { ARMS, KEY, SHOOTS } from "./b-plan.ts";
import { snowOnArms } from "./b-snow.ts";

export function branch(P: Print) {
  // ---------- the branch ----------
  const L = layer(),
    K = layer(),
    r = new Rng(31);
  const bark = { body: "#3a3038", light: "#93838a", key: KEY, lightDir: 1 };
  /** angles, not curves: each corner is a joint of its own */
  const arm = (pts: Pt[], w0: number, w1: number) => {
    const m = pts.length - 1;
    for (let i = 0; i < m; i++) {
      const b = pts[i + 1],
        // overlap the joint, so that no daylight shows at the corner
        back = i ? (0.3 * lerp(w0, w1, i / m)) / Math.hypot(b[0] - pts[i][0], b[1] - pts[i][1]) : 0,
        a: Pt = [lerp(pts[i][0], b[0], -back), lerp(pts[i][1], b[1], -back)];
      limb(
        L.x,
        K.x,
        [
          a,
          [lerp(a[0], b[0], 0.33) + r.g() * 4, lerp(a[1], b[1], 0.33) + r.g() * 4],
          [lerp(a[0], b[0], 0.68) + r.g() * 4, lerp(a[1], b[1], 0.68) + r.g() * 4],
          b,
        ],
        lerp(w0, w1, i / m),
        lerp(w0, w1, (i + 1) / m),
        r,
        bark,
      );
    }
  };
  for (const [p, a, b] of ARMS) arm(p, a, b);
  // straight young shoots
  const tips: Pt[] = [];
  const shoot = (p: Pt, a: number, len: number) => {
    const q: Pt = [p[0] + Math.cos(a) * len, p[1] + Math.sin(a) * len];
    arm([p, q], 8, 3);
    for (let t = 0.2; t <= 1.01; t += 0.2) tips.push([lerp(p[0], q[0], t), lerp(p[1], q[1], t)]);
  };
  for (const [x, y, a, l] of SHOOTS) shoot([x, y], a, l);
  ARMS.forEach(([p], n) => {
    // old wood bears no flowers
    for (let i = n === 0 ? 5 : 2; i < p.length; i++)
      for (let t = 0.25; t < 1; t += 0.3)
        tips.push([lerp(p[i - 1][0], p[i][0], t), lerp(p[i - 1][1], p[i][1], t)]);
  });

  snowOnArms(L.x, K.x);
  // ---------- blossom ----------
  const white = ramp([
    [0, "#a98c9e"],
    [0.3, "#d8b9c2"],
    [0.52, "#f2dcda"],
    [0.75, "#fdf4ec"],
    [1, "#fffef8"],
  ]);
  const flower = (px: number, py: number, R: number) => {
    const away = r.chance(0.25);
    const axis: V3 = [r.g() * 0.5, r.g() * 0.45 + 0.1, away ? 0.35 : 0.9];
    blossom(
      L.x,
      K.x,
      {
        cx: px,
        cy: py,
        R,
        axis,
        light: [0.5, 0.7, 0.5],
        key: "#5b3448",
        lw: Math.max(0.9, R * 0.035),
        whorls: [
          {
            n: 5,
            len: 1,
            wid: 0.47,
            rise: 0.24,
            curl: 0.2,
            belly: 1.25,
            from: 0.08,
            ramp: white,
            turn: r.range(0, 1.2),
          },
        ],
        stamens: { n: 13, len: 0.42, stalk: "#e8c9b0", tip: "#d9a23c" },
      },
      r,
    );
  };
  /** A short stalk from the twig to the flower. */
  const stalk = (a: Pt, b: Pt) => {
    L.x.fillStyle = "#5a3038";
    L.x.beginPath();
    brushPath(L.x, [a, b], () => 3);
    L.x.fill();
  };
  const budAt = (px: number, py: number, R: number) => {
    const a = r.range(-2.6, -0.5);
    const drop = (c: string, along: number, wide: number, long: number) => {
      L.x.fillStyle = c;
      L.x.beginPath();
      L.x.ellipse(
        px + Math.cos(a) * along * R,
        py + Math.sin(a) * along * R,
        long * R,
        wide * R,
        a,
        0,
        7,
      );
      L.x.fill();
    };
    drop("#6b2434", 0, 0.86, 0.95);
    drop("#d97f98", 0.35, 0.86, 0.98);
    drop("#f3bcc6", 0.5, 0.5, 0.62);
    drop("#6b2434", -0.35, 0.62, 0.55);
  };
  const placed: [number, number, number, boolean][] = [];
  for (let k = 0; k < 1500 && placed.length < 215; k++) {
    const t = r.pick(tips),
      R = r.range(15, 33);
    // a bud sits on its twig, an open flower stands off it
    const closed = r.chance(0.26),
      off = closed ? 4 : 11;
    const px = t[0] + r.g() * off,
      py = t[1] + r.g() * off - (closed ? 4 : 5);
    if (placed.some(([a, b, c]) => Math.hypot(a - px, b - py) < (c + R) * 0.62)) continue;
    if (!closed) stalk(t, [px, py]);
    placed.push([px, py, R, closed]);
  }
  for (const [px, py, R, closed] of placed) {
    if (closed) budAt(px, py, R * 0.34);
    else flower(px, py, R);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  // petals on the wind
  {
    const T = new Tones();
    for (let k = 0; k < 46; k++) {
      const px = r.range(300, 1500),
        py = r.range(380, 1180),
        s = r.range(7, 15);
      T.add(r.chance(0.6) ? "#fff6f0" : "#f0c6cc", (z) =>
        dab(z, px, py, s, s * 0.6, r.range(0, 6.3), 0.15),
      );
    }
    T.flush(P.base.x);
  }
}
