/** Two swallows low over the pond; one has just touched the water. */
import { css, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";

const BODY = "-30,-6 -22,-10 -8,-9 8,-4 24,2 52,14 26,7 44,22 18,10 -2,8 -20,2";
const WINGS = [
  "-12,-6 -6,-30 16,-56 44,-70 30,-44 16,-18 10,-2",
  "-8,2 -14,22 -6,44 14,62 10,36 12,16 10,4",
];

function swallow(x: Ctx, [cx, cy]: Pt, size: number, turn: number) {
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
  for (const [i, outline] of [...WINGS, BODY].entries())
    fillPoly(
      x,
      catmull(
        pts(outline).map(([a, b]): Pt => [cx + a * c - b * s, cy + a * s + b * c]),
        6,
        true,
      ),
      i === 1 ? "#2f5a66" : "#12303e",
    );
}

export function swallows(P: Print) {
  P.block(
    (x) => {
      // the ring it left, and the drops behind it
      x.fillStyle = css("#f6f0dc", 0.8);
      x.beginPath();
      for (const [rx, w] of [
        [26, 2.6],
        [58, 2.2],
        [98, 1.6],
      ]) {
        const ring = Array.from({ length: 61 }, (_, i): Pt => {
          const a = (i / 60) * 6.283;
          return [826 + rx * Math.cos(a), 838 + rx * 0.2 * Math.sin(a)];
        });
        brushPath(x, ring, (t) => w * (0.5 + 0.6 * Math.sin(t * 6.283) ** 2));
      }
      x.fill();
      swallow(x, [744, 796], 0.62, 0.28);
      swallow(x, [690, 372], 0.36, -0.3);
    },
    { occlude: 0 },
  );
}
