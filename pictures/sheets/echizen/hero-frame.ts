/** The frame just out of the water: tipped towards us, the snow shines through its wet sheet; the rest of the water runs off in a few lines. */
import { bokashi, css, type Ctx, lerp, Noise, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { project, VAT } from "./hero-plan.ts";

const n = new Noise(8);
/** corners: near right, near left, far left, far right */
const CORNERS: readonly V3[] = [
  [0.62, 4.22, 1.02],
  [0.04, 4.22, 1.1],
  [0.04, 5.0, 1.38],
  [0.62, 5.0, 1.3],
];
/** a place on the frame: a from the right to the left, b from near to far */
const place = (a: number, b: number, lift = 0): V3 => {
  const [p, q, r, s] = CORNERS;
  const at = (k: 0 | 1 | 2) => lerp(lerp(p[k], q[k], a), lerp(s[k], r[k], a), b);
  return [at(0), at(1), at(2) + lift];
};
const on = (a: number, b: number, lift = 0): Pt => project(place(a, b, lift));
export const NEAR_GRIP: V3 = place(0.0, 0.12, 0.012);
export const FAR_GRIP: V3 = place(0.0, 0.86, 0.012);

export function frame(x: Ctx) {
  // the wet sheet, brightest where the snow stands behind it
  const [hx, hy] = on(0.6, 1),
    [lx, ly] = on(0.4, 0);
  fillPoly(
    x,
    [on(0, 0), on(1, 0), on(1, 1), on(0, 1)],
    bokashi(
      x,
      hx,
      hy,
      lx,
      ly,
      [
        [0, "#fffaea"],
        [0.5, "#faf3de"],
        [0.85, "#e6e1d0"],
        [1, "#c3c7c2"],
      ],
      [
        [0, 0.86],
        [0.6, 0.9],
        [1, 0.9],
      ],
    ),
  );
  // the bamboo shows through
  x.fillStyle = css("#a5977a", 0.32);
  x.beginPath();
  for (let i = 1; i < 22; i++)
    brushPath(x, [on(i / 22, 0.02), on(i / 22, 0.5), on(i / 22, 0.98)], () => 0.9);
  x.fill();
  x.fillStyle = css("#8d8069", 0.4);
  x.beginPath();
  for (const b of [0.17, 0.34, 0.5, 0.67, 0.84]) brushPath(x, [on(0, b), on(1, b)], () => 0.9);
  x.fill();
  // water gathers at the low edge in one long wave
  const wave: Pt[] = Array.from({ length: 25 }, (_, i) =>
    on(i / 24, 0.2 + 0.08 * Math.sin(i * 0.2 + 0.9) + 0.03 * n.n2(i * 0.17, 1)),
  );
  fillPoly(x, [...wave, on(1, 0), on(0, 0)], "#93a7b3", 0.5);
  x.fillStyle = css("#fffdf2", 0.95);
  x.beginPath();
  brushPath(x, wave, (t) => 2.6 * Math.sin(3.1 * t) + 0.4);
  x.fill();
  rails(x);
}
function rails(x: Ctx) {
  const rail = (
    p: [number, number],
    q: [number, number],
    w: number,
    h: number,
    face: string,
    top: string,
  ) => {
    const [a0, b0] = p,
      [a1, b1] = q;
    fillPoly(x, [on(a0, b0, h), on(a1, b1, h), on(a1, b1, -0.012), on(a0, b0, -0.012)], face);
    x.fillStyle = css(top);
    x.beginPath();
    brushPath(x, [on(a0, b0, h), on((a0 + a1) / 2, (b0 + b1) / 2, h), on(a1, b1, h)], () => w);
    x.fill();
  };
  rail([-0.02, 1], [1.02, 1], 5, 0.02, "#4a3226", "#7d5c45");
  rail([1, -0.01], [1, 1.01], 4.4, 0.02, "#4a3226", "#c3a987");
  rail([0, -0.01], [0, 1.01], 4.6, 0.02, "#3b271f", "#6b4d3a");
  rail([-0.03, 0], [1.03, 0], 5, 0.024, "#3a261e", "#8c6a50");
}
/** the sheet's own light in the air about it */
export function glow(P: Print) {
  P.light((x) => fillPoly(x, [on(0, 0.05), on(1, 0.05), on(1, 1), on(0, 1)], "#fff3d2", 0.34), {
    op: "screen",
    blur: 22,
  });
}
/** and below it, on the milky water */
export function mirrored(P: Print) {
  const on = (x: number, y: number) => project([x, y, VAT.water]);
  P.light(
    (x) =>
      fillPoly(x, [on(0.06, 4.0), on(0.6, 4.0), on(0.6, 4.75), on(0.06, 4.75)], "#fff6dc", 0.3),
    { op: "screen", blur: 9 },
  );
}
/** what runs off the low edge into the vat */
export function spill(P: Print) {
  const r = new Rng(31);
  const drops = [0.06, 0.1, 0.19, 0.33, 0.38, 0.42, 0.57, 0.74, 0.8, 0.94];
  P.block(
    (x) => {
      // two thin veils between the lines
      for (const [a0, a1] of [
        [0.06, 0.19],
        [0.33, 0.45],
        [0.72, 0.82],
      ]) {
        const [p, q] = [on(a0, 0, -0.01), on(a1, 0, -0.01)];
        const f0 = below(a0),
          f1 = below(a1);
        const m = (f0[0] + f1[0]) / 2;
        fillPoly(
          x,
          [
            p,
            q,
            [m + (q[0] - m) * 0.35, lerp(q[1], f1[1], 0.8)],
            [m, f0[1] - 4],
            [m + (p[0] - m) * 0.35, lerp(p[1], f0[1], 0.8)],
          ],
          bokashi(
            x,
            0,
            p[1],
            0,
            f0[1],
            [
              [0, "#eef1ee"],
              [1, "#dfe6e8"],
            ],
            [
              [0, 0.6],
              [1, 0.12],
            ],
          ),
        );
      }
    },
    { occlude: 0 },
  );
  P.block(
    (x) => {
      for (const a of drops) {
        const p = on(a, 0, -0.012),
          f = below(a);
        const w = r.range(1.6, 3.4),
          sway = r.range(-2, 2);
        const line: Pt[] = Array.from({ length: 12 }, (_, i) => [
          lerp(p[0], f[0], i / 11) + sway * Math.sin((i / 11) * 2.6),
          lerp(p[1], f[1], i / 11),
        ]);
        x.fillStyle = css("#6f8494", 0.55);
        x.beginPath();
        brushPath(
          x,
          line.map(([u, v]): Pt => [u + 1.5, v]),
          (t) => w * (1 - 0.6 * t),
        );
        x.fill();
        x.fillStyle = css("#fbfaf2", 0.95);
        x.beginPath();
        brushPath(
          x,
          line,
          (t) => w * (1 - 0.7 * t) * (t > 0.72 && Math.sin(t * 60 + a * 90) < -0.2 ? 0.1 : 1),
        );
        x.fill();
      }
      // rings where they fall
      for (const a of [0.1, 0.38, 0.77]) {
        const [u, v] = below(a);
        for (const [s, al] of [
          [7, 0.9],
          [17, 0.6],
          [31, 0.35],
        ] as const) {
          x.strokeStyle = css("#fbfaf2", al);
          x.lineWidth = 1.5;
          x.beginPath();
          x.ellipse(u, v, s, s * 0.3, 0, 0.2, 5.8);
          x.stroke();
        }
      }
    },
    { occlude: 0 },
  );
}
const below = (a: number): Pt => {
  const [x, y] = place(a, 0);
  return project([x, y - 0.02, VAT.water]);
};
