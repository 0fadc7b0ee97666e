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
      fillPoly(
        x,
        [on(0.1, 3.25), on(0.56, 3.3), on(0.62, 4.7), on(0.04, 4.7)],
        bokashi(
          x,
          ...on(0.3, 3.25),
          ...on(0.3, 4.7),
          [
            [0, "#fff6dc"],
            [1, "#fff6dc"],
          ],
          [
            [0, 0],
            [0.5, 0.3],
            [1, 0.36],
          ],
        ),
      ),
    { op: "screen", blur: 6 },
  );
}
/** what runs off the low edge into the vat: few long lines that break before they reach the water */
export function spill(P: Print) {
  const r = new Rng(31);
  const veils = [
    [0.05, 0.18],
    [0.34, 0.41],
    [0.66, 0.88],
  ] as const;
  P.block(
    (x) => {
      for (const [a0, a1] of veils) {
        const [p, q] = [on(a0, 0, -0.012), on(a1, 0, -0.012)];
        const f0 = below(a0 * 0.75 + a1 * 0.25),
          f1 = below(a0 * 0.25 + a1 * 0.75);
        fillPoly(
          x,
          [
            p,
            q,
            [lerp(q[0], f1[0], 0.7), lerp(q[1], f1[1], 0.4)],
            f1,
            f0,
            [lerp(p[0], f0[0], 0.7), lerp(p[1], f0[1], 0.4)],
          ],
          bokashi(
            x,
            0,
            p[1],
            0,
            f0[1],
            [
              [0, "#f2f3ee"],
              [1, "#eceff0"],
            ],
            [
              [0, 0.6],
              [0.5, 0.3],
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
      for (const a of [
        0.05, 0.075, 0.13, 0.19, 0.3, 0.35, 0.37, 0.44, 0.62, 0.67, 0.71, 0.8, 0.87, 0.955,
      ]) {
        const p = on(a, 0, -0.012),
          f = below(a);
        const w = r.range(1.3, 2.6) + (r.chance(0.35) ? 2.6 : 0),
          sway = r.range(-2.5, 2.5);
        const place = (t: number): Pt => [
          lerp(p[0], f[0], t) + sway * Math.sin(t * 2.6),
          lerp(p[1], f[1], t),
        ];
        // one long line, a gap, a shorter one, a drop
        const b0 = r.range(0.3, 0.74),
          b1 = b0 + r.range(0.05, 0.1),
          b2 = Math.min(0.93, b1 + r.range(0.1, 0.24));
        for (const [t0, t1, k] of [
          [0, b0, 1],
          [b1, b2, 0.75],
          [b2 + 0.05, Math.min(1, b2 + 0.09), 0.7],
        ]) {
          const part = Array.from({ length: 9 }, (_, i) => place(lerp(t0, t1, i / 8)));
          const wide = (t: number) =>
            w * k * (t0 === 0 ? 1 - 0.75 * t : 0.3 + 0.7 * Math.sin(3.1 * t));
          x.fillStyle = css("#647a8c", 0.5);
          x.beginPath();
          brushPath(
            x,
            part.map(([u, v]): Pt => [u + 1.6, v]),
            wide,
          );
          x.fill();
          x.fillStyle = css("#fdfcf5");
          x.beginPath();
          brushPath(x, part, wide);
          x.fill();
        }
      }
    },
    { occlude: 0 },
  );
  // where it falls the water's face is the brightest place
  const splash = veils.map(([a0, a1], i): [number, number, number] => {
    const [u0, v0] = below(a0),
      [u1] = below(a1);
    return [(u0 + u1) / 2, v0 + [4, -3, 7][i], Math.abs(u1 - u0)];
  });
  P.light(
    (x) => {
      for (const [u, v, w] of splash) {
        x.fillStyle = css("#fffdf4", 0.62);
        x.beginPath();
        x.ellipse(u, v, w * 0.85 + 6, 6 + w * 0.08, 0, 0, 6.3);
        x.fill();
      }
    },
    { op: "screen", blur: 8 },
  );
  P.block(
    (x) => {
      for (const [u, v, w] of splash) {
        x.fillStyle = css("#fffef8");
        for (let i = 0; i < 3 + w * 0.17; i++) {
          // low splashes, wide in the middle, and drops that leap
          const d = r.range(-0.75, 0.75) * w,
            far = Math.abs(d) / w;
          x.beginPath();
          x.ellipse(
            u + d,
            v + r.range(-5, 5),
            (1 - far) * r.range(10, 22),
            r.range(0.9, 1.9),
            0,
            0,
            6.3,
          );
          x.fill();
          x.beginPath();
          x.ellipse(
            u + d * 1.2,
            v - r.range(5, 24) * (1 - 0.6 * far),
            r.range(0.8, 1.7),
            r.range(1, 2.1),
            0,
            0,
            6.3,
          );
          x.fill();
        }
      }
      // two wide rings run out over the still water
      for (const [k, s, from, span, al] of [
        [0, 58, 0.35, 2.5, 0.8],
        [0, 92, 0.7, 1.6, 0.5],
        [2, 74, 0.3, 2, 0.75],
        [2, 112, 0.5, 1.3, 0.45],
      ]) {
        const [u, v] = splash[k];
        const arc = Array.from({ length: 25 }, (_, i): Pt => {
          const t = from + (i / 24) * span;
          return [u + s * Math.cos(t), v + s * 0.25 * Math.sin(t)];
        });
        x.fillStyle = css("#fdfdf8", al);
        x.beginPath();
        brushPath(x, arc, (t) => 2.3 * Math.sin(3.1 * t) + 0.2);
        x.fill();
      }
    },
    { occlude: 0 },
  );
}
const below = (a: number): Pt => {
  const [x, y] = place(a, 0);
  return project([x, y - 0.02, VAT.water]);
};
