/** The slope on both sides of the steps: maples in every red, a few cedars that keep their green. */
import {
  bokashi,
  clamp,
  type Col,
  H,
  type Layer,
  layer,
  mix,
  ramp,
  Rng,
  W,
  type Pt,
} from "../../kit/core.ts";
import { brushPath, dab, poly, Tones } from "../../kit/brush.ts";
import { roundTree } from "../../kit/crowns.ts";
import { crown } from "../../kit/leafage.ts";
import { cedarCrown, limb, mapleSpray } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, hazed, KEY, n, slope, stepsMiddle } from "./d-plan.ts";

const reds = ["#4c1a1e", "#8f2a22", "#c8472a", "#e8793a", "#f8bf6c"],
  rusts = ["#44241c", "#7d4426", "#b8702e", "#dda048", "#f4d488"],
  crimsons = ["#3c141f", "#741d26", "#ac2c2c", "#d4543a", "#ee9c62"];
const shrub = ramp([
  [0, "#1b2a2a"],
  [0.4, "#3f5238"],
  [0.75, "#7f8750"],
  [1, "#d0c27c"],
]);
const inks = [reds, rusts, crimsons].map((c) => ramp(c.map((v, i) => [i / 4, v] as [number, Col])));

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
    L = layer();
  const trees: { x: number; y: number; kind: number }[] = [];
  /** growth below the trees is told by a kind above 1 */
  for (let k = 0; k < 60; k++) {
    const y = 46 - 37 * Math.pow(r.u(), 0.7),
      side = r.chance(0.5) ? 1 : -1;
    trees.push({ x: stepsMiddle(y) + side * (2.9 + r.u() * 9), y, kind: 1 + r.u() });
  }
  for (let k = 0; k < 120; k++) {
    const y = 8 + 52 * Math.pow(r.u(), 0.75),
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
      bush(L, sx, sy, u, d, t.kind > 1.45, r);
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
      roundTree(L.x, sx, sy - high * 0.95, wide, high, sy, r, {
        col: (v) => hazed(ink.at(v), d),
        light: -0.8,
        leaf: Math.max(3.2, u * 0.13),
        dens: 0.8,
      });
      if (u > 40) trunk(L, sx, sy, high, wide * 0.075, d, r);
    }
  }
  P.put(L, { occlude: 1 });
}
/** a low bush: evergreen, or turned */
function bush(L: Layer, sx: number, sy: number, u: number, d: number, green: boolean, r: Rng) {
  const tone = (t: number) => hazed(green ? shrub.at(t) : inks[1].at(t * 0.8), d);
  crown(
    L.x,
    sx,
    sy - u * 0.34,
    u * r.range(0.6, 1.1),
    u * r.range(0.36, 0.5),
    Math.max(3, u * 0.075),
    tone,
    r,
    n,
    6,
  );
}
/** a trunk with a shaded and a lit side and bark in short cuts, up into the leaves */
function trunk(L: Layer, sx: number, sy: number, high: number, wide: number, d: number, r: Rng) {
  const T = new Tones();
  const up: Pt[] = [
    [sx + wide * 0.2, sy + 3],
    [sx - wide * 0.2, sy - high * 0.28],
    [sx + wide * 0.1, sy - high * 0.5],
  ];
  T.add(hazed("#38282a", d), (z) => brushPath(z, up, (t) => wide * (1.5 - 0.7 * t)));
  const lit = up.map(([x, y]) => [x - wide * 0.3, y] as Pt);
  T.add(hazed("#7d5a42", d), (z) => brushPath(z, lit, (t) => wide * (0.6 - 0.3 * t)));
  for (let k = 0; k < 26; k++) {
    const t = r.u(),
      x = sx + wide * r.range(-0.6, 0.5),
      y = sy - high * 0.48 * t;
    T.add(
      hazed(r.chance(0.5) ? "#241a1e" : "#b08a62", d),
      (z) => dab(z, x, y, wide * r.range(0.5, 1.1), wide * 0.09, -1.57 + r.g() * 0.15),
      0.8,
    );
  }
  T.flush(L.x);
}
/** what has fallen already: litter in cuts that follow the ground */
function litter(P: Print) {
  const T = new Tones(),
    L = layer(),
    r = new Rng(31);
  const cols: Col[] = ["#8f3a26", "#c06a34", "#5a3c2e", "#d89a4c", "#3e3430", "#6f7142"];
  for (let k = 0; k < 15000; k++) {
    const d = 5 + 42 * Math.pow(r.u(), 1.5),
      px = r.range(-20, W + 20),
      x = (px - cam.cx) * (d / cam.f);
    const py = proj(cam, x, d, slope(d) - 0.25)[1];
    if (py > H + 10) continue;
    const s = clamp(42 / d, 1.6, 6.5) * r.range(0.6, 1.3);
    const c =
      cols[Math.floor(clamp(0.5 + 0.42 * n.n2(x * 0.5, d * 0.5) + 0.22 * r.g(), 0, 0.999) * 6)];
    T.add(hazed(c, Math.round(d / 4) * 4), (z) => dab(z, px, py, s * 2.2, s, r.g() * 0.5), 0.9);
  }
  T.flush(L.x);
  P.put(L);
}
/** a maple bough hangs into the sheet from the upper right, one tip from the upper left: near, dark and burning */
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
