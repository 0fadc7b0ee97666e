/** Tozan Shrine, A: cedars in the mist, as far spires and as bare stems nearer to us, and the mist itself. */
import {
  bokashi,
  type Col,
  css,
  type Ctx,
  lerp,
  mix,
  Noise,
  type Pt,
  Rng,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { LEVEL } from "./a-plan.ts";

const n = new Noise(81);
/** Mist that lies at a height: nothing above, whole below. */
export function veil(x: Ctx, from: number, to: number, tone: Col, a: number) {
  x.fillStyle = bokashi(
    x,
    0,
    from,
    0,
    to,
    [
      [0, tone],
      [1, tone],
    ],
    [
      [0, 0],
      [0.5, a * 0.45],
      [1, a],
    ],
  );
  x.fillRect(0, from, W, LEVEL + 120 - from);
}
/** A cedar as one shape: a narrow round-topped spire; its sides swell and draw in as the boughs hang. */
export function cedar(
  x: Ctx,
  mid: number,
  top: number,
  foot: number,
  half: number,
  tone: Col,
  seed: number,
) {
  const r = new Rng(seed);
  const side = (sign: number): Pt[] => {
    const run: Pt[] = [];
    let t = 0.05;
    while (t < 1) {
      const wide = half * Math.min(1, 1.2 * t ** 0.75),
        y = lerp(top, foot, t);
      run.push(
        [mid + sign * wide * r.range(0.9, 1.08), y],
        [mid + sign * wide * r.range(0.78, 0.9), y + (foot - top) * 0.02],
      );
      t += r.range(0.045, 0.1);
    }
    return run;
  };
  fillPoly(
    x,
    catmull(
      [
        [mid, top],
        ...side(1),
        [mid + half * 0.9, foot],
        [mid - half * 0.9, foot],
        ...side(-1).toReversed(),
      ],
      6,
      true,
    ),
    bokashi(
      x,
      0,
      top,
      0,
      foot,
      [
        [0, mix(tone, "#1c3845", 0.55)],
        [0.5, tone],
        [1, tone],
      ],
      [
        [0, 0.95],
        [0.4, 0.85],
        [1, 0],
      ],
    ),
  );
}
/** A bare stem that leaves the sheet above: dark there, and lost in the mist at its foot. */
export function stem(
  x: Ctx,
  mid: number,
  wide: number,
  foot: number,
  tone: Col,
  lean: number,
  a = 1,
) {
  const run = Array.from({ length: 30 }, (_, i): Pt => {
    const t = i / 29;
    return [mid + lean * t + 2.4 * n.n2(t * 2.2, mid), lerp(foot, -20, t)];
  });
  x.fillStyle = bokashi(
    x,
    0,
    -20,
    0,
    foot,
    [
      [0, tone],
      [1, mix(tone, "#7c979a", 0.6)],
    ],
    [
      [0, a],
      [0.5, a * 0.85],
      [1, 0],
    ],
  );
  x.beginPath();
  brushPath(x, run, (t) => wide * (1.12 - 0.3 * t));
  x.fill();
  if (wide < 40) return;
  // the bark in a few long cuts, on the side of the light
  for (const [off, from, to] of [
    [0.28, 4, 20],
    [0.36, 12, 29],
    [0.12, 15, 27],
    [-0.2, 18, 28],
  ] as const) {
    const cut = run.slice(from, to).map(([a, b]): Pt => [a + off * wide, b]);
    x.fillStyle = css("#54747f", 0.2);
    x.beginPath();
    brushPath(x, cut, (t) => 4.5 * Math.sin(Math.PI * t));
    x.fill();
  }
}
/** A bank of mist with soft ends. */
export function bank(x: Ctx, mid: Pt, half: Pt, tone: Col, a: number) {
  x.save();
  x.translate(...mid);
  x.scale(1, half[1] / half[0]);
  const g = x.createRadialGradient(0, 0, 0, 0, 0, half[0]);
  g.addColorStop(0, css(tone, a));
  g.addColorStop(0.45, css(tone, a * 0.72));
  g.addColorStop(1, css(tone, 0));
  x.fillStyle = g;
  x.fillRect(-half[0], -half[0], 2 * half[0], 2 * half[0]);
  x.restore();
}
