/** The hall's roof, and the yard round it. */
import {
  bokashi,
  type Col,
  clamp,
  css,
  H,
  layer,
  mix,
  type Pt,
  Rng,
  sstep,
  stamp,
  tick,
  type V3,
  W,
} from "../../kit/core.ts";
import { dab, poly, roughen, Tones } from "../../kit/brush.ts";
import { printRoof, type RoofShape } from "../../kit/templeroof.ts";
import { proj } from "../../kit/terrain.ts";
import { stops } from "../../kit/points.ts";
import { P, n, keyColour, cam } from "./d-stage.ts";

export const shape: RoofShape = {
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

/** Yard, what shows of the walls, the tiles. */
export function printHall() {
  {
    const turn = -0.5;
    const origin: V3 = [-2.6, 27.6, -1.6];
    const place = ([u, v, w]: V3): Pt => {
      const q = proj(
        cam,
        origin[0] + u * Math.cos(turn) - v * Math.sin(turn),
        origin[1] + u * Math.sin(turn) + v * Math.cos(turn),
        origin[2] + w,
      );
      return [q[0], q[1]];
    };
    const L = layer(),
      K = layer();
    printYard(place);
    // what shows of the walls under the eaves
    const wall = (a: V3, b: V3, c: Col) => {
      L.x.fillStyle = css(c);
      poly(L.x, [
        place([a[0], a[1], 0]),
        place([b[0], b[1], 0]),
        place([b[0], b[1], 5.4]),
        place([a[0], a[1], 5.4]),
      ]);
      L.x.fill();
    };
    wall([-7.6, -6, 0], [7.6, -6, 0], "#2a2530");
    wall([7.6, -6, 0], [7.6, 6, 0], "#221f2c");
    printRoof(
      L.x,
      K.x,
      place,
      shape,
      {
        tile: "#5b6479",
        dark: "#262b3d",
        light: "#a9a8b4",
        sideTile: "#434b61",
        gableFill: "#3f323c",
        gableEdge: "#2d2530",
        key: keyColour,
        shade: (c, v) => mix(mix(c, "#e2a892", 0.26 * (1 - v)), "#1d2236", 0.3 * sstep(0.7, 1, v)),
      },
      new Rng(5),
      1,
      0.42,
    );
    P.put(L, { occlude: 1 });
    stamp(P.key.x, K);
  }
  tick("hall");
}

/** Raked gravel round the hall, edged with moss and fallen leaves. */
export function printYard(place: (p: V3) => Pt) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 640, 0, H, stops("0 #6f6f6e, 0.3 #4c5456, 1 #1c2530"));
      poly(
        x,
        roughen(
          [
            [-20, 790],
            [260, 690],
            [700, 640],
            [1200, 690],
            [W + 20, 800],
            [W + 20, H + 20],
            [-20, H + 20],
          ],
          n,
          14,
          0.01,
          14,
        ),
      );
      x.fill();
    },
    { grain: 0.16 },
  );
  const T = new Tones(),
    r = new Rng(15);
  for (let i = 0; i < 9000; i++) {
    const [px, py] = place([r.range(-22, 22), r.range(-20, 14), 0]);
    if (py < 690 || px < -20 || px > W + 20) continue;
    const drift = n.fbm(px * 0.005, py * 0.009, 3);
    if (drift < -0.05 + 0.25 * r.u()) continue;
    const c = mix(mix("#5b2430", "#b8503a", clamp(0.4 + drift + r.g() * 0.2)), "#453f52", 0.25);
    T.add(c, (z) => dab(z, px, py, r.range(5, 11), r.range(3, 6), r.range(0, 3)), 0.9);
  }
  const L = layer();
  T.flush(L.x);
  P.put(L);
}
