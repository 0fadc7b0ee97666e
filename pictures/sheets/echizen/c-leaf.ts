/** Maple leaves with the light behind them: toothed lobes, one half of each darker, dark ribs, a thin stalk. */
import { css, type Col, type Ctx, mix, Noise, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";

const n = new Noise(29);
/** body, the darker half of each lobe, ribs */
const HUES: readonly (readonly [Col, Col, Col])[] = [
  ["#ea4a26", "#cf3420", "#8e1f1a"],
  ["#c92a2c", "#a31d2a", "#651326"],
  ["#f6b23a", "#ea9528", "#a85a1c"],
  ["#f0772c", "#dd5c22", "#99361a"],
  ["#a9b552", "#8a9c42", "#566a2c"],
  // a shadow
  ["#40251a", "#40251a", "#40251a"],
];
export interface Leaf {
  /** its middle, its size, where its middle lobe points */
  readonly at: Pt;
  readonly R: number;
  readonly a: number;
  readonly k: number;
  /** how much pulp lies over it, 0 to 1 */
  readonly sunk?: number;
  /** how far it is foreshortened */
  readonly flat?: number;
}
const LOBES = [0.42, 0.74, 0.98, 1.1, 0.99, 0.74, 0.41];
const SPAN = 4.3,
  STEP = SPAN / (LOBES.length - 1);

export function leaf(x: Ctx, o: Leaf) {
  const { R, a, sunk = 0, flat = 1 } = o;
  const own = (i: number) => LOBES[i] * (1 + 0.13 * n.n2(i * 2.7, o.at[0] * 0.31 + o.at[1] * 0.17));
  const bend = (i: number) => 0.1 * n.n2(i * 1.9 + 7, o.at[0] * 0.2);
  const angle = (i: number) => -SPAN / 2 + i * STEP + bend(i);
  const put = (th: number, d: number): Pt => [
    o.at[0] + Math.cos(th + a) * d * R,
    o.at[1] + Math.sin(th + a) * d * R * flat,
  ];
  /** one side of a lobe from its foot to its tip, toothed */
  const side = (i: number, s: number): Pt[] =>
    [0.42, 0.52, 0.62, 0.71, 0.79, 0.87, 0.94].flatMap((d): Pt[] => {
      const w = 0.385 * (1 - ((d - 0.3) / 0.75) ** 1.45);
      const l = own(i);
      return [
        put(angle(i) + s * (w + 0.02), l * (d - 0.008)),
        put(angle(i) + s * (w - 0.022), l * (d + 0.03)),
      ];
    });
  const tip = (i: number) => put(angle(i), own(i) * 1.05);
  const outline: Pt[] = [put(Math.PI, 0.07)];
  LOBES.forEach((_, i) => {
    outline.push(put(angle(i) - STEP * 0.5, i ? 0.37 : 0.16));
    outline.push(...side(i, -1), tip(i), ...side(i, 1).toReversed());
  });
  outline.push(put(angle(LOBES.length - 1) + STEP * 0.5, 0.14));
  const veil = (c: Col) => mix(c, "#f3dcae", 0.72 * sunk);
  const [body, dark, rib] = HUES[o.k];
  const stroke = (pts: Pt[], w: number, c: Col) => {
    x.fillStyle = css(c);
    x.beginPath();
    brushPath(x, pts, (t) => w * (1.15 - 0.85 * t));
    x.fill();
  };
  stroke(
    catmull([put(0, 0), put(Math.PI + 0.1, 0.5), put(Math.PI - 0.12, 1.06)], 8),
    Math.max(2, R * 0.05),
    veil(rib),
  );
  fillPoly(x, outline, veil(body));
  LOBES.forEach((_, i) => {
    fillPoly(x, [put(0, 0), put(angle(i) + STEP * 0.5, 0.37), ...side(i, 1), tip(i)], veil(dark));
  });
  LOBES.forEach((_, i) => {
    stroke([put(0, 0), put(angle(i), own(i) * 0.94)], Math.max(1.2, R * 0.03), veil(rib));
    for (const [d, s] of [
      [0.45, 1],
      [0.52, -1],
      [0.64, 1],
      [0.7, -1],
    ])
      stroke(
        [put(angle(i), own(i) * d), put(angle(i) + s * 0.15, own(i) * (d + 0.16))],
        Math.max(0.7, R * 0.013),
        veil(rib),
      );
  });
}
