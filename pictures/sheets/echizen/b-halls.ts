/** The halls below the roofs: posts and lattices of the worship hall with a lamp inside, and the wall of the upper one. */
import { type Pt, bokashi, lerp, mix } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { type RoofInk } from "./b-roofs.ts";

const rect = (x0: number, y0: number, x1: number, y1: number): Pt[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const hard = { smooth: false } as const;

/** the main hall's wall behind: posts, boards and a rail under its eave, down to a veranda on a stone base */
export function upperWall(p: Pen, ink: RoofInk) {
  const board = mix(ink.bark, ink.straw, 0.35);
  shape(p, rect(880, 540, 1040, 748), board, { smooth: false, line: 0 });
  for (let x = 886; x < 1036; x += 21)
    shape(p, rect(x, 600, x + 5, 740), ink.bark, { smooth: false, line: 0 });
  for (const [x, w, y] of [
    [930, 20, 676],
    [1018, 24, 744],
  ]) {
    shape(p, rect(x, 560, x + w, y), ink.bark, hard);
    fillPoly(p.x, rect(x + w * 0.6, 562, x + w - 2, y), ink.strawShade);
  }
  shape(p, rect(916, 664, 1046, 676), ink.strawShade, hard);
  // the eave's shadow
  fillPoly(
    p.x,
    [
      [880, 540],
      [1044, 540],
      [1044, 622],
      [1016, 642],
      [880, 650],
    ],
    ink.gloom,
    0.62,
  );
  shape(p, rect(1004, 742, 1100, 756), ink.straw, hard);
  shape(p, rect(1044, 756, 1090, 776), ink.gloom, hard);
}
/** the open front of the worship hall: a dark inside, one lamp, posts, a straw rope with paper strips */
export function hall(p: Pen) {
  const timber = "#5b4438",
    lit = "#8d6c4e";
  shape(p, rect(300, 880, 980, 1150), "#1d1820", hard);
  p.x.fillStyle = bokashi(p.x, 0, 940, 0, 1150, [
    [0, "#1d1820"],
    [1, "#6a4226"],
  ]);
  p.x.fillRect(520, 940, 240, 210);
  for (const [x0, x1] of [
    [330, 486],
    [794, 950],
  ]) {
    shape(p, rect(x0, 960, x1, 1140), "#3a2c2a", hard);
    for (let x = x0 + 14; x < x1 - 6; x += 17)
      shape(p, rect(x, 964, x + 7, 1136), timber, { smooth: false, line: 0.4 });
  }
  // the lamp and the offering box inside
  shape(
    p,
    [
      [628, 990],
      [652, 990],
      [660, 1030],
      [640, 1044],
      [620, 1030],
    ],
    "#f4b94f",
    { line: 0.8 },
  );
  shape(p, rect(576, 1096, 704, 1146), "#7b5a3c", hard);
  for (let x = 584; x < 700; x += 13)
    shape(p, rect(x, 1092, x + 5, 1104), "#a17b52", { smooth: false, line: 0.4 });
  shape(p, rect(290, 936, 990, 962), lit, hard);
  for (const [x, w] of [
    [304, 26],
    [494, 30],
    [756, 30],
    [950, 26],
  ]) {
    shape(p, rect(x, 930, x + w, 1156), timber, hard);
    fillPoly(p.x, rect(x + w * 0.62, 932, x + w - 2, 1154), lit);
  }
  // the eaves' cast shadow: deep at the left, away from the light
  fillPoly(
    p.x,
    [
      [306, 932],
      [990, 930],
      [990, 966],
      [900, 992],
      [770, 1006],
      [560, 1016],
      [420, 1022],
      [306, 1030],
    ],
    "#140f18",
    0.55,
  );
  rope(p);
  // the veranda and its edge
  shape(
    p,
    [
      [270, 1148],
      [1010, 1148],
      [1024, 1172],
      [256, 1172],
    ],
    "#a9845c",
    hard,
  );
  shape(p, rect(256, 1172, 1024, 1190), "#5b4438", hard);
  shape(p, rect(280, 1190, 1000, 1222), "#3a3338", hard);
}
function rope(p: Pen) {
  const sag = (t: number): Pt => [lerp(508, 772, t), 968 + 30 * Math.sin(Math.PI * t)];
  const top = Array.from({ length: 21 }, (_, i) => sag(i / 20));
  shape(
    p,
    [
      ...top,
      ...top.map(([x, y], i): Pt => [x, y + 9 + 9 * Math.sin((Math.PI * i) / 20)]).toReversed(),
    ],
    "#dcc48e",
    hard,
  );
  for (const t of [0.2, 0.42, 0.61, 0.82]) {
    const [x, y] = sag(t);
    const z = y + 14;
    shape(
      p,
      [
        [x - 6, z],
        [x + 6, z],
        [x + 6, z + 15],
        [x + 14, z + 15],
        [x + 14, z + 34],
        [x + 6, z + 34],
        [x + 6, z + 52],
        [x - 7, z + 52],
        [x - 7, z + 28],
        [x, z + 28],
        [x, z + 16],
        [x - 6, z + 16],
      ],
      "#fbf8ef",
      { smooth: false, line: 0.7 },
    );
  }
}
