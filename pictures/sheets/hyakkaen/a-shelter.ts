/** The rustic shelter at the water: a thatched roof on posts over an empty bench, in the mist's middle tones. */
import { layer, lerp, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, stroke, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { SHORE } from "./a-plan.ts";

const CX = 1020,
  EAVE = 512,
  RIDGE = 404;

export function shelter(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(5),
    T = new Tones();
  const foot = SHORE(CX);
  const post = (x: number, w: number, c: string, low = 0) =>
    stroke(
      L.x,
      [
        [x, EAVE - 6],
        [x + 1, (EAVE + foot) / 2],
        [x, foot + low],
      ],
      w,
      c,
      { taper: [0, 0] },
    );
  // back posts, a low wattle wall, the bench
  for (const x of [944, 1092]) post(x, 6, "#6f8f88", -10);
  fillPoly(
    L.x,
    [
      [944, 556],
      [1092, 556],
      [1092, 594],
      [944, 594],
    ],
    "#8aa594",
  );
  for (let x = 950; x < 1092; x += 9)
    stroke(
      L.x,
      [
        [x, 557],
        [x + 1, 594],
      ],
      2,
      "#5f8078",
      { taper: [0, 0] },
    );
  fillPoly(
    L.x,
    [
      [934, 590],
      [1106, 590],
      [1112, 597],
      [928, 597],
    ],
    "#d9cfa0",
  );
  fillPoly(
    L.x,
    [
      [928, 597],
      [1112, 597],
      [1112, 601],
      [928, 601],
    ],
    "#4c6a66",
  );
  for (const x of [940, 1100]) post(x, 5, "#4c6a66", -2);
  post(914, 9, "#3d5c5c", 2);
  post(1126, 9, "#3d5c5c", 4);
  // the roof: the lit hip on the left, the long face in shade; the thatch curves out to the eave
  const face = (a: Pt, b: Pt, c: Pt, d: Pt) => {
    const run = (p: Pt, q: Pt) =>
      Array.from({ length: 13 }, (_, i): Pt => {
        const t = i / 12;
        return [lerp(p[0], q[0], t), lerp(p[1], q[1], t) + 9 * Math.sin(Math.PI * t)];
      });
    return {
      outline: [...run(a, d), ...run(b, c).toReversed()],
      at: (u: number, t: number): Pt => [
        lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), t),
        lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), t) + 9 * Math.sin(Math.PI * t),
      ],
    };
  };
  const R0: Pt = [CX - 50, RIDGE],
    R1: Pt = [CX + 62, RIDGE],
    A: Pt = [CX - 152, EAVE - 4],
    B: Pt = [CX - 78, EAVE + 8],
    C: Pt = [CX + 168, EAVE];
  const long = face(R0, R1, C, B),
    hip = face(R0, R0, B, A);
  for (const [f, base, tones, many] of [
    [long, "#55746c", ["#3f605e", "#6a8676", "#7f9680"], 1500],
    [hip, "#c9c196", ["#a8a987", "#e6d8a6", "#f4e6b4"], 420],
  ] as const) {
    fillPoly(L.x, f.outline, base);
    for (let k = 0; k < many; k++) {
      const u = r.u(),
        t = r.range(0.02, 0.9),
        [x, y] = f.at(u, t),
        [x2, y2] = f.at(u, t + 0.08);
      T.add(r.pick(tones), (z) => dab(z, x, y, r.range(8, 17), 2.2, Math.atan2(y2 - y, x2 - x), 0));
    }
    T.flush(L.x);
    for (let k = 0; k < 130; k++) {
      const [x, y] = f.at(r.u(), 0.99);
      T.add(r.pick(tones), (z) => dab(z, x, y - 4, r.range(7, 13), 2.4, 1.57 + r.g() * 0.12, 0));
    }
    T.flush(L.x);
  }
  // the thickness of the eave and the ridge cap
  fillPoly(
    L.x,
    [A, B, C, [C[0] - 5, C[1] + 9], [B[0] + 1, B[1] + 11], [A[0] + 4, A[1] + 8]],
    "#2f4f50",
  );
  fillPoly(
    L.x,
    catmull(
      [
        [R0[0] - 12, RIDGE + 6],
        [R0[0] - 6, RIDGE - 10],
        [CX, RIDGE - 8],
        [R1[0] + 8, RIDGE - 11],
        [R1[0] + 12, RIDGE + 6],
      ],
      6,
    ),
    "#3d5c5a",
  );
  K.x.fillStyle = "#23424a";
  K.x.beginPath();
  brushPath(
    K.x,
    [
      [R0[0] - 8, RIDGE - 8],
      [CX, RIDGE - 7],
      [R1[0] + 10, RIDGE - 9],
    ],
    () => 1.6,
  );
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
