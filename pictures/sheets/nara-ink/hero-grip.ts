/** The craftsman's hands close up: fingers over the lid's edge, and the feather between the fingers of the other hand. */
import { type Ctx, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Print } from "../../kit/print.ts";
import { KEY } from "./hero-plan.ts";

const SHADE = "#4a2417",
  MID = "#9a5226",
  LIT = "#f0a04a";

/** A finger from its knuckle to its tip: outlined, lit on the side of the flame. */
function finger(x: Ctx, course: Pt[], wide: number) {
  const p = catmull(course, 8);
  const ink = (c: string, k: number, dx: number, dy: number, to: number) => {
    x.fillStyle = c;
    x.beginPath();
    const part = p.slice(0, Math.ceil(p.length * to)).map(([a, b]): Pt => [a + dx, b + dy]);
    brushPath(
      x,
      part,
      (t) => wide * k * Math.min(1, 2.4 * (1 - t) ** 0.5) * (0.86 + 0.14 * Math.cos(t * 9)),
    );
    x.fill();
  };
  ink(KEY, 1.24, 0.5, 0.5, 1);
  ink(MID, 1, 0, 0, 1);
  ink(SHADE, 0.4, 0.26 * wide, -0.2 * wide, 0.8);
  ink(LIT, 0.3, -0.26 * wide, 0.26 * wide, 0.92);
}
const HOLD = [
  "865 504, 851 481, 827 472",
  "860 523, 839 500, 812 493",
  "849 541, 824 521, 799 515",
  "833 556, 811 541, 789 535",
].map(cut);
const PALM = cut(
  "835 576, 820 564, 820 544, 829 529, 844 511, 859 495, 872 499, 877 517, 872 540, 867 567, 856 585, 844 585",
);
const THUMB = cut("832 571, 808 567, 784 557, 768 556");
const PINCH = [
  "837 777, 820 783, 803 775",
  "839 761, 816 761, 799 756",
  "836 745, 815 743, 800 737",
].map(cut);

const QUILL = cut("821 796, 812 760, 804 713, 791 653, 769 593, 751 553, 731 527");

/** The feather: a short vane, notched, its tip bent where it strokes the lid. */
function feather(x: Ctx) {
  const r = new Rng(31),
    spine = catmull(QUILL, 10),
    from = Math.round(spine.length * 0.3);
  const vane = (side: number, wide: number): Pt[] =>
    spine.slice(from).map(([a, b], i, all): Pt => {
      const t = i / (all.length - 1);
      const w =
        wide * Math.sin(Math.PI * Math.min(1, 0.12 + 0.8 * t)) ** 0.7 * (r.chance(0.16) ? 0.55 : 1);
      return [a + side * w, b + 0.5 * w * (1 - t)];
    });
  const left = vane(-1, 17),
    right = vane(1, 22),
    rib = spine.slice(from);
  fillPoly(
    x,
    [
      ...left.map(([a, b]): Pt => [a - 2, b]),
      ...right.map(([a, b]): Pt => [a + 2, b]).toReversed(),
    ],
    KEY,
  );
  fillPoly(x, [...left, ...rib.toReversed()], "#f3cf8a");
  fillPoly(x, [...rib, ...right.toReversed()], "#a9703c");
  x.fillStyle = KEY;
  x.beginPath();
  for (let i = 3; i < rib.length - 4; i += 3 + Math.floor(3 * r.u()))
    for (const edge of [left, right])
      if (r.chance(0.5)) brushPath(x, [rib[i + 2], edge[i]], (t) => 0.3 + 1.1 * t);
  x.fill();
  x.fillStyle = "#fff2d4";
  x.beginPath();
  brushPath(x, spine, (t) => 2.6 * (1 - 0.7 * t));
  x.fill();
}

export function grips(P: Print) {
  P.block((x) => {
    feather(x);
    for (const f of PINCH) finger(x, f, 16);
    fillPoly(x, catmull(PALM, 6, true), SHADE);
    finger(x, THUMB, 18);
    for (const f of HOLD) finger(x, f, 19);
  });
}
