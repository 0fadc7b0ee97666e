/** The papermaker: bent to the vat, weight on the nearer leg, a dark shape with the low sun along its left and upper edge. */
import { css, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Print } from "../../kit/print.ts";
import { within } from "./hero-face.ts";
import { KEY, MAKER, project, scaleAt } from "./hero-plan.ts";

const FOOT = project(MAKER),
  CM = scaleAt(MAKER) / 100;
/** a smooth outline in centimetres: to the right of the feet, above the floor */
const line = (text: string): Pt[] =>
  cut(text).map(([x, y]): Pt => [FOOT[0] + x * CM, FOOT[1] - y * CM]);
const NECK = line("-24 133")[0];
const closed = (text: string) => catmull(line(text), 8, true);
/** the head is drawn a little too large: this brings it to scale about the neck, bowed further */
const head = (text: string) =>
  catmull(
    line(text).map(([x, y]): Pt => {
      const dx = (x - NECK[0]) * 0.88,
        dy = (y - NECK[1]) * 0.88;
      return [NECK[0] + dx * 0.985 + dy * 0.174, NECK[1] + dy * 0.985 - dx * 0.174];
    }),
    8,
    true,
  );
const open = (text: string) => catmull(line(text), 8);

const FAR_LEG = closed(
  "4 86, 1 64, -8 50, -7 34, -12 20, -13 14, -22 14, -23 19, -21 34, -24 50, -19 68, -12 86",
);
const FAR_BOOT = closed(
  "-11 20, -9 13, -13 8, -21 4, -28 3, -33 3, -34 6, -30 9, -24 14, -23 20, -17 21",
);
const NEAR_LEG = closed(
  "17 90, 21 79, 18 63, 12 48, 15 34, 11 16, 10 10, 2 10, 1 16, 1 31, -3 48, -9 66, -12 88",
);
const NEAR_BOOT = closed("11 15, 13 6, 13 0, 3 0, -9 0, -14 1, -14 4, -9 7, -1 10, 1 15, 6 17");
const APRON = closed("-11 95, -17 84, -22 68, -24 51, -12 49, 1 51, 4 70, 5 92");
const COAT = closed(
  "20 78, 21 88, 17 97, 15 106, 9 117, -1 127, -12 134, -22 136, -29 131, -28 121, -22 108, -15 97, -13 88, -14 78, 2 75",
);
const SASH = closed("-15 96, -13 89, 0 88, 19 87, 20 91, 18 95, 2 96");
const KNOT = [
  closed("16 96, 22 100, 27 97, 23 92, 17 91"),
  closed("18 91, 23 84, 24 74, 20 73, 18 82"),
];
const FAR_ARM = closed("-25 124, -38 118, -52 117, -72 121, -73 115, -54 109, -40 108, -28 112");
const SLEEVE = closed(
  "-7 133, -1 123, -6 111, -17 98, -28 89, -36 88, -42 94, -42 103, -34 112, -25 126, -17 135",
);
const FOREARM = closed("-37 104, -50 106, -69 113, -71 106, -54 98, -38 92, -33 97");
const FACE = head("-25 131, -34 127, -41 129, -45 134, -44 143, -34 147, -24 142");
const HAIR = head("-16 141, -16 134, -22 130, -29 130, -34 135, -36 142, -24 148");
const CLOTH = head(
  "-17 139, -16 147, -21 155, -31 159, -42 156, -48 148, -47 139, -39 141, -28 141, -19 138",
);
const TAIL = head("-17 141, -11 138, -8 132, -12 131, -17 135");

/** a shape and, along its sunward edge, the light: what is left of the rim's colour when the body is laid on it a little lower right */
function shape(P: Print, outline: Pt[], body: string, rim: string, wide: number) {
  P.block((x) => {
    fillPoly(x, outline, rim);
    within(x, outline, () =>
      fillPoly(
        x,
        outline.map(([a, b]): Pt => [a + wide, b + wide * 0.5]),
        body,
      ),
    );
  });
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.9);
    k.beginPath();
    brushPath(k, [...outline, outline[0]], (t) => 1.5 + 0.9 * Math.sin(t * 19));
    k.fill();
  });
}
function strokes(P: Print, lines: string[], w: number, c: string) {
  P.block(
    (x) => {
      x.fillStyle = c;
      for (const text of lines) {
        x.beginPath();
        brushPath(x, open(text), (t) => w * Math.sin(Math.PI * (0.12 + 0.76 * t)));
        x.fill();
      }
    },
    { occlude: 0 },
  );
}
const GOLD = "#ffdf9e",
  COTTON = "#1d2542",
  DARKER = "#151a30";
export function maker(P: Print) {
  shape(P, FAR_ARM, "#7b5244", "#f3c690", 3);
  shape(P, FAR_LEG, "#181d34", GOLD, 4);
  shape(P, FAR_BOOT, "#1a171f", "#d9b585", 3);
  shape(P, NEAR_LEG, COTTON, "#3c4c78", 6);
  shape(P, NEAR_BOOT, "#1d1a22", "#d9b585", 3);
  shape(P, COAT, COTTON, "#ffe6b4", 4);
  strokes(
    P,
    ["-4 122, 2 110, 4 98", "12 108, 10 100, 12 96", "-20 118, -14 106, -9 98"],
    4,
    "#34426c",
  );
  shape(P, APRON, "#2b3a63", GOLD, 5);
  strokes(P, ["-13 90, -16 72, -16 54", "-4 90, -5 70, -4 54"], 3.4, "#1a2344");
  shape(P, SASH, "#7f8ba8", "#fbe9c4", 4);
  for (const end of KNOT) shape(P, end, "#7f8ba8", "#c7cfdd", 2);
  strokes(P, ["18 84, 15 70, 13 52", "6 84, 6 66, 4 50", "9 42, 7 30, 8 18"], 3.6, "#323f68");
  shape(P, FOREARM, "#8c5f4c", "#ffd09a", 4);
  shape(P, SLEEVE, "#212b4c", "#ffe6b4", 4);
  strokes(
    P,
    ["-12 128, -16 112, -26 98", "-20 126, -27 112, -36 102", "-10 114, -18 104, -28 95"],
    3.8,
    "#3a4a78",
  );
  shape(P, FACE, "#6b483c", "#ffcf9a", 4);
  shape(P, HAIR, DARKER, DARKER, 1);
  shape(P, TAIL, "#8d9ab6", "#e8ecf0", 2);
  shape(P, CLOTH, "#8f9dbb", "#fff6e2", 6);
  strokes(P, ["-20 143, -28 149, -40 152", "-24 144, -34 147, -45 148"], 2.6, "#5a6a90");
  // the cord that ties the sleeves: over the shoulder, across the back
  strokes(P, ["-21 136, -13 127, -8 116, -9 105", "-15 135, -4 125, 6 112, 13 100"], 8, "#b23a26");
  strokes(P, ["-20 135, -14 129, -10 121", "-13 134, -5 127, 2 119"], 3, "#ec8a5c");
}
