/** The workshop behind the bench: dark walls, boxes on a shelf, tools on their nails, the frame of the window. */
import { bokashi, H, type Pt, W } from "../../kit/core.ts";
import { hand } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, PANE, print, r } from "./d-stage.ts";
import { printView } from "./d-view.ts";

const { x0, x1, y0, y1, screen } = PANE;
const box = (a: number, b: number, c: number, d: number): Pt[] => [
  [a, b],
  [c, b],
  [c, d],
  [a, d],
];

/** The dark wall, its posts, and the open window. */
export function printRoom() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        0,
        0,
        H,
        stops("0 #15110f, 0.5 #271c18, 0.72 #1e1613, 1 #1e1613"),
      );
      x.fillRect(0, 0, W, H);
    },
    { grain: 0.25 },
  );
  printView();
  paperScreen();
  print((p) => {
    for (const bar of [
      box(x0 - 60, y0 - 26, x1 + 60, y0),
      box(x0 - 60, y1, x1 + 60, y1 + 40),
      box(x0 - 34, -10, x0, 900),
      box(x1, -10, x1 + 34, 900),
    ])
      shape(p, bar, "#19120f", { smooth: false });
    // the sill has the light on its upper edge
    shape(p, box(x0, y1 - 2, x1, y1 + 7), "#a98a62", { smooth: false, line: 0.4 });
    shape(p, box(x0, y1 + 7, x1, y1 + 14), "#5b4330", { smooth: false, line: 0 });
    for (const x of [60, 118, 1490, 1556])
      line(p, hand([x, 0], [x + 2, 900], r, 1.4), 0.8, "#0f0c0b");
    for (const y of [820, 858]) line(p, hand([0, y], [W, y], r, 1), 0.8, "#0f0c0b");
    shelf(p);
    tools(p);
  });
}

/** The paper screen, half drawn: the light in its paper, bars across it, the shadow of leaves. */
function paperScreen() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, y0, 0, y1, stops("0 #e4ddc0, 0.6 #f5ebcd, 1 #f0dcb2"));
      x.fillRect(screen, y0, x1 - screen, y1 - y0);
    },
    { grain: 0.16 },
  );
  print((p) => {
    const wide = (x1 - screen - 24) / 3;
    for (const i of [1, 2])
      shape(p, box(screen + 24 + wide * i - 3, y0, screen + 24 + wide * i + 3, y1), "#4a3628", {
        smooth: false,
        line: 0,
      });
    for (let i = 1; i < 7; i++) {
      const y = y0 + ((y1 - y0 - 90) * i) / 6;
      shape(p, box(screen + 24, y - 3, x1, y + 3), "#4a3628", { smooth: false, line: 0 });
    }
    shape(p, box(screen + 24, y1 - 84, x1, y1), "#3a2a20", { smooth: false, line: 0 });
    shape(p, box(screen, y0, screen + 24, y1), "#33241c", { smooth: false });
    shape(p, box(screen, y0, screen + 5, y1), "#c9a878", { smooth: false, line: 0 });
  });
}

/** Finished boxes on a shelf in the dark: only their edges to the window have light. */
function shelf(p: Pen) {
  shape(p, box(-10, 372, 162, 388), "#0f0b0a", { smooth: false });
  for (const [x, y, w, h, lit] of [
    [-30, 284, 96, 88, "#5a3b29"],
    [78, 318, 70, 54, "#6b4730"],
  ] as const) {
    shape(p, box(x, y, x + w, y + h), "#2a1c16", { smooth: false });
    shape(p, box(x + w - 9, y, x + w, y + h), lit, { smooth: false, line: 0 });
    for (const k of [0.38, 0.5, 0.62])
      line(
        p,
        [
          [x, y + h * k],
          [x + w, y + h * k],
        ],
        k === 0.5 ? 2.4 : 1,
        lit,
      );
  }
}

/** A saw and a square hang on the right wall, dark, lit along one edge. */
function tools(p: Pen) {
  shape(p, pts("1508,180 1528,180 1530,330 1506,330"), "#3c2a1f", { smooth: false });
  const teeth: Pt[] = Array.from({ length: 31 }, (_, i): Pt => [i % 2 ? 1484 : 1478, 332 + i * 8]);
  shape(p, [[1508, 330], ...teeth, [1552, 572], [1528, 330]], "#353a3d", { smooth: false });
  shape(p, pts("1508,332 1480,570 1488,572 1514,332"), "#7d8986", { smooth: false, line: 0 });
  shape(p, pts("1508,182 1512,182 1512,330 1507,330"), "#8d6a48", { smooth: false, line: 0 });
}
