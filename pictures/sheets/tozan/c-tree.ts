/** A persimmon tree over the lane, half its leaves gone, full of fruit. */
import { Rng, clamp, layer, ramp, stamp, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { limb } from "../../kit/flora.ts";
import { Tones, catmull, dab } from "../../kit/brush.ts";
import { fruit, winterMandarin } from "../../kit/citrus.ts";

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
    for (let i = 0; i < [420, 360, 260, 120][pass]; i++) {
      const [x, y] = r.pick(along),
        px = x + r.g() * 34 + pass * 3,
        py = y + r.g() * 26 + 10 - pass * 7,
        l = r.range(20, 34);
      const t = [0.06, 0.34, 0.58, 0.86][pass] + r.g() * 0.05;
      T.add(leafInk.at(clamp(Math.round(t * 14) / 14)), (q) => {
        const a = 1.5 + r.g() * 0.7;
        dab(q, px, py, l, l * 0.66, a, 0.12);
      });
    }
    T.flush(L.x);
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
      fruit(L.x, K.x, x + r.g() * 26, y + r.range(10, 50), r.range(12, 17), r, ink, 0.35);
    }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
