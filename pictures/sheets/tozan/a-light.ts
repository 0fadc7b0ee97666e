/** The morning sun through the wood: shafts in the mist that slant down to the stair, and the glow at its top. */
import { Rng, type Pt, W } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";

export function shafts(P: Print) {
  const r = new Rng(7);
  P.block((x) => {
    for (let i = 0; i < 9; i++) {
      const top = -160 + i * 165 + r.range(-46, 46),
        wide = r.range(26, 74),
        lean = 330 + r.range(-14, 14);
      // each is cut in two flat steps, the brighter one narrow and shorter
      for (const [from, to, fall, c] of [
        [0, 1, 660, "#eef0c2"],
        [0.3, 0.72, 470, "#fbf6cf"],
      ] as const) {
        const down = fall / 660,
          spread = 1 + 0.8 * down;
        fillPoly(
          x,
          [
            [top + wide * from, -20],
            [top + wide * to, -20],
            [top + lean * down + wide * to * spread, fall],
            [top + lean * down + wide * from * spread, fall],
          ] as Pt[],
          c,
          0.36,
        );
      }
    }
  });
}

export function glow(P: Print, [a, b]: Pt) {
  P.light((x) => {
    const g = x.createRadialGradient(a, b, 10, a, b, 430);
    g.addColorStop(0, "rgba(255,248,220,.1)");
    g.addColorStop(0.5, "rgba(255,246,216,.06)");
    g.addColorStop(1, "rgba(255,246,216,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 800);
  });
}
