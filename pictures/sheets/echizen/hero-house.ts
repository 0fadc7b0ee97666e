/** A farmhouse under deep snow: its gable in the morning's shade, one window lit, grazing sun along the roof's long slope. */
import { css, type Ctx, mix, Noise, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { within } from "./hero-face.ts";
import { airAt, shadowOf } from "./hero-ground.ts";
import { depth, project, scaleAt } from "./hero-plan.ts";

const n = new Noise(91);
/** along the ridge, away from us; across the gable */
const A: Pt = [-0.56, 0.828],
  B: Pt = [0.828, 0.56];
const LONG = 8.4,
  HALF = 2.7,
  EAVE = 1.7,
  RIDGE = 5.5,
  OVER = 0.7,
  THICK = 0.55,
  WIDE = HALF + 0.75,
  DRIP = EAVE - 0.75;
/** a place of a house that stands at `o`: along its ridge, across, up */
const placeIn =
  (o: V3, size: number) =>
  (a: number, b: number, z: number): V3 => [
    o[0] + size * (A[0] * a + B[0] * b),
    o[1] + size * (A[1] * a + B[1] * b),
    o[2] + size * z,
  ];
export function houseShadow(x: Ctx, o: V3, size: number) {
  const at = placeIn(o, size);
  const cast = (...ps: V3[]) => fillPoly(x, ps.map(shadowOf), "#a9bce2");
  for (const s of [-1, 1]) {
    cast(
      at(-OVER, 0, RIDGE + THICK),
      at(LONG, 0, RIDGE + THICK),
      at(LONG, s * WIDE, DRIP),
      at(-OVER, s * WIDE, DRIP),
    );
    cast(
      at(0, s * HALF, 0),
      at(LONG, s * HALF, 0),
      at(LONG, s * HALF, EAVE),
      at(0, s * HALF, EAVE),
    );
  }
  for (const a of [0, LONG])
    cast(at(a, -HALF, 0), at(a, HALF, 0), at(a, HALF, EAVE), at(a, 0, RIDGE), at(a, -HALF, EAVE));
}
export function farmhouse(x: Ctx, o: V3, size: number) {
  const place = placeIn(o, size);
  const at = (a: number, b: number, z: number): Pt => project(place(a, b, z));
  const k = scaleAt(o) * size;
  const air = airAt(depth(o));
  const far = (c: string) => mix(c, "#c3cbe0", air);
  const fill = (ps: Pt[], c: string) => fillPoly(x, ps, far(c));
  const beams = (c: string, list: readonly (readonly [Pt, Pt, number])[]) => {
    x.fillStyle = css(far(c));
    x.beginPath();
    for (const [a, b, w] of list)
      brushPath(x, [a, [(a[0] + b[0]) / 2 + 0.3, (a[1] + b[1]) / 2], b], () =>
        Math.max(0.9, w * k),
      );
    x.fill();
  };
  // the long wall in the eave's shade, then the gable: plaster between timbers, darker under the roof
  fill([at(0, -HALF, 0), at(LONG, -HALF, 0), at(LONG, -HALF, EAVE), at(0, -HALF, EAVE)], "#66708f");
  const gable = [
    at(0, -HALF, 0),
    at(0, HALF, 0),
    at(0, HALF, EAVE),
    at(0, 0, RIDGE),
    at(0, -HALF, EAVE),
  ];
  fill(gable, "#8793b6");
  fill([at(0, -HALF, EAVE), at(0, HALF, EAVE), at(0, 0, RIDGE)], "#717ca3");
  fill([at(0, -1.5, EAVE + 0.1), at(0, 1.5, EAVE + 0.1), at(0, 0, RIDGE - 1.4)], "#7f8bb0");
  fill([at(0, -HALF, 0), at(0, HALF, 0), at(0, HALF, 0.6), at(0, -HALF, 0.6)], "#59607f");
  beams("#3d4263", [
    ...[-2.6, -1.3, 0, 1.3, 2.6].map((b): [Pt, Pt, number] => [
      at(0, b, 0),
      at(0, b, EAVE + 0.1),
      0.17,
    ]),
    [at(0, -HALF, 0.62), at(0, HALF, 0.62), 0.14],
    [at(0, -HALF, EAVE), at(0, HALF, EAVE), 0.24],
    [at(0, -1.6, 3.1), at(0, 1.6, 3.1), 0.18],
    ...[-0.9, 0, 0.9].map((b): [Pt, Pt, number] => [
      at(0, b, EAVE),
      at(0, b, RIDGE - Math.abs(b) * 1.4),
      0.15,
    ]),
    ...[2, 4, 6].map((a): [Pt, Pt, number] => [at(a, -HALF, 0), at(a, -HALF, EAVE), 0.14]),
  ]);
  fill([at(0, -1.2, 0.75), at(0, -0.1, 0.75), at(0, -0.1, 1.5), at(0, -1.2, 1.5)], "#f3ab48");
  fill([at(0, -1.1, 0.8), at(0, -0.3, 0.8), at(0, -0.3, 1.35), at(0, -1.1, 1.35)], "#fbc96a");
  beams("#5a4048", [[at(0, -0.65, 0.75), at(0, -0.65, 1.5), 0.07]]);
  // the thatch's dark edge under the snow, on both sides
  for (const s of [1, -1])
    fill(
      [
        at(-OVER, 0, RIDGE + 0.1),
        at(-OVER, s * WIDE, DRIP),
        at(-OVER * 0.4, s * (WIDE - 0.5), DRIP + 0.05),
        at(-OVER * 0.4, 0, RIDGE - 0.6),
      ],
      s > 0 ? "#4b5376" : "#3f4767",
    );
  slope(x, at, k, far, o);
  snowEdge(x, at, far);
  drift(x, at, k, far, o);
}
type At = (a: number, b: number, z: number) => Pt;
/** the near slope: lilac in the grazing light, warm where the snow swells, blue in the hollows that run down it */
function slope(x: Ctx, at: At, k: number, far: (c: string) => ReturnType<typeof mix>, o: V3) {
  const on = (a: number, t: number): Pt => {
    const sag = 0.1 * Math.sin((Math.PI * (a + OVER)) / (LONG + OVER));
    return at(
      a,
      -t * WIDE,
      RIDGE + THICK - sag - t * (RIDGE - DRIP) - 0.12 * Math.sin(Math.PI * t),
    );
  };
  const along = Array.from({ length: 25 }, (_, i) => -OVER + ((LONG + OVER) * i) / 24);
  const outline = [
    ...along.map((a) => on(a, 0)),
    ...along.toReversed().map((a) => on(a, 1 + 0.02 * n.n2(a * 1.5, o[0]))),
  ];
  fillPoly(x, outline, far("#dde2f0"));
  const r = new Rng(Math.round(o[1] * 10));
  within(x, outline, () => {
    for (const [c, count, wide] of [
      ["#b3c1e2", 12, 0.42],
      ["#f4efe9", 12, 0.55],
      ["#fff5e2", 7, 0.34],
    ] as const)
      for (let i = 0; i < count; i++) {
        const a = r.range(-0.6, LONG),
          t0 = r.range(-0.1, 0.6),
          t1 = t0 + r.range(0.25, 0.6);
        const line = Array.from({ length: 8 }, (_, j) => {
          const t = t0 + ((t1 - t0) * j) / 7;
          return on(a + 1.3 * (t - t0) + 0.12 * n.n2(t * 5, a), t);
        });
        x.fillStyle = css(far(c), 0.85);
        x.beginPath();
        brushPath(x, line, (t) => wide * k * Math.sin(Math.PI * t) * (0.7 + 0.4 * n.n2(t * 4, a)));
        x.fill();
      }
    // the crest catches the sun; towards the eave the slope turns away
    x.fillStyle = css(far("#fff8e8"), 0.9);
    x.beginPath();
    brushPath(
      x,
      along.map((a) => on(a, 0.05)),
      (t) => 0.42 * k * (0.7 + 0.5 * n.n2(t * 6, 4)),
    );
    x.fill();
    x.fillStyle = css(far("#b4c1e0"), 0.8);
    x.beginPath();
    brushPath(
      x,
      along.map((a) => on(a, 0.97)),
      (t) => 0.5 * k * (0.8 + 0.5 * n.n2(t * 7, 9)),
    );
    x.fill();
  });
}
/** the snow's thickness along the gable's two edges: a soft round lip, cold on the side turned from the sun */
function snowEdge(x: Ctx, at: At, far: (c: string) => ReturnType<typeof mix>) {
  for (const s of [1, -1]) {
    const lip = (z: number, puff: number) =>
      Array.from({ length: 13 }, (_, i) => {
        const t = i / 12;
        return at(
          -OVER - 0.05,
          s * t * WIDE,
          RIDGE + z - t * (RIDGE - DRIP) + puff * n.n2(t * 4, s * 3) - 0.1 * Math.sin(Math.PI * t),
        );
      });
    const low = lip(-0.02, 0.07).toReversed();
    fillPoly(
      x,
      catmull([...lip(THICK, 0.05), ...low], 3, true),
      far(s > 0 ? "#c9d2e8" : "#a9b7d9"),
    );
    fillPoly(
      x,
      [...lip(THICK, 0.05), ...lip(THICK * 0.62, 0.05).toReversed()],
      far(s > 0 ? "#eff0f2" : "#d3daea"),
    );
  }
}
/** snow blown against the foot of the walls */
function drift(x: Ctx, at: At, k: number, far: (c: string) => ReturnType<typeof mix>, o: V3) {
  const crest = [
    ...Array.from({ length: 9 }, (_, i): Pt =>
      at(LONG - i, -HALF - 0.3, 0.35 + 0.16 * n.n2(i * 0.8, o[0])),
    ),
    ...Array.from({ length: 9 }, (_, i): Pt =>
      at(-0.2, -HALF + i * 0.78, 0.3 + 0.22 * n.n2(i * 0.7, o[0] + 5)),
    ),
  ];
  const [fx, fy] = crest[crest.length - 1];
  fillPoly(
    x,
    [
      ...catmull(crest, 4),
      [fx + 0.9 * k, fy + 0.5 * k],
      at(-1.6, 0, -0.1),
      at(-0.6, -HALF - 1.6, -0.1),
      at(LONG, -HALF - 1, -0.05),
    ],
    far("#ccd6ec"),
  );
  x.fillStyle = css(far("#f3f0ec"));
  x.beginPath();
  brushPath(
    x,
    catmull(crest, 4).map(([px, py]): Pt => [px, py + 0.06 * k]),
    (t) => 0.14 * k * (0.8 + 0.6 * n.n2(t * 9, 2)),
  );
  x.fill();
}
