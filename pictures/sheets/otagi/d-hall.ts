/** The hall: its tiles, a few leaves on them; and the yard beside it. */
import { bokashi, clamp, H, layer, mix, Rng, sstep, stamp, tick, W } from "../../kit/core.ts";
import { dab, mapleLeaf, poly, roughen, Tones } from "../../kit/brush.ts";
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
      dark: "#222840",
      light: "#9793aa",
      sideTile: "#3b4460",
      gableFill: "#3f323c",
      gableEdge: "#2d2530",
      key: keyColour,
      shade: (c, v) =>
        mix(mix(c, "#eeae98", 0.42 * (1 - v) ** 1.6), "#161c33", 0.58 * sstep(0.3, 1, v)),
    },
    new Rng(5),
    1,
    0.42,
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
  for (let i = 0; i < 80; i++) {
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
  const T = new Tones(),
    r = new Rng(15);
  for (let i = 0; i < 5200; i++) {
    const [px, py] = place([r.range(-24, 26), r.range(-22, 12), 0]);
    if (py < 790 || px < -20 || px > W + 20 || py > H + 20) continue;
    const drift = n.fbm(px * 0.004, py * 0.008, 3);
    if (drift < 0.04 + 0.25 * r.u()) continue;
    const size = (py - cam.hy) / 110;
    T.add(mix(mix("#5b2430", "#c4573a", clamp(0.4 + drift + r.g() * 0.2)), "#453f52", 0.2), (z) =>
      dab(z, px, py, size * r.range(0.7, 1.6), size * r.range(0.4, 0.8), r.range(0, 3)),
    );
  }
  const L = layer();
  T.flush(L.x);
  P.put(L);
}
