/** Hakozushi A: the hall: the wall at the back, the side walls, the roof, dark near and pale near the vent. */
import { type Col, type Ctx, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, fillPoly, hand } from "../../kit/brush.ts";
import { at, BACK, EAVES, grade, HALF, metre, roofZ, VENT } from "./a-plan.ts";

/** a straight timber between two points, in pixels wide at both ends */
function timber(x: Ctx, a: Pt, b: Pt, w0: number, w1: number, c: Col | CanvasGradient) {
  const r = new Rng(Math.round(a[0] * 3 + b[1] * 7));
  x.fillStyle = typeof c === "string" || Array.isArray(c) ? String(c) : c;
  x.beginPath();
  brushPath(x, hand(a, b, r, 1, 30), (t) => w0 + (w1 - w0) * t);
  x.fill();
}
const NEAR = 2.6;
export function back(x: Ctx) {
  x.fillStyle = "#15121a";
  x.fillRect(0, 0, 1200, 1600);
  const wall: Pt[] = [
    at(-HALF, BACK, 0),
    at(-HALF, BACK, EAVES),
    at(0, BACK, 6.42),
    at(HALF, BACK, EAVES),
    at(HALF, BACK, 0),
  ];
  fillPoly(
    x,
    wall,
    grade(
      x,
      [606, 560],
      [606, 1280],
      [
        [0, "#a89b8a"],
        [0.35, "#806f62"],
        [0.75, "#5f4f49"],
        [1, "#54443f"],
      ],
    ),
  );
  for (const [z, w] of [
    [EAVES, 22],
    [2.35, 13],
  ])
    timber(x, at(-HALF, BACK, z), at(HALF, BACK, z), w, w, "#43393a");
}
export function sides(x: Ctx) {
  for (const s of [-1, 1]) {
    const quad: Pt[] = [
      at(s * HALF, NEAR, 0),
      at(s * HALF, NEAR, EAVES),
      at(s * HALF, BACK, EAVES),
      at(s * HALF, BACK, 0),
    ];
    fillPoly(
      x,
      quad,
      grade(
        x,
        [606 + s * 262, 900],
        [606 + s * 600, 900],
        [
          [0, "#6b5a50"],
          [0.3, "#493c39"],
          [0.7, "#2a2428"],
          [1, "#17151c"],
        ],
      ),
    );
    for (const [z, w] of [
      [EAVES, 0.24],
      [2.5, 0.13],
    ])
      timber(
        x,
        at(s * HALF, 3, z),
        at(s * HALF, BACK, z),
        w * metre(3),
        w * metre(BACK),
        grade(x, at(s * HALF, 5, z), at(s * HALF, BACK, z), [
          [0, "#1a181f"],
          [0.6, "#2a2529"],
          [1, "#4a4040"],
        ]),
      );
    for (const y of [9.6, 7.3, 5])
      timber(
        x,
        at(s * (HALF - 0.06), y, 0),
        at(s * (HALF - 0.06), y, EAVES),
        0.17 * metre(y),
        0.17 * metre(y),
        y > 9 ? "#383139" : y > 6 ? "#251f28" : "#17141b",
      );
  }
}
export function roof(x: Ctx) {
  for (const s of [-1, 1]) {
    const slope: Pt[] = [
      at(s * HALF, NEAR, EAVES),
      at(0, NEAR, 6.42),
      at(0, BACK, 6.42),
      at(s * HALF, BACK, EAVES),
    ];
    fillPoly(
      x,
      slope,
      grade(
        x,
        [606 + s * 90, 560],
        [606 + s * 520, 60],
        [
          [0, "#727681"],
          [0.22, "#474c5b"],
          [0.5, "#272b3a"],
          [1, "#131520"],
        ],
      ),
    );
    // the open slope: the morning's bare paper, a little blue where it is deepest
    const { half, from, to } = VENT;
    const hole: Pt[] = [
      at(s * half, from, roofZ(half)),
      at(0, from, 6.42),
      at(0, to, 6.42),
      at(s * half, to, roofZ(half)),
    ];
    fillPoly(
      x,
      hole,
      grade(
        x,
        [606, 230],
        [606, 640],
        [
          [0, "#b9c4c4"],
          [0.35, "#e2dfd0"],
          [1, "#f4ebd8"],
        ],
      ),
    );
    // rafters: five in the hall, thick near, thin far
    for (const y of [11, 9.9, 8.8, 7.8]) {
      const open = y < to && y > from;
      timber(
        x,
        at(s * HALF, y, EAVES),
        at(s * half, y, roofZ(half)),
        0.1 * metre(y),
        0.1 * metre(y),
        y > 9 ? "#434555" : "#292a38",
      );
      if (open && y < 10) timber(x, at(s * half, y, roofZ(half)), at(0, y, 6.42), 9, 7, "#7d8084");
    }
    for (const y of [6.2, 5.5, 4.6, 3.9])
      timber(
        x,
        at(s * HALF, y, EAVES),
        at(0, y, 6.42),
        0.12 * metre(y),
        0.12 * metre(y),
        y > 6 ? "#1c1d29" : "#161721",
      );
    // purlins under the edges of the vent, their inner sides lit
    for (const [px, w] of [
      [half, 0.15],
      [1.75, 0.13],
    ]) {
      const a = at(s * px, 3.4, roofZ(px) - 0.05),
        b = at(s * px, BACK, roofZ(px) - 0.05);
      timber(
        x,
        a,
        b,
        w * metre(3.4),
        w * metre(BACK),
        grade(x, a, b, [
          [0, "#181924"],
          [0.6, "#2c2d3a"],
          [1, "#62605f"],
        ]),
      );
    }
  }
  timber(x, at(0, 3, 6.42), at(0, 7.3, 6.42), 74, 30, "#12131c");
  timber(x, at(0, 7.3, 6.42), at(0, BACK, 6.42), 16, 8, "#5c5c62");
}
/** A frame of the roof: its rafters. */
export function rafters(x: Ctx, y: number, c: Col) {
  for (const s of [-1, 1])
    timber(x, at(s * HALF, y, EAVES - 0.1), at(0, y, 6.36), 0.2 * metre(y), 0.17 * metre(y), c);
}
/** What stands on a log and carries the roof. */
export function posts(x: Ctx, y: number, from: number, px: number, c: Col) {
  for (const s of [-1, 1])
    timber(x, at(s * px, y, from), at(s * px, y, roofZ(px)), 0.16 * metre(y), 0.15 * metre(y), c);
}
/** The posts of the nearest frame close the picture. */
export function nearPosts(x: Ctx) {
  for (const s of [-1, 1]) {
    const a = at(s * 1.62, 3.7, -1),
      b = at(s * 1.6, 3.7, 7);
    fillPoly(
      x,
      [a, b, [606 + s * 640, b[1]], [606 + s * 640, a[1]]],
      grade(
        x,
        [606 + s * 560, 0],
        [606 + s * 600, 0],
        [
          [0, "#1a171f"],
          [0.4, "#131117"],
          [1, "#100e14"],
        ],
      ),
    );
  }
}
