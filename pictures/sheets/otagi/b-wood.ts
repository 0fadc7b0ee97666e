/** The cedars in the rain behind the two: trunks that stand further and further in the mist. */
import { sky } from "../../kit/stage.ts";
import { bokashi, css, H, layer, mix, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, fillPoly, roughen } from "../../kit/brush.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { P, mist } from "./b-stage.ts";

const n = new Noise(21);
function trunk(L: ReturnType<typeof layer>, [x, wide, lean]: Trunk, near: number, r: Rng) {
  const foot = 560 + 330 * near;
  const side = (s: number): Pt[] =>
    Array.from({ length: 9 }, (_, i): Pt => {
      const t = i / 8;
      return [x + lean * (1 - t) + s * wide * (0.34 + 0.16 * t * t), -20 + (foot + 20) * t];
    });
  const p = roughen([...side(-1), ...side(1).toReversed()], n, 1.6, 0.012, 12);
  const c = mix("#a8beb2", "#2c4440", near);
  fillPoly(
    L.x,
    p,
    bokashi(L.x, 0, 0, 0, foot, [
      [0, mix(c, "#1d332f", 0.82)],
      [0.2, mix(c, "#1d332f", 0.3)],
      [0.4, c],
      [0.72, mix(c, mist, 0.55)],
      [1, mix(c, mist, 0.92)],
    ]),
  );
  // grooves of the bark, on the side away from the light
  L.x.fillStyle = css(mix(c, "#14241f", 0.5), 0.5 * near);
  L.x.beginPath();
  for (let k = 0; k < wide / 4; k++) {
    const u = r.range(-0.1, 0.42) * wide,
      y = r.range(-20, foot - 160),
      long = r.range(60, 240);
    brushPath(
      L.x,
      [0, 0.5, 1].map((t): Pt => [
        x + lean * (1 - y / foot) + u + 3 * n.n2(y * 0.01 + t, u),
        y + long * t,
      ]),
      (t) => (1 + 2.4 * near) * Math.sin(Math.PI * t),
    );
  }
  L.x.fill();
}
type Trunk = readonly [x: number, wide: number, lean: number];
/** From the far mist to the trunks behind the two. */
export function printWood() {
  sky(P, H, stops("0 #3d5a54, 0.2 #7f988e, 0.45 #c6d1c6, 0.8 #a9b9ab, 1 #2f4a3d"), 0.14);
  const r = new Rng(8);
  const ranks: readonly (readonly [near: number, trunks: readonly Trunk[]])[] = [
    [
      0.16,
      [
        [352, 26, 8],
        [385, 42, -6],
        [736, 34, 12],
        [1086, 24, -20],
        [1150, 52, 6],
        [1432, 30, 14],
      ],
    ],
    [
      0.42,
      [
        [238, 86, 34],
        [1010, 58, -26],
        [1308, 66, -40],
      ],
    ],
    [
      0.85,
      [
        [24, 190, 46],
        [1556, 120, -58],
      ],
    ],
  ];
  for (const [near, trunks] of ranks) {
    const L = layer();
    for (const t of trunks) trunk(L, t, near, r);
    P.put(L, { occlude: 1 });
    P.mist(mistBand(P.noise, 600 + 180 * near, 300, 240, { max: 0.62, amp: 34 }), mist, {
      grain: 0.08,
    });
  }
  // the air is lightest behind the two heads
  P.mist(
    (x, y) =>
      0.7 *
      Math.exp(-(((x - 800) / 430) ** 2) - ((y - 330) / 300) ** 2) *
      (0.8 + 0.4 * P.noise.fbm(x * 0.003, y * 0.012, 3)),
    "#dfe5d6",
    { grain: 0.08 },
  );
}
