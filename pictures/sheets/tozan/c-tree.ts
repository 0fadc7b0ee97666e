/** A persimmon tree leaning over the lane, half its leaves gone, hung with fruit. */
import { Noise, Rng, clamp, layer, ramp, stamp, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { limb } from "../../kit/flora.ts";
import { clump } from "../../kit/leafage.ts";
import { fruit, winterMandarin } from "../../kit/citrus.ts";

const leafInk = ramp([
  [0, "#2f3a3e"],
  [0.3, "#5a5f3c"],
  [0.55, "#a8843c"],
  [0.78, "#e0a04a"],
  [1, "#fbdc90"],
]);
export function persimmon(P: Print, n: Noise) {
  const L = layer(),
    K = layer(),
    r = new Rng(27);
  const wood = { body: "#3a2c38", light: "#b08468", key: "#1c1726", lightDir: -1 };
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
  for (const p of limbs)
    for (const [x, y] of p)
      for (let i = 0; i < 3; i++) {
        const R = r.range(26, 52);
        clump(
          L.x,
          {
            x: x + r.g() * 34,
            y: y + r.g() * 24 - 8,
            rx: R,
            ry: R * 0.66,
            leaf: 9,
            ink: (t) => leafInk.at(clamp(t)),
            lift: r.range(-0.02, 0.2),
          },
          r,
          n,
          1.4,
        );
      }
  const ink = {
    ...winterMandarin,
    fruit: "#e2702a",
    fruitDark: "#9c3a22",
    fruitLight: "#ffb765",
    mid: "#5a5a38",
    key: "#1c1726",
  };
  for (const p of limbs)
    for (const [x, y] of p.slice(1)) {
      if (r.chance(0.1)) continue;
      fruit(L.x, K.x, x + r.g() * 26, y + r.range(10, 50), r.range(15, 21), r, ink, -0.2);
    }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
