/** The bowl on the counter: white porcelain with painted waves, dark broth with circles of fat. */
import { lerp, type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { arc, print, r } from "./d-stage.ts";
import { egg, menma, nori, noodles, onion, pork } from "./d-toppings.ts";

const C: Pt = [752, 1282],
  RX = 296,
  RY = 140;
/** how much a circle on the broth is flattened */
const TILT = 0.47;
const SOUP: Pt = [C[0], C[1] + 16];

export function printBowl() {
  print((p) => {
    // its shadow on the plank
    shape(p, arc([C[0] + 44, 1532], 250, 62), "#301719", { smooth: false, line: 0 });
    porcelain(p);
    broth(p);
    nori(p);
    for (const at of [
      [934, 1250],
      [862, 1240],
      [786, 1246],
    ] as const)
      pork(p, [at[0], at[1]]);
    noodles(p);
    menma(p);
    egg(p, [880, 1336]);
    onion(p, [752, 1318]);
    // the near rim is in front of everything in the bowl
    shape(p, [...arc(C, RX, RY, 0, Math.PI), ...arc(C, RX, RY - 14, Math.PI, 0)], "#fbf3e0", {
      smooth: false,
      line: 0.9,
    });
    line(p, arc(C, RX - 2, RY - 6, 0.16, Math.PI - 0.16), 1.3, "#c23a2a");
  }, 3.4);
}

/** Radius of the outside at a depth below the rim. */
const PROFILE: Pt[] = [
  [0, RX],
  [50, 288],
  [100, 258],
  [146, 212],
  [190, 150],
  [206, 122],
  [226, 118],
];
const radius = (depth: number) => {
  const i = Math.max(
    1,
    PROFILE.findIndex(([d]) => d >= depth),
  );
  const [[d0, r0], [d1, r1]] = [PROFILE[i - 1], PROFILE[i]];
  return lerp(r0, r1, (depth - d0) / (d1 - d0));
};
/** A point of the outside: its angle as on the rim, and its depth. */
const outside = (a: number, depth: number): Pt => [
  C[0] + radius(depth) * Math.cos(a),
  C[1] + depth + radius(depth) * TILT * Math.sin(a),
];

function porcelain(p: Pen) {
  const meridian = (a: number) =>
    catmull(
      [0, 30, 62, 100, 146, 190, 206, 226].map((d) => outside(a, d)),
      4,
    );
  const belt = (from: number, to: number) => [
    ...meridian(from),
    ...arc([C[0], C[1] + 226], 118, 118 * TILT, from, to),
    ...meridian(to).toReversed(),
    ...arc(C, RX, RY, to, from),
  ];
  shape(p, belt(Math.PI, 0), "#f3e8cf", { smooth: false });
  shape(p, belt(0.95, 0), "#c3bdbb", { smooth: false, line: 0 });
  shape(p, belt(0.5, 0), "#8b88a0", { smooth: false, line: 0 });
  shape(p, belt(Math.PI, 2.74), "#d8cdba", { smooth: false, line: 0 });
  const round = (depth: number, w: number) =>
    line(
      p,
      Array.from({ length: 25 }, (_, i) => outside(lerp(Math.PI - 0.08, 0.08, i / 24), depth)),
      w,
      "#27448e",
    );
  round(20, 2.2);
  round(36, 0.9);
  round(146, 1.4);
  // painted waves between the bands
  const waves = 13;
  for (let i = 0; i < waves; i++) {
    const a = lerp(2.98, 0.16, i / (waves - 1));
    for (const k of [1, 0.55])
      line(
        p,
        [-0.105, -0.075, 0, 0.075, 0.105].map((da, j) =>
          outside(a + da * k, 132 - [0, 34, 58, 34, 0][j] * k),
        ),
        1.5 * k,
        "#2f54a4",
      );
  }
  line(p, arc([C[0], C[1] + 206], 121, 121 * TILT, 0.1, Math.PI - 0.1), 0.8);
  shape(p, arc(C, RX, RY), "#f8efda", { smooth: false });
  shape(
    p,
    [
      ...arc(C, RX - 12, RY - 8, Math.PI * 0.9, Math.PI * 1.6),
      ...arc([C[0] + 6, C[1] + 14], RX - 34, RY - 20, Math.PI * 1.6, Math.PI * 0.9),
    ],
    "#d8ccb8",
    { smooth: false, line: 0 },
  );
}

function broth(p: Pen) {
  shape(p, arc(SOUP, RX - 34, RY - 22), "#9c5526", { smooth: false, line: 0.8 });
  shape(p, arc([SOUP[0] + 4, SOUP[1] + 4], RX - 50, RY - 31), "#5f2c16", {
    smooth: false,
    line: 0,
  });
  shape(p, arc([SOUP[0] - 30, SOUP[1] + 18], RX - 120, RY - 66), "#4a2012", {
    smooth: false,
    line: 0,
  });
  // circles of fat
  for (let i = 0; i < 54; i++) {
    const a = r.range(0, 6.28),
      q = lerp(0.55, 0.97, r.u()),
      R = r.range(3, 12);
    const at: Pt = [SOUP[0] + q * (RX - 50) * Math.cos(a), SOUP[1] + q * (RY - 32) * Math.sin(a)];
    shape(p, arc(at, R, R * TILT), r.pick(["#d99a4a", "#f0c67c", "#b9702f"]), {
      smooth: false,
      line: 0,
    });
    line(p, arc([at[0], at[1] - 1], R * 0.7, R * 0.7 * TILT, 3.4, 5.4), 0.5, "#fbe3ae");
  }
}
