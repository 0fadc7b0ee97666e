/** The hall: lit doors under deep eaves, the tiles; and the yard round it. */
import {
  bokashi,
  clamp,
  css,
  H,
  layer,
  lerp,
  mix,
  Rng,
  sstep,
  stamp,
  tick,
  type V3,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, poly, roughen, Tones } from "../../kit/brush.ts";
import { printRoof, type RoofShape } from "./templeroof.ts";
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
const FRONT = -6,
  SIDE = 7.6,
  FLOOR = 0.9;

/** Walls first, then the roof over them. */
export function printHall() {
  let L = layer(),
    K = layer();
  printWalls();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  L = layer();
  K = layer();
  printRoof(
    L.x,
    K.x,
    place,
    shape,
    {
      tile: "#566079",
      dark: "#222840",
      light: "#b3aebb",
      sideTile: "#3b4460",
      gableFill: "#3f323c",
      gableEdge: "#2d2530",
      key: keyColour,
      shade: (c, v) =>
        mix(mix(c, "#eeae98", 0.36 * (1 - v) ** 1.4), "#161c33", 0.42 * sstep(0.45, 1, v)),
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

  function face(points: readonly V3[], c: string | CanvasGradient, line = 1.4) {
    const p = points.map(place);
    L.x.fillStyle = c;
    poly(L.x, p);
    L.x.fill();
    if (!line) return;
    K.x.fillStyle = css(keyColour, 0.85);
    K.x.beginPath();
    for (const [i, a] of p.entries()) brushPath(K.x, [a, p[(i + 1) % p.length]], () => line);
    K.x.fill();
  }
  /** Front and right side: posts, paper doors with the lamps lit behind, a veranda all round. */
  function printWalls() {
    const deck = 1.2;
    face(
      [
        [-SIDE - deck, FRONT - deck, 0],
        [SIDE + deck, FRONT - deck, 0],
        [SIDE + deck, FRONT - deck, FLOOR],
        [-SIDE - deck, FRONT - deck, FLOOR],
      ],
      "#171724",
    );
    face(
      [
        [SIDE + deck, FRONT - deck, 0],
        [SIDE + deck, 6, 0],
        [SIDE + deck, 6, FLOOR],
        [SIDE + deck, FRONT - deck, FLOOR],
      ],
      "#12131f",
    );
    face(
      [
        [-SIDE - deck, FRONT - deck, FLOOR],
        [SIDE + deck, FRONT - deck, FLOOR],
        [SIDE + deck, 6, FLOOR],
        [-SIDE - deck, 6, FLOOR],
      ],
      "#574450",
    );
    const bays = 7;
    for (let i = 0; i < bays; i++) {
      const a = lerp(-SIDE, SIDE, i / bays),
        b = lerp(-SIDE, SIDE, (i + 1) / bays);
      paper((u, w) => [lerp(a, b, u), FRONT, w], i === 0 || i === bays - 1);
    }
    for (let i = 0; i < 5; i++) {
      const a = lerp(FRONT, 6, i / 5),
        b = lerp(FRONT, 6, (i + 1) / 5);
      paper((u, w) => [SIDE, lerp(a, b, u), w], i > 1);
    }
  }
  function paper(at: (u: number, w: number) => V3, dark: boolean) {
    const [x0, y0] = place(at(0.5, 4.6)),
      [, y1] = place(at(0.5, FLOOR));
    face(
      [at(0, FLOOR), at(1, FLOOR), at(1, 5), at(0, 5)],
      dark ? "#2b2432" : bokashi(L.x, x0, y0, x0, y1, stops("0 #c9743a, 0.45 #f3b45e, 1 #ffdf9c")),
      2.4,
    );
    if (dark) return;
    L.x.fillStyle = "rgba(84,44,36,.85)";
    L.x.beginPath();
    for (let k = 1; k < 6; k++)
      brushPath(L.x, [place(at(k / 6, FLOOR)), place(at(k / 6, 4.8))], () => (k === 3 ? 3 : 1.3));
    for (const w of [1.9, 2.9, 3.9]) brushPath(L.x, [place(at(0, w)), place(at(1, w))], () => 1.3);
    L.x.fill();
    L.x.fillStyle = "#5a3430";
    poly(L.x, [at(0, FLOOR), at(1, FLOOR), at(1, FLOOR + 0.55), at(0, FLOOR + 0.55)].map(place));
    L.x.fill();
  }
}

/** Gravel in the last light, a lit patch before the doors, drifts of leaves. */
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
  P.light(
    (x) => {
      const spill = (a: V3, b: V3, c: V3, d: V3, alpha: number) => {
        const p = [a, b, c, d].map(place);
        x.fillStyle = bokashi(
          x,
          p[0][0],
          p[0][1],
          p[3][0],
          p[3][1],
          stops("0 #f2a860, 1 #f2a860"),
          [
            [0, alpha],
            [1, 0],
          ],
        );
        poly(x, p);
        x.fill();
      };
      spill([-5.2, FRONT - 1.2, 0], [5.4, FRONT - 1.2, 0], [6.0, -11, 0], [-5.8, -11, 0], 0.24);
      spill([SIDE + 1.2, -5.6, 0], [SIDE + 1.2, -1.4, 0], [13.5, -0.6, 0], [13.5, -7, 0], 0.26);
    },
    { blur: 16 },
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
