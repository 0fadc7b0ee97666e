/** Mandarin trees over the walls. */
import { type Rng, Noise, clamp, css, type Ctx, type Pt } from "../../kit/core.ts";
import { Tones, clearUnder, dab } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { leafInk, mandarinTree } from "./b-tree.ts";
import { F, groundZ, toSheet, wallTop } from "./b-ground.ts";

const n = new Noise(12);
/** the bank that rises to the left behind the wall, grass in shade */
function bank(x: Ctx, r: Rng) {
  const top: Pt[] = [];
  for (let d = 40; d > 2; d *= 0.94) top.push(toSheet(-1.3, d, wallTop(Math.min(d, 30)) - 0.02));
  const rise: Pt[] = [];
  for (let i = 0; i <= 30; i++)
    rise.push([520 - i * 20, 470 - 250 * (i / 30) ** 0.8 + 10 * n.n2(i * 0.4, 3)]);
  x.fillStyle = css(leafInk.at(0.3));
  x.beginPath();
  top.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
  x.lineTo(-60, 1260);
  rise.toReversed().forEach(([a, b]) => x.lineTo(a, b));
  x.fill();
  x.save();
  x.clip();
  const T = new Tones();
  for (let i = 0; i < 7000; i++) {
    const px = r.range(-10, 520),
      lo = 470 - 250 * ((520 - px) / 600) ** 0.8,
      py = lo + r.u() * 760;
    const s = 4 + 0.02 * (py - 200),
      v = 0.42 + 0.34 * n.n2(px * 0.012, py * 0.02) + r.g() * 0.09;
    T.add(leafInk.at(Math.round(clamp(v) * 8) / 8), (q) =>
      dab(q, px, py, s * r.range(0.9, 1.8), s * 0.32, -1.57 + r.g() * 0.5, r.range(-0.2, 0.2)),
    );
  }
  T.flush(x);
  x.restore();
}
/** terrace above the left wall: trunks, treetops, grass over the edge of the stones */
export function leftTerrace(x: Ctx, k: Ctx, r: Rng) {
  const wood = { body: "#3a3a3e", light: "#a08a70", key: "#161b2a", lightDir: 1 };
  bank(x, r);
  const trees: [number, number, number][] = [];
  for (let d = 34; d > 4.6; d *= 0.84)
    for (const row of [0, 1, 2])
      trees.push([
        d * (1 + 0.03 * row) + r.range(-0.3, 0.3),
        -2.2 - row * 2.5 + r.range(-0.25, 0.25),
        row,
      ]);
  trees.sort((p, q) => q[0] - p[0]);
  for (const [d, off, row] of trees) {
    const z = wallTop(Math.min(30, d)) + row * 0.75,
      [a, b] = toSheet(off, d, z),
      s = F / d;
    if (a < -260) continue;
    const top = toSheet(off, d, z + 0.86),
      air = clamp((d - 9) / 50) * 0.7;
    if (row === 0)
      limb(
        x,
        k,
        [
          [a, b + s * 0.12],
          [a + s * 0.05, b - s * 0.4],
          [a + s * 0.02, b - s * 0.6],
        ] as Pt[],
        s * 0.15,
        s * 0.09,
        r,
        wood,
      );
    // no line of a trunk shows through the leaves
    clearUnder(
      k,
      Array.from({ length: 20 }, (_, i): Pt => [
        top[0] + s * 0.9 * Math.cos(i * 0.314),
        top[1] - s * 0.1 + s * 0.86 * Math.sin(i * 0.314),
      ]),
    );
    mandarinTree(
      x,
      top[0],
      top[1] - s * 0.1,
      s * r.range(0.98, 1.22),
      s * r.range(0.78, 0.98),
      clamp(s * 0.05, 2.4, 12),
      air,
      r,
      Math.round(clamp(66 - d * 0.5, 20, 60)),
      row ? -0.05 : 0.03,
    );
  }
  spill(x, r, (d) => [-1.34, wallTop(d)], 30, 2.6);
}
/** trees on the terrace below the right wall: only their tops are visible above it */
export function rightTerrace(x: Ctx, r: Rng) {
  for (let d = 36; d > 3.4; d *= 0.88)
    for (const row of [2, 1, 0]) {
      const off = 2.6 + row * 2.2 + r.range(-0.3, 0.3),
        z = groundZ(d) - 0.35 - row * 1.0,
        [a, b] = toSheet(off, d, z),
        s = F / d;
      if (a > 2100) continue;
      const air = clamp((d - 9) / 50) * 0.7;
      mandarinTree(
        x,
        a,
        b,
        s * r.range(0.95, 1.2),
        s * r.range(0.8, 1),
        clamp(s * 0.042, 2.2, 11),
        air,
        r,
        Math.round(clamp(90 - d, 24, 80)),
        -0.1,
      );
    }
}
/** fern and grass hanging over an edge */
export function spill(x: Ctx, r: Rng, edge: (d: number) => Pt, far: number, near: number) {
  const T = new Tones();
  for (let d = far; d > near; d *= 0.985) {
    const [off, z] = edge(d),
      [a, b] = toSheet(off, d, z),
      s = F / d;
    for (let i = 0; i < 5; i++) {
      const l = s * r.range(0.08, 0.24),
        dir = r.range(0.3, 2.6);
      T.add(leafInk.at(r.pick([0.3, 0.5, 0.68, 0.82])), (q) =>
        dab(
          q,
          a + r.g() * s * 0.05,
          b - s * 0.04,
          l,
          Math.max(1.2, s * 0.02),
          dir,
          r.range(-0.3, 0.3),
        ),
      );
    }
  }
  T.flush(x);
}
