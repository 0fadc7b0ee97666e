/** The workshop behind the bench: a dark wall with boxes and a saw, the frame of the window. */
import { bokashi, H, type Pt, W } from "../../kit/core.ts";
import { hand } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts, stops } from "../../kit/points.ts";
import { P, print, r } from "./d-stage.ts";
import { printView } from "./d-view.ts";

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
        stops("0 #1f1a1c, 0.4 #3a2a24, 0.62 #2c201d, 1 #2c201d"),
      );
      x.fillRect(0, 0, W, H);
      x.fillStyle = bokashi(x, 640, 0, 60, 0, stops("0 #8a6244, 1 #5a4032"), pts("0,0.75 1,0"));
      x.fillRect(0, 0, 640, 640);
    },
    { grain: 0.25 },
  );
  printView();
  print((p) => {
    for (const bar of [
      "620,40 1560,40 1560,64 620,64",
      "620,556 1560,548 1560,582 620,590",
      "618,-10 646,-10 646,600 618,600",
      "1534,40 1560,40 1560,584 1534,584",
    ])
      shape(p, pts(bar), "#241a18", { smooth: false });
    shoji(p);
    for (const x of [70, 250, 430]) line(p, hand([x, 0], [x + 3, 640], r, 1.6), 0.8, "#1a1414");
    screenLight(p);
    shelf(p);
    saw(p);
  });
}

/** The paper screen, half closed. */
function shoji(p: Pen) {
  shape(p, pts("646,64 800,64 800,556 646,556"), "#efe6cb", { smooth: false });
  for (const x of [697, 749])
    line(
      p,
      [
        [x, 64],
        [x, 556],
      ],
      1.5,
      "#5a4132",
    );
  for (const y of [146, 228, 310, 392, 474])
    line(
      p,
      [
        [646, y],
        [800, y],
      ],
      1.5,
      "#5a4132",
    );
  shape(p, pts("792,64 812,64 812,556 792,556"), "#3a281f", { smooth: false });
}

/** Light of another screen, which falls aslant on the wall between its bars. */
function screenLight(p: Pen) {
  for (const pane of [
    "232,318 372,318 318,442 166,446",
    "384,318 492,318 450,438 330,442",
    "160,458 312,454 262,574 96,582",
    "324,454 444,450 406,566 276,573",
  ])
    shape(p, pts(pane), "#966c4a", { smooth: false, line: 0 });
}

/** Finished boxes on a shelf in the dark. */
function shelf(p: Pen) {
  for (const [x, y, w, h, colour] of [
    [-40, 206, 150, 94, "#6d4a34"],
    [150, 246, 112, 54, "#7d5c3c"],
    [404, 196, 106, 104, "#5c3328"],
  ] as const) {
    shape(
      p,
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      colour,
      { smooth: false },
    );
    for (let i = 1; i < 4; i++)
      line(
        p,
        [
          [x + 4, y + (h * i) / 4],
          [x + w - 4, y + (h * i) / 4],
        ],
        i === 2 ? 2.2 : 0.8,
        i === 2 ? "#a57b4c" : "#33231c",
      );
  }
  shape(p, pts("-10,300 560,300 560,318 -10,318"), "#241a18", { smooth: false });
}

/** A saw on its nail, hanging aslant, its teeth toward the window. */
function saw(p: Pen) {
  const at = (u: number, v: number): Pt => [372 + u * 0.96 - v * 0.28, 344 + u * 0.28 + v * 0.96];
  const teeth = Array.from({ length: 25 }, (_, i) =>
    at((i % 2 ? 15 : 9) + i * 0.75, 100 + i * 5.3),
  );
  // its shadow, to the left of it, and its peg
  shape(p, [at(-34, 6), at(-20, 2), at(-30, 236), at(-50, 234)], "#5b3d2d", {
    smooth: false,
    line: 0,
  });
  shape(p, [at(-13, -8), at(13, -8), at(13, 4), at(-13, 4)], "#241a18", { smooth: false });
  shape(p, [at(-8, 0), at(7, 0), at(9, 98), at(-9, 98)], "#8a5f3c", { smooth: false });
  shape(p, [at(-8, 98), ...teeth, at(-24, 222)], "#77808a", { smooth: false, line: 0.8 });
  shape(p, [at(-8, 98), at(0, 98), at(-8, 224), at(-24, 222)], "#a9afad", {
    smooth: false,
    line: 0,
  });
}
