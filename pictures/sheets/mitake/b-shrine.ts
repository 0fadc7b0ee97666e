/** The shrine on the summit: the only vermilion of the sheet. */
import { type Col, css, layer, mix, type Pt, ramp, Rng, stamp } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { type RoofPen } from "../../kit/roof-parts.ts";
import { tiledRoof } from "../../kit/roof.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, ground, KEY, MIST, stair } from "./hamlet.ts";

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
    P: (a, b, c) => onSheet(cam, a, b, c),
  };
  const box = (x0: number, x1: number, z0: number, z1: number, c: Col, dy = 0) => {
    const q = [p.P(x0, y + dy, z0), p.P(x1, y + dy, z0), p.P(x1, y + dy, z1), p.P(x0, y + dy, z1)];
    L.x.fillStyle = css(c);
    L.x.fillRect(q[3][0], q[3][1], q[1][0] - q[3][0], q[1][1] - q[3][1]);
  };
  const red = mix("#c8371f", MIST, 0.06),
    shade = mix("#7a1f1c", MIST, 0.1);
  box(1, 17, z + 0.2, z + 1.2, "#8f9692");
  box(1.2, 16.8, z + 1.2, z + 1.8, "#c9c3b0");
  box(2.4, 15.6, z + 1.8, z + 6.6, red);
  // plaster between the posts, a dark doorway in the middle, deep shade below the eave
  for (let k = 0; k < 5; k++) {
    const x0 = 3 + k * 2.44;
    box(x0, x0 + 1.9, z + 2.6, z + 5, k === 2 ? "#3a2024" : "#ecdcba", -0.05);
  }
  box(2.4, 15.6, z + 5.1, z + 6.6, shade, -0.1);
  box(1.6, 16.4, z + 1.8, z + 2.5, red, -0.3);
  for (let k = 0; k < 9; k++) box(1.7 + k * 1.78, 2.0 + k * 1.78, z + 1.8, z + 2.5, shade, -0.35);
  box(7.4, 10.2, z - 0.8, z + 1.9, "#d8cfb6", -0.4);
  for (let k = 2; k < 6; k++)
    box(7.4, 10.2, z - 2 + k * 0.65, z - 1.75 + k * 0.65, "#8d9290", -0.45);
  tiledRoof(p, {
    cx: 9,
    y: y + 3,
    run: 6,
    ridge: z + 11.8,
    eave: z + 6.2,
    half: 6.8,
    wide: 11.4,
    gable: 0.45,
    upturn: 1.7,
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

/** a vermilion gate over the stair */
export function gate(P: Print, y: number) {
  const L = layer(),
    at = (x: number, h: number): Pt => onSheet(cam, x, y, ground(stair.x, y) + h),
    red = css(mix("#c8371f", MIST, 0.04));
  const bar = (a: Pt, b: Pt, w: number, c: string) => {
    L.x.strokeStyle = c;
    L.x.lineWidth = w;
    L.x.beginPath();
    L.x.moveTo(...a);
    L.x.quadraticCurveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + w * 0.7, ...b);
    L.x.stroke();
  };
  const u = cam.f / y;
  for (const s of [-1, 1])
    bar(at(stair.x + s * 2.3, -0.4), at(stair.x + s * 2.05, 4.9), u * 0.42, red);
  bar(at(stair.x - 2.7, 3.7), at(stair.x + 2.7, 3.7), u * 0.34, red);
  bar(at(stair.x - 3.4, 5.2), at(stair.x + 3.4, 5.2), u * 0.5, red);
  bar(at(stair.x - 3.6, 5.55), at(stair.x + 3.6, 5.55), u * 0.26, css("#2c2a30"));
  P.put(L, { occlude: 1 });
}
