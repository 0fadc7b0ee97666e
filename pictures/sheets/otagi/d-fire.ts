/** Leaves burning in the yard: a low ragged fire, its glow, and its smoke. */
import { clamp, type Col, layer, lerp, mix, type Pt, Rng, shade, sstep } from "../../kit/core.ts";
import { catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { flame, sparks } from "../../kit/fire.ts";
import { cam, FIRE, n, onYard, P } from "./d-stage.ts";

const [cx, cy] = onYard(...FIRE);
const metre = cam.f / FIRE[1];

/** The light of the fire on the ground: three flat steps with torn edges, longer than high. */
export function printGlow() {
  P.put(
    shade((x, y, o) => {
      const dx = (x - cx) / 310,
        dy = (y - cy) / 100;
      const k = y < 822 ? 0 : 1 - Math.hypot(dx, dy) + 0.26 * n.fbm(x * 0.011, y * 0.045, 3);
      const step = k > 0.62 ? 2 : k > 0.34 ? 1 : k > 0.08 ? 0 : -1;
      [o[0], o[1], o[2]] = step === 2 ? [226, 138, 82] : step === 1 ? [150, 84, 82] : [92, 62, 86];
      o[3] = step < 0 ? 0 : 235;
    }),
    { occlude: 1 },
  );
}

export function printFire() {
  const L = layer(),
    T = new Tones(),
    r = new Rng(12);
  // the heap: leaves, darkest outside, glowing from within
  for (let i = 0; i < 900; i++) {
    const u = r.g() * 0.42,
      up = Math.max(0, 1 - u * u) * r.u();
    const hot = clamp(1 - Math.abs(u) * 1.5) * (1 - up) + 0.15 * r.g();
    T.add(hot > 0.62 ? "#ffb44e" : hot > 0.42 ? "#e2642c" : mix("#2c1526", "#8a3428", r.u()), (z) =>
      dab(
        z,
        cx + u * metre * 2.6,
        cy + metre * 0.24 - up * metre * 0.72 + r.g() * 3,
        r.range(6, 11),
        4,
        r.range(0, 3),
      ),
    );
  }
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  for (const [dx, dy, wide, high, seed, lean] of [
    [-0.9, 0.22, 0.7, 0.5, 3, -0.3],
    [0.86, 0.22, 0.74, 0.6, 8, 0.3],
    [-0.34, 0.3, 0.8, 0.95, 21, -0.12],
    [0.3, 0.3, 0.9, 1.15, 6, 0.16],
    [1.4, 0.2, 0.4, 0.3, 11, 0.3],
    [-1.45, 0.2, 0.4, 0.28, 14, -0.3],
  ] as const)
    P.put(flame(cx + dx * metre, cy - dy * metre, wide * metre, high * metre, seed, lean), {
      occlude: 1,
    });
  // leaves in front that do not burn yet
  const F = layer();
  for (let i = 0; i < 260; i++) {
    const u = r.g() * 0.5;
    T.add(r.pick(["#2c1526", "#4a1c26", "#7a2c26", "#c2542e"]), (z) =>
      dab(
        z,
        cx + u * metre * 2.6,
        cy + metre * (0.22 - 0.26 * r.u() * Math.max(0, 1 - u * u)),
        r.range(6, 11),
        4,
        r.range(0, 3),
      ),
    );
  }
  T.flush(F.x);
  P.put(F);
  P.light(
    (x) =>
      sparks(x, cx, cy - metre * 0.6, new Rng(9), {
        count: 26,
        rise: 190,
        spread: 34,
        drift: 30,
      }),
    { op: "source-over" },
  );
}

/** The smoke: a flat ribbon that rises, bends with the evening wind, and thins to streaks over the ridges. */
export function printSmoke() {
  const foot = cy - metre * 0.9;
  const middle = catmull(
    [
      [cx, foot + 14],
      [cx - 4, foot - 110],
      [cx + 16, foot - 230],
      [cx + 2, foot - 330],
      [cx - 70, foot - 412],
      [cx - 190, foot - 462],
      [cx - 350, foot - 488],
      [cx - 540, foot - 500],
      [cx - 760, foot - 520],
    ],
    14,
  );
  /** One tone of it: where it begins and ends along the ribbon, how wide, how far to its upper side. */
  const tone = (from: number, to: number, wide: number, off: number, seed: number, colour: Col) => {
    const last = middle.length - 1;
    const sides = ([1, -1] as const).map((side) =>
      Array.from({ length: 90 }, (_, i): Pt => {
        const u = lerp(from, to, i / 89),
          at = u * last,
          k = Math.min(last - 1, Math.floor(at)),
          [a, b] = [middle[k], middle[k + 1]],
          f = at - k,
          l = Math.hypot(b[0] - a[0], b[1] - a[1]);
        const body = (5 + 34 * sstep(0.02, 0.5, u) - 22 * sstep(0.55, 1, u)) * wide,
          ends = Math.min(1, (i / 89) * 9, (1 - i / 89) * 4) ** 0.7;
        const w =
          body *
          ends *
          (1 + 0.55 * n.n2(u * 11 + seed, side * 3) + 0.2 * n.n2(u * 30, seed + side));
        const d = side * w + off * body;
        return [
          lerp(a[0], b[0], f) + ((a[1] - b[1]) / l) * d,
          lerp(a[1], b[1], f) + ((b[0] - a[0]) / l) * d,
        ];
      }),
    );
    P.block((x) => fillPoly(x, [...sides[0], ...sides[1].toReversed()], colour), { grain: 0.1 });
  };
  tone(0, 0.82, 0.9, 0, 1, "#b99db4");
  tone(0.5, 1, 0.34, 1.5, 12, "#c9a3ad");
  tone(0.62, 0.96, 0.3, -1.5, 15, "#c9a3ad");
  tone(0.02, 0.7, 0.56, 0.3, 4, "#dcbcba");
  tone(0.05, 0.5, 0.26, 0.4, 7, "#f2dccb");
  // lit from below
  tone(0, 0.2, 0.85, -0.1, 9, "#e8a07c");
  tone(0, 0.1, 0.6, 0, 11, "#f8c98e");
}
