/** The gate at the head of the lane and the roof of the shrine above it: the only vermilion of the sheet. */
import { type Col, css, layer, mix, type Pt, ramp, Rng, stamp } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { type RoofPen } from "../../kit/roof-parts.ts";
import { tiledRoof } from "../../kit/roof.ts";
import { onSheet } from "../../kit/terrain.ts";
import { base, cam, KEY, lane, MIST, seenAt } from "./b-plan.ts";

const RED = "#d8391f";
export const SHRINE = 122,
  GATE = 110;
export function shrine(P: Print) {
  const L = layer(),
    K = layer(),
    y = SHRINE,
    [cx, , z] = seenAt([1052, 398], y);
  const p: RoofPen = {
    x: L.x,
    k: K.x,
    key: mix(KEY, MIST, 0.4),
    r: new Rng(4),
    ppm: cam.f / y,
    P: (a, b, c) => onSheet(cam, a, b, c),
  };
  const box = (x0: number, x1: number, z0: number, z1: number, c: Col) => {
    const a = p.P(cx + x0, y, z + z1),
      b = p.P(cx + x1, y, z + z0);
    L.x.fillStyle = css(c);
    L.x.fillRect(a[0], a[1], b[0] - a[0], b[1] - a[1]);
  };
  box(-6.4, 6.4, 0, 5.4, mix(RED, MIST, 0.2));
  for (let k = 0; k < 5; k++)
    box(
      -5.6 + k * 2.34,
      -3.9 + k * 2.34,
      0.8,
      3.4,
      k === 2 ? "#ffcb72" : mix("#ecdcc0", MIST, 0.4),
    );
  box(-6.6, 6.6, 3.8, 5.6, mix("#6c2024", MIST, 0.24));
  tiledRoof(p, {
    cx,
    y: y + 3,
    run: 6,
    ridge: z + 10.8,
    eave: z + 5.4,
    half: 6,
    wide: 10.4,
    gable: 0.45,
    upturn: 1.7,
    ramp: ramp([
      [0, "#2b4054"],
      [0.5, "#63798a"],
      [1, "#e5c8b4"],
    ]),
    rim: "#f2d2b4",
    shade: (u, v) => 0.46 - 0.3 * u + 0.1 * v,
    tile: 0.5,
  });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
export function gate(P: Print) {
  const L = layer(),
    sx = lane(GATE),
    sy = base(GATE),
    u = cam.f / GATE;
  const at = (x: number, h: number): Pt => [sx + x * u, sy - h * u];
  const bar = (a: Pt, b: Pt, w: number, c: Col, sag = 0) => {
    L.x.strokeStyle = css(c);
    L.x.lineWidth = w * u;
    L.x.lineCap = "butt";
    L.x.beginPath();
    L.x.moveTo(...a);
    L.x.quadraticCurveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * u, ...b);
    L.x.stroke();
  };
  for (const s of [-1, 1]) bar(at(s * 3, -0.3), at(s * 2.65, 6.6), 0.6, RED);
  bar(at(-3.5, 4.9), at(3.5, 4.9), 0.42, RED);
  bar(at(0, 4.9), at(0, 6.6), 0.42, RED);
  bar(at(-4.6, 6.9), at(4.6, 6.9), 0.66, RED, 0.5);
  bar(at(-4.9, 7.4), at(4.9, 7.4), 0.36, "#2b2634", 0.5);
  P.put(L, { occlude: 1 });
}
