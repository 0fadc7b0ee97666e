/** The slope on both sides of the steps: maples in many reds, a few green cedars. */
import { bokashi, H, layer, mix, Rng, W, type Pt } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { cedarCrown, limb, mapleSpray } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { maple } from "./d-maple.ts";
import { inks, litter, undergrowth } from "./d-undergrowth.ts";
import { cam, hazed, KEY, slope, stepsMiddle } from "./d-plan.ts";

/** ground and trees, far to near */
export function woods(P: Print) {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, 800, 0, H, [
        [0, "#96704a"],
        [0.5, "#6a4a36"],
        [1, "#33292a"],
      ]);
      const edge: Pt[] = [];
      for (let px = -10; px <= W + 10; px += 20) edge.push([px, 838 - 0.12 * Math.abs(px - 830)]);
      poly(x, [...edge, [W + 10, H], [-10, H]]);
      x.fill();
    },
    { grain: 0.12 },
  );
  litter(P);
  const r = new Rng(404),
    L = layer(),
    K = layer();
  const trees: { x: number; y: number; kind: number }[] = [];
  /** undergrowth below the trees has a kind above 1 */
  for (let k = 0; k < 60; k++) {
    const y = 46 - 37 * Math.pow(r.u(), 0.7),
      side = r.chance(0.5) ? 1 : -1;
    trees.push({ x: stepsMiddle(y) + side * (2.9 + r.u() * 9), y, kind: 1 + r.u() });
  }
  for (let k = 0; k < 84; k++) {
    const y = 9 + 52 * Math.pow(r.u(), 0.75),
      side = r.chance(0.52) ? 1 : -1;
    const off = 3.6 + 18 * r.u() * (y / 40 + 0.3);
    trees.push({ x: stepsMiddle(y) + side * off, y, kind: r.u() });
  }
  trees.sort((a, b) => b.y - a.y);
  for (const t of trees) {
    const [sx, sy, d] = proj(cam, t.x, t.y, slope(t.y) - 0.3),
      u = cam.f / d;
    if (sx < -240 || sx > W + 240) continue;
    if (t.kind > 1) {
      undergrowth(L, sx, sy, u, d, t.kind > 1.45, r);
      continue;
    }
    const behind = sx > 60 && sx < 660;
    if (t.kind < 0.2 && !behind && t.y > 18) {
      const tall = u * r.range(6, 9);
      cedarCrown(L.x, sx, sy - tall, sy - u * 0.4, u * 1.3, r, {
        s: Math.max(0.9, u / 26),
        dens: 0.7,
        lightDir: -1,
        col: (v) => hazed(mix("#16302f", "#8c9a58", v), d),
      });
    } else {
      const ink = inks[Math.floor(Math.max(0, (t.kind - 0.2) / 0.8) * 2.99)];
      const wide = u * r.range(3.4, 5),
        high = wide * r.range(0.66, 0.85);
      maple(
        L,
        K,
        { foot: [sx, sy], wide, high, depth: d, leaf: Math.max(3.4, Math.min(11, u * 0.11)) },
        ink,
        r,
      );
    }
  }
  P.put(L, { occlude: 1 });
  P.put(K, { op: "multiply", alpha: 0.4 });
}
/** a maple branch at the upper right, a smaller one at the upper left: near, dark and bright red */
export function boughs(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(77);
  const wood = { body: "#2b2022", light: "#6b4a3a", key: KEY, lightDir: -1 };
  const limbs: [Pt[], number, number][] = [
    [
      [
        [1660, 60],
        [1480, 96],
        [1310, 70],
        [1150, 104],
      ],
      26,
      5,
    ],
    [
      [
        [1480, 96],
        [1400, 170],
        [1290, 196],
      ],
      13,
      3,
    ],
    [
      [
        [1660, 180],
        [1560, 230],
        [1470, 300],
      ],
      15,
      3,
    ],
    [
      [
        [-40, 40],
        [90, 66],
        [210, 44],
      ],
      16,
      3,
    ],
  ];
  for (const [pts, w0, w1] of limbs) limb(L.x, K.x, pts, w0, w1, r, wood);
  const ink = inks[0];
  for (const [cx, cy, w, h] of [
    [1560, 40, 330, 120],
    [1330, 40, 300, 96],
    [1170, 96, 220, 70],
    [1500, 140, 280, 96],
    [1300, 190, 220, 70],
    [1580, 232, 240, 96],
    [1480, 300, 190, 66],
    [1420, 108, 220, 66],
    [60, 30, 260, 80],
    [190, 52, 170, 54],
    [30, 96, 170, 54],
  ])
    mapleSpray(L.x, cx, cy, w, h, r, {
      leaf: 15,
      ramp: (t) => ink.at(t),
      dens: 1.05,
      light: -0.04,
      droop: 0.12,
    });
  P.put(L, { occlude: 1 });
  P.put(K, { op: "multiply", alpha: 0.5 });
}
