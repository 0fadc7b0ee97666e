/** A guest goes home along the canal, bent into the snow under an umbrella: one dark shape, its back lit by the shop, a box in a red cloth in one hand. */
import { type Col, css, type Pt } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { patch, type Pen } from "./hero-pen.ts";

/** Where the feet are; the outlines below are in pixels from there, for a scale of 80 pixels per metre. */
const FEET: Pt = [246, 704],
  SCALE = 0.94;
const DARK = "#1c2244",
  LIT = "#d79a5b";

const placed = (outline: string): Pt[] =>
  cut(outline).map(([x, y]): Pt => [FEET[0] + x * SCALE, FEET[1] + y * SCALE]);
/** A shape with soft corners. */
const soft = (pen: Pen, outline: string, c: Col) =>
  patch(pen, catmull(placed(outline), 6, true), c);
function line(pen: Pen, outline: string, w: (t: number) => number, c: Col) {
  pen.x.fillStyle = css(c);
  pen.x.beginPath();
  brushPath(pen.x, catmull(placed(outline), 8), w);
  pen.x.fill();
}
const swelling = (w: number) => (t: number) => w * Math.sin(Math.PI * Math.min(1, t + 0.04)) ** 0.6;

export function walker(pen: Pen) {
  // the shadow falls away from the shop
  line(pen, "20 -2, -30 1, -90 0, -150 -5", (t) => 11 * (1 - t) ** 0.6 + 0.5, "#8599c4");
  // legs in stride, on wooden clogs
  soft(pen, "4 -34, 16 -34, 25 -14, 30 -7, 24 -3, 16 -12", "#151a36");
  soft(pen, "-14 -34, 2 -34, -6 -14, -9 -3, -17 -3, -16 -16", "#151a36");
  line(pen, "-25 0, -16 -1, -5 0", () => 4, "#6d5540");
  line(pen, "19 -6, 26 -3, 32 1", () => 4, "#6d5540");
  // the coat: a bent back, the hem blown a little behind
  soft(
    pen,
    "-16 -99, -24 -88, -25 -66, -24 -44, -27 -28, -12 -24, 6 -25, 25 -27, 24 -46, 21 -66, 15 -86, 4 -98",
    DARK,
  );
  line(pen, "2 -94, 9 -72, 8 -48, 3 -28", swelling(4), "#2d3763");
  line(pen, "-14 -80, -13 -58, -16 -32", swelling(3.4), "#121631");
  // lamplight runs down the back and the hem
  line(pen, "3 -98, 12 -90, 17 -79, 20 -67", swelling(3.4), LIT);
  line(pen, "22 -55, 23.5 -44, 24.5 -28", swelling(2.6), LIT);
  line(pen, "10 -26.5, 18 -27, 24 -28", swelling(2.6), "#b27a4d");
  // the head, bowed under the rim, and the sleeve that holds the shaft
  soft(pen, "-26 -104, -20 -114, -8 -113, -5 -102, -12 -95, -22 -96", "#12142c");
  line(pen, "-7 -112, -4.5 -104, -8 -97", swelling(2.6), "#c58b58");
  soft(pen, "-24 -88, -14 -90, -16 -74, -30 -70, -35 -76", DARK);
  line(pen, "-33 -70, -29 -96, -26 -118", () => 2.4, "#2b1f24");
  // the box in its cloth
  line(pen, "17 -78, 25 -62, 30 -48", (t) => 8 - 3 * t, DARK);
  line(pen, "20.5 -77, 28 -62, 32.5 -49", () => 2, LIT);
  soft(pen, "21 -42, 28 -43, 30 -50, 34 -50, 35 -43, 42 -41, 43 -25, 22 -24", "#b83a2c");
  soft(pen, "35 -43, 42 -41, 43 -25, 36 -25, 37 -34", "#e2603c");
  umbrella(pen);
}
/** Oiled paper on ribs, tilted into the snow; its crown is white, its lit side ochre. */
function umbrella(pen: Pen) {
  soft(
    pen,
    "-82 -97, -72 -114, -52 -131, -31 -138, -6 -138, 18 -131, 33 -119, 12 -113, -14 -107, -40 -101, -64 -96",
    "#6e5740",
  );
  soft(pen, "33 -119, 18 -131, -6 -138, -31 -138, -20 -124, -8 -109, 12 -113", "#a67d4b");
  soft(pen, "33 -119, 20 -130, 2 -136.5, 12 -126, 20 -115.5", "#d0a05f");
  soft(
    pen,
    "-82 -97, -64 -96, -40 -101, -14 -107, 12 -113, 33 -119, 10 -109, -16 -102, -42 -96, -66 -93",
    "#241d2c",
  );
  const [tip] = placed("-30 -138");
  pen.x.fillStyle = css("#33282f", 0.7);
  pen.x.beginPath();
  for (const foot of placed("-66 -97, -46 -100, -24 -105, -4 -110, 16 -115"))
    brushPath(pen.x, [tip, foot], () => 1);
  pen.x.fill();
  // snow on the crown, slid towards the low side
  soft(
    pen,
    "-74 -110, -62 -124, -46 -134, -30 -141.5, -8 -140.5, 12 -134.5, -2 -131, -14 -133, -26 -127, -36 -129, -46 -121, -58 -120, -66 -112",
    "#dde6f2",
  );
  soft(pen, "-74 -110, -62 -124, -50 -131, -54 -124, -60 -119, -66 -112", "#a3b4d6");
  line(pen, "-31 -140, -33 -149", (t) => 4 - t, "#33282f");
}
