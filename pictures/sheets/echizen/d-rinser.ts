/** The woman in the river: knee-deep, bent at the hips, moving a bundle of bark through the current. */
import { type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { cut } from "../../kit/cut.ts";
import { type Pen, line, shape } from "../../kit/figures.ts";
import { fillPoly } from "../../kit/brush.ts";
import { KEY } from "./d-plan.ts";

const COAT = "#2f4a78",
  SHADE = "#1b2b4d",
  LIT = "#7893b8",
  TROUSER = "#3b3a48",
  LEG = "#c99670",
  LEG_SHADE = "#8d5f49";

/** In centimetres from the point between her feet at the water level; she bends to the right. */
export function rinser(x: Ctx, k: Ctx, [px, py]: Pt, scale: number) {
  const p: Pen = { x, k, key: KEY, lw: 2.2 };
  const on = (outline: string) =>
    cut(outline).map(([a, b]): Pt => [px + a * scale, py + b * scale]);
  const part = (outline: string, c: Col, width = 1) =>
    shape(p, on(outline), c, { smooth: false, line: width });
  const tone = (outline: string, c: Col) => fillPoly(x, on(outline), c);
  const fold = (course: string, w = 0.9, c?: Col) => line(p, on(course), w, c);
  // shins in the water, knees bent, the near foot set forward
  part("-38 -38, -24 -34, -30 6, -44 6", LEG_SHADE);
  part("30 -44, 45 -42, 40 6, 25 6", LEG);
  tone("30 -44, 35 -43, 31 6, 25 6", LEG_SHADE);
  part("-30 -104, 10 -96, -4 -66, -18 -28, -44 -34, -40 -70", TROUSER);
  fold("-14 -90, -26 -64, -32 -36");
  part("-16 -106, 24 -102, 44 -78, 50 -36, 26 -36, 18 -64, -6 -84", "#565465");
  fold("10 -92, 30 -72, 36 -44");
  // coat: hips back, back level, shoulders over the water
  part(
    "-40 -98, -38 -118, -18 -134, 20 -138, 54 -132, 76 -116, 78 -98, 56 -90, 38 -94, 26 -80, -4 -74, -36 -80",
    COAT,
  );
  tone("-37 -117, -18 -133, 20 -137, 54 -131, 70 -120, 30 -126, -8 -122, -32 -104", LIT);
  tone("-38 -92, 2 -90, 38 -94, 26 -80, -4 -74, -36 -80", SHADE);
  for (const f of [
    "4 -134, -4 -112, -2 -92",
    "34 -132, 38 -112, 30 -96",
    "-20 -124, -24 -106, -20 -86",
  ])
    fold(f);
  part("-22 -132, -8 -136, 2 -76, -12 -74", "#d8c9a2", 0.7);
  part("-22 -134, -38 -148, -44 -136, -26 -126", "#d8c9a2", 0.7);
  fold("56 -132, 64 -114, 58 -92", 3.2, "#bf3e28");
  // arms straight down to the bundle
  part("56 -100, 70 -98, 88 -62, 90 -36, 79 -33, 70 -60", COAT);
  part("79 -38, 89 -40, 96 -18, 86 -13", LEG);
  part("66 -114, 84 -108, 104 -68, 104 -44, 91 -42, 82 -70", COAT);
  tone("76 -110, 84 -108, 104 -68, 104 -44, 99 -45, 97 -68", LIT);
  part("91 -46, 103 -48, 108 -24, 97 -19", LEG);
  // the sedge hat, seen from above and behind
  shape(p, on("64 -134, 84 -150, 114 -144, 131 -120, 124 -96, 98 -92, 72 -110"), "#e6cf96");
  tone("70 -113, 84 -102, 98 -94, 112 -92, 124 -97, 129 -114, 110 -112, 92 -116", "#b08d55");
  for (const rib of [
    "94 -122, 70 -126",
    "94 -122, 84 -146",
    "94 -122, 112 -138",
    "94 -122, 126 -114",
    "94 -122, 112 -98",
    "94 -122, 80 -106",
  ])
    fold(rib, 0.6);
}
