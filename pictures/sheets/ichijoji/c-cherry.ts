/** an old cherry that leans in from the left: branches first, then clouds of blossom that hide most of them */
import { type Layer, type Pt, type Rng, layer, stamp } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { limb } from "../../kit/flora.ts";
import { type Bloom, blossom } from "../../kit/stage.ts";

const BARK = { body: "#33262a", light: "#7d625a", key: "#1e1b26", lightDir: -1 };
const BLOOM: Bloom = { dark: "#bf7f96", mid: "#efbfc8", light: "#fff4ef", size: 6.4 };

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
  for (const { pts, b } of ends) blossom(B.x, pts, r, b.spread, b.per, BLOOM);
  stamp(K.x, B, { op: "destination-out" });
  return B;
}
