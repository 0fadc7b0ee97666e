/** Hakozushi C: the near willow, hanging into the sheet from the right: a dark mass, then long twigs with air between them. */
import { css, lerp, Noise, type Pt, Rng, sstep } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

/** How far down the twigs hang at a position along the top: short at the outside, longest before the border. */
const hangs = (x: number) => lerp(110, 560, sstep(1220, 1440, x)) + 300 * sstep(1450, 1590, x);

const n = new Noise(8);
/** Twigs gather in tresses of unlike length. */
const tressAt = (x: number, seed: number) => 0.78 + 0.4 * n.n2(x * 0.017, seed);

const DEPTHS = [
  {
    count: 42,
    from: 1228,
    wood: "#344a52",
    leaves: ["#364c54", "#3d545a", "#2e434d"],
    leaf: 0.9,
    reach: 1,
  },
  {
    count: 60,
    from: 1262,
    wood: "#0f211e",
    leaves: ["#112422", "#142a26", "#182e29"],
    leaf: 1.1,
    reach: 0.62,
  },
  {
    count: 26,
    from: 1240,
    wood: "#16302a",
    leaves: ["#18322c", "#1e3b31", "#254436", "#33523d"],
    leaf: 1,
    reach: 0.98,
  },
  {
    count: 9,
    from: 1280,
    wood: "#29523a",
    leaves: ["#43634a", "#50704c", "#385844"],
    leaf: 1,
    reach: 0.7,
  },
] as const;

export function willow(P: Print) {
  const r = new Rng(41);
  P.block((x) => {
    // deep in the crown no sky comes through
    const g = x.createRadialGradient(1640, -90, 60, 1640, -90, 370);
    g.addColorStop(0, css("#0f2523", 0.96));
    g.addColorStop(0.6, css("#122b2a", 0.6));
    g.addColorStop(1, css("#122b2a", 0));
    x.fillStyle = g;
    x.fillRect(1150, 0, 450, 420);
    for (const [seed, depth] of DEPTHS.entries()) {
      const T = new Tones();
      for (let i = 0; i < depth.count; i++) {
        const top = depth.from + (1650 - depth.from) * ((i + r.u()) / depth.count) ** 0.75;
        const free = hangs(top) * depth.reach * tressAt(top, seed) * r.range(0.62, 1.08),
          // none touches the edge of the stone
          long = free > 700 ? 700 + (free - 700) * 0.3 : free;
        const sway = -long * r.range(0.02, 0.11);
        const run = catmull(
          [
            [top + 24, -30],
            [top + 10, long * 0.3],
            [top + sway * 0.4, long * 0.66],
            [top + sway, long],
          ],
          Math.max(6, Math.round(long / 34)),
        );
        x.fillStyle = css(depth.wood);
        x.beginPath();
        brushPath(x, run, (t) => 2.6 - 1.7 * t);
        x.fill();
        tress(T, run, r, depth.leaves, depth.leaf);
      }
      T.flush(x);
    }
  });
}
/** The leaves of one twig, alternately to both sides, shorter and fewer to its tip. */
function tress(T: Tones, run: Pt[], r: Rng, leaves: readonly string[], size: number) {
  const tone = r.pick(leaves);
  for (const [i, [px, py]] of run.entries()) {
    const t = i / run.length;
    for (const side of [-1, 1]) {
      if (t < 0.04 || r.chance(0.1 + 0.25 * t)) continue;
      const long = size * lerp(29, 19, t) * r.range(0.75, 1.2);
      const turn = 1.6 + side * r.range(0.14, 0.5);
      const own = r.chance(0.006) ? "#c9b84e" : tone;
      T.add(own, (z) => dab(z, px, py + r.range(-4, 4), long, long * 0.19, turn, 0.1 * side));
    }
  }
}
