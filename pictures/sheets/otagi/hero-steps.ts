/** Stone steps: every tread with its riser; they climb the slope, turn to the left and are lost in the mist. */
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { bokashi, clamp, css, type Ctx, layer, lerp, mix, type Pt, Rng } from "../../kit/core.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, ground, gn, P, scaleAt, veil } from "./hero-stage.ts";

/** the middle of the path: sideways, depth */
const LINE = catmull(
  [
    [0.66, 1.9],
    [0.64, 2.5],
    [0.72, 3.6],
    [0.95, 5],
    [1.1, 6.4],
    [0.95, 7.9],
    [0.36, 9.5],
    [-0.75, 11.6],
    [-1.8, 14.4],
    [-2.5, 18],
  ],
  40,
);
export function pathX(depth: number): number {
  const i = clamp(
    LINE.findIndex((p) => p[1] > depth),
    1,
    LINE.length - 1,
  );
  const [a, b] = [LINE[i - 1], LINE[i]];
  return lerp(a[0], b[0], clamp((depth - a[1]) / (b[1] - a[1])));
}
export const HALF = 0.47;
const TREAD = 0.56;

interface Step {
  readonly left: Pt;
  readonly right: Pt;
  readonly z: number;
}
/** the front edges of the steps, at even distances along the path */
function edges(): Step[] {
  const r = new Rng(17),
    out: Step[] = [];
  let gone = 0;
  for (let i = 1; i < LINE.length - 1; i++) {
    const [a, b] = [LINE[i], LINE[i + 1]];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    gone += l;
    if (gone < TREAD) continue;
    gone -= TREAD * r.range(0.94, 1.05) - TREAD;
    gone -= TREAD;
    const [nx, nd] = [(b[1] - a[1]) / l, -(b[0] - a[0]) / l];
    const [hl, hr] = [HALF * r.range(0.97, 1.06), HALF * r.range(0.97, 1.06)];
    out.push({
      left: [a[0] - nx * hl, a[1] - nd * hl],
      right: [a[0] + nx * hr, a[1] + nd * hr],
      z: ground(a[1]) + 0.06,
    });
  }
  return out;
}
const STEPS = edges();

/** each tread and each riser on the sheet, with the height of the one and the depth of the other */
export function stepFaces() {
  return STEPS.slice(0, -1).map((s, i) => {
    const back = STEPS[i + 1],
      low = i > 0 ? STEPS[i - 1].z : s.z - 0.12;
    const put = ([a, d]: Pt, z: number): Pt => onSheet(cam, a, d, z);
    const front = [put(s.left, s.z), put(s.right, s.z)];
    return {
      z: s.z,
      depth: (s.left[1] + s.right[1]) / 2,
      tread: [...front, put(back.right, s.z), put(back.left, s.z)],
      riser: [...front, put(s.right, low), put(s.left, low)],
    };
  });
}

export function printSteps() {
  const L = layer(),
    x = L.x,
    r = new Rng(29);
  for (let i = STEPS.length - 2; i >= 0; i--) {
    const s = STEPS[i],
      back = STEPS[i + 1];
    const low = i > 0 ? STEPS[i - 1].z : s.z - 0.12;
    step(x, r, s, back, low, i % 2 === 1);
  }
  P.put(L, { occlude: 1 });
}

function step(x: Ctx, r: Rng, s: Step, back: Step, low: number, odd: boolean) {
  const depth = (s.left[1] + s.right[1]) / 2,
    k = scaleAt(depth);
  const put = ([a, d]: Pt, z: number): Pt => onSheet(cam, a, d, z);
  const air = (c: string) => veil(c, depth + 1.1 * Math.max(0, depth - 3.4));
  const across = (a: Pt, b: Pt, z: (t: number) => number, n = 12): Pt[] =>
    Array.from({ length: n + 1 }, (_, j) => {
      const t = j / n;
      return put([lerp(a[0], b[0], t), lerp(a[1], b[1], t)], z(t));
    });
  // feet have worn the middle of the edge
  const worn = (t: number) =>
    s.z - 0.016 * Math.sin(Math.PI * t) ** 2 + 0.005 * gn.n2(t * 3, depth * 3);
  const front = across(s.left, s.right, worn),
    foot = across(s.left, s.right, () => low - 0.02),
    rear = across(back.left, back.right, () => s.z);
  // the tread: in the sun, paler to the back where the light lies flat, in the shade of the bank on the right
  const [ya, yb] = [front[6][1], rear[6][1]];
  if (yb < ya) {
    fillPoly(
      x,
      [...front, ...rear.toReversed()],
      bokashi(x, 0, ya, 0, yb, [
        [0, air("#a3a9a2")],
        [0.55, air("#a9ada4")],
        [1, air("#9aa19b")],
      ]),
    );
    const bank = 0.1 + 0.05 * gn.n2(depth * 1.7, 2);
    const shadeEdge = Array.from({ length: 9 }, (_, j): Pt => {
      const t = j / 8;
      const side: Pt = [lerp(s.right[0], back.right[0], t), lerp(s.right[1], back.right[1], t)];
      return put([side[0] - bank * (1 + 0.9 * t) - 0.02 * gn.n2(t * 2, depth), side[1]], s.z);
    });
    fillPoly(x, [...shadeEdge, put(back.right, s.z), put(s.right, s.z)], air("#8a9696"), 0.7);
  }
  // the riser: turned from the sun
  fillPoly(
    x,
    [...front, ...foot.toReversed()],
    bokashi(x, 0, ya, 0, foot[6][1], [
      [0, air("#7b8c91")],
      [0.6, air("#6d8087")],
      [1, air("#556c74")],
    ]),
  );
  // a joint between two stones, not on every step
  const joint = odd ? r.range(0.2, 0.42) : r.range(0.58, 0.8);
  const split = r.chance(0.3);
  const at = (a: Pt, b: Pt, t: number): Pt => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  if (split && depth < 5) {
    x.fillStyle = css(air("#74838a"));
    x.beginPath();
    const lean = joint + r.range(-0.03, 0.03);
    if (yb < ya)
      brushPath(
        x,
        [
          put(at(s.left, s.right, joint), worn(joint)),
          put(at(at(s.left, s.right, joint), at(back.left, back.right, lean), 0.5), s.z),
          put(at(back.left, back.right, lean), s.z),
        ],
        (t) => 0.009 * k * (1 - 0.5 * t),
      );
    brushPath(
      x,
      [
        put(at(s.left, s.right, joint), worn(joint)),
        put(at(s.left, s.right, joint), (s.z + low) / 2),
        put(at(s.left, s.right, joint), low),
      ],
      () => 0.012 * k,
    );
    x.fill();
  }
  // the edge catches the sun in one long stroke that fails here and there
  x.fillStyle = css(air("#d9d2b8"));
  x.beginPath();
  const [u0, u1] = [r.range(0.02, 0.2), r.range(0.72, 0.96)];
  brushPath(
    x,
    Array.from({ length: 13 }, (_, j): Pt => {
      const t = lerp(u0, u1, j / 12);
      return put(at(s.left, s.right, t), worn(t) - 0.004);
    }),
    (t) => 0.011 * k * Math.sin(Math.PI * (0.06 + 0.9 * t)),
  );
  x.fill();
  // moss in the corner below the riser
  if (depth < 9) {
    const [m0, m1] = r.chance(0.5) ? [0, r.range(0.2, 0.45)] : [r.range(0.55, 0.8), 1];
    const top = Array.from({ length: 15 }, (_, j): Pt => {
      const t = lerp(m0, m1, j / 14);
      const edge = m0 === 0 ? 1 - j / 14 : j / 14;
      const up = 0.075 * edge ** 0.8 * (0.8 + 0.35 * gn.n2(t * 9, depth * 5));
      return put(at(s.left, s.right, t), low - 0.02 + up);
    });
    const base = Array.from({ length: 15 }, (_, j): Pt => {
      const t = lerp(m1, m0, j / 14);
      return put(at(s.left, s.right, t), low - 0.03);
    });
    fillPoly(x, [...top, ...base], mix(air("#4b6359"), air("#6f7d68"), 0.25));
  }
}
