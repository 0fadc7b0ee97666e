/** The papermaker from behind, in a long work coat to the calves: one dark mass, the low sun a thin line along its left and upper edge. */
import { bokashi, css, type Ctx, Noise, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Print } from "../../kit/print.ts";
import { within } from "./hero-face.ts";
import { MAKER, project, scaleAt } from "./hero-plan.ts";

const n = new Noise(64);
const FOOT = project(MAKER),
  CM = scaleAt(MAKER) / 100;
/** a smooth outline in centimetres: to the right of the feet, above the floor */
const line = (text: string): Pt[] =>
  cut(text).map(([x, y]): Pt => [FOOT[0] + x * CM, FOOT[1] - y * CM]);
const closed = (text: string) => catmull(line(text), 8, true);
const open = (text: string) => catmull(line(text), 8);
const up = (cm: number) => FOOT[1] - cm * CM;

const LEFT_LEG = closed("-13 26, -13 12, -15 6, -15 3, -9 2, -5 3, -5 9, -3 26");
const RIGHT_LEG = closed("3 26, 4 10, 3 1, 5 -2, 11 -2, 14 0, 13 6, 13 14, 14 26");
const COAT = closed(
  "2 132, 8 130, 15 127, 21 122, 25 115, 27 107, 27 100, 24 95, 20 94, 18 95, 18 84, 19 72, 21 56, 22 40, 23 25, 23 21, 22 20, 12 19, 3 20, -5 17, -14 19, -21 20, -22 21, -22 26, -21 42, -19 58, -17 74, -16 86, -17 93, -21 91, -27 92, -30 97, -29 106, -27 114, -23 121, -17 126, -10 129, -5 131",
);
const HEAD = closed(
  "-13 139, -14 145, -12 150, -7 154, -1 155, 4 153, 8 148, 8 142, 6 137, 3 134, 2 130, -8 130, -11 135",
);
const SASH = closed("-18 96, -10 93, 2 92, 19 95, 18 90, 8 87, -4 87, -17 90");
/** the apron's two edges, drawn round from the front */
const APRON = [
  closed("-17 89, -11 88, -13 60, -14 24, -23 25, -20 56"),
  closed("11 88, 18 90, 20 64, 23 23, 15 23, 13 60"),
];

/** a shape without a key line: what is left of the light when the body is laid on it a little lower right */
function rim(
  P: Print,
  outline: Pt[],
  body: (x: Ctx) => void,
  light: (x: Ctx) => CanvasGradient,
  wide: number,
) {
  P.block((x) => {
    fillPoly(x, outline, light(x));
    within(x, outline, () => {
      poly(
        x,
        outline.map(([a, b]): Pt => {
          const by = wide * Math.max(0.15, 1 + 0.9 * n.n2(b * 0.045, a * 0.02));
          return [a + by, b + by * 0.6];
        }),
      );
      x.clip();
      body(x);
    });
  });
}
/** the sun's line: gold on head and shoulders, gone where the vat's shadow begins */
const sunEdge = (x: Ctx) =>
  bokashi(x, 0, up(158), 0, up(20), [
    [0, "#ffeec6"],
    [0.3, "#ffdb9c"],
    [0.58, "#c99a78"],
    [0.72, "#4b4f74"],
    [1, "#3c4468"],
  ]);
const flat = (c: string) => (x: Ctx) => {
  x.fillStyle = c;
  x.fillRect(0, 0, 1600, 1200);
};
function strokes(x: Ctx, lines: string[], w: number, c: string, a = 1) {
  x.fillStyle = css(c, a);
  for (const text of lines) {
    x.beginPath();
    brushPath(x, open(text), (t) => w * CM * Math.sin(Math.PI * (0.08 + 0.86 * t)));
    x.fill();
  }
}
export function maker(P: Print) {
  // the dark under the feet, one with the vat's shadow
  P.block((x) => strokes(x, ["-21 4, -4 1, 22 0"], 6, "#2a2233", 0.75), { occlude: 0, blur: 2 });
  rim(P, LEFT_LEG, flat("#1d1927"), sunEdge, 0.8);
  rim(P, RIGHT_LEG, flat("#1a1622"), sunEdge, 0.6);
  rim(P, HEAD, head, sunEdge, 2);
  rim(P, COAT, coat, sunEdge, 2.2);
  P.block((x) => {
    within(x, COAT, () => {
      // the cord that ties the sleeves: over the shoulders, under the arms
      strokes(
        x,
        ["-25 124, -12 117, 2 108, 22 92", "20 127, 10 118, -3 108, -19 91"],
        2.3,
        "#87332a",
      );
      strokes(x, ["-21 121, -12 116.5, -5 112"], 1.1, "#cf6a48");
      // the apron's band
      fillPoly(x, SASH, "#3f4a74");
      strokes(x, ["-18 94, -10 91.5, -2 91"], 2.6, "#7f8db3");
    });
    fillPoly(
      x,
      closed("-5 91, -9 93, -10 90, -7 88, -3 89, 1 88, 4 88, 5 91, 2 93, -2 91"),
      "#56638e",
    );
    strokes(x, ["-3 89, -6 81, -5 74", "0 89, 2 82, 1 77"], 2.4, "#4a5680");
  });
}
function head(x: Ctx) {
  flat("#1a1d36")(x);
  // a cloth about the hair, its end tucked behind; a little of the nape
  strokes(x, ["-11 150, -6 152, -1 152"], 3, "#3a4674");
  strokes(x, ["-12 141, -9 146, -7 150"], 4, "#2d3866", 0.8);
  strokes(x, ["-10 133, -4 131.5, 4 133"], 3.6, "#5f4038");
  strokes(x, ["-14 141, -5 138, 8 142"], 1.6, "#0f1122");
  strokes(x, ["3 139, 6 136, 7 132"], 2.4, "#39446f");
}
function coat(x: Ctx) {
  x.fillStyle = bokashi(x, 0, up(132), 0, up(20), [
    [0, "#20294b"],
    [0.3, "#191f3e"],
    [0.7, "#171b34"],
    [1, "#242238"],
  ]);
  x.fillRect(0, 0, 1600, 1200);
  // three values of one cloth: the light on the left, the mass, the side turned from the window
  strokes(x, ["-24 118, -26 106, -25 95"], 7, "#2b3663", 0.75);
  strokes(x, ["-17 126, -17 116, -18 104"], 5, "#2a3664", 0.6);
  strokes(x, ["22 122, 25 110, 24 96"], 7, "#12162e", 0.8);
  strokes(x, ["12 126, 15 112, 16 96"], 9, "#151a36", 0.7);
  const [left, right] = APRON;
  fillPoly(x, left, "#222b4f");
  fillPoly(x, right, "#11142b");
  // folds from the band, the coat's slit, the sleeves' creases
  strokes(x, ["-8 87, -8 66, -10 40", "6 87, 8 62, 9 26", "0 66, 0 44, 0 19"], 1.8, "#0f1229");
  strokes(x, ["-5 86, -5 66, -6 34"], 2.4, "#283464", 0.7);
  strokes(x, ["-27 102, -23 103, -18 100", "-1 127, -1 118, 0 112"], 1.5, "#0f1229");
  strokes(x, ["-11 128, -3 126, 5 130"], 2.8, "#33417a");
}
