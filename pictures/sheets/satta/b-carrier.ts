/** The carrier on the pass, small at the bend against the glitter: a yoke over one shoulder, two baskets of fruit swing from it. */
import { css, type Ctx, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { line, type Pen, shape, sprite } from "../../kit/figures.ts";
import type { Print } from "../../kit/print.ts";

const KEY = "#131a2c",
  RIM = "#ffe9bd";
/** the ends of the yoke; a figure is 100 tall */
const FRONT: Pt = [-62, -80],
  BACK: Pt = [56, -88];

function basket(p: Pen, [hx, hy]: Pt, sway: number) {
  const top = hy + 48,
    x = hx + sway;
  for (const s of [-13, 13])
    line(
      p,
      [
        [hx, hy],
        [x + s, top],
      ],
      1.7,
      "#2a2224",
      false,
    );
  for (const [dx, dy, R] of [
    [-8, -2, 6],
    [8, -2, 6],
    [0, -5, 7],
    [-4, -8, 5],
    [5, -8, 5],
  ]) {
    p.x.fillStyle = "#c85a1a";
    p.x.beginPath();
    p.x.arc(x + dx, top + dy, R, 0, 7);
    p.x.fill();
    p.x.fillStyle = "#f6a238";
    p.x.beginPath();
    p.x.arc(x + dx + 1.4, top + dy - 1.4, R * 0.66, 0, 7);
    p.x.fill();
  }
  const body: Pt[] = [
    [x - 17, top],
    [x + 17, top],
    [x + 12, top + 24],
    [x - 12, top + 24],
  ];
  shape(p, body, "#5d4532", { smooth: false, line: 0 });
  fillPoly(
    p.x,
    [
      [x + 6, top + 2],
      [x + 16, top + 2],
      [x + 11, top + 22],
      [x + 5, top + 22],
    ],
    "#a9834e",
  );
  line(
    p,
    [
      [x - 16, top + 8],
      [x + 15, top + 8],
    ],
    0.7,
    KEY,
    false,
  );
  line(
    p,
    [
      [x - 14, top + 16],
      [x + 13, top + 16],
    ],
    0.7,
    KEY,
    false,
  );
}

function man(p: Pen) {
  const S = (points: string, c: string) => shape(p, pts(points), c, { smooth: false, line: 0 });
  basket(p, BACK, 5);
  // the leg behind pushes off; the one in front lands
  S("2,-50 13,-48 15,-28 25,-9 30,-3 22,0 9,-22 0,-40", "#2b3148");
  S("-12,-50 4,-50 0,-36 -9,-22 -14,-4 -15,0 -26,0 -25,-4 -21,-5 -20,-24", "#3a4260");
  // the coat is one leaning mass from shoulder to hem
  shape(
    p,
    pts("-20,-80 -8,-84 2,-78 9,-62 15,-44 13,-39 -12,-41 -15,-40 -17,-56 -24,-68"),
    "#2f4a78",
    { line: 0 },
  );
  fillPoly(p.x, pts("-2,-79 3,-76 9,-62 15,-44 11,-43 4,-62"), "#6f8fbc");
  // the front arm steadies the yoke
  shape(p, pts("-19,-80 -14,-76 -24,-66 -33,-79 -30,-84 -25,-76"), "#25395f", { line: 0 });
  // the head under its sedge hat
  shape(p, pts("-26,-92 -14,-94 -12,-84 -18,-80 -25,-83"), "#5e3a34", { line: 0 });
  shape(p, pts("-40,-87 -22,-104 -19,-104 1,-92 -2,-90 -20,-91"), "#c9a25a", {
    smooth: false,
    line: 0,
  });
  fillPoly(p.x, pts("-19,-104 1,-92 -2,-91 -14,-96"), RIM);
  const yoke = catmull([FRONT, [-34, -85], [-4, -88], [28, -90], BACK], 8);
  p.x.fillStyle = css("#4a3626");
  p.x.beginPath();
  brushPath(p.x, yoke, (t) => 2.2 + 2 * Math.sin(Math.PI * t));
  p.x.fill();
  basket(p, FRONT, -2);
}

/** Draws the carrier; the sun is in front, so the shadows come towards us over the path. */
export function carrier(P: Print, [sx, sy]: Pt, scale: number) {
  const s = (1.7 * scale) / 100;
  P.light(
    (x: Ctx) => {
      x.fillStyle = "#77759a";
      for (const part of [
        "-24,-2 -14,-2 -20,16 -30,14",
        "22,-3 30,-3 -8,18 -20,16",
        "-30,12 -8,14 -14,30 -22,37 -36,37 -38,26",
        "-72,4 -44,4 -50,16 -70,18",
        "44,2 74,2 64,16 42,16",
      ]) {
        x.beginPath();
        for (const [a, b] of pts(part)) x.lineTo(sx + a * s, sy + b * s);
        x.fill();
      }
    },
    { op: "multiply", blur: 0.8 },
  );
  const { c, k } = sprite(sx, sy, s, false, man, KEY, 1.1);
  P.put(c, { occlude: 1 });
  stamp(P.key.x, k);
}
