/** Echizen D: solids in colour with their key lines, printed together. */
import { type Ctx, type Fill, type Pt, css, layer, paintOf, stamp } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { KEY } from "./d-plan.ts";

/** The colour and the key line of what is being drawn. */
export interface Ink {
  readonly x: Ctx;
  readonly k: Ctx;
}
/** Prints what `draw` draws; it hides the key lines of everything printed before. */
export function press(P: Print, draw: (ink: Ink) => void, grain = 0) {
  const colour = layer(),
    key = layer();
  draw({ x: colour.x, k: key.x });
  P.block((x) => stamp(x, colour), { grain: 0, occlude: 1 });
  if (grain) P.block((x) => stamp(x, colour), { grain, alpha: 0.5 });
  stamp(P.key.x, key);
}
/** A flat shape with a key line round it; 0 for none. */
export function solid(ink: Ink, shape: Pt[], fill: Fill, line = 0, a = 0.9) {
  poly(ink.x, shape);
  ink.x.fillStyle = paintOf(fill);
  ink.x.fill();
  ink.k.save();
  ink.k.globalCompositeOperation = "destination-out";
  ink.k.fillStyle = "#000000";
  poly(ink.k, shape);
  ink.k.fill();
  ink.k.restore();
  if (line > 0) contour(ink.k, [...shape, shape[0]], line, a);
}
/** A key line that swells and thins like a cut one. */
export function contour(k: Ctx, line: Pt[], w: number, a = 0.9) {
  k.fillStyle = css(KEY, a);
  k.beginPath();
  brushPath(k, line, (t) => w * (0.8 + 0.35 * Math.sin(t * 17 + line[0][0])));
  k.fill();
}
