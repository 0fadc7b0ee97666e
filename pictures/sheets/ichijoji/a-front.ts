/** The shop's dark front: posts and beam, the red cloth in its doorway, one lantern. */
import { bokashi, lerp, type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { at, BEAM, LEFT, n, P, POST, print, RIGHT, scaleAt, sideAt, wallAt } from "./a-plan.ts";
import { tone } from "./pens.ts";

const WOOD = "#17111a",
  EDGE = "#5c3622";
const flat = { smooth: false } as const;

export function printFront() {
  print((p) => {
    // the wall to the left of the doorway, and the end of the shop
    shape(p, wallAt(0, -5, LEFT - 0.07, 0, 6), "#120f1a", flat);
    shape(p, wallAt(0, RIGHT + 0.07, 3.4, 0, 6), WOOD, flat);
    for (let x = 2.98; x < 3.4; x += 0.2)
      line(p, [at(x, 0, 0.1), at(x, 0, BEAM)], 0.7, "#0c0911", false);
    // above the beam the front is one dark tone
    tone(p, wallAt(0, -5, 3.4, BEAM, 6.5), "#100d18");
    printCurtain(p);
    for (const [x, wide] of [
      [LEFT, 0.16],
      [POST, 0.13],
      [RIGHT, 0.16],
    ] as const) {
      shape(p, sideAt(x + wide / 2, 0, 0.16, 0, BEAM), EDGE, flat);
      shape(p, sideAt(x - wide / 2, 0, 0.16, 0, BEAM), x < 0 ? "#2a1a1b" : "#8a5228", flat);
      shape(p, wallAt(0, x - wide / 2, x + wide / 2, 0, BEAM), WOOD, flat);
    }
    shape(p, wallAt(-0.02, LEFT - 0.2, RIGHT + 0.3, BEAM - 0.08, BEAM + 0.3), WOOD, flat);
    line(p, [at(LEFT, -0.02, BEAM - 0.075), at(RIGHT, -0.02, BEAM - 0.075)], 1.5, "#8a5228", false);
  }, 2.2);
}
/** The shop's own cloth: red, lit from behind, darker at its top; three panels. */
function printCurtain(p: Pen) {
  const x0 = LEFT + 0.08,
    x1 = POST - 0.07,
    top = 2.72,
    low = 1.9;
  const [, yt] = at(x0, 0.05, top),
    [, yl] = at(x0, 0.05, low);
  const red = bokashi(p.x, 0, yt, 0, yl, [
    [0, "#6d1d1c"],
    [0.6, "#a52e20"],
    [1, "#c44427"],
  ]);
  for (let i = 0; i < 3; i++) {
    const a = lerp(x0, x1, i / 3) + 0.008,
      b = lerp(x0, x1, (i + 1) / 3) - 0.008;
    const hem = Array.from({ length: 7 }, (_, k): Pt => {
      const u = lerp(b, a, k / 6);
      return at(u, 0.05, low + 0.012 * Math.sin(k * 0.9 + i * 2) + 0.03 * n.n2(u, 3));
    });
    shape(p, [at(a, 0.05, top), at(b, 0.05, top), ...hem], red, { smooth: false, line: 0.8 });
    const fold = lerp(a, b, 0.3 + 0.2 * i);
    tone(
      p,
      [at(fold, 0.05, top), at(fold + 0.045, 0.05, top), at(fold + 0.02, 0.05, low + 0.22)],
      "#7c1f1b",
    );
  }
  shape(p, wallAt(0.04, x0 - 0.05, x1 + 0.05, top, top + 0.04), "#120c10", {
    smooth: false,
    line: 0.6,
  });
}
/** One paper lantern at the far end of the beam. */
export function printLantern() {
  const s = scaleAt(2.84, -0.3),
    [cx, cy] = at(2.84, -0.3, 2.16);
  const half = 0.2 * s,
    tall = 0.31 * s;
  const side = (k: number) =>
    Array.from({ length: 15 }, (_, i): Pt => {
      const t = lerp(-0.92, 0.92, i / 14);
      return [cx + k * half * Math.sqrt(1 - 0.68 * t * t), cy + t * tall];
    });
  print((p) => {
    line(
      p,
      [
        [cx, cy - tall - 0.5 * s],
        [cx, cy - tall],
      ],
      1.2,
      "#0c0a10",
      false,
    );
    shape(p, [...side(-1), ...side(1).toReversed()], "#9c261b", { smooth: false });
    tone(p, [...side(-0.86), ...side(0.66).toReversed()], "#cf3f24");
    tone(p, [...side(-0.66), ...side(0.3).toReversed()], "#ee6a36");
    tone(p, [...side(-0.4), ...side(-0.02).toReversed()], "#f8a05c");
    for (let i = 1; i < 8; i++) {
      const t = lerp(-0.9, 0.9, i / 8),
        w = half * Math.sqrt(1 - 0.68 * t * t);
      line(
        p,
        [
          [cx - w, cy + t * tall],
          [cx, cy + t * tall + 5 * t + 2],
          [cx + w, cy + t * tall],
        ],
        0.55,
        "#7d1c16",
      );
    }
    for (const e of [-1, 1])
      shape(
        p,
        [
          [cx - half * 0.6, cy + e * tall * 0.9],
          [cx + half * 0.6, cy + e * tall * 0.9],
          [cx + half * 0.56, cy + e * tall * 1.07],
          [cx - half * 0.56, cy + e * tall * 1.07],
        ],
        "#120e14",
        { smooth: false, line: 0.7 },
      );
  }, 1.8);
  P.light(
    (x) => {
      x.fillStyle = "#e8502a";
      x.beginPath();
      x.arc(cx, cy, half * 2.6, 0, 7);
      x.fill();
    },
    { blur: half * 1.3, alpha: 0.3 },
  );
}
