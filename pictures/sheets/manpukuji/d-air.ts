/** The sun in the dusty air, from the window to the shelves. */
import { css, Rng } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { LEFT, on, onEnd, onFloor, WINDOW } from "./d-plan.ts";

export function air(P: Print) {
  const { near, far, sill, top } = WINDOW;
  const beam = [
    on(LEFT, near, top),
    on(LEFT, far, top),
    onEnd(far, top),
    onEnd(near, top),
    onEnd(near, 4.4),
    onFloor(near, sill),
    on(LEFT, near, sill),
  ];
  // two steps: the whole shaft, and its brighter middle
  const core = [
    on(LEFT, near + 0.4, top),
    on(LEFT, far - 0.3, top),
    onEnd(far - 0.3, top),
    onEnd(near + 0.4, top),
    onEnd(near + 0.4, 3.6),
    onFloor(near + 0.4, sill + 0.3),
    on(LEFT, near + 0.4, sill + 0.3),
  ];
  for (const [shape, a] of [
    [beam, 0.15],
    [core, 0.09],
  ] as const)
    P.light(
      (x) => {
        x.fillStyle = css("#d0a468", a);
        poly(x, shape);
        x.fill();
      },
      { blur: 6 },
    );
  const r = new Rng(31);
  P.light(
    (x) => {
      poly(x, core);
      x.clip();
      for (let k = 0; k < 2600; k++) {
        const s = 0.6 + 1.7 * r.u() ** 5;
        x.fillStyle = css("#ffeec4", r.range(0.15, 0.6));
        x.beginPath();
        x.arc(r.range(60, 1060), r.range(0, 990), s, 0, 6.2832);
        x.fill();
      }
    },
    { op: "source-over" },
  );
}
