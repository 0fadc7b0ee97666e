/** Hakozushi A: steam from the rice, cut as ribbons with rough edges that rise past the window and end under the beam. */
import { Noise, type Pt } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { from } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

const n = new Noise(41);
/** The centre line of each ribbon, from the top of the rice, and its greatest width. */
const RIBBONS: readonly (readonly [line: string, wide: number])[] = [
  ["-150,30 -176,-60 -140,-150 -170,-250 -120,-340 -150,-440 -96,-520 -120,-610", 104],
  ["-70,20 -96,-70 -60,-160 -104,-250 -70,-330 -104,-400", 66],
  ["40,10 14,-80 52,-170 24,-270 78,-370 50,-470 104,-560 92,-660 150,-720", 92],
  ["120,30 128,-50 96,-130 126,-210 104,-280", 54],
  ["-150,-470 -186,-540 -160,-620 -196,-690", 36],
  ["-40,-470 -6,-540 -30,-610 20,-650", 30],
];
const steps = 90;

export function steam(P: Print, rice: Pt) {
  P.block(
    (x) => {
      x.fillStyle = "#f6f1e6";
      for (const [k, [line, wide]] of RIBBONS.entries()) {
        const path = catmull(from(rice, line), steps / 6);
        // rough edges, a thin upper end, a few cuts along the middle
        const torn = (t: number, side: number) =>
          1 + 0.3 * n.n2(t * 6 + k * 9, side) + 0.1 * n.n2(t * 34 + k * 5, side);
        x.beginPath();
        brushPath(x, path, (t) => wide * Math.sin(Math.PI * (0.16 + 0.84 * t)) ** 0.8 * torn(t, 1));
        x.fill();
        x.globalCompositeOperation = "destination-out";
        x.beginPath();
        brushPath(
          x,
          path.slice(Math.round(path.length * 0.22), Math.round(path.length * 0.86)),
          (t) => wide * 0.3 * Math.max(0, Math.sin(t * 12 + k * 2.1)) * torn(t, 2),
        );
        x.fill();
        x.globalCompositeOperation = "source-over";
      }
    },
    { alpha: 0.62, occlude: 0.62, grain: 0.22 },
  );
}
