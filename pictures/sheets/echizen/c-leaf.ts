/** Maple leaves in flat tones: toothed lobes with bare ribs, one half of each lobe darker, a key line round them. */
import { css, type Col, mix, Noise, type Pt } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly } from "../../kit/brush.ts";
import { type Pen3 } from "../../kit/build.ts";
import { type Tone } from "./c-plan.ts";

const n = new Noise(29);
/** body and shaded half */
const HUES: readonly (readonly [Col, Col])[] = [
  ["#d8402a", "#a82420"],
  ["#b02a34", "#7d1828"],
  ["#eda832", "#cf7a22"],
  ["#e2702c", "#b84a1e"],
  ["#7f9a44", "#55742f"],
  ["#c98a66", "#a0644a"],
];
export interface Leaf {
  /** its middle, its size, where its middle lobe points: in its own plane */
  readonly at: Pt;
  readonly R: number;
  readonly a: number;
  readonly k: number;
  /** from its plane to the sheet */
  readonly on: (u: number, v: number) => Pt;
  /** how deep it lies in the pulp: 0 on it, 1 all below; none for a dry one */
  readonly sunk?: number;
}
const LOBES = [0.5, 0.78, 0.97, 1, 0.95, 0.76, 0.48];
const SPAN = 4.5,
  STEP = SPAN / (LOBES.length - 1);

export function leaf(p: Pen3, tone: Tone, o: Leaf) {
  const { R, a, sunk } = o;
  const own = (i: number) => LOBES[i] * (1 + 0.15 * n.n2(i * 2.7, o.at[0] * 31 + o.at[1] * 17));
  const put = (th: number, d: number): Pt =>
    o.on(o.at[0] + Math.cos(th + a) * d * R, o.at[1] + Math.sin(th + a) * d * R);
  /** one side of a lobe from its foot to its tip, toothed */
  const side = (i: number, s: number): Pt[] => {
    const th = -SPAN / 2 + i * STEP,
      l = own(i);
    return [0.4, 0.53, 0.66, 0.78, 0.89].flatMap((d): Pt[] => {
      const w = 0.66 * (1 - d) ** 0.9;
      return [put(th + s * (w + 0.02), l * (d - 0.02)), put(th + s * (w - 0.014), l * (d + 0.04))];
    });
  };
  const tip = (i: number) => put(-SPAN / 2 + i * STEP, own(i));
  const outline: Pt[] = [put(Math.PI, 0.08)];
  LOBES.forEach((_, i) => {
    outline.push(put(-SPAN / 2 + i * STEP - STEP * 0.52, i ? 0.36 : 0.16));
    outline.push(...side(i, -1), tip(i), ...side(i, 1).toReversed());
  });
  outline.push(put(SPAN / 2 + STEP * 0.52, 0.14));
  const milk = (c: Col) => tone(mix(c, "#fbf6e8", 0.74 * Math.min(1, sunk ?? 0)));
  const [body, dark] = HUES[o.k];
  const size = Math.hypot(put(0, 1)[0] - put(Math.PI, 1)[0], put(0, 1)[1] - put(Math.PI, 1)[1]);
  const stem = [put(0, 0), put(Math.PI + 0.12, 0.5), put(Math.PI - 0.1, 1.02)];
  const stroke = (pts: Pt[], w: number, c: Col) => {
    p.x.fillStyle = css(c);
    p.x.beginPath();
    brushPath(p.x, pts, (t) => w * (1.1 - 0.7 * t));
    p.x.fill();
  };
  // a rim of pulp stands round what lies in it; a dry leaf throws a shadow
  const down = size * (sunk === undefined ? 0.055 : 0.018);
  fillPoly(
    p.x,
    outline.map(([x, y]): Pt => [x + down * 0.8, y + down]),
    sunk === undefined ? "#2a1a22" : "#a9b0c8",
    sunk === undefined ? 0.6 : 0.85,
  );
  stroke(stem, size * 0.05, stalkLine(sunk));
  stroke(stem, size * 0.026, milk(dark));
  clearUnder(p.k, outline);
  fillPoly(p.x, outline, milk(body));
  LOBES.forEach((_, i) => {
    fillPoly(p.x, [put(0, 0), ...side(i, 1), tip(i)], milk(dark));
  });
  for (let i = 0; i < LOBES.length; i++) {
    stroke(
      [put(0, 0), put(-SPAN / 2 + i * STEP, own(i) * 0.9)],
      size * 0.02,
      milk(mix(body, "#ffe9b8", 0.6)),
    );
  }
  const line = (sunk ?? 0) > 0.5 ? 0.006 : 0.011;
  p.k.fillStyle = (sunk ?? 0) > 0.5 ? "#6d4a4a" : css(p.key);
  p.k.beginPath();
  brushPath(
    p.k,
    [...outline, outline[0]],
    (t) => Math.max(1.2, size * line) * (0.8 + 0.5 * Math.sin(t * 19 + size)),
  );
  p.k.fill();
}
const stalkLine = (sunk = 0) => (sunk > 0.5 ? "#b8a49a" : "#1d1318");
