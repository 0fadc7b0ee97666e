/** The bell's open mouth from below, and the loop from which it hangs. */
import { css, layer, lerp, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, fillPoly, poly } from "../../kit/brush.ts";
import { BEAM } from "./c-frame.ts";
import { belfry, keyColour, P, see } from "./c-stage.ts";
import { onBell, ringAt } from "./c-bell-shape.ts";

/** The rim as a ring, the dark inside, and the faint light on the far wall inside. */
export function mouth() {
  const L = layer(),
    K = layer();
  fillPoly(L.x, ringAt(0), "#57786a");
  fillPoly(
    L.x,
    [...ringAt(0, 1, -1.9, -0.2), ...ringAt(0, 0.86, -1.9, -0.2).toReversed()],
    "#c9b67e",
  );
  fillPoly(L.x, ringAt(0, 0.86), "#1c1622");
  const within = (low: number, high: number, from: number, to: number): Pt[] => [
    ...ringAt(low, 0.86, from, to),
    ...Array.from({ length: 40 }, (_, i) => {
      const a = lerp(to, from, i / 39);
      return onBell(a, high * Math.sin(Math.PI * (i / 39)) ** 0.6, 0.86);
    }),
  ];
  L.x.save();
  poly(L.x, ringAt(0, 0.86));
  L.x.clip();
  fillPoly(L.x, within(0, 0.3, 0.9, 2.9), "#5a3b38");
  fillPoly(L.x, within(0, 0.16, 1.1, 2.6), "#a06a46");
  L.x.restore();
  K.x.fillStyle = css(keyColour, 0.95);
  K.x.beginPath();
  brushPath(K.x, ringAt(0, 1), (t) => 4.4 * (0.7 + 0.5 * Math.sin(t * 9)));
  brushPath(K.x, ringAt(0, 0.86), (t) => 2.6 * (0.8 + 0.5 * Math.sin(t * 12 + 1)));
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** The loop has the form of two dragons' necks; an iron hook goes through it. */
export function printLoop() {
  const L = layer();
  const arch = (out: number, high: number): Pt[] =>
    Array.from({ length: 33 }, (_, i) => {
      const a = (i / 32) * Math.PI;
      return see(belfry(-out * Math.cos(a), 0, 3.84 + high * Math.sin(a) ** 0.7));
    });
  const hook = [0, 0.3, 0.6, 1].map((t) => see(belfry(0, 0, lerp(4.12, BEAM + 0.02, t))));
  for (const [grow, tone, iron] of [
    [8, keyColour, "#16121b"],
    [0, "#3d5f5c", "#57434a"],
  ] as const) {
    L.x.fillStyle = tone;
    L.x.beginPath();
    brushPath(L.x, arch(0.25, 0.36), (t) => 34 + grow + 13 * Math.cos(t * 25));
    L.x.fill();
    L.x.fillStyle = iron;
    L.x.beginPath();
    brushPath(L.x, hook, () => 22 + grow);
    L.x.fill();
  }
  L.x.fillStyle = "#b9b483";
  L.x.beginPath();
  brushPath(L.x, arch(0.275, 0.38).slice(2, 15), (t) => 11 * Math.sin(Math.PI * t));
  L.x.fill();
  P.put(L, { occlude: 1 });
}
