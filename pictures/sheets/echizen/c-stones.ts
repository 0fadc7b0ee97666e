/** The stepping stones of the garden, moss on their rims and a few leaves on top. */
import { type Ctx, Noise, type Pt, type Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, mapleLeaf, Tones } from "../../kit/brush.ts";
import { KEY } from "./c-plan.ts";
import { REDS } from "./c-maples.ts";

const n = new Noise(64);
/** stepping stones: they come out of the mist, bend, and end before the sill; lit on the far side */
export function stones(x: Ctx, k: Ctx, r: Rng) {
  const T = new Tones();
  for (const [px, py, w] of [
    [1212, 582, 20],
    [1228, 610, 38],
    [1206, 652, 62],
    [1186, 704, 86],
    [1224, 756, 116],
    [1150, 816, 152],
    [1208, 890, 190],
  ]) {
    const ring = (s: number, dx: number, dy: number): Pt[] =>
      catmull(
        Array.from({ length: 11 }, (_, i): Pt => {
          const a = (i / 11) * 6.283,
            q = 1 + 0.34 * n.n2(1.3 * Math.cos(a) + px, 1.3 * Math.sin(a) + py);
          return [
            px + dx + Math.cos(a) * w * 0.5 * s * q,
            py + dy + Math.sin(a) * w * 0.14 * s * q + 0.05 * w * Math.cos(a) * Math.sin(px),
          ];
        }),
        6,
        true,
      );
    fillPoly(x, ring(1.08, -w * 0.05, w * 0.11), "#152a22", 0.8);
    fillPoly(x, ring(1, 0, w * 0.055), "#39423a");
    fillPoly(x, ring(1, 0, 0), "#6c6a58");
    fillPoly(x, ring(0.9, w * 0.01, -w * 0.014), "#8f8668");
    const worn = ring(0.72, w * 0.05, -w * 0.024).map(([a, b]): Pt => [
      a + w * 0.05 * n.n2(a * 0.06, b * 0.2),
      b + w * 0.022 * n.n2(a * 0.05, 3),
    ]);
    fillPoly(x, worn, "#b3a679");
    for (let i = 0; i < w / 3; i++) {
      const a = r.range(0, 6.28),
        q = Math.sqrt(r.u()) * 0.44;
      T.add(r.pick(["#6c6a58", "#cdbf90", "#7d7a64"]), (z) =>
        dab(
          z,
          px + Math.cos(a) * w * q,
          py + Math.sin(a) * w * 0.34 * q,
          w * 0.06,
          w * 0.012,
          0.1 * r.g(),
        ),
      );
    }
    k.fillStyle = KEY;
    k.beginPath();
    brushPath(k, ring(1, 0, w * 0.02), (t) => (0.4 + w / 190) * Math.abs(Math.sin(t * 5 + w)));
    k.fill();
    // moss over the near rim, a leaf or two on top
    for (let i = 0; i < w * 0.9; i++) {
      const a = r.range(0, 3.14),
        q = r.range(0.46, 0.58);
      T.add(r.pick(["#1d3a2a", "#35552f", "#5d7a3a"]), (z) =>
        dab(
          z,
          px + Math.cos(a) * w * q,
          py + Math.sin(a) * w * 0.36 * q + w * 0.03,
          w * 0.09,
          w * 0.03,
          -1.57 + r.g() * 0.7,
        ),
      );
    }
    for (let i = 0; i < w / 46; i++)
      T.add(REDS.at(r.range(0.4, 0.8)), (z) =>
        mapleLeaf(
          z,
          px + w * r.range(-0.3, 0.3),
          py + w * r.range(-0.08, 0.06),
          w * 0.05 + 4,
          r.range(0, 6),
          0.45,
          5,
        ),
      );
    T.flush(x);
  }
}
