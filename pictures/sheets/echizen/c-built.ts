/** What people built in the garden: the thatched house far off, the stone lantern. */
import { css, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { KEY } from "./c-plan.ts";

/** thatched, hip-roofed, blue in the mist; one paper window lit */
export function house(x: Ctx, k: Ctx) {
  const o: Pt = [1062, 560];
  const part = (text: string, c: string, line = 0) => {
    const p = from(o, text);
    fillPoly(x, p, c);
    if (!line) return;
    k.fillStyle = css(KEY, 0.5);
    k.beginPath();
    brushPath(k, [...p, p[0]], () => line);
    k.fill();
  };
  part("-54,0 -54,-40 62,-40 62,0", "#a39a8e");
  part("-54,0 -54,-40 -14,-40 -14,0", "#b7a890");
  part("6,-2 6,-30 28,-30 28,-2", "#f7d283");
  part("16,-2 16,-30 18,-30 18,-2", "#a39a8e");
  part("-86,-38 -44,-108 -30,-116 44,-116 56,-108 96,-38 60,-34 -56,-34", "#8a8589", 0.9);
  part("-86,-38 -44,-108 -30,-116 -16,-116 -18,-80 -34,-35 -56,-34", "#b99f78");
  part("-44,-108 -40,-121 54,-121 58,-108 40,-112 -30,-112", "#6f7277", 0.8);
  part("-86,-38 -56,-34 60,-34 96,-38 60,-42 -56,-42", "#6f6d75");
}
/** a stone lantern with its light */
export function lantern(x: Ctx, k: Ctx) {
  const o: Pt = [1128, 690];
  const part = (text: string, c: string, line = 1.1) => {
    const p = from(o, text);
    fillPoly(x, p, c);
    if (!line) return;
    k.fillStyle = css(KEY, 0.75);
    k.beginPath();
    brushPath(k, [...p, p[0]], () => line);
    k.fill();
  };
  part("-30,6 60,44 88,40 20,0", "#284840", 0);
  part("-22,2 -18,-8 18,-8 22,2", "#4d5c5a");
  part("-8,-8 -7,-74 7,-74 8,-8", "#566664");
  part("-18,-74 -13,-84 13,-84 18,-74", "#4d5c5a");
  part("-12,-84 -12,-110 12,-110 12,-84", "#566664");
  part("-6,-88 -6,-106 6,-106 6,-88", "#ffd27a", 0);
  part("-30,-108 -12,-128 12,-128 30,-108 14,-111 -14,-111", "#4a5856");
  part("-5,-128 -6,-134 0,-144 6,-134 5,-128", "#4d5c5a");
  for (const lit of [
    "-8,-8 -7,-74 -4,-74 -5,-8",
    "-12,-84 -12,-110 -9,-110 -9,-84",
    "-30,-108 -12,-128 -8,-128 -22,-109",
  ])
    part(lit, "#b9b995", 0);
}
