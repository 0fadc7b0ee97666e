/** The hall: its tiles, a few leaves on them; and the yard beside it. */
import {
  bokashi,
  clamp,
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
import {
  brushPath,
  catmull,
  dab,
  fillPoly,
  mapleLeaf,
  poly,
  roughen,
  Tones,
} from "../../kit/brush.ts";
import { printRoof, type RoofShape } from "./templeroof.ts";
import { roofOf } from "./templeroof-shape.ts";
import { pts, stops } from "../../kit/points.ts";
import { dressRidge } from "./gate-ridge.ts";
import { cam, keyColour, n, P, place } from "./d-stage.ts";

const shape: RoofShape = {
  middle: [0, 0],
  long: 10.4,
  deep: 8.6,
  eave: 5.2,
  ridge: 11.4,
  gable: 6.1,
  gableFoot: 0.46,
  lift: 0.75,
  sag: 1.35,
};
/** The roof alone: it fills the near left and erases the lines that it covers. */
export function printHall() {
  const L = layer(),
    K = layer();
  printRoof(
    L.x,
    K.x,
    place,
    shape,
    {
      tile: "#566079",
      dark: "#343b59",
      light: "#84829f",
      sideTile: "#3b4460",
      gableFill: "#3f323c",
      gableEdge: "#2d2530",
      key: keyColour,
      shade: (c, v) =>
        mix(mix(c, "#f0b09a", 0.62 * (1 - v) ** 2), "#1a2140", 0.82 * sstep(0.16, 0.86, v)),
    },
    new Rng(5),
    1,
    0.56,
  );
  dressRidge(
    { x: L.x, k: K.x, place },
    shape,
    (c) => mix(mix(c, "#4a5070", 0.35), "#e8a898", 0.2),
    4,
  );
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  tick("hall");
  strewRoof();
}

/** Fallen maple leaves on the tiles. */
function strewRoof() {
  const r = new Rng(29),
    slope = roofOf(shape),
    T = new Tones();
  for (let i = 0; i < 150; i++) {
    const [x, y] = place(slope.front(r.range(-9, 6), 0.1 + 0.9 * r.u() ** 0.8));
    if (r.u() > 1.15 - x / 620) continue;
    const size = r.range(7, 13),
      turn = r.range(0, 6);
    T.add(r.pick(["#8a2730", "#c2472f", "#e2703f"]), (z) => mapleLeaf(z, x, y, size, turn, 0.6, 5));
  }
  const L = layer();
  T.flush(L.x);
  P.put(L);
}

/** Gravel in the last light, with heaps of leaves. */
export function printYard() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 700, 0, H, stops("0 #7a7690, 0.4 #4f5270, 1 #1d2340"));
      poly(
        x,
        roughen(
          [
            [-20, 800],
            ...pts("260,770 700,760 1200,764"),
            [W + 20, 790],
            [W + 20, H + 20],
            [-20, H + 20],
          ],
          n,
          10,
          0.012,
          12,
        ),
      );
      x.fill();
    },
    { grain: 0.16 },
  );
  stepping();
  const T = new Tones(),
    r = new Rng(15);
  for (let i = 0; i < 5200; i++) {
    const px = r.range(820, W),
      py = r.range(850, H);
    const drift = n.fbm(px * 0.005, py * 0.013, 3);
    if (drift < 0.1 + 0.2 * r.u()) continue;
    const size = (py - cam.hy) / 130;
    T.add(mix(mix("#5b2430", "#c4573a", clamp(0.4 + drift + r.g() * 0.2)), "#453f52", 0.2), (z) =>
      dab(z, px, py, size * r.range(0.7, 1.6), size * r.range(0.4, 0.8), r.range(0, 3)),
    );
  }
  const L = layer();
  T.flush(L.x);
  P.put(L);
}

/** A path of flat stones from the hall's corner round the fire to the trees, with moss beside it. */
function stepping() {
  const L = layer(),
    K = layer(),
    r = new Rng(21),
    T = new Tones();
  const way = catmull(
    pts("1010,1190 1060,1105 1016,1030 1050,950 1180,905 1330,880 1470,884 1640,850"),
    9,
  );
  const near = (y: number) => (y - cam.hy) / 640;
  for (let i = 0; i < 1500; i++) {
    const [px, py] = r.pick(way);
    const x = px + 62 * r.g() * near(py),
      y = py + 17 * r.g() * near(py);
    if (n.fbm(x * 0.006, y * 0.014, 2) < -0.02) continue;
    const s = 12 * near(y) * r.range(0.6, 1.4);
    T.add(r.pick(["#2b3a4a", "#374852", "#46554f"]), (z) =>
      dab(z, x - s, y, 2 * s, s * 0.5, 0.1 * r.g()),
    );
  }
  T.flush(L.x);
  for (let i = 2; i < way.length; i += r.chance(0.3) ? 3 : 2) {
    const [px, py] = way[i],
      s = near(py) * r.range(20, 31);
    const edge = Array.from({ length: 9 }, (_, k): Pt => {
      const a = (k / 9) * 6.283,
        w = s * r.range(0.8, 1.14);
      return [px + 7 * r.g() * near(py) + Math.cos(a) * w, py + Math.sin(a) * w * 0.36];
    });
    const stone = catmull(edge, 4, true);
    fillPoly(
      L.x,
      stone.map(([a, b]): Pt => [a, b + 4 * near(py)]),
      "#1f2540",
    );
    fillPoly(L.x, stone, r.pick(["#676a8a", "#575c7c", "#7d7a94"]));
    K.x.fillStyle = keyColour;
    K.x.beginPath();
    brushPath(K.x, stone.slice(2, 24), (t) => 0.6 + 1.8 * Math.sin(Math.PI * t));
    K.x.fill();
  }
  P.put(L);
  stamp(P.key.x, K);
}
