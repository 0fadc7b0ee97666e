/** an old cherry that leans in from the left: branches first, then clouds of blossom that hide most of them */
import {
  type Ctx,
  type Layer,
  type Noise,
  type Pt,
  type Rng,
  layer,
  stamp,
} from "../../kit/core.ts";
import { brushPath, catmull, roughen, trace } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { limb } from "../../kit/flora.ts";
import { type Bloom, blossom } from "../../kit/stage.ts";

const BARK = { body: "#33262a", light: "#7d625a", key: "#1e1b26", lightDir: -1 };
const BLOOM: Bloom = { dark: "#bf7f96", mid: "#efbfc8", light: "#fff4ef", size: 6.4 };
const SHADED: Bloom = { dark: "#a56a86", mid: "#c08aa0", light: "#cf9fae", size: 6 };

interface Bough {
  spine: Pt[];
  w: [number, number];
  twigs: number;
  reach: number;
  spread: number;
  per: number;
}
/** draws the branches into the colour and key layers; returns the blossom separately */
export function cherry(L: Layer, K: Layer, boughs: Bough[], r: Rng): Layer {
  const ends: { pts: Pt[]; b: Bough }[] = [];
  for (const b of boughs) {
    const p = catmull(b.spine, 10),
      tips: Pt[] = [];
    limb(L.x, K.x, b.spine, b.w[0], b.w[1], r, BARK);
    for (let i = 0; i < b.twigs; i++) {
      const s = p[Math.floor(r.range(0.2, 0.99) * (p.length - 1))];
      const a = (r.chance(0.5) ? -1 : 1) * r.range(0.3, 1.1) + (r.chance(0.7) ? 1.1 : -1.2),
        l = b.reach * r.range(0.4, 1.2);
      const e: Pt = [s[0] + Math.cos(a) * l, s[1] + Math.sin(a) * l],
        m: Pt = [s[0] + Math.cos(a + 0.3) * l * 0.5, s[1] + Math.sin(a + 0.3) * l * 0.5];
      limb(L.x, K.x, [s, m, e], Math.max(3, b.w[1] * 0.8), 1.5, r, BARK);
      tips.push(e, m);
    }
    for (let i = 5; i < p.length; i += 6) tips.push(p[i]);
    // gaps, so that sky and bark are visible between the clouds
    ends.push({ pts: tips.filter(() => r.chance(0.78)), b });
  }
  const B = layer();
  // clusters behind, in shade; then those in the sun, in two sizes of flower
  for (const { pts, b } of ends)
    blossom(
      B.x,
      pts.filter(() => r.chance(0.34)),
      r,
      1.25 * b.spread,
      0.5 * b.per,
      SHADED,
    );
  for (const { pts, b } of ends)
    for (const size of [4.6, 7.6])
      blossom(
        B.x,
        pts.filter(() => r.chance(0.52)),
        r,
        0.9 * b.spread,
        0.7 * b.per,
        { ...BLOOM, size },
      );
  stamp(K.x, B, { op: "destination-out" });
  return B;
}

/** The shadow of its boughs on the wall: one torn shape, two limbs out of it, a few holes of sun. */
export function boughShadow(x: Ctx, n: Noise) {
  const mass = cut(
    "-10 352, 66 342, 120 366, 196 372, 250 402, 318 408, 372 434, 330 462, 262 450, 210 470, 150 452, 96 478, 40 456, -10 470",
  );
  x.beginPath();
  trace(x, roughen(roughen(mass, n, 16, 0.02), n, 7, 0.07));
  for (const hole of ["70 396, 104 388, 118 408, 84 418", "190 416, 232 410, 224 434, 196 440"])
    trace(x, roughen(cut(hole).toReversed(), n, 7, 0.06));
  x.fill("evenodd");
  for (const limb of ["300 436, 372 470, 452 482", "110 462, 130 520, 170 566"]) {
    x.beginPath();
    brushPath(x, catmull(cut(limb), 8), (t) => 13 * (1 - 0.7 * t));
    x.fill();
  }
}
