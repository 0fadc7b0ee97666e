/** The hamlets of Saga along one lane: fields with their edges, a dark row of trees behind each cluster, the first lit windows. */
import { type Col, css, type Ctx, layer, lerp, mix, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, roughen } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { n, P } from "./d-stage.ts";

/** How near a height on the sheet is: 0 at the far end of the valley, 1 at the woods. */
const near = (y: number) => (y - 556) / 130;
const lane = catmull(
  pts("1250,716 1160,682 1050,658 960,640 900,624 880,608 930,592 1020,580 1090,570 1130,563"),
  10,
);
/** Fields lie in strips across the valley, each in its own flat tone. */
const strips: readonly (readonly [top: number, left: number, right: number, tone: Col])[] = [
  [562, 860, 1290, "#cb9fa4"],
  [574, 800, 1350, "#ba8f9e"],
  [589, 740, 1390, "#c798a0"],
  [606, 690, 1440, "#a98399"],
  [626, 640, 1480, "#b58b9b"],
  [648, 600, 1530, "#957593"],
  [672, 560, 1580, "#846a8c"],
];

export function printVillage() {
  const L = layer(),
    r = new Rng(8);
  for (const [i, [top, left, right, tone]] of strips.entries()) {
    const edge = [
      [left, top + 9],
      [lerp(left, right, 0.2), top + 1],
      [lerp(left, right, 0.55), top - 3],
      [lerp(left, right, 0.85), top + 2],
      [right, top + 10],
    ] as Pt[];
    fillPoly(
      L.x,
      roughen(
        [
          ...catmull(edge, 8),
          [right + 60, top + 30],
          [right, 730],
          [left, 730],
          [left - 60, top + 30],
        ],
        n,
        3,
        0.02,
        6 + i,
      ),
      tone,
    );
    // paths between the fields run down towards us
    L.x.fillStyle = css(mix(tone, "#4a4468", 0.5));
    L.x.beginPath();
    brushPath(L.x, catmull(edge, 8), () => 0.8 + 0.25 * i);
    for (let k = 0; k < 5; k++) {
      const x = r.range(left + 60, right - 60),
        down = 11 + 2.4 * i;
      brushPath(
        L.x,
        [
          [x, top],
          [x + (x - 930) * 0.004 * down, top + down],
        ],
        () => 0.7 + 0.2 * i,
      );
    }
    L.x.fill();
  }
  L.x.fillStyle = "#efc7b0";
  L.x.beginPath();
  brushPath(L.x, lane, (t) => lerp(9, 1.6, t));
  L.x.fill();
  P.put(L, { occlude: 1 });
  const S = layer();
  for (const [y, from, to, count] of [
    [566, 1085, 1190, 5],
    [584, 950, 1070, 5],
    [606, 776, 900, 4],
    [622, 1030, 1180, 4],
    [650, 800, 985, 4],
    [680, 1040, 1180, 3],
  ] as const)
    hamlet(S.x, y, from, to, count, r);
  P.put(S, { occlude: 1 });
}

/** Some houses in a row: trees behind them, a hedge and the shadow on the field in front. */
function hamlet(x: Ctx, y: number, from: number, to: number, count: number, r: Rng) {
  const k = near(y),
    s = lerp(6, 21, k),
    dark = mix("#7d6a8c", "#2a2c54", k);
  x.fillStyle = css(mix(dark, "#a98399", 0.14));
  x.beginPath();
  for (let q = from - s * 2; q < to + s * 2; q += s * 0.42) {
    const tall = s * (1.1 + 1.1 * Math.abs(n.n2(q * 0.05, y)) + r.range(0, 0.5));
    dab(x, q, y - tall * 0.42, tall, s * 0.8, -1.57 + r.g() * 0.1, 0.02);
  }
  x.fill();
  fillPoly(
    x,
    roughen(
      [
        [from - s * 2.6, y + s * 0.1],
        [to + s * 2.6, y - s * 0.1],
        [to + s * 3.4, y + s * 0.5],
        [from - s * 1.6, y + s * 0.72],
      ],
      n,
      1.4,
      0.06,
      4,
    ),
    dark,
  );
  for (let i = 0; i < count; i++) {
    const at = lerp(from, to, (i + r.range(0.2, 0.8)) / count);
    house(x, at, y + r.range(0, s * 0.5), s * r.range(0.8, 1.3), k, r);
  }
}

/** A house with a lit and a shaded slope, its end wall, and its shadow. */
function house(x: Ctx, cx: number, y: number, s: number, k: number, r: Rng) {
  const way = cx < 1000 ? 1 : -1,
    at = (u: number, w: number): Pt => [cx + way * u * s, y - w * s];
  fillPoly(
    x,
    [at(-1.5, 0.1), at(1.3, 0.14), at(1.7, -0.26), at(-1.2, -0.3)],
    mix("#6a5a80", "#20224a", k),
  );
  fillPoly(x, [at(-1.1, 0), at(0.7, 0), at(0.7, 0.7), at(-1.1, 0.7)], mix("#a98a9c", "#6d5c7c", k));
  fillPoly(
    x,
    [at(0.7, 0), at(1.25, 0.1), at(1.25, 0.75), at(0.98, 1.3), at(0.7, 0.7)],
    mix("#8a7290", "#3c3860", k),
  );
  fillPoly(
    x,
    [at(-1.4, 0.58), at(0.72, 0.58), at(1, 1.42), at(-0.95, 1.42)],
    mix("#6f6288", "#34365e", k),
  );
  fillPoly(x, [at(0.72, 0.58), at(1.42, 0.7), at(1, 1.42)], mix("#5d5480", "#25284e", k));
  fillPoly(
    x,
    [at(-0.98, 1.36), at(1.02, 1.36), at(1, 1.5), at(-0.95, 1.5)],
    mix("#d9a9a4", "#8f7790", k),
  );
  if (!r.chance(0.62)) return;
  fillPoly(x, [at(-0.7, 0.1), at(-0.05, 0.1), at(-0.05, 0.5), at(-0.7, 0.5)], "#ffd07a");
}
