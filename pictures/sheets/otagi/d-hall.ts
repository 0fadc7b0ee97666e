/** The great roof of the hall as one dark shape, its ridge in the last light; a few leaves on it; the yard beside it. */
import {
  bokashi,
  css,
  H,
  layer,
  mix,
  type Pt,
  Rng,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { fillPoly, mapleLeaf, poly, roughen, Tones } from "../../kit/brush.ts";
import { printRoof, type RoofShape } from "./templeroof.ts";
import { roofOf } from "./templeroof-shape.ts";
import { pts, stops } from "../../kit/points.ts";
import { dressRidge } from "./gate-ridge.ts";
import { keyColour, n, P, place } from "./d-stage.ts";

const shape: RoofShape = {
  middle: [0, 0],
  long: 11.6,
  deep: 9.4,
  eave: 5.2,
  ridge: 11.6,
  gable: 6.6,
  gableFoot: 0.44,
  lift: 0.85,
  sag: 1.4,
};
export function printHall() {
  const L = layer(),
    K = layer();
  printRoof(
    L.x,
    K.x,
    place,
    shape,
    {
      tile: "#4a5273",
      dark: "#3b4263",
      light: "#555b7d",
      sideTile: "#3a4264",
      gableFill: "#322a40",
      gableEdge: "#231f36",
      key: keyColour,
      shade: (c, v) =>
        mix(mix(c, "#d99a98", 0.42 * (1 - v) ** 2.4), "#12183a", 0.9 * sstep(0.1, 0.95, v)),
    },
    new Rng(5),
    1,
    0.5,
  );
  dressRidge(
    { x: L.x, k: K.x, place },
    shape,
    (c) => mix(mix(c, "#3c3c66", 0.74), "#e8a898", 0.16),
    4,
  );
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K, { alpha: 0.8 });
  lightEave();
  tick("hall");
  strewRoof();
}

/** The fire reaches the round ends of the tiles along the right eave, and the board below them. */
function lightEave() {
  const slope = roofOf(shape),
    L = layer();
  const edge = Array.from({ length: 60 }, (_, i) =>
    place(slope.side(1, shape.deep * (1 - i / 29.5), 1)),
  );
  const near = (i: number) => Math.max(0, 1 - Math.abs(i - 14) / 40);
  fillPoly(
    L.x,
    [
      ...edge.map(([x, y]): Pt => [x - 1, y + 3]),
      ...edge.map(([x, y], i): Pt => [x + 5 + 0.05 * i, y + 17 + 0.1 * i]).toReversed(),
    ],
    "#15142f",
  );
  for (const [i, [x, y]] of edge.entries()) {
    const size = 5.2 + 0.045 * i;
    for (const [s, c] of [
      [1, "#14152f"],
      [0.68, mix("#4c4766", "#d98a60", near(i))],
    ] as const) {
      L.x.fillStyle = css(c);
      L.x.beginPath();
      L.x.ellipse(x + 3, y + 5, size * s * 0.7, size * s, 0.2, 0, 7);
      L.x.fill();
    }
  }
  P.put(L, { occlude: 1 });
}

/** Fallen maple leaves on the tiles. */
function strewRoof() {
  const r = new Rng(29),
    slope = roofOf(shape),
    T = new Tones();
  for (let i = 0; i < 70; i++) {
    const v = 0.1 + 0.8 * r.u();
    const [x, y] = place(slope.front(0.92 * slope.half(v) * r.range(-1, 1), v));
    const size = r.range(6, 12),
      turn = r.range(0, 6);
    T.add(r.pick(["#7a2733", "#a63c30", "#c9583a"]), (z) => mapleLeaf(z, x, y, size, turn, 0.6, 5));
  }
  const L = layer();
  T.flush(L.x);
  P.put(L);
}

/** The yard in the dusk: darker towards us. */
export function printYard() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 790, 0, H, stops("0 #54567a, 0.35 #333a5e, 1 #12163a"));
      poly(
        x,
        roughen(
          [
            [-20, 850],
            ...pts("420,838 900,830 1260,832"),
            [W + 20, 842],
            [W + 20, H + 20],
            [-20, H + 20],
          ] as Pt[],
          n,
          4,
          0.012,
          12,
        ),
      );
      x.fill();
    },
    { grain: 0.14 },
  );
}
