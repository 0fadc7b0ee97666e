/** The morning sun through the wood: shafts in the mist that slant down to the stair, and the glow at its top. */
import { Rng, type Pt, W } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";

export function shafts(P: Print) {
  const r = new Rng(7);
  P.light(
    (x) => {
      for (let i = 0; i < 13; i++) {
        const top = -260 + i * 120 + r.range(-40, 40),
          wide = r.range(14, 54),
          fall = 620;
        const lean = 330 + r.range(-20, 20);
        const g = x.createLinearGradient(0, -20, 0, fall);
        g.addColorStop(0, `rgba(255,244,206,${r.range(0.2, 0.52)})`);
        g.addColorStop(1, "rgba(255,244,206,0)");
        fillPoly(
          x,
          [
            [top, -20],
            [top + wide, -20],
            [top + wide * 1.9 + lean, fall],
            [top + lean, fall],
          ] as Pt[],
          g,
        );
      }
    },
    { blur: 5 },
  );
}

export function glow(P: Print, [a, b]: Pt) {
  P.light((x) => {
    const g = x.createRadialGradient(a, b, 10, a, b, 430);
    g.addColorStop(0, "rgba(255,248,220,.3)");
    g.addColorStop(0.5, "rgba(255,246,216,.2)");
    g.addColorStop(1, "rgba(255,246,216,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 800);
  });
}
