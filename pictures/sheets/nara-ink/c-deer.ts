/** Two hinds in their winter coats: one crops the fallen petals, one lies by the wall and listens. */
import { type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { print } from "./c-stage.ts";
import { tone } from "./stage.ts";

const COAT = { light: "#d6a873", body: "#9a6c49", dark: "#664636", far: "#573c33" };
const INK = "#231a1c",
  CREAM = "#f6ead2";

/** A part with a lit edge above and to the right, and shade below. */
function part(p: Pen, at: Pt[], [rim, deep]: Pt, weight = 0.7) {
  shape(p, at, COAT.light, { line: weight });
  p.x.save();
  p.x.beginPath();
  catmull(at, 6, true).forEach(([x, y], i) => (i ? p.x.lineTo(x, y) : p.x.moveTo(x, y)));
  p.x.clip();
  tone(
    p,
    at.map(([x, y]): Pt => [x - rim * 0.5, y + rim]),
    COAT.body,
    true,
  );
  tone(
    p,
    at.map(([x, y]): Pt => [x - deep * 0.35, y + deep]),
    COAT.dark,
    true,
  );
  p.x.restore();
}

/** the outlines that also cast their shade */
const GRAZING = [
  "-70,-112 -44,-104 -38,-86 -48,-70 -60,-54 -54,-32 -44,-8 -53,-8 -64,-30 -76,-52 -73,-62 -68,-78",
  "52,-112 72,-110 76,-84 79,-62 84,-51 83,-40 91,-8 82,-8 75,-39 74,-52 67,-66 56,-86",
  "-98,-148 -90,-163 -70,-170 -44,-167 -14,-161 14,-161 40,-167 58,-160 76,-138 92,-106 106,-80 116,-67 128,-60 136,-46 146,-24 151,-12 148,-3 138,-1 128,-9 116,-24 104,-34 94,-44 82,-66 72,-88 62,-98 46,-94 20,-88 -16,-88 -48,-96 -76,-104 -98,-118",
  "34,-126 56,-124 59,-100 54,-76 50,-58 51,-46 46,-28 44,-8 34,-8 37,-28 39,-46 37,-58 34,-80 28,-104",
  "112,-70 104,-88 92,-98 90,-90 98,-74 106,-66",
  "120,-66 124,-82 134,-90 136,-80 130,-66",
  "-98,-146 -74,-156 -48,-136 -42,-112 -52,-92 -72,-76 -85,-60 -88,-50 -83,-30 -77,-8 -87,-8 -94,-30 -104,-51 -102,-61 -97,-72 -98,-90 -104,-112",
] as const;
const LYING = [
  "-60,-146 -54,-134 -50,-118 -42,-100 -26,-90 4,-86 40,-84 72,-78 96,-60 106,-36 108,-12 104,1 40,3 -30,3 -70,0 -84,-16 -90,-44 -86,-72 -82,-96 -82,-112 -90,-118 -106,-116 -116,-119 -118,-127 -110,-134 -94,-144 -82,-152 -70,-155",
  "-72,-154 -78,-170 -76,-186 -69,-182 -64,-168 -64,-154",
  "-62,-150 -54,-164 -40,-172 -40,-164 -48,-150 -58,-142",
] as const;

function grazing(p: Pen, [x, y]: Pt, s: number) {
  const f = (text: string) => pts(text).map(([u, v]): Pt => [x + u * s, y + v * s]);
  const leg = (text: string) => shape(p, f(text), COAT.far, { line: 0.6 });
  const hoof = (u: number, v = 0) =>
    shape(p, f(`${u - 5},${v - 7} ${u + 5},${v - 7} ${u + 9},${v + 1} ${u - 5},${v + 1}`), INK, {
      line: 0.4,
      smooth: false,
    });
  // the far legs
  leg(GRAZING[0]);
  leg(GRAZING[1]);
  hoof(-48, -1);
  hoof(87, -1);
  // trunk, neck and head in one contour
  part(p, f(GRAZING[2]), [6, 40]);
  tone(p, f("-44,-97 -16,-92 20,-92 48,-98 36,-90 14,-86 -18,-85"), "#c9a27c", true);
  // near hind leg: thigh, hock, cannon
  part(p, f(GRAZING[6]), [5, 26], 0.6);
  part(p, f(GRAZING[3]), [4, 16], 0.6);
  tone(p, f("-92,-140 -74,-150 -54,-134 -52,-116 -70,-106 -92,-118"), COAT.body, true);
  tone(p, f("34,-124 54,-122 56,-104 48,-90 36,-100"), COAT.body, true);
  hoof(-82);
  hoof(39);
  // the pale rump and the tail
  shape(p, f("-99,-148 -108,-138 -109,-118 -103,-106 -98,-116 -95,-134"), CREAM, { line: 0.6 });
  shape(p, f("-99,-149 -108,-146 -112,-128 -107,-118 -103,-132"), COAT.dark, { line: 0.5 });
  // ears: one back, one aside
  shape(p, f(GRAZING[4]), COAT.body, { line: 0.6 });
  tone(p, f("106,-74 98,-90 95,-90 101,-76"), "#e2b892", true);
  shape(p, f(GRAZING[5]), COAT.light, { line: 0.6 });
  // eye, muzzle
  tone(p, f("123,-48 129,-51 131,-45 126,-43"), INK, true);
  tone(p, f("143,-12 151,-13 149,-4 142,-3"), INK, true);
  tone(p, f("128,-12 142,-6 138,-2 130,-7"), CREAM, true);
  line(p, f("56,-156 50,-136 54,-116"), 0.6);
}

function lying(p: Pen, [x, y]: Pt, s: number) {
  const f = (text: string) => pts(text).map(([u, v]): Pt => [x + u * s, y + v * s]);
  // the far foreleg, folded under the breast
  shape(p, f("-84,-24 -108,-16 -114,-4 -100,2 -60,0 -58,-20"), COAT.far, { line: 0.6 });
  part(p, f(LYING[0]), [6, 46]);
  // thigh and folded hind leg
  part(
    p,
    f("30,-58 62,-68 92,-52 104,-26 98,-4 70,2 28,2 2,3 -6,-4 6,-10 34,-14 22,-34"),
    [6, 30],
    0.6,
  );
  shape(p, f("-8,-5 10,-6 10,3 -12,3"), INK, { line: 0.4, smooth: false });
  // near foreleg: the knee forward, the shin tucked in
  part(
    p,
    f(
      "-62,-50 -46,-38 -56,-20 -84,-14 -96,-8 -70,-2 -44,-4 -42,2 -90,4 -108,0 -106,-12 -86,-24 -70,-34",
    ),
    [4, 14],
    0.6,
  );
  line(p, f("-44,-94 -60,-74 -64,-48"), 0.6);
  shape(p, f("102,-44 112,-34 114,-14 107,-4 103,-20"), CREAM, { line: 0.6 });
  // ears: both turned to what she hears
  shape(p, f(LYING[1]), COAT.body, { line: 0.6 });
  tone(p, f("-71,-158 -74,-174 -71,-178 -67,-166"), "#e2b892", true);
  shape(p, f(LYING[2]), COAT.light, { line: 0.6 });
  tone(p, f("-58,-150 -50,-162 -44,-166 -50,-152"), "#f0cfa8", true);
  tone(p, f("-92,-137 -86,-141 -83,-136 -88,-133"), INK, true);
  tone(p, f("-118,-127 -110,-131 -109,-124 -115,-120"), INK, true);
  tone(p, f("-110,-117 -98,-119 -88,-118 -96,-113 -108,-114"), CREAM, true);
  tone(p, f("-84,-108 -76,-112 -72,-88 -80,-66 -86,-80"), "#c9a27c", true);
}

/** Where they are, and how large. */
const CROPS: readonly [Pt, number] = [[768, 1080], 1.16],
  LIES: readonly [Pt, number] = [[1344, 950], 0.86];

/** The outlines of their shade on the earth: their own, turned over and flattened. */
export function deerShade(): Pt[][] {
  const lay = ([[x, y], s]: typeof CROPS, outlines: readonly string[], lean: number) =>
    outlines.map((text) =>
      catmull(pts(text), 6, true).map(([u, v]): Pt => [
        x + u * s + lean * v * s,
        y - 3 * s - (v + 8) * s * 0.5,
      ]),
    );
  return [...lay(CROPS, GRAZING, 0.2), ...lay(LIES, LYING, -0.16)];
}

export function printDeer() {
  print((p) => {
    lying(p, ...LIES);
    grazing(p, ...CROPS);
  }, 2.4);
}
