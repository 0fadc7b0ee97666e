/** The head of the sea bream, in its own frame: eye, mouth, nostrils, the plates of the cheek and of the gill. */
import { type Ctx, Noise, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

const n = new Noise(19);
const DEEP = "#5f1020",
  RED = "#b5282f",
  ROSE = "#ef9a83",
  PALE = "#fbe3d4";
const arc = (run: string) => catmull(pts(run), 10);
const stroke = (x: Ctx, run: Pt[], wide: number, tone: string) => {
  x.fillStyle = tone;
  x.beginPath();
  brushPath(
    x,
    run,
    (t) =>
      wide * (0.25 + 0.8 * Math.sin(Math.PI * (0.08 + 0.84 * t))) * (1 + 0.3 * n.n2(t * 5, wide)),
  );
  x.fill();
};
const disc = (x: Ctx, [px, py]: Pt, a: number, b: number, tone: string, turn = 0) => {
  x.fillStyle = tone;
  x.beginPath();
  x.ellipse(px, py, a, b, turn, 0, 7);
  x.fill();
};
export function head(x: Ctx, k: Ctx, key: string) {
  // the gill cover: a shaded seam behind it, a pale bony rim, the spine of its upper corner
  fillPoly(
    x,
    arc(
      "232,-176 272,-118 296,-36 290,44 262,118 214,176 204,172 246,112 272,40 276,-34 254,-112 222,-170",
    ),
    DEEP,
  );
  stroke(x, arc("222,-166 254,-112 276,-34 272,40 246,112 206,168"), 7, PALE);
  stroke(k, arc("230,-172 270,-118 294,-36 288,44 262,118 212,174"), 4.6, key);
  fillPoly(x, arc("268,-60 300,-40 292,-30 270,-34"), RED);
  // the plate before it, and the fold of the cheek
  stroke(x, arc("176,-118 208,-52 214,16 188,84 132,118 96,122"), 13, RED);
  stroke(x, arc("170,-110 200,-50 206,14 180,78 130,110"), 4.5, ROSE);
  stroke(k, arc("182,-116 212,-52 218,18 192,88 136,122 92,124"), 3.4, key);
  stroke(x, arc("150,8 158,40 140,72 106,86"), 6, ROSE);
  // mouth: thin lips, the jaw in shade, the plate that slides over its corner
  fillPoly(x, arc("2,50 20,53 44,63 66,75 62,88 40,84 14,70"), "#c9685c");
  fillPoly(x, arc("56,40 74,48 88,70 84,90 70,88 66,72"), "#dd7766");
  fillPoly(x, arc("0,34 22,31 48,44 70,61 75,70 66,72 44,60 20,51 2,49"), "#f0a893");
  stroke(x, arc("4,38 24,36 46,49 66,64"), 3.6, PALE);
  stroke(k, arc("1,50 22,53 45,62 70,75"), 3.8, key);
  stroke(k, arc("58,42 76,50 89,70 84,91"), 2.2, key);
  stroke(k, arc("14,30 36,34 56,46"), 2, key);
  // nostrils
  disc(x, [70, -50], 6, 4.4, DEEP, -0.6);
  disc(x, [58, -40], 4, 3, DEEP, -0.6);
  // the eye: a dark socket, a red iris with a thin ring of gold, a great pupil; the lid throws a shadow on it
  const eye: Pt = [128, -64];
  fillPoly(x, arc("86,-66 94,-94 124,-106 156,-96 168,-66 158,-38 128,-28 98,-38"), "#93202b");
  stroke(x, arc("94,-40 126,-28 158,-40"), 6, ROSE);
  disc(x, eye, 32, 31, "#3a0f1c");
  disc(x, eye, 29.5, 28.5, "#d99a44");
  disc(x, [eye[0] + 0.4, eye[1] + 0.6], 26.4, 25.6, "#a83426");
  fillPoly(x, arc("102,-60 108,-48 128,-40 148,-48 154,-60 146,-52 128,-47 112,-52"), "#e08a4c");
  disc(x, eye, 19.5, 19, "#0e0a14");
  fillPoly(x, arc("97,-70 106,-90 128,-96 150,-90 159,-70 146,-80 128,-83 110,-80"), "#4a1220");
  disc(x, [135, -73], 4.6, 3.8, "#f6e3d2");
}
