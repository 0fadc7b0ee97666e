/** A guest at a bar. */
import { type Col, css, mix, type Rng, tweak } from "../core.ts";
import { pts } from "../points.ts";
import { line, type Pen, shape } from "./pen.ts";
import { drawDinerHead } from "./diner-head.ts";

/** seated diner from behind, turned to a counter on the right; back-lit, so mostly silhouette. origin at the stool foot; 100 units = 1.3 m */
export function diner(
  p: Pen,
  r: Rng,
  o: { coat: Col; hair?: Col; rim?: Col; lean?: number; kind?: number },
) {
  const rim = o.rim ?? "#ffb25e",
    L = o.lean ?? 0,
    dk = tweak(o.coat, -0.1, 0.9),
    hair = o.hair ?? "#120f18";
  const g = p.x.createLinearGradient(-17, -60, 20, -58);
  g.addColorStop(0, css(tweak(o.coat, -0.05)));
  g.addColorStop(0.5, css(dk));
  g.addColorStop(0.8, css(mix(dk, rim, 0.25)));
  g.addColorStop(0.95, css(mix(o.coat, rim, 0.8)));
  g.addColorStop(1, css(rim));
  const sx = L * 6,
    nx = 1.5 + L * 7,
    hx = 2.4 + L * 9;
  drawStool();
  drawLegs();
  drawBack();
  drawArm();
  drawFolds();
  drawNeck();
  drawDinerHead(p, hx, hair, rim, o.kind === 1);

  function drawStool() {
    for (const [a, b] of [
      [-8, -11],
      [8, 11],
    ] as const)
      line(
        p,
        [
          [a, -33],
          [(a + b) / 2, -16],
          [b, 0],
        ],
        2.6,
        "#1d1216",
        false,
      );
    line(p, pts("-9.5,-13 0,-12.4 9.5,-13"), 1.6, "#1d1216", false);
    shape(p, pts("-13,-37 -13,-33 13,-33 13,-37"), "#4a2c22", { line: 0.7 });
  }
  function drawLegs() {
    shape(
      p,
      pts("-6,-40 6,-42 19,-39 25,-34 24.5,-24 23,-10 24,-4 17,-4 18,-14 17,-28 6,-31 -8,-33"),
      "#151320",
      { line: 0.6 },
    );
    shape(p, pts("16.5,-5 16,-1.5 28,-1.5 27,-4 24,-6"), "#0f0d14", { line: 0.5 });
  }
  function drawBack() {
    if (o.kind === 1)
      shape(
        p,
        [
          [-17, -33],
          [-17.5, -44],
          [-14, -60],
          [-10 + sx, -71],
          [-3 + sx, -76],
          [6 + sx, -76],
          [13 + sx, -70],
          [16 + sx * 0.6, -58],
          [17, -44],
          [16.5, -33],
          [0, -30],
        ],
        g,
      );
    else
      shape(
        p,
        [
          [-14, -36],
          [-15, -48],
          [-14 + sx * 0.3, -60],
          [-11 + sx * 0.8, -70],
          [-4 + sx, -75.5],
          [5 + sx, -75.5],
          [12 + sx, -71],
          [15.5 + sx * 0.8, -61],
          [15, -47],
          [14.5, -36],
          [0, -34],
        ],
        g,
      );
  }
  function drawArm() {
    shape(
      p,
      [
        [10 + sx, -70],
        [16 + sx, -66],
        [22 + sx, -58],
        [31 + sx * 0.5, -55.5],
        [33 + sx * 0.5, -52],
        [30 + sx * 0.5, -50.5],
        [20 + sx, -52],
        [12 + sx, -58],
      ],
      mix(dk, rim, 0.22),
      { line: 0.7 },
    );
    line(
      p,
      [
        [11 + sx, -70.5],
        [17 + sx, -66.5],
        [23 + sx, -58.4],
        [31 + sx * 0.5, -55.8],
      ],
      1.7,
      rim,
    );
    shape(
      p,
      [
        [30 + sx * 0.5, -55.4],
        [34 + sx * 0.5, -54],
        [34 + sx * 0.5, -51.4],
        [30 + sx * 0.5, -51],
      ],
      "#e9a670",
      { line: 0.4 },
    );
  }
  function drawFolds() {
    line(
      p,
      [
        [1 + sx, -74],
        [-1 + sx * 0.4, -58],
        [0, -37],
      ],
      0.55,
    );
    line(
      p,
      [
        [-9 + sx * 0.6, -64],
        [-8, -52],
        [-10, -40],
      ],
      0.5,
    );
    line(
      p,
      [
        [8 + sx * 0.5, -62],
        [7, -50],
        [9, -39],
      ],
      0.45,
    );
  }
  function drawNeck() {
    shape(
      p,
      [
        [nx - 3.2, -81],
        [nx - 4.5, -75],
        [nx + 4.5, -75],
        [nx + 3.2, -81],
      ],
      mix("#8a5a44", rim, 0.25),
      { line: 0.45 },
    );
    shape(
      p,
      [
        [nx - 6, -74.6],
        [nx - 1, -72.4],
        [nx + 5.4, -74.4],
        [nx + 4, -76.4],
        [nx - 4.4, -76.2],
      ],
      tweak(o.coat, 0.06),
      { line: 0.5 },
    );
  }
}
