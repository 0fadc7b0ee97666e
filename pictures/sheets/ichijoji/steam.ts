/** Steam as flat cuts along a curve: pieces that widen as they rise, smooth on one side and torn on the other. */
import { lerp, type Pt } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

interface Steam {
  /** from where it is hot to its upper end */
  readonly spine: readonly Pt[];
  /** half its width at the lower and the upper end */
  readonly wide: readonly [number, number];
  /** its pieces along the spine, each from here to there, 0..1 */
  readonly pieces: readonly (readonly [number, number])[];
  readonly colour: string;
  readonly a: number;
}

/** Prints the steam; it hides the key lines behind it. */
export function cutSteam(P: Print, { spine, wide, pieces, colour, a }: Steam) {
  const n = P.noise,
    line = catmull([...spine], 24);
  P.block(
    (x) => {
      for (const [from, to] of pieces) {
        const sides: [Pt[], Pt[]] = [[], []];
        for (let i = 0; i <= 90; i++) {
          const u = i / 90,
            t = lerp(from, to, u),
            along = t * (line.length - 1),
            at = Math.min(line.length - 2, Math.floor(along));
          const [ax, ay] = line[at],
            [bx, by] = line[at + 1];
          const px = lerp(ax, bx, along - at),
            py = lerp(ay, by, along - at);
          const l = Math.hypot(bx - ax, by - ay) || 1;
          // blunt below, drawn out above
          const taper = Math.min(1, 3.4 * u) ** 0.7 * (1 - u ** 1.7);
          sides.forEach((side, k) => {
            // smooth to the wind, torn on the other side
            const tear = k
              ? 1 + 0.42 * n.n2(t * 8, 7 + from) + 0.17 * n.n2(t * 30, 5)
              : 1 + 0.2 * n.n2(t * 4, from);
            const w = (k ? -1 : 1) * lerp(wide[0], wide[1], t) * taper * tear;
            side.push([px - ((by - ay) / l) * w, py + ((bx - ax) / l) * w]);
          });
        }
        fillPoly(x, [...sides[0], ...sides[1].toReversed()], colour, a);
      }
    },
    { occlude: 0.9, grain: 0.12 },
  );
}
