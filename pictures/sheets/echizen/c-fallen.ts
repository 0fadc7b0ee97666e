/** Fallen leaves on the boards, each in a plane of its own. */
import { type Col, css, type Ctx, Noise, type Pt, ramp } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { maple } from "./c-forms.ts";

const n = new Noise(18);
export const REDS = ramp(stops("0 #47141f, 0.3 #7c1f27, 0.6 #b4332b, 0.82 #d9652f, 1 #efb25c"));
/** a leaf as it lies: its plane tilted, drawn about a point of the picture */
export function lying(
  x: Ctx,
  at: Pt,
  R: number,
  turn: number,
  tilt: readonly [number, number],
  seed: number,
  c: Col,
  turned: Col,
  rib: Col,
) {
  const form = maple(seed, 0.25);
  const put = ([u, v]: Pt): Pt => {
    const a = u * Math.cos(turn) - v * Math.sin(turn),
      b = u * Math.sin(turn) + v * Math.cos(turn);
    return [at[0] + R * (a + tilt[0] * b), at[1] + R * b * tilt[1]];
  };
  fillPoly(x, form.blade[0].map(put), c);
  for (const s of form.turned) fillPoly(x, s.map(put), turned);
  x.fillStyle = css(rib);
  const stalk: Pt[] = [
    [0, 0],
    [-0.3, 0.05],
    [-0.62, -0.04],
  ];
  for (const [p, w] of [
    [stalk, 0.045] as const,
    ...form.ribs.slice(0, 7).map((q) => [q.line, q.w] as const),
  ]) {
    x.beginPath();
    brushPath(x, p.map(put), (t) => Math.max(0.8, w * R * (1 - 0.6 * t)));
    x.fill();
  }
}
/** leaves on the boards */
interface Stray {
  readonly at: Pt;
  readonly R: number;
  readonly turn: number;
  readonly seed: number;
  readonly tone: number;
}
export const STRAYS: readonly Stray[] = [
  { at: [1150, 1098], R: 36, turn: 2.4, seed: 41, tone: 0.74 },
  { at: [1470, 874], R: 21, turn: 0.5, seed: 52, tone: 0.62 },
  { at: [1010, 968], R: 28, turn: 4.2, seed: 63, tone: 0.95 },
];
export const stray = (x: Ctx, { at, R, turn, seed, tone }: Stray, ink: (t: number) => Col) =>
  lying(
    x,
    at,
    R,
    turn,
    [0.25 + 0.2 * n.n2(seed, 1), 0.46],
    seed,
    ink(tone),
    ink(tone - 0.14),
    ink(tone - 0.45),
  );
export function strays(P: Print) {
  P.block((x) => {
    for (const s of STRAYS) stray(x, s, REDS.at);
  });
}
