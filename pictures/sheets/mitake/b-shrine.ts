/** The shrine on the summit: the one vermilion note of the sheet. */
import { type Col, css, layer, mix, type Pt, ramp, Rng, stamp } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { type RoofPen } from "../../kit/roof-parts.ts";
import { tiledRoof } from "../../kit/roof.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, ground, KEY, MIST } from "./hamlet.ts";

export function shrine(P: Print) {
  const L = layer(),
    K = layer(),
    y = 100,
    z = ground(9, y) - 0.5;
  const p: RoofPen = {
    x: L.x,
    k: K.x,
    key: mix(KEY, MIST, 0.35),
    r: new Rng(4),
    ppm: cam.f / y,
    P: (a, b, c) => proj(cam, a, b, c).slice(0, 2) as Pt,
  };
  const box = (x0: number, x1: number, z0: number, z1: number, c: Col, dy = 0) => {
    const q = [p.P(x0, y + dy, z0), p.P(x1, y + dy, z0), p.P(x1, y + dy, z1), p.P(x0, y + dy, z1)];
    L.x.fillStyle = css(c);
    L.x.fillRect(q[3][0], q[3][1], q[1][0] - q[3][0], q[1][1] - q[3][1]);
  };
  box(1.5, 16.5, z, z + 1.6, "#b4b0a4");
  box(3, 15, z + 1.6, z + 5.8, mix("#c23a24", MIST, 0.12));
  for (let k = 0; k < 6; k++) box(3 + k * 2.33, 3.5 + k * 2.33, z + 1.6, z + 5.8, "#8f2c22", -0.1);
  box(4, 14, z + 2.4, z + 4.6, "#e0cfae", -0.05);
  for (let k = 0; k < 6; k++) box(3 + k * 2.33, 3.5 + k * 2.33, z + 1.6, z + 5.8, "#a5352a", -0.1);
  tiledRoof(p, {
    cx: 9,
    y: y + 3,
    run: 6,
    ridge: z + 12.4,
    eave: z + 6,
    half: 6.4,
    wide: 10.4,
    gable: 0.45,
    upturn: 1.2,
    ramp: ramp([
      [0, "#35505c"],
      [0.5, "#6a8a8c"],
      [1, "#d8dcc0"],
    ]),
    rim: "#f2e2b4",
    shade: (u, v) => 0.5 - 0.2 * u + 0.1 * v,
    tile: 0.5,
  });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
