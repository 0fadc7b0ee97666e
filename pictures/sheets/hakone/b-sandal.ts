/** A straw sandal seen from above: woven rows of straw between two plaits, loops at the sides, a long tie. */
import {
  type Col,
  clamp,
  css,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  Rng,
  stamp,
} from "../../kit/core.ts";
import { brushPath, catmull, dab, poly, Tones } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { type Cam, onSheet, proj } from "../../kit/terrain.ts";
import { pts } from "../../kit/points.ts";

export interface Lying {
  /** its centre on the ground, and the metres of ground that a centimetre of it takes */
  readonly at: Pt;
  readonly size: number;
  /** the height of the stone under it */
  readonly z: number;
  readonly turn: number;
  readonly seed: number;
  /** the position of the tie, in centimetres from the centre */
  readonly tie: string;
}
/** Half the sole's width at v centimetres from heel (-12) to toe (12): broad at the ball, round at the toe. */
const wide = (v: number) => {
  const end = Math.sqrt(Math.max(0, 1 - Math.abs(v / 12.2) ** 4.6));
  return (
    end * (3.75 + 0.85 * Math.exp(-(((v - 4) / 5) ** 2)) - 0.2 * Math.exp(-(((v + 3) / 3.5) ** 2)))
  );
};
export function drawSandal(P: Print, cam: Cam, lying: Lying, key: Col) {
  const s = { ...lying, unit: (cam.f / proj(cam, ...lying.at, 0)[2]) * lying.size * 0.8 };
  const L = layer(),
    K = layer(),
    r = new Rng(s.seed),
    n = new Noise(s.seed);
  const place = (u: number, v: number): Pt => {
    const across = u * Math.cos(s.turn) + v * Math.sin(s.turn),
      away = v * Math.cos(s.turn) - u * Math.sin(s.turn);
    return onSheet(cam, s.at[0] + across * s.size, s.at[1] + away * s.size, s.z + 0.016);
  };
  const angle = (du: number, dv: number) => {
    const [a, b] = [place(0, 0), place(du, dv)];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  const sole = (grow: number): Pt[] =>
    [-1, 1].flatMap((side) =>
      Array.from({ length: 33 }, (_, i): Pt => {
        const v = (-12.1 + (24.2 * i) / 32) * side;
        return place(side * (wide(v) + grow + 0.12 * n.n2(v * 1.4, side)), v);
      }),
    );
  const fill = (p: Pt[], c: string) => {
    L.x.fillStyle = c;
    poly(L.x, p);
    L.x.fill();
  };
  const moved = (p: Pt[], dx: number, dy: number) =>
    p.map(([a, b]): Pt => [a + dx * s.unit, b + dy * s.unit]);
  // its mirror image in the wet stone, and the dark line where it touches
  fill(moved(sole(0.1), 0.1, 4.6), css("#3a2c26", 0.55));
  fill(moved(sole(0.3), -0.5, 2.5), css("#0c1420", 0.9));
  for (const [low, c] of [
    [1.9, "#2f2013"],
    [1.3, "#6d4f2a"],
    [0.7, "#4a3420"],
  ] as const)
    fill(moved(sole(0.1), 0, low), c);
  fill(sole(0), "#8f6f40");
  const T = new Tones();
  // woven rows across; each goes over one cord and under the next
  const rows = 30,
    across = angle(1, 0);
  for (let row = 0; row <= rows; row++) {
    const v = -11.7 + (23.4 * row) / rows,
      w = wide(v) - 0.35;
    const warps = 6;
    for (let k = 0; k < warps; k++) {
      const over = (k + row) % 2 === 0;
      const u0 = -w + (2 * w * k) / warps;
      const [px, py] = place(u0 - 0.15, v + 0.1 * r.g());
      const lit = clamp((over ? 0.62 : 0.2) + 0.1 * r.g() - 0.05 * u0 + 0.18 * n.n2(u0, v * 0.4));
      const c =
        lit < 0.5 ? mix("#7a5a34", "#bd9a5e", lit * 2) : mix("#bd9a5e", "#e6cf98", lit * 2 - 1);
      const long = ((2 * w) / warps + 0.35) * s.unit;
      T.add(c, (z) =>
        dab(z, px, py, long, s.unit * (over ? 0.74 : 0.6), across + 0.05 * r.g(), 0.04),
      );
    }
  }
  T.flush(L.x);
  const plait = (points: Pt[], thick: number, pale: string, deep: string) => {
    const line = catmull(
      points.map(([u, v]) => place(u, v)),
      14,
    );
    for (const [grow, c, dx, dy] of [
      [1.25, css("#0c1420", 0.5), 0.25, 0.7],
      [1.3, css("#2b1c10"), 0, 0],
      [1, css(deep), 0, 0],
    ] as const) {
      L.x.fillStyle = c;
      L.x.beginPath();
      brushPath(L.x, moved(line, dx, dy), () => thick * grow * s.unit);
      L.x.fill();
    }
    const gap = thick * s.unit * 0.62;
    let gone = 0;
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]];
      gone += Math.hypot(b[0] - a[0], b[1] - a[1]);
      if (gone < gap) continue;
      gone = 0;
      const way = Math.atan2(b[1] - a[1], b[0] - a[0]);
      const [qx, qy] = [
        b[0] - Math.cos(way + 0.7) * gap * 0.7,
        b[1] - Math.sin(way + 0.7) * gap * 0.7,
      ];
      T.add(r.chance(0.7) ? pale : mix(pale, deep, 0.4), (z) =>
        dab(z, qx, qy, gap * 1.5, gap * 0.75, way + 0.7, 0.12),
      );
    }
    T.flush(L.x);
  };
  const rim = Array.from({ length: 25 }, (_, i): Pt => {
    const a = -2.9 + (5.8 * i) / 24;
    const v = 11.6 * Math.cos(a);
    return [Math.sign(Math.sin(a)) * wide(lerp(v, 0, 0.02)) * 0.95, v];
  });
  plait(rim, 0.75, "#e6c47a", "#94692f");
  // loops at the heel and the sides, the tie through them to the toe
  plait(pts("-3.6,-9.6 -4.6,-7.6 -3.9,-5.4"), 0.6, "#e6c47a", "#94692f");
  plait(pts("3.6,-9.6 4.6,-7.6 3.9,-5.4"), 0.6, "#e6c47a", "#94692f");
  plait(pts("-4.5,0.4 -5.4,2.2 -4.6,4"), 0.6, "#e6c47a", "#94692f");
  plait(pts("4.5,0.4 5.4,2.2 4.6,4"), 0.6, "#e6c47a", "#94692f");
  plait(pts("-5,2.3 -3.4,5.6 -0.7,9.8 0,11.4"), 0.62, "#f3e6c4", "#8d7a52");
  plait(pts("5,2.3 3.4,5.6 0.7,9.8 0,11.4"), 0.62, "#f3e6c4", "#8d7a52");
  plait(pts("-4.5,-7.6 -2,-6.4 2,-6.4 4.5,-7.6"), 0.62, "#f3e6c4", "#8d7a52");
  plait(pts(s.tie), 0.5, "#f3e6c4", "#8d7a52");
  K.x.fillStyle = css(key, 0.9);
  K.x.beginPath();
  const outline = sole(0.15);
  brushPath(K.x, [...outline, outline[0]], (t) => 1.7 * (1 + 0.5 * Math.sin(t * 40)));
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
