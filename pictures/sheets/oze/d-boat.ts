/** Oze D: the cormorant fishers' boat far out: one dark shape, its basket of fire, and the long mirror of that fire. */
import { bokashi, css, type Ctx, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { BASKET, BOW, cut, edgeAt, METRE, P } from "./d-plan.ts";

const at = ([x, z]: Pt): Pt => [BOW[0] + x * METRE, BOW[1] - z * METRE];
const HULL = pts(
  "-.5,1.02 .6,.66 2.4,.46 5,.4 8,.46 9.6,.74 10.4,1.0 10,.42 9.2,-.05 1.2,-.05 .3,.4",
);
/** The master at the bow: he leans back against the cords, one knee bent. */
const MASTER = pts(
  "1.5,.5 1.72,.5 1.86,1.0 2.2,.5 2.46,.5 2.3,1.1 2.4,1.5 2.32,1.82 2.16,1.96 2.2,2.16 2.06,2.3 1.88,2.24 1.86,2.02 1.7,1.88 1.2,1.5 .9,1.42 .94,1.32 1.3,1.36 1.74,1.56 1.76,1.2",
);
const MATE = pts(
  "8.3,.46 8.5,.46 8.62,1 8.82,.46 9.06,.46 8.96,1.1 8.86,1.6 8.6,1.9 8.64,2.1 8.48,2.24 8.3,2.16 8.3,1.94 8.12,1.76 7.86,1.3 7.96,1.24 8.2,1.5 8.34,1.1",
);
const CROUCHED = pts("4.6,.44 4.7,.9 4.9,1.1 4.88,1.28 5.02,1.4 5.18,1.32 5.2,1.14 5.5,.9 5.6,.44");

/** The hull and its men in one tone; `to` puts their points on the sheet. */
function crewed(x: Ctx, tone: string, to: (p: Pt) => Pt) {
  fillPoly(x, [...catmull(HULL.slice(0, 7), 6), ...HULL.slice(7)].map(to), tone);
  for (const body of [MASTER, MATE, CROUCHED]) fillPoly(x, catmull(body, 3, true).map(to), tone);
}
/** The fire's long image: few strokes in a column, loosened towards us; the boat's own dark image above them. */
export function mirrored() {
  P.block((x) => {
    crewed(x, "#1d3156", (p) => {
      const [px, py] = at([p[0], -p[1] * 0.8]);
      return [px, py + 2];
    });
  });
  const r = new Rng(21);
  const foot = edgeAt(BASKET[0]) - 12;
  P.light(
    (x) => {
      const g = bokashi(
        x,
        0,
        BOW[1],
        0,
        foot,
        [
          [0, "#e98a3e"],
          [1, "#a4502c"],
        ],
        [
          [0, 0.42],
          [0.5, 0.2],
          [1, 0],
        ],
      );
      fillPoly(
        x,
        [
          [BASKET[0] - 11, BOW[1] + 2],
          [BASKET[0] + 11, BOW[1] + 2],
          [BASKET[0] + 34, foot],
          [BASKET[0] - 34, foot],
        ],
        g,
      );
    },
    { blur: 5 },
  );
  P.block((x) => {
    for (let y = BOW[1] + 5; y < foot;) {
      const k = (y - BOW[1]) / (foot - BOW[1]);
      const tone = k < 0.3 ? "#ffd58a" : k < 0.62 ? "#f7ac58" : k < 0.85 ? "#d97f3f" : "#a8603f";
      const wide = lerp(20, 58, k) * r.range(0.6, 1.2);
      cut(
        x,
        BASKET[0] + r.g() * lerp(2, 13, k),
        y,
        wide,
        lerp(3.4, 7, k) * r.range(0.75, 1.1),
        tone,
      );
      if (k > 0.2 && r.chance(0.4))
        cut(
          x,
          BASKET[0] + (r.chance(0.5) ? 1 : -1) * lerp(16, 52, k) * r.range(0.7, 1.1),
          y + 3,
          lerp(12, 38, k),
          lerp(1.8, 3.4, k),
          k < 0.6 ? "#d98544" : "#96583f",
        );
      y += lerp(4.2, 14, k) * r.range(0.8, 1.25);
    }
  });
}
export function boat() {
  P.light((x) => {
    const [bx, by] = [BASKET[0], BASKET[1] - 10];
    const g = x.createRadialGradient(bx, by, 2, bx, by, 120);
    g.addColorStop(0, "rgba(255,160,80,.6)");
    g.addColorStop(0.25, "rgba(220,120,60,.26)");
    g.addColorStop(1, "rgba(120,70,60,0)");
    x.fillStyle = g;
    x.fillRect(bx - 120, by - 120, 240, 240);
  });
  P.block((x) => {
    crewed(x, "#0c1529", at);
    x.fillStyle = css("#0c1529");
    x.beginPath();
    // the pole of the basket, the sculler's oar
    brushPath(x, catmull(pts("1.3,.6 .7,1.8 -.3,2.75 -1.2,3.0 -1.6,2.7"), 6).map(at), () => 2);
    brushPath(x, pts("7.9,1.3 9.6,.6 11.3,-.2").map(at), (t) => 1.8 + t * 1.6);
    x.fill();
    // what the fire reaches: the bow, the master's front
    x.fillStyle = css("#b8692f");
    x.beginPath();
    brushPath(x, catmull(pts("-.5,1.0 .6,.64 2.2,.46 3.4,.42"), 6).map(at), (t) => 3 * (1 - t));
    brushPath(x, pts("1.76,1.2 1.76,1.5 1.3,1.34 .94,1.34").map(at), () => 1.5);
    brushPath(x, pts("1.88,2.02 1.86,2.2").map(at), () => 1.8);
    x.fill();
  });
  const [bx, by] = BASKET;
  P.block((x) => {
    const f = (s: string, tone: string) =>
      fillPoly(
        x,
        catmull(pts(s), 8, true).map(([a, b]): Pt => [bx + a, by + b]),
        tone,
      );
    f("-9,2 -10,-8 -5,-20 -6,-28 1,-36 3,-24 8,-20 10,-8 8,2 0,6", "#d9541f");
    f("-6,2 -7,-7 -3,-15 -1,-24 3,-15 6,-7 5,2", "#f7a440");
    f("-4,2 -4,-5 0,-13 3,-5 3,2", "#ffe9b0");
    // the basket before it
    x.strokeStyle = css("#1a1018");
    x.lineWidth = 1.7;
    for (const a of [-10, -5, 0, 5, 10]) {
      x.beginPath();
      x.moveTo(bx + a, by - 1);
      x.quadraticCurveTo(bx + a * 0.9, by + 8, bx + a * 0.3, by + 13);
      x.stroke();
    }
    for (const [dy, w] of [
      [0, 10.5],
      [7, 8],
    ]) {
      x.beginPath();
      x.ellipse(bx, by + dy, w, 2, 0, 0, Math.PI);
      x.stroke();
    }
  });
  // three birds in the light before the bow, one at its side
  P.block((x) => {
    for (const [px, py, s] of [
      [-5.2, -0.5, 1],
      [-4.0, -0.9, -1],
      [0.6, -1.0, 1],
    ]) {
      const bird = pts(
        "-.56,.02 -.3,.2 .02,.24 .16,.3 .18,.62 .3,.72 .5,.64 .36,.6 .32,.3 .3,.08 .1,-.02",
      ).map(([a, b]): Pt => at([px + a * s, py + b]));
      fillPoly(x, catmull(bird, 4, true), "#0c1529");
    }
  });
}
