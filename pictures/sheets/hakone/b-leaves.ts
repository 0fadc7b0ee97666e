/** Fallen maple leaves on the wet stones: one drift that the rain has washed together, a few alone. */
import { css, type Ctx, layer, mix, type Pt, ramp, Rng } from "../../kit/core.ts";
import { brushPath, dab } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { on } from "./b-road.ts";
import { cam, P } from "./b-stage.ts";

const red = ramp(stops("0 #8c1f22, 0.35 #c73a26, 0.7 #e8742f, 1 #f4b648"));
const r = new Rng(18);

/** Seven pointed blades from one palm, seen at the slant of the ground. */
function leaf(x: Ctx, at: Pt, size: number, turn: number, t: number, flat: number) {
  const blades = [-2.2, -1.5, -0.75, 0, 0.75, 1.5, 2.2].map((a): [number, number] => [
    turn + a + 0.06 * r.g(),
    size * (1 - 0.16 * Math.abs(a) - 0.02 * a * a),
  ]);
  for (const [dx, dy, c] of [
    [2, 7, css("#0c1820", 0.55)],
    [0, 0, css(red.at(t))],
    [0, 0, css(mix(red.at(t), "#ffe2a0", 0.5))],
  ] as const) {
    const rib = c !== css(red.at(t)) && dy === 0;
    x.save();
    x.translate(at[0] + dx, at[1] + dy);
    x.scale(1, flat);
    x.fillStyle = c;
    x.beginPath();
    for (const [a, long] of blades)
      if (rib) dab(x, 0, 0, long * 0.7, 2.4, a);
      else
        dab(x, -Math.cos(a) * size * 0.16, -Math.sin(a) * size * 0.16, long * 1.1, long * 0.6, a);
    if (!rib)
      brushPath(
        x,
        [
          [0, 0],
          [-Math.cos(turn + 0.2) * size * 0.8, -Math.sin(turn + 0.2) * size * 0.8],
        ],
        (q) => 3.4 - 2 * q,
      );
    x.fill();
    x.restore();
  }
}
export function leaves() {
  const spots: Pt[] = [
    [0.56, 1.06],
    [-0.68, 1.7],
    [0.66, 1.9],
    [0.3, 2.7],
    [-0.3, 3.4],
    [0.86, 1.34],
  ];
  for (let i = 0; i < 17; i++) {
    const t = r.range(-1, 1);
    spots.push([-0.2 + 0.13 * t + 0.03 * r.g(), 1.2 + 0.3 * t + 0.05 * r.g()]);
  }
  const L = layer();
  for (const [x, y] of spots.toSorted((a, b) => b[1] - a[1])) {
    const [sx, sy, d] = on(x, y);
    leaf(
      L.x,
      [sx, sy],
      (cam.f / d) * 0.031 * r.range(0.8, 1.2),
      r.range(0, 6.28),
      r.range(0.1, 1),
      Math.min(0.7, 0.25 + 0.4 / d),
    );
  }
  P.put(L, { occlude: 1 });
}
/** The one that has come down on a sandal. */
export function leafOn(at: Pt) {
  const L = layer();
  leaf(L.x, at, 46, 0.9, 0.3, 0.6);
  P.put(L, { occlude: 1 });
}
