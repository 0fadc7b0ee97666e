/** A persimmon tree over the lane, half its leaves gone, full of fruit. */
import { Rng, clamp, layer, ramp, stamp, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { fruit, winterMandarin } from "../../kit/citrus.ts";
import { limb } from "../../kit/flora.ts";
import { Tones, brushPath, catmull, dab } from "../../kit/brush.ts";

import { persimmonFruit } from "./d-bough.ts";

const leafInk = ramp([
  [0, "#2f3a3e"],
  [0.3, "#5a5f3c"],
  [0.55, "#a8843c"],
  [0.78, "#e0a04a"],
  [1, "#fbdc90"],
]);
export function persimmon(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(27);
  const wood = { body: "#3a2c38", light: "#b08468", key: "#1c1726", lightDir: 1 };
  const bough = (pts: Pt[], a: number, b: number) => limb(L.x, K.x, pts, a, b, r, wood);
  const limbs: Pt[][] = [
    [
      [1660, 330],
      [1560, 250],
      [1460, 220],
      [1370, 180],
      [1290, 190],
    ],
    [
      [1560, 250],
      [1500, 150],
      [1420, 90],
      [1330, 70],
    ],
    [
      [1660, 130],
      [1580, 70],
      [1490, 40],
      [1400, 10],
    ],
    [
      [1460, 220],
      [1420, 280],
      [1370, 320],
      [1340, 372],
    ],
    [
      [1640, 320],
      [1560, 350],
      [1510, 400],
      [1490, 440],
    ],
  ];
  limbs.forEach((p, i) => bough(p, i ? 16 : 34, 4));
  // broad single leaves at the twigs: those below in shade, those on the right in the sun
  const along = limbs.flatMap((p) => catmull(p, 9));
  for (const pass of [0, 1, 2, 3]) {
    const T = new Tones();
    for (let i = 0; i < [300, 260, 190, 90][pass]; i++) {
      const [x, y] = r.pick(along),
        px = x + r.g() * 34 + pass * 3,
        py = y + r.g() * 26 + 10 - pass * 7,
        l = r.range(24, 40);
      if (i % 4 === 0)
        T.add(wood.body, (q) =>
          brushPath(
            q,
            [
              [x, y],
              [px, py + 2],
            ],
            (v) => 3.4 - 2 * v,
          ),
        );
      const t = [0.06, 0.34, 0.58, 0.86][pass] + r.g() * 0.05;
      T.add(leafInk.at(clamp(Math.round(t * 14) / 14)), (q) => {
        const a = 1.5 + r.g() * 0.7;
        dab(q, px, py, l, l * 0.66, a, 0.12);
      });
    }
    T.flush(L.x);
  }
  // small ones farther back, half in the leaves' shade
  const back = { ...winterMandarin, fruit: "#b9582a", fruitDark: "#7c3524", fruitLight: "#e08a4a" };
  for (const [x, y] of limbs.map((p) => p[2]))
    fruit(L.x, K.x, x + 30 + 20 * r.g(), y + r.range(20, 60), 14, r, {
      ...back,
      mid: "#4a4030",
      key: "#1c1726",
    });
  for (const p of limbs)
    for (const [x, y] of p.slice(1)) {
      if (r.chance(0.1)) continue;
      const R = r.range(20, 28),
        at: Pt = [x + r.g() * 26, y + R + r.range(4, 40)];
      L.x.fillStyle = wood.body;
      L.x.beginPath();
      brushPath(
        L.x,
        [
          [x, y],
          [at[0], at[1] - R * 0.8],
        ],
        () => 3,
      );
      L.x.fill();
      persimmonFruit(L.x, K.x, at, R, r);
    }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** what the tree has dropped: a few leaves over the earth, one fruit */
export function fallen(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(8);
  const T = new Tones();
  for (let i = 0; i < 34; i++) {
    const px = r.range(330, 1500),
      py = 800 + 380 * r.u(),
      l = ((py - 520) / 640) * r.range(26, 40),
      a = r.range(-0.5, 0.5) + (r.chance(0.5) ? 3.1 : 0);
    T.add("#4a2e44", (q) => dab(q, px - 5, py + 4, l, l * 0.4, a, 0.1), 0.6);
    T.add(r.pick(["#e8a33c", "#c9652c", "#f4c766"]), (q) =>
      dab(q, px, py, l, l * 0.42, a, r.range(-0.2, 0.2)),
    );
  }
  T.flush(L.x);
  L.x.fillStyle = "rgba(74,46,68,.75)";
  L.x.beginPath();
  L.x.ellipse(486, 1074, 62, 9, -0.06, 0, 7);
  L.x.fill();
  persimmonFruit(L.x, K.x, [520, 1056], 28, r);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
