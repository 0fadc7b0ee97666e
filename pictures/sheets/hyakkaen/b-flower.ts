/** Plum flowers in two flat tones with a fine line: from the front, from behind, from the side, and in bud. */
import { type Ctx, css, type Pt, type Rng } from "../../kit/core.ts";
import { brushPath, catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";

const LINE = "#58263a",
  CALYX = "#7c2a3a";
/** A round petal with a narrow base; x outward. */
const PETAL = pts(
  "0.1,0 0.26,0.27 0.55,0.47 0.86,0.38 1.01,0.14 0.975,0 1.01,-0.14 0.86,-0.38 0.55,-0.47 0.26,-0.27",
);

function petal(x: Ctx, angle: number, size: number, r: Rng, turned: number) {
  const stretch = 1 + 0.06 * r.g(),
    bent = 0.05 * r.g();
  const shape = (k: number, dx = 0, dy = 0): Pt[] =>
    catmull(
      PETAL.map(([u, v]): Pt => {
        const a = u * stretch * size * k,
          b = (v + bent * u) * size * k;
        return [
          Math.cos(angle) * a - Math.sin(angle) * b + dx,
          Math.sin(angle) * a + Math.cos(angle) * b + dy,
        ];
      }),
      5,
      true,
    );
  const outline = shape(1);
  x.save();
  poly(x, outline);
  x.fillStyle = "#c9b3c4";
  x.fill();
  x.clip();
  // the light comes from the upper left, however the flower is turned
  const [lx, ly] = [Math.cos(turned - 2.2) * size * 0.19, Math.sin(turned - 2.2) * size * 0.19];
  poly(x, shape(0.96, lx, ly));
  x.fillStyle = "#fffaf1";
  x.fill();
  x.fillStyle = css("#eeb9c1", 0.9);
  x.beginPath();
  for (const spread of [-0.3, -0.1, 0.12, 0.32]) {
    const a = angle + spread,
      long = size * r.range(0.4, 0.62);
    brushPath(
      x,
      [
        [Math.cos(a) * size * 0.1, Math.sin(a) * size * 0.1],
        [Math.cos(a) * long, Math.sin(a) * long],
      ],
      (t) => size * 0.085 * (1 - t),
    );
  }
  x.fill();
  x.restore();
  x.fillStyle = LINE;
  x.beginPath();
  const swell = r.range(0, 6);
  brushPath(
    x,
    [...outline, outline[0], outline[1]],
    (t) => Math.max(1.1, size * 0.034) * (0.75 + 0.5 * Math.sin(t * 9 + swell)),
  );
  x.fill();
}

function stamens(x: Ctx, size: number, r: Rng) {
  const tips: Pt[] = [];
  x.fillStyle = "#b7707c";
  x.beginPath();
  for (let i = 0; i < 19; i++) {
    const a = (i / 19) * 6.283 + r.g() * 0.12,
      long = size * r.range(0.3, 0.6);
    const tip: Pt = [Math.cos(a) * long, Math.sin(a) * long];
    brushPath(x, [[0, 0], tip], () => Math.max(0.9, size * 0.018));
    tips.push(tip);
  }
  x.fill();
  for (const [grow, tone] of [
    [1.5, "#6b3428"],
    [1, "#efb84a"],
  ] as const) {
    x.fillStyle = tone;
    x.beginPath();
    for (const [a, b] of tips) {
      x.moveTo(a + size * 0.035 * grow, b);
      x.arc(a, b, size * 0.035 * grow, 0, 7);
    }
    x.fill();
  }
  x.fillStyle = "#b9bf6a";
  x.beginPath();
  x.arc(0, 0, size * 0.07, 0, 7);
  x.fill();
}

/** An open flower: `lean` flattens it in the direction it is turned to. */
export function flower(x: Ctx, [px, py]: Pt, size: number, r: Rng, behind: boolean) {
  const turned = r.range(0, 6.283),
    lean = 1 - 0.55 * r.u() ** 1.4;
  x.save();
  x.translate(px, py);
  x.rotate(turned);
  x.scale(lean, 1);
  const first = r.range(0, 6.283);
  for (const i of [0, 2, 4, 1, 3]) petal(x, first + (i / 5) * 6.283, size, r, -turned);
  if (behind) {
    for (const [grow, tone] of [
      [1.16, LINE],
      [1, CALYX],
    ] as const) {
      x.fillStyle = tone;
      x.beginPath();
      for (let i = 0; i < 5; i++) {
        const a = first + ((i + 0.5) / 5) * 6.283;
        x.ellipse(
          Math.cos(a) * size * 0.2,
          Math.sin(a) * size * 0.2,
          size * 0.17 * grow,
          size * 0.13 * grow,
          a,
          0,
          7,
        );
        x.closePath();
      }
      x.arc(0, 0, size * 0.13, 0, 7);
      x.fill();
    }
  } else stamens(x, size, r);
  x.restore();
}

/** A half open flower seen from the side, with its calyx. */
export function halfOpen(x: Ctx, [px, py]: Pt, size: number, towards: number, r: Rng) {
  x.save();
  x.translate(px, py);
  x.rotate(towards);
  for (const a of [-0.75, 0.72, -0.28, 0.3, 0]) petal(x, a, size, r, -towards);
  cup(x, size);
  x.restore();
}

function cup(x: Ctx, size: number) {
  for (const [grow, tone] of [
    [1.14, LINE],
    [1, CALYX],
  ] as const) {
    x.fillStyle = tone;
    x.beginPath();
    x.ellipse(size * 0.06, 0, size * 0.2 * grow, size * 0.24 * grow, 0, 0, 7);
    x.fill();
  }
  x.fillStyle = "#b4505c";
  x.beginPath();
  x.ellipse(size * 0.02, -size * 0.08, size * 0.1, size * 0.08, 0, 0, 7);
  x.fill();
}

/** A round bud, still pink. */
export function bud(x: Ctx, [px, py]: Pt, size: number, towards: number) {
  x.save();
  x.translate(px, py);
  x.rotate(towards);
  for (const [grow, tone] of [
    [1.14, LINE],
    [1, "#df8fa3"],
  ] as const) {
    x.fillStyle = tone;
    x.beginPath();
    x.arc(size * 0.55, 0, size * 0.58 * grow, 0, 7);
    x.fill();
  }
  x.fillStyle = "#f8d5d8";
  x.beginPath();
  x.ellipse(size * 0.7, -size * 0.14, size * 0.26, size * 0.22, 0, 0, 7);
  x.fill();
  cup(x, size * 1.5);
  x.restore();
}
