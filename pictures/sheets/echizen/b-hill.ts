/** The hill behind the halls: two mossy rises, one behind the other, and the cedars that stand on them. */
import { type Ctx, type Noise, type Pt, type Rng, mix, W } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { cedarSpray, rankCedar } from "../../kit/grove.ts";

/** Cedars of unlike girth, in groups: where each stands, its girth. */
const RANKS = [
  {
    rise: 560,
    ground: "#d2cf9e",
    shade: "#bcc08e",
    ink: { tone: "#a9bbae", dark: "#9db1a4", light: "#b4c4b2" },
    trunks: pairs("196,26 250,40 344,20 386,30 476,22 1004,20 1042,34 1120,24 1172,44"),
    boughs: 3,
  },
  {
    rise: 690,
    ground: "#9fa670",
    shade: "#818f60",
    ink: { tone: "#6f928a", dark: "#628680", light: "#83a294" },
    trunks: pairs("228,84 418,46 1100,58 1190,108"),
    boughs: 6,
  },
] as const;
function pairs(text: string): Pt[] {
  return text.split(" ").map((p): Pt => {
    const [a, b] = p.split(",").map(Number);
    return [a, b];
  });
}

/** One rank: its cedars with roots and boughs, then the rise before their feet. */
export function hill(x: Ctx, rank: 0 | 1, n: Noise, r: Rng) {
  const { rise, ground, shade, ink, trunks, boughs } = RANKS[rank];
  const top = (px: number) =>
    rise - 0.12 * Math.abs(px - 640) + 30 * n.n2(px * 0.006, rank * 7) + 5 * n.n2(px * 0.06, 3);
  for (const [px, girth] of trunks) {
    rankCedar(x, [px, top(px) + girth * 0.2], girth, -20, r, {
      ...ink,
      mist: ground,
      rise: 10,
      lit: 1,
    });
    for (let i = 0; i < boughs; i++)
      cedarSpray(
        x,
        [px + r.range(-0.2, 0.2) * girth, r.range(-10, rise - 330)],
        r.range(50, 90) + girth * 0.7,
        r.chance(0.5) ? 1 : -1,
        r,
        [ink.dark, ink.tone, mix(ink.tone, ink.light, 0.6)],
      );
  }
  const edge = Array.from({ length: 62 }, (_, i): Pt => [i * 20 - 10, top(i * 20 - 10)]);
  fillPoly(x, [...edge, [W + 10, 1220], [-10, 1220]], ground);
  // the roots' shade on the moss, away from the light
  for (const [px, girth] of trunks) {
    const y = top(px);
    fillPoly(
      x,
      [
        [px + girth * 0.5, y - 3],
        [px + girth * 0.2, y + girth * 0.3],
        [px - girth * 1.7, y + girth * 0.95],
        [px - girth * 0.8, y + girth * 0.25],
      ],
      shade,
    );
  }
}
