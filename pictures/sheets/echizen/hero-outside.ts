/** What the opening shows: still snow light, a far hill, cedars in the haze, one thatched house under snow. */
import { bokashi, css, type Col, type Ctx, Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { points } from "./hero-plan.ts";
import { at, BENT, BROAD, cedar, FOOT, house, NEAR, TALL, TOP } from "./hero-village.ts";

const n = new Noise(12);
const curve = (...p: Pt[]) =>
  catmull(
    p.map(([u, v]) => at(u, v)),
    10,
  );

export function outside(P: Print) {
  P.block((x) => {
    x.fillStyle = bokashi(x, 0, TOP - 20, 0, at(0, 0.62)[1], [
      [0, "#a9bacb"],
      [0.3, "#c6d0d9"],
      [0.6, "#dcdfdf"],
      [1, "#f6ecd9"],
    ]);
    x.fillRect(0, 0, W, FOOT + 80);
  });
  P.block((x) => {
    hill(
      x,
      points("-0.3 0.4, 0 0.33, 0.2 0.24, 0.38 0.2, 0.55 0.3, 0.75 0.27, 0.95 0.19, 1.3 0.3"),
      "#bac5d0",
    );
    hill(
      x,
      points("-0.3 0.5, 0.05 0.44, 0.3 0.38, 0.5 0.42, 0.72 0.37, 1 0.41, 1.3 0.4"),
      "#abb8c6",
    );
  });
  P.block((x) => {
    // haze at the hill's foot
    x.fillStyle = bokashi(
      x,
      0,
      at(0, 0.34)[1],
      0,
      at(0, 0.56)[1],
      [
        [0, "#e6e3dc"],
        [1, "#e4e4e2"],
      ],
      [
        [0, 0],
        [1, 0.95],
      ],
    );
    x.fillRect(0, at(0, 0.34)[1], W, FOOT);
  });
  P.block((x) => {
    cedar(x, [0.45, 0.57], 0.27, "#b4c0cc", TALL);
    cedar(x, [0.5, 0.57], 0.38, "#a9b7c5", BENT);
    cedar(x, [0.575, 0.57], 0.24, "#b1bdca", BROAD);
  });
  P.block((x) => {
    x.fillStyle = bokashi(
      x,
      0,
      at(0, 0.4)[1],
      0,
      at(0, 0.54)[1],
      [
        [0, "#e2e3e1"],
        [1, "#e9e6df"],
      ],
      points("0 0, 0.7 0.7, 1 0.95"),
    );
    x.fillRect(0, at(0, 0.4)[1], W, at(0, 0.2)[1] - at(0, 0)[1]);
  });
  P.block((x) => house(x));
  P.block((x) => {
    // the snowfield, cooler towards us, and a drift
    const edge = curve(
      [-0.2, 0.55],
      [0.02, 0.555],
      [0.12, 0.53],
      [0.17, 0.538],
      [0.25, 0.522],
      [0.38, 0.55],
      [0.6, 0.54],
      [0.85, 0.555],
      [1.2, 0.54],
    );
    x.fillStyle = bokashi(x, 0, at(0, 0.53)[1], 0, FOOT, [
      [0, "#ebebe8"],
      [0.2, "#c5cfda"],
      [1, "#879ab3"],
    ]);
    x.beginPath();
    edge.forEach((p) => x.lineTo(...p));
    x.lineTo(W, FOOT + 90);
    x.lineTo(0, FOOT + 90);
    x.fill();
    const drift = curve(
      [-0.2, 0.78],
      [0.05, 0.72],
      [0.24, 0.71],
      [0.42, 0.77],
      [0.62, 0.8],
      [0.8, 0.75],
      [1.2, 0.66],
    );
    x.fillStyle = bokashi(x, 0, at(0, 0.68)[1], 0, at(0, 0.96)[1], [
      [0, "#cfd7df"],
      [1, "#92a4bb"],
    ]);
    x.beginPath();
    drift.forEach((p) => x.lineTo(...p));
    x.lineTo(W, FOOT + 90);
    x.lineTo(0, FOOT + 90);
    x.fill();
  });
  P.block((x) => {
    cedar(x, [0.945, 0.86], 0.92, "#8a9cb1", NEAR);
  });
  snowfall(P);
  P.block((x) => {
    // snow lies on the ledge outside
    const top = curve(
      [-0.2, 0.965],
      [0.1, 0.95],
      [0.3, 0.962],
      [0.55, 0.945],
      [0.8, 0.958],
      [1.2, 0.95],
    );
    x.fillStyle = bokashi(x, 0, at(0, 0.94)[1], 0, FOOT + 20, [
      [0, "#eeeeea"],
      [1, "#9fb0c6"],
    ]);
    x.beginPath();
    top.forEach((p) => x.lineTo(...p));
    x.lineTo(W, FOOT + 90);
    x.lineTo(0, FOOT + 90);
    x.fill();
  });
}
function hill(x: Ctx, crest: Pt[], c: Col) {
  fillPoly(x, [...curve(...crest), [W, FOOT], [0, FOOT]], c);
}
/** snow in two sizes: a fine fall far off, a few large flakes before it */
function snowfall(P: Print) {
  P.block((x) => {
    const r = new Rng(77);
    for (let i = 0; i < 130; i++) {
      const [px, py] = at(r.u(), r.range(0, 0.92));
      x.fillStyle = css("#f8f7f2", 0.75);
      x.beginPath();
      x.ellipse(px, py, 1.25, 1.25, 0, 0, 6.3);
      x.fill();
    }
    for (let i = 0; i < 34; i++) {
      const [px, py] = at(r.u(), r.range(0, 0.95));
      const s = r.range(2.7, 4);
      x.fillStyle = css("#fcfbf6", 0.95);
      x.beginPath();
      x.ellipse(px, py, s, s * r.range(0.75, 1), n.n2(i, 2) * 3, 0, 6.3);
      x.fill();
    }
  });
}
