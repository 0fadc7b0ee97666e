/** A guest goes home along the canal under an umbrella of straw-coloured paper, a box in a red cloth in one hand. */
import { type Col, css, type Pt } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { KEY } from "./hero-plan.ts";
import { patch, type Pen } from "./hero-pen.ts";

/** Where the feet are; the outlines below are in pixels from there, for a scale of 80 pixels per metre. */
const FEET: Pt = [254, 706],
  SCALE = 1.04;

export function walker(pen: Pen) {
  const placed = (outline: string): Pt[] =>
    cut(outline).map(([x, y]): Pt => [FEET[0] + x * SCALE, FEET[1] + y * SCALE]);
  const shape = (outline: string, c: Col, line = 0, closed = true) => {
    const p = closed ? placed(outline) : catmull(placed(outline), 8, true);
    patch(pen, p, c);
    if (!line) return;
    pen.k.fillStyle = css(KEY, 0.92);
    pen.k.beginPath();
    brushPath(pen.k, [...p, p[0]], () => line);
    pen.k.fill();
  };
  // a soft shadow on the snow, away from the shop
  pen.x.fillStyle = css("#8fa1c8", 0.75);
  pen.x.beginPath();
  pen.x.ellipse(FEET[0] - 26, FEET[1] + 1, 42, 6.5, 0.02, 0, 7);
  pen.x.fill();
  shape("-10 -26, -2 -26, -3 -5, -12 -5", "#20264a", 1.3);
  shape("3 -26, 11 -26, 13 -8, 5 -7", "#20264a", 1.3);
  shape("-19 -1, -17 -7, -3 -7, -1 1, -4 3, -16 3", "#c2a266", 1.2);
  shape("2 -4, 3 -10, 14 -10, 16 -3, 13 -1, 4 -1", "#a5864f", 1.2);
  // the coat, seen from behind, light from the shop along its right side
  shape(
    "-15 -88, -8 -95, 9 -95, 16 -87, 19 -60, 20 -24, 10 -20, -12 -21, -20 -25, -19 -58",
    "#26356c",
    1.6,
  );
  shape("9 -95, 16 -87, 19 -60, 20 -24, 12 -21, 13 -62, 10 -86", "#c08a52");
  shape("-15 -88, -10 -93, -13 -58, -14 -23, -20 -25, -19 -58", "#1a2550");
  shape("-19 -61, 19 -62, 19 -53, -19 -52", "#8f3a35");
  shape("-7 -64, 6 -65, 7 -48, -8 -47", "#a8463a", 1);
  // the far arm holds the shaft, the near one the box in its cloth
  shape("13 -88, 19 -83, 24 -66, 23 -52, 17 -51, 16 -66", "#1f2c5e", 1.3);
  shape("9 -42, 11 -27, 32 -27, 33 -42, 24 -46, 21 -53, 18 -46", "#cf3f2c", 1.4);
  shape("26 -44, 33 -42, 32 -27, 27 -27", "#a82f27");
  shape("-5 -101, 6 -101, 6 -94, -5 -94", "#d9b48c");
  shape("-8 -114, 0 -119, 8 -114, 8 -103, -7 -103", "#191a30");
  umbrella(pen, placed, shape);
}
function umbrella(
  pen: Pen,
  placed: (o: string) => Pt[],
  shape: (o: string, c: Col, line?: number, closed?: boolean) => void,
) {
  const [tip] = placed("-5 -142");
  shape(
    "-58 -100, -54 -108, -36 -126, -5 -141, 26 -130, 45 -114, 51 -104, 36 -101, 16 -98, -8 -97, -34 -98",
    "#b78d4e",
    1.7,
  );
  shape("-58 -100, -54 -108, -36 -126, -5 -141, -14 -120, -22 -98.5, -34 -98", "#8f6c40");
  pen.k.fillStyle = css(KEY, 0.75);
  pen.k.beginPath();
  for (const foot of placed("-40 -98.5, -22 -98, -3 -97, 16 -98, 34 -101, 46 -106"))
    brushPath(pen.k, [tip, foot], () => 0.9);
  pen.k.fill();
  // snow on the crown, in its own lobes
  shape(
    "-47 -116, -36 -127, -5 -143, 25 -131, 38 -120, 24 -121, 14 -126, 2 -119, -10 -123, -22 -115, -33 -119",
    "#eef2f8",
    1,
  );
  shape("-47 -116, -36 -127, -20 -135, -28 -122, -33 -119", "#b5c3de");
  shape("-7 -140, -3 -140, -3.5 -150, -6 -150", "#3a2b2b", 1);
}
