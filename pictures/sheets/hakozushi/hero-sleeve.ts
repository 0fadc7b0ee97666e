/** Hakozushi, the hero: the sleeve of the work coat, in three flat blues with its folds. */
import { layer, type Pt, stamp } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

/** Both parts are placed from `wrist`, where the arm comes out. */
const begin = (wrist: Pt, key: string) => {
  const L = layer(),
    K = layer();
  const pen: Pen = { x: L.x, k: K.x, key, lw: 3 };
  return { L, K, pen, at: (outline: string) => from(wrist, outline) };
};
const finish = (P: Print, { L, K }: ReturnType<typeof begin>) => {
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
};
/** The dark inside of the sleeve, behind the arm. */
export function sleeveMouth(P: Print, wrist: Pt, key: string) {
  const o = begin(wrist, key);
  shape(o.pen, o.at("-4,-78 -22,-34 -16,30 14,92 40,124 70,96 60,20 30,-50"), "#14233f");
  finish(P, o);
}
export function sleeve(P: Print, wrist: Pt, key: string) {
  const o = begin(wrist, key);
  const { L, pen, at } = o;
  const cloth = at(
    "0,-86 40,-118 130,-176 260,-262 420,-360 560,-420 560,120 420,74 300,70 190,112 100,158 54,152 34,124 44,70 38,0 22,-50",
  );
  shape(pen, cloth, "#2d5c92");
  L.x.save();
  L.x.globalCompositeOperation = "source-atop";
  // shade below, light along the top
  fillPoly(
    L.x,
    at("40,60 76,84 150,52 214,66 290,18 352,30 430,-6 560,-30 560,200 30,200"),
    "#1c3a68",
  );
  fillPoly(L.x, at("150,90 230,40 330,62 330,120 130,160"), "#14284c");
  fillPoly(
    L.x,
    at(
      "-6,-92 44,-130 270,-280 560,-440 560,-372 430,-306 360,-286 250,-214 196,-192 96,-118 50,-92 20,-58",
    ),
    "#6f9cc2",
  );
  L.x.restore();
  // the white lining at the edge
  L.x.fillStyle = "#e9e2cf";
  line({ ...pen, lw: 7 }, at("2,-84 24,-48 40,2 46,70 36,124"), 1, "#e9e2cf");
  for (const fold of ["60,22 190,-24 330,-84 470,-190", "92,128 170,96 230,58"])
    line(pen, at(fold), 1.5);
  line(pen, at("0,-86 22,-50 38,0 44,70 34,124"), 1.1);
  finish(P, o);
}
