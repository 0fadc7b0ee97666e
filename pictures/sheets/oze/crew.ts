/** The master at the bow and his two boatmen: dark shapes with firelight on one edge. */
import { type Rng, mix, type Pt } from "../../kit/core.ts";
import { line, shape, type Pen } from "../../kit/figures.ts";
import { cut } from "../../kit/cut.ts";
import { cloth, ember, glow, night, rim, skin, strawSkirt } from "./straw.ts";

/** The head stands on the neck at a seventh of the body's height, as on grown people. */
function head(p: Pen, size: number, draw: () => void) {
  for (const x of [p.x, p.k]) {
    x.save();
    x.translate(0, -87);
    x.scale(size, size);
    x.translate(0, 87);
  }
  draw();
  for (const x of [p.x, p.k]) x.restore();
}

/** facing left toward the fire, about 104 units tall, feet at the origin; returns nothing, hands at (-41,-71) and (-20,-63) */
export function master(p: Pen, r: Rng) {
  // legs, bare below the skirt
  for (const [a, b, c] of [
    [7, 10, "#2a1a1c"],
    [-7, -9, skin],
  ] as [number, number, string][]) {
    shape(
      p,
      [
        [a - 3.6, -25],
        [a + 4.6, -25],
        [b + 3.4, -12],
        [b + 3, -1],
        [b - 7, -0.5],
        [b - 2.6, -5],
        [b - 3.8, -14],
      ],
      c,
    );
    if (a < 0)
      rim(
        p,
        [
          [a - 3.6, -22],
          [b - 3.8, -14],
          [b - 2.6, -5],
          [b - 6, -1],
        ],
        2,
      );
  }
  strawSkirt(p, r, -17, 17, -57, -22, 1);
  // tunic
  shape(p, cut("-12 -55, -13 -68, -12 -80, -7 -88, 5 -89, 13 -82, 15 -68, 13 -55"), cloth);
  shape(
    p,
    cut("-12 -56, -13 -68, -12 -80, -7 -87, -2 -86, -4 -74, -5 -56"),
    mix(cloth, ember, 0.55),
    { line: 0 },
  );
  shape(p, cut("-12 -56, -13 -68, -12 -80, -8.5 -85, -8 -74, -9 -56"), "#d9762d", { line: 0 });
  // folds of the back in weak light
  for (const [x0, x1, w] of [
    [3, 1, 1.2],
    [8, 7, 0.9],
  ] as [number, number, number][])
    rim(
      p,
      [
        [x0, -82],
        [x1, -70],
        [x1 - 1, -60],
      ],
      w,
      "#3a2b33",
    );
  // belt
  shape(p, cut("-14 -58, 14 -58, 14 -53, -14 -53"), "#201a24", { smooth: false });
  rim(
    p,
    [
      [-14, -58],
      [-14, -53],
    ],
    2.4,
    "#ffc46a",
  );
  // near arm reaches toward the birds
  shape(
    p,
    cut("-9 -84, -20 -80, -33 -74.5, -41 -73.5, -41 -69, -32 -67, -24 -65, -14 -68, -7 -74"),
    cloth,
  );
  shape(p, cut("-12 -82, -22 -79, -34 -74, -41 -73, -40 -71, -30 -71.5, -18 -75"), "#c7682a", {
    line: 0,
  });
  rim(p, cut("-11 -83, -22 -79.6, -34 -74.4, -42 -73.4"), 2, "#ffc46a");
  shape(p, cut("-40 -73.6, -45 -73.5, -47 -71, -44 -68.6, -40 -69"), "#e09a58", { line: 0.7 });
  // folded black cap
  head(p, 0.74, () => {
    shape(p, cut("-8 -95, -8.6 -91, -6 -87.5, 2 -86.5, 6 -90, 6 -97, -2 -100"), "#241820");
    shape(p, cut("-8.2 -95, -8.7 -91.5, -6.6 -88.4, -5.6 -88.6, -7 -94"), "#d9803a", { line: 0 });
    shape(
      p,
      cut(
        "-9.6 -95.5, -9 -101, -4 -106.5, 4 -107.5, 10 -103.5, 11.5 -97, 8.5 -90, 5 -91.5, 3 -96, -3 -97",
      ),
      night,
    );
    shape(p, cut("-3 -105.5, 3 -111.5, 10 -109.5, 13.5 -103, 9 -101.5, 3 -104.5"), "#10162a");
    rim(p, cut("-9.6 -96, -9 -101, -4 -106.3, 2 -110"), 1.8, "#f9a548");
  });
}

/** boatman leaning on a long pole; `lit` decreases with the distance from the fire */
export function boatman(p: Pen, r: Rng, o: { pole: [Pt, Pt]; lit: number }) {
  const edge = mix("#2a2030", glow, o.lit);
  line(p, [o.pole[0], o.pole[1]], 3.6, "#1a1820", false);
  line(
    p,
    o.pole.map(([a, b]) => [a - 1.2, b] as Pt),
    1.1,
    edge,
    false,
  );
  // the shadow at his feet, away from the fire
  shape(p, cut("-14 0, 10 -3, 34 2, 30 6, 0 5"), "#0a0d18", { line: 0 });
  for (const a of [-6, 7]) {
    shape(
      p,
      cut("-11 -0.5, -9 -5, -3 -6, 5 -4, 5 0.5, -6 1.5").map(([q, w]): Pt => [q + a, w]),
      "#3a2a26",
      {
        line: 0.7,
      },
    );
    shape(
      p,
      [
        [a - 4.5, -36],
        [a + 5, -36],
        [a + 4, -1],
        [a - 6, -1],
        [a - 3.6, -18],
      ],
      night,
    );
  }
  strawSkirt(p, r, -14, 14, -56, -32, o.lit * 0.8);
  shape(p, cut("-12 -54, -13 -70, -10 -84, -2 -88, 8 -86, 13 -72, 12 -54"), cloth);
  shape(p, cut("-10 -82, -17 -74, -17 -62, -12 -56, -8 -62, -9 -72"), cloth);
  shape(p, cut("6 -82, 13 -75, 8 -67, -9 -64, -10 -68, 4 -72"), "#0b1020", { line: 0 });
  rim(p, cut("-10 -68, 0 -70.5, 8 -72"), 1.3, mix("#1b2238", edge, 0.6));
  head(p, 0.82, () => {
    shape(p, cut("-6 -94, -6 -88, 0 -86, 6 -89, 6 -96, 0 -100"), "#2a1d22");
    shape(p, cut("-7.4 -94, -6 -101, 0 -104, 7 -100, 8 -93, 2 -95.5"), "#0a0e1a");
    rim(p, cut("-7 -94, -6 -101, -1 -103.6"), 1.6, edge);
  });
  rim(p, cut("-10 -83, -16.6 -74, -16.6 -63"), 1.8, edge);
}
