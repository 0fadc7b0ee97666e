/** The wooded hill behind the shrine in early May: ranks of crowns, each paler than the nearer one and lost in haze at its foot. */
import { type Col, layer, lerp, mix, Noise, type Pt, ramp, Rng, sstep } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { crown } from "../../kit/leafage.ts";
import { type Print } from "../../kit/print.ts";

const AIR = "#c3dadb";
/** from deep shade to leaves in the sun: oaks, camphor trees in new leaf, dark cedars between them */
const GREENS = [
  "#173f45 #27594a #4c8350 #86ad57 #c6d078",
  "#1c4a48 #33694a #6d9b4d #aebf5c #e4dc8a",
  "#123844 #1d4c4a #35694f #5d8f58 #8fb36a",
].map((tones) => tones.split(" "));
const RANKS = 5;

export function hill(P: Print) {
  const r = new Rng(23),
    n = new Noise(23);
  const skyline = (u: number) =>
    478 - 200 * sstep(0.42, 0, u) - 140 * sstep(0.55, 1, u) + 24 * n.n2(u * 4, 3);
  for (let rank = 0; rank < RANKS; rank++) {
    const near = rank / (RANKS - 1),
      air = lerp(0.62, 0, near ** 0.75);
    const top = (px: number) =>
      lerp(skyline(px / 1600), 700, near ** 1.15) +
      lerp(20, 44, near) * n.fbm(px * 0.004, rank * 7, 3);
    const L = layer();
    const tones = GREENS.map((g) => {
      const stops = g.map((c, i): [number, Col] => [
        i / (g.length - 1),
        mix(mix(c, "#20566a", 0.12), AIR, air),
      ]);
      return ramp(stops);
    });
    const under: Pt[] = [[-20, 1000]];
    for (let px = -20; px <= 1640; px += 12) under.push([px, top(px) + 26]);
    fillPoly(L.x, [...under, [1640, 1000]], mix("#1b4a48", AIR, air));
    // from the back of the rank to its front; the trees stand in groups with gaps of shade
    for (let row = 0; row < 3; row++)
      for (let px = -80 + 40 * row; px < 1680;) {
        const R = lerp(34, 78, near) * r.range(0.62, 1.3);
        const py = top(px) + row * R * 0.9 + r.range(-8, 14);
        const gap = n.n2(px * 0.006, rank * 3 + row) < -0.42;
        if (!gap) {
          const ink = tones[n.n2(px * 0.004 + 9, rank * 5) > 0.1 ? 1 : r.chance(0.3) ? 2 : 0];
          // the sun lies on whole slopes, not on every tree
          const slope = 0.13 * sstep(-0.3, 0.4, n.n2(px * 0.003 + 4, rank * 2)) - 0.1 - 0.09 * row;
          crown(
            L.x,
            px,
            py,
            R,
            R * r.range(0.72, 0.95),
            lerp(7, 12, near),
            (t) => ink.at(t * 0.98 + slope),
            r,
            n,
            6,
          );
        }
        px += R * r.range(0.95, 1.5);
      }
    P.put(L, { occlude: 1 });
    // haze rises between this rank and the next one
    if (rank < RANKS - 1)
      P.mist(
        (x, y) =>
          0.78 *
          (1 - 0.5 * near) *
          sstep(top(x) + 20, top(x) + lerp(70, 130, near), y) *
          (0.8 + 0.5 * n.fbm(x * 0.003, y * 0.01 + rank, 3)),
        AIR,
        { grain: 0.1 },
      );
  }
}
