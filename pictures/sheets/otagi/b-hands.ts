/** Two carved hands that hold the cup from below: blocks of stone, grooves for the fingers. */
import { css, layer, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { keyColour } from "./b-stage.ts";

const outline = catmull(
  pts(
    "-2.5,0.42 -1.9,0.24 -1.42,0.14 -1.12,-0.1 -0.98,-0.16 -0.88,-0.06 -0.95,0.14 -0.97,0.34 -0.78,0.52 -0.5,0.64 -0.16,0.7 -0.03,0.8 -0.04,0.96 -0.16,1.06 -0.7,1.16 -1.4,1.22 -2.4,1.26",
  ),
  6,
);
const light = catmull(
  pts("-2.4,0.46 -1.9,0.3 -1.4,0.22 -1.1,0 -0.98,-0.08 -1.02,0.2 -1.1,0.42 -1.5,0.56 -2.4,0.74"),
  6,
);
const shade = catmull(
  pts("-2.4,1.0 -1.5,0.98 -0.8,0.92 -0.12,0.9 -0.06,0.98 -0.2,1.06 -0.7,1.16 -1.4,1.22 -2.4,1.26"),
  6,
);
const grooves = [
  "-0.08,0.8 -0.5,0.76 -0.92,0.62 -1.2,0.5",
  "-0.06,0.92 -0.55,0.9 -1.0,0.8 -1.36,0.72",
  "-0.4,1.06 -0.8,1.02 -1.2,0.96",
  "-1.0,0.36 -1.2,0.34 -1.4,0.4",
].map((p) => catmull(pts(p), 6));

const sleeve = catmull(
  pts("-3.7,0.5 -3.0,0.1 -2.5,0.06 -2.16,0.3 -2.06,0.75 -2.2,1.3 -2.6,1.56 -3.4,1.6 -3.8,1.1"),
  6,
);
const sleeveLight = catmull(
  pts("-3.7,0.52 -3.0,0.12 -2.5,0.08 -2.24,0.3 -2.5,0.46 -3.1,0.56 -3.7,0.72"),
  6,
);
const opening = catmull(pts("-2.9,0.07 -2.5,0.06 -2.16,0.3 -2.06,0.75 -2.2,1.3 -2.6,1.56"), 6);

/** The dark behind the cup, then what lies in front of it. */
export function drawHands([cx, cy]: Pt, wide: number) {
  const L = layer(),
    K = layer(),
    shadow = layer();
  // the shade between the cup and the hands
  fillPoly(
    shadow.x,
    catmull(pts("-0.96,0.1 0.96,0.1 0.8,0.5 0.3,0.8 0,0.98 -0.3,0.8 -0.8,0.5"), 6).map(
      ([u, w]): Pt => [cx + u * wide, cy + w * wide],
    ),
    "#18242b",
  );
  for (const side of [1, -1]) {
    const at = (p: readonly Pt[]) =>
      p.map(([u, w]): Pt => [cx + side * u * wide, cy + w * wide + (side < 0 ? 3 : 0)]);
    fillPoly(L.x, at(outline), side > 0 ? "#8d9d99" : "#788a88");
    if (side > 0) fillPoly(L.x, at(light), "#b4bfb4");
    fillPoly(L.x, at(shade), "#3c4d53");
    fillPoly(L.x, at(sleeve), "#788a88");
    if (side > 0) fillPoly(L.x, at(sleeveLight), "#b4bfb4");
    K.x.fillStyle = css(keyColour, 0.92);
    K.x.beginPath();
    brushPath(K.x, at(outline.filter(([u]) => u > -2.1)), () => 3.4);
    brushPath(K.x, at(opening), (t) => 9 * Math.sin(Math.PI * (0.1 + 0.8 * t)));
    for (const g of grooves) brushPath(K.x, at(g), (t) => 6.5 * (1 - 0.7 * t));
    K.x.fill();
  }
  return { shade: shadow, stone: L, key: K };
}
