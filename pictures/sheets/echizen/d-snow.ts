/** Echizen D: the snow: one quiet plane on each side of the river, its bank, and two trunks on the right. */
import { bokashi, css, type Ctx, H, lerp, mix, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { pts, stops } from "../../kit/points.ts";
import { HORIZON, lip, scaleAt, shore } from "./d-plan.ts";

/** What of the bank stands above the water: the shaded face below the lip of snow, dark and wet at its foot. */
export function face(x: Ctx, side: -1 | 1) {
  const foot = shore(side);
  fillPoly(
    x,
    [...lip(side), ...foot.toReversed()],
    bokashi(x, 0, 424, 0, 1100, stops("0 #b9b2b0, 0.1 #8691a8, 0.3 #5d7399, 1 #3f5683")),
  );
  x.fillStyle = bokashi(
    x,
    0,
    424,
    0,
    1000,
    stops("0 #a59f9f, 0.1 #5f7090, 0.35 #263b60, 1 #14233f"),
  );
  x.beginPath();
  brushPath(x, foot, (t) => {
    const y = foot[Math.round(t * (foot.length - 1))][1];
    return (
      scaleAt(y) *
      Math.max(0.014, 0.066 + 0.06 * Math.sin(t * 19 + 2 * side) + 0.025 * Math.sin(t * 47))
    );
  });
  x.fill();
}
export function leftPlane(x: Ctx) {
  const top = catmull(pts("-20,438 140,436 300,441 420,444 560,442 700,434 900,428 1190,424"), 6);
  const plane: Pt[] = [...top, ...lip(-1), [-200, 1300], [-20, 1300]];
  fillPoly(
    x,
    plane,
    bokashi(
      x,
      0,
      424,
      0,
      1000,
      stops("0 #e6d2b6, 0.09 #d5cdc8, 0.24 #bcc4d3, 0.6 #a3b2cd, 1 #8c9fc1"),
    ),
  );
  x.save();
  poly(x, plane);
  x.clip();
  // the one long edge: where the field falls to the river, it turns from the light
  const edge = catmull(
    pts("-30,850 90,772 230,700 380,636 500,574 584,520 660,478 760,452 900,436 1060,428"),
    10,
  );
  // the trodden way from the door to the water
  x.fillStyle = css("#aab0c2", 0.5);
  x.beginPath();
  brushPath(
    x,
    catmull(pts("435,442 440,450 470,459 536,464 604,468 664,480 706,504"), 10),
    (t) => 5 + 3 * Math.sin(t * 5) + 5 * t,
  );
  x.fill();
  fillPoly(
    x,
    [...edge, [1200, 424], [1200, 1300], [-30, 1300]],
    bokashi(x, 0, 440, 0, 1000, stops("0 #cfc4bd, 0.1 #a9b1c2, 0.35 #8498bb, 1 #6b82ab")),
  );
  x.restore();
}
export function rightPlane(x: Ctx) {
  const top = catmull(pts("1196,425.5 1250,427 1340,436 1460,444 1630,450"), 6);
  const plane: Pt[] = [...lip(1).toReversed(), ...top, [W + 30, H + 40], [1420, H + 40]];
  fillPoly(
    x,
    plane,
    bokashi(
      x,
      0,
      424,
      0,
      1180,
      stops("0 #e9d2b1, 0.07 #d6ccc6, 0.2 #b7c0d0, 0.5 #94a6c5, 1 #7389b0"),
    ),
  );
  x.save();
  poly(x, plane);
  x.clip();
  // the shade of the first trunk runs towards us
  const [a, b] = [TRUNKS[0], TRUNKS[1]];
  for (const o of [a, b]) {
    const w = o.wide * 0.5;
    const [dx, dy] = [o.foot[0] - 960, o.foot[1] - HORIZON];
    const end = (k: number): Pt => [o.foot[0] + dx * 1.6 + k * 2.4, o.foot[1] + dy * 1.6];
    fillPoly(
      x,
      [[o.foot[0] - w, o.foot[1]], [o.foot[0] + w, o.foot[1] - 6], end(w), end(-w)],
      "#4d6592",
      0.62,
    );
  }
  x.restore();
}
interface Trunk {
  readonly foot: Pt;
  readonly wide: number;
  readonly dark: string;
  readonly edge: string;
  readonly lean: number;
}
const TRUNKS: readonly [Trunk, Trunk] = [
  { foot: [1262, 610], wide: 64, dark: "#33466b", edge: "#8a8795", lean: -0.045 },
  { foot: [1524, 930], wide: 190, dark: "#15213d", edge: "#4b5a7c", lean: 0.03 },
];
export function trunks(x: Ctx) {
  for (const o of TRUNKS) {
    const [cx, fy] = o.foot,
      w = o.wide / 2;
    const side = (s: number): Pt[] =>
      catmull(
        (
          [
            [1.3, 0.12],
            [1.16, -0.4],
            [1.06, -1.3],
            [0.98, -2.2],
            [0.92, -4.5],
            [0.84, -9],
            [0.78, -22],
          ] as const
        ).map(([k, up]): Pt => [cx + s * k * w + o.lean * up * w, fy + up * w]),
        8,
      );
    const shape = [...side(-1), ...side(1).toReversed()];
    fillPoly(
      x,
      shape,
      bokashi(x, cx - w, 0, cx + w, 0, [
        [0, o.edge],
        [0.1, mix(o.edge, o.dark, 0.45)],
        [0.34, o.dark],
        [1, o.dark],
      ]),
    );
    x.save();
    poly(x, shape);
    x.clip();
    // long clefts of the bark
    for (const [k, from, to, thick] of [
      [-0.56, 0.02, 0.5, 0.03],
      [-0.4, 0.42, 1, 0.02],
      [-0.06, 0.16, 0.84, 0.026],
      [0.18, 0, 0.34, 0.034],
      [0.5, 0.3, 1, 0.022],
    ] as const) {
      const run = Array.from({ length: 12 }, (_, i): Pt => {
        const t = lerp(from, to, i / 11);
        return [cx + k * w * (1.2 - 0.3 * t) + 0.04 * w * Math.sin(i * 0.9 + k * 9), fy - t * fy];
      });
      x.fillStyle = css(o.edge, o === TRUNKS[1] ? 0.26 : 0.4);
      x.beginPath();
      brushPath(x, run, (t) => thick * o.wide * Math.sin(Math.PI * t));
      x.fill();
    }
    x.restore();
    // snow heaped against the foot
    const heap = catmull(
      [
        [cx - w * 2, fy + w * 0.3],
        [cx - w * 1.4, fy + w * 0.04],
        [cx - w * 0.7, fy - w * 0.2],
        [cx + w * 0.2, fy + w * 0.02],
        [cx + w * 1, fy - w * 0.1],
        [cx + w * 2, fy + w * 0.2],
        [cx + w * 2.8, fy + w * 0.5],
      ],
      8,
    );
    const tone = o === TRUNKS[0] ? "#9fafca" : "#8296bb";
    fillPoly(
      x,
      [...heap, [cx + w * 2, fy + w * 0.7], [cx - w * 1.7, fy + w * 0.7]],
      bokashi(
        x,
        0,
        fy - w * 0.2,
        0,
        fy + w * 0.7,
        [
          [0, tone],
          [1, tone],
        ],
        [
          [0, 1],
          [0.5, 1],
          [1, 0],
        ],
      ),
    );
  }
}

/** The near tree's lowest boughs hang into the sheet from above: dark sprays, some of them long, a little snow along the wood. */
export function boughs(x: Ctx) {
  const r = new Rng(8);
  for (const [text, tone, long] of [
    ["1480,-70 1400,-10 1320,26 1250,52 1190,88 1146,134", "#1d2c4f", 74],
    ["1680,-40 1610,20 1550,56 1480,82 1420,112 1378,158", "#141f3a", 78],
  ] as const) {
    const spine = catmull(pts(text), 12);
    x.fillStyle = tone;
    for (let i = 6; i < spine.length;) {
      const t = i / (spine.length - 1);
      const [px, py] = spine[i];
      const size = long * r.range(0.55, 1.35) * (1 - 0.5 * t ** 2);
      const turn = 1.95 + 0.45 * t + r.range(-0.25, 0.2);
      // a spray: thin blades that hang and turn outward, none as long as its neighbour
      for (let k = 0; k < 6; k++) {
        const off = r.range(-0.55, 0.75),
          l = size * (k ? r.range(0.35, 0.95) : 1);
        const run = [0, 0.2, 0.4, 0.6, 0.8, 1].map((u): Pt => [
          px + r.range(-1, 1) + Math.cos(turn + off - 0.6 * u) * l * u,
          py - 3 + Math.sin(turn + off - 0.6 * u) * l * u,
        ]);
        x.beginPath();
        brushPath(x, run, (u) => (4 + l * 0.1) * Math.sin(Math.PI * (0.12 + 0.88 * u)) ** 0.8);
        x.fill();
      }
      i += r.chance(0.25) ? 4 : r.int(1, 2);
    }
    x.beginPath();
    brushPath(x, spine, (t) => 15 - 12 * t);
    x.fill();
    for (const [from, to, thick] of [
      [0.2, 0.52, 8],
      [0.6, 0.82, 6],
    ] as const) {
      const run = spine
        .slice(Math.round(from * spine.length), Math.round(to * spine.length))
        .map(([px, py]): Pt => [px - 2, py - 6]);
      x.fillStyle = "#9aabc8";
      x.beginPath();
      brushPath(
        x,
        run,
        (t) => thick * Math.sin(Math.PI * (0.04 + 0.92 * t)) * (0.8 + 0.3 * Math.sin(t * 13)),
      );
      x.fill();
    }
  }
}
