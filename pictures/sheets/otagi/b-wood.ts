/** The cedars in the rain behind the two: trunks that stand further and further in the mist. */
import { sky } from "../../kit/stage.ts";
import { bokashi, css, H, layer, mix, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, fillPoly, roughen } from "../../kit/brush.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { P, mist } from "./b-stage.ts";

const n = new Noise(21);
function trunk(L: ReturnType<typeof layer>, x: number, wide: number, near: number, r: Rng) {
  const lean = r.range(-14, 14),
    foot = 620 + 330 * near;
  const side = (s: number): Pt[] =>
    Array.from({ length: 9 }, (_, i): Pt => {
      const t = i / 8;
      const flare = 1 + 0.5 * Math.max(0, t - 0.8) * 5 * near * 0.5;
      return [x + lean * (1 - t) + s * wide * (0.36 + 0.14 * t) * flare, -20 + (foot + 20) * t];
    });
  const p = roughen([...side(-1), ...side(1).toReversed()], n, 1.6, 0.012, 12);
  const c = mix("#a8beb2", "#2c4440", near);
  fillPoly(
    L.x,
    p,
    bokashi(L.x, 0, 0, 0, foot, [
      [0, mix(c, "#1d332f", 0.82)],
      [0.2, mix(c, "#1d332f", 0.3)],
      [0.55, c],
      [1, mix(c, mist, 0.8)],
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
/** From the far mist to the trunks behind the two. */
export function printWood() {
  sky(P, H, stops("0 #3d5a54, 0.2 #7f988e, 0.45 #c6d1c6, 0.8 #a9b9ab, 1 #2f4a3d"), 0.14);
  const r = new Rng(8);
  for (const [near, at] of [
    [0.14, [300, 640, 720, 1130, 1400]],
    [0.42, [225, 1010, 1290]],
    [0.85, [40, 1530]],
  ] as const) {
    const L = layer();
    for (const x of at)
      trunk(L, x + r.range(-24, 24), (34 + 120 * near) * r.range(0.8, 1.25), near, r);
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
