/** The far shore: paper lanterns here and there along the path, and a couple who look up at the moon. */
import { css, layer, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { strollers } from "./c-people.ts";
import { SHORE } from "./c-plan.ts";

/** Lanterns: position, height above the shore, height of the paper, its width by that, turn (-1 left .. 1 right), lean. */
const LAMPS = [
  [92, 10, 19, 0.74, 0.5, 0.03],
  [322, 18, 27, 0.6, -0.4, -0.03],
  [374, 8, 19, 0.86, 0.6, 0.07],
  [652, 24, 25, 0.7, 0.3, 0],
  [704, 10, 33, 0.56, -0.6, -0.05],
  [958, 30, 36, 0.7, 0.5, 0.03],
  [1112, 22, 56, 0.58, -0.5, -0.02],
  [1176, 34, 37, 0.84, 0.35, 0.06],
] as const;

export function shore(P: Print) {
  // the grass of the bank, dark, with the lanterns' light on it
  const T = new Tones(),
    r = new Rng(71);
  P.block((x) => {
    x.fillStyle = "#16264e";
    x.beginPath();
    x.moveTo(-10, SHORE(0) + 12);
    for (let px = -10; px <= W + 10; px += 10)
      x.lineTo(px, SHORE(px) - 7 - 4 * P.noise.n2(px * 0.004, 2));
    for (let px = W + 10; px >= -10; px -= 10) x.lineTo(px, SHORE(px) + 3);
    x.fill();
  });
  const lightAt = (px: number) =>
    Math.max(...LAMPS.map(([at, , size]) => Math.exp(-(((px - at) / (size * 1.5)) ** 2))));
  for (let k = 0; k < 4200; k++) {
    const px = r.range(-10, W + 10),
      py = SHORE(px) + 3 - Math.abs(r.g()) * 12,
      len = r.range(8, 20) * (0.7 + 0.5 * (px / W));
    const lit = lightAt(px) * r.range(0.4, 1);
    const c =
      lit > 0.6 ? "#c9a35e" : lit > 0.32 ? "#5f7062" : r.chance(0.25) ? "#2c4676" : "#14234a";
    T.add(c, (z) => dab(z, px, py, len, len * 0.14, -1.57 + r.g() * 0.45));
  }
  T.flush(P.base.x);
  const [L, K] = [layer(), layer()];
  strollers(L.x, K.x, [858, SHORE(858) + 1], 54);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  for (const lamp of LAMPS) lantern(P, lamp);
}

function lantern(P: Print, [cx, foot, size, wide, turn, lean]: (typeof LAMPS)[number]) {
  const base = SHORE(cx) - 4;
  P.light((x) => {
    const y = base - foot - size / 2;
    const g = x.createRadialGradient(cx, y, 2, cx, y, size * 2.3);
    g.addColorStop(0, css("#ffb25a", 0.55));
    g.addColorStop(0.4, css("#e08a3c", 0.2));
    g.addColorStop(1, css("#e08a3c", 0));
    x.fillStyle = g;
    x.fillRect(cx - 200, base - 300, 400, 400);
  });
  const L = layer();
  // `u` runs over both faces, -0.5 to 0.5; the edge between them is where the turn puts it, and it is a little lower
  const edge = -turn * 0.3;
  const at = (u: number, v: number): Pt => {
    const drop = 0.07 * (1 - Math.abs(u - edge) * 1.6);
    return [
      cx + u * wide * size + lean * (v * size + foot),
      base - foot - v * size + drop * size * (v < 0.5 ? 1 : -0.2),
    ];
  };
  const quad = (c: string, u0: number, v0: number, u1: number, v1: number) => {
    L.x.fillStyle = c;
    poly(L.x, [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
    L.x.fill();
  };
  quad("#0c1228", -0.07, -foot / size, 0.07, 0);
  // the broad face is paler than the narrow one
  for (const [u0, u1] of [
    [-0.5, edge],
    [edge, 0.5],
  ]) {
    const broad = u1 - u0 > 0.5;
    const m = (u1 - u0) * 0.14;
    quad(broad ? "#f6bd62" : "#cf7a2c", u0, 0, u1, 1);
    quad(broad ? "#fff0be" : "#eda24a", u0 + m, 0.14, u1 - m, 0.72);
  }
  quad("#0f1428", edge - 0.03, 0, edge + 0.03, 1);
  const eave = at(edge, 1);
  L.x.fillStyle = "#0f1428";
  poly(L.x, [
    at(-0.66, 0.98),
    eave,
    at(0.66, 0.98),
    [eave[0] + 0.06 * size, eave[1] - 0.26 * size],
  ]);
  L.x.fill();
  for (const [u0, u1] of [
    [-0.54, edge],
    [edge, 0.54],
  ])
    quad("#0f1428", u0, -0.07, u1, 0.01);
  P.put(L, { occlude: 1 });
}
