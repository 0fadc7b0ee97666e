/** Hakozushi A: the range of clay, two kettles on it, one fire. */
import { type Ctx, type Pt, layer, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { at, carve, grade, metre } from "./a-plan.ts";

const FRONT = 8.3,
  TOP = 0.7,
  DEEP = 9.3,
  X0 = -0.1,
  X1 = 2.2;
export const FIRE = at(1.5, FRONT, 0.08);
export function range(x: Ctx) {
  fillPoly(
    x,
    [at(X0, FRONT, TOP), at(X1, FRONT, TOP), at(X1, DEEP, TOP), at(X0, DEEP, TOP)],
    "#97897a",
  );
  fillPoly(
    x,
    [at(X0, FRONT, 0), at(X0, FRONT, TOP), at(X1, FRONT, TOP), at(X1, FRONT, 0)],
    grade(x, at(X0, FRONT, 0), at(X1, FRONT, 0), [
      [0, "#5f5049"],
      [0.45, "#57463f"],
      [0.7, "#744a39"],
      [1, "#3b302f"],
    ]),
  );
  fillPoly(
    x,
    [at(X0, FRONT, 0), at(X0, FRONT, 0.07), at(X1, FRONT, 0.07), at(X1, FRONT, 0)],
    "#2d262c",
    0.7,
  );
  for (const [px, r, high] of [
    [1.2, 0.4, 0.32],
    [1.86, 0.28, 0.24],
  ]) {
    const y = 8.75,
      m = metre(y),
      foot = at(px, y, TOP - 0.02),
      rim = at(px, y, TOP + high);
    const w = r * m;
    // iron below, the broad wooden rim above
    carve(
      x,
      [
        [foot[0] - w * 0.8, foot[1]],
        [foot[0] - w, foot[1] - 22],
        [foot[0] + w, foot[1] - 22],
        [foot[0] + w * 0.8, foot[1]],
      ],
      "#2a252c",
    );
    x.fillStyle = grade(
      x,
      [rim[0] - w, 0],
      [rim[0] + w, 0],
      [
        [0, "#5a4c4a"],
        [0.5, "#3c343a"],
        [1, "#54423e"],
      ],
    );
    x.fillRect(rim[0] - w, rim[1], 2 * w, foot[1] - rim[1] - 14);
    x.beginPath();
    x.ellipse(rim[0], rim[1], w, 8, 0, 0, 7);
    x.fillStyle = px < 1.5 ? "#e9dfcc" : "#7d6c5e";
    x.fill();
    // the smaller one is covered
    if (px > 1.5) {
      x.fillStyle = "#3a3033";
      x.fillRect(rim[0] - 20, rim[1] - 4, 40, 5);
    }
  }
}
/** The fire's mouth with its flame. */
export function fire(x: Ctx) {
  const [cx, y] = FIRE;
  const arch = (w: number, h: number): Pt[] => [
    [cx - w, y],
    ...Array.from({ length: 17 }, (_, i): Pt => {
      const t = Math.PI - (Math.PI * i) / 16;
      return [cx + w * Math.cos(t), y - h + w * 0.9 - w * 0.9 * Math.sin(t)];
    }),
    [cx + w, y],
  ];
  const glow = layer();
  glow.x.fillStyle = "#d06a34";
  glow.x.beginPath();
  glow.x.ellipse(cx, y - 22, 92, 60, 0, 0, 7);
  glow.x.fill();
  stamp(x, glow, { alpha: 0.42, blur: 26 });
  fillPoly(x, arch(38, 64), "#2a1c1c");
  fillPoly(
    x,
    arch(31, 56),
    grade(
      x,
      [cx, y],
      [cx, y - 60],
      [
        [0, "#f0923f"],
        [0.5, "#c9532a"],
        [1, "#6d2b22"],
      ],
    ),
  );
  carve(
    x,
    [
      [cx - 24, y - 2],
      [cx - 20, y - 20],
      [cx - 9, y - 30],
      [cx - 6, y - 44],
      [cx + 3, y - 28],
      [cx + 13, y - 36],
      [cx + 17, y - 18],
      [cx + 23, y - 2],
    ],
    "#ffbf62",
  );
  carve(
    x,
    [
      [cx - 12, y - 2],
      [cx - 6, y - 14],
      [cx, y - 22],
      [cx + 7, y - 13],
      [cx + 12, y - 2],
    ],
    "#ffe3a6",
  );
}
/** A cat sits before the fire, its back to us. */
export function cat(x: Ctx) {
  const [cx, cy] = [FIRE[0] + 76, FIRE[1] + 50];
  const shade = layer();
  carve(
    shade.x,
    [
      [cx - 20, cy - 2],
      [cx + 20, cy - 4],
      [cx + 60, cy + 18],
      [cx + 40, cy + 26],
    ],
    "#15121a",
  );
  stamp(x, shade, { alpha: 0.5, blur: 5 });
  carve(
    x,
    [
      [cx - 19, cy],
      [cx - 22, cy - 14],
      [cx - 15, cy - 32],
      [cx - 9, cy - 42],
      [cx - 12, cy - 52],
      [cx - 11, cy - 65],
      [cx - 4, cy - 59],
      [cx + 3, cy - 59],
      [cx + 9, cy - 65],
      [cx + 11, cy - 52],
      [cx + 8, cy - 42],
      [cx + 15, cy - 30],
      [cx + 22, cy - 12],
      [cx + 19, cy],
      [cx, cy + 3],
    ],
    "#17131a",
  );
  // the tail lies on the stone
  carve(
    x,
    [
      [cx + 12, cy - 4],
      [cx + 30, cy - 1],
      [cx + 40, cy - 7],
      [cx + 42, cy - 3],
      [cx + 30, cy + 5],
      [cx + 10, cy + 3],
    ],
    "#17131a",
  );
  x.fillStyle = "#d3733f";
  x.beginPath();
  brushPath(
    x,
    catmull(
      [
        [cx - 20, cy - 8],
        [cx - 20, cy - 18],
        [cx - 14, cy - 33],
        [cx - 9, cy - 42],
        [cx - 11, cy - 53],
        [cx - 10, cy - 62],
      ],
      8,
    ),
    (t) => 0.4 + 2.4 * Math.sin(Math.PI * t),
  );
  x.fill();
}
