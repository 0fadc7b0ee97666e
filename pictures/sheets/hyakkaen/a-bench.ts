/** The rustic bench under its thatched roof, on the left bank. */
import { layer, mix, Noise, type Pt, Rng, stamp, type Col } from "../../kit/core.ts";
import { edge, face, frame, quadUV, thatch } from "../../kit/build.ts";
import { type Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

const cam: Cam = { x: 0, y: 0, z: 1.9, f: 1300, cx: 800, hy: 500 };
const bn = new Noise(3);
/** sheet height of the water's far edge */
export const BANK = (x: number) =>
  652 +
  20 * bn.n2(x * 0.0022, 1) +
  6 * bn.n2(x * 0.011, 4) +
  26 * Math.exp(-(((x - 330) / 260) ** 2));

export function bench(P: Print, key: Col) {
  const L = layer(),
    K = layer();
  const p = frame(cam, [-7.4, 16.6, 0.02], [0.96, -0.28], L.x, K.x, new Rng(5), key, 1.5);
  const Q = p.P;
  const w = 4.2,
    d = 3.2,
    h = 2.15;
  const post = (u: number, v: number, c: Col) =>
    face(p, [Q(u, v, 0), Q(u + 0.16, v, 0), Q(u + 0.15, v, h), Q(u + 0.02, v, h)], c);
  // back: a low wattle wall, posts, and the seat
  post(0.3, d - 0.3, "#3a3a44");
  post(w - 0.4, d - 0.3, "#3a3a44");
  face(
    p,
    [
      Q(0.3, d - 0.3, 0.4),
      Q(w - 0.3, d - 0.3, 0.4),
      Q(w - 0.3, d - 0.3, 1.25),
      Q(0.3, d - 0.3, 1.25),
    ],
    "#6f6a52",
  );
  for (let i = 0; i <= 26; i++)
    edge(
      p,
      Q(0.3 + (i / 26) * (w - 0.6), d - 0.3, 0.42),
      Q(0.3 + (i / 26) * (w - 0.6), d - 0.3, 1.22),
      0.9,
    );
  face(
    p,
    [Q(0.5, 0.9, 0.45), Q(w - 0.5, 0.9, 0.45), Q(w - 0.5, 2.1, 0.45), Q(0.5, 2.1, 0.45)],
    "#c9ab7a",
  );
  face(
    p,
    [Q(0.5, 0.9, 0.34), Q(w - 0.5, 0.9, 0.34), Q(w - 0.5, 0.9, 0.45), Q(0.5, 0.9, 0.45)],
    "#7a5f48",
  );
  for (const u of [0.7, w - 0.8])
    face(
      p,
      [Q(u, 0.95, 0), Q(u + 0.12, 0.95, 0), Q(u + 0.12, 0.95, 0.36), Q(u, 0.95, 0.36)],
      "#4a3c38",
    );
  post(0.25, 0.3, "#5a4a40");
  post(w - 0.4, 0.3, "#7a624c");
  face(
    p,
    [
      Q(-0.1, 0.25, h - 0.12),
      Q(w + 0.1, 0.25, h - 0.12),
      Q(w + 0.1, 0.25, h + 0.04),
      Q(-0.1, 0.25, h + 0.04),
    ],
    "#4a3c38",
  );
  // roof: two faces of a hipped thatch
  const e = 0.85,
    rh = 3.9;
  const A = Q(-e, -e, h - 0.12),
    B = Q(w + e, -e, h - 0.12),
    C = Q(w + e, d + e, h - 0.12),
    R0 = Q(1.5, d / 2, rh),
    R1 = Q(w - 1.5, d / 2, rh);
  const under: Pt[] = [A, B, Q(w + e, -e, h - 0.36), Q(-e, -e, h - 0.36)];
  const th = { dark: "#2f3a3c", mid: "#7d7458", light: "#d6c08c", moss: "#8fa868", noise: bn };
  const bow =
    (f: (u: number, v: number) => Pt, k: number) =>
    (u: number, v: number): Pt => {
      const q = f(u, v);
      return [q[0], q[1] + k * Math.sin(Math.PI * v)];
    };
  const side = bow((u, v) => {
    const a: Pt = [R1[0] + (B[0] - R1[0]) * v, R1[1] + (B[1] - R1[1]) * v],
      b: Pt = [R1[0] + (C[0] - R1[0]) * v, R1[1] + (C[1] - R1[1]) * v];
    return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u];
  }, 7);
  const outline = (f: (u: number, v: number) => Pt): Pt[] => {
    const o: Pt[] = [];
    for (let i = 0; i <= 14; i++) o.push(f(0, i / 14));
    for (let i = 1; i <= 14; i++) o.push(f(i / 14, 1));
    for (let i = 13; i >= 0; i--) o.push(f(1, i / 14));
    return o;
  };
  face(p, outline(side), "#8a7f5c");
  thatch(p, side, 1300, 17, { ...th, mossAmt: 0.4, shade: (_u, v) => 0.66 - 0.1 * v });
  face(p, under, "#4f4438");
  const front = bow(quadUV(R0, R1, B, A), 7);
  face(p, outline(front), "#5b5644");
  thatch(p, front, 3200, 18, {
    ...th,
    mossAmt: 0.6,
    shade: (u, v) => 0.36 + 0.16 * u + 0.08 * Math.sin(v * 3),
  });
  for (let i = 0; i < 3; i++)
    edge(
      p,
      [R0[0] - 10, R0[1] + 4 - i * 5],
      [R1[0] + 10, R1[1] + 4 - i * 5],
      6,
      mix("#3a3a3c", "#a8946a", i / 2),
    );
  for (let i = 0; i <= 4; i++) {
    const q: Pt = [R0[0] + ((R1[0] - R0[0]) * i) / 4, R0[1] + ((R1[1] - R0[1]) * i) / 4];
    edge(p, [q[0] - 7, q[1] + 8], [q[0] + 5, q[1] - 15], 3.2, "#4a4038");
    edge(p, [q[0] + 7, q[1] + 8], [q[0] - 5, q[1] - 15], 3.2, "#6a5a48");
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
