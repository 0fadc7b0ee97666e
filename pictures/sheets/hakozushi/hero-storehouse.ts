/** The storehouse beside the shop. */
import { type V3 } from "../../kit/core.ts";
import { across, bars, box, cap, painted, type Pen, plane, rule, upright } from "./hero-pen.ts";
import { boards, plaster } from "./hero-wear.ts";

const LIME = ["#6e7fa8", "#8292b5", "#94a3c2", "#a2afca", "#b0bbd1"];

/** The storehouse turns its plastered gable to the canal. */
export function storehouse(pen: Pen) {
  const [x0, x1] = [-5.4, -0.45],
    mid = (x0 + x1) / 2,
    eave = 4.55,
    top = 6.35;
  // the slope on our side, up to its ridge
  plane(
    pen,
    [
      [mid, -0.5, top + 0.1],
      [mid, 7, top + 0.1],
      [x1 + 0.55, 7, eave - 0.1],
      [x1 + 0.55, -0.5, eave - 0.1],
    ],
    "#a9b9d8",
  );
  for (let i = 1; i < 16; i++) {
    const y = -0.5 + 0.46 * i;
    plane(
      pen,
      [
        [mid + 0.5, y, top - 0.28],
        [x1 + 0.55, y, eave - 0.08],
        [x1 + 0.55, y + 0.13, eave - 0.08],
      ],
      "#7f93bd",
    );
  }
  plane(pen, across(x1, 0, 6, 0, eave), "#56648a");
  // the underside of the verges
  plane(
    pen,
    [
      [x0 - 0.45, 0, eave - 0.2],
      [x1 + 0.45, 0, eave - 0.2],
      [mid, 0, top],
    ],
    "#6f80a6",
  );
  painted(pen, upright(x0, x1, 0, eave), plaster(LIME, 0, 7.2, 1.9));
  painted(
    pen,
    [
      [x0, 0, eave],
      [x1, 0, eave],
      [mid, 0, top],
    ],
    plaster(LIME, 0, 7.2, 1.9),
  );
  // the eave's shadow, the verge boards and their snow
  const verges = [
    [x0 - 0.5, -1],
    [x1 + 0.55, 1],
  ] as const;
  for (const [foot] of verges) {
    const edge = (d: number): V3[] => [
      [mid, -0.5, top + d],
      [foot, -0.5, eave - 0.18 + d],
    ];
    plane(pen, [...edge(-0.42), ...edge(-0.2).toReversed()], "#6f80a6");
    plane(pen, [...edge(-0.22), ...edge(0.06).toReversed()], "#35426a", 1);
    plane(pen, [...edge(0.04), ...edge(0.2).toReversed()], "#d3dcec");
  }
  // its ridge runs away from us, dark under a roll of snow
  plane(pen, across(mid + 0.16, -0.5, 7, top - 0.05, top + 0.26), "#35426a", 0.8);
  plane(pen, across(mid + 0.18, -0.5, 7, top + 0.24, top + 0.42), "#d3dcec");
  box(pen, [mid - 0.24, mid + 0.24], [-0.6, -0.42], [top - 0.05, top + 0.5], {
    front: "#4a5a85",
    side: "#35426a",
    top: "#35426a",
    line: 1,
  });
  cap(pen, [mid - 0.3, mid + 0.34], -0.6, top + 0.5, 0.16, "#d3dcec", "#a9b9d8");
  // a small barred window under its hood
  plane(pen, upright(mid - 0.62, mid + 0.5, 2.05, 3.32), "#a3b1cc", 0.7);
  plane(pen, upright(mid - 0.42, mid + 0.3, 2.25, 3.1), "#232c4c", 1);
  bars(pen, [mid - 0.42, mid + 0.3], [2.25, 3.1], 0, 6, 0.36, "#5b688c");
  box(pen, [mid - 0.95, mid + 0.85], [-0.4, 0], [3.42, 3.52], {
    front: "#35426a",
    side: "#2c375a",
    top: "#2c375a",
    line: 0.9,
  });
  cap(pen, [mid - 0.98, mid + 0.88], -0.4, 3.52, 0.17, "#d8e0ee", "#a9b9d8");
  crest(pen, mid, 4.85);
  // the wainscot of boards
  painted(
    pen,
    upright(x0, x1, 0, 1.75, -0.08),
    boards(["#2c3558", "#364063", "#414b6d", "#4d587a", "#616c8c"], -0.08, 0.36),
    1.1,
  );
  plane(pen, across(x1, -0.08, 5, 0, 1.75), "#2e375a");
  for (let i = 1; i < 7; i++)
    rule(
      pen,
      [
        [x0 + 0.72 * i, -0.08, 0],
        [x0 + 0.72 * i, -0.08, 1.72],
      ],
      1.2,
    );
  cap(pen, [x0 - 0.1, x1 + 0.1], -0.14, 1.75, 0.13, "#d8e0ee", "#a9b9d8");
}
/** A ring of plaster in the gable. */
function crest(pen: Pen, x: number, z: number) {
  const ring = (r: number) =>
    Array.from({ length: 25 }, (_, i): V3 => [
      x + r * 0.9 * Math.cos(i * 0.2618),
      -0.02,
      z + r * Math.sin(i * 0.2618),
    ]);
  plane(pen, ring(0.42), "#6b7ba1", 0.8);
  plane(pen, ring(0.3), "#9cabc8");
}
