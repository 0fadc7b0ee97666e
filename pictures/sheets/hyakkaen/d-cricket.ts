/** The bell cricket, singing: its two clear wings stand up over its back, with the sky's light in them. */
import { type Col, css, layer, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { INK, RIM } from "./d-plan.ts";

/** Seen from the side, its head to the right; its feet are about (cx, cy), on a blade that climbs by `climb`. */
export function cricket(P: Print, cx: number, cy: number, s: number, climb: number) {
  const L = layer(),
    K = layer();
  const [up, along] = [Math.sin(climb), Math.cos(climb)];
  const at = ([x, y]: Pt): Pt => [cx + s * (x * along + y * up), cy + s * (y * along - x * up)];
  const path = (text: string, closed = false) => catmull(pts(text).map(at), 10, closed);
  const part = (outline: string, c: Col, a = 1, line = 0) => {
    const p = path(outline, true);
    L.x.fillStyle = css(c, a);
    poly(L.x, p);
    L.x.fill();
    if (!line) return;
    clearUnder(K.x, p);
    K.x.fillStyle = css(INK, 0.95);
    K.x.beginPath();
    brushPath(K.x, [...p, p[0]], (t) => line * (0.8 + 0.4 * Math.sin(t * 11)));
    K.x.fill();
  };
  const hair = (text: string, w: number, c: Col, end = 0.3) => {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(L.x, path(text), (t) => w * s * (1 - (1 - end) * t));
    L.x.fill();
  };
  const vein = (text: string, w: number) => {
    K.x.fillStyle = css("#6a3a34", 0.9);
    K.x.beginPath();
    brushPath(K.x, path(text), (t) => w * (1 - 0.5 * t));
    K.x.fill();
  };
  // the far legs and the tails
  hair("2,-12 -12,-40 -24,-60 -38,-20 -46,2 -56,5", 3.6, "#2a1a34");
  hair("18,-12 32,-18 44,4 56,8", 2.8, "#2a1a34");
  hair("-36,-12 -52,-18 -66,-19", 1.5, "#d8b88c");
  // the far wing, turned a little more to the eye
  part(
    "14,-25 16,-50 18,-88 6,-116 -18,-126 -40,-116 -48,-88 -30,-50 -4,-26",
    "#f3bb8c",
    0.92,
    1.5,
  );
  for (const v of ["12,-28 12,-74 -4,-116", "10,-28 -6,-70 -32,-118", "20,-84 0,-72 -20,-62"])
    vein(v, 1.4);
  // the near wing: clear as paper, amber at its root
  part(
    "10,-22 0,-42 -10,-78 -32,-106 -62,-116 -86,-106 -98,-84 -88,-60 -52,-38 -20,-24",
    "#fbd193",
    0.97,
    2,
  );
  part("-6,-44 -14,-76 -34,-100 -61,-109 -82,-100 -91,-83 -80,-64 -50,-46 -24,-36", "#ffe9b8", 1);
  part("-24,-64 -30,-84 -44,-97 -62,-102 -76,-95 -82,-83 -70,-68 -46,-56", "#fff8e0", 1);
  for (const v of [
    "4,-25 -30,-52 -92,-76",
    "4,-26 -24,-62 -56,-90 -84,-100",
    "4,-27 -6,-64 -24,-92 -52,-110",
    "0,-24 -40,-36 -80,-48",
    "-4,-46 -14,-48 -22,-42 -32,-30",
    "-10,-74 -26,-72 -40,-58 -50,-37",
    "-24,-98 -46,-92 -62,-72 -70,-43",
    "-46,-110 -68,-100 -82,-80 -88,-56",
    "-30,-50 -40,-66 -56,-58 -50,-46",
  ])
    vein(v, 1.5);
  // body, shield and head
  part("-40,-12 -32,-21 -12,-26 8,-26 20,-22 24,-14 18,-7 2,-2 -18,-2 -34,-6", "#1c1230", 1, 2);
  part("-36,-14 -28,-20 -10,-24 8,-24 4,-20 -16,-18", "#8c4a44");
  for (const v of ["-26,-20 -28,-4", "-16,-23 -18,-3", "-6,-25 -7,-3"]) vein(v, 1.6);
  part("8,-27 20,-28 29,-23 31,-15 26,-8 14,-7 9,-16", "#251638", 1, 2);
  part("12,-26 20,-26.5 27,-22 18,-21", "#c47a58");
  part("27,-23 35,-25 42,-20 43,-12 38,-6 30,-8 27,-15", "#1f1331", 1, 2);
  part("30,-23 36,-23.5 40,-20 34,-20", "#c47a58");
  part("37,-18 40,-18 41,-14.5 38,-13 36,-15", "#0a0818");
  hair("40,-8 44,-4 43,0", 1.4, "#1c1230");
  // the near legs: the long thigh, lit along its upper edge
  part("-2,-12 -16,-24 -34,-46 -44,-56 -49,-55 -45,-44 -30,-18 -14,-4", "#1c1230", 1, 2);
  part("-10,-20 -26,-38 -43,-54 -46,-53 -34,-36 -20,-20", "#b06a50");
  hair("-47,-55 -58,-24 -64,5 -76,11", 4, "#1c1230", 0.5);
  hair("-60,-16 -64,5 -76,11", 1.3, "#f3dcb0");
  hair("6,-8 -6,-14 -14,4 -24,6", 3.2, "#1c1230", 0.5);
  hair("-14,4 -24,6", 1.6, "#f3dcb0");
  hair("22,-8 34,-13 40,6 52,11", 3.2, "#1c1230", 0.5);
  hair("41,8 52,11", 1.6, "#f3dcb0");
  L.x.fillStyle = RIM;
  L.x.beginPath();
  L.x.arc(...at([39.5, -17]), 0.8 * s, 0, 7);
  L.x.fill();
  // antennae, far longer than the body, white
  hair("40,-22 52,-62 88,-108 146,-138 214,-138", 1.9, "#fff8e4", 0.5);
  hair("41,-20 70,-44 122,-66 182,-66 236,-38", 1.7, "#fff1d2", 0.5);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
