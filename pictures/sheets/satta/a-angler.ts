/** Satta Pass, A: an old man with his rod, seen from behind, between the lantern's light and the moon's. */
import { css, type Fill, paintOf, type Pt } from "../../kit/core.ts";
import { catmull, clearUnder, poly, stroke } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { INK, type Pens } from "./a-plan.ts";
import { LANTERN } from "./a-quay.ts";

const SEAT: Pt = [362, 1038];
const FLOAT: Pt = [697, 945];

function shape(p: Pens, at: readonly Pt[], fill: Fill, pen = 0) {
  if (p.k && pen) clearUnder(p.k, [...at]);
  p.x.fillStyle = paintOf(fill);
  poly(p.x, [...at]);
  p.x.fill();
  if (!p.k || !pen) return;
  p.k.strokeStyle = css(INK, 0.95);
  p.k.lineWidth = pen;
  poly(p.k, [...at]);
  p.k.stroke();
}
const round = (points: string) => catmull(from(SEAT, points), 6, true);
const sharp = (points: string) => from(SEAT, points);
const fold = (p: Pens, points: string, w = 2) => {
  if (!p.k) return;
  stroke(p.k, catmull(from(SEAT, points), 6), w, INK, { taper: [0.1, 0.5] });
};

/** The rod: bamboo, bent by its own weight; the line, and the float in its rings. */
function rod(p: Pens) {
  const bamboo = catmull(
    [...from(SEAT, "34,-34 62,-56"), [478, 930], [560, 884], [628, 860], [688, 853]],
    10,
  );
  stroke(p.x, bamboo, 5.4, "#d8bd7e", { taper: [0, 0.75] });
  stroke(p.x, catmull([[688, 853], [693, 890], [696, 916], FLOAT], 8), 1.4, "#dfe3d6", {
    taper: [0, 0],
  });
  p.x.strokeStyle = css("#cfdcd8", 0.9);
  for (const [rx, ry] of [
    [22, 6.4],
    [11, 3.2],
  ]) {
    p.x.lineWidth = 1.5;
    p.x.beginPath();
    p.x.ellipse(FLOAT[0], FLOAT[1] + 4, rx, ry, 0, 0.2, 5.7);
    p.x.stroke();
  }
  p.x.fillStyle = "#e2512f";
  p.x.beginPath();
  p.x.ellipse(FLOAT[0], FLOAT[1], 3, 6.4, 0, 0, 6.3);
  p.x.fill();
}

function man(p: Pens) {
  // the shadow the lantern throws over the stones
  p.x.fillStyle = css(INK, 0.5);
  poly(p.x, round("-24,0 10,4 60,6 112,16 70,20 10,16"));
  p.x.fill();
  // a box to sit on
  shape(p, sharp("-24,-26 24,-24 24,4 -24,2"), "#5f4a3a", 2);
  shape(p, sharp("24,-24 34,-30 34,-3 24,4"), "#35405a", 2);
  // right leg, over the edge of the quay
  shape(p, round("10,-30 34,-34 48,-28 50,-14 49,0 38,0 37,-14 30,-18 12,-14"), "#1a2547", 2.2);
  // the right arm reaches to the rod
  shape(p, round("14,-78 27,-74 38,-58 50,-55 62,-60 66,-53 55,-43 40,-40 25,-50"), "#27427a", 2.2);
  shape(p, round("58,-60 66,-62 70,-56 65,-51 58,-52"), "#c9a184", 1.8);
  shape(p, round("20,-76 28,-72 38,-59 49,-57 40,-52 31,-58"), "#7f9cc4");
  // the coat: a round back, a sash, its skirt over the box
  shape(
    p,
    round("-6,-86 14,-84 25,-72 28,-52 27,-34 32,-12 8,-8 -16,-8 -35,-12 -30,-34 -29,-56 -22,-76"),
    "#22396e",
    2.6,
  );
  shape(p, round("14,-82 24,-72 27,-54 26,-36 30,-14 24,-13 20,-36 20,-58"), "#4f72a8");
  shape(p, round("-22,-75 -29,-56 -30,-36 -34,-13 -25,-10 -21,-34 -20,-56 -14,-76"), "#8a6e5a");
  shape(p, sharp("-30,-38 28,-38 28,-30 -31,-29"), "#141f40");
  fold(p, "-4,-80 -7,-60 -5,-40");
  fold(p, "10,-76 13,-58 11,-40", 1.6);
  fold(p, "-14,-28 -18,-18 -20,-9");
  fold(p, "6,-29 8,-18 6,-9", 1.8);
  // the left arm, bent before him, its sleeve warm
  shape(p, round("-19,-78 -28,-68 -37,-48 -35,-36 -24,-34 -20,-44 -18,-60"), "#6f6064", 2.2);
  shape(p, round("-22,-74 -29,-66 -36,-49 -34,-39 -29,-40 -28,-54"), "#d29a58");
  // the neck cloth, then the hat of sedge
  shape(p, round("-9,-90 11,-90 14,-80 2,-76 -11,-80"), "#c9c0ae", 1.6);
  const brim = round("-44,-88 -30,-95 0,-100 30,-95 48,-87 32,-81 2,-78 -28,-81");
  shape(p, brim, "#6a5532", 2.4);
  shape(
    p,
    sharp("-44,-88 -20,-106 4,-124 26,-106 48,-87 32,-81.5 2,-79 -28,-81.5"),
    "#c39a50",
    2.6,
  );
  shape(p, sharp("-44,-88 -20,-106 4,-124 -10,-81 -28,-82"), "#efc06a");
  shape(p, sharp("4,-124 26,-106 48,-87 33,-82 22,-81"), "#a4adae");
  shape(p, sharp("4,-124 24,-107 47,-88 42,-85"), "#d7dedb");
  for (const e of ["-28,-81.5", "-13,-80", "2,-79", "17,-80", "32,-82"])
    fold(p, `4,-122 ${e}`, 1.3);
}

function lantern(p: Pens) {
  const at = (points: string) => from(LANTERN, points);
  if (p.k) {
    p.k.strokeStyle = css(INK, 0.95);
    p.k.lineWidth = 2.2;
    p.k.beginPath();
    p.k.arc(LANTERN[0], LANTERN[1] - 36, 9, 2.9, 6.5);
    p.k.stroke();
  }
  shape(p, at("-11,8 11,8 9,-26 -9,-26"), "#fff0bf", 2);
  shape(p, at("-9,6 -3,6 -2,-24 -7,-24"), "#ffd684");
  shape(p, at("-12,-22 -7,-32 7,-32 12,-22"), "#1b2440", 2);
  shape(p, at("-13,12 13,12 12,5 -12,5"), "#1b2440", 2);
  shape(p, at("-1.4,6 1.4,6 1.4,-23 -1.4,-23"), "#7a4a24");
}
export function angler(p: Pens) {
  rod(p);
  lantern(p);
  man(p);
}
