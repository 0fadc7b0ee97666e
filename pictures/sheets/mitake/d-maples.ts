/** Maples in the dusk: crowns below the steps, dark and red, and one bough close to us. */
import { bokashi, H, layer, mix, type Pt, ramp, Rng, W } from "../../kit/core.ts";
import { dab, mapleLeaf, poly, Tones } from "../../kit/brush.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";
import { crown } from "../../kit/leafage.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, dusky, KEY, n, slope, stepsMiddle } from "./d-plan.ts";

const crimson = ramp([
  [0, "#1c1028"],
  [0.25, "#471a30"],
  [0.5, "#8c2a34"],
  [0.75, "#c94a36"],
  [1, "#f09a62"],
]);
/** ground and crowns on the slope, far to near */
export function woods(P: Print) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 980, 0, H, [
        [0, "#3c4a6c"],
        [0.4, "#33395a"],
        [1, "#232642"],
      ]);
      const edge: Pt[] = [];
      for (let px = -10; px <= W + 10; px += 20) edge.push([px, 1046 - 0.05 * Math.abs(px - 1150)]);
      poly(x, [...edge, [W + 10, H], [-10, H]]);
      x.fill();
    },
    { grain: 0.12 },
  );
  litter(P);
  const r = new Rng(404),
    L = layer();
  const trees = Array.from({ length: 74 }, () => {
    const y = 9 + 46 * Math.pow(r.u(), 0.8),
      side = r.chance(0.5) ? 1 : -1;
    return { x: stepsMiddle(y) + side * (3.6 + 15 * r.u() * (y / 40 + 0.35)), y, red: r.u() };
  }).sort((a, b) => b.y - a.y);
  for (const t of trees) {
    const [sx, sy, d] = proj(cam, t.x, t.y, slope(t.y) - 0.3),
      u = cam.f / d;
    if (sx < 760 || sx > W + 260) continue;
    const wide = u * r.range(1.3, 2.1),
      up = u * r.range(1.7, 2.5);
    L.x.fillStyle = `rgb(${dusky("#171225", d * 0.35)
      .map(Math.round)
      .join(",")})`;
    poly(L.x, [
      [sx - u * 0.08, sy + u * 0.2],
      [sx - u * 0.05, sy - up],
      [sx + u * 0.05, sy - up],
      [sx + u * 0.08, sy + u * 0.2],
    ]);
    L.x.fill();
    const dark = t.red < 0.3;
    // a maple spreads in tiers: a low broad crown, lesser ones beside it, some lower than others
    for (const [across, drop, size] of [
      [-0.62, 0.34, 0.62],
      [0.58, 0.2 + 0.3 * t.red, 0.7],
      [0.08, -0.12, 1],
    ])
      crown(
        L.x,
        sx + across * wide * r.range(0.8, 1.2),
        sy - up + drop * wide,
        wide * size,
        wide * size * r.range(0.3, 0.42),
        Math.max(2.6, Math.min(9, u * 0.085)),
        (v) =>
          dusky(dark ? mix("#141a30", "#4a5a68", v) : crimson.at(Math.round(v * 4) * 0.2), d * 0.8),
        r,
        n,
        5,
      );
  }
  P.put(L, { occlude: 1 });
}
/** fallen leaves as strokes that follow the ground */
function litter(P: Print) {
  const T = new Tones(),
    r = new Rng(31);
  for (let k = 0; k < 9000; k++) {
    const d = 7 + 50 * Math.pow(r.u(), 1.4),
      x = r.range(-20, W + 20),
      y = cam.hy - (cam.f * (slope(d) - 0.25 - cam.z)) / d;
    if (y < 1046 || y > H + 6) continue;
    const s = Math.max(1.6, 40 / d) * r.range(0.6, 1.3),
      heap = n.n2(x * 0.004, d * 0.2);
    const c =
      heap + 0.4 * r.g() > 0.2
        ? crimson.at(Math.round(r.range(0.25, 0.7) * 6) / 6)
        : r.pick(["#222a48", "#465274", "#2b2e4e"]);
    T.add(dusky(c, d), (z) => dab(z, x, y, s * 2.2, s, r.g() * 0.5), 0.85);
  }
  T.flush(P.base.x);
}
/** a bough from the upper right, against the rose of the sky */
export function bough(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(77);
  const wood = { body: "#1b1526", light: "#5a3a44", key: KEY, lightDir: -1 };
  const limbs: [Pt[], number, number][] = [
    [
      [
        [1680, 96],
        [1500, 150],
        [1350, 130],
        [1180, 176],
      ],
      22,
      4,
    ],
    [
      [
        [1520, 146],
        [1440, 226],
        [1330, 262],
      ],
      11,
      3,
    ],
    [
      [
        [1680, 250],
        [1580, 300],
        [1500, 372],
      ],
      13,
      3,
    ],
  ];
  for (const [pts, w0, w1] of limbs) limb(L.x, K.x, pts, w0, w1, r, wood);
  const sprays: [number, number, number, number][] = [
    [1570, 60, 330, 110],
    [1400, 84, 260, 70],
    [1520, 160, 280, 84],
    [1300, 150, 220, 56],
    [1190, 184, 150, 40],
    [1600, 270, 220, 80],
    [1360, 246, 190, 50],
    [1500, 356, 150, 60],
    [1440, 196, 170, 50],
  ];
  for (const [cx, cy, w, h] of sprays)
    mapleSpray(L.x, cx, cy, w, h, r, {
      leaf: 15,
      ramp: (t) => crimson.at(Math.min(1, t * 0.95)),
      dens: 0.9,
      under: 0.45,
      light: -0.05,
      droop: 0.14,
    });
  // a few leaves on the wind
  const T = new Tones();
  for (const [px, py, s, a] of [
    [1010, 250, 15, 0.5],
    [905, 372, 12, 2.2],
    [1240, 612, 13, 4],
    [1046, 706, 10, 1.2],
    [1385, 470, 14, 3.1],
  ])
    T.add(crimson.at(0.7), (z) => mapleLeaf(z, px, py, s, a, 0.62, 7));
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  P.put(K, { op: "multiply", alpha: 0.5 });
}
/** fallen leaves on the cap of the plinth and before it */
export function fallen(P: Print, spots: readonly Pt[]) {
  const L = layer(),
    r = new Rng(12),
    T = new Tones();
  for (const [sx, sy] of spots) {
    const size = r.range(9, 15),
      turn = r.range(0, 6.28),
      flat = r.range(0.3, 0.5);
    T.add(crimson.at(r.range(0.45, 0.9)), (z) => mapleLeaf(z, sx, sy, size, turn, flat, 7));
    T.add("#120e1e", (z) => dab(z, sx - size * 0.5, sy + size * 0.3, size, size * 0.2, 0), 0.5);
  }
  T.flush(L.x);
  P.put(L);
}
