/** A papermaker who raises a board with wet sheets against the wall. */
import { type Col, type Pt } from "../../kit/core.ts";
import { cut } from "../../kit/cut.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Pen3 } from "../../kit/build.ts";
import { line, shape } from "../../kit/figures.ts";
import { at, cam, KEY, RAISER } from "./a-plan.ts";
import { board } from "./a-yard.ts";

const COAT = "#b2492f",
  COAT_SHADE = "#7c2f27",
  COAT_LIT = "#d9764c",
  APRON = "#2c4a80",
  APRON_SHADE = "#1b2f58",
  LEG = "#3b3b4c",
  SKIN = "#cf9a72";

/** the shadow of the board and the papermaker on the ground, away from the sun on the right */
export function raiserShade(p: Pen3) {
  const { x, y } = RAISER;
  fillPoly(
    p.x,
    [
      at(x + 0.5, y - 0.1),
      at(x - 0.3, y - 0.15),
      at(x - 1.2, y + 0.5),
      at(x - 1.75, y + 0.75),
      at(x - 1.6, y + 1.1),
      at(x - 0.6, y + 0.5),
      at(x + 0.4, y + 0.12),
    ],
    "#7d6650",
    0.75,
  );
}
export function raiser(pen: Pen3) {
  const { x, y } = RAISER;
  // the board, its foot on the ground, its head still above her
  board(pen, [
    at(x - 1.3, y - 0.35),
    at(x - 1.12, y + 0.5),
    at(x - 0.52, y + 0.62, 2.08),
    at(x - 0.62, y - 0.28, 2.16),
  ]);
  const [px, py] = at(x, y),
    s = (1.5 * cam.f) / y / 100;
  const p = { x: pen.x, k: pen.k, key: KEY, lw: 1.8 };
  const on = (outline: string) => cut(outline).map(([a, b]): Pt => [px + a * s, py + b * s]);
  const part = (outline: string, c: Col, width = 1) =>
    shape(p, on(outline), c, { smooth: false, line: width });
  const tone = (outline: string, c: Col) => fillPoly(pen.x, on(outline), c);
  const fold = (course: string, w = 0.9) => line(p, on(course), w);
  // far leg bent under her, near leg thrust back
  part("-2 -55, 13 -53, 8 -31, 4 -4, -8 -4, -6 -29", "#2b2b38");
  part("-10 -5, 4 -6, 4 0, -14 1, -18 -1", "#e6dcc6", 0.8);
  part("2 -58, 23 -55, 28 -31, 39 -6, 29 -1, 17 -24, 8 -36", LEG);
  fold("13 -48, 21 -29, 32 -6");
  part("29 -3, 38 -9, 44 -5, 42 0, 30 2", "#e6dcc6", 0.8);
  // coat and apron: the back is a straight line from heel to shoulder
  part("-2 -60, 6 -66, 24 -62, 26 -46, 19 -36, 4 -38, -4 -46", COAT);
  tone("17 -62, 24 -62, 26 -46, 19 -36, 16 -43", COAT_LIT);
  part("-9 -66, 2 -68, 8 -53, 6 -29, -8 -26, -13 -46", APRON);
  tone("-9 -66, -5 -67, -6 -48, -4 -28, -8 -26, -13 -46", APRON_SHADE);
  fold("0 -62, 1 -46, -1 -29", 0.7);
  part("-21 -94, -11 -100, 2 -96, 15 -80, 23 -62, 11 -60, -8 -63, -13 -74, -19 -84", COAT);
  tone("-2 -97, 2 -96, 15 -80, 23 -62, 17 -61, 9 -78", COAT_LIT);
  tone("-21 -94, -15 -96, -9 -76, -6 -63, -13 -74, -19 -84", COAT_SHADE);
  fold("-4 -90, 4 -76, 6 -64");
  part("-9 -67, 19 -65, 22 -61, -8 -62", "#e6dcc0", 0.7);
  part("19 -65, 28 -70, 30 -65, 23 -61", "#e6dcc0", 0.7);
  // arms: the far one high on the edge, the near one at its middle
  part("-17 -96, -23 -110, -31 -120, -36 -114, -28 -102, -23 -90", COAT_SHADE);
  part("-31 -120, -36 -126, -40 -121, -36 -114", SKIN, 0.8);
  part("-9 -94, 2 -88, -8 -80, -24 -86, -36 -94, -34 -102, -23 -98", COAT);
  tone("-8 -93, 0 -89, -8 -85, -23 -91, -35 -99, -34 -102, -23 -98", COAT_LIT);
  part("-36 -94, -34 -102, -43 -106, -47 -100", SKIN, 0.8);
  // head down between the arms, kerchief tied behind
  part("-21 -100, -11 -100, -9 -106, -17 -112, -24 -108", SKIN, 0.8);
  part("-24 -108, -21 -116, -11 -119, -4 -114, -4 -105, -11 -103, -17 -108", "#f6f1e4");
  tone("-24 -108, -21 -116, -17 -117, -17 -108", "#bdbac4");
  part("-5 -108, 4 -104, 6 -98, -2 -102", "#f6f1e4", 0.7);
}
